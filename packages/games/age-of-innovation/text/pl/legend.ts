import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  'legend.pass': 'Przy pasowaniu',
  'legend.steps': 'Poziom w dyscyplinie',
  'legend.stepsEach': 'Poziom w każdej dyscyplinie',
  'legend.edge': 'Warsztat na heksie granicznym',
  'legend.riverside': 'Warsztat przy rzece',
  'legend.groups': 'Grupy budynków',
  'legend.shapes': 'Różne rodzaje budynków',
  'legend.flight': 'Lot',
  'legend.again': 'Od razu kolejna akcja',
};
