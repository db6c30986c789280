/**
 * How a game says what `npm run balance` counts in games of bots, and how that is written down. A run is a set of games
 * of one kind, and a column of most tables.
 */
import type { Action, GameState, LogEvent, Rules } from '@guildhall/kernel';
import type { OptionValues } from './samples.ts';

export interface BalanceRun {
  readonly label: string;
  readonly level: 'random' | 'steady';
  readonly options: { readonly players: number } & OptionValues;
  readonly games: number;
}

/** Counts what is used in the games of one run. It is given nothing but states and actions of the rules that it brings. */
export interface Counter<S extends GameState = GameState, A extends Action = Action> {
  /** The rules that the games are played by. */
  readonly rules: Rules<S, A>;
  /** Before each decision. */
  look(state: S): void;
  /** Before each action is applied. */
  count(state: S, seat: number, action: A): void;
  hear(event: LogEvent): void;
  /** After the last action of a game. */
  end(state: S): void;
}

export interface GameBalance {
  readonly runs: readonly BalanceRun[];
  /** How many positions a steady bot looks at in a turn. */
  readonly iterations: number;
  /** The page, below docs. */
  readonly page: string;
  /** What the games were, in a sentence or two. */
  about(runs: readonly BalanceRun[], iterations: number): string;
  counterFor(run: BalanceRun, tally: Tally): Counter;
  /** Rows for the table of points, besides those of the sources of points. */
  further(tallies: readonly Tally[]): string[][];
  /** The sections after the points; the list of what is guessed comes after the first of them. */
  sections(tallies: readonly Tally[]): string[];
}

interface Count {
  times: number;
  points: number;
}

/** Counts by what they are about and of which thing. */
export class Tally {
  readonly run: BalanceRun;
  readonly totals: number[] = [];
  readonly winners: number[] = [];
  readonly sources = new Map<string, number>();
  readonly #counts = new Map<string, Map<string, Count>>();
  seats = 0;

  constructor(run: BalanceRun) {
    this.run = run;
  }

  add(about: string, of: string, points = 0, times = 1): void {
    const list = this.#counts.get(about) ?? new Map<string, Count>();
    const count = list.get(of) ?? { times: 0, points: 0 };
    count.times += times;
    count.points += points;
    list.set(of, count);
    this.#counts.set(about, list);
  }

  /** Points of everybody at the end of a game. */
  addOutcome({ totals, sources }: ReturnType<Rules['outcome']>): void {
    this.seats += totals.length;
    this.totals.push(...totals);
    this.winners.push(Math.max(...totals));
    for (const own of sources)
      for (const [source, points] of Object.entries(own))
        this.sources.set(source, (this.sources.get(source) ?? 0) + points);
  }

  times(about: string, of: string): number {
    return this.#counts.get(about)?.get(of)?.times ?? 0;
  }

  mean(about: string, of: string): number | null {
    const count = this.#counts.get(about)?.get(of);
    return count === undefined || count.times === 0 ? null : count.points / count.times;
  }

  seen(about: string): string[] {
    return [...(this.#counts.get(about)?.keys() ?? [])];
  }
}

/** How often, for each player of a game. */
export function each(tally: Tally, about: string, of: string): string {
  return (tally.times(about, of) / tally.seats).toFixed(2);
}

/** Points each time. */
export function pointsOf(tally: Tally, about: string, of: string): string {
  return tally.mean(about, of)?.toFixed(1) ?? '–';
}

/** Share of what was there that was used. */
export function shareOf(tally: Tally, used: string, there: string, of: string): string {
  const all = tally.times(there, of);
  return all === 0 ? '–' : `${Math.round((100 * tally.times(used, of)) / all)} %`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    `|${head.map((_, at) => (at === 0 ? '---|' : '--:|')).join('')}`,
    ...rows.map(line),
  ].join('\n');
}

/** A section of one table: how often each thing was used, one column a run. */
export function byTimes(
  tallies: readonly Tally[],
  title: string,
  about: string,
  ids: readonly string[],
  what: string,
): string {
  return `## ${title}\n\n${table(
    [what, ...tallies.map(({ run }) => run.label)],
    ids.map((id) => [id, ...tallies.map((tally) => each(tally, about, id))]),
  )}`;
}

/** What was seen in any of the runs, sorted. */
export function seenIn(tallies: readonly Tally[], about: string): string[] {
  return [...new Set(tallies.flatMap((tally) => tally.seen(about)))].toSorted();
}
