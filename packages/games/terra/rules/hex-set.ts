/** Sets of up to 96 land hexes as three machine words, because reach is asked at every decision. */
export const WORDS = 3;

export type HexSet = Int32Array;

export function hexSet(): HexSet {
  return new Int32Array(WORDS);
}

export function has(set: HexSet, hex: number): boolean {
  return (set[hex >> 5] & (1 << (hex & 31))) !== 0;
}

export function add(set: HexSet, hex: number): void {
  set[hex >> 5] |= 1 << (hex & 31);
}

export function clear(set: HexSet): void {
  set[0] = 0;
  set[1] = 0;
  set[2] = 0;
}

/** Adds all hexes of another set. */
export function addAll(set: HexSet, more: HexSet): void {
  set[0] |= more[0];
  set[1] |= more[1];
  set[2] |= more[2];
}

/** Takes all hexes of another set out. */
export function removeAll(set: HexSet, less: HexSet): void {
  set[0] &= ~less[0];
  set[1] &= ~less[1];
  set[2] &= ~less[2];
}

/** The next hex of a set after one that need not be in it, or -1: `nextHex(set, -1)` is the first. */
export function nextHex(set: HexSet, after: number): number {
  const from = after + 1;
  let word = from >> 5;
  if (word >= WORDS) return -1;
  let bits = set[word] & (-1 << (from & 31));
  while (bits === 0) {
    word += 1;
    if (word === WORDS) return -1;
    bits = set[word];
  }
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}

/** One set for each hex: those hexes for which `near` holds. */
export function neighbourhoods(count: number, near: (from: number, to: number) => boolean): HexSet[] {
  return Array.from({ length: count }, (_, from) => {
    const set = hexSet();
    for (let to = 0; to < count; to++) if (to !== from && near(from, to)) add(set, to);
    return set;
  });
}
