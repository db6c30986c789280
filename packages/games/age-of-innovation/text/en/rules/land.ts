import { rule } from '../../rule.ts';

export const land = {
  'AOI-ADJACENT': rule(
    'Adjacency',
    'Hexes and buildings are adjacent if they share a side or a bridge joins them. Power for neighbours, towns and the price of guilds ask for adjacency.',
    'Neither rulebook limits a bridge to its owner, so it joins its two hexes for everybody.',
  ),
  'AOI-REACH': rule(
    'Reach',
    'In reach is what is adjacent, and what a chain of river hexes joins that is not longer than the own shipping. A round bonus may lengthen ships by one, in the action phase only.',
  ),
  'AOI-TERRAFORM-REACH': rule(
    'Terraforming: reach',
    'A hex can be changed only if it is in reach of an own building that stood when the action began.',
  ),
  'AOI-TERRAFORM-OCCUPIED': rule('Terraforming: free hex', 'The terrain under a building never changes.'),
  'AOI-TERRAFORM-HOME-ALREADY': rule(
    'Already home terrain',
    'A hex of the own home terrain is not changed by its player.',
  ),
  'AOI-TERRAFORM-SHORTEST': rule(
    'The shortest way home',
    'Each step on the wheel of terrains takes a spade, 1 to 3 in all, and only on the shortest way towards the home terrain, never past it.',
  ),
  'AOI-TERRAFORM-COST': rule(
    'Price of spades',
    'A spade costs 3 tools, after progress of the terraforming track 2 or 1. A tunnel costs a tool more, a flight a scholar.',
  ),
  'AOI-TERRAFORM-PARTIAL': rule(
    'Stopping on the way',
    'A hex may stop half-way; then no workshop stands there, and as long as it is empty anybody may change it again.',
    'The rulebooks say this of free spades; nothing excludes it for bought ones.',
  ),
  'AOI-TERRAFORM-ONE-HEX': rule(
    'One hex an action',
    'The spades of an action go to a single hex, apart from surplus free spades.',
  ),
  'AOI-TERRAFORM-SURPLUS': rule(
    'Surplus spades',
    'When the first hex has reached home and free spades are left, they may change other hexes in reach. The one workshop of the action may stand on the first hex only.',
    'Only of the first hex it is said that it must reach home first; the second may stop half-way before a third is begun.',
  ),
  'AOI-TERRAFORM-TOP-UP': rule(
    'Buying missing spades',
    'Free spades that do not suffice may be topped up with tools, only to make the first hex home terrain. Spades outside of the action phase are never topped up.',
    'For the second hex of surplus spades the sources do not say it; there only free spades are used.',
  ),
  'AOI-TERRAFORM-LOST': rule('Unused spades', 'Spades are used at once or lost.'),
  'AOI-BUILD-HOME': rule('Building on home terrain', 'Buildings stand on the own home terrain.'),
  'AOI-BUILD-OCCUPIED': rule('Building on a free hex', 'A hex holds one building.'),
  'AOI-BUILD-REACH': rule('Building within reach', 'The hex must be in reach of an own building.'),
  'AOI-BUILD-COST': rule(
    'Price of a workshop',
    'A workshop costs 1 tool and 2 coins, also when the spades were free.',
  ),
  'AOI-BUILD-PIECES': rule(
    'A building must be left',
    'A building of the kind must be left on the planning board: there are nine workshops and four guilds.',
  ),
  'AOI-BUILD-FIRST-HEX': rule(
    'The workshop on the first hex',
    'After spades the workshop may stand only on the first hex that became home terrain in this action.',
  ),
  'AOI-BUILD-INSTEAD': rule(
    'Building without the spades',
    'An action with free spades may be used to build a workshop on a hex that is home terrain already. The spades are lost then.',
    'The action may always be used to build alone, and nothing says otherwise for free spades. Once a spade was used the workshop belongs to the first changed hex.',
  ),
  'AOI-LEAP-NOT-ADJACENT': rule(
    'Where tunnels and flights lead',
    'A tunnel skips one hex of any kind, a flight one or two. The hex they lead to must not be adjacent to an own building; it may be in reach of ships. They belong to a terraform-and-build action, so spades of the science bonus and neutral buildings have none.',
    'Hexes that are skipped may be occupied. A tunnel or flight may also lead to a hex that is home terrain already: the ability belongs to the action, which includes building alone.',
  ),
  'AOI-LEAP-ONCE': rule(
    'One tunnel or flight an action',
    'An action has at most one tunnel or flight, however many hexes it changes.',
    'The texts speak of one payment each time the action is taken.',
  ),
  'AOI-LEAP-NONE': rule('Who tunnels and flies', 'Only moles tunnel, and only the owner of palace 9 flies.'),
  'AOI-SHIPPING-ADVANCE': rule(
    'Shipping',
    'A step of shipping costs 4 coins and a scholar and rewards with what the new space shows: 2 points, 2 books of choice, 4 points.',
  ),
  'AOI-SHIPPING-TOP': rule('Top of shipping', 'There is no step beyond the top; a free one is lost.'),
  'AOI-SHIPPING-COST': rule('Price of shipping', '4 coins and a scholar.'),
  'AOI-TERRAFORMING-ADVANCE': rule(
    'Terraforming track',
    'A step costs 5 coins, a tool and a scholar (plains: 1 coin). A spade then costs 2 tools, with 2 books of choice at once, and later 1 tool, with 6 points.',
  ),
  'AOI-TERRAFORMING-TOP': rule(
    'Top of the terraforming track',
    'There is no step beyond the top; a free one is lost.',
  ),
  'AOI-TERRAFORMING-COST': rule(
    'Price of the terraforming track',
    '5 coins, a tool and a scholar; plains pay 1 coin instead of 5.',
  ),
  'AOI-BRIDGE-SITE': rule('Sites of bridges', 'Bridges are built on printed sites only.'),
  'AOI-BRIDGE-OWN-END': rule('An own end', 'An own building must stand on one end of the bridge at least.'),
  'AOI-BRIDGE-LIMIT': rule('Three bridges', 'A player has three bridges for the whole game.'),
  'AOI-BRIDGE-TAKEN': rule('One bridge a site', 'A site holds one bridge, whoever built it.'),
  'AOI-BRIDGE-OVER-LAND': rule(
    'Bridges over land',
    'Only moles, with the bridge they pay a tool for, build where the hexes beside the bridge are land.',
    'The ends of such a bridge have two hexes in common, as at the printed sites; two hexes in a straight line have only one and are not joined.',
  ),
};
