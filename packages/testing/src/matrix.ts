/**
 * Large matrices of cases (languages, widths, games) rotate: a run takes one slice of each, another one every day, and
 * `npm run test:full` takes everything. The number of the slice is printed, and GUILDHALL_SLICE repeats it.
 */

export const SLICE = 'GUILDHALL_SLICE';

export type Slice = number | 'all';

const DAY = 24 * 60 * 60 * 1_000;

export function currentSlice(given = process.env[SLICE] ?? '', now = Date.now()): Slice {
  if (given === '') return Math.floor(now / DAY);
  if (given === 'all') return 'all';
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new Error(`${SLICE} has to be a whole number or "all", not "${given}"`);
}

/**
 * The cases to be tried now: every case is in one of so many slices. A number of slices that shares no factor with the
 * lengths of the axes puts every value of every axis into a slice.
 */
export function rotating<T>(cases: readonly T[], slices: number, slice = currentSlice()): T[] {
  return cases.filter((_, at) => slice === 'all' || at % slices === slice % slices);
}
