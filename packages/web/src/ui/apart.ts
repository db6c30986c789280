/** The ends of a chart's lines, by height: those that would lie on each other are moved apart, but not below the floor. */
export function apart(ys: readonly number[], gap: number, floor: number): number[] {
  const order = ys.map((_, at) => at).sort((a, b) => ys[a] - ys[b]);
  const placed = [...ys];
  let last = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    placed[at] = Math.max(placed[at], last + gap);
    last = placed[at];
  }
  const over = Math.max(0, last - floor);
  return placed.map((y) => y - over);
}
