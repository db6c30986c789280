import type { LessonTextKey } from './en.ts';
import { lessonTexts as en } from './en.ts';

export const lessonTexts: Readonly<Record<LessonTextKey, string>> = en;
