import type { RuleText } from '@guildhall/kernel';
import type { setUpAndTurn as english } from '../../en/rules/set-up-and-turn.ts';
import { rule } from '../../rule.ts';

export const setUpAndTurn: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-SETUP-MAP': rule(
    'Strony mapy',
    'Dwie osoby grają na małej stronie, cztery i pięć na dużej. Trzy wybierają; na pierwsze rozgrywki lepsza jest duża.',
  ),
  'AOI-SETUP-ROUND-TILES': rule(
    'Żetony Punktowania Rundy',
    'Sześć z dwunastu żetonów wykłada się od rundy 6 do rundy 1. Żeton punktujący łopaty nigdy nie leży w rundach 5 i 6. Trzeci żeton jednej dyscypliny pomija się, chyba że żeton tej dyscypliny leży w rundzie 6.',
  ),
  'AOI-SETUP-FINAL-TILE': rule(
    'Żeton rundy finałowej',
    'Jeden z czterech żetonów zakrywa premię za naukę na żetonie rundy 6. Musi pokazywać inny rodzaj budynku niż ten żeton.',
    'Żeton za warsztaty na granicy pokazuje warsztat, więc nie łączy się z żetonem punktującym warsztaty.',
  ),
  'AOI-SETUP-BOOK-ACTIONS': rule(
    'Akcje Księgi w grze',
    'Losuje się trzy z sześciu akcji Księgi; pozostałe zostają w pudełku.',
  ),
  'AOI-SETUP-INNOVATIONS': rule(
    'Innowacje w grze',
    'Jest 6, 8, 10 lub 12 innowacji dla 2, 3, 4 lub 5 osób: rzędy po cztery, a przy dwóch i czterech osobach jeszcze para na górze.',
  ),
  'AOI-SETUP-COMPETENCIES': rule(
    'Pola kompetencji',
    'Dwanaście rodzajów kompetencji leży losowo na dwunastu polach, po cztery sztuki.',
  ),
  'AOI-SETUP-PALACES': rule(
    'Dostępne pałace',
    'Pałac 17 jest dostępny zawsze, a z pozostałych o jeden więcej, niż jest graczy.',
  ),
  'AOI-SETUP-SETS': rule(
    'Wybór zestawu',
    'Każda z siedmiu plansz planowania tworzy zestaw z losową frakcją i losową premią rundy. Pierwszy wybiera gracz po prawej od początkowego, dalej przeciwnie do ruchu wskazówek. Premie z niewybranych zestawów wracają do pudełka; trzy pozostałe od początku leżą na stole z jedną monetą.',
  ),
  'AOI-SETUP-SET-TAKEN': rule('Zestaw tylko raz', 'Zestaw wybrany przez kogoś jest już zajęty.'),
  'AOI-SETUP-DRAFT': rule(
    'Dobieranie',
    'Dostępnych jest sześć plansz oraz o jedną frakcję i o jeden pałac więcej, niż jest graczy; bez pałacu 17. Trzy razy wokół stołu, od gracza początkowego, każdy bierze planszę, frakcję lub pałac, którego jeszcze nie ma.',
  ),
  'AOI-SETUP-DRAFT-TAKEN': rule(
    'Tylko to, co dostępne',
    'Nie można wziąć tego, czego nie ma w ofercie albo co ktoś już wziął.',
  ),
  'AOI-SETUP-DRAFT-HAS-ONE': rule(
    'Po jednym',
    'Nikt nie dobiera drugiej planszy, frakcji ani drugiego pałacu.',
  ),
  'AOI-SETUP-DRAFT-BONUS': rule(
    'Premie rundy przy dobieraniu',
    'Po dobieraniu wybiera się premie rundy, od gracza po prawej od początkowego, przeciwnie do ruchu wskazówek. Jest ich o trzy więcej niż graczy; na każdą pozostałą kładzie się monetę.',
  ),
  'AOI-SETUP-PLANNING-CARD': rule(
    'Plansza terenu',
    'Karta planowania należy do planszy swojego terenu, który jest preferowanym terenem właściciela.',
  ),
  'AOI-SETUP-START-VALUES': rule(
    'Zasoby początkowe',
    'Każdy zaczyna z 20 punktami i z tym, co pokazują plansza i frakcja. Początkowe awanse dają Moc na poziomach 3, 5 i 7 jak zwykle.',
  ),
  'AOI-SETUP-FIRST-BUILDINGS': rule(
    'Pierwsze budynki',
    'Każdy umieszcza warsztat w kolejności tur, a potem drugi w odwrotnej. Arystokraci umieszczają później wieżę, albo warsztat, a wieżę wcześniej; Mnisi tylko uniwersytet, na samym końcu. Umieszczenie nie jest budową: nic nie kosztuje i nic nie daje.',
    'Żadna instrukcja nie nazywa tego budową, więc nie ma punktów, Mocy dla sąsiadów ani miasta.',
  ),
  'AOI-SETUP-FIRST-HOME': rule(
    'Pierwsze budynki na preferowanym terenie',
    'Pierwsze budynki stoją na heksach preferowanego terenu.',
  ),
  'AOI-SETUP-FIRST-FREE': rule('Pierwsze budynki na wolnych heksach', 'Na heksie stoi jeden budynek.'),
  'AOI-SETUP-SPADES': rule(
    'Łopaty przed pierwszą rundą',
    'Łopaty z planszy lub z pierwszej kompetencji zużywa się w kolejności tur, gdy stoją już wszystkie budynki. Nie buduje się przy tym warsztatu.',
    'Źródła nie mówią, czy brakujące łopaty można dokupić. Łopaty te leżą poza fazą akcji jak łopaty z premii za naukę i rządzą się tymi samymi zasadami: dowolna liczba heksów, nic dokupionego, bez tunelu i lotu.',
  ),
  'AOI-INCOME-BOARD': rule(
    'Dochód z planszy',
    'Na początku każdej rundy, także pierwszej, każdy dostaje to, co odsłonięte na planszy planowania: narzędzia za warsztaty (piąty nic nie daje), Moc i monety za gildie, uczonych za szkoły i uniwersytet.',
  ),
  'AOI-INCOME-TILES': rule(
    'Dochód z żetonów',
    'Premia rundy, pałac, kompetencje, innowacje, frakcja i poziomy od 9 płacą razem z planszą. Co przybędzie w trakcie rundy, płaci od następnej.',
  ),
  'AOI-INCOME-BOOKS': rule(
    'Księgi i awanse z dochodu',
    'Księgi i awanse do wyboru z dochodu wybiera się w kolejności tur.',
    'Źródła nie podają kolejności. Kolejność tur ma znaczenie tylko dla jedynego miejsca na poziomie 12.',
  ),
  'AOI-INCOME-SCHOLARS-LIMITED': rule(
    'Siedmiu uczonych',
    'Gracz ma siedmiu uczonych. Gdy jego pula jest pusta, żadnego nie zyskuje. Monety, narzędzia i księgi nigdy się nie kończą.',
    'Instrukcja 1.0 wymienia jako nieograniczone tylko monety i narzędzia; wersja 1.2 dodaje księgi i nic temu nie przeczy.',
  ),
  'AOI-POWER-GAIN': rule(
    'Zyskiwanie Mocy',
    'Każda Moc przesuwa znacznik z naczynia I do II, a gdy naczynie I jest puste, z II do III. Gdy oba są puste, nic się nie zyskuje.',
  ),
  'AOI-POWER-SPEND': rule(
    'Wydawanie Mocy',
    'Wydaje się tylko znaczniki z naczynia III; trafiają do naczynia I.',
  ),
  'AOI-POWER-BURN': rule(
    'Poświęcenie Mocy',
    'Mając co najmniej dwa znaczniki w naczyniu II, można jeden z nich odrzucić na stałe, a drugi przesunąć do naczynia III.',
  ),
  'AOI-TURN-ONE-ACTION': rule(
    'Jedna akcja na turę',
    'Tura ma dokładnie jedną akcję. Kto spasował, nie ma już tur w tej rundzie.',
  ),
  'AOI-TURN-MUST-ACT': rule(
    'Akcja jest obowiązkowa',
    'Tura kończy się dopiero po akcji; kto nie może lub nie chce działać, pasuje.',
  ),
  'AOI-TURN-FINISH-FIRST': rule(
    'Najpierw to, co zaczęte',
    'O tym, co przyniosła akcja, decyduje się, zanim zdarzy się cokolwiek innego.',
  ),
  'AOI-TURN-NOT-NOW': rule('Nie w tej chwili', 'Można to zrobić tylko wtedy, gdy coś tego wymaga.'),
  'AOI-TURN-END': rule(
    'Koniec tury',
    'Po akcji i zamianach kończy się turę; wtedy sąsiedzi decydują o Mocy.',
  ),
  'AOI-TURN-ORDER-OF-BONUSES': rule(
    'Kolejność równoczesnych premii',
    'Gdy jedna akcja przynosi kilka rzeczy naraz, gracz bierze je w dowolnej kolejności. W wersji 1.0 kompetencję bierze się od razu, przed żetonem miasta założonego tym samym budynkiem.',
    'Wersja 1.2 mówi tak o szkole, która zakłada miasto. Uniwersytet odsyła do tych samych zasad, a inne premie traktuje się tak samo.',
  ),
  'AOI-CONVERT-RATES': rule(
    'Kursy zamiany',
    '5 Mocy za uczonego lub wybraną księgę, 3 za narzędzie, 1 za monetę; uczony za narzędzie; narzędzie lub księga za monetę.',
  ),
  'AOI-CONVERT-AROUND-ACTIONS': rule(
    'Kiedy zamieniać',
    'Zamiany są darmowe i nieograniczone, ale tylko we własnej turze, bezpośrednio przed akcją lub po niej, nigdy w jej trakcie.',
  ),
  'AOI-CONVERT-SCHOLAR-SUPPLY': rule('Zamiana na uczonego', 'We własnej puli musi być jeszcze uczony.'),
};
