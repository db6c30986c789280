/** Counting in what the state writes. */

/** Bits that are set. */
export function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Slots of one owner. */
export function countOf(owners: readonly number[], owner: number): number {
  let count = 0;
  for (let at = 0; at < owners.length; at++) if (owners[at] === owner) count += 1;
  return count;
}
