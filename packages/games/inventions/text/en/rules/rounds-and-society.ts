import { rule } from '../../rule.ts';

export const roundsAndSociety = {
  'INV-ROUND-COUNT': rule(
    'Thirteen rounds',
    'Era 1 has one round, the eras 2 to 5 have three each. Era 6 is the final scoring.',
  ),
  'INV-ROUND-PILLARS': rule(
    'Which pillar',
    'In era 1 everyone places the epoch pillar. In later eras the first two rounds play a season pillar each, the third moves the epoch pillar.',
  ),
  'INV-ROUND-CHRONOS': rule(
    'Chronos moves on',
    'Chronos moves one space at the beginning of every round but the first. The era in which he stands is the current era. Where he enters a new one, the era change comes before the turns, and era 6 ends the game.',
    'The rulebook tells this move twice, at the end and at the beginning of a round. It is one move.',
  ),

  'INV-FORUM-GOLDEN-RULE': rule(
    'One pillar in a forum',
    'A player may have only one pillar in each forum. Pillars of others never stand in the way.',
    'The picture of the forums is lost. The ten actions are paired in the order of the rulebook, as two reviews list them: present and invent, innovate and share, call specialists and gain influence, travel and Eureka, send and recall a diplomat.',
  ),
  'INV-FORUM-EPOCH': rule(
    'The epoch pillar changes its forum',
    'The epoch pillar moves to another forum; neither its own space nor the other space of its forum is allowed.',
  ),

  'INV-INFLUENCE-TRACK': rule(
    'Influence',
    'Influence goes from 0 to 10. Its space tells the chain markers of a turn, the adjustment at the era change and the points of the end.',
    'The rulebook gives the adjustments, 2 markers for influence 5 and 10 VP for influence 8. The rest is drawn in the same bands: up to 3 it is 1 marker and 1 VP, from 4 to 7 it is 2 and 5, from 8 on it is 3 and 10.',
  ),
  'INV-INFLUENCE-SHORT': rule(
    'Too little influence',
    'A price in influence is paid in full or not at all; influence never falls below 0.',
    'The rulebook does not say what happens to those who cannot pay. They cannot buy.',
  ),

  'INV-CHAIN-MARKERS': rule(
    'Chain markers',
    'At the beginning of a turn the influence space tells how many chain markers are ready. What happens to the influence later in the turn changes nothing, and at the end of the actions all markers go back.',
  ),
  'INV-CHAIN-SPEND': rule(
    'A marker for every chain action',
    'Each chain action costs one ready chain marker. Without one there is none. No one has to use a chain action that is offered.',
  ),
  'INV-CHAIN-NESTED': rule(
    'Chains within chains',
    'A chain action has the same steps as a main action and may offer the next one. It is finished before whatever it grew out of goes on.',
    'The rulebook does not tell the order of nested actions. Finishing the inner one first is the only order in which an action always knows what it works with.',
  ),
  'INV-CHAIN-POSSIBLE': rule(
    'Only what is possible',
    'A chain action, or a tile, can be chosen only if its action can be performed.',
    'An action is possible when all its compulsory moves can be made: card, citizen, token or milestone. A full tile area never forbids it.',
  ),

  'INV-CITIZEN-SUPPLY': rule(
    'Thirty citizens',
    'Every player has 30 citizens. New ones come from the supply.',
    'The rulebook does not say what happens when the supply is empty. Then a citizen is not gained, and all else goes on.',
  ),
  'INV-CITIZEN-HOME': rule(
    'At home or exhausted',
    'Only specialists at home can be sent or exhausted. Exhausted specialists wait in the lower space of their type until the era change.',
  ),
  'INV-CITIZEN-ANYWHERE': rule(
    'A citizen anywhere',
    'A new citizen of such a benefit settles in any region of the map.',
  ),

  'INV-SCHOLAR-STANDS-IN': rule('Scholars stand in', 'A scholar may do what any specialist does.'),
  'INV-SCHOLAR-DEVOTED': rule(
    'Devoted for good',
    'A scholar who has to be exhausted becomes an exhausted specialist of a type that the player chooses, for good.',
    'The rulebook says “of a chosen specialisation” and sets no limit to the choice. So the scholar pays for the type that was asked for and then lies exhausted with whichever type the player likes, also one that had nothing to do with the payment.',
  ),
  'INV-SCHOLAR-LIMIT': rule(
    'Limit of the academy',
    'The academy holds as many scholars as the number of your era. Citizens beyond that go to the supply.',
    'Sages do not count for the limit: they are no scholars.',
  ),

  'INV-TILE-ONE-OF-A-KIND': rule(
    'One of a kind',
    'No one may own two progress tiles of the same kind and number or two wealth tiles of the same letter.',
    'Owned is what waits in the tile area and what is built, used technology tiles too.',
  ),
  'INV-TILE-BUILT': rule(
    'Only when built',
    'Tiles work when they are built on the progress map. What waits in the tile area does nothing and scores nothing.',
  ),
  'INV-TILE-ECONOMY': rule(
    'Economy tiles',
    'An economy tile gives its benefit once per era, for an economy marker, before or after the main action.',
    'The sheet with the tiles is lost. The tiles are a reconstruction: extra actions, as a review tells. They need no chain marker. Used during the building, an action could neither chain nor draw ideas, so they belong to the step of actions. An action that is under way is finished first.',
  ),
  'INV-TILE-ECONOMY-MARKER': rule(
    'An economy marker',
    'Using an economy tile takes an economy marker that is at hand. It comes back at the era change.',
  ),
  'INV-TILE-CULTURE': rule(
    'Culture tiles',
    'Whenever its owner performs the action of a culture tile, the tile gives its benefit.',
    'The sheet with the tiles is lost; the benefits are a reconstruction. Main actions, chain actions and actions out of benefits all count; sharing counts for the sharer alone.',
  ),
  'INV-TILE-TECHNOLOGY': rule(
    'Technology tiles',
    'A technology tile joins two actions: after one of them its owner may perform the other as a chain action, for 1 influence and a chain marker. Then the tile is used up for the rest of the game.',
    'The sheet with the tiles is lost; the pairs are a reconstruction. The marker follows from its being a chain action. The first action must be complete, with all that grew out of it; the tile may have been built after it in the same turn. A tile that is used up stays on the map and counts there as before.',
  ),
  'INV-TILE-TECHNOLOGY-ONE': rule(
    'One technology tile a turn',
    'Only one technology tile can be used in a turn.',
  ),
  'INV-TILE-WEALTH': rule(
    'Wealth tiles',
    'A wealth tile on the progress map scores at the end for the tiles on that map.',
    'The sheet with the tiles is lost. Each letter counts in its own way and its copies count different kinds: A the outer ring, B the inside, C tiles without a neighbour of their kind, D the largest group, E pairs, F neighbouring pairs, G tiles that touch another kind; 3 VP each. So the rulebook’s scoring example comes out as printed.',
  ),
};
