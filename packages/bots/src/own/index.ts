export { Lineup, type LineupSettings, USUAL_THINK_MILLISECONDS } from './lineup.ts';
export { NAMED_BOTS, type NamedBot, OWN_NAMED_BOTS, type OwnNamedBot, readBot } from './named-bot.ts';
export type { OutsideBot } from './outside-bot.ts';
export { startOutside } from './start-outside.ts';
