/** "Find it yourself": positions before turns that could have been better, each as an analysis board that knows how. */
import { go } from '../router.ts';
import type { ReviewParts } from './parts.ts';

type Begun = Pick<ReviewParts, 'game' | 'review'> & { readonly address: string };

/** Begins with a turn and goes on with those of its seat that cost less. */
export async function beginExercise({ game, review, address }: Begun, number: number): Promise<void> {
  const { branchOff } = await import('../transport/analysis.ts');
  const { snapshot, table } = game;
  const first = review.turns.find((turn) => turn.number === number);
  if (first === undefined) return;
  const { costliest } = review.seats[first.seat];
  const isListed = costliest.includes(number);
  const numbers = isListed ? costliest.slice(costliest.indexOf(number)) : [number];
  // From the last one on, because each knows the next one.
  let next: string | null = null;
  for (const of of numbers.toReversed()) {
    const turn = review.turns.find((one) => one.number === of);
    if (turn === undefined || turn.better === null) continue;
    const { seat, loss, played, better } = turn;
    next = await branchOff(
      snapshot,
      table.options,
      table.viewAt(seat, of - 1),
      `${address}/review?at=${of}`,
      {
        seat,
        loss,
        played: played.lines,
        better: better.lines,
        at: isListed ? costliest.indexOf(of) + 1 : 1,
        all: isListed ? costliest.length : 1,
        next,
      },
    );
  }
  if (next !== null) go(`/analysis/${next}`);
}
