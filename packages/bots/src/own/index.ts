export { Lineup, type LineupSettings, USUAL_THINK_MILLISECONDS } from './lineup.ts';
export { NAMED_BOTS, type NamedBot, readBot } from './named-bot.ts';
