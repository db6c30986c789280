/** Lines of sums: where income, costs and points come from. */
import { sums } from '../../../terra/text/sums.ts';

export const sumTexts = {
  ...sums.pl,
  income: 'Dochód w następnej rundzie',
  reward: 'Na koniec tej rundy',
  'income.faction': 'Frakcja',
  'income.bonus': 'Premia rundy',
  'income.palace': 'Pałac',
  'income.innovation': 'Innowacja ({innovation})',
  'income.competency': 'Kompetencja ({competency})',
  'income.science': 'Osiągnięty poziom: {discipline}',
  'reward.tile':
    'Żeton punktowania rundy, {discipline}: {times} × {every, plural, one {# poziom} few {# poziomy} many {# poziomów} other {# poziomu}}',
  'noRoom.scholars': 'Brak uczonych w puli',
  'price.alone': 'Gdy obok nie stoi budynek innego gracza',
  'price.beside': 'Gdy obok stoi budynek innego gracza',
  'cost.neighbour': 'Taniej: obok stoi budynek innego gracza',
  'cost.river': 'Frakcja: warsztat przy rzece',
  'cost.tunnel': 'Tunel',
  'cost.flight': 'Lot z pałacu',
  'cost.bridge': 'Most Kretów',
  'cost.scholar': 'Wysłany uczony',
  'cost.discount': 'Taniej dzięki frakcji',
  'cost.noPalace': 'Innowacja bez pałacu',
  'cost.innovation': 'Księgi wskazane przez innowację',
  'cost.anyBook': 'Dowolna księga',
  'owed.books': 'Dowolne księgi do zapłaty',
  'owed.action': 'Akcja księgi',
  'owed.display': 'Miejsce innowacji na planszy',
  'owed.slot': 'Pole na innowację na twojej planszy',
  'cost.key': 'Klucz do dalszych poziomów dyscypliny',
  'cost.annex': 'Pawilon, który stawiasz',
  'final.areaScored':
    'Największy obszar: {buildings, plural, one {# budynek} few {# budynki} many {# budynków} other {# budynku}}, {place}. miejsce{sharing, plural, =1 {} other { (wspólnie: #)}}',
  'final.disciplineScored':
    '{discipline}: poziom {level}, {place}. miejsce{sharing, plural, =1 {} other { (wspólnie: #)}}',
  'final.resourcesScored':
    'Zasoby warte {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monety}} (monety: {held}, narzędzia: {tools}, uczeni: {scholars}, księgi: {books}, z mocy: {power}), 1 pkt za {rate, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}',
};
