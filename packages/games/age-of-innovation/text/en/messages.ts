/** `{seat}` is the name of a player or of a faction, so a line never makes a verb agree with it. */

export const prompts = {
  chooseSet: 'Choose a set: board, faction and round bonus.',
  draft: 'Take a board, a faction or a palace.',
  chooseBonus: 'Take a round bonus.',
  firstBuilding: 'Place a first building on a hex of your home terrain.',
  spades: 'You have {spades, plural, one {# spade} other {# spades}} without a workshop: choose a hex.',
  turn: '{actions, plural, =0 {Your action is done: convert if you like, then end the turn.} one {Your turn: choose an action.} other {Your turn: # actions.}}',
  terraform:
    '{spades, plural, =0 {Build on the changed hex, or finish.} one {You have # spade: choose a hex.} other {You have # spades: choose a hex.}}',
  bridge: '{bridges, plural, one {Choose a site for the bridge.} other {Choose a site: # bridges.}}',
  freeGuild: 'Choose the building that becomes a guild free of charge ({from}).',
  placeGuild: 'Place a guild on any empty hex of your home terrain.',
  placeNeutral: 'Place the neutral building: {building}.',
  steps: 'Choose a discipline: {steps, plural, one {# step} other {# steps}}.',
  key: 'Use a key to go beyond level 7 of {discipline}? ({steps, plural, one {# step} other {# steps}})',
  takeBooks: 'Choose {books, plural, one {# book} other {# books}}.',
  payBooks: 'Pay {books, plural, one {# book} other {# books}} of any discipline: {for}.',
  competency: 'Choose a competency.',
  choosePalace: 'Choose a palace.',
  town: 'Choose a town tile.',
  leech:
    'Power from {from}: {amount} for {price, plural, =0 {no points} one {# point} other {# points}}. Take it?',
  setUp: 'Everybody takes what he starts with.',
  startSpades: 'Spades at the start.',
  income: 'Everybody receives income.',
  actions: 'The action phase begins.',
  nextTurn: 'The next player comes.',
  scienceBonuses: 'Science gives its bonuses.',
  cleanUp: 'The round is cleaned up.',
  finalScoring: 'The final scoring.',
} as const;

export const actions = {
  set: 'Take the set: {board}',
  board: 'Take the board: {board}',
  faction: 'Take the faction: {faction}',
  palace: 'Take {palace}',
  bonus: 'Take the round bonus “{bonus}”',
  place: 'Place on {hex}: {building}',
  build: 'Build a workshop on {hex}{way, select, tunnel { by tunnel} flight { by flight} other {}}',
  transform: 'Change {hex}{way, select, tunnel { by tunnel} flight { by flight} other {}}: {terrain}',
  upgrade: 'Upgrade {hex}: {building}',
  advance: 'Advance: {track}',
  innovate: 'Introduce the innovation “{innovation}”',
  send: 'Send a scholar for {steps, plural, one {# step} other {# steps}}: {discipline}',
  power: 'Power action: {action}',
  bookAction: 'Book action: {action}',
  special: 'Special action: {source}',
  annex: 'Place an annex on {hex}',
  bridge: 'Build a bridge {site}',
  step: 'Step: {discipline}',
  useKey: 'Use a key: {discipline}',
  keepKey: 'Keep the key: {discipline}',
  takeBook: 'Take a book: {discipline}',
  payBook: 'Pay a book: {discipline}',
  competency: 'Take the competency “{competency}”',
  town: 'Take the town tile “{tile}”',
  leech: 'Take the power',
  decline: 'Refuse the power',
  convert: 'Convert: {how}',
  burn: 'Sacrifice: one power leaves the game, one moves to bowl III',
  connect: 'Found a town over the river hex {river}',
  pass: '{bonus, select, none {Pass} other {Pass and take “{bonus}”}}',
  done: 'Finish: {of}',
  end: 'End the turn',
} as const;

export const log = {
  setChosen: '{seat}: {board}, {faction}, “{bonus}”',
  boardChosen: '{seat}: board {board}',
  factionChosen: '{seat}: faction {faction}',
  palaceDrafted: '{seat}: {palace} drafted',
  built: '{seat}: {building} on {hex}',
  upgraded: '{seat}: {hex} upgraded: {building}',
  neutralBuilt: '{seat}: neutral building on {hex}: {building}',
  neutralLost: '{seat}: no place for the neutral building: {building}',
  annexPlaced: '{seat}: annex on {hex}',
  powerOffered: '{seat}: {power} power offered by {from}',
  leeched: '{seat}: {power} power from {from}{points, plural, =0 {} one {, −# point} other {, −# points}}',
  declined: '{seat}: no to {power} power from {from}',
  converted: '{seat}: {how}',
  burned: '{seat}: {power} power sacrificed',
  bridgeBuilt: '{seat}: bridge from {from} to {to}',
  transformed: '{seat}: {hex} becomes {terrain} ({spades, plural, one {# spade} other {# spades}})',
  tunnelled: '{seat}: by tunnel',
  flown: '{seat}: by flight',
  spadesLost: '{seat}: {spades, plural, one {# spade} other {# spades}} unused and lost',
  bookTaken: '{seat}: book taken: {discipline}',
  competency:
    '{seat}: competency “{competency}” ({discipline}{books, plural, =0 {} one {, # book} other {, # books}})',
  innovation: '{seat}: innovation “{innovation}”',
  palace: '{seat}: {palace} opened',
  advancedInScience:
    '{seat}: {discipline} to level {level} ({steps, plural, one {# step} other {# steps}}){power, plural, =0 {} other {, +# power}}',
  scholarSent:
    '{seat}: scholar sent to {discipline} for {steps, plural, one {# step} other {# steps}}{stays, select, true {, for good} other {, back to the supply}}',
  powerAction: '{seat}: power action “{action}” ({power} power)',
  bookAction: '{seat}: book action “{action}” ({books, plural, one {# book} other {# books}})',
  specialAction: '{seat}: special action: {source}',
  scored: '{seat}: {points, plural, one {# point} other {# points}} ({source})',
  advanced: '{seat}: {track} to level {level}{points, plural, =0 {} one {, +# point} other {, +# points}}',
  townFounded: '{seat}: town founded: {hexes}',
  townTile: '{seat}: town tile “{tile}”',
  bonusTaken:
    '{seat}: round bonus “{bonus}”{coins, plural, =0 {} one { with # coin on it} other { with # coins on it}}',
  passed: '{seat}: pass',
  roundStarted: 'Round {round}',
  income:
    '{seat}: income{coins, plural, =0 {} one { +# coin} other { +# coins}}{tools, plural, =0 {} one { +# tool} other { +# tools}}{scholars, plural, =0 {} one { +# scholar} other { +# scholars}}{power, plural, =0 {} other { +# power}}{books, plural, =0 {} one { +# book} other { +# books}}{points, plural, =0 {} one { +# point} other { +# points}}',
  scienceBonus:
    '{seat}: science bonus{coins, plural, =0 {} one { +# coin} other { +# coins}}{tools, plural, =0 {} one { +# tool} other { +# tools}}{scholars, plural, =0 {} one { +# scholar} other { +# scholars}}{power, plural, =0 {} other { +# power}}{books, plural, =0 {} one { +# book} other { +# books}}{spades, plural, =0 {} one { +# spade} other { +# spades}}',
  neutralArea: 'The neutral faction has an area of {buildings, plural, one {# building} other {# buildings}}',
  areaScored:
    '{seat}: {points, plural, one {# point} other {# points}} for the area of {buildings, plural, one {# building} other {# buildings}}',
  disciplineScored:
    '{seat}: {points, plural, one {# point} other {# points}} for {discipline} (level {level})',
  resourcesScored:
    '{seat}: {points, plural, one {# point} other {# points}} for resources worth {coins, plural, one {# coin} other {# coins}}',
} as const;

export interface Messages {
  readonly prompts: Readonly<Record<keyof typeof prompts, string>>;
  readonly actions: Readonly<Record<keyof typeof actions, string>>;
  readonly log: Readonly<Record<keyof typeof log, string>>;
}
