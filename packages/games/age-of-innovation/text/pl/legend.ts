import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  pass: 'Gdy pasujesz',
  steps: 'Krok w dziedzinie nauki',
  stepsEach: 'Krok w każdej dziedzinie nauki',
  edge: 'Warsztat na heksie granicznym',
  riverside: 'Warsztat przy rzece',
  groups: 'Grupy budynków',
  shapes: 'Budynki różnych kształtów',
  flight: 'Lot',
  again: 'Zaraz potem kolejna akcja',
};
