export type { Bot, Choice, MatchResult } from './bot.ts';
export type { BotMove } from './bot-move.ts';
export { type Budget, BudgetMeter } from './budget.ts';
export type { RankedStart } from './choose-turn.ts';
export {
  BOT_VERSION,
  BUDGETS,
  LEVELS,
  type Level,
  levelBot,
  type Player,
  rank,
  type ThinkRequest,
  think,
} from './levels.ts';
export { type Decision, type Forfeit, type Match, type MatchSettings, playMatch } from './match.ts';
export { type Turn, turnsOf } from './turns.ts';
