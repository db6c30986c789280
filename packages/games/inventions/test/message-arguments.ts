/**
 * Messages get their arguments already in the reader's language; these tables say which arguments a message has and
 * what each of them is:
 *
 * - `name`: a key of `names`, to be translated (`africa`, `wheel`, `technology3`);
 * - `names`: several of them, joined into one text;
 * - `place`: a space of the progress map (`H07`), written as it is;
 * - `number`: passed as a number, so that the plural fits;
 * - `flag`: `true` or `false`;
 * - `way`: `main`, `chain` or `benefit`, which no name translates, so that a message can choose by it.
 *
 * Log messages also get `{seat}`, the name of the player; it is not in the tables.
 */
export type Argument = 'name' | 'names' | 'place' | 'number' | 'flag' | 'way';
type Arguments = Readonly<Record<string, Readonly<Record<string, Argument>>>>;

/** `who` is a specialist or `scholar`. `replaced` is the type of an aspiration, or the text `none`. */
export const ACTION_ARGUMENTS = {
  prepare: { region: 'name', scholars: 'number' },
  pillar: { action: 'name' },
  present: { card: 'name', region: 'name', scholars: 'number' },
  invent: { region: 'name', scholar: 'flag' },
  innovate: { region: 'name', scholar: 'flag' },
  share: { region: 'name' },
  call: { region: 'name', count: 'number', specialist: 'name' },
  influence: { region: 'name', token: 'name', specialist: 'name' },
  travel: { from: 'name', to: 'name' },
  eureka: { milestone: 'name' },
  send: { who: 'name', milestone: 'name' },
  recall: { milestone: 'name' },
  chain: { card: 'name' },
  flip: { token: 'name' },
  learn: {},
  technology: { tile: 'name', action: 'name' },
  economy: { tile: 'name' },
  decline: {},
  citizen: { region: 'name' },
  train: { specialist: 'name' },
  wealth: { tile: 'name', replaced: 'name' },
  joker: { replaced: 'name' },
  exhaust: { specialist: 'name' },
  devote: { specialist: 'name' },
  era: { space: 'number' },
  drop: { type: 'name' },
  draw: { card: 'name' },
  take: { tile: 'name' },
  build: { tile: 'name', space: 'place' },
  order: { place: 'number' },
  done: {},
  end: {},
} as const satisfies Arguments;

/** The facts of an obligation. */
export const PROMPT_ARGUMENTS = {
  prepare: {},
  turn: { acted: 'number', markers: 'number' },
  act: { action: 'name', way: 'way' },
  chain: { from: 'name', markers: 'number' },
  citizen: {},
  train: {},
  bringHome: {},
  shareTile: { region: 'name' },
  exhaust: { specialist: 'name', left: 'number' },
  eraSpace: { era: 'number' },
  overflow: { over: 'number' },
  drawIdea: { left: 'number' },
  progress: { type: 'name' },
  build: { left: 'number', price: 'number' },
  turnOrder: {},
  learned: { region: 'name' },
  chronosPrepares: {},
  prepared: {},
  round: {},
  nextTurn: {},
  chronosTurn: {},
  chronosAdvances: {},
  changeOrder: {},
  changeInfluence: {},
  changeReturns: {},
  changeMilestones: {},
  changeIdeas: {},
  finalScoring: {},
} as const satisfies Arguments;

const CARD_IN_REGION = { card: 'name', region: 'name' } as const;

/** The data of a log event. */
export const LOG_ARGUMENTS = {
  roundStarted: { round: 'number', era: 'number' },
  prepared: CARD_IN_REGION,
  ideasDiscarded: { cards: 'names' },
  pillarPlayed: { pillar: 'name', action: 'name' },
  presented: CARD_IN_REGION,
  invented: CARD_IN_REGION,
  innovated: CARD_IN_REGION,
  shared: CARD_IN_REGION,
  cameHome: { count: 'number', region: 'name', specialist: 'name' },
  tokenPlaced: { token: 'name', region: 'name' },
  travelled: { from: 'name', to: 'name' },
  sageTaken: { region: 'name' },
  eureka: { milestone: 'name', era: 'number' },
  milestoneCommon: { milestone: 'name' },
  milestoneDiscarded: { milestone: 'name' },
  milestonesRevealed: { milestones: 'names' },
  eraMarkerMoved: { era: 'number', space: 'number', effect: 'name' },
  diplomatSent: { milestone: 'name' },
  diplomatRecalled: { milestone: 'name' },
  chained: { by: 'name' },
  tileUsed: { tile: 'name' },
  aspired: { type: 'name' },
  aspirationDropped: { type: 'name' },
  aspirationVoid: { type: 'name' },
  progressTaken: { tile: 'name' },
  wealthTaken: { tile: 'name' },
  built: { tile: 'name', space: 'place', cost: 'number' },
  settled: { region: 'name' },
  trained: { specialist: 'name' },
  devoted: { specialist: 'name' },
  ideaDrawn: { card: 'name' },
  orderChanged: { place: 'number' },
  left: {},
  influenceMoved: { steps: 'number', up: 'flag', influence: 'number' },
  scored: { source: 'name', points: 'number' },
  wealthScored: { tile: 'name', points: 'number' },
  goalScored: { goal: 'name', points: 'number' },
  chronosPrepared: CARD_IN_REGION,
  chronosPresented: CARD_IN_REGION,
  chronosInvented: CARD_IN_REGION,
  chronosInnovated: CARD_IN_REGION,
  chronosShared: CARD_IN_REGION,
  chronosTook: { tile: 'name' },
  chronosToken: { region: 'name' },
  chronosAdvanced: { milestone: 'name' },
  chronosRests: {},
} as const satisfies Arguments;
