import type { RuleText } from '@guildhall/kernel';
import type { cultsAndRounds as english } from '../../en/rules/cults-and-rounds.ts';
import { rule } from '../../rule.ts';

export const cultsAndRounds: Readonly<Record<keyof typeof english, RuleText>> = {
  'TM-CULT-POWER': rule(
    'Moc z kultów',
    'Kto dojdzie do pola 3, 5, 7 lub 10 toru albo je minie, zdobywa 1, 2, 2 lub 3 moce. Każde pole nagradza gracza raz.',
  ),
  'TM-CULT-TOP': rule(
    'Najwyższe pole',
    'Na najwyższe pole toru (10) może wejść tylko jeden gracz, zużywając klucz. Bez klucza albo gdy ktoś już tam stoi, droga kończy się na polu 9, a dalszy awans przepada.',
    'Instrukcja wymaga jednego miasta na każde najwyższe pole, więc klucz zużywa się na torze, który otwiera.',
  ),
  'TM-CULT-TOP-CHOICE': rule(
    'Które najwyższe pole',
    'Jeśli jednoczesny awans na kilku torach mógłby sięgnąć więcej najwyższych pól, niż gracz ma kluczy, gracz wybiera tory. Na pozostałych droga kończy się na polu 9.',
    'Instrukcja nie omawia tego przypadku. Awanse są jednoczesne, więc wybór należy do gracza.',
  ),
  'TM-CULT-RACE': rule(
    'Pierwszeństwo zaległego awansu',
    'Przy odpowiedziach w dowolnej chwili nikt nie może wejść na najwyższe pole, do którego Kultyści mogliby dojść zaległym awansem. Po tym awansie jest to dozwolone; kto nie może zrobić nic innego, czeka na niego.',
    'W instrukcji Kultyści awansują od razu, więc nikt nie mógłby ich ubiec. Bez tej zasady odpowiedzi w dowolnej chwili mogłyby odebrać im pole.',
  ),
  'TM-PRIEST-SEND': rule(
    'Wysłanie kapłana',
    'W ramach akcji gracz wysyła kapłana na wolne miejsce kultu za 3 lub 2 pola na jego torze albo odkłada go do rezerwy za 1 pole. Może wybrać także mniejszą liczbę.',
    'Instrukcja mówi o czterech miejscach za 3 lub 2 pola; to, że jedno daje 3, a trzy dają 2, pochodzi z implementacji wzorcowej.',
  ),
  'TM-PRIEST-NONE': rule(
    'Brak kapłana',
    'Wysłać można tylko zdobytego kapłana; ci w rezerwie nie są jeszcze w grze.',
  ),
  'TM-PRIEST-PLACE-TAKEN': rule(
    'Miejsce zajęte',
    'Każde miejsce kultu mieści jednego kapłana. Dla tej liczby pól nie ma już wolnego miejsca.',
  ),
  'TM-PRIEST-STAYS': rule(
    'Kapłani kultów zostają',
    'Kapłan na miejscu kultu zostaje tam do końca gry. Wysłany za jedno pole wraca do rezerwy i można go znów zdobyć.',
    'W jednym miejscu instrukcja odkłada takiego kapłana na planszę rasy. Zasada szczegółowa wymienia rezerwę i ta obowiązuje.',
  ),

  'TM-ACTION-ONCE': rule(
    'Zaklęcia: raz na turę',
    'Każde z sześciu zaklęć na planszy można rzucić raz na turę: kto pierwszy, ten lepszy.',
  ),
  'TM-ACTION-POWER': rule('Zaklęcia: cena', 'Zaklęcie kosztuje 3, 4 lub 6 mocy, w całości z naczynia III.'),
  'TM-SPECIAL-ONCE': rule(
    'Umiejętności specjalne: raz na turę',
    'Każdej umiejętności specjalnej żetonu bonusów, żetonu łask lub twierdzy właściciel może użyć raz na turę.',
    'O żetonie łask z awansem w kulcie (FAV6) instrukcja mówi, że raz na akcję. To pomyłka: jak inne zakrywa się go żetonem akcji, zdejmowanym na koniec tury.',
  ),
  'TM-SPECIAL-NONE': rule(
    'Brak takiej umiejętności',
    'Gracz nie ma żetonu, twierdzy ani umiejętności rasy, która by to umożliwiała.',
  ),

  'TM-FAVOUR-ONE-OF-A-KIND': rule(
    'Po jednym każdego rodzaju',
    'Nikt nie może mieć dwóch żetonów łask tego samego rodzaju.',
  ),
  'TM-FAVOUR-SUPPLY': rule(
    'Pozostałe żetony łask',
    'Cztery żetony dające trzy pola występują po jednym, osiem innych po trzy. Żetonu, którego zabrakło, nie można wziąć.',
  ),
  'TM-FAVOUR-EFFECTS': rule(
    'Co dają żetony łask',
    'Żeton łask od razu daje awans w kulcie, a jego działanie obowiązuje od tej chwili. Żeton za miasta sprawdza się natychmiast: grupy, które teraz są dość silne, stają się miastami, a żeton miasta gracz może wziąć przed awansem.',
    'Dwa błędy druku instrukcji: dla żetonu za faktorie przy pasowaniu (FAV12) podaje trzy wartości na cztery przypadki, przyjęto 2, 3, 3 i 4; a FAV6 działa raz na turę. To, przy którym kulcie jest które działanie, pochodzi z implementacji wzorcowej.',
  ),

  'TM-PASS-CARD': rule(
    'Następny żeton bonusów',
    'Kto pasuje, oddaje żeton bonusów i bierze ze stołu inny razem z leżącymi na nim monetami. Może to być żeton oddany przez kogoś wcześniej w tej turze.',
  ),
  'TM-PASS-OWN-CARD': rule(
    'Nie ten sam żeton',
    'Właśnie oddawanego żetonu ten sam gracz nie może wziąć z powrotem.',
  ),
  'TM-PASS-LAST-ROUND': rule('Pas w ostatniej turze', 'W turze 6 nikt nie bierze nowego żetonu bonusów.'),
  'TM-PASS-POINTS': rule(
    'PZ przy pasowaniu',
    'Zanim gracz weźmie nowy żeton, stary żeton, żeton łask za faktorie i twierdza Gnomów punktują za to, co jest na mapie.',
    'Przy żetonie za twierdzę i sanktuarium (BON6) jedno zdanie instrukcji można czytać jako 4 PZ w sumie. Inne daje po 4 PZ za każdą z tych budowli i to ono obowiązuje.',
  ),
  'TM-PASS-ORDER': rule(
    'Kolejność następnej tury',
    'Kto spasował pierwszy, zaczyna następną turę, a pozostali grają zgodnie z ruchem wskazówek zegara. Opcja: w następnej turze gra się w kolejności pasowania.',
  ),
  'TM-PASS-ALONE': rule(
    'Dalej w pojedynkę',
    'Kto nie spasował, może wykonywać akcje, jak długo chce, nawet gdy wszyscy inni już spasowali.',
  ),

  'TM-ROUND-CULT-REWARDS': rule(
    'Nagrody kultów',
    'Po turach od 1 do 5 żeton punktacji tury nagradza awans w swoim kulcie: raz za każdą pełną liczbę pól, którą podaje. Nikt się przez to nie cofa. Nagrody otrzymuje się w kolejności następnej tury.',
  ),
  'TM-ROUND-CULT-SPADES': rule(
    'Łopaty z nagrody kultu',
    'Wykorzystuje się je od razu, na jednym lub kilku polach w zasięgu. Nie buduje się osad, nie dokupuje łopat, nie używa tuneli ani dywanów, nie liczy się żegluga z żetonu bonusów. Niewykorzystane przepadają, a Gigantom pojedyncza na nic się nie przyda.',
  ),
  'TM-ROUND-CLEAN-UP': rule(
    'Porządkowanie',
    'Po nagrodach zaklęcia i umiejętności specjalne są znów dostępne i liczy się następny żeton punktacji. Po turze 6 porządkowania nie ma.',
  ),
  'TM-ROUND-CARD-COINS': rule(
    'Monety na żetonach bonusów',
    'Podczas porządkowania na każdy żeton bonusów, który został na stole, trafia 1 moneta. Monety się zbierają, aż ktoś weźmie żeton.',
  ),
  'TM-ROUND-SIX': rule(
    'Sześć tur',
    'Gra ma sześć tur po trzy fazy: dochody, akcje oraz nagrody kultów z porządkowaniem. Tura 6 kończy się akcjami, po których następuje punktacja końcowa.',
  ),

  'TM-END-CULTS': rule(
    'Punktacja końcowa: kulty',
    'Na każdym torze kultu trzej gracze, którzy zaszli najdalej, dostają 8, 4 i 2 PZ. Gracze na tym samym polu dzielą PZ zajmowanych miejsc, z zaokrągleniem w dół. Pole 0 nic nie daje.',
  ),
  'TM-END-AREA': rule(
    'Punktacja końcowa: obszary',
    'Gracze z największą liczbą połączonych budowli dostają 18, 12 i 6 PZ, dzielone jak na torach kultów. Budowle łączą boki pól, mosty, żegluga (bez żetonu bonusów), tunele i dywany; nic się za to nie płaci.',
  ),
  'TM-END-RESOURCES': rule(
    'Punktacja końcowa: zasoby',
    'Wszystko, co zostało, zamienia się w monety, a każde 3 monety dają 1 PZ, Alchemikom każde 2.',
    'Tego, że poświęca się do tego moc z naczynia II, instrukcja nie mówi, ale zawsze tak jest najlepiej, więc gra robi to za wszystkich.',
  ),
  'TM-END-COINS-EARLY': rule(
    'Wcześniejsza zamiana monet',
    'Opcja: w ostatniej turze gracz może w dowolnej chwili swojego ruchu zamienić 3 monety na 1 PZ. To, co zostanie, punktuje na koniec jak zwykle.',
    'Instrukcja liczy monety tylko na koniec i tak jest domyślnie. W zapisanych grach gracze robią to wcześniej, po tym samym kursie: tymi PZ można potem płacić za moc od sąsiadów.',
  ),
  'TM-END-WINNER': rule(
    'Zwycięzca',
    'Wygrywa gracz z największą liczbą PZ. Przy remisie gracze wygrywają wspólnie.',
  ),
};
