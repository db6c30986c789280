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

/** Adds all hexes of another set. */
export function addAll(set: HexSet, more: HexSet): void {
  for (let word = 0; word < WORDS; word++) set[word] |= more[word];
}

/** Takes all hexes of another set out. */
export function removeAll(set: HexSet, less: HexSet): void {
  for (let word = 0; word < WORDS; word++) set[word] &= ~less[word];
}

/** One set for each hex: those hexes for which `near` holds. */
export function neighbourhoods(count: number, near: (from: number, to: number) => boolean): HexSet[] {
  return Array.from({ length: count }, (_, from) => {
    const set = hexSet();
    for (let to = 0; to < count; to++) if (to !== from && near(from, to)) add(set, to);
    return set;
  });
}
