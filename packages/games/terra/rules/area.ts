/** Groups of hexes that hang together. */
export function groupsOf(
  hexes: readonly number[],
  areConnected: (a: number, b: number) => boolean,
): number[][] {
  const left = new Set(hexes);
  const groups: number[][] = [];
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (const hex of group) {
      for (const other of left) {
        if (!areConnected(hex, other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The size of the largest of them. */
export function largestGroup(
  hexes: readonly number[],
  areConnected: (a: number, b: number) => boolean,
): number {
  return Math.max(0, ...groupsOf(hexes, areConnected).map((group) => group.length));
}
