import type { BaseOptions } from '../contract/game.ts';
import type { Check } from './check.ts';
import { describeCase, type FailingCase } from './failing-case.ts';
import type { Tally } from './tally.ts';

/** What a run did and found. */
export interface Report extends Readonly<Tally> {
  readonly game: string;
  readonly version: number;
  readonly sets: readonly { readonly options: BaseOptions; readonly games: number }[];
  readonly games: number;
  readonly seconds: number;
  /** Every set has had all its games. */
  readonly complete: boolean;
  readonly failures: readonly FailingCase[];
}

/** Views with something hidden before a run that was cut short may complain that it never differed. */
const ENOUGH_VIEWS = 5;

/** Checks that looked at nothing and secrets that never were any: a run that saw neither has proved nothing of them. */
export function emptyChecks(
  checks: readonly Check[],
  tally: Tally,
  wholeRun: boolean,
  hasPayments: boolean,
): { readonly check: string; readonly message: string }[] {
  const empty: { check: string; message: string }[] = [];
  for (const [name, { hidden, differed }] of Object.entries(tally.hiddenPlaces)) {
    if (hidden === 0 && wholeRun) {
      empty.push({ check: 'hidden-place', message: `EMPTY: nothing was ever hidden in ${name}` });
    }
    if (differed === 0 && (hidden >= ENOUGH_VIEWS || (hidden > 0 && wholeRun))) {
      const message = `EMPTY: ${name} was hidden in ${hidden} views and the same in all their re-deals`;
      empty.push({ check: 'hidden-place', message });
    }
  }
  if (!wholeRun) return empty;
  if (tally.leavers === 0) empty.push({ check: 'leaving', message: 'EMPTY: nobody ever left a game' });
  if (hasPayments && tally.payments === 0)
    empty.push({ check: 'payments', message: 'EMPTY: no payment was ever offered' });
  for (const name of new Set(checks.map((check) => check.name))) {
    if ((tally.checks[name] ?? 0) === 0) empty.push({ check: name, message: 'EMPTY: the check never ran' });
  }
  return empty;
}

/** A few lines for a person. */
export function describeReport(report: Report): string {
  const { game, games, sets, decisions, seconds, failures, complete, cappedDescents, unexplained } = report;
  const { leavers, gamesLeft } = report;
  const lines = [
    `${game}: ${games} games of ${sets.length} option sets, ${decisions} decisions in ${seconds.toFixed(1)} s${complete ? '' : ' (cut short)'}`,
  ];
  if (leavers > 0) lines.push(`${leavers} players left ${gamesLeft} of them for good`);
  if (cappedDescents > 0) lines.push(`${cappedDescents} turns were not followed to their end`);
  if (unexplained > 0)
    lines.push(`${unexplained} refusals without a rule, such as ${report.unexplainedExample}`);
  for (const failing of failures) lines.push(describeCase(failing));
  return lines.join('\n');
}
