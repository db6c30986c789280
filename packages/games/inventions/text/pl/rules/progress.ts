import { rule } from '../../rule.ts';

export const progress = {
  'INV-BUILD-PRICE': rule(
    'Wpływ za budowę',
    'Przed pierwszą płytką gracz płaci raz wpływem, zależnie od liczby płytek w obszarze: 3 za jedną płytkę, 2 za dwie, 1 za trzy, nic za cztery.',
  ),
  'INV-BUILD-LIMIT': rule(
    'Ile płytek',
    'W jednej turze gracz buduje najwyżej o jedną płytkę mniej, niż wynosi era jego kamienia milowego.',
    'Korzyść pozwalająca budować ma taki sam własny limit, niezależny od limitu tury, i własną cenę.',
  ),
  'INV-BUILD-TILE': rule(
    'Płytka z obszaru',
    'Zbudować można tylko płytkę postępu lub bogactwa z własnego obszaru płytek.',
  ),
  'INV-BUILD-SPACE': rule(
    'Wolne pole',
    'Płytka trafia na dowolne wolne pole mapy postępu.',
    'Ilustracja mapy zaginęła. Sześciokąt z 19 polami i ich korzyściami jest odtworzony.',
  ),
  'INV-BUILD-BONUS': rule(
    'Korzyść z pola',
    'Korzyść z pola otrzymuje się od razu i może ona pomóc opłacić płytkę.',
    'Pole, które obniża koszt swojej płytki, obniża też koszt płytki bogactwa: symbol mówi o płytkach postępu tak jak cały krok budowy. Gdy zapłacić mogą tylko ci, których daje pole, musi ich wystarczyć.',
  ),
  'INV-BUILD-COST': rule(
    'Koszt w specjalistach',
    'Płytka postępu wyczerpuje 1 specjalistę jej rodzaju, płytka bogactwa 2 dowolnych, a za każdą już zbudowaną sąsiednią płytkę o 1 więcej. Płacić mogą też uczeni. Koszt nigdy nie jest mniejszy niż 0.',
  ),
  'INV-BUILD-DISCOUNT': rule(
    'Zniżka za wynalazki',
    'Każdy własny wynalazek rodzaju płytki obniża koszt o 1, także z ery 1. Płytki bogactwa nie mają takiej zniżki.',
  ),
  'INV-BUILD-MARKER': rule(
    'Znaczniki ekonomii na mapie',
    'Kto buduje na polu ze znacznikiem ekonomii, ma go odtąd, już w tej erze.',
  ),
  'INV-BUILD-BENEFIT': rule(
    'Budowa jako korzyść',
    'Niektóre kamienie milowe, pola i płytki pozwalają od razu budować, za podaną cenę, najwyżej o jedną płytkę mniej, niż wynosi era własnego kamienia milowego.',
    'Nie wlicza się to do limitu tury i wymaga płytek w obszarze: dążeń nie można budować.',
  ),
};
