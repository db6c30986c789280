import { rule } from '../../rule.ts';

export const factions = {
  'TM-ALCHEMISTS': rule(
    'Alchemists',
    'They may exchange 1 VP for 1 coin, or 2 coins for 1 VP, at any time and any number of times. In the final scoring 2 coins are worth 1 VP.',
  ),
  'TM-ALCHEMISTS-STRONGHOLD': rule(
    'Alchemists: stronghold',
    '12 power at once. From then on, 2 power for each spade gained from any source.',
    'The power from a spade can be turned into workers at once. So Alchemists who stopped on the way may buy more spades for the same hex in the same action; everyone else decides at the start how far to go.',
  ),
  'TM-AUREN-STRONGHOLD': rule(
    'Auren: stronghold',
    'A favour tile at once. Action, once per round: 2 steps on one cult track. For the top space they need a key like everyone else.',
  ),
  'TM-CHAOS-MAGICIANS': rule(
    'Chaos Magicians',
    'They start with one dwelling, placed after all others. For each temple and for the sanctuary they take two favour tiles of different kinds.',
  ),
  'TM-CHAOS-MAGICIANS-STRONGHOLD': rule(
    'Chaos Magicians: stronghold',
    'Once per round they may take two actions in one turn. One of them may be to pass, which ends the turn.',
    'The rulebook allows two actions and does not require them, so they may end a double turn after one action.',
  ),
  'TM-CULTISTS': rule(
    'Cultists',
    'When at least one neighbour takes power from a building they built or upgraded, they advance 1 step on a cult of their choice. It is 1 step per building, however many neighbours take power.',
    'Like the neighbours’ answers, the step comes after the Cultists’ turn: as soon as the first neighbour has taken power.',
  ),
  'TM-CULTISTS-STRONGHOLD': rule('Cultists: stronghold', '7 VP at once.'),
  'TM-CULTISTS-REFUSED': rule(
    'Cultists: everyone declines',
    'If no neighbour takes the power they offer, the Cultists get nothing.',
    'This is what the rulebook says. A later correction gives them 1 power if someone could have taken power and everyone declined. Most recorded games are played that way, and an option does the same. A neighbour whose bowls were full when the building was built does not count as declining.',
  ),
  'TM-DARKLINGS': rule(
    'Darklings',
    'They pay 1 priest instead of workers for each spade and score 2 VP for it. Free spades do not score. Income of the sanctuary: 2 priests.',
  ),
  'TM-DARKLINGS-STRONGHOLD': rule(
    'Darklings: stronghold',
    'Once, when it is built: turn up to three workers into priests, one for one, as far as the supply of priests allows.',
  ),
  'TM-DWARVES': rule(
    'Dwarves: tunnel',
    'When they terraform or build, they may skip one hex of land or river for 2 extra workers, and score 4 VP each time. They have no shipping. In the final scoring all buildings within tunnel range of each other are connected.',
  ),
  'TM-DWARVES-STRONGHOLD': rule(
    'Dwarves: stronghold',
    'From then on a tunnel costs 1 extra worker instead of 2.',
  ),
  'TM-LEAP-ONCE': rule(
    'Tunnels and carpets: once per action',
    'You can only use a tunnel or carpet for a hex you cannot reach otherwise, and for one hex per action. If you terraform the hex and build on it in one action, you pay and score once; if you build on it in a later action, you pay and score again.',
    'The rulebook does not cover this. Otherwise the 4 VP could be scored next to your own buildings, or several times in one action. Recorded games are played as described here.',
  ),
  'TM-ENGINEERS': rule(
    'Engineers',
    'Action: build a bridge for 2 workers, any number of times per round. They may use the power action for a bridge as well. The limit of three bridges still applies.',
  ),
  'TM-ENGINEERS-STRONGHOLD': rule(
    'Engineers: stronghold',
    'From then on they score 3 VP for each of their bridges between two of their buildings whenever they pass, in the last round too.',
  ),
  'TM-FAKIRS': rule(
    'Fakirs: carpet',
    'When they terraform or build, they may skip one hex of land or river for 1 extra priest, and score 4 VP each time. They have no shipping. In the final scoring all buildings within carpet range of each other are connected.',
  ),
  'TM-FAKIRS-STRONGHOLD': rule(
    'Fakirs: stronghold',
    'From then on the carpet skips one or two hexes, in the final scoring too.',
  ),
  'TM-GIANTS': rule(
    'Giants',
    'Turning a hex into their home terrain always takes exactly 2 spades, whatever the terrain. They cannot stop at another terrain.',
    'Stopping on the way would make no sense for them, as the terrain does not matter for the number of spades. A single spade from a cult bonus is lost.',
  ),
  'TM-GIANTS-STRONGHOLD': rule(
    'Giants: stronghold',
    'Action, once per round: 2 free spades for one hex in reach. They may then build a dwelling there at the usual cost.',
    'In one place the rulebook seems to give them spades when the stronghold is built. The faction’s description only mentions the action, and we follow that.',
  ),
  'TM-HALFLINGS': rule('Halflings', '1 VP for each spade gained from any source.'),
  'TM-HALFLINGS-STRONGHOLD': rule(
    'Halflings: stronghold',
    '3 spades at once, for one or more hexes. They may build one dwelling at the usual cost on a hex that became home terrain.',
    'They cannot buy additional spades. This is our reading; the rule “Buying missing spades” explains it.',
  ),
  'TM-MERMAIDS': rule(
    'Mermaids',
    'To found a town they may skip one river hex: their buildings around it count as connected. They decide whether and when, at any time during their turn. Their shipping starts at 1.',
    'None of the connected buildings may already belong to a town. As the rulebook puts the tile on the river hex, that hex keeps connecting: what they build around it later belongs to the town.',
  ),
  'TM-MERMAIDS-STRONGHOLD': rule(
    'Mermaids: stronghold',
    '1 level of shipping at once, for free and with its VP.',
  ),
  'TM-NOMADS': rule(
    'Nomads',
    'They start with three dwellings. The third is placed after everyone’s second and before that of the Chaos Magicians.',
  ),
  'TM-NOMADS-STRONGHOLD': rule(
    'Nomads: sandstorm',
    'Action, once per round: turn an empty hex that shares an edge with a building of yours into Desert. You may then build a dwelling there at the usual cost. Sandstorms do not cross rivers or bridges and do not count as spades.',
  ),
  'TM-SWARMLINGS': rule(
    'Swarmlings',
    '3 workers for each town they found. Income of the sanctuary: 2 priests.',
  ),
  'TM-SWARMLINGS-STRONGHOLD': rule(
    'Swarmlings: stronghold',
    'Action, once per round: upgrade a dwelling to a trading house for free. It scores and gives power to neighbours like any other.',
  ),
  'TM-WITCHES': rule('Witches', '5 VP for each town they found.'),
  'TM-WITCHES-STRONGHOLD': rule(
    'Witches: Witches’ Ride',
    'Action, once per round: build a free dwelling on any empty Forest hex, however far away. They cannot terraform in this action, and the ride connects nothing in the final scoring.',
  ),
} as const;
