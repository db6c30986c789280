/** A whole game in numbers: what everybody had after every entry, and where the rounds begin. */
import type { Table } from '@guildhall/kernel';
import { pointsIn } from '../panels/points.ts';

export interface GameStats {
  /** The entry after which each round began. */
  readonly rounds: readonly { readonly round: number; readonly point: number }[];
  /** `counts[point][seat]`. */
  readonly counts: readonly (readonly Readonly<Record<string, number>>[])[];
}

export function statsOf(table: Table): GameStats {
  const { rules } = table;
  const rounds: { round: number; point: number }[] = [];
  const counts: Record<string, number>[][] = [];
  for (const step of table.replay()) {
    const { round } = rules.where(step.state);
    // A step back in time begins a round anew.
    while (rounds.length > 0 && (rounds.at(-1)?.round ?? 0) > round) rounds.pop();
    if (rounds.at(-1)?.round !== round) rounds.push({ round, point: step.number });
    counts[step.number] = Array.from({ length: rules.seats }, (_, seat) => rules.counts(step.state, seat));
  }
  return { rounds, counts };
}

/** A count at the end of every round, by seat; what the last round became is the end. */
export function byRound({ rounds, counts }: GameStats, name: string): readonly (readonly number[])[] {
  const ends = [...rounds.slice(1).map(({ point }) => point), counts.length - 1];
  const seats = counts[0].length;
  const countOf = (held: Readonly<Record<string, number>>): number =>
    (name === 'points' ? pointsIn(held) : held[name]) ?? 0;
  return Array.from({ length: seats }, (_, seat) => ends.map((point) => countOf(counts[point][seat])));
}
