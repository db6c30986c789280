/** What the tool writes of every game's page. */
import { type Tally, table } from '@guildhall/games/balance';
import { meanOf } from '../arena/statistics.ts';

/** Above this line stands what people wrote. */
const MARK = /<!-- What follows is written by `npm run balance[^`]*`\. -->/;

/** The page with what the tool writes below its mark replaced. */
export function writtenBelow(page: string, sections: readonly string[]): string {
  const found = MARK.exec(page);
  if (found === null) throw new Error(`the page has no line ${MARK.source}`);
  const head = page.slice(0, found.index + found[0].length);
  return `${head}\n\n${sections.join('\n\n')}\n`;
}

/** Whoever reads the page can tell whether the rules or the bots have changed since. */
export function madeWith(ruleset: number, bots: number): string {
  return `Made with ruleset ${ruleset} and bots ${bots}.`;
}

function intervalOf(values: readonly number[]): string {
  const { value, low, high } = meanOf(values);
  return `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
}

/** Points of everybody, of winners, and by source; then whatever a game adds. */
export function describePoints(tallies: readonly Tally[], further: readonly (readonly string[])[]): string {
  const sources = new Set(tallies.flatMap((tally) => [...tally.sources.keys()]));
  return `## Points\n\n${table(
    ['', ...tallies.map(({ run }) => run.label)],
    [
      ['all players, mean (95 %)', ...tallies.map(({ totals }) => intervalOf(totals))],
      ['winner, mean (95 %)', ...tallies.map(({ winners }) => intervalOf(winners))],
      ['best', ...tallies.map(({ totals }) => String(Math.max(...totals)))],
      ...[...sources].map((source) => [
        source,
        ...tallies.map((tally) => ((tally.sources.get(source) ?? 0) / tally.seats).toFixed(1)),
      ]),
      ...further,
    ],
  )}`;
}
