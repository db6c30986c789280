/**
 * Messages get their arguments already in the reader's language; these tables say which arguments a message has and
 * what each of them is:
 *
 * - `name`: a key of `names`, to be translated (`witches`, `FAV5`, `powerToCoin`);
 * - `place`: a hex (`E5`), a river hex (`r10`) or a bridge site (`B4–C3`), written as it is;
 * - `places`: several of them, joined into one text;
 * - `number`: passed as a number, so that the plural fits;
 * - `flag`: `true` or `false`.
 *
 * Log messages also get `{seat}`, the name of the player or faction; it is not in the tables.
 */
import type { MessageArguments } from '@guildhall/kernel';
import type { Action } from '../rules/actions.ts';
import type { ObligationKind } from '../rules/state.ts';

/** A kind without an entry does not compile. */
type ArgumentsOf<K extends string> = Readonly<Record<K, MessageArguments[string]>>;

/** `pass.card` is the text `none` where no card is taken. */
export const ACTION_ARGUMENTS = {
  faction: { faction: 'name' },
  take: { card: 'name' },
  build: { hex: 'place' },
  transform: { hex: 'place', terrain: 'name' },
  upgrade: { hex: 'place', building: 'name' },
  advance: { track: 'name' },
  send: { cult: 'name', steps: 'number' },
  power: { space: 'name' },
  special: { source: 'name' },
  bridge: { site: 'place' },
  step: { cult: 'name' },
  favour: { tile: 'name' },
  town: { tile: 'name' },
  ordain: { priests: 'number' },
  leech: {},
  decline: {},
  convert: { how: 'name' },
  burn: {},
  connect: { river: 'place' },
  pass: { card: 'name' },
  done: {},
  end: {},
} as const satisfies ArgumentsOf<Action['kind']>;

/** The facts of an obligation. */
export const PROMPT_ARGUMENTS = {
  chooseFaction: {},
  firstDwelling: {},
  chooseCard: {},
  turn: { actions: 'number' },
  terraform: { spades: 'number' },
  sandstorm: {},
  ride: {},
  freeTradingHouse: {},
  bridge: {},
  cultStep: { steps: 'number' },
  leechStep: { steps: 'number' },
  favour: { count: 'number' },
  town: {},
  crown: { steps: 'number' },
  tileSteps: { cult: 'name', steps: 'number' },
  ordain: {},
  leech: { offered: 'number', amount: 'number', price: 'number', from: 'name' },
  cultSpades: { spades: 'number' },
  setUp: {},
  income: {},
  nextTurn: {},
  cultRewards: {},
  cleanUp: {},
  finalScoring: {},
} as const satisfies ArgumentsOf<ObligationKind>;

/** The data of a log event. */
export const LOG_ARGUMENTS = {
  factionChosen: { faction: 'name' },
  built: { hex: 'place', building: 'name' },
  upgraded: { hex: 'place', building: 'name' },
  powerOffered: { power: 'number', from: 'name' },
  leeched: { power: 'number', points: 'number', from: 'name' },
  declined: { power: 'number', from: 'name' },
  refusedByAll: { power: 'number' },
  converted: { how: 'name' },
  burned: { power: 'number' },
  bridgeBuilt: { from: 'place', to: 'place' },
  transformed: { hex: 'place', terrain: 'name', spades: 'number' },
  sandstorm: { hex: 'place' },
  spadesLost: { spades: 'number' },
  givenUp: {},
  favour: { tile: 'name' },
  cultAdvanced: { cult: 'name', steps: 'number', space: 'number', power: 'number' },
  priestSent: { cult: 'name', steps: 'number', stays: 'flag' },
  powerAction: { action: 'name', power: 'number' },
  specialAction: { source: 'name' },
  ordained: { priests: 'number' },
  scored: { source: 'name', points: 'number' },
  advanced: { track: 'name', level: 'number', points: 'number' },
  townFounded: { hexes: 'places' },
  townTile: { tile: 'name' },
  cardTaken: { card: 'name', coins: 'number' },
  passed: {},
  left: {},
  cardReturned: { card: 'name' },
  roundStarted: { round: 'number' },
  income: { coins: 'number', workers: 'number', priests: 'number', power: 'number' },
  cultReward: { coins: 'number', workers: 'number', priests: 'number', power: 'number', spades: 'number' },
  cultScored: { cult: 'name', space: 'number', points: 'number' },
  areaScored: { buildings: 'number', points: 'number' },
  resourcesScored: { coins: 'number', points: 'number' },
} as const satisfies MessageArguments;
