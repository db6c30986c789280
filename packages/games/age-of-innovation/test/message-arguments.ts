/**
 * Messages get their arguments already in the reader's language; these tables say which arguments a message has and
 * what each of them is:
 *
 * - `name`: a key of `names`, to be translated (`moles`, `P5`, `powerToCoin`);
 * - `place`: a hex (`E5`), a river hex (`r10`) or a bridge site (`B4–C3`), written as it is;
 * - `places`: several of them, joined into one text;
 * - `number`: passed as a number, so that the plural fits;
 * - `flag`: `true` or `false`;
 * - `word`: a key that no name has, by which the message chooses its form.
 *
 * Log messages also get `{seat}`, the name of the player or faction; it is not in the tables.
 */
import type { MessageArguments } from '@guildhall/kernel';
import type { Action } from '../rules/actions.ts';
import type { ObligationKind } from '../rules/state.ts';

/** A kind without an entry does not compile. */
type ArgumentsOf<K extends string> = Readonly<Record<K, MessageArguments[string]>>;

/**
 * `by` is one of the ways of the rules: `reach`, `tunnel` or `flight`. `pass.bonus` is the text `none` where no round
 * bonus is taken. `done.of` is a name under `done.`.
 */
export const ACTION_ARGUMENTS = {
  set: { board: 'name' },
  board: { board: 'name' },
  faction: { faction: 'name' },
  palace: { palace: 'name' },
  bonus: { bonus: 'name' },
  place: { building: 'name', hex: 'place' },
  build: { hex: 'place', by: 'word' },
  transform: { hex: 'place', terrain: 'name', by: 'word' },
  upgrade: { hex: 'place', building: 'name' },
  advance: { track: 'name' },
  innovate: { innovation: 'name' },
  send: { discipline: 'name', steps: 'number' },
  power: { space: 'name' },
  bookAction: { space: 'name' },
  special: { source: 'name' },
  annex: { hex: 'place' },
  bridge: { site: 'place' },
  step: { discipline: 'name' },
  useKey: { discipline: 'name' },
  keepKey: { discipline: 'name' },
  takeBook: { discipline: 'name' },
  payBook: { discipline: 'name' },
  competency: { competency: 'name' },
  town: { tile: 'name' },
  leech: {},
  decline: {},
  convert: { how: 'name' },
  burn: {},
  connect: { river: 'place' },
  pass: { bonus: 'name' },
  done: { of: 'name' },
  end: {},
} as const satisfies ArgumentsOf<Action['kind']>;

/** The facts of an obligation. */
export const PROMPT_ARGUMENTS = {
  chooseSet: {},
  draft: {},
  chooseBonus: {},
  firstBuilding: {},
  spades: { spades: 'number' },
  turn: { actions: 'number' },
  terraform: { spades: 'number' },
  bridge: { bridges: 'number' },
  freeGuild: { from: 'name' },
  placeGuild: {},
  placeNeutral: { building: 'name' },
  steps: { steps: 'number' },
  key: { discipline: 'name', steps: 'number' },
  takeBooks: { books: 'number' },
  payBooks: { books: 'number', for: 'name' },
  competency: {},
  choosePalace: {},
  town: {},
  leech: { offered: 'number', amount: 'number', price: 'number', from: 'name' },
  setUp: {},
  startSpades: {},
  income: {},
  actions: {},
  nextTurn: {},
  scienceBonuses: {},
  cleanUp: {},
  finalScoring: {},
} as const satisfies ArgumentsOf<ObligationKind>;

/** The data of a log event. */
export const LOG_ARGUMENTS = {
  setChosen: { board: 'name', faction: 'name', bonus: 'name' },
  boardChosen: { board: 'name' },
  factionChosen: { faction: 'name' },
  palaceDrafted: { palace: 'name' },
  bonusTaken: { bonus: 'name', coins: 'number' },
  built: { hex: 'place', building: 'name' },
  upgraded: { hex: 'place', building: 'name' },
  neutralBuilt: { hex: 'place', building: 'name' },
  neutralLost: { building: 'name' },
  annexPlaced: { hex: 'place' },
  tunnelled: {},
  flown: {},
  transformed: { hex: 'place', terrain: 'name', spades: 'number' },
  spadesLost: { spades: 'number' },
  bridgeBuilt: { from: 'place', to: 'place' },
  powerOffered: { power: 'number', from: 'name' },
  leeched: { power: 'number', points: 'number', from: 'name' },
  declined: { power: 'number', from: 'name' },
  converted: { how: 'name' },
  burned: { power: 'number' },
  powerAction: { action: 'name', power: 'number' },
  bookAction: { action: 'name', books: 'number' },
  specialAction: { source: 'name' },
  bookTaken: { discipline: 'name' },
  competency: { competency: 'name', discipline: 'name', books: 'number' },
  innovation: { innovation: 'name' },
  palace: { palace: 'name' },
  scholarSent: { discipline: 'name', steps: 'number', stays: 'flag' },
  advancedInScience: { discipline: 'name', steps: 'number', level: 'number', power: 'number' },
  advanced: { track: 'name', level: 'number', points: 'number' },
  townFounded: { hexes: 'places' },
  townTile: { tile: 'name' },
  scored: { source: 'name', points: 'number' },
  passed: {},
  left: {},
  bonusReturned: { bonus: 'name' },
  roundStarted: { round: 'number' },
  income: {
    coins: 'number',
    tools: 'number',
    scholars: 'number',
    power: 'number',
    books: 'number',
    points: 'number',
  },
  scienceBonus: {
    coins: 'number',
    tools: 'number',
    scholars: 'number',
    power: 'number',
    books: 'number',
    spades: 'number',
  },
  neutralArea: { buildings: 'number' },
  areaScored: { buildings: 'number', points: 'number' },
  disciplineScored: { discipline: 'name', level: 'number', points: 'number' },
  resourcesScored: { coins: 'number', points: 'number' },
} as const satisfies MessageArguments;
