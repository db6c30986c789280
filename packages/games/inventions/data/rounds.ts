/** How rounds are counted: by era, as players do, never through the whole game. */

/** The era to which a round of the game belongs; beyond the last round is the last era, which has none. */
export function eraOfRound(rounds: readonly number[], round: number): number {
  let last = 0;
  for (const [at, count] of rounds.entries()) {
    last += count;
    if (round <= last) return at + 1;
  }
  return rounds.length;
}

/** Which round of its era that is, of how many; 0 before the first. */
export function roundOfEra(
  rounds: readonly number[],
  round: number,
): { readonly round: number; readonly rounds: number } {
  const era = eraOfRound(rounds, round);
  const before = rounds.slice(0, era - 1).reduce((sum, count) => sum + count, 0);
  return { round: Math.max(0, round - before), rounds: rounds[era - 1] ?? 0 };
}
