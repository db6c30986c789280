import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  house: 'Будинок',
  pillar: 'Колона',
  mine: 'Копальня',
  crest: 'Герб',
  cathedral: 'Собор',
  plus: 'Очко дії',
  building: 'Будівля',
  goods: 'Будь-які ресурси',
  identical: 'Будь-які однакові ресурси',
  die: 'Кубик',
  merchantStep: 'Крок купця',
  architectStep: 'Крок архітектора',
  tablet: 'Кам’яна табличка',
  technology: 'Технологія',
  fair: 'Ярмарок',
  corruption: 'Корупція',
};
