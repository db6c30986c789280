export { answer } from './answer.ts';
export { chancesToWin, type Expectation } from './chances.ts';
export { DEPTH_NAMES, type DepthName } from './depth.ts';
export type {
  Answer,
  JudgedTurn,
  Judgement,
  PlayedGame,
  Question,
  Sources,
  TurnQuestion,
} from './question.ts';
export {
  broughtBySource,
  GRADES,
  type Grade,
  isMistake,
  planReview,
  type Review,
  type ReviewedSeat,
  type ReviewedTurn,
  reviewMakerOf,
} from './review.ts';
export { runReview } from './run.ts';
export { turnsMade } from './turns-made.ts';
