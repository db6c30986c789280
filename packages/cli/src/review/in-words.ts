/** A review as lines of text. */
import { broughtBySource, type Review, type ReviewedTurn, type Sources } from '@guildhall/bots/review';
import type { Seat, Table } from '@guildhall/kernel';
import { numbersTable, type Paint } from '@guildhall/terminal-kit';
import type { Words } from '../game-words.ts';

/** How many sources explain a turn. */
const MOST_SOURCES = 3;

export function tellReview(
  review: Review,
  { rules }: Table,
  words: Words,
  paint: Paint,
  nameOf: (seat: Seat) => string,
): string[] {
  const { seats, turns } = review;
  const inWords = (lines: readonly string[]): string => lines.map(inWordsOf).join('; ');
  const inWordsOf = (line: string): string => {
    const action = rules.notation.read(line);
    return (action === null ? null : words.action(action.kind, rules.notation.arguments(action))) ?? line;
  };
  const names = seats.map((_, seat) => nameOf(seat));
  const summary = numbersTable([
    ['', ...names],
    ['Points', ...seats.map(({ total }) => String(total))],
    ['Good play', ...seats.map(({ goodPlay }) => (goodPlay === null ? '' : goodPlay.total.toFixed(0)))],
    ['Accuracy', ...seats.map(({ accuracy }) => String(accuracy ?? ''))],
    ['Best', ...seats.map(({ grades }) => String(grades.best))],
    ['Good', ...seats.map(({ grades }) => String(grades.good))],
    ['Slips', ...seats.map(({ grades }) => String(grades.slip))],
    ['Costly', ...seats.map(({ grades }) => String(grades.costly))],
  ]);
  return [
    paint.bold(`Review of ${words.title}, ${turns.length} turns, ${review.depth}`),
    ...summary,
    '',
    paint.bold('Expected final points and chance to win at the end of each round'),
    ...curve(review, names),
    ...seats.flatMap((seat, at) => ['', ...sourcesOf(seat.sources, seat.goodPlay, words, paint, names[at])]),
    ...seats.flatMap(({ costliest }, seat) => [
      '',
      paint.bold(`${names[seat]}: turns that cost most`),
      ...(costliest.length === 0 ? ['none that lost more than the judgement may be off'] : []),
      ...costliest.flatMap((number) => mistake(review, number, words, inWords)),
    ]),
  ];
}

/** The last turn of each round. */
function curve({ turns, seats }: Review, names: readonly string[]): string[] {
  const last = new Map<number, ReviewedTurn>();
  for (const turn of turns) last.set(turn.where.round, turn);
  const rows = [...last].map(([round, { played }]) => [
    String(round),
    ...seats.map((_, seat) => {
      const chance = played.chances === null ? '' : ` ${Math.round(100 * played.chances[seat])} %`;
      return `${Math.round(played.expected[seat])}${chance}`;
    }),
  ]);
  return numbersTable([['Round', ...names], ...rows]);
}

function sourcesOf(
  sources: Sources,
  goodPlay: { readonly sources: Sources } | null,
  words: Words,
  paint: Paint,
  name: string,
): string[] {
  const named = [...new Set([...Object.keys(sources), ...Object.keys(goodPlay?.sources ?? {})])];
  const rows = named
    .filter((source) => (sources[source] ?? 0) !== 0 || Math.round(goodPlay?.sources[source] ?? 0) !== 0)
    .map((source) => [
      words.name(source),
      String(sources[source] ?? 0),
      goodPlay === null ? '' : (goodPlay.sources[source] ?? 0).toFixed(0),
    ]);
  const [head, ...rest] = numbersTable([[name, 'Points', 'Good play'], ...rows]);
  return [paint.bold(head), ...rest];
}

function mistake(
  { turns }: Review,
  number: number,
  words: Words,
  inWords: (lines: readonly string[]) => string,
): string[] {
  const turn = turns.find((one) => one.number === number);
  if (turn === undefined || turn.better === null) return [];
  const { where, loss, played, better } = turn;
  const changes = broughtBySource(better, played)
    .slice(0, MOST_SOURCES)
    .map(([source, change]) => `${words.name(source)} ${change > 0 ? '+' : '−'}${Math.abs(change)}`);
  return [
    `−${loss.toFixed(1)}  round ${where.round}, entry ${number}`,
    `      played: ${inWords(played.lines)}`,
    `      better: ${inWords(better.lines)}${changes.length === 0 ? '' : ` (${changes.join(', ')})`}`,
  ];
}
