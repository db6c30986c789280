import { rule } from '../../rule.ts';

export const setUp = {
  'INV-SETUP-ORDER': rule(
    'Turn order',
    'The start player is random; the others follow clockwise. With two players, Chronos’s place in the order is random too.',
    'In the rulebook the player who last invented something starts. No one can check that online, so the start player is random.',
  ),
  'INV-SETUP-TRACKS': rule(
    'Markers on the tracks',
    'Everyone starts with 0 VP and influence 1. The era markers start on the first four spaces, those of era 2. Chronos starts at the left end of the era track.',
    'The rulebook allows any order of the era markers. We use seat order; these spaces give nothing.',
  ),
  'INV-SETUP-REGIONS': rule(
    'Regions',
    'Each region gets a sage, a random knowledge tile with its action side up and a random specialist tile next to its card space.',
  ),
  'INV-SETUP-MILESTONES': rule(
    'Milestones',
    'The four A milestones go to common knowledge. Each personal space, used or not, gets one of the four B milestones. The three C milestones go to the Eureka area beside the board. D, E and F come later.',
  ),
  'INV-SETUP-REGION-IDEAS': rule(
    'Ideas in the regions',
    'Deal the five era 2 ideas that need an A milestone to the regions, one each. The two regions with the specialist tiles Inventing and Sharing stay empty.',
    'We do not have the picture of these two tiles. We chose these two because nothing can be shared at the start, and inventing would be the strongest bonus.',
  ),
  'INV-SETUP-DECK': rule(
    'Idea deck',
    'The ideas of eras 3 to 6 are shuffled separately and stacked face up, era 3 on top. After everyone has taken an idea from the deck, three cards form the idea area. With the top card of the deck, four ideas are available.',
  ),
  'INV-SETUP-WEALTH': rule(
    'Wealth stacks',
    'Each region has one letter of wealth tiles. Four players use all copies; with fewer players use three of each letter A to D and two of E to G.',
    'The text does not say whether a stack mixes letters; seven letters fit seven regions. Which copies stay in the box, and the order of each stack, is random; the order only matters to Chronos.',
  ),
  'INV-SETUP-PROGRESS': rule(
    'Progress stacks',
    'There are three types of progress tiles, numbered 1 to 7. Four players use three copies of every tile, fewer players two.',
    'We do not have the symbols for the number of players. Four players use the whole box, so the smaller number is for fewer.',
  ),
  'INV-SETUP-SOCIETY': rule(
    'Society boards',
    'You start with 2 scholars, 1 merchant, 1 artisan and 1 thinker at home, 1 diplomat on your personal milestone, 1 economy marker and 5 influence tokens. Your other citizens are your supply.',
  ),
  'INV-SETUP-GOALS': rule('Personal goals', 'You get one secret goal from each of the three decks.'),
  'INV-SETUP-OWN-IDEAS': rule(
    'Your first ideas',
    'You start with the era 2 idea that needs your B milestone and with one idea from the top of the deck, dealt in turn order.',
    'Era 2 ideas whose milestone belongs to no one are out of the game. The rulebook does not mention them.',
  ),
  'INV-SETUP-INVENTIONS': rule(
    'Prehistoric inventions',
    'You start with two random era 1 inventions. They count as your inventions from the start.',
    'Those that are not dealt are out of the game. The rulebook does not mention them.',
  ),

  'INV-PREPARE-ORDER': rule(
    'Reverse turn order',
    'In the preparatory round everyone takes one turn, in reverse turn order.',
    'The rulebook does not say when Chronos takes part. We play: he takes his place in the same order, since he checks whether a region is already taken.',
  ),
  'INV-PREPARE-REGION': rule(
    'A region with an open idea',
    'Choose a region whose idea no one has presented yet.',
    'The rulebook does not forbid a second player in a region, but a card has one presenter, and Chronos avoids regions that are taken.',
  ),
  'INV-PREPARE-PRESENTERS': rule(
    'Presenters in the preparation',
    'As many citizens as the specialist tile shows, 1 or 2, present the idea: specialists of its type, scholars or both.',
  ),
  'INV-PREPARE-BENEFIT': rule(
    'Preparation bonus',
    'Gain the benefit of the specialist tile.',
    'A benefit that presents an idea works as usual, and you take the new idea at once. There are no chain markers yet, and an aspiration waits for your first turn.',
  ),
  'INV-PREPARE-TOKEN': rule(
    'The first token',
    'Place your influence token on the leftmost influence space of the region, without VP or influence, and a citizen from your supply there. The token stays face up and counts later.',
    'The rulebook names the benefit of the tile before the token and the citizen. We place them first; nothing the benefit does depends on them.',
  ),
  'INV-PREPARE-DISCARD': rule(
    'Leftover ideas',
    'After the preparation, ideas that no one presented leave the regions and the game.',
  ),
};
