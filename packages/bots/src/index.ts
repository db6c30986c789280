export type { BotMove } from './bot-move.ts';
export { type Budget, BudgetMeter } from './budget.ts';
export { BUDGETS, LEVELS, type Level, type ThinkRequest, think } from './levels.ts';
export { type Bot, type Decision, playMatch } from './match.ts';
export { type Turn, turnsOf } from './turns.ts';
