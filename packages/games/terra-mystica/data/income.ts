import type { Income } from './types.ts';

/** To spread: `{ ...nothing, coins: 2 }`. Never put it into a table itself: an override must change one place. */
export const nothing: Readonly<Income> = { coins: 0, workers: 0, priests: 0, power: 0 };

export function workersByCount(...totals: number[]): Income[] {
  return totals.map((workers) => ({ ...nothing, workers }));
}

export function priestsByCount(...totals: number[]): Income[] {
  return totals.map((priests) => ({ ...nothing, priests }));
}

export function powerByCount(...totals: number[]): Income[] {
  return totals.map((power) => ({ ...nothing, power }));
}

/** Each total is [coins, power]. */
export function coinsAndPowerByCount(...totals: [number, number][]): Income[] {
  return totals.map(([coins, power]) => ({ ...nothing, coins, power }));
}
