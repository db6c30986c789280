import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  'legend.pass': 'Коли пасуєте',
  'legend.steps': 'Крок у галузі науки',
  'legend.stepsEach': 'Крок у кожній галузі науки',
  'legend.edge': 'Майстерня на межовій клітинці',
  'legend.riverside': 'Майстерня біля річки',
  'legend.groups': 'Групи будівель',
  'legend.shapes': 'Будівлі різних форм',
  'legend.flight': 'Політ',
  'legend.again': 'Одразу ще одна дія',
};
