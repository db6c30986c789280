import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  cult: 'Pole na torze kultu',
  pass: 'Przy pasowaniu',
};
