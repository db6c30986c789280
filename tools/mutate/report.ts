// What a mutation run says: the figures, and each mutant that no test noticed.
import { oneLine } from './equivalents.ts';
import type { Mutant } from './mutants.ts';

const OUTCOMES = ['killed', 'timeout', 'survived', 'no coverage', 'lost', 'equivalent'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Tried {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
}

const SHOWN = 100;

const count = (tried: readonly Tried[], outcome: Outcome): number =>
  tried.filter((one) => one.outcome === outcome).length;

/** Percent of the mutants that the tests notice. A mutant that hangs is noticed; equivalent ones do not count. */
export function scoreOf(tried: readonly Tried[]): number {
  const noticed = count(tried, 'killed') + count(tried, 'timeout');
  const all = tried.length - count(tried, 'equivalent');
  return all === 0 ? 100 : (100 * noticed) / all;
}

/** Rounded down: 84.96 is not 85. */
const percent = (score: number): string => (Math.floor(score * 10) / 10).toFixed(1);

const clipped = (text: string): string => {
  const line = oneLine(text);
  return line.length <= SHOWN ? line : `${line.slice(0, SHOWN)}…`;
};

/** One mutant in one line. */
export function describe({ mutant, outcome }: Tried): string {
  const { file, line, original, replacement } = mutant;
  return `${outcome}: ${file}:${line}  ${clipped(original)}  →  ${clipped(replacement)}`;
}

/** Whether no test is known to notice the mutant, though one should. */
export const isUnnoticed = ({ outcome }: Tried): boolean =>
  outcome === 'survived' || outcome === 'no coverage' || outcome === 'lost';

export function report(tried: readonly Tried[]): string {
  const figures = OUTCOMES.map((outcome) => `${count(tried, outcome)} ${outcome}`);
  return [
    ...tried.filter(isUnnoticed).map(describe),
    `${tried.length} mutants: ${figures.join(', ')}`,
    `score ${percent(scoreOf(tried))} %`,
  ].join('\n');
}
