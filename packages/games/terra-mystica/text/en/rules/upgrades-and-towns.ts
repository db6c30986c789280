import { rule } from '../../rule.ts';

export const upgradesAndTowns = {
  'TM-UPGRADE-OWN': rule('Upgrades: own building', 'Only own buildings can be upgraded.'),
  'TM-UPGRADE-PATH': rule(
    'Steps of an upgrade',
    'A dwelling becomes a trading house; a trading house becomes a temple or the stronghold; a temple becomes the sanctuary. An action makes one step.',
  ),
  'TM-UPGRADE-COST': rule(
    'Price of an upgrade',
    'An upgrade costs workers and coins by the board of the faction: usually 2 workers and 6 coins for a trading house and 2 workers and 5 coins for a temple. Engineers pay less for these, swarmlings more.',
  ),
  'TM-UPGRADE-PIECES': rule(
    'A piece must be left',
    'A faction has 4 trading houses, 3 temples, 1 stronghold and 1 sanctuary. Without a piece on its board it cannot make the upgrade.',
  ),
  'TM-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Cheaper beside a neighbour',
    'A trading house costs half the coins if a building of another player is directly adjacent at that moment. Whether its owner takes power does not matter.',
  ),
  'TM-UPGRADE-RETURNS-PIECE': rule(
    'The old piece returns',
    'The building that was upgraded goes back to the faction board and can be built again. Income counts what stands on the map, so that of the old kind becomes smaller.',
  ),
  'TM-UPGRADE-SCORING': rule(
    'Points for upgrades',
    'A trading house scores 3 points, the stronghold and the sanctuary 5 each, if the tile of the round shows them; the favour tile for trading houses gives 3 points more. Temples score only on the tile of the mini expansion.',
  ),
  'TM-UPGRADE-FAVOUR': rule(
    'A favour tile for it',
    'A temple and the sanctuary bring one favour tile each at once, for chaos magicians two. Auren get one for their stronghold as well.',
    'The rulebook does not say what happens if there is no tile left that the player may take. The choice is then skipped.',
  ),

  'TM-LEECH-OFFER': rule(
    'Power for the neighbours',
    'Who builds or upgrades offers power to all owners of directly adjacent buildings: to each the sum of the power values of their adjacent buildings. A dwelling counts 1, a trading house or a temple 2, the stronghold or the sanctuary 3. Buildings that cost nothing offer power too.',
  ),
  'TM-LEECH-PRICE': rule(
    'Price of this power',
    'Power from a neighbour’s building costs points: one less than the power gained. Power from any other source costs none.',
  ),
  'TM-LEECH-ALL-OR-NOTHING': rule(
    'All or nothing',
    'An offer is taken whole or refused. If the bowls hold too little room or the points are too few, as much as possible is gained and the price is that of the power really gained. Points never fall below zero.',
  ),
  'TM-LEECH-ORDER': rule(
    'Order of the answers',
    'The neighbours answer clockwise, beginning with the player to the builder’s left. They are asked when the builder’s turn is complete. Who has no room for power is not asked.',
    'In the rulebook they answer at the moment of building. Asking at the end keeps a turn one piece that can be taken back, and nothing that comes later in the turn can change an offer.',
  ),
  'TM-LEECH-DEFERRED': rule(
    'Answers at leisure',
    'An option for games over days: play goes on while offers are open. Before an action of their own, players answer the offers they have, oldest first, and a round ends only when all are answered.',
    'The rulebook does not know it. The size of an offer is fixed when the building is built; how much of it fits into the bowls and what it costs is seen when it is answered.',
  ),
  'TM-LEECH-ANSWER-FIRST': rule(
    'Answer first',
    'An open offer of power has to be taken or refused before an action of one’s own.',
  ),

  'TM-BRIDGE-SITE': rule(
    'Where bridges stand',
    'A bridge leads over a river hex between the two ends of a site marked on the map. If no site is open to the player, the action is not possible.',
  ),
  'TM-BRIDGE-OWN-END': rule(
    'A building at one end',
    'At one end of a new bridge, or at both, there has to be an own building.',
  ),
  'TM-BRIDGE-LIMIT': rule(
    'Three bridges',
    'A faction has three bridges for the whole game, and a bridge stays where it was built.',
  ),
  'TM-BRIDGE-TAKEN': rule(
    'The site is taken',
    'A site with a bridge on it takes no second one.',
    'The rulebook is silent. As one bridge already joins the two hexes for everybody, a second one is forbidden. In practice some let another player add one, which can matter to engineers; an option allows that. Nobody builds twice on a site.',
  ),
  'TM-BRIDGE-ADJACENCY': rule(
    'What a bridge does',
    'The hexes at its ends are directly adjacent from now on, for every player and for everything that looks at adjacency except the sandstorm. The bridge itself offers no power; it can make a town.',
    'The rulebook says that the hexes become adjacent and names no player for whom, so it holds for everybody.',
  ),

  'TM-TOWN-FOUND': rule(
    'Founding a town',
    'Four or more own buildings that hang together by direct adjacency, with power values of at least 7 in all (6 with the favour tile for towns), become a town at once and of themselves. The whole group belongs to it.',
  ),
  'TM-TOWN-SANCTUARY': rule(
    'A town with the sanctuary',
    'Three buildings are enough if the sanctuary is one of them. The power value is needed all the same.',
  ),
  'TM-TOWN-GROWS': rule(
    'Towns grow',
    'A building beside a town joins it, with every group that it brings along, and founds no further town. Two towns that meet remain two.',
  ),
  'TM-TOWN-DIRECT-ONLY': rule(
    'Towns need direct adjacency',
    'For a town only edges and bridges count, not ships, tunnels or carpets. Mermaids alone may skip a river hex.',
  ),
  'TM-TOWN-TILE': rule(
    'Town tile',
    'A town brings a town tile of the player’s choice with points, a gift and a key, all at once. In the round of the scoring tile for towns there are 5 points more. Several tiles of one kind are allowed.',
  ),
  'TM-TOWN-SUPPLY': rule(
    'Town tiles that are left',
    'There are two tiles of each of the five kinds. A kind that is gone cannot be chosen, and without any tile left no town is founded any more.',
  ),
  'TM-TOWN-KEY': rule(
    'Keys',
    'Each town tile brings a key, and each key opens the top space of one cult track.',
    'In the rulebook the key and the gift of a tile come together. Here the key comes first, so that the steps of the same tile can use it.',
  ),
  'TM-TOWN-EXTRA-TILES': rule(
    'Town tiles of the mini expansion',
    'An option adds four tiles: one with 2 points, two keys and 2 steps on every cult track; two with 4 points and a level of shipping; one with 11 points. Instead of shipping the carpet of the fakirs becomes longer by a hex; dwarves get nothing for it.',
    'The rulebook does not have them. The numbers come from a reference implementation.',
  ),
} as const;
