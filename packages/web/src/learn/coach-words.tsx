/** What the coach says at a step, with the numbers of the game put in. */
import { Fragment, type ReactNode } from 'react';
import type { Message } from '../text/messages.ts';
import type { GameSpeech } from '../text/words.ts';
import type { LessonState } from '../transport/lesson.ts';

interface ChapterLink {
  readonly title: string;
  /** The step it begins with. */
  readonly first: number;
  readonly isCurrent: boolean;
}

export interface CoachWords {
  readonly lesson: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  /** About another move than the wanted ones. */
  readonly wrong: string;
  /** What is left to do of a move that is begun. */
  readonly rest: string;
  readonly chapters: readonly ChapterLink[];
}

type Texts = Readonly<Record<string, Message>>;

export function coachWords(
  texts: Texts,
  speech: GameSpeech,
  { lesson, at, position }: LessonState,
): CoachWords {
  const step = lesson.steps[at];
  const values = step.values?.(position) ?? {};
  const say = (key: string): string => (Object.hasOwn(texts, key) ? speech.sentence(texts[key], values) : '');
  const starts = lesson.steps.flatMap(({ chapter }, first) =>
    lesson.steps.findIndex((other) => other.chapter === chapter) === first ? [{ chapter, first }] : [],
  );
  return {
    lesson: say(`${lesson.id}.title`),
    chapter: say(`chapter.${step.chapter}`),
    title: say(`${step.id}.title`),
    text: say(`${step.id}.text`),
    wrong: say(`${step.id}.wrong`),
    rest: say(`${step.id}.rest`) || say('endTurn'),
    chapters: starts.map(({ chapter, first }) => ({
      title: say(`chapter.${chapter}`),
      first,
      isCurrent: chapter === step.chapter,
    })),
  };
}

/** A number and its noun, and in Polish and Ukrainian a word of one letter and the next one, stay on one line. */
export function unbroken(text: string): string {
  return text
    .replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0')
    .replaceAll(/(?<=(?:^|[\s(„«])[aiouwzаієйоувз]) /giu, '\u00a0');
}

/** What stands between asterisks is what to remember. */
export function Emphasis({ text }: { readonly text: string }): ReactNode {
  return unbroken(text)
    .split('*')
    .map((part, at) =>
      at % 2 === 1 ? <strong key={part}>{part}</strong> : <Fragment key={part}>{part}</Fragment>,
    );
}
