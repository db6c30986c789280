/** `{seat}` is the name of a player or of a faction, so a line never makes a verb agree with it. */

export const prompts = {
  chooseSet: 'Choose a planning board with its faction and round bonus.',
  draft: 'Take a planning board, a faction or a palace.',
  chooseBonus: 'Take a round bonus.',
  firstBuilding: 'Place a first building on a hex of your home terrain.',
  spades: '{spades, plural, one {You have # spade: choose a hex.} other {You have # spades: choose a hex.}}',
  turn: '{actions, plural, =0 {Your action is done: convert if you like, then end the turn.} one {Your turn: choose an action.} other {Your turn: # actions.}}',
  terraform:
    '{spades, plural, =0 {Build a workshop, or finish.} one {You have # free spade: choose a hex, or finish.} other {You have # free spades: choose a hex, or finish.}}',
  bridge:
    '{bridges, plural, one {Choose a site for the bridge.} other {Choose a site for the first of # bridges.}}',
  freeGuild: 'Choose the building that becomes a guild free of charge ({from}).',
  placeGuild: 'Choose an empty hex of your home terrain for the guild.',
  placeNeutral: 'Choose a hex in reach for the neutral building ({building}).',
  steps:
    '{steps, plural, one {You have # step: choose a discipline.} other {You have # steps: choose a discipline.}}',
  key: '{discipline}: use a key to go beyond level 7, or lose {steps, plural, one {# step} other {# steps}}?',
  takeBooks:
    '{books, plural, one {You get # book: choose its discipline.} other {You get # books: choose the discipline of the first.}}',
  payBooks:
    '{books, plural, one {# book still to pay for “{for}”: choose its discipline.} other {# books still to pay for “{for}”: choose the discipline of one.}}',
  competency: 'Choose a competency.',
  choosePalace: 'Choose the tile of your palace.',
  town: 'Choose a town tile.',
  leech:
    'Power from {from}: {amount} for {price, plural, =0 {no points} one {# point} other {# points}}. Take it?',
  setUp: 'Everybody takes the starting goods.',
  startSpades: 'The spades of the start are used.',
  income: 'Everybody receives income.',
  actions: 'The actions begin.',
  nextTurn: 'The next player comes.',
  scienceBonuses: 'The disciplines give their bonuses.',
  cleanUp: 'The next round is prepared.',
  finalScoring: 'The final scoring.',
} as const;

export const actions = {
  set: 'Take the set “{board}”',
  board: 'Take the planning board “{board}”',
  faction: 'Take the faction “{faction}”',
  palace: 'Take the palace “{palace}”',
  bonus: 'Take the round bonus “{bonus}”',
  place: 'Place on {hex}: {building}',
  build: 'Build a workshop on {hex}{by, select, tunnel { by tunnel} flight { by flight} other {}}',
  transform: 'Change {hex} into {terrain}{by, select, tunnel { by tunnel} flight { by flight} other {}}',
  upgrade: 'Upgrade {hex} to {building}',
  advance: 'Advance: {track}',
  innovate: 'Introduce the innovation “{innovation}”',
  send: '{steps, plural, =1 {Give back a scholar for 1 step in {discipline}} one {Send a scholar for # step in {discipline}} other {Send a scholar for # steps in {discipline}}}',
  power: 'Power action: {space}',
  bookAction: 'Book action: {space}',
  special: 'Special action: {source}',
  annex: 'Place an annex at {hex}',
  bridge: 'Build a bridge {site}',
  step: 'Step in {discipline}',
  useKey: 'Use a key in {discipline}',
  keepKey: 'Keep the key, lose the steps in {discipline}',
  takeBook: 'Take a book: {discipline}',
  payBook: 'Pay a book: {discipline}',
  competency: 'Take the competency “{competency}”',
  town: 'Take the town tile “{tile}”',
  leech: 'Take the power',
  decline: 'Refuse the power',
  convert: 'Convert {how}',
  burn: 'Sacrifice power: one token leaves the game, one moves to bowl III',
  connect: 'Found a town over the river hex {river}',
  pass: '{bonus, select, none {Pass} other {Pass and take “{bonus}”}}',
  done: '{of}',
  end: 'End the turn',
} as const;

export const log = {
  setChosen: '{seat}: {faction}, planning board {board}, round bonus “{bonus}”',
  boardChosen: '{seat}: planning board {board} chosen',
  factionChosen: '{seat}: {faction} chosen',
  palaceDrafted: '{seat}: palace “{palace}” chosen',
  bonusTaken:
    '{seat}: round bonus “{bonus}”{coins, plural, =0 {} one { with # coin on it} other { with # coins on it}}',
  built: '{seat}: {building} on {hex}',
  upgraded: '{seat}: {hex} upgraded to {building}',
  neutralBuilt: '{seat}: {building} on {hex} (neutral)',
  neutralLost: '{seat}: no room for the neutral building ({building})',
  annexPlaced: '{seat}: annex at {hex}',
  tunnelled: '{seat}: tunnel',
  flown: '{seat}: flight',
  transformed: '{seat}: {hex} becomes {terrain} ({spades, plural, one {# spade} other {# spades}})',
  spadesLost: '{seat}: {spades, plural, one {# spade} other {# spades}} unused and lost',
  bridgeBuilt: '{seat}: bridge from {from} to {to}',
  powerOffered: '{seat}: {power} power offered by {from}',
  leeched: '{seat}: {power} power from {from}{points, plural, =0 {} one {, −# point} other {, −# points}}',
  declined: '{seat}: no to {power} power from {from}',
  converted: '{seat}: {how}',
  burned: '{seat}: {power} power sacrificed',
  powerAction: '{seat}: power action “{action}” (−{power} power)',
  bookAction: '{seat}: book action “{action}”',
  specialAction: '{seat}: special action: {source}',
  bookTaken: '{seat}: +1 book ({discipline})',
  competency:
    '{seat}: competency “{competency}”{books, plural, =0 {} one {, +# book} other {, +# books}} ({discipline})',
  innovation: '{seat}: innovation “{innovation}”',
  palace: '{seat}: palace “{palace}”',
  scholarSent:
    '{seat}: scholar {stays, select, true {sent} other {given back}} for {steps, plural, one {# step} other {# steps}} in {discipline}',
  advancedInScience:
    '{seat}: {steps, plural, one {# step} other {# steps}} in {discipline} to level {level}{power, plural, =0 {} other {, +# power}}',
  advanced: '{seat}: {track} to level {level}{points, plural, =0 {} one {, +# point} other {, +# points}}',
  townFounded: '{seat}: town founded: {hexes}',
  townTile: '{seat}: town tile “{tile}”',
  scored: '{seat}: {points, plural, one {# point} other {# points}} ({source})',
  passed: '{seat}: pass',
  left: '{seat}: left the game for good',
  bonusReturned: '{seat}: round bonus “{bonus}” goes back to the table',
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
