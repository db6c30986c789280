/** The final ranking: seats and their automatic opponents in one list. */
import type { Outcome, Seat } from '../contract/game.ts';

export interface FinalPlace {
  /** A seat, or the name of a rival. */
  readonly who: Seat | string;
  readonly sources: Readonly<Record<string, number>>;
  readonly total: number;
  readonly rank: number;
}

/** The best first; at equal places seats in their order, then rivals. */
export function standingsOf({ sources, totals, ranks, rivals = [] }: Outcome): FinalPlace[] {
  const all: FinalPlace[] = totals.map((total, seat) => ({
    who: seat,
    sources: sources[seat],
    total,
    rank: ranks[seat],
  }));
  for (const { name, ...result } of rivals) all.push({ who: name, ...result });
  return all.sort((a, b) => a.rank - b.rank);
}

/** The sources that brought somebody anything, in the order in which the game names them. */
export function scoringSources(standings: readonly FinalPlace[]): string[] {
  const named = new Set(standings.flatMap(({ sources }) => Object.keys(sources)));
  return [...named].filter((source) => standings.some(({ sources }) => (sources[source] ?? 0) !== 0));
}

/** Whether one seat alone has the first place; nobody has it where a rival does. */
export function soleWinner(outcome: Outcome): Seat | null {
  const first = standingsOf(outcome).filter(({ rank }) => rank === 1);
  const [{ who }] = first;
  return first.length === 1 && typeof who === 'number' ? who : null;
}
