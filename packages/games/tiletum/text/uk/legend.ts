import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  'legend.house': 'Будинок',
  'legend.pillar': 'Колона',
  'legend.mine': 'Копальня',
  'legend.crest': 'Герб',
  'legend.cathedral': 'Собор',
  'legend.plus': 'Очко дії',
  'legend.building': 'Будівля',
  'legend.goods': 'Будь-які ресурси',
  'legend.identical': 'Будь-які однакові ресурси',
  'legend.die': 'Кубик',
  'legend.merchantStep': 'Крок купця',
  'legend.architectStep': 'Крок архітектора',
  'legend.tablet': 'Кам’яна табличка',
  'legend.technology': 'Технологія',
  'legend.fair': 'Ярмарок',
  'legend.corruption': 'Корупція',
};
