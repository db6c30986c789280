/** How far people are in lessons, on whatever device. */
import { type Static, Type } from 'typebox';
import { counting, list, nullable, strict } from './fields.ts';

const tags = ['people'];

/** More than any lesson has. */
const MOST_STEPS = 100;
const LONGEST_ANSWER = 200;
const MOST_LESSONS = 20;

const LessonProgress = Type.Object(
  {
    lesson: Type.String({ pattern: '^[a-z0-9-]{1,40}/[a-z0-9-]{1,40}$', description: 'GAME/LESSON' }),
    version: counting('The version of the rules that the answers were given in.'),
    run: counting('How often it was begun anew: a later run goes before an earlier one.'),
    answers: list(nullable(Type.String({ maxLength: LONGEST_ANSWER })), {
      description: 'What was played in each step; null where there was nothing to do.',
    }),
    isDone: Type.Boolean({ description: 'It was gone through to the end once.' }),
  },
  strict,
);
export type LessonProgress = Static<typeof LessonProgress>;

const Given = Type.Intersect([
  LessonProgress,
  Type.Object({ answers: Type.Array(Type.Unknown(), { maxItems: MOST_STEPS }) }),
]);

export const LESSON_ROUTES = {
  'POST /api/me/lessons': {
    tags,
    summary:
      'How far you are in lessons: keeps what this device knows, and returns the furthest of all devices',
    body: Type.Object(
      {
        lessons: Type.Array(Type.Unsafe<LessonProgress>(Given), { maxItems: MOST_LESSONS }),
      },
      strict,
    ),
    response: { 200: Type.Object({ lessons: list(LessonProgress) }) },
  },
};
