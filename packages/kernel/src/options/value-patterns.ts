/** Names of values by the ends of their paths: `#` stands for any number, `*` for any one step. */

/** The longest pattern that fits the end of the path; of two as long, the one with more names. */
export function patternFor<T>(
  patterns: Iterable<readonly [pattern: readonly string[], named: T]>,
  steps: readonly string[],
): T | null {
  let best: { readonly named: T; readonly weight: number } | null = null;
  for (const [pattern, named] of patterns) {
    const last = steps.slice(steps.length - pattern.length);
    if (pattern.length > steps.length || !pattern.every((wanted, at) => fits(wanted, last[at]))) continue;
    const weight = pattern.length * 100 + pattern.filter((wanted) => !/^[*#]$/.test(wanted)).length;
    if (best === null || weight > best.weight) best = { named, weight };
  }
  return best?.named ?? null;
}

function fits(wanted: string, step: string): boolean {
  return wanted === step || wanted === '*' || (wanted === '#' && /^\d+$/.test(step));
}
