import { rule } from '../../rule.ts';

export const transformAndBuild = {
  'TM-TRANSFORM-REACH': rule(
    'Terraforming: reach',
    'You can only terraform a hex that is directly or indirectly adjacent to a building of yours, even if you do not want to build there.',
  ),
  'TM-TRANSFORM-OCCUPIED': rule(
    'Terraforming: empty hex',
    'You cannot terraform a hex with a building on it.',
  ),
  'TM-TRANSFORM-HOME-ALREADY': rule(
    'Already home terrain',
    'You cannot terraform a hex that is already your home terrain.',
    'The rulebook describes terraforming as the way to your home terrain and never lets you leave it again.',
  ),
  'TM-TRANSFORM-SAME-TERRAIN': rule(
    'A different terrain',
    'Terraforming has to change the terrain of the hex.',
  ),
  'TM-TRANSFORM-DISTANCE': rule(
    'Spades by distance',
    'Each step on the terrain wheel takes 1 spade. Count the shorter way, so 1 to 3 spades. The wheel goes Desert, Plains, Swamp, Lakes, Forest, Mountains, Wasteland, and back to Desert. Giants always need exactly 2.',
  ),
  'TM-TRANSFORM-COST': rule(
    'Cost of spades',
    'A spade costs 3 workers, or 2 or 1 once you have improved digging. Darklings pay 1 priest. If you can only reach the hex by tunnel or carpet, add its cost.',
  ),
  'TM-TRANSFORM-PARTIAL': rule(
    'Partial terraforming',
    'You may stop at a terrain that is not your home terrain. You cannot build there, and anyone may terraform the hex later.',
    'The rulebook allows any terrain in between and counts the wheel either way. So you may go in either direction, with 1 spade per step; it does not matter whether you end up closer to home.',
  ),
  'TM-TRANSFORM-PAST-HOME': rule(
    'Not past home',
    'You stop at your home terrain at the latest. You can never go past it to another terrain, whatever spades you use.',
    'The rulebook counts the steps to your home terrain and lets you stop on the way. A terrain beyond home is not on that way, and you do not go the long way round instead: no hex ever needs more than three spades.',
  ),
  'TM-TRANSFORM-ONE-HEX': rule(
    'One hex per action',
    'All spades of an action go to a single hex. Only free spades that are left over can be used on another hex; spades you paid for cannot.',
  ),
  'TM-TRANSFORM-LEFTOVER': rule(
    'Leftover spades',
    'When a hex has reached your home terrain and you have free spades left, you may use them on another hex in reach. You can only build one dwelling, on a hex that became home terrain in this action. Unused spades are lost.',
    'The rulebook does not allow a dwelling on the second hex. But you choose which hex comes first, so you may build on any one hex that became home terrain in this action. If you stop on the way to your home terrain, nothing is left over.',
  ),
  'TM-TRANSFORM-TOP-UP': rule(
    'Buying missing spades',
    'If the spades of a power action or a bonus card are too few to turn the first hex into home terrain, you may buy the missing ones at the usual cost, some or all of them: you may also stop on the way. You cannot top up spades from cult bonuses or strongholds.',
    'You can buy only as many spades as you still need to reach home. If the free spades are enough, or if you go more steps than the way home takes, you buy nothing. Within that you may go either way round the wheel, as with spades you pay for. For the Halflings’ stronghold this is our reading: the rulebook allows topping up for power actions and bonus cards, and only refers to the usual rules for the stronghold.',
  ),
  'TM-TRANSFORM-SPADE-SCORING': rule(
    'VP for spades',
    'In the round of the spade tile, each spade you use in the action phase scores 2 VP, paid for or free. Spades from cult bonuses come after the action phase and do not score.',
    'The rulebook counts spades used. A widely used implementation counts spades gained, even if they are given up; an option chooses between the two. For Halflings and Alchemists, spades gained count in any case.',
  ),
  'TM-TRANSFORM-LATER-BUILD': rule(
    'Building later',
    'You do not have to build on a hex you terraformed. Building there later takes another action, and until then anyone may terraform the hex again.',
  ),

  'TM-BUILD-HOME': rule('Building: home terrain', 'You can only build a dwelling on your home terrain.'),
  'TM-BUILD-OCCUPIED': rule('Building: empty hex', 'A hex holds one building.'),
  'TM-BUILD-REACH': rule(
    'Building: reach',
    'A new dwelling has to be directly or indirectly adjacent to a building of yours.',
  ),
  'TM-BUILD-COST': rule(
    'Cost of a dwelling',
    'A dwelling costs 1 worker and 2 coins. Engineers pay 1 worker and 1 coin, Swarmlings 2 workers and 3 coins. If you can only reach the hex by tunnel or carpet, add its cost.',
  ),
  'TM-BUILD-PIECES': rule(
    'Eight dwellings',
    'You have eight dwellings. If all of them are on the map, you cannot build another.',
  ),
  'TM-BUILD-THIS-ACTION': rule(
    'Dwelling after spades',
    'After using spades you can only build on a hex that became home terrain in the same action, and only one dwelling.',
  ),
  'TM-BUILD-SCORING': rule(
    'VP for dwellings',
    'A new dwelling scores 2 VP if the round’s scoring tile shows dwellings, and 2 VP if you have the favour tile for dwellings.',
    'In one place the rulebook says that scoring tiles pay at the end of the round. Its other pages and its appendix pay when you build, and so do we.',
  ),

  'TM-ADJACENT-DIRECT': rule(
    'Direct adjacency',
    'Two hexes are directly adjacent if they share an edge or a bridge connects them. Only this counts for power from neighbours, the cheaper trading house and towns.',
  ),
  'TM-ADJACENT-INDIRECT': rule(
    'Indirect adjacency',
    'Two hexes are indirectly adjacent for you if you can get from one to the other over no more river hexes than your shipping level, or if your tunnel or carpet reaches that far. This counts for terraforming, building and the final area scoring.',
  ),

  'TM-SHIPPING-ADVANCE': rule(
    'Shipping',
    'Action: advance one level on the shipping track and score the VP of the new level. Your level is the number of river hexes you can cross.',
  ),
  'TM-SHIPPING-NO-TRACK': rule(
    'No shipping track',
    'Dwarves and Fakirs have no shipping track. The shipping bonus card does not help them either.',
  ),
  'TM-SHIPPING-TOP': rule(
    'End of the shipping track',
    'Shipping ends at level 3 (Mermaids: level 5).',
    'The ends of the tracks were in pictures and come from a reference implementation.',
  ),
  'TM-SHIPPING-COST': rule('Cost of shipping', 'Each level of shipping costs 1 priest and 4 coins.'),
  'TM-DIGGING-ADVANCE': rule(
    'Digging track',
    'Action: advance one level on the digging track. From then on a spade costs you 1 worker less. You also score 6 VP.',
  ),
  'TM-DIGGING-NO-TRACK': rule(
    'No digging track',
    'Darklings have no digging track. Their spades always cost a priest.',
    'One sentence of the rulebook says that they have it (“Gremliny mają tor”). A negation got lost there: the setup and the faction’s description say the opposite.',
  ),
  'TM-DIGGING-TOP': rule(
    'End of the digging track',
    'The track ends at 1 worker per spade (Fakirs: 2 workers).',
    'The Fakirs’ shorter track was in a picture and comes from a reference implementation.',
  ),
  'TM-DIGGING-COST': rule(
    'Cost of digging',
    'Each level costs 2 workers, 5 coins and 1 priest. Halflings pay 1 coin instead of 5.',
    'The rulebook only says that Halflings pay fewer coins. The number comes from a reference implementation.',
  ),
} as const;
