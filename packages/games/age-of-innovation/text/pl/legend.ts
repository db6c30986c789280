import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  pass: 'Przy pasowaniu',
  steps: 'Poziom w dyscyplinie',
  stepsEach: 'Poziom w każdej dyscyplinie',
  edge: 'Warsztat na heksie granicznym',
  riverside: 'Warsztat przy rzece',
  groups: 'Grupy budynków',
  shapes: 'Różne rodzaje budynków',
  flight: 'Lot',
  again: 'Od razu kolejna akcja',
};
