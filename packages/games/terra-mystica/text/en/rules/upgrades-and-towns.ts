import { rule } from '../../rule.ts';

export const upgradesAndTowns = {
  'TM-UPGRADE-OWN': rule('Only your own buildings', 'You can only upgrade your own buildings.'),
  'TM-UPGRADE-PATH': rule(
    'Upgrade path',
    'Dwelling → trading house; trading house → temple or stronghold; temple → sanctuary. One step per action.',
  ),
  'TM-UPGRADE-COST': rule(
    'Upgrade cost',
    'An upgrade costs workers and coins as shown on your faction board: usually 2 workers and 6 coins for a trading house, 2 workers and 5 coins for a temple. Engineers pay less for these, Swarmlings more.',
  ),
  'TM-UPGRADE-PIECES': rule(
    'No pieces left',
    'You have 4 trading houses, 3 temples, 1 stronghold and 1 sanctuary. Without a piece on your board you cannot make the upgrade.',
  ),
  'TM-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Cheaper next to a neighbour',
    'A trading house costs half the coins if another player’s building is directly adjacent at that moment. It does not matter whether that player takes power.',
  ),
  'TM-UPGRADE-RETURNS-PIECE': rule(
    'The old piece returns',
    'Put the old building back on your faction board. You can build it again, but you lose its income until you do.',
  ),
  'TM-UPGRADE-SCORING': rule(
    'VP for upgrades',
    'If the round’s scoring tile shows it, a trading house scores 3 VP, and the stronghold and sanctuary 5 VP each. The favour tile for trading houses adds 3 VP. Temples only score with the tile of the mini expansion.',
  ),
  'TM-UPGRADE-FAVOUR': rule(
    'Favour tile for an upgrade',
    'For each temple and for the sanctuary, take a favour tile at once (Chaos Magicians: two). Auren also take one for their stronghold.',
    'The rulebook does not say what happens if no tile is left that you may take. We play: the choice is skipped.',
  ),

  'TM-LEECH-OFFER': rule(
    'Power for your neighbours',
    'When you build or upgrade, each neighbour with directly adjacent buildings may gain power equal to their total power value. Dwelling 1; trading house or temple 2; stronghold or sanctuary 3. This includes buildings you got for free.',
  ),
  'TM-LEECH-PRICE': rule(
    'VP cost of power',
    'Power from a neighbour costs VP: 1 less than the power you gain. All other power is free.',
  ),
  'TM-LEECH-ALL-OR-NOTHING': rule(
    'All or nothing',
    'Take the whole offer or decline it. If your bowls or your VP allow less, you gain as much as you can and pay only for that. You never go below 0 VP.',
  ),
  'TM-LEECH-ORDER': rule(
    'Who answers first',
    'Neighbours answer clockwise, starting to the left of the player who built, when that player’s turn is over. If your bowls have no room for power, you are not asked.',
    'In the rulebook they answer at the moment of building. Asking at the end lets a player undo the whole turn, and nothing later in the turn can change an offer.',
  ),
  'TM-LEECH-DEFERRED': rule(
    'Answering later',
    'Option for turn-based games: play goes on while offers are open. Before your next action you answer your offers, oldest first. A round ends only when every offer is answered.',
    'The rulebook does not cover this. The size of an offer is fixed when the building is built. How much of it fits into your bowls, and what it costs, is worked out when you answer.',
  ),
  'TM-LEECH-ANSWER-FIRST': rule(
    'Answer first',
    'Take or decline your open offers of power before your own action.',
  ),

  'TM-BRIDGE-SITE': rule(
    'Bridge sites',
    'A bridge crosses a river hex between the two ends of a site marked on the map. If no site is open to you, you cannot take the action.',
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
    'Site taken',
    'There can be only one bridge on a site.',
    'The rulebook does not cover this. We play: one bridge already connects the two hexes for everyone, so a second one is not allowed. Some groups let another player add one, which can matter to Engineers; an option allows that. No one builds twice on the same site.',
  ),
  'TM-BRIDGE-ADJACENCY': rule(
    'What a bridge does',
    'The hexes at its ends are now directly adjacent, for every player and for everything except the sandstorm. The bridge itself gives no power to neighbours, but it can complete a town.',
    'The rulebook says that the hexes become adjacent and does not limit this to one player, so it applies to everyone.',
  ),

  'TM-TOWN-FOUND': rule(
    'Founding a town',
    'A connected group of at least four of your buildings (direct adjacency only) becomes a town at once if its total power value is 7 or more (6 with the favour tile for towns). The whole group belongs to it.',
  ),
  'TM-TOWN-SANCTUARY': rule(
    'Towns with the sanctuary',
    'Three buildings are enough if one of them is the sanctuary. You still need the power value.',
  ),
  'TM-TOWN-GROWS': rule(
    'Towns grow',
    'A building next to your town joins it, together with any group it connects, and founds no further town. If two of your towns meet, they stay two towns.',
  ),
  'TM-TOWN-DIRECT-ONLY': rule(
    'Towns need direct adjacency',
    'For a town only edges and bridges count, not shipping, tunnels or carpets. Only Mermaids may skip a river hex.',
  ),
  'TM-TOWN-TILE': rule(
    'Town tile',
    'When you found a town, choose a town tile. You get its VP, its reward and a key at once. In the round of the town scoring tile you also score 5 VP. You may own several tiles of the same kind.',
  ),
  'TM-TOWN-SUPPLY': rule(
    'Town tile supply',
    'There are two tiles of each of the five kinds. You cannot choose a kind that has run out. If no tiles are left at all, no more towns are founded.',
  ),
  'TM-TOWN-KEY': rule(
    'Keys',
    'Each town tile comes with a key. Each key opens the top space of one cult track.',
    'In the rulebook you get the key and the reward of a tile together. We give you the key first, so that steps from the same tile can use it.',
  ),
  'TM-TOWN-EXTRA-TILES': rule(
    'Mini expansion town tiles',
    'An option adds four tiles: one with 2 VP, 2 keys and 2 steps on each cult; two with 4 VP and 1 level of shipping; one with 11 VP. Instead of shipping, the Fakirs’ carpet reaches one hex further; Dwarves get nothing for it.',
    'The rulebook does not have them. The numbers come from a reference implementation.',
  ),
} as const;
