/** `{seat}` is the name of a player or of a faction: `{seat_n}` says which form its verb takes. */

import { automa } from './automa.ts';

export const prompts = {
  ...automa.prompts,
  chooseSet: 'Choose a set: planning board, faction and round bonus',
  draft: 'Take a planning board, a faction or a palace',
  chooseBonus: 'Take a round bonus',
  firstBuilding: 'Place a building on your home terrain',
  spades: '{spades, plural, one {Choose a hex (# spade left)} other {Choose a hex (# spades left)}}',
  turn: '{actions, plural, =0 {Action done: you may still convert} one {Your turn: choose an action} other {Your turn: choose an action (# left)}}',
  terraform:
    '{spades, plural, =0 {Build a workshop, or finish} one {Choose a hex, or finish (# spade left)} other {Choose a hex, or finish (# spades left)}}',
  bridge:
    '{bridges, plural, one {Choose where to build the bridge} other {Choose where to build (# bridges left)}}',
  freeGuild: 'Choose a {from} to turn into a guild',
  placeGuild: 'Choose an empty home hex for the guild',
  placeNeutral: 'Choose a hex in reach for the neutral {building}',
  steps:
    '{steps, plural, one {Choose a discipline (# step left)} other {Choose a discipline (# steps left)}}',
  key: 'Use a key to pass level 7 in {discipline}, or lose {steps, plural, one {# step} other {# steps}}?',
  takeBooks: '{books, plural, one {Choose a book} other {Choose a book (# left)}}',
  payBooks: '{books, plural, one {Pay # book for {for}} other {Pay # books for {for}, one at a time}}',
  competency: 'Choose a competency tile',
  choosePalace: 'Choose your palace tile',
  town: 'Choose a town tile',
  leech: '{from} built next to you. Take {amount} power{price, plural, =0 { for free} other { for # VP}}?',
  setUp: 'Starting resources',
  startSpades: 'Starting spades',
  income: 'Income',
  actions: 'Actions',
  nextTurn: 'Next player',
  scienceBonuses: 'Science bonuses',
  cleanUp: 'Preparing the next round',
  finalScoring: 'Final scoring',
} as const;

export const actions = {
  set: 'Take set: {board}',
  board: 'Take planning board: {board}',
  faction: 'Take faction: {faction}',
  palace: 'Take palace: {palace}',
  bonus: 'Take round bonus: {bonus}',
  place: 'Place a {building} on {hex}',
  build: 'Build a workshop on {hex}{by, select, tunnel { (tunnel)} flight { (flight)} other {}}',
  transform: 'Terraform {hex} to {terrain}{by, select, tunnel { (tunnel)} flight { (flight)} other {}}',
  upgrade: 'Upgrade {hex} to a {building}',
  advance: 'Improve {track}',
  innovate: 'Develop {innovation}',
  send: '{steps, plural, =1 {Return a scholar: 1 step in {discipline}} one {Send a scholar: # step in {discipline}} other {Send a scholar: # steps in {discipline}}}',
  power: 'Power action: {space}',
  bookAction: 'Book action: {space}',
  special: 'Special action: {source}',
  annex: 'Add an annex to {hex}',
  bridge: 'Build a bridge: {site}',
  step: 'Advance in {discipline}',
  useKey: 'Use a key in {discipline}',
  keepKey: 'Keep the key, lose the steps in {discipline}',
  takeBook: 'Take 1 {discipline} book',
  payBook: 'Pay 1 {discipline} book',
  competency: 'Take competency: {competency}',
  town: 'Take town tile: {tile}',
  leech: 'Take the power',
  decline: 'Decline',
  convert: 'Convert {how}',
  burn: 'Burn 1 power: 1 leaves the game, 1 moves to bowl III',
  connect: 'Found a town across river hex {river}',
  pass: '{bonus, select, none {Pass} other {Pass and take: {bonus}}}',
  done: '{of}',
  end: 'End turn',
} as const;

export const log = {
  ...automa.log,
  setChosen:
    '{seat} {seat_n, select, pl {take} other {takes}} {faction} on the {board} board, round bonus: {bonus}',
  boardChosen: '{seat} {seat_n, select, pl {take} other {takes}} the {board} board',
  factionChosen: '{seat} {seat_n, select, pl {take} other {takes}} {faction}',
  palaceDrafted: '{seat} {seat_n, select, pl {take} other {takes}} a palace: {palace}',
  bonusTaken:
    '{seat} {seat_n, select, pl {take} other {takes}} a round bonus: {bonus}{coins, plural, =0 {} one { (# coin on it)} other { (# coins on it)}}',
  built: '{seat} {seat_n, select, pl {build} other {builds}} a {building} on {hex}',
  upgraded: '{seat} {seat_n, select, pl {upgrade} other {upgrades}} {hex} to a {building}',
  neutralBuilt: '{seat} {seat_n, select, pl {place} other {places}} a neutral {building} on {hex}',
  neutralLost: '{seat} {seat_n, select, pl {have} other {has}} no room for the neutral {building}',
  annexPlaced: '{seat} {seat_n, select, pl {add} other {adds}} an annex to {hex}',
  tunnelled: '{seat} {seat_n, select, pl {use} other {uses}} a tunnel',
  flown: '{seat} {seat_n, select, pl {fly} other {flies}}',
  transformed:
    '{seat} {seat_n, select, pl {terraform} other {terraforms}} {hex} to {terrain} ({spades, plural, one {# spade} other {# spades}})',
  spadesLost:
    '{seat} {seat_n, select, pl {leave} other {leaves}} {spades, plural, one {# spade} other {# spades}} unused',
  bridgeBuilt: '{seat} {seat_n, select, pl {build} other {builds}} a bridge from {from} to {to}',
  powerOffered: '{seat} may gain {power} power from {from}',
  leeched:
    '{seat} {seat_n, select, pl {gain} other {gains}} {power} power from {from}{points, plural, =0 {} other { (−# VP)}}',
  declined: '{seat} {seat_n, select, pl {decline} other {declines}} {power} power from {from}',
  converted: '{seat} {seat_n, select, pl {convert} other {converts}} {how}',
  burned: '{seat} {seat_n, select, pl {burn} other {burns}} {power} power',
  powerAction: '{seat} {seat_n, select, pl {use} other {uses}} a power action: {action} (−{power} power)',
  bookAction: '{seat} {seat_n, select, pl {use} other {uses}} a book action: {action}',
  specialAction: '{seat} {seat_n, select, pl {use} other {uses}} a special action: {source}',
  bookTaken: '{seat} {seat_n, select, pl {take} other {takes}} 1 {discipline} book',
  competency:
    '{seat} {seat_n, select, pl {take} other {takes}} a competency in {discipline}: {competency}{books, plural, =0 {} one { (+# book)} other { (+# books)}}',
  innovation: '{seat} {seat_n, select, pl {develop} other {develops}} {innovation}',
  palace: '{seat} {seat_n, select, pl {take} other {takes}} a palace tile: {palace}',
  scholarSent:
    '{seat} {stays, select, true {{seat_n, select, pl {send} other {sends}}} other {{seat_n, select, pl {return} other {returns}}}} a scholar ({steps, plural, one {# step} other {# steps}} in {discipline})',
  advancedInScience:
    '{seat} {seat_n, select, pl {advance} other {advances}} to level {level} in {discipline}{power, plural, =0 {} other { (+# power)}}',
  advanced:
    '{seat} {seat_n, select, pl {improve} other {improves}} {track} to level {level}{points, plural, =0 {} other { (+# VP)}}',
  townFounded: '{seat} {seat_n, select, pl {found} other {founds}} a town: {hexes}',
  townTile: '{seat} {seat_n, select, pl {take} other {takes}} a town tile: {tile}',
  scored: '{seat} {seat_n, select, pl {score} other {scores}} {points} VP ({source})',
  passed: '{seat} {seat_n, select, pl {pass} other {passes}}',
  left: '{seat} {seat_n, select, pl {leave} other {leaves}} the game for good',
  bonusReturned: '{seat} {seat_n, select, pl {return} other {returns}} a round bonus: {bonus}',
  roundStarted: 'Round {round}',
  income:
    '{seat} {seat_n, select, pl {get} other {gets}} income:{coins, plural, =0 {} one { +# coin} other { +# coins}}{tools, plural, =0 {} one { +# tool} other { +# tools}}{scholars, plural, =0 {} one { +# scholar} other { +# scholars}}{power, plural, =0 {} other { +# power}}{books, plural, =0 {} one { +# book} other { +# books}}{points, plural, =0 {} other { +# VP}}',
  scienceBonus:
    '{seat} {seat_n, select, pl {get} other {gets}} a science bonus:{coins, plural, =0 {} one { +# coin} other { +# coins}}{tools, plural, =0 {} one { +# tool} other { +# tools}}{scholars, plural, =0 {} one { +# scholar} other { +# scholars}}{power, plural, =0 {} other { +# power}}{books, plural, =0 {} one { +# book} other { +# books}}{spades, plural, =0 {} one { +# spade} other { +# spades}}',
  neutralArea: 'The neutral faction has an area of {buildings, plural, one {# building} other {# buildings}}',
  areaScored:
    '{seat} {seat_n, select, pl {score} other {scores}} {points} VP for an area of {buildings, plural, one {# building} other {# buildings}}',
  disciplineScored:
    '{seat} {seat_n, select, pl {score} other {scores}} {points} VP for {discipline} (level {level})',
  resourcesScored:
    '{seat} {seat_n, select, pl {score} other {scores}} {points} VP for resources worth {coins, plural, one {# coin} other {# coins}}',
} as const;

export interface Messages {
  readonly prompts: Readonly<Record<keyof typeof prompts, string>>;
  readonly actions: Readonly<Record<keyof typeof actions, string>>;
  readonly log: Readonly<Record<keyof typeof log, string>>;
}
