import { rule } from '../../rule.ts';

export const setUp = {
  'INV-SETUP-ORDER': rule(
    'Turn order',
    'A start player is chosen; the others follow clockwise. The turn order only changes at a change of era.',
    'The rulebook lets whoever invented something last begin. Here chance decides.',
  ),
  'INV-SETUP-TRACKS': rule(
    'Tracks',
    'Everybody begins with no points, influence 1 and an era marker on one of the four spaces of era 2. Chronos stands in era 1.',
  ),
  'INV-SETUP-REGIONS': rule(
    'Regions',
    'Each of the seven regions gets a sage, a random knowledge tile with its action up, and a random specialist tile.',
  ),
  'INV-SETUP-MILESTONES': rule(
    'Milestones',
    'The four milestones A form common knowledge, in random order. The four milestones B lie on the personal places, also where nobody plays. The three milestones C form the Eureka area.',
  ),
  'INV-SETUP-REGION-IDEAS': rule(
    'First ideas of the regions',
    'The five ideas of era 2 that need a milestone A are laid at random into the regions, except those beside two certain specialist tiles.',
    'Which two tiles these are was only shown in a picture. We take those that invent and share: nothing could be shared yet.',
  ),
  'INV-SETUP-DECK': rule(
    'The deck of ideas',
    'The ideas of eras 3 to 6 are shuffled by era and stacked face up, era 3 on top. Next to the deck lie three more, the idea area. So four ideas are open at any time.',
  ),
  'INV-SETUP-WEALTH': rule(
    'Wealth tiles',
    'Each region gets a stack of wealth tiles of one letter. With four players all of them play; with fewer, three of each letter A to D and two of each letter E to G, chosen at random.',
    'The rulebook does not say that a stack has one letter, but there are seven letters and seven regions. The symbols for two and three players are lost; four and three copies are full sets.',
  ),
  'INV-SETUP-PROGRESS': rule(
    'Progress tiles',
    'Economy, culture and technology tiles are numbered 1 to 7. Of every number there are three copies with four players and two with fewer.',
  ),
  'INV-SETUP-SOCIETY': rule(
    'Society boards',
    'Everybody begins with two scholars, one merchant, one artisan and one thinker at home, a diplomat on the own milestone, and one economy marker; two more markers lie on spaces of the progress map. The other citizens form the supply.',
  ),
  'INV-SETUP-GOALS': rule(
    'Personal goals',
    'Everybody gets one random goal of each of the three decks and keeps it secret until the end.',
  ),
  'INV-SETUP-OWN-IDEAS': rule(
    'Own ideas',
    'Everybody begins with the idea of era 2 that needs the own milestone B, and takes the top card of the deck in turn order.',
    'Ideas of era 2 whose milestone nobody owns leave the game.',
  ),
  'INV-SETUP-INVENTIONS': rule(
    'Prehistoric inventions',
    'Everybody begins with two random inventions of era 1. They count like all others.',
  ),
  'INV-PREPARE-ORDER': rule(
    'Reverse order',
    'Before the first round everybody prepares one idea, beginning with the last in turn order.',
  ),
  'INV-PREPARE-REGION': rule('Choice of a region', 'You choose a region whose idea nobody has claimed yet.'),
  'INV-PREPARE-PRESENTERS': rule(
    'First presenters',
    'You put as many citizens on the specialist tile as it shows: specialists of the type of the idea, or scholars. You are the presenter of the idea.',
  ),
  'INV-PREPARE-BENEFIT': rule(
    'Benefit of the preparation',
    'You gain the benefit of the specialist tile at once.',
    'Presenting is then done with the own ideas, as always, and the new card is taken at the end of the own preparation. There are no chain markers yet. An aspiration waits for step 3 of the first turn.',
  ),
  'INV-PREPARE-TOKEN': rule(
    'First token and first citizen',
    'Your token “+1 influence” goes face up to the leftmost influence space of the region, without points and without influence, and a citizen from your supply to the map there.',
  ),
  'INV-PREPARE-DISCARD': rule(
    'Unclaimed ideas',
    'When everybody has prepared, ideas that nobody claimed leave the regions.',
  ),
};
