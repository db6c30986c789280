import { rule } from '../../rule.ts';

export const upgradesAndTowns = {
  'AOI-UPGRADE-OWN': rule('Only your own buildings', 'You can only upgrade your own buildings.'),
  'AOI-UPGRADE-PATH': rule(
    'Upgrade path',
    'Workshop → guild; guild → school or palace; school → university. One step per action.',
  ),
  'AOI-UPGRADE-COST': rule(
    'Upgrade cost',
    'A guild costs 2 tools and 6 coins, a school 3 tools and 5 coins, the palace 4 tools and 6 coins, the university 5 tools and 8 coins.',
  ),
  'AOI-UPGRADE-PIECES': rule(
    'No pieces left',
    'You have four guilds, three schools, one palace and one university. Without a piece on your planning board you cannot upgrade, even for free.',
  ),
  'AOI-UPGRADE-NEUTRAL': rule('Neutral buildings stay', 'Neutral buildings cannot be upgraded or replaced.'),
  'AOI-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Cheaper next to a neighbour',
    'A guild costs 3 coins instead of 6 if another player’s building, neutral or not, is adjacent at that moment.',
  ),
  'AOI-UPGRADE-RETURNS-PIECE': rule(
    'The old piece returns',
    'Put the old building back on your planning board. You can build it again, but you lose its income until you do.',
  ),
  'AOI-UPGRADE-FREE': rule(
    'A guild for free',
    'A book action and palace 4 turn a workshop into a guild for free, and palace 3 a school. This counts as building. You need such a building and a guild left on your board.',
  ),

  'AOI-LEECH-OFFER': rule(
    'Power for your neighbours',
    'When you build or upgrade, each neighbour with adjacent buildings may gain power equal to their total power value. Workshop 1; guild, school or tower 2; palace or university 3; monument 4; an annex adds 1. The new building itself does not count.',
  ),
  'AOI-LEECH-PRICE': rule(
    'VP cost of power',
    'Power from a neighbour costs VP: 1 less than the power you gain. All other power is free.',
  ),
  'AOI-LEECH-ALL-OR-NOTHING': rule(
    'All or nothing',
    'Take the whole offer or decline it. If your bowls or your VP allow less, you gain as much as you can and pay only for that. You never go below 0 VP.',
  ),
  'AOI-LEECH-ORDER': rule(
    'Who answers first',
    'Neighbours answer in turn order, starting after the player who built, when that player’s turn is over. If your bowls have no room for power, you are not asked.',
    'The rulebooks give no order; turn order is used for everything else. Asking at the end lets a player undo the whole turn, and nothing later in the turn can change an offer.',
  ),
  'AOI-LEECH-DEFERRED': rule(
    'Answering later',
    'Option for turn-based games: play goes on while offers are open. Before your next action you answer your offers, oldest first. A round ends only when every offer is answered.',
    'The rulebooks do not cover this. The size of an offer is fixed when the building is built. How much of it fits into your bowls, and what it costs, is worked out when you answer.',
  ),
  'AOI-LEECH-ANSWER-FIRST': rule(
    'Answer first',
    'Take or decline your open offers of power before your own action.',
  ),

  'AOI-NEUTRAL-PLACE': rule(
    'Placing a neutral building',
    'Place a neutral building at once, for free, on an empty hex in reach. If it is not your home terrain, buy the spades for it with tools; you cannot use free spades, tunnels or flights. Spades bought this way count as used.',
    'That you cannot use tunnels and flights is our reading: they belong to the terraform and build action, and this is not one.',
  ),
  'AOI-NEUTRAL-LOST': rule(
    'No room for it',
    'A neutral building that cannot be placed at once is lost for good. If there is room for it, you must place it.',
    'The rulebooks do not say what happens to the rest of its tile. We play: you keep its income and VP.',
  ),
  'AOI-NEUTRAL-COUNTS': rule(
    'Neutral buildings count',
    'A neutral building belongs to the player of the terrain below it and counts as a building of its type for power, VP, passing, towns and innovations. Placing it counts as building. Its only income is that of its tile. A tower is worth 2 power, the monument 4.',
  ),
  'AOI-ANNEX-PLACE': rule(
    'Placing an annex',
    'Action: add an annex to a building of yours that has none, neutral or not. This is not building, but it can complete a town.',
  ),
  'AOI-ANNEX-NONE': rule(
    'Annexes come from a competency',
    'You only have annexes if you have taken their competency: two, each placed with a separate action.',
  ),
  'AOI-ANNEX-VALUE': rule(
    'What an annex is worth',
    'An annex makes its building worth 1 more power, for power from neighbours and for towns, and the two count as two of the four buildings of a town. For everything else an annex is not a building.',
    'The rulebooks only mention the usual four. So annexes do not help towards the three buildings with a university or the two with the monument.',
  ),

  'AOI-TOWN-FOUND': rule(
    'Founding a town',
    'A connected group of at least four of your buildings that are not in a town becomes a town as soon as its total power value is 7 or more (6 with palace 8). A bridge or an annex can complete a town too.',
  ),
  'AOI-TOWN-FEWER': rule(
    'Towns with fewer buildings',
    'With a university in it, a town needs only three buildings; with the monument, only two. It still needs the power value.',
  ),
  'AOI-TOWN-GROWS': rule(
    'Towns grow',
    'A building next to your town, or connected to it later, belongs to that town and cannot help to found another one.',
    'Only version 1.2 says this; a whole group that is connected to a town then belongs to it. In version 1.0 buildings outside a town may found their own next to it.',
  ),
  'AOI-TOWN-TILE': rule(
    'Town tile and key',
    'When you found a town, choose a town tile. You get its VP, its bonus and a key at once.',
    'You get the key before the bonus, so steps of the tile, and those of the Felines, may already use it. The rulebooks list VP, bonus and key as what a town gives, without saying that one comes after the other.',
  ),
  'AOI-TOWN-EFFECTS': rule(
    'What town tiles do',
    'A town tile gives its VP and its bonus once. Two spades start a terraform and build action, and you pay for the workshop. Books are of any discipline. Steps come in each discipline.',
  ),
  'AOI-TOWN-SUPPLY': rule(
    'Town tile supply',
    'There are three of each of the seven town tiles. You cannot take a tile that has run out.',
    'If no tiles are left at all, no town is founded and palace 11 gives none. The rulebooks do not cover this.',
  ),
  'AOI-TOWN-RIVER': rule(
    'A town across a river',
    'With palace 14 you may ignore one river hex between your buildings to found a town, at any time during your turn before or after your action. All other requirements apply. Put the tile on that river hex, which cannot be used for another town.',
    'The turn in which you pass is a turn like any other, so this is possible after passing too, until that turn ends. In version 1.2 the river hex also connects what you build around it later to its town, as everything next to a town belongs to it; in version 1.0 it does not. A hex holds one tile.',
  ),
} as const;
