/** What an action costs and brings, in short. */
import { signed } from './layout.ts';

/** Those of the counts that change, each with its short name. */
export function inShort(
  by: Readonly<Record<string, number>>,
  counts: readonly (readonly [count: string, short: string])[],
): string[] {
  return counts.flatMap(([count, short]) => {
    const change = by[count] ?? 0;
    return change === 0 ? [] : [`${signed(change)} ${short}`];
  });
}
