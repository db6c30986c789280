/** The table of a game that nobody drew: where it stands, and the numbers of every seat. */
import type { GameState, Rules, Seat } from '@guildhall/kernel';
import { numbersTable, type Words } from '@guildhall/terminal-kit';

export function drawCounts(
  words: Words,
  rules: Rules,
  view: GameState,
  nameOf: (seat: Seat) => string,
): string[] {
  const { round, phase, turn } = rules.where(view);
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const counts = seats.map((seat) => rules.counts(view, seat));
  const names = [...new Set(counts.flatMap((held) => Object.keys(held)))];
  return [
    `Round ${round}, ${words.name(`phase.${phase}`).replace(/^phase\./, '')}, turn ${turn}`,
    ...numbersTable([
      ['', ...seats.map(nameOf)],
      ...names.map((name) => [words.name(name), ...counts.map((held) => String(held[name] ?? 0))]),
    ]),
  ];
}
