import type { RuleText } from '@guildhall/kernel';
import type { setUpAndTurn as english } from '../../en/rules/set-up-and-turn.ts';
import { rule } from '../../rule.ts';

export const setUpAndTurn: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-SETUP-MAP': rule(
    'Dwie mapy',
    'Przy dwóch graczach używa się strony planszy dla 1–3 graczy, przy czterech i pięciu strony dla 3–5. Przy trzech gra się na większej; opcja pozwala wybrać mniejszą, na której jest ciaśniej.',
    'Instrukcje pokazują obie mapy tylko na ilustracjach. Tereny, rzeki, miejsca na mosty i heksy graniczne odczytano z publicznych zdjęć planszy; mówią o tym tabele danych.',
  ),
  'AOI-SETUP-ROUND-TILES': rule(
    'Żetony punktowania rundy',
    'Losuje się sześć z dwunastu żetonów i układa od rundy 6 do rundy 1. Żeton łopat nigdy nie leży w rundzie 5 ani 6. Trzeci żeton jednej dyscypliny kładzie się tylko wtedy, gdy żeton tej dyscypliny leży w rundzie 6, więc rundy 1–5 nigdy nie mają wszystkich trzech.',
  ),
  'AOI-SETUP-FINAL-TILE': rule(
    'Żeton rundy finałowej',
    'Jeden z czterech żetonów zakrywa premię za naukę rundy 6. Nie może wskazywać tego samego rodzaju budynku co żeton rundy pod nim; jeśli wskazuje, losuje się inny.',
    'Żeton za warsztaty na heksach granicznych też pokazuje warsztat, więc również nie pasuje do żetonu warsztatów.',
  ),
  'AOI-SETUP-BOOK-ACTIONS': rule(
    'Akcje księgi w grze',
    'Losuje się trzy z sześciu akcji księgi; pozostałe nie biorą udziału w grze. Sześć zaklęć jest dostępnych zawsze.',
  ),
  'AOI-SETUP-INNOVATIONS': rule(
    'Innowacje w grze',
    'Z osiemnastu innowacji wykłada się 6, 8, 10 lub 12 dla dwóch, trzech, czterech lub pięciu graczy: rzędy po cztery, po jednej na dyscyplinę, a dla dwóch i czterech graczy jeszcze dwie na górze.',
  ),
  'AOI-SETUP-COMPETENCIES': rule(
    'Kompetencje w grze',
    'Dwanaście rodzajów kompetencji rozkłada się losowo na dwunastu polach, po trzy dla każdej dyscypliny. Wszystkie cztery egzemplarze rodzaju leżą na jego polu.',
  ),
  'AOI-SETUP-PALACES': rule(
    'Pałace w grze',
    'Pałac nr 17 jest dostępny zawsze. Oprócz niego losuje się z pozostałych szesnastu o jeden pałac więcej, niż jest graczy.',
  ),
  'AOI-SETUP-SETS': rule(
    'Wybór zestawu',
    'Każda z siedmiu plansz planowania dostaje losową frakcję i losową premię rundy. Pierwszy wybiera zestaw gracz po prawej stronie gracza początkowego, potem kolejni przeciwnie do ruchu wskazówek zegara; gracz początkowy wybiera ostatni. Na trzy pozostałe premie rundy trafia po 1 monecie, a premie z niewybranych zestawów opuszczają grę.',
  ),
  'AOI-SETUP-SET-TAKEN': rule('Każdy zestaw raz', 'Nie można wybrać zestawu, który ktoś już wziął.'),
  'AOI-SETUP-DRAFT': rule(
    'Dobieranie',
    'Wariant: odkryte leży sześć plansz planowania, o jedną frakcję i o jeden pałac więcej, niż jest graczy, oraz o trzy premie rundy więcej. Od gracza początkowego i zgodnie z ruchem wskazówek zegara każdy trzy razy bierze jedną rzecz: planszę planowania, frakcję albo pałac, w dowolnej kolejności.',
    'Pałac nr 17 nie bierze udziału w dobieraniu, a pałace, których nikt nie wziął, opuszczają grę.',
  ),
  'AOI-SETUP-DRAFT-TAKEN': rule(
    'Dobieranie: to, co zostało',
    'Można wybrać tylko to, co leży odkryte i czego nikt nie wziął.',
  ),
  'AOI-SETUP-DRAFT-HAS-ONE': rule(
    'Dobieranie: po jednej rzeczy',
    'Każdy bierze dokładnie jedną planszę planowania, jedną frakcję i jeden pałac, więc drugiej rzeczy tego samego rodzaju wziąć nie można.',
  ),
  'AOI-SETUP-DRAFT-BONUS': rule(
    'Dobieranie: premia rundy',
    'Po trzech okrążeniach każdy bierze jedną z odkrytych premii rundy, poczynając od gracza po prawej stronie gracza początkowego i dalej przeciwnie do ruchu wskazówek zegara. Potem na każdą z trzech pozostałych trafia 1 moneta.',
  ),
  'AOI-SETUP-PLANNING-CARD': rule(
    'Karta i plansza planowania',
    'Karta planowania oznacza planszę swojego terenu: kto bierze kartę, gra na tej planszy, a jej teren jest preferowany.',
  ),
  'AOI-SETUP-START-VALUES': rule(
    'Początkowe zasoby',
    'Każdy zaczyna z 20 punktami, 15 monetami, 3 narzędziami i dwunastoma znacznikami mocy, 5 w naczyniu I i 7 w naczyniu II, chyba że plansza planowania mówi inaczej; plansze i frakcje dodają narzędzia, uczonych, księgi i poziomy. Moc za poziomy 3, 5 i 7 dostaje się także przy poziomach początkowych.',
    'Liczby z plansz planowania, których nie podaje tekst instrukcji, odczytano z ich publicznych zdjęć.',
  ),
  'AOI-SETUP-FIRST-BUILDINGS': rule(
    'Pierwsze budynki',
    'W kolejności tur każdy umieszcza warsztat, potem w odwrotnej kolejności drugi. Następnie Arystokraci umieszczają trzeci budynek, wieżę; mogą wybrać, w jakiej kolejności postawią swoje trzy budynki. Mnisi umieszczają tylko swój uniwersytet, na samym końcu.',
    'Umieszczanie nie jest tu budową: nic nie kosztuje, nie daje punktów, nikomu nie oferuje mocy i nie zakłada miast. Instrukcje mówią o umieszczaniu, a akcje są dopiero w rundach.',
  ),
  'AOI-SETUP-FIRST-HOME': rule(
    'Pierwsze budynki: preferowany teren',
    'Pierwszy budynek stawia się na dowolnym heksie preferowanego terenu, blisko innych graczy lub daleko od nich.',
  ),
  'AOI-SETUP-FIRST-FREE': rule(
    'Pierwsze budynki: wolny heks',
    'Na heksie mieści się jeden budynek, więc pierwszy budynek stawia się na pustym.',
  ),
  'AOI-SETUP-SPADES': rule(
    'Łopaty przed pierwszą rundą',
    'Łopatę planszy Pustyni i łopaty pierwszej kompetencji wykorzystuje się, gdy stoją już wszystkie budynki i wybrano wszystkie kompetencje, w kolejności tur. Nie można przy tym budować warsztatów. Dwie łopaty kompetencji to akcja przekształcenia terenu: brakujące łopaty można dokupić, a drugi heks można przekształcić dopiero wtedy, gdy pierwszy stanie się preferowanym terenem.',
    'Do łopaty z planszy nic się nie dokupuje, tak jak do łopat z premii za naukę. Kto ma jedne i drugie, zaczyna od łopaty z planszy i niczego przez to nie traci.',
  ),

  'AOI-INCOME-BOARD': rule(
    'Dochód z planszy',
    'Każda runda, także pierwsza, zaczyna się od dochodu. Plansza planowania pokazuje, ile daje dana liczba budynków na mapie: warsztaty dają narzędzia, gildie moc i monety, szkoły i uniwersytet uczonych. Budynki neutralne się tu nie liczą.',
    'Liczby odczytano z publicznych zdjęć plansz; instrukcje podają tylko przykłady.',
  ),
  'AOI-INCOME-TILES': rule(
    'Dochód z żetonów i nauki',
    'Posiadana premia rundy, pałac, innowacje, kompetencje, frakcja i każda dyscyplina od poziomu 9 dają dochód razem z planszą.',
  ),
  'AOI-INCOME-BOOKS': rule(
    'Księgi z dochodu',
    'Księgi z dochodu mogą być z dowolnej dyscypliny. Gracze wybierają je w kolejności tur, jedną po drugiej, razem z awansem, który daje w dochodzie kompetencja.',
    'Instrukcje nie podają kolejności. Ma ona znaczenie tylko wtedy, gdy dwóch graczy mogłoby zająć jedyne miejsce na poziomie 12.',
  ),
  'AOI-INCOME-SCHOLARS-LIMITED': rule(
    'Siedmiu uczonych',
    'Każdy ma siedmiu uczonych, a ci z planszy nauki nigdy nie wracają. Kto ma dostać uczonego, gdy w puli nie ma żadnego, nie dostaje nic. Monety, narzędzia i księgi nigdy się nie kończą.',
    'Wersja 1.0 nie wymienia ksiąg wśród rzeczy nieograniczonych; wersja 1.2 wymienia i tak przyjęto w obu.',
  ),

  'AOI-POWER-GAIN': rule(
    'Zyskiwanie mocy',
    'Za każdą zyskaną moc jeden znacznik przechodzi z naczynia I do II; gdy naczynie I jest puste, z II do III. Gdy wszystkie znaczniki są w naczyniu III, reszta przepada.',
  ),
  'AOI-POWER-SPEND': rule(
    'Wydawanie mocy',
    'Wydać można tylko moc z naczynia III. Wydane znaczniki wracają do naczynia I.',
  ),
  'AOI-POWER-BURN': rule(
    'Poświęcenie mocy',
    'Gdy w naczyniu II są co najmniej dwa znaczniki, jeden z nich może na stałe opuścić grę, by drugi przeszedł do naczynia III. Można to powtarzać.',
  ),

  'AOI-TURN-ONE-ACTION': rule(
    'Jedna akcja w turze',
    'W fazie akcji gracze rozgrywają tury po kolei, w każdej wykonują jedną akcję. Trwa to, dopóki wszyscy nie spasują; kto spasował, nie ma już tur w tej rundzie.',
  ),
  'AOI-TURN-MUST-ACT': rule(
    'Tura wymaga akcji',
    'Nie można zakończyć tury bez akcji. Kto nie może lub nie chce zrobić nic innego, pasuje.',
  ),
  'AOI-TURN-FINISH-FIRST': rule(
    'Najpierw dokończ',
    'To, co wywołała akcja (łopaty, mosty, awanse, księgi, żetony, budynki), rozstrzyga się przed czymkolwiek innym.',
  ),
  'AOI-TURN-NOT-NOW': rule('Nie w tej chwili', 'Gra teraz o to nie pyta. Będzie to możliwe, gdy zapyta.'),
  'AOI-TURN-END': rule(
    'Koniec tury',
    'Po akcji można jeszcze zamieniać zasoby, a potem kończy się turę. Wtedy sąsiedzi odpowiadają na oferty mocy i przychodzi kolej na następnego gracza.',
    'Instrukcje nie mówią o takiej chwili, ale pozwalają na zamianę po akcji, więc gracz musi powiedzieć, że nic więcej nie nastąpi.',
  ),
  'AOI-TURN-ORDER-OF-BONUSES': rule(
    'Kolejność kilku premii',
    'Jeśli jedna akcja przynosi kilka decyzji, na przykład kompetencję i żeton miasta, gracz podejmuje je w dowolnej kolejności.',
    'Wersja 1.2 mówi tak o szkole, która zakłada miasto; uniwersytet podlega tym samym zasadom, a kolejności innych premii nic nie ustala. Według wersji 1.0 kompetencję za szkołę lub uniwersytet dostaje się natychmiast, więc bierze się ją najpierw.',
  ),

  'AOI-CONVERT-RATES': rule(
    'Zamiana zasobów',
    '5 mocy zamienia się na uczonego albo księgę z dowolnej dyscypliny, 3 moce na narzędzie, 1 moc na monetę; uczonego na narzędzie; narzędzie lub księgę na monetę. Zamiana nie jest akcją i można jej dokonać dowolną liczbę razy.',
  ),
  'AOI-CONVERT-AROUND-ACTIONS': rule(
    'Przed akcją i po niej',
    'Zamieniać zasoby i poświęcać moc można tylko we własnej turze, przed akcją i po niej, ale nie w jej trakcie. Tura, w której się pasuje, nie jest wyjątkiem.',
    'Obie instrukcje mówią: bezpośrednio przed akcją lub po niej. Między łopatami akcji a jej warsztatem nie można więc nic zamienić.',
  ),
  'AOI-CONVERT-SCHOLAR-SUPPLY': rule(
    'W puli musi być uczony',
    'Moc zamienia się na uczonego tylko, dopóki w puli jest choć jeden.',
    'Uczony by przepadł, a z nim moc, więc gra takiej zamiany w ogóle nie proponuje.',
  ),
};
