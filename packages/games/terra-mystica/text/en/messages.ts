/** `{seat}` is the name of a player or of a faction: `{seat_n}` says which form its verb takes. */

export const prompts = {
  chooseFaction: 'Choose a faction',
  firstDwelling: 'Place a dwelling on your home terrain',
  chooseCard: 'Take a bonus card',
  turn: '{actions, plural, =0 {Action done: you may still convert} one {Your turn: choose an action} other {Your turn: choose an action (# left)}}',
  terraform:
    '{spades, plural, =0 {Continue on this hex, or finish} one {Choose a hex (# spade left)} other {Choose a hex (# spades left)}}',
  sandstorm: 'Sandstorm: choose a hex',
  ride: 'Witches’ Ride: choose a Forest hex',
  freeTradingHouse: 'Choose a dwelling to upgrade for free',
  bridge: 'Choose where to build the bridge',
  cultStep: '{steps, plural, one {Choose a cult for # step} other {Choose a cult for # steps}}',
  leechStep: 'A neighbour took power: choose a cult for 1 step',
  favour: '{count, plural, one {Choose a favour tile} other {Choose # favour tiles}}',
  town: 'Town founded! Choose a town tile',
  crown: 'Not enough keys: which cult do you take to the top?',
  tileSteps: 'Which first: the cult steps or the town tile?',
  ordain: 'How many workers become priests?',
  leech: '{from} built next to you. Take {amount} power{price, plural, =0 { for free} other { for # VP}}?',
  cultSpades: '{spades, plural, one {Cult bonus: use # spade} other {Cult bonus: use # spades}}',
  setUp: 'Setup',
  income: 'Income',
  nextTurn: 'Next player',
  cultRewards: 'Cult bonuses',
  cleanUp: 'Clean-up',
  finalScoring: 'Final scoring',
} as const;

export const actions = {
  faction: 'Play {faction}',
  take: 'Take bonus card: {card}',
  build: 'Build a dwelling on {hex}',
  transform: 'Terraform {hex} to {terrain}',
  upgrade: 'Upgrade {hex} to a {building}',
  advance: 'Improve {track}',
  send: 'Send a priest to {cult} ({steps, plural, one {# step} other {# steps}})',
  power: 'Power action: {space}',
  special: 'Special action: {source}',
  bridge: 'Build a bridge: {site}',
  step: 'Advance on {cult}',
  favour: 'Take favour tile: {tile}',
  town: 'Take town tile: {tile}',
  ordain: '{priests, plural, =0 {None} one {# worker → # priest} other {# workers → # priests}}',
  leech: 'Take the power',
  decline: 'Decline',
  convert: 'Convert {how}',
  burn: 'Burn 1 power: 1 leaves the game, 1 moves to bowl III',
  connect: 'Found a town across river hex {river}',
  pass: '{card, select, none {Pass} other {Pass and take: {card}}}',
  done: 'Done',
  end: 'End turn',
} as const;

export const log = {
  factionChosen: '{seat} {seat_n, select, pl {choose} other {chooses}} {faction}',
  built:
    '{seat} {seat_n, select, pl {build} other {builds}} {hex_n, select, pl {{building_many}} other {a {building}}} on {hex}',
  upgraded: '{seat} {seat_n, select, pl {upgrade} other {upgrades}} {hex} to a {building}',
  powerOffered: '{seat} may gain {power} power from {from}',
  leeched:
    '{seat} {seat_n, select, pl {gain} other {gains}} {power} power from {from}{points, plural, =0 {} other { (−# VP)}}',
  declined: '{seat} {seat_n, select, pl {decline} other {declines}} {power} power from {from}',
  refusedByAll: '{seat} {seat_n, select, pl {gain} other {gains}} {power} power: everyone declined',
  converted: '{seat} {seat_n, select, pl {convert} other {converts}} {how}',
  burned: '{seat} {seat_n, select, pl {burn} other {burns}} {power} power',
  bridgeBuilt: '{seat} {seat_n, select, pl {build} other {builds}} a bridge from {from} to {to}',
  transformed:
    '{seat} {seat_n, select, pl {terraform} other {terraforms}} {hex} to {terrain} ({spades, plural, one {# spade} other {# spades}})',
  sandstorm: '{seat} {seat_n, select, pl {send} other {sends}} a sandstorm over {hex}',
  givenUp: '{seat} {seat_n, select, pl {give} other {gives}} up the effect of the action',
  spadesLost:
    '{seat} {seat_n, select, pl {leave} other {leaves}} {spades, plural, one {# spade} other {# spades}} unused',
  favour: '{seat} {seat_n, select, pl {take} other {takes}} a favour tile: {tile}',
  cultAdvanced:
    '{seat} {seat_n, select, pl {advance} other {advances}} to {space} on {cult}{power, plural, =0 {} other { (+# power)}}',
  priestSent:
    '{seat} {seat_n, select, pl {send} other {sends}} a priest to {cult} ({steps, plural, one {# step} other {# steps}}{stays, select, true {} other {, returned}})',
  powerAction: '{seat} {seat_n, select, pl {use} other {uses}} a power action: {action}',
  specialAction: '{seat} {seat_n, select, pl {use} other {uses}} a special action: {source}',
  ordained:
    '{seat} {seat_n, select, pl {turn} other {turns}} {priests, plural, =0 {no workers into priests} one {# worker into a priest} other {# workers into priests}}',
  scored: '{seat} {seat_n, select, pl {score} other {scores}} {points} VP ({source})',
  advanced: '{seat} {seat_n, select, pl {improve} other {improves}} {track} to level {level} (+{points} VP)',
  townFounded: '{seat} {seat_n, select, pl {found} other {founds}} a town: {hexes}',
  townTile: '{seat} {seat_n, select, pl {take} other {takes}} a town tile: {tile}',
  cardTaken:
    '{seat} {seat_n, select, pl {take} other {takes}} a bonus card: {card}{coins, plural, =0 {} one { (# coin on it)} other { (# coins on it)}}',
  passed: '{seat} {seat_n, select, pl {pass} other {passes}}',
  left: '{seat} {seat_n, select, pl {leave} other {leaves}} the game for good',
  cardReturned: '{seat} {seat_n, select, pl {return} other {returns}} a bonus card: {card}',
  roundStarted: 'Round {round}',
  income:
    '{seat} {seat_n, select, pl {get} other {gets}} income:{coins, plural, =0 {} one { +# coin} other { +# coins}}{workers, plural, =0 {} one { +# worker} other { +# workers}}{priests, plural, =0 {} one { +# priest} other { +# priests}}{power, plural, =0 {} other { +# power}}',
  cultReward:
    '{seat} {seat_n, select, pl {get} other {gets}} a cult bonus:{coins, plural, =0 {} one { +# coin} other { +# coins}}{workers, plural, =0 {} one { +# worker} other { +# workers}}{priests, plural, =0 {} one { +# priest} other { +# priests}}{power, plural, =0 {} other { +# power}}{spades, plural, =0 {} one { +# spade} other { +# spades}}',
  cultScored: '{seat} {seat_n, select, pl {score} other {scores}} {points} VP for {cult} (space {space})',
  areaScored:
    '{seat} {seat_n, select, pl {score} other {scores}} {points} VP for an area of {buildings, plural, one {# building} other {# buildings}}',
  resourcesScored:
    '{seat} {seat_n, select, pl {score} other {scores}} {points} VP for resources worth {coins, plural, one {# coin} other {# coins}}',
} as const;

export interface Messages {
  readonly prompts: Readonly<Record<keyof typeof prompts, string>>;
  readonly actions: Readonly<Record<keyof typeof actions, string>>;
  readonly log: Readonly<Record<keyof typeof log, string>>;
}
