import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  pass: 'Коли пасуєте',
  steps: 'Крок у галузі науки',
  stepsEach: 'Крок у кожній галузі науки',
  edge: 'Майстерня на межовій клітинці',
  riverside: 'Майстерня біля річки',
  groups: 'Групи будівель',
  shapes: 'Будівлі різних форм',
  flight: 'Політ',
  again: 'Одразу ще одна дія',
};
