import { rule } from '../../rule.ts';

export const turn = {
  'INV-ROUND-COUNT': rule(
    'Thirteen rounds',
    'Era 1 has one round, the eras 2 to 5 have three each. When Chronos enters era 6 the game ends with the final scoring.',
  ),
  'INV-ROUND-PILLARS': rule(
    'Which pillar is played',
    'In the round of era 1 everybody places the epoch pillar. In the eras 2 to 5 a season pillar is played in the first two rounds, and the epoch pillar moves in the third.',
  ),
  'INV-ROUND-CHRONOS': rule(
    'Chronos moves on',
    'Every round after the first begins with a step of Chronos. Where he enters a new era, the change of era comes first. The era in which he stands is the current era.',
    'The rulebook tells of this step at the end of a round and at the beginning of the next. It is one step.',
  ),
  'INV-FORUM-GOLDEN-RULE': rule(
    'The golden rule',
    'You may have only one of your pillars in a forum. Pillars of others never block you.',
  ),
  'INV-FORUM-EPOCH': rule(
    'Moving the epoch pillar',
    'The epoch pillar moves to another forum: it can neither stay nor go to the other space of its own forum.',
  ),
  'INV-INFLUENCE-TRACK': rule(
    'Influence',
    'Influence goes from 0 to 10; what is beyond is lost. The space decides about chain markers, about the adjustment at a change of era and about points at the end.',
    'The numbers of markers and points are known for two spaces. The others follow the bands of the adjustment.',
  ),
  'INV-INFLUENCE-SHORT': rule('Paying influence', 'A price in influence is paid in full or not at all.'),
  'INV-CHAIN-MARKERS': rule(
    'Preparing chain markers',
    'At the start of your turn you prepare as many chain markers as your space of the influence track shows. What your influence does later in the turn changes nothing.',
  ),
  'INV-CHAIN-SPEND': rule(
    'Spending a chain marker',
    'Where an action shows the chain you may spend a marker to perform one more action, with the same steps as a main action. Without markers there is none. At the end of step 2 all markers go back.',
  ),
  'INV-CHAIN-NESTED': rule(
    'Actions within actions',
    'A chain action or a benefit is finished before the action it came from goes on.',
    'The rulebook does not say so, but every other order would leave actions half done.',
  ),
  'INV-CHAIN-POSSIBLE': rule(
    'Only what is possible',
    'A chain action, a token, a knowledge tile or a progress tile can be used only if what it gives can be done now.',
  ),
  'INV-CITIZEN-SUPPLY': rule(
    'Thirty citizens',
    'Everybody has 30 citizens. One that should come from an empty supply is not gained.',
  ),
  'INV-CITIZEN-HOME': rule(
    'At home or exhausted',
    'Only specialists at home, and scholars, can be deployed or exhausted, and only those of the demanded type. Exhausted specialists wait until the next era.',
  ),
  'INV-CITIZEN-ANYWHERE': rule(
    'A citizen anywhere',
    'A new citizen from the supply goes to the map space of any region.',
  ),
  'INV-SCHOLAR-STANDS-IN': rule('Scholars stand in', 'A scholar may stand in for a specialist of any type.'),
  'INV-SCHOLAR-DEVOTED': rule(
    'Exhausted scholars',
    'A scholar who is exhausted becomes, for good, an exhausted specialist of the type you choose.',
    'The rulebook does not limit the choice to the type that the scholar stood in for, so it is free.',
  ),
  'INV-SCHOLAR-LIMIT': rule(
    'Limit of the academy',
    'The academy holds as many scholars as the era of your milestone. Those beyond it go to the supply. Sages do not count.',
  ),
  'INV-TILE-ONE-OF-A-KIND': rule(
    'One of a kind',
    'You may own only one progress tile of a kind and number and one wealth tile of a letter, waiting and built ones together.',
    'Technology tiles that are used up count as well.',
  ),
  'INV-TILE-BUILT': rule('Built tiles work', 'A tile works only when it is built on the progress map.'),
  'INV-TILE-ECONOMY': rule(
    'Economy tiles',
    'An economy tile is used once an era: put an economy marker on it and do what it shows. It needs no chain marker; a chain step of its action does.',
    'Possible in step 2 of your turn, before the pillar or between actions. In step 4 the markers are already back and the new ideas drawn, so an action would lose half of its steps.',
  ),
  'INV-TILE-ECONOMY-MARKER': rule(
    'Economy markers',
    'Using an economy tile takes an available economy marker. All come back at the change of era.',
  ),
  'INV-TILE-CULTURE': rule(
    'Culture tiles',
    'Whenever you perform the action that a culture tile shows you gain its benefit.',
    'That holds for main actions, chain actions and benefits alike; sharing counts for the sharer.',
  ),
  'INV-TILE-TECHNOLOGY': rule(
    'Technology tiles',
    'A technology tile shows two actions. Having performed one of them this turn you may perform the other as a chain action, for a chain marker and 1 influence. The tile is turned over and never used again.',
    'It is used in step 2, when no other action is under way.',
  ),
  'INV-TILE-TECHNOLOGY-ONE': rule('One technology tile', 'Only one technology tile may be used in a turn.'),
  'INV-TILE-WEALTH': rule(
    'Wealth tiles',
    'A wealth tile scores at the end, 3 points for each thing that it counts on your progress map. A: tiles of its kind on the outer ring. B: inside. C: those that touch no other of their kind. D: the largest connected group. E: pairs of its two kinds anywhere. F: every common edge of the two kinds. G: tiles of the first kind that touch the second.',
    'The aid sheet that explains the tiles is lost. This reading makes the copies of a letter differ and gives exactly the points of the example in the rulebook.',
  ),
  'INV-TURN-STEPS': rule(
    'Steps of a turn',
    'A turn is: prepare chain markers; play the pillar and perform its action, with chain actions; exchange aspirations for progress tiles; build.',
  ),
  'INV-TURN-NOT-NOW': rule('Not now', 'What is under way is finished first.'),
  'INV-TURN-EARNS': rule(
    'Pillars earn influence',
    'Whoever plays a pillar gives 1 influence to every other player whose epoch pillar stands on that very space. Chain actions never do.',
  ),
  'INV-TURN-POSSIBLE': rule(
    'A possible action',
    'The main action must be performed, so an action space is chosen only if its action is possible: every card, citizen, token or milestone it needs can be moved. A full tile area forbids no action.',
  ),
  'INV-TURN-NO-ACTION': rule(
    'No action at all',
    'Only if no action in any available forum is possible, play the pillar there and gain 1 influence.',
    'The others still gain influence by their pillars on that space, since a pillar was played on it.',
  ),
  'INV-TURN-BENEFIT': rule(
    'Benefits',
    'Actions of specialist tiles, milestones and the era track need no chain marker and may be declined.',
    'Only the entries of knowledge tiles mention a marker in the rulebook.',
  ),
  'INV-ASPIRATION-GAIN': rule(
    'Gaining aspirations',
    'An aspiration goes to the leftmost empty space of the tile area, showing its type.',
    'Everybody has four aspiration tiles. When all lie in the area no further one is gained.',
  ),
  'INV-ASPIRATION-OVERFLOW': rule(
    'Too many aspirations',
    'Aspirations beyond the four spaces are kept until the end of step 2. Then you choose which of the new ones stay.',
  ),
  'INV-ASPIRATION-PROGRESS': rule(
    'Aspirations become progress',
    'In step 3 every aspiration is replaced by a progress tile of its type from the supply, a joker by one of any type.',
  ),
  'INV-ASPIRATION-VOID': rule(
    'No tile for an aspiration',
    'A tile of which no copy is left cannot be taken. Where no tile is possible at all the aspiration just goes back.',
  ),
};
