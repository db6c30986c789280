import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  'legend.pass': 'Під час пасу',
  'legend.steps': 'Рівень у дисципліні',
  'legend.stepsEach': 'Рівень у кожній дисципліні',
  'legend.edge': 'Майстерня на межовій клітинці',
  'legend.riverside': 'Майстерня біля річки',
  'legend.groups': 'Групи будівель',
  'legend.shapes': 'Різні види будівель',
  'legend.flight': 'Політ',
  'legend.again': 'Одразу ще одна дія',
};
