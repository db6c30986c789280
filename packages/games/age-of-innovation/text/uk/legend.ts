import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  pass: 'Під час пасу',
  steps: 'Рівень у дисципліні',
  stepsEach: 'Рівень у кожній дисципліні',
  edge: 'Майстерня на межовій клітинці',
  riverside: 'Майстерня біля річки',
  groups: 'Групи будівель',
  shapes: 'Різні види будівель',
  flight: 'Політ',
  again: 'Одразу ще одна дія',
};
