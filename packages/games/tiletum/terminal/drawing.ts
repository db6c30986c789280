/** What all parts of one picture share. */
import type { Drawing as DrawingOf } from '@guildhall/terminal-kit';
import type { Ruleset, State } from '../rules/index.ts';

export type Drawing = DrawingOf<Ruleset, State>;
