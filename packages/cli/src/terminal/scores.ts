/** Points by source and places, at the end of a game. */
import { type Outcome, type Seat, scoringSources, standingsOf } from '@guildhall/kernel';
import { numbersTable, type Paint } from '@guildhall/terminal-kit';
import type { Words } from '../game-words.ts';

export function drawScores(
  outcome: Outcome,
  words: Words,
  paint: Paint,
  nameOf: (seat: Seat) => string,
): string[] {
  const standings = standingsOf(outcome);
  const [head, ...rows] = numbersTable([
    ['', ...standings.map(({ who }) => (typeof who === 'number' ? nameOf(who) : words.name(who)))],
    ...scoringSources(standings).map((source) => [
      words.name(source),
      ...standings.map(({ sources }) => String(sources[source] ?? 0)),
    ]),
    [words.name('points'), ...standings.map(({ total }) => String(total))],
    ['Place', ...standings.map(({ rank }) => String(rank))],
  ]);
  return [
    paint.bold(head),
    ...rows.slice(0, -2),
    ...rows.slice(-2).map(paint.bold),
    ...grade(outcome, words),
  ];
}

/** The level and the medal of a game against an automatic opponent. */
function grade({ solo }: Outcome, words: Words): string[] {
  if (solo === undefined) return [];
  const medal = solo.medal === null ? '' : `, ${words.name(solo.medal)}`;
  return [`${words.name(solo.level)}${medal}`];
}
