import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  'legend.pass': 'Gdy pasujesz',
  'legend.steps': 'Krok w dziedzinie nauki',
  'legend.stepsEach': 'Krok w każdej dziedzinie nauki',
  'legend.edge': 'Warsztat na heksie granicznym',
  'legend.riverside': 'Warsztat przy rzece',
  'legend.groups': 'Grupy budynków',
  'legend.shapes': 'Budynki różnych kształtów',
  'legend.flight': 'Lot',
  'legend.again': 'Zaraz potem kolejna akcja',
};
