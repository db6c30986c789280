import { rule } from '../../rule.ts';

export const upgradesAndTowns = {
  'TM-UPGRADE-OWN': rule('Only your own buildings', 'You can only upgrade your own buildings.'),
  'TM-UPGRADE-PATH': rule(
    'Upgrade path',
    'A dwelling becomes a trading house; a trading house becomes a temple or the stronghold; a temple becomes the sanctuary. An action makes one step.',
  ),
  'TM-UPGRADE-COST': rule(
    'Upgrade cost',
    'An upgrade costs workers and coins as your faction board says: usually 2 workers and 6 coins for a trading house, 2 workers and 5 coins for a temple. Engineers pay less for these, Swarmlings more.',
  ),
  'TM-UPGRADE-PIECES': rule(
    'No pieces left',
    'You have 4 trading houses, 3 temples, 1 stronghold and 1 sanctuary. Without a piece on your board you cannot make the upgrade.',
  ),
  'TM-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Cheaper beside a neighbour',
    'A trading house costs half the coins if a building of another player is directly adjacent at that moment. Whether its owner takes power does not matter.',
  ),
  'TM-UPGRADE-RETURNS-PIECE': rule(
    'The old piece returns',
    'Put the old building back on your faction board. You can build it again, but you lose its income until you do.',
  ),
  'TM-UPGRADE-SCORING': rule(
    'VP for upgrades',
    'If the scoring tile of the round shows it, a trading house scores 3 VP, the stronghold and the sanctuary 5 VP each. The favour tile for trading houses gives 3 VP more. Temples score only with the tile of the mini expansion.',
  ),
  'TM-UPGRADE-FAVOUR': rule(
    'A favour tile for it',
    'A temple and the sanctuary bring one favour tile each at once, for chaos magicians two. Auren get one for their stronghold as well.',
    'The rulebook does not say what happens if there is no tile left that the player may take. The choice is then skipped.',
  ),

  'TM-LEECH-OFFER': rule(
    'Power for the neighbours',
    'When you build or upgrade, each neighbour with directly adjacent buildings may gain power equal to their total power value. Dwelling 1; trading house or temple 2; stronghold or sanctuary 3. This includes buildings you got for free.',
  ),
  'TM-LEECH-PRICE': rule(
    'Cost of this power',
    'Power from a neighbour costs VP: 1 less than the power you gain. All other power is free.',
  ),
  'TM-LEECH-ALL-OR-NOTHING': rule(
    'All or nothing',
    'Take the whole offer or decline it. If your bowls or your VP allow less, you gain as much as you can and pay only for that. You never go below 0 VP.',
  ),
  'TM-LEECH-ORDER': rule(
    'Who answers first',
    'Neighbours answer clockwise, starting to the left of the player who built, once that player’s turn is complete. If your bowls have no room for power, you are not asked.',
    'In the rulebook they answer at the moment of building. Asking at the end keeps a turn one piece that can be taken back, and nothing that comes later in the turn can change an offer.',
  ),
  'TM-LEECH-DEFERRED': rule(
    'Answering later',
    'Option for turn-based games: play goes on while offers are open. Before your next action you answer your offers, oldest first. A round ends only when every offer is answered.',
    'The rulebook does not cover this. The size of an offer is fixed when the building is built; how much of it fits into the bowls and what it costs is seen when it is answered.',
  ),
  'TM-LEECH-ANSWER-FIRST': rule(
    'Answer first',
    'You have to take or decline an open offer of power before your own action.',
  ),

  'TM-BRIDGE-SITE': rule(
    'Where bridges stand',
    'A bridge leads over a river hex between the two ends of a site marked on the map. If no site is open to the player, the action is not possible.',
  ),
  'TM-BRIDGE-OWN-END': rule(
    'A building at one end',
    'A new bridge needs a building of yours on at least one end.',
  ),
  'TM-BRIDGE-LIMIT': rule(
    'Three bridges',
    'You have three bridges for the whole game. A bridge stays where it was built.',
  ),
  'TM-BRIDGE-TAKEN': rule(
    'The site is taken',
    'There can be only one bridge on a site.',
    'The rulebook does not cover this. As one bridge already joins the two hexes for everyone, a second one is forbidden. In practice some let another player add one, which can matter to engineers; an option allows that. No one builds twice on a site.',
  ),
  'TM-BRIDGE-ADJACENCY': rule(
    'What a bridge does',
    'The hexes at its ends are directly adjacent from now on, for every player and for everything that looks at adjacency except the sandstorm. The bridge itself offers no power; it can make a town.',
    'The rulebook says that the hexes become adjacent and names no player for whom, so it holds for everyone.',
  ),

  'TM-TOWN-FOUND': rule(
    'Founding a town',
    'A connected group of at least four of your buildings (direct adjacency only) becomes a town at once if its total power value is 7 or more (6 with the favour tile for towns). The whole group belongs to it.',
  ),
  'TM-TOWN-SANCTUARY': rule(
    'A town with the sanctuary',
    'Three buildings are enough if one of them is the sanctuary. You still need the power value.',
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
    'When you found a town, choose a town tile. It gives VP, a reward and a key, all at once. In the round of the scoring tile for towns you also score 5 VP. You may own several tiles of the same kind.',
  ),
  'TM-TOWN-SUPPLY': rule(
    'Town tile supply',
    'There are two tiles of each of the five kinds. A kind that is gone cannot be chosen, and without any tile left no town is founded any more.',
  ),
  'TM-TOWN-KEY': rule(
    'Keys',
    'Each town tile brings a key, and each key opens the top space of one cult track.',
    'In the rulebook the key and the gift of a tile come together. Here the key comes first, so that the steps of the same tile can use it.',
  ),
  'TM-TOWN-EXTRA-TILES': rule(
    'Town tiles of the mini expansion',
    'An option adds four tiles: one with 2 VP, two keys and 2 steps on every cult track; two with 4 VP and a level of shipping; one with 11 VP. Instead of shipping the carpet of the fakirs becomes longer by a hex; dwarves get nothing for it.',
    'The rulebook does not have them. The numbers come from a reference implementation.',
  ),
} as const;
