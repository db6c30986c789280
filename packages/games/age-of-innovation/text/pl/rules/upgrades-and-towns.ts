import type { RuleText } from '@guildhall/kernel';
import type { upgradesAndTowns as english } from '../../en/rules/upgrades-and-towns.ts';
import { rule } from '../../rule.ts';

export const upgradesAndTowns: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-UPGRADE-OWN': rule('Rozbudowa: własny budynek', 'Rozbudowywać można tylko własne budynki.'),
  'AOI-UPGRADE-PATH': rule(
    'Możliwe rozbudowy',
    'Warsztat staje się gildią; gildia szkołą albo pałacem; szkoła uniwersytetem. Akcja to jeden krok.',
  ),
  'AOI-UPGRADE-COST': rule(
    'Koszt rozbudowy',
    'Gildia kosztuje 2 narzędzia i 6 monet, szkoła 3 narzędzia i 5 monet, pałac 4 narzędzia i 6 monet, uniwersytet 5 narzędzi i 8 monet.',
  ),
  'AOI-UPGRADE-PIECES': rule(
    'Potrzebny wolny budynek',
    'Są cztery gildie, trzy szkoły, jeden pałac i jeden uniwersytet. Bez budynku na planszy planowania rozbudowa nie jest możliwa, nawet darmowa.',
  ),
  'AOI-UPGRADE-NEUTRAL': rule(
    'Budynki neutralne zostają',
    'Budynku neutralnego nigdy się nie rozbudowuje ani nie wymienia.',
  ),
  'AOI-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Taniej przy sąsiedzie',
    'Gildia kosztuje 3 monety zamiast 6, jeśli w tej chwili sąsiaduje z nią budynek innego gracza, neutralny lub nie.',
  ),
  'AOI-UPGRADE-RETURNS-PIECE': rule(
    'Stary budynek wraca',
    'Rozbudowany budynek wraca na planszę planowania i można go zbudować ponownie. Dochód dają tylko budynki na mapie, więc dochód z dawnego rodzaju maleje.',
  ),
  'AOI-UPGRADE-FREE': rule(
    'Darmowa gildia',
    'Akcja księgi i pałac 4 za darmo zmieniają warsztat w gildię, pałac 3 szkołę w gildię. To zwykła budowa; potrzeba takiego budynku własnego koloru i gildii na planszy planowania.',
  ),

  'AOI-LEECH-OFFER': rule(
    'Moc dla sąsiadów',
    'Kto buduje lub rozbudowuje, oferuje moc właścicielom sąsiednich budynków: każdemu sumę wartości mocy jego sąsiednich budynków. Warsztat liczy się za 1, gildia, szkoła i wieża za 2, pałac i uniwersytet za 3, monument za 4, pawilon dodaje 1. Sam nowy budynek się nie liczy.',
  ),
  'AOI-LEECH-PRICE': rule(
    'Koszt tej mocy',
    'Moc z budynku sąsiada kosztuje punkty: o jeden mniej, niż zyskano mocy. Moc z innych źródeł nic nie kosztuje.',
  ),
  'AOI-LEECH-ALL-OR-NOTHING': rule(
    'Wszystko albo nic',
    'Ofertę bierze się w całości albo odrzuca. Jeśli w naczyniach jest za mało miejsca lub brakuje punktów, zyskuje się tyle, ile się da, i tylko za to płaci. Punkty nigdy nie spadają poniżej zera.',
  ),
  'AOI-LEECH-ORDER': rule(
    'Kolejność odpowiedzi',
    'Sąsiedzi odpowiadają w kolejności tur, poczynając od gracza po budującym. Pyta się ich, gdy jego tura jest zakończona. Kto nie ma miejsca na moc, nie jest pytany.',
    'Instrukcje nie podają kolejności; kolejność tur obowiązuje we wszystkim innym. Pytanie na końcu sprawia, że tura pozostaje całością, którą można cofnąć, a nic w dalszej części tury nie może zmienić oferty.',
  ),
  'AOI-LEECH-DEFERRED': rule(
    'Odpowiedzi w dowolnej chwili',
    'Opcja dla gier po kilka dni na ruch: gra toczy się dalej, choć oferty są otwarte. Przed własną akcją gracz odpowiada na swoje oferty, od najstarszej, a runda kończy się dopiero po wszystkich odpowiedziach.',
    'Instrukcje tego nie opisują. Wielkość oferty jest ustalona od chwili budowy; ile z niej zmieści się w naczyniach i ile to kosztuje, okazuje się przy odpowiedzi.',
  ),
  'AOI-LEECH-ANSWER-FIRST': rule(
    'Najpierw odpowiedź',
    'Otwartą ofertę mocy trzeba przyjąć albo odrzucić przed własną akcją.',
  ),

  'AOI-NEUTRAL-PLACE': rule(
    'Umieszczanie budynku neutralnego',
    'Budynek neutralny umieszcza się natychmiast i za darmo na pustym heksie w zasięgu. Jeśli nie jest to preferowany teren, potrzebne łopaty kupuje się za narzędzia; darmowe łopaty, tunele i loty nie pomagają. Tak kupione łopaty liczą się jako użyte.',
    'To, że tunele i loty nie pomagają, jest interpretacją: należą do akcji przekształcenia terenu i budowy, a to nie jest ta akcja.',
  ),
  'AOI-NEUTRAL-LOST': rule(
    'Brak miejsca',
    'Budynek neutralny, którego nie można od razu umieścić, przepada na zawsze. Dopóki jest dla niego miejsce, trzeba go umieścić.',
    'Instrukcje nie mówią, co dzieje się z resztą jego żetonu. Dochód i punkty żetonu zostają.',
  ),
  'AOI-NEUTRAL-COUNTS': rule(
    'Budynki neutralne się liczą',
    'Budynek neutralny należy do gracza, na którego terenie stoi, i liczy się jak budynek swojego rodzaju: do mocy, punktów, pasowania, miast i innowacji. Umieszczenie go jest budową. Dochód daje tylko jego żeton. Wieża ma wartość mocy 2, monument 4.',
  ),
  'AOI-ANNEX-PLACE': rule(
    'Umieszczanie pawilonu',
    'W ramach akcji gracz umieszcza pawilon przy własnym budynku, który jeszcze go nie ma, neutralnym lub nie. Nie jest to budowa, ale może dopełnić miasto.',
  ),
  'AOI-ANNEX-NONE': rule(
    'Pawilony daje kompetencja',
    'Pawilony ma tylko ten, kto wziął kompetencję z pawilonami: dwa, każdy umieszczany osobną akcją.',
  ),
  'AOI-ANNEX-VALUE': rule(
    'Wartość pawilonu',
    'Pawilon zwiększa wartość mocy swojego budynku o 1, przy ofertach mocy i w miastach, a razem z budynkiem liczy się za dwa z czterech budynków miasta. Poza tym pawilon nie jest budynkiem.',
    'Instrukcje wspominają tylko o zwykłych czterech budynkach. Pawilony nie pomagają więc przy trzech budynkach z uniwersytetem ani przy dwóch z monumentem.',
  ),

  'AOI-TOWN-FOUND': rule(
    'Zakładanie miasta',
    'Miasto powstaje, gdy tylko grupa sąsiadujących własnych budynków spoza miast liczy co najmniej cztery budynki i ma wartość mocy 7. Z pałacem 8 wystarcza 6. Miasto może też dopełnić most albo pawilon.',
  ),
  'AOI-TOWN-FEWER': rule(
    'Miasta z mniejszą liczbą budynków',
    'Grupa z uniwersytetem potrzebuje tylko trzech budynków, grupa z monumentem tylko dwóch. Wymagana wartość mocy się nie zmienia.',
  ),
  'AOI-TOWN-GROWS': rule(
    'Miasta rosną',
    'Budynek, który powstaje obok własnego miasta albo zostaje z nim połączony, należy do tego miasta i nie może pomóc w założeniu innego.',
    'Mówi o tym tylko wersja 1.2; do miasta należy wtedy cała grupa, która się z nim połączy. Według wersji 1.0 budynki spoza miasta mogą obok niego założyć własne.',
  ),
  'AOI-TOWN-TILE': rule(
    'Żeton miasta i klucz',
    'Za każde miasto założyciel wybiera żeton miasta, zdobywa jego punkty, od razu bierze jego premię i dostaje klucz.',
    'Klucz dostaje się przed premią, więc awanse z żetonu, a także awanse Kotołaków, mogą już z niego skorzystać. Instrukcje wyliczają punkty, premię i klucz jako to, co daje założone miasto, ale nie mówią, że jedno przychodzi po drugim.',
  ),
  'AOI-TOWN-EFFECTS': rule(
    'Działanie żetonów miasta',
    'Żeton miasta daje swoje punkty i premię jeden raz. Dwie łopaty zaczynają akcję przekształcenia terenu i budowy z płatnym warsztatem; księgi są z dowolnych dyscyplin; awansuje się w każdej dyscyplinie.',
  ),
  'AOI-TOWN-SUPPLY': rule(
    'Pozostałe żetony miasta',
    'Każdy z siedmiu żetonów miasta jest w trzech egzemplarzach. Żetonu, którego już nie ma, wziąć nie można.',
    'Jeśli nie ma już żadnego żetonu, miasto nie powstaje, a pałac 11 nie daje żetonu. Instrukcje o tym nie mówią.',
  ),
  'AOI-TOWN-RIVER': rule(
    'Miasto ponad rzeką',
    'Właściciel pałacu 14 może pominąć jeden heks rzeki między własnymi budynkami, by założyć miasto, w dowolnej chwili swojej tury, przed akcją lub po niej. Pozostałe wymagania obowiązują. Żeton leży na tym heksie rzeki, którego nie można użyć do następnego miasta.',
    'Tura, w której się pasuje, nie jest wyjątkiem, więc można to zrobić także po spasowaniu, dopóki tura trwa; kto spasował, nie ma w rundzie kolejnej tury. Według wersji 1.2 heks rzeki dołącza do swojego miasta to, co zbudowano wokół niego później, bo wszystko, co zetknie się z miastem, do niego należy; według wersji 1.0 nie dołącza. Na heksie leży jeden żeton.',
  ),
};
