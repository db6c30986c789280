import { rule } from '../../rule.ts';

export const roundsAndSociety = {
  'INV-ROUND-COUNT': rule(
    'Thirteen rounds',
    'Era 1 has one round, eras 2 to 5 have three each. Era 6 is the final scoring.',
  ),
  'INV-ROUND-PILLARS': rule(
    'Which pillar',
    'In era 1 everyone places their epoch pillar. In later eras you place a season pillar in each of the first two rounds and move your epoch pillar in the third.',
  ),
  'INV-ROUND-CHRONOS': rule(
    'Chronos advances',
    'Chronos moves one space at the start of every round except the first. The era he is in is the current era. When he enters a new one, the era change comes before the turns; era 6 ends the game.',
    'The rulebook mentions this move twice, at the end and at the start of a round. It is one move.',
  ),

  'INV-FORUM-GOLDEN-RULE': rule(
    'One pillar per forum',
    'You may have only one pillar in each forum. Other players’ pillars are never in your way.',
    'We do not have the picture of the forums. The ten actions are paired in the order of the rulebook, as two reviews list them: present and invent, innovate and share, call specialists and gain influence, travel and Eureka, send and recall a diplomat.',
  ),
  'INV-FORUM-EPOCH': rule(
    'Epoch pillar: a new forum',
    'Your epoch pillar moves to another forum: neither its own space nor the other space of its forum is allowed.',
  ),

  'INV-INFLUENCE-TRACK': rule(
    'Influence',
    'Influence goes from 0 to 10. Your space shows your chain markers per turn, how it changes at the era change, and the VP at game end.',
    'The rulebook gives the changes, 2 markers for influence 5 and 10 VP for influence 8. We fill in the rest in the same bands: up to 3, 1 marker and 1 VP; from 4 to 7, 2 and 5; from 8 on, 3 and 10.',
  ),
  'INV-INFLUENCE-SHORT': rule(
    'Not enough influence',
    'You pay an influence cost in full or not at all. Influence never goes below 0.',
    'The rulebook does not say what happens if you cannot pay. We play: you cannot buy.',
  ),

  'INV-CHAIN-MARKERS': rule(
    'Chain markers',
    'At the start of your turn your influence space shows how many chain markers you have. Changes to your influence later in the turn do not matter. After your actions all markers go back.',
  ),
  'INV-CHAIN-SPEND': rule(
    'One marker per chain action',
    'Each chain action costs one chain marker. Without a marker you cannot use one. Chain actions are always optional.',
  ),
  'INV-CHAIN-NESTED': rule(
    'Chains within chains',
    'A chain action has the same steps as a main action and may offer the next one. Finish it before you go on with the action it came from.',
    'The rulebook gives no order for nested actions. Finishing the inner one first is the only order in which an action always knows what it works with.',
  ),
  'INV-CHAIN-POSSIBLE': rule(
    'Only what is possible',
    'You can only choose a chain action or a tile if you can carry out its action.',
    'An action is possible if you can make all its compulsory moves: card, citizen, token or milestone. A full tile area never prevents it.',
  ),

  'INV-CITIZEN-SUPPLY': rule(
    'Thirty citizens',
    'You have 30 citizens. New ones come from your supply.',
    'The rulebook does not say what happens when the supply is empty. We play: you gain no citizen, and everything else goes on.',
  ),
  'INV-CITIZEN-HOME': rule(
    'At home or exhausted',
    'You can only send or exhaust specialists at home. Exhausted specialists stay in the lower space of their type until the era change.',
  ),
  'INV-CITIZEN-ANYWHERE': rule(
    'Citizen in any region',
    'Place the new citizen from this benefit in any region on the map.',
  ),

  'INV-SCHOLAR-STANDS-IN': rule('Scholars stand in', 'A scholar can do anything a specialist can.'),
  'INV-SCHOLAR-DEVOTED': rule(
    'Exhausted for good',
    'A scholar you exhaust becomes an exhausted specialist of a type you choose, for good.',
    'The rulebook says “of a chosen specialisation” and sets no limit to the choice. So the scholar pays for the type required and then lies exhausted with any type you like, even one that had nothing to do with the payment.',
  ),
  'INV-SCHOLAR-LIMIT': rule(
    'Academy limit',
    'Your academy holds as many scholars as the number of your era. Citizens beyond that go to the supply.',
    'Sages do not count towards the limit: they are not scholars.',
  ),

  'INV-TILE-ONE-OF-A-KIND': rule(
    'One of each kind',
    'You cannot own two progress tiles of the same type and number, or two wealth tiles of the same letter.',
    'Tiles in the tile area and on the map count, used technology tiles too.',
  ),
  'INV-TILE-BUILT': rule(
    'Only when built',
    'Tiles work once built on the progress map. Tiles in the tile area do nothing and score nothing.',
  ),
  'INV-TILE-ECONOMY': rule(
    'Economy tiles',
    'An economy tile gives its benefit once per era, for an economy marker, before or after your main action.',
    'We do not have the sheet with the tiles. They are a reconstruction: extra actions, as a review describes. They need no chain marker. If used while building, an action could neither chain nor draw ideas, so they belong to the action step. An action in progress is finished first.',
  ),
  'INV-TILE-ECONOMY-MARKER': rule(
    'Economy marker',
    'To use an economy tile you need an economy marker. It comes back at the era change.',
  ),
  'INV-TILE-CULTURE': rule(
    'Culture tiles',
    'Whenever you take the action of a culture tile you built, the tile gives its benefit.',
    'We do not have the sheet with the tiles; the benefits are a reconstruction. Main actions, chain actions and actions from benefits all count; sharing only counts for the sharer.',
  ),
  'INV-TILE-TECHNOLOGY': rule(
    'Technology tiles',
    'A technology tile links two actions: after one of them you may take the other as a chain action, for 1 influence and a chain marker. The tile is then used up for the rest of the game.',
    'We do not have the sheet with the tiles; the pairs are a reconstruction. It needs a marker because it is a chain action. The first action must be finished, with everything that came from it; the tile may have been built after it in the same turn. A used tile stays on the map and counts there as before.',
  ),
  'INV-TILE-TECHNOLOGY-ONE': rule(
    'One technology tile per turn',
    'You can use only one technology tile per turn.',
  ),
  'INV-TILE-WEALTH': rule(
    'Wealth tiles',
    'A wealth tile on your progress map scores at the end for the tiles on that map.',
    'We do not have the sheet with the tiles. Each letter scores in its own way and its copies count different kinds: A the outer ring, B the inside, C tiles without a neighbour of their kind, D the largest group, E pairs, F adjacent pairs, G tiles next to another kind; 3 VP each. This matches the rulebook’s scoring example.',
  ),
};
