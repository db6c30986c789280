/**
 * The words of Inventions. Messages get their arguments already in the reader's language; the tables below say which
 * arguments a message has and what each of them is:
 *
 * - `name`: a key of `names`, to be translated (`silk`, `africa`, `tokenShare`); `none` where nothing is meant;
 * - `names`: several of them, joined into one text;
 * - `place`: a space of the progress map (`H05`), written as it is;
 * - `number`: passed as a number, so that the plural fits;
 * - `flag`: `true` or `false`.
 *
 * Log messages also get `{seat}`, the name of the player; it is not in the tables. In `names`, phases stand under
 * `phase.`, steps of the table under `table.`, options under `option.<field>`, chapters of the rules under `rules.`;
 * all else under its own key.
 */
import type { AllTexts } from '@guildhall/kernel';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { uk } from './uk.ts';

export type Argument = 'name' | 'names' | 'place' | 'number' | 'flag';
type Arguments = Readonly<Record<string, Readonly<Record<string, Argument>>>>;

/** Where an action holds a number, the message gets the name that it stands for. */
export const ACTION_ARGUMENTS = {
  prepare: { region: 'name', scholars: 'number' },
  pillar: { action: 'name' },
  present: { card: 'name', region: 'name', scholars: 'number' },
  invent: { region: 'name', scholar: 'flag' },
  innovate: { region: 'name', scholar: 'flag' },
  share: { region: 'name' },
  call: { count: 'number', region: 'name', specialist: 'name' },
  influence: { token: 'name', region: 'name', specialist: 'name' },
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
  wealth: { tile: 'name', for: 'name' },
  joker: { for: 'name' },
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
  act: { action: 'name', way: 'name' },
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

/** The data of a log event. */
export const LOG_ARGUMENTS = {
  prepared: { card: 'name', region: 'name' },
  ideasDiscarded: { cards: 'names' },
  roundStarted: { round: 'number', era: 'number' },
  pillarPlayed: { pillar: 'name', action: 'name' },
  presented: { card: 'name', region: 'name' },
  invented: { card: 'name', region: 'name' },
  innovated: { card: 'name', region: 'name' },
  shared: { card: 'name', region: 'name' },
  cameHome: { count: 'number', region: 'name', specialist: 'name' },
  tokenPlaced: { token: 'name', region: 'name' },
  travelled: { from: 'name', to: 'name' },
  sageTaken: { region: 'name' },
  eureka: { milestone: 'name', era: 'number' },
  eraMarkerMoved: { era: 'number', space: 'number', effect: 'name' },
  milestoneCommon: { milestone: 'name' },
  milestoneDiscarded: { milestone: 'name' },
  milestonesRevealed: { milestones: 'names' },
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
  scored: { source: 'name', points: 'number' },
  influenceMoved: { steps: 'number', up: 'flag', influence: 'number' },
  wealthScored: { tile: 'name', points: 'number' },
  goalScored: { goal: 'name', points: 'number' },
  chronosPrepared: { card: 'name', region: 'name' },
  chronosPresented: { card: 'name', region: 'name' },
  chronosInvented: { card: 'name', region: 'name' },
  chronosShared: { card: 'name', region: 'name' },
  chronosInnovated: { card: 'name', region: 'name' },
  chronosTook: { tile: 'name' },
  chronosRests: {},
  chronosToken: { region: 'name' },
  chronosAdvanced: { milestone: 'name' },
} as const satisfies Arguments;

export const texts: AllTexts = { en, pl, uk };
