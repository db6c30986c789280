import { rule } from '../../rule.ts';

export const transformAndBuild = {
  'TM-TRANSFORM-REACH': rule(
    'Changing terrain: reach',
    'A hex can be changed only if it is directly or indirectly adjacent to an own building, even if nothing is to be built there.',
  ),
  'TM-TRANSFORM-OCCUPIED': rule('Changing terrain: free hex', 'The terrain under a building never changes.'),
  'TM-TRANSFORM-HOME-ALREADY': rule(
    'Already home terrain',
    'You cannot terraform a hex that is already your home terrain.',
    'The rulebook describes changes as a way to the home terrain and nowhere lets a player leave it again.',
  ),
  'TM-TRANSFORM-SAME-TERRAIN': rule(
    'Another terrain',
    'A change has to lead to a terrain that the hex does not have yet.',
  ),
  'TM-TRANSFORM-DISTANCE': rule(
    'Spades by distance',
    'Each step on the terrain wheel takes a spade, counted the shorter way round, so from 1 to 3. The order on the wheel is desert, plains, swamp, lakes, forest, mountains, wasteland, and then desert again. Giants always need exactly 2.',
  ),
  'TM-TRANSFORM-COST': rule(
    'Price of spades',
    'A spade costs 3 workers, after progress on the exchange track 2 or 1; darklings pay 1 priest. Where only a tunnel or a carpet leads to the hex, its price is added.',
  ),
  'TM-TRANSFORM-PARTIAL': rule(
    'Partial terraforming',
    'You may stop at a terrain that is not your home terrain. You cannot build there, and anyone may terraform the hex later.',
    'The rulebook allows any terrain in between and lets the wheel be counted either way. So a change may go in both directions, for as many spades as there are steps; whether it ends nearer to home is not examined.',
  ),
  'TM-TRANSFORM-PAST-HOME': rule(
    'Not past home',
    'A change ends at the home terrain at the latest: it never goes over it to a terrain beyond, whichever spades are used.',
    'The rulebook counts the steps to the home terrain and lets a change stop on the way there. A terrain that the shorter way reaches only over home is not on that way, and the longer way round is not taken instead: no change needs more than three spades.',
  ),
  'TM-TRANSFORM-ONE-HEX': rule(
    'One hex an action',
    'The spades of an action go to a single hex, apart from spades that are left over (TM-TRANSFORM-LEFTOVER). Spades that were bought never go to a second hex.',
  ),
  'TM-TRANSFORM-LEFTOVER': rule(
    'Spades left over',
    'When a hex has reached the home terrain and free spades are left, they may change another hex in reach. Only one dwelling can be built, on a hex that became home terrain in this action. Spades that are not used are lost.',
    'The rulebook denies the dwelling to the second hex. But the player chooses which hex comes first, so the dwelling may stand on any one hex that became home terrain in this action. After a change that stops on the way nothing is left over.',
  ),
  'TM-TRANSFORM-TOP-UP': rule(
    'Buying missing spades',
    'If the spades of a power action or of a bonus card are too few to make the first hex home terrain, the missing ones may be bought at the usual price, all of them or some: the change may also stop on the way. Spades of cult rewards and of strongholds cannot be topped up.',
    'Missing is what the free spades lack to reach home; where they suffice, or for a change that takes more steps than the way home, nothing is bought in addition. Within that the change may go either way round the wheel, as one may whose spades are all bought. For the halflings’ stronghold this is an inference: the rulebook names power actions and bonus cards where it allows topping up, and only refers to the usual rules where it describes the stronghold.',
  ),
  'TM-TRANSFORM-SPADE-SCORING': rule(
    'Points for spades',
    'In the round of the spade tile each spade used in the action phase scores 2 VP, whether bought or free. Spades of cult rewards come after the action phase and score nothing on the tile.',
    'The rulebook pays for spades used. A widely used implementation pays for spades gained, even if they are given up; an option chooses between the two. What halflings and alchemists get for spades counts spades gained in any case.',
  ),
  'TM-TRANSFORM-LATER-BUILD': rule(
    'Building later',
    'No one has to build on a changed hex. Building there later takes an action of its own, and until then anyone may change the hex again.',
  ),

  'TM-BUILD-HOME': rule(
    'Building: home terrain',
    'A dwelling can stand only on the home terrain of its faction.',
  ),
  'TM-BUILD-OCCUPIED': rule('Building: free hex', 'A hex holds one building.'),
  'TM-BUILD-REACH': rule(
    'Building: reach',
    'A new dwelling has to be directly or indirectly adjacent to a building of its owner.',
  ),
  'TM-BUILD-COST': rule(
    'Price of a dwelling',
    'A dwelling costs 1 worker and 2 coins, for engineers 1 worker and 1 coin, for swarmlings 2 workers and 3 coins. Where only a tunnel or a carpet leads to the hex, its price is added.',
  ),
  'TM-BUILD-PIECES': rule(
    'Eight dwellings',
    'A faction has eight dwellings. While all of them are on the map it can build no other.',
  ),
  'TM-BUILD-THIS-ACTION': rule(
    'A dwelling after spades',
    'After spades a dwelling can be built only on a hex that became home terrain in the same action, and only one.',
  ),
  'TM-BUILD-SCORING': rule(
    'Points for dwellings',
    'A new dwelling scores 2 VP if the tile of the round shows dwellings, and 2 VP for the owner of the favour tile for dwellings.',
    'In one place the rulebook says that scoring tiles pay at the end of the round. Its other pages and its appendix pay at the moment of building, and so it is here.',
  ),

  'TM-ADJACENT-DIRECT': rule(
    'Direct adjacency',
    'Two hexes are directly adjacent if they share an edge or if a bridge joins them. Power for neighbours, the cheaper trading house and towns look only at this.',
  ),
  'TM-ADJACENT-INDIRECT': rule(
    'Indirect adjacency',
    'Two hexes are indirectly adjacent for a faction if a way over river hexes alone leads from one to the other that is no longer than its shipping, or if its tunnel or carpet spans the distance. This counts for changing terrain, for building and for the final areas.',
  ),

  'TM-SHIPPING-ADVANCE': rule(
    'Shipping',
    'As an action the shipping marker advances one level, which scores the points of the new level. The level tells over how many river hexes the faction can reach.',
  ),
  'TM-SHIPPING-NO-TRACK': rule(
    'No shipping track',
    'Dwarves and fakirs have no shipping track, and the bonus card for shipping does not help them either.',
  ),
  'TM-SHIPPING-TOP': rule(
    'End of the shipping track',
    'Shipping ends at level 3, for mermaids at level 5.',
    'The ends of the tracks were in pictures and come from a reference implementation.',
  ),
  'TM-SHIPPING-COST': rule('Price of shipping', 'A level of shipping costs 1 priest and 4 coins.'),
  'TM-DIGGING-ADVANCE': rule(
    'Exchange track',
    'As an action the marker advances one level: a spade costs one worker less from then on, and the player scores 6 VP.',
  ),
  'TM-DIGGING-NO-TRACK': rule(
    'No exchange track',
    'Darklings have no exchange track; their spades always cost a priest.',
    'One sentence of the rulebook says that they have it (“Gremliny mają tor”). A negation got lost there: the setup and the description of the faction say the opposite.',
  ),
  'TM-DIGGING-TOP': rule(
    'End of the exchange track',
    'The track ends at 1 worker for a spade, for fakirs at 2 workers.',
    'The shorter track of the fakirs was in a picture and comes from a reference implementation.',
  ),
  'TM-DIGGING-COST': rule(
    'Price of the exchange track',
    'A level costs 2 workers, 5 coins and 1 priest. Halflings pay 1 coin instead of 5.',
    'The rulebook says only that halflings pay fewer coins; the number comes from a reference implementation.',
  ),
} as const;
