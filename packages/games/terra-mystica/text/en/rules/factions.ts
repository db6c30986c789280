import { rule } from '../../rule.ts';

export const factions = {
  'TM-ALCHEMISTS': rule(
    'Alchemists',
    'They may exchange 1 VP for 1 coin, or 2 coins for 1 VP, at any time and any number of times. In the final scoring 2 coins are worth a point.',
  ),
  'TM-ALCHEMISTS-STRONGHOLD': rule(
    'Alchemists: stronghold',
    '12 power at once. From then on 2 power for each spade gained, wherever it comes from.',
    'The power of a spade can be turned into workers at once. So alchemists whose change stopped on the way may buy more spades for the same hex in the same action; everyone else says at the start how far a change goes.',
  ),
  'TM-AUREN-STRONGHOLD': rule(
    'Auren: stronghold',
    'A favour tile at once. Once per round, as an action, two steps on one cult track; for the top space they need a key like everyone.',
  ),
  'TM-CHAOS-MAGICIANS': rule(
    'Chaos magicians',
    'They begin with a single dwelling, placed after all others. For each temple and for the sanctuary they take two favour tiles, of different kinds.',
  ),
  'TM-CHAOS-MAGICIANS-STRONGHOLD': rule(
    'Chaos magicians: stronghold',
    'Once per round they may take two actions in one turn, one after the other. Passing may be one of them and ends the turn.',
    'The rulebook allows two actions and does not demand them, so they may end a double turn after one action.',
  ),
  'TM-CULTISTS': rule(
    'Cultists',
    'When at least one neighbour takes power from a building that they built or upgraded, they make a step on a cult track of their choice. It is one step for the building, however many take power.',
    'Like the answers of the neighbours the step comes when the turn of the cultists is over: as soon as the first of them has taken power.',
  ),
  'TM-CULTISTS-STRONGHOLD': rule('Cultists: stronghold', '7 VP at once.'),
  'TM-CULTISTS-REFUSED': rule(
    'Cultists: everyone refuses',
    'If no neighbour takes the power they offer, the cultists get nothing.',
    'So says the rulebook. A later correction gives them 1 power if someone could have taken power and all refused; most recorded games are played that way, and an option does so. Bowls that were full when the building was built count as unable, not as a refusal.',
  ),
  'TM-DARKLINGS': rule(
    'Darklings',
    'They pay for each spade with a priest instead of workers and score 2 VP for it. Free spades score nothing for them. Their sanctuary gives 2 priests as income.',
  ),
  'TM-DARKLINGS-STRONGHOLD': rule(
    'Darklings: stronghold',
    'At once, and only then, up to three workers may become priests, one for one, as far as the supply of priests goes.',
  ),
  'TM-DWARVES': rule(
    'Dwarves: tunnel',
    'When they change terrain or build, they may skip one hex of land or river for 2 extra workers, and score 4 VP each time. They have no shipping. In the final scoring all buildings that a tunnel could reach are connected.',
  ),
  'TM-DWARVES-STRONGHOLD': rule(
    'Dwarves: stronghold',
    'From then on a tunnel costs 1 extra worker instead of 2.',
  ),
  'TM-LEAP-ONCE': rule(
    'Tunnels and carpets: once an action',
    'A tunnel or carpet is used only for a hex that cannot be reached otherwise, and for no more than one hex an action. Changing this hex and building on it is paid for and scored once; building on it in a later action is paid for and scored again.',
    'The rulebook does not cover this. Otherwise the 4 VP could be collected beside your own buildings, or several times in one action; recorded games are played as described here.',
  ),
  'TM-ENGINEERS': rule(
    'Engineers',
    'As an action they may build a bridge for 2 workers, any number of times in a round. They may use the power action for a bridge as well; three bridges in all remain the limit.',
  ),
  'TM-ENGINEERS-STRONGHOLD': rule(
    'Engineers: stronghold',
    'From then on each pass scores 3 VP for every own bridge between two own buildings, in the last round too.',
  ),
  'TM-FAKIRS': rule(
    'Fakirs: carpet',
    'When they change terrain or build, they may skip one hex of land or river for 1 extra priest, and score 4 VP each time. They have no shipping. In the final scoring all buildings that the carpet could reach are connected.',
  ),
  'TM-FAKIRS-STRONGHOLD': rule(
    'Fakirs: stronghold',
    'From then on the carpet skips one or two hexes, in the final scoring too.',
  ),
  'TM-GIANTS': rule(
    'Giants',
    'Each change of a hex into their home terrain takes exactly 2 spades, whatever terrain it was. They change terrain into their home terrain only.',
    'A stop on the way would make no sense for them, as the terrain does not matter for the number of spades. A single spade of a cult reward is lost.',
  ),
  'TM-GIANTS-STRONGHOLD': rule(
    'Giants: stronghold',
    'Once per round, as an action, 2 free spades for one hex in reach. A dwelling may then be built there for its price.',
    'In one place the rulebook seems to give them spades when the stronghold is built. The description of the faction knows only the action, and that one is used.',
  ),
  'TM-HALFLINGS': rule('Halflings', '1 VP for each spade gained, wherever it comes from.'),
  'TM-HALFLINGS-STRONGHOLD': rule(
    'Halflings: stronghold',
    '3 spades at once, for one hex or several. On one of the hexes that became home terrain a dwelling may be built for its price.',
    'No spades can be bought in addition: an inference, explained in TM-TRANSFORM-TOP-UP.',
  ),
  'TM-MERMAIDS': rule(
    'Mermaids',
    'To found a town they may skip one river hex: their buildings around it count as joined. They decide whether and when, at any moment of their own turn. Their shipping begins at 1.',
    'None of the joined buildings may belong to a town already. As the rulebook lays the tile on the river hex, that hex goes on joining: what is built around it later belongs to the town.',
  ),
  'TM-MERMAIDS-STRONGHOLD': rule(
    'Mermaids: stronghold',
    'A level of shipping at once, without cost and with its points.',
  ),
  'TM-NOMADS': rule(
    'Nomads',
    'They begin with three dwellings. The third is placed after everyone’s second and before the one of the chaos magicians.',
  ),
  'TM-NOMADS-STRONGHOLD': rule(
    'Nomads: sandstorm',
    'Action, once per round: turn an empty hex that shares an edge with a building of yours into Desert. You may then build a dwelling there at the usual cost. Sandstorms do not cross rivers or bridges and do not count as spades.',
  ),
  'TM-SWARMLINGS': rule(
    'Swarmlings',
    '3 workers for each town they found. Their sanctuary gives 2 priests as income.',
  ),
  'TM-SWARMLINGS-STRONGHOLD': rule(
    'Swarmlings: stronghold',
    'Once per round, as an action, a dwelling becomes a trading house without cost. It scores and offers power like any other.',
  ),
  'TM-WITCHES': rule('Witches', '5 VP for each town they found.'),
  'TM-WITCHES-STRONGHOLD': rule(
    'Witches: ride',
    'Once per round, as an action, a dwelling without cost on any free forest hex, however far away. Terrain cannot be changed in this action, and the ride connects nothing in the final scoring.',
  ),
} as const;
