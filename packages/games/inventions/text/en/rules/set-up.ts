import { rule } from '../../rule.ts';

export const setUp = {
  'INV-SETUP-ORDER': rule(
    'Turn order',
    'Chance names the first player; the others follow clockwise. With two players chance also finds Chronos’ place among them.',
    'The rulebook lets the player begin who invented something last. No one can check that at a table in the browser, so chance decides.',
  ),
  'INV-SETUP-TRACKS': rule(
    'Markers on the tracks',
    'Everyone begins with 0 VP and influence 1. The era markers stand on the first four spaces, those of era 2; Chronos stands at the left end of the era track.',
    'The rulebook lets the era markers stand in any order. They stand in the order of the seats; these spaces give nothing.',
  ),
  'INV-SETUP-REGIONS': rule(
    'Regions',
    'Every region gets a sage, a random knowledge tile with its action up and a random specialist tile beside its card space.',
  ),
  'INV-SETUP-MILESTONES': rule(
    'Milestones',
    'The four milestones A lie in common knowledge, one of the four milestones B on each personal space, also on those no one plays, and the three milestones C beside the board in the Eureka area. D, E and F come later.',
  ),
  'INV-SETUP-REGION-IDEAS': rule(
    'Ideas in the regions',
    'The five ideas of era 2 that need a milestone A are dealt to the regions, one each. The two regions with the specialist tiles Inventing and Sharing stay empty.',
    'The picture of these two tiles is lost. These were chosen because nothing can be shared at the start, and inventing would be the strongest gift.',
  ),
  'INV-SETUP-DECK': rule(
    'The deck of ideas',
    'Ideas of the eras 3 to 6 are shuffled apart and stacked face up, era 3 on top. When everyone has an idea of the deck, three cards form the idea area; with the top card of the deck four ideas lie open.',
  ),
  'INV-SETUP-WEALTH': rule(
    'Stacks of wealth',
    'One letter of wealth tiles lies in each region. Four players use all copies, fewer players three of each letter A to D and two of E to G.',
    'The text does not say whether a stack mixes letters; seven letters fit seven regions. Chance decides which copies stay in the box and in what order they lie, which matters to Chronos alone.',
  ),
  'INV-SETUP-PROGRESS': rule(
    'Stacks of progress',
    'Each of the three kinds of progress tiles has seven numbers. Four players use three copies of every tile, fewer players two.',
    'The symbols for the number of players are lost; four players use the whole box, so the smaller number is for fewer.',
  ),
  'INV-SETUP-SOCIETY': rule(
    'Society boards',
    'A society begins with 2 scholars, 1 merchant, 1 artisan and 1 thinker at home, 1 diplomat on its personal milestone, 1 economy marker and 5 influence tokens; its other citizens are the supply.',
  ),
  'INV-SETUP-GOALS': rule('Personal goals', 'Everyone gets one secret goal of each of the three decks.'),
  'INV-SETUP-OWN-IDEAS': rule(
    'The first ideas',
    'Everyone begins with the idea of era 2 that needs their milestone B and with one idea from the top of the deck, dealt in turn order.',
    'Ideas of era 2 whose milestone belongs to no one are out of the game; the rulebook does not mention them.',
  ),
  'INV-SETUP-INVENTIONS': rule(
    'Prehistoric inventions',
    'Everyone begins with two random inventions of era 1. They count as inventions of their owner from the start.',
    'Those that are not dealt are out of the game; the rulebook does not mention them.',
  ),

  'INV-PREPARE-ORDER': rule(
    'Reverse turn order',
    'In the preparatory round everyone has one turn, the last in turn order first.',
    'When Chronos takes part is not said. He takes his place in the same order, since he looks whether a region is taken already.',
  ),
  'INV-PREPARE-REGION': rule(
    'A region with a free idea',
    'The player chooses a region whose idea no one has presented yet.',
    'The rulebook does not forbid a second player in a region; a card has one presenter, and Chronos avoids regions that are taken.',
  ),
  'INV-PREPARE-PRESENTERS': rule(
    'Presenters of the preparation',
    'As many citizens as the specialist tile shows, 1 or 2, present the idea: specialists of its type, scholars or both.',
  ),
  'INV-PREPARE-BENEFIT': rule(
    'Benefit of the preparation',
    'The player gains the benefit of the specialist tile.',
    'A benefit that presents an idea is carried out as usual, and the new idea is taken at once. There are no chain markers yet, and an aspiration waits for the first turn.',
  ),
  'INV-PREPARE-TOKEN': rule(
    'The first token',
    'The player’s influence token lies on the leftmost influence space of the region, without points or influence, and one citizen of the supply settles there. The token stays face up and counts later.',
    'The rulebook names the benefit of the tile before token and citizen. Here they come first; nothing the benefit does depends on them.',
  ),
  'INV-PREPARE-DISCARD': rule(
    'Ideas left over',
    'When everyone has prepared, ideas that no one presented leave the regions and the game.',
  ),
};
