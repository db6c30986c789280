/** Points by source and places, at the end of a game. */
import type { Outcome, Seat } from '@guildhall/kernel';
import type { Paint } from '@guildhall/terminal-kit';
import { numbersTable } from '@guildhall/terminal-kit';
import type { Words } from '../words.ts';

export function drawScores(
  { sources, totals, ranks }: Outcome,
  words: Words,
  paint: Paint,
  nameOf: (seat: Seat) => string,
): string[] {
  const seats = totals.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b] || a - b);
  const scored = [...new Set(sources.flatMap((points) => Object.keys(points)))].filter((source) =>
    sources.some((points) => (points[source] ?? 0) !== 0),
  );
  const [head, ...rows] = numbersTable([
    ['', ...seats.map(nameOf)],
    ...scored.map((source) => [
      words.name(source),
      ...seats.map((seat) => String(sources[seat][source] ?? 0)),
    ]),
    [words.name('points'), ...seats.map((seat) => String(totals[seat]))],
    ['Place', ...seats.map((seat) => String(ranks[seat]))],
  ]);
  return [paint.bold(head), ...rows.slice(0, -2), ...rows.slice(-2).map(paint.bold)];
}
