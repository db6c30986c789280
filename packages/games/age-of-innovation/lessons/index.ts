import type { Lesson } from '../../lesson.ts';
import { firstGame } from './first-game.ts';

export const lessons: readonly Lesson[] = [firstGame];
