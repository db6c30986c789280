/** Levels of bots that a person can choose, weakest first; those of the package of bots, which the home page does not load. */
import type { Level } from '@guildhall/bots';

export const LEVELS: readonly Level[] = ['random', 'easy', 'steady', 'strong'];

/** The level that is offered first. */
export const USUAL_LEVEL: Level = 'steady';
