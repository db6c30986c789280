import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  house: 'Dom',
  pillar: 'Filar',
  mine: 'Kopalnia',
  crest: 'Herb',
  cathedral: 'Katedra',
  plus: 'Punkt akcji',
  building: 'Budynek',
  goods: 'Dowolne dobra',
  identical: 'Dowolne jednakowe dobra',
  die: 'Kość',
  merchantStep: 'Krok kupca',
  architectStep: 'Krok architekta',
  tablet: 'Kamienna tabliczka',
  technology: 'Technologia',
  fair: 'Targ',
  corruption: 'Korupcja',
};
