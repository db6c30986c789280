import { rule } from '../../rule.ts';

export const terraformAndBuild = {
  'AOI-ADJACENT': rule(
    'Adjacency',
    'Two hexes are adjacent if they share an edge or if a bridge joins them. Power for neighbours, the cheaper guild and towns look only at this.',
    'The rulebooks do not keep a bridge to its owner, so it makes its two hexes adjacent for everyone.',
  ),
  'AOI-REACH': rule(
    'Reach',
    'A hex is in reach if it is adjacent to a building of yours, or if you can get there over no more river hexes than your shipping level. With shipping 0 you cannot cross rivers. The shipping round bonus adds 1, in the action phase only.',
  ),

  'AOI-TERRAFORM-REACH': rule(
    'Terraforming: reach',
    'A hex can be changed only if it is in reach of an own building that stands already, even if nothing is to be built there.',
  ),
  'AOI-TERRAFORM-OCCUPIED': rule('Terraforming: free hex', 'The terrain under a building never changes.'),
  'AOI-TERRAFORM-HOME-ALREADY': rule(
    'Already home terrain',
    'You cannot terraform a hex that is already your home terrain.',
  ),
  'AOI-TERRAFORM-SHORTEST': rule(
    'The shortest way home',
    'A change leads the shortest way round the terrain wheel towards your home terrain and never beyond it, for 1 to 3 spades. The order on the wheel is desert, plains, swamp, lake, forest, mountain, wasteland, and then desert again.',
  ),
  'AOI-TERRAFORM-COST': rule(
    'Price of spades',
    'A spade costs 3 tools, after progress on the terraforming track 2 or 1. A tunnel or a flight is paid besides.',
  ),
  'AOI-TERRAFORM-PARTIAL': rule(
    'Partial terraforming',
    'A hex may be left at a terrain between the old one and the home terrain. No workshop can be built there. While a hex is empty, anyone may change it again.',
    'The rulebooks mention this among free spades. Nothing excludes it for spades that were bought, so it is allowed there too.',
  ),
  'AOI-TERRAFORM-ONE-HEX': rule(
    'One hex an action',
    'The spades of an action change a single hex, apart from free spades that are left over (AOI-TERRAFORM-SURPLUS). Spades that were bought never go to a second hex.',
  ),
  'AOI-TERRAFORM-SURPLUS': rule(
    'Free spades left over',
    'When the first hex has reached the home terrain and free spades are left, they may change other hexes in reach. Reach is that before the new workshop.',
    'Only the first hex has to be finished; the rulebooks ask this of one hex, so a second one may stop on the way. A first hex that stops on the way ends the digging, and the other spades are lost.',
  ),
  'AOI-TERRAFORM-TOP-UP': rule(
    'Buying missing spades',
    'If free spades are too few to make the chosen hex home terrain, the missing ones may be bought with tools, for that purpose only. To the spades of the science bonus and of the desert board nothing can be bought.',
    'A second hex gets only what is left over of the free spades: buying is described for spades that are too few from the start.',
  ),
  'AOI-TERRAFORM-LOST': rule(
    'Spades are not kept',
    'Spades are used at once. Those that are not used are lost.',
  ),

  'AOI-BUILD-HOME': rule('Building: home terrain', 'You can only build on your home terrain.'),
  'AOI-BUILD-OCCUPIED': rule('Building: free hex', 'A hex holds one building.'),
  'AOI-BUILD-REACH': rule('Building: reach', 'A new building has to be in reach of a building of its owner.'),
  'AOI-BUILD-COST': rule(
    'Price of a workshop',
    'A workshop costs 1 tool and 2 coins, also after free spades of any source. A tunnel or a flight is paid besides. Only the workshop of the lizards’ towns is free.',
  ),
  'AOI-BUILD-PIECES': rule(
    'Pieces of the board',
    'There are nine workshops. While all of them are on the map no other can be built; the same holds for the four guilds.',
  ),
  'AOI-BUILD-FIRST-HEX': rule(
    'A workshop after spades',
    'After spades one workshop can be built, and only on the first hex that was made home terrain.',
  ),
  'AOI-BUILD-AFTER-SPADES': rule(
    'All spades before the workshop',
    'Once you start using free spades, use all of them before you build the workshop. If you do not build, you may leave the rest.',
    'Spades that no hex in reach can take are lost, and the workshop may be built. No one has to pay for a tunnel or a flight in order to use a spade.',
  ),
  'AOI-BUILD-INSTEAD': rule(
    'A workshop instead of spades',
    'Instead of using free spades you may build a workshop on a hex in reach that is already your home terrain.',
    'The rulebooks let the usual action build without terraforming, and free spades start the same action. That all spades come before the workshop is said of those who use some. Once a spade was used, the workshop belongs to the first changed hex.',
  ),

  'AOI-LEAP-NOT-ADJACENT': rule(
    'Where a tunnel or flight leads',
    'A tunnel skips one hex, a flight one or two, land or river, empty or not. The hex must not be adjacent to an own building; that ships could reach it does no harm. A bridge makes its ends adjacent here too. Neutral buildings and spades outside of the action phase use neither.',
    'The rulebooks set no limit to what is skipped. They name the hex that is terraformed, version 1.0 for tunnels also simply the target. That describes the usual case: both are tied to the action of terraforming and building, and building alone is the same action. So both may also lead to a hex that already is home terrain, at the same price and for the same points.',
  ),
  'AOI-LEAP-ONCE': rule(
    'One tunnel, one flight an action',
    'An action of terraforming and building uses one tunnel and one flight at most.',
    'The rulebooks let the owner pay once each time the action is taken. So a second hex of the same action has to be in reach, unless moles with palace 9 use the other of the two for it.',
  ),
  'AOI-LEAP-NONE': rule(
    'Who tunnels and who flies',
    'Only moles tunnel, and only the owner of palace 9 flies.',
  ),

  'AOI-SHIPPING-ADVANCE': rule(
    'Shipping',
    'As an action the shipping marker advances one level. Level 1 scores 2 VP, level 2 gives 2 books of any discipline, level 3 scores 4 VP. The lake board starts at level 1 and has 3 VP at level 2 and 2 books at level 3.',
  ),
  'AOI-SHIPPING-TOP': rule(
    'End of the shipping track',
    'Shipping ends at level 3. Free steps beyond it are lost.',
  ),
  'AOI-SHIPPING-COST': rule('Price of shipping', 'A level of shipping costs 1 scholar and 4 coins.'),
  'AOI-TERRAFORMING-ADVANCE': rule(
    'Terraforming track',
    'As an action the marker advances one level, and a spade costs one tool less from then on. The first level gives 2 books of any discipline, the second scores 6 VP.',
  ),
  'AOI-TERRAFORMING-TOP': rule(
    'End of the terraforming track',
    'The track ends at 1 tool for a spade. Free steps beyond it are lost.',
  ),
  'AOI-TERRAFORMING-COST': rule(
    'Price of the terraforming track',
    'A level costs 1 scholar, 1 tool and 5 coins; on the plains board 1 coin instead of 5.',
  ),
} as const;
