import { rule } from '../../rule.ts';

export const eras = {
  'INV-CHANGE-ORDER': rule(
    'Nowa kolejność tury',
    'Gracz, którego znacznik ery stoi najdalej w prawo na polu kolejności tury, zajmuje dowolne miejsce; pozostali zachowują kolejność między sobą.',
    'Chronos nie dokonuje wyboru: jego znacznik się pomija.',
  ),
  'INV-CHANGE-INFLUENCE': rule(
    'Dostosowanie wpływu',
    'Przy zmianie ery wpływ 0 staje się 1; od 4 do 7 traci 1; od 8 do 10 traci 2. Przed ostateczną punktacją nie ma dostosowania.',
  ),
  'INV-CHANGE-FIRST': rule(
    'Pierwsza zmiana ery',
    'Po erze 1 zmieniają się tylko kolejność tury i wpływ. Wyczerpani pozostają tacy przez erę 2, a mędrcy i znaczniki ekonomii nie wracają.',
  ),
  'INV-CHANGE-EXHAUSTED': rule('Wypoczęci specjaliści', 'Wszyscy wyczerpani specjaliści wracają do domu.'),
  'INV-CHANGE-RETURNS': rule(
    'Powrót filarów i znaczników',
    'Filary okresu i użyte znaczniki ekonomii wracają do właścicieli. Filary epoki zostają.',
  ),
  'INV-CHANGE-SAGES': rule(
    'Mędrcy zachęcają do nauki',
    'Za każdego mędrca na własnej planszy obywatel z zasobów zostaje uczonym, w granicach limitu. Mędrcy wracają do pustych regionów.',
    'Który mędrzec dokąd trafia, nie ma znaczenia: na koniec każdy region ma jednego.',
  ),
  'INV-CHANGE-MILESTONES': rule(
    'Nowe kamienie milowe',
    'Kamienie milowe pozostałe w obszarze eureki kolejno stają się wiedzą powszechną, tak jak przy eurece. Potem wykłada się kamienie następnej litery.',
    'Leżą w losowej kolejności, bo niektóre kroki pytają o pierwszy z prawej.',
  ),
  'INV-CHANGE-UNOWNED': rule(
    'Niczyj kamień milowy',
    'Przy dwóch lub trzech graczach, jeśli w obszarze eureki zostały kamienie, najpierw niczyj osobisty kamień milowy staje się wiedzą powszechną, a jego miejsce zajmuje pierwszy z prawej z obszaru eureki.',
    'Symbole liczby graczy w tym kroku zaginęły; skrót zasad mówi o kamieniach nienależących do graczy.',
  ),
  'INV-CHANGE-IDEAS': rule(
    'Idee wcześniejszych er',
    'Idee z er przed nową opuszczają obszar idei i talię. Potem każdy, w nowej kolejności tury, odrzuca takie własne idee i bierze za każdą odkrytą ideę. Przedstawione idee zostają.',
    'Instrukcja mówi o poprzedniej erze; chodzi o każdą wcześniejszą. Obszar uzupełnia się ideami, które nie są za stare, a wierzch talii też wolno wziąć, jak wszędzie.',
  ),
  'INV-END-INFLUENCE': rule('PP za wpływ', 'Wpływ daje 1, 5 albo 10 PP zależnie od pola toru.'),
  'INV-END-WEALTH': rule(
    'PP za bogactwo',
    'Punktuje każda płytka bogactwa na mapie postępu.',
    'Instrukcja mówi o planszy społeczeństwa, do której należy też obszar płytek. Płytki działają po zbudowaniu, więc czekające nie punktują.',
  ),
  'INV-END-GOALS': rule(
    'Dwa z trzech celów',
    'Punktują dwa z trzech celów osobistych.',
    'Bierze się dwa najlepsze, bo nikt nie wybrałby innych. Karty zaginęły: cele są odtworzone, każdy daje najwyżej od 6 do 10 PP, tak by dwa dobre dawały 16 z przykładu w instrukcji.',
  ),
  'INV-END-WINNER': rule(
    'Zwycięzca',
    'Wygrywa gracz z największą liczbą PP. Remisy rozstrzyga większa liczba płytek na mapie postępu, potem większa liczba wynalazków, a potem mniejsza liczba obywateli w zasobach.',
    'Kto nadal remisuje, dzieli miejsce.',
  ),
};
