/** Sends the questions of a review to those that answer them, several at a time. */
import type { Answer, Question } from './question.ts';
import type { Review, ReviewPlan } from './review.ts';

export interface RunSettings {
  /** Answers a question, here or elsewhere. */
  ask(question: Question, signal: AbortSignal | undefined): Promise<Answer<Question>>;
  /** How many questions are asked before the first of them is answered. */
  readonly atOnce: number;
  readonly signal?: AbortSignal;
  onProgress?(done: number, all: number): void;
}

/** Rejects with the reason of the signal when that aborts. */
export async function runReview(
  { questions, assemble }: ReviewPlan,
  { ask, atOnce, signal, onProgress }: RunSettings,
): Promise<Review> {
  const answers: Answer<Question>[] = [];
  const waiting = questions.entries();
  let done = 0;
  const one = async (): Promise<void> => {
    for (const [at, question] of waiting) {
      signal?.throwIfAborted();
      answers[at] = await ask(question, signal);
      done += 1;
      onProgress?.(done, questions.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  signal?.throwIfAborted();
  return assemble(answers);
}
