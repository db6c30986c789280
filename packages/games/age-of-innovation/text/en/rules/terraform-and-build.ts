import { rule } from '../../rule.ts';

export const terraformAndBuild = {
  'AOI-ADJACENT': rule(
    'Adjacency',
    'Two hexes are adjacent if they share an edge or a bridge connects them. Only this counts for power from neighbours, the cheaper guild and towns.',
    'The rulebooks do not limit a bridge to its owner, so it makes its two hexes adjacent for everyone.',
  ),
  'AOI-REACH': rule(
    'Reach',
    'A hex is in reach if it is adjacent to a building of yours, or if you can get there over no more river hexes than your shipping level. With shipping 0 you cannot cross rivers. The shipping round bonus adds 1, in the action phase only.',
  ),

  'AOI-TERRAFORM-REACH': rule(
    'Terraforming: reach',
    'You can only terraform a hex in reach of a building you already have on the map, even if you do not want to build there.',
  ),
  'AOI-TERRAFORM-OCCUPIED': rule(
    'Terraforming: empty hex',
    'You cannot terraform a hex with a building on it.',
  ),
  'AOI-TERRAFORM-HOME-ALREADY': rule(
    'Already home terrain',
    'You cannot terraform a hex that is already your home terrain.',
  ),
  'AOI-TERRAFORM-SHORTEST': rule(
    'The shortest way home',
    'You terraform along the shortest way round the terrain wheel towards your home terrain and never past it, for 1 to 3 spades. The wheel goes Desert, Plains, Swamp, Lake, Forest, Mountain, Wasteland, and back to Desert.',
  ),
  'AOI-TERRAFORM-COST': rule(
    'Cost of spades',
    'A spade costs 3 tools, or 2 or 1 once you have improved terraforming. A tunnel or a flight costs extra.',
  ),
  'AOI-TERRAFORM-PARTIAL': rule(
    'Partial terraforming',
    'You may stop at a terrain between the old one and your home terrain. You cannot build a workshop there. While a hex is empty, anyone may terraform it again.',
    'The rulebooks mention this for free spades. Nothing rules it out for spades you paid for, so we allow it there too.',
  ),
  'AOI-TERRAFORM-ONE-HEX': rule(
    'One hex per action',
    'All spades of an action go to a single hex. Only free spades that are left over can be used on other hexes; spades you paid for cannot.',
  ),
  'AOI-TERRAFORM-SURPLUS': rule(
    'Leftover free spades',
    'When the first hex has reached your home terrain and you have free spades left, you may use them on other hexes in reach. The new workshop does not extend your reach for this.',
    'Only the first hex has to be finished: the rulebooks require it of one hex, so you may stop on the way with a second one. If you stop on the way with the first hex, you are done and the other spades are lost.',
  ),
  'AOI-TERRAFORM-TOP-UP': rule(
    'Buying missing spades',
    'If free spades are too few to turn the chosen hex into home terrain, you may buy the missing ones with tools, for that purpose only. You cannot top up the spades of the science bonus and of the Desert board.',
    'A second hex only gets free spades that are left over: topping up is described for spades that are too few from the start.',
  ),
  'AOI-TERRAFORM-LOST': rule('No saving spades', 'Use spades at once. Unused spades are lost.'),

  'AOI-BUILD-HOME': rule('Building: home terrain', 'You can only build on your home terrain.'),
  'AOI-BUILD-OCCUPIED': rule('Building: empty hex', 'A hex holds one building.'),
  'AOI-BUILD-REACH': rule('Building: reach', 'A new building has to be in reach of a building of yours.'),
  'AOI-BUILD-COST': rule(
    'Cost of a workshop',
    'A workshop costs 1 tool and 2 coins, even after free spades. A tunnel or a flight costs extra. Only the workshop for the Lizards’ towns is free.',
  ),
  'AOI-BUILD-PIECES': rule(
    'No pieces left',
    'You have nine workshops. If all of them are on the map, you cannot build another. The same goes for your four guilds.',
  ),
  'AOI-BUILD-FIRST-HEX': rule(
    'Workshop after spades',
    'After using spades you can build one workshop, and only on the first hex you turned into home terrain.',
  ),
  'AOI-BUILD-AFTER-SPADES': rule(
    'All spades before the workshop',
    'Once you start using free spades, use all of them before you build the workshop. If you do not build, you may leave the rest.',
    'Spades that no hex in reach can take are lost, and you may build the workshop. You never have to pay for a tunnel or a flight to use up a spade.',
  ),
  'AOI-BUILD-INSTEAD': rule(
    'A workshop instead of spades',
    'Instead of using free spades you may build a workshop on a hex in reach that is already your home terrain.',
    'The rulebooks let you build without terraforming in the usual action, and free spades start the same action. The rule that all spades come before the workshop applies if you use any. Once you have used a spade, the workshop goes on the first terraformed hex.',
  ),

  'AOI-LEAP-NOT-ADJACENT': rule(
    'Where a tunnel or flight leads',
    'A tunnel skips one hex, a flight one or two: land or river, empty or not. The target must not be adjacent to a building of yours; it does not matter whether shipping could reach it. A bridge makes its ends adjacent here too. You cannot use either for neutral buildings or for spades outside the action phase.',
    'The rulebooks set no limit on what is skipped. They speak of the hex you terraform; version 1.0 simply says the target for tunnels. That describes the usual case: both belong to the terraform and build action, and building alone is the same action. So both may also lead to a hex that is already home terrain, for the same cost and the same VP.',
  ),
  'AOI-LEAP-ONCE': rule(
    'One tunnel, one flight per action',
    'In one terraform and build action you can use at most one tunnel and one flight.',
    'The rulebooks let you pay once each time you take the action. So a second hex of the same action has to be in reach, unless Moles with palace 9 use the other of the two for it.',
  ),
  'AOI-LEAP-NONE': rule(
    'Who tunnels and who flies',
    'Only Moles can tunnel, and only the owner of palace 9 can fly.',
  ),

  'AOI-SHIPPING-ADVANCE': rule(
    'Shipping',
    'Action: advance one level on the shipping track. Level 1: 2 VP. Level 2: 2 books of any discipline. Level 3: 4 VP. The Lake board starts at level 1 and has 3 VP at level 2 and 2 books at level 3.',
  ),
  'AOI-SHIPPING-TOP': rule(
    'End of the shipping track',
    'Shipping ends at level 3. Free steps beyond it are lost.',
  ),
  'AOI-SHIPPING-COST': rule('Cost of shipping', 'Each level of shipping costs 1 scholar and 4 coins.'),
  'AOI-TERRAFORMING-ADVANCE': rule(
    'Terraforming track',
    'Action: advance one level on the terraforming track. From then on a spade costs you 1 tool less. The first level gives 2 books of any discipline, the second 6 VP.',
  ),
  'AOI-TERRAFORMING-TOP': rule(
    'End of the terraforming track',
    'The track ends at 1 tool per spade. Free steps beyond it are lost.',
  ),
  'AOI-TERRAFORMING-COST': rule(
    'Cost of the terraforming track',
    'Each level costs 1 scholar, 1 tool and 5 coins (Plains board: 1 coin instead of 5).',
  ),
} as const;
