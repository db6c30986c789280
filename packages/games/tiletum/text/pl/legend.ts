import type { legend as english } from '../en/legend.ts';

/** What icons mean that no name of a thing says. */
export const legend: Readonly<Record<keyof typeof english, string>> = {
  'legend.house': 'Dom',
  'legend.pillar': 'Filar',
  'legend.mine': 'Kopalnia',
  'legend.crest': 'Herb',
  'legend.cathedral': 'Katedra',
  'legend.plus': 'Punkt akcji',
  'legend.building': 'Budynek',
  'legend.goods': 'Dowolne dobra',
  'legend.identical': 'Dowolne jednakowe dobra',
  'legend.die': 'Kość',
  'legend.merchantStep': 'Krok kupca',
  'legend.architectStep': 'Krok architekta',
  'legend.tablet': 'Kamienna tabliczka',
  'legend.technology': 'Technologia',
  'legend.fair': 'Targ',
  'legend.corruption': 'Korupcja',
};
