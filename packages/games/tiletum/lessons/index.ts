import type { Lesson } from '../../lesson.ts';
import { firstGame } from './first-game.ts';
import { silver } from './silver.ts';

export const lessons: readonly Lesson[] = [firstGame, silver];
