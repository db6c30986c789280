/** `{seat}` is the name of a player or of a faction, so a line never makes a verb agree with it. */

export const prompts = {
  chooseFaction: 'Choose a faction.',
  firstDwelling: 'Place a dwelling on a hex of your home terrain.',
  chooseCard: 'Take a bonus card.',
  turn: '{actions, plural, =0 {Your action is done: convert if you like, then end the turn.} one {Your turn: choose an action.} other {Your turn: # actions.}}',
  terraform:
    '{spades, plural, =0 {Go on with the changed hex, or finish.} one {You have # spade: choose a hex.} other {You have # spades: choose a hex.}}',
  sandstorm: 'Choose the hex that the sandstorm turns into desert.',
  ride: 'Choose a forest hex for the free dwelling.',
  freeTradingHouse: 'Choose the dwelling that becomes a trading house free of charge.',
  bridge: 'Choose a site for the bridge.',
  cultStep:
    '{steps, plural, one {Choose a cult for # step.} other {Choose a cult for # steps on its track.}}',
  leechStep: 'Power was taken from your building: choose a cult for a step.',
  favour: '{count, plural, one {Choose a favour tile.} other {Choose # favour tiles, one after the other.}}',
  town: 'A town: choose a town tile.',
  crown: 'You have too few keys: choose the cult whose top space you take.',
  tileSteps: 'The favour tile founds a town: take its cult steps now, or the town tile first.',
  ordain: 'How many workers become priests?',
  leech:
    'Power from {from}: {amount} for {price, plural, =0 {no points} one {# point} other {# points}}. Take it?',
  cultSpades:
    '{spades, plural, one {You have # spade of the cult reward: choose a hex.} other {You have # spades of the cult reward: choose a hex.}}',
  setUp: 'The order of the set-up is laid out.',
  income: 'Everybody receives income.',
  nextTurn: 'The next player comes.',
  cultRewards: 'The cults give their rewards.',
  cleanUp: 'The round is cleaned up.',
  finalScoring: 'The final scoring.',
} as const;

export const actions = {
  faction: 'Play {faction}',
  take: 'Take the bonus card “{card}”',
  build: 'Build a dwelling on {hex}',
  transform: 'Change {hex} into {terrain}',
  upgrade: 'Upgrade {hex} to {building}',
  advance: 'Advance: {track}',
  send: 'Send a priest to {cult} for {steps, plural, one {# step} other {# steps}}',
  power: 'Power action: {space}',
  special: 'Special action: {source}',
  bridge: 'Build a bridge {site}',
  step: 'Step on {cult}',
  favour: 'Take the favour tile “{tile}”',
  town: 'Take the town tile “{tile}”',
  ordain:
    '{priests, plural, =0 {Make no priests} one {# worker becomes a priest} other {# workers become priests}}',
  leech: 'Take the power',
  decline: 'Refuse the power',
  convert: 'Convert {how}',
  burn: 'Burn: one power leaves the game, one moves to bowl III',
  connect: 'Found a town over the river hex {river}',
  pass: '{card, select, none {Pass} other {Pass and take “{card}”}}',
  done: 'Finish',
  end: 'End the turn',
} as const;

export const log = {
  factionChosen: '{seat}: {faction} chosen',
  built: '{seat}: {building} on {hex}',
  upgraded: '{seat}: {hex} upgraded to {building}',
  powerOffered: '{seat}: {power} power offered by {from}',
  leeched: '{seat}: {power} power from {from}{points, plural, =0 {} one {, −# point} other {, −# points}}',
  declined: '{seat}: no to {power} power from {from}',
  refusedByAll: '{seat}: everybody refused, so +{power} power',
  converted: '{seat}: {how}',
  burned: '{seat}: {power} power burnt',
  bridgeBuilt: '{seat}: bridge from {from} to {to}',
  transformed: '{seat}: {hex} becomes {terrain} ({spades, plural, one {# spade} other {# spades}})',
  sandstorm: '{seat}: sandstorm over {hex}',
  givenUp: '{seat} gives up what the action brought',
  spadesLost: '{seat}: {spades, plural, one {# spade} other {# spades}} unused and lost',
  favour: '{seat}: favour tile “{tile}”',
  cultAdvanced:
    '{seat}: {steps, plural, one {# step} other {# steps}} on {cult} to space {space}{power, plural, =0 {} other {, +# power}}',
  priestSent:
    '{seat}: priest sent to {cult} for {steps, plural, one {# step} other {# steps}}{stays, select, true {, for good} other {, back to the supply}}',
  powerAction: '{seat}: power action “{action}”',
  specialAction: '{seat}: special action: {source}',
  ordained:
    '{seat}: {priests, plural, =0 {no worker becomes a priest} one {# worker becomes a priest} other {# workers become priests}}',
  scored: '{seat}: {points, plural, one {# point} other {# points}} ({source})',
  advanced: '{seat}: {track} to level {level}, +{points, plural, one {# point} other {# points}}',
  townFounded: '{seat}: town founded: {hexes}',
  townTile: '{seat}: town tile “{tile}”',
  cardTaken:
    '{seat}: bonus card “{card}”{coins, plural, =0 {} one { with # coin on it} other { with # coins on it}}',
  passed: '{seat}: pass',
  left: '{seat}: left the game for good',
  cardReturned: '{seat}: bonus card “{card}” goes back to the table',
  roundStarted: 'Round {round}',
  income:
    '{seat}: income{coins, plural, =0 {} one { +# coin} other { +# coins}}{workers, plural, =0 {} one { +# worker} other { +# workers}}{priests, plural, =0 {} one { +# priest} other { +# priests}}{power, plural, =0 {} other { +# power}}',
  cultReward:
    '{seat}: cult reward{coins, plural, =0 {} one { +# coin} other { +# coins}}{workers, plural, =0 {} one { +# worker} other { +# workers}}{priests, plural, =0 {} one { +# priest} other { +# priests}}{power, plural, =0 {} other { +# power}}{spades, plural, =0 {} one { +# spade} other { +# spades}}',
  cultScored: '{seat}: {points, plural, one {# point} other {# points}} for {cult} (space {space})',
  areaScored:
    '{seat}: {points, plural, one {# point} other {# points}} for the area of {buildings, plural, one {# building} other {# buildings}}',
  resourcesScored:
    '{seat}: {points, plural, one {# point} other {# points}} for resources worth {coins, plural, one {# coin} other {# coins}}',
} as const;

export interface Messages {
  readonly prompts: Readonly<Record<keyof typeof prompts, string>>;
  readonly actions: Readonly<Record<keyof typeof actions, string>>;
  readonly log: Readonly<Record<keyof typeof log, string>>;
}
