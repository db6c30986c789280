/** Copies of the bazaar with one planted fault each. The test kit must find every one of them. */
import { leaving } from './leaving.ts';
import { payments } from './payments.ts';
import type { Fault } from './plant.ts';
import { copies, numbers, play } from './play.ts';
import { leaks, redeals, undeclared } from './secrets.ts';

export const FAULTS: readonly Fault[] = [
  ...leaks,
  ...redeals,
  ...undeclared,
  ...play,
  ...numbers,
  ...copies,
  ...leaving,
  ...payments,
];
