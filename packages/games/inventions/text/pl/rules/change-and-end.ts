import { rule } from '../../rule.ts';

export const changeAndEnd = {
  'INV-CHANGE-ORDER': rule(
    'Zmiana Ery: Kolejność Tury',
    'Z graczy, których znaczniki Ery stoją na polu zmiany kolejności, ten najdalej z prawej zajmuje dowolne miejsce w kolejności. Pozostali się przesuwają.',
    'Chronos nie ma wyboru, więc się go pomija.',
  ),
  'INV-CHANGE-INFLUENCE': rule(
    'Zmiana Ery: Wpływ',
    'Wpływ 0 zyskuje 1, od 4 do 7 traci 1, od 8 do 10 traci 2.',
  ),
  'INV-CHANGE-FIRST': rule(
    'Pierwsza Zmiana Ery',
    'Po 1 Erze zmieniają się tylko kolejność i Wpływ. Co wyczerpane lub użyte, takim zostaje.',
  ),
  'INV-CHANGE-EXHAUSTED': rule('Zmiana Ery: Specjaliści', 'Wyczerpani Specjaliści wracają do Domu.'),
  'INV-CHANGE-RETURNS': rule(
    'Zmiana Ery: Filary i znaczniki',
    'Filary Okresu i użyte znaczniki Ekonomii wracają. Filary Epoki zostają.',
  ),
  'INV-CHANGE-SAGES': rule(
    'Zmiana Ery: Mędrcy',
    'Za każdego Mędrca na twojej planszy Obywatel z zasobów zostaje Uczonym, w granicach limitu. Mędrcy wracają do Regionów.',
    'Mędrców jest tylu co Regionów, więc każdy Region znów ma swojego.',
  ),
  'INV-CHANGE-MILESTONES': rule(
    'Zmiana Ery: Kamienie Milowe',
    'Co zostało w obszarze Eureki, wchodzi do Wiedzy Powszechnej tak jak stary Kamień Milowy. Potem wykłada się następną literę.',
    'W losowej kolejności, bo niektóre zasady pytają o skrajny prawy.',
  ),
  'INV-CHANGE-UNOWNED': rule(
    'Niczyj Kamień Milowy',
    'Na dwóch lub trzech graczy, jeśli zostały kafle, najpierw niczyj Osobisty Kamień Milowy wchodzi do Wiedzy Powszechnej, a jego miejsce zajmuje skrajny prawy z obszaru Eureki.',
  ),
  'INV-CHANGE-IDEAS': rule(
    'Zmiana Ery: Idee',
    'Idee z Er przed nową opuszczają obszar Idei i talię, a obszar się uzupełnia. W kolejności tury każdy odrzuca takie własne Idee i za każdą bierze odkrytą. Przedstawione zostają.',
    'Instrukcja mówi o „poprzedniej Erze”; karta jeszcze starsza też odpada.',
  ),
  'INV-END-INFLUENCE': rule(
    'Ostateczna Punktacja: Wpływ',
    'Pole toru Wpływu daje 1, 5 albo 10 punktów. Przedtem się go nie zmienia.',
  ),
  'INV-END-WEALTH': rule(
    'Ostateczna Punktacja: Bogactwo',
    'Punktuje każda płytka Bogactwa na mapie Postępu.',
    'Czekające płytki nie punktują i się nie liczą: płytki działają, gdy są zbudowane.',
  ),
  'INV-END-GOALS': rule(
    'Ostateczna Punktacja: Cele',
    'Punktują dwa z trzech Celów Osobistych.',
    'Wybór jest twój, więc liczą się dwa najlepsze. Treść kart przepadła; Cele i punkty są odtworzone.',
  ),
  'INV-END-WINNER': rule(
    'Zwycięzca',
    'Wygrywa najwięcej punktów. Remisy: najwięcej zbudowanych płytek, potem Wynalazków, potem najmniej Obywateli w zasobach.',
    'Kto wciąż remisuje, dzieli miejsce.',
  ),
};
