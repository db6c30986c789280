import { rule } from '../../rule.ts';

export const upgradesAndTowns = {
  'AOI-UPGRADE-OWN': rule('Only your own buildings', 'Only own buildings can be upgraded.'),
  'AOI-UPGRADE-PATH': rule(
    'Upgrade path',
    'A workshop becomes a guild; a guild becomes a school or the palace; a school becomes the university. An action makes one step.',
  ),
  'AOI-UPGRADE-COST': rule(
    'Upgrade cost',
    'A guild costs 2 tools and 6 coins, a school 3 tools and 5 coins, the palace 4 tools and 6 coins, the university 5 tools and 8 coins.',
  ),
  'AOI-UPGRADE-PIECES': rule(
    'No pieces left',
    'There are four guilds, three schools, one palace and one university. Without a piece on the planning board the upgrade is not possible, even if it is free.',
  ),
  'AOI-UPGRADE-NEUTRAL': rule('Neutral buildings stay', 'A neutral building is never upgraded or exchanged.'),
  'AOI-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Cheaper beside a neighbour',
    'A guild costs 3 coins instead of 6 if a building of another player, neutral or not, is adjacent at that moment.',
  ),
  'AOI-UPGRADE-RETURNS-PIECE': rule(
    'The old piece returns',
    'The building that was upgraded goes back to the planning board and can be built again. Income counts what stands on the map, so that of the old kind becomes smaller.',
  ),
  'AOI-UPGRADE-FREE': rule(
    'A guild for free',
    'A book action and palace 4 turn a workshop into a guild for free, palace 3 turns a school into one. This is building like any other; you need such a building of your own and a guild left on your board.',
  ),

  'AOI-LEECH-OFFER': rule(
    'Power for the neighbours',
    'When you build or upgrade, each owner of adjacent buildings may gain power equal to their total power value. A workshop counts 1, a guild, a school or a tower 2, the palace or the university 3, the monument 4, an annex 1 more. The new building itself does not count.',
  ),
  'AOI-LEECH-PRICE': rule(
    'Cost of this power',
    'Power from a neighbour’s building costs points: one less than the power gained. Power from any other source costs none.',
  ),
  'AOI-LEECH-ALL-OR-NOTHING': rule(
    'All or nothing',
    'An offer is taken whole or refused. If the bowls hold too little room or the points are too few, as much as possible is gained and the price is that of the power really gained. Points never fall below zero.',
  ),
  'AOI-LEECH-ORDER': rule(
    'Who answers first',
    'The neighbours answer in turn order, beginning after the builder. They are asked when the builder’s turn is complete. If your bowls have no room for power, you are not asked.',
    'The rulebooks give no order; turn order is that of everything else. Asking at the end keeps a turn one piece that can be taken back, and nothing that comes later in the turn can change an offer.',
  ),
  'AOI-LEECH-DEFERRED': rule(
    'Answering later',
    'An option for games over days: play goes on while offers are open. Before an action of their own, players answer the offers they have, oldest first, and a round ends only when all are answered.',
    'The rulebooks do not know it. The size of an offer is fixed when the building is built; how much of it fits into the bowls and what it costs is seen when it is answered.',
  ),
  'AOI-LEECH-ANSWER-FIRST': rule(
    'Answer first',
    'An open offer of power has to be taken or refused before an action of one’s own.',
  ),

  'AOI-NEUTRAL-PLACE': rule(
    'Placing a neutral building',
    'A neutral building is placed at once, for free, on an empty hex in reach. If that is not home terrain, the spades for it are bought with tools; free spades, tunnels and flights cannot help. Spades bought so count as used.',
    'That tunnels and flights do not help is a reading: they belong to the action of terraforming and building, and this is none.',
  ),
  'AOI-NEUTRAL-LOST': rule(
    'No place for it',
    'A neutral building that cannot be placed at once is lost for good. As long as there is a place for it, it must be placed.',
    'The rulebooks do not say what becomes of the rest of its tile. Income and points of the tile stay.',
  ),
  'AOI-NEUTRAL-COUNTS': rule(
    'Neutral buildings count',
    'A neutral building belongs to the player of the terrain beneath it and counts as a building of its kind for power, points, passing, towns and innovations. Placing it is building. Its income is that of its tile alone. A tower is worth 2 power, the monument 4.',
  ),
  'AOI-ANNEX-PLACE': rule(
    'Placing an annex',
    'As an action an annex is put beside an own building that has none, neutral or not. This is not building, but it can complete a town.',
  ),
  'AOI-ANNEX-NONE': rule(
    'Annexes come from a competency',
    'Only who has taken the competency with annexes has any: two, each placed by an action of its own.',
  ),
  'AOI-ANNEX-VALUE': rule(
    'What an annex is worth',
    'An annex makes its building worth 1 power more, for offers of power and for towns, and the two count as two buildings towards the four of a town. For everything else an annex is no building.',
    'The rulebooks name the usual four only. So annexes do not help towards the three buildings with a university or the two with the monument.',
  ),

  'AOI-TOWN-FOUND': rule(
    'Founding a town',
    'A town is founded as soon as a group of adjacent own buildings that are in no town counts at least four buildings and power 7. With palace 8 power 6 is enough. A bridge or an annex can complete a town too.',
  ),
  'AOI-TOWN-FEWER': rule(
    'Towns of fewer buildings',
    'A group with a university needs only three buildings, a group with the monument only two. The power needed stays the same.',
  ),
  'AOI-TOWN-GROWS': rule(
    'Towns grow',
    'A building that comes to stand beside an own town, or is joined to it, belongs to that town and cannot help to found another one.',
    'Only version 1.2 says this; a whole group that is joined to a town belongs to it then. By version 1.0 buildings outside of a town may found their own beside it.',
  ),
  'AOI-TOWN-TILE': rule(
    'Town tile and key',
    'For each town its founder chooses a town tile, scores its points, takes its bonus at once and gets a key.',
    'The key is there before the bonus, so steps of the tile, and those of the felines, may already use it. The rulebooks number points, bonus and key as what a founded town brings, without saying that one comes after the other.',
  ),
  'AOI-TOWN-EFFECTS': rule(
    'What town tiles do',
    'A town tile gives its points and its bonus once. Two spades start an action of terraforming and building, whose workshop is paid; books are of any discipline; steps come in every discipline.',
  ),
  'AOI-TOWN-SUPPLY': rule(
    'Town tile supply',
    'Each of the seven town tiles exists three times. A tile that is gone cannot be taken.',
    'If no tile at all is left, no town is founded and palace 11 brings none. The rulebooks do not speak of it.',
  ),
  'AOI-TOWN-RIVER': rule(
    'A town over the river',
    'The owner of palace 14 may ignore one river hex between own buildings to found a town, whenever they like in their turn, before or after the action. All other demands hold. The tile lies on that river hex, which cannot be used for another town.',
    'The turn of passing is a turn like any other, so this is possible after the pass too, until the turn ends; who has passed has no later turn in the round. By version 1.2 the river hex joins what is built around it later to its town, as everything that comes to touch a town belongs to it; by version 1.0 it does not. A hex bears one tile.',
  ),
} as const;
