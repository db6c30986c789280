import { rule } from '../../rule.ts';

export const automa = {
  'AOI-SOLO-SETUP': rule(
    'Przygotowanie gry solo',
    'W trybie solo grasz przeciwko Automie, która nie zajmuje miejsca przy stole i gra kartami. Przygotuj grę jak dla dwóch osób: 6 innowacji, pałac 17 i dwa inne pałace. Stronę mapy wybiera stół, zwykle stronę 1–3. Sześć żetonów punktowania rundy i żeton rundy finałowej losuje się jak zawsze; Automie pokazują także punkty i dyscyplinę. Gra ona jedną z siedmiu frakcji, którą wybiera stół.',
    'Jej instrukcji nie odnaleziono. Karty, talie, poziomy, litery i punkty pochodzą z publicznego programu pomocniczego i zgadzają się z jego ilustracjami; przebieg gry jest taki, jakiego ten program wymaga od gracza. Trzech jej frakcji (Symbionts, Blight, Gognomes) nie ma, bo nikt nie opisał ich kart.',
  ),
  'AOI-SOLO-NEUTRAL': rule(
    'Frakcja niezależna w grze solo',
    'Według wersji 1.0 frakcja niezależna z gry dwuosobowej bierze udział także w grze solo; według wersji 1.2 nie.',
    'Wersja 1.0 mówi, że zasady dla dwóch osób obowiązują też w grze z Automą. Wersja 1.2 wymienia tylko dwie osoby, podobnie jak program pomocniczy.',
  ),
  'AOI-SOLO-PLANNING-CARD': rule(
    'Trzy karty planowania',
    'Dostajesz trzy karty planowania, na każdej dwie frakcje. Weź jedną kartę, a potem jedną z dwóch frakcji na niej.',
  ),
  'AOI-SOLO-HOME': rule(
    'Jej preferowany teren',
    'Jej preferowany teren jest inny niż twój: losowy albo wybrany przez ciebie, zależnie od ustawień stołu.',
    'Nie podano, kto wybiera. Teren się losuje, chyba że stół zostawia wybór tobie.',
  ),
  'AOI-SOLO-BEGIN': rule(
    'Co ma Automa',
    'Ma 20 punktów, wszystkie budynki jednego koloru i 7 uczonych. Jej znaczniki zaczynają na poziomie 0 i idą w górę o poziomy swojej frakcji. Nie ma zasobów, mocy, planszy planowania, torów, kompetencji ani żetonu pałacu.',
    'W trybie tych samych autorów do Terra Mystica zabiera się jej dwie chaty; tu nic o tym nie wiadomo, więc ma wszystkie dziewięć warsztatów. Wysłani uczeni zostają tam, gdzie są.',
  ),
  'AOI-SOLO-WORKSHOPS': rule(
    'Jej pierwsze warsztaty',
    'Stawiasz pierwszy warsztat. Potem odkrywa się kartę z jej talii, odczytuje dwie litery i wtasowuje kartę z powrotem: oznaczony warsztat stawia się na heksie pierwszej litery, nieoznaczony na heksie drugiej. Potem stawiasz drugi warsztat i to, co jeszcze ma twoja frakcja.',
    'Jeśli heks litery jest zajęty albo nie jest jej preferowanym terenem, bierze następny wolny heks swojego terenu w kolejności czytania.',
  ),
  'AOI-SOLO-BONUSES': rule(
    'Pięć premii rundy w rzędzie',
    'Po pierwszych budynkach wykłada się w rzędzie pięć premii rundy. Automa bierze pierwszą, ty wybierasz jedną z pozostałych, a na każdą z trzech ostatnich trafia moneta. Oddana premia zajmuje miejsce tej, którą wzięto.',
    'To, że premie zachowują miejsca w rzędzie, jest naszym wyborem; od niego zależy, co Automa bierze, gdy pasuje.',
  ),
  'AOI-SOLO-ORDER': rule(
    'Kolejność w grze solo',
    'W rundzie 1 zaczynasz ty. Potem o kolejności decyduje kolejność pasowania, jak zawsze.',
  ),
  'AOI-SOLO-LEVEL': rule(
    'Pięć poziomów trudności',
    'Poziom mówi, ile kart ma jej talia, jak daleko sięga w każdej rundzie i ile punktów daje wtedy poziom trudności. Automalein zaczyna bez karty *3, która dochodzi w rundzie 2. Automächtig dodaje jedną losową kartę, Ultoma dwie, Alptrauma kartę 13 i jedną losową.',
  ),
  'AOI-SOLO-DECK': rule(
    'Jej talia',
    'Przed rundami 2–6 wszystkie jej karty i wierzchnią kartę rezerwy tasuje się w nową talię. Talia daje więc co najmniej o trzy, a co najwyżej o jedną akcję mniej, niż ma kart.',
    'Karty z rezerwy pozostają nieznane, dopóki nie zostaną odkryte.',
  ),
  'AOI-SOLO-CARDS': rule(
    'Karta wsparcia i karta akcji',
    'W jej turze wierzchnia karta talii trafia na stos kart odrzuconych i jest kartą wsparcia, a następna jest kartą akcji. Automa wykonuje to, co pokazuje karta akcji, z góry na dół, tak jak mówi karta wsparcia. Każda karta najpierw działa, a w następnej turze wspiera. Automa pasuje, gdy talia jest pusta albo gdy ma najwyżej dwie karty, a karta akcji ma symbol pasowania.',
  ),
  'AOI-SOLO-DIRECTION': rule(
    'Odliczanie w kierunku',
    'Gdy zostaje kilku kandydatów, rozstrzyga karta wsparcia: jej numer odlicza ich w kolejności czytania albo od końca. Jeśli kandydatów jest mniej niż numer, liczy się dalej w kółko. Heksy czyta się wiersz po wierszu, akcje od lewej, dyscypliny od Bankowości do Medycyny, innowacje od górnego rzędu.',
    'Nie podano, co robić, gdy kandydatów jest za mało; w trybie tych samych autorów do innej gry liczy się w kółko.',
  ),
  'AOI-SOLO-ROW': rule(
    'Rzędy terenów',
    'Każdy preferowany teren ma dwa rzędy terenów, A i B. Rząd wskazuje karta wsparcia: zostają kandydaci pierwszego terenu w tym rzędzie, jaki ma którykolwiek z nich.',
  ),
  'AOI-SOLO-BUILD': rule(
    'Automa przekształca i buduje',
    'Kandydatami są wszystkie puste heksy w zasięgu jej oznaczonych albo nieoznaczonych budynków, jak mówi karta wsparcia: sąsiednie albo za tyloma heksami rzeki, ile w tej rundzie ma żeglugi. Mosty jej nie pomagają. Najpierw wybiera rząd terenów, potem zostają heksy najbliżej twojego budynku, wreszcie rozstrzyga kierunek. Heks staje się jej preferowanym terenem i dostaje warsztat, oznaczony, jeśli oznaczona była grupa. Automa nic nie płaci. Gdy nie ma już warsztatu, rozbudowuje.',
    'Odległość liczy się w krokach po mapie, razem z rzekami. To, że rozbudowuje także wtedy, gdy brakuje heksu, jest naszym wyborem.',
  ),
  'AOI-SOLO-JOIN': rule(
    'Zbliżanie dwóch grup',
    'Jeśli karta wsparcia tego wymaga, a żaden oznaczony budynek nie jest w zasięgu nieoznaczonego, zostają tylko heksy, które skracają drogę między obiema grupami, o ile takie są.',
    'Drogę liczy się w krokach po mapie, razem z rzekami. Tak samo robią Wędrowcy w swojej akcji.',
  ),
  'AOI-SOLO-UPGRADE': rule(
    'Automa rozbudowuje',
    'Dopóki ma gildię, kandydatami są jej warsztaty sąsiadujące z twoim budynkiem. Jeśli takich nie ma, kandydatami są wszystkie budynki, które może rozbudować. Zostają te, które dają ci najmniej mocy, potem rozstrzyga kierunek. Budynek staje się tym o najwyższej wartości mocy, jakim może się stać i jaki Automa jeszcze ma: warsztat gildią, gildia pałacem albo szkołą, szkoła uniwersytetem. Oznaczenie zostaje. Jeśli nie ma czego rozbudować, nic się nie dzieje.',
    'To, że pierwszy krok wymaga gildii w jej zasobach, stoi tylko w niemieckim tekście programu pomocniczego.',
  ),
  'AOI-SOLO-BLOCK': rule(
    'Automa blokuje akcje',
    'Zamyka na tę rundę jedno dostępne zaklęcie i jedną dostępną akcję księgi, oba wybrane kierunkiem. Nic z nich nie ma. Gdzie nic nie jest dostępne, niczego nie zamyka.',
  ),
  'AOI-SOLO-SCHOLAR': rule(
    'Automa wysyła uczonego',
    'Jeśli karta wsparcia wskazuje żeton punktowania, a Automa może awansować w jego dyscyplinie, wybiera tę dyscyplinę; w przeciwnym razie dogania. Uczony trafia na najwyższe wolne pole dyscypliny, a ona awansuje o tyle poziomów, ile to pole pokazuje. Bez uczonego albo bez wolnego pola awansuje o jeden poziom.',
    'W rundzie 6 żetonem punktowania jest jej żeton rundy finałowej, który leży wtedy na żetonie rundy.',
  ),
  'AOI-SOLO-CATCH-UP': rule(
    'Automa dogania',
    'Awansuje w dyscyplinie, w której jest na poziomie 0. Jeśli takiej nie ma, awansuje tam, gdzie jej znacznik jest najbliżej twojego, powyżej albo poniżej. Między kilkoma rozstrzyga kierunek.',
  ),
  'AOI-SOLO-TOP': rule(
    'Jej najwyższe poziomy',
    'Na poziom 8 nie potrzebuje klucza. Na poziom 12 wchodzi tylko wtedy, gdy jest pusty, inaczej zatrzymuje się na 11. Dyscyplin, w których nie może awansować, nie bierze się pod uwagę. Jej poziomy nie dają jej mocy, ksiąg ani dochodu.',
    'O kluczach nic nie wiadomo. W trybie tych samych autorów do Terra Mystica zatrzymuje ją tylko zajęte najwyższe pole, a frakcja niezależna też nie potrzebuje klucza.',
  ),
  'AOI-SOLO-INNOVATION': rule(
    'Automa bierze innowację',
    'Od rundy 3, dopóki ma mniej niż trzy, kierunek wskazuje innowację na planszy. Automa nic nie płaci i nic z niej nie ma. W innym wypadku akcję się pomija.',
  ),
  'AOI-SOLO-POINTS': rule(
    'Punkty z jej kart',
    'Karta daje tyle punktów, ile pokazuje, albo punkty za poziom trudności w tej rundzie. Jej frakcja może coś dodać lub odjąć, ale nigdy poniżej 0.',
  ),
  'AOI-SOLO-PASS': rule(
    'Automa pasuje',
    'Zdobywa punkty, które pokazuje jej żeton rundy; w rundach 1–3 są inne niż w rundach 4–6. W rundzie 6 zamiast nich zdobywa punkty żetonu rundy finałowej. Potem bierze lewą, środkową albo prawą z trzech premii rundy, jak mówi karta wsparcia. Monety z niej wracają do zasobów ogólnych. W rundzie 6 nie bierze żadnej.',
  ),
  'AOI-SOLO-POWER': rule(
    'Sąsiedztwo Automy',
    'Jej budynki liczą się dla ciebie jak budynki gracza: dają ci moc za punkty, obniżają cenę gildii i zajmują heksy. Automa nigdy nie dostaje od ciebie mocy i za nią nie płaci.',
    'Kandydatów z najmniejszą lub największą mocą porównuje się według tego, co zostałoby ci zaproponowane, bez względu na to, czy możesz to wziąć.',
  ),
  'AOI-SOLO-END': rule(
    'Jej ostateczna punktacja',
    'Premie za naukę dostajesz tylko ty. Na końcu Automa zajmuje miejsce za największy obszar, z żeglugą rundy 6, i w dyscyplinach, jak gracz. Za zasoby nie dostaje nic.',
  ),
  'AOI-SOLO-WINNER': rule(
    'Zwycięstwo w grze solo',
    'Wygrywasz, jeśli masz więcej punktów niż Automa. Przy równych punktach zwycięstwo jest wspólne, a twoje rekordy nie liczą go jako wygranej.',
    'Instrukcja mówi tylko, że gracze z równą liczbą punktów dzielą zwycięstwo.',
  ),
  'AOI-SOLO-SIMPLETONS': rule(
    'Prostaczkowie',
    'Zaczynają z jednym poziomem w każdej dyscyplinie. Akcja frakcji: Automa buduje i zdobywa punkty za poziom trudności.',
  ),
  'AOI-SOLO-KUDDLERS': rule(
    'Pieszczochy',
    'Zaczynają z jednym poziomem w Bankowości i jednym w Prawie. Akcja frakcji: Automa buduje jak najbliżej ciebie, potem według twojego rzędu terenów, i zdobywa o 1 punkt więcej niż za poziom trudności.',
  ),
  'AOI-SOLO-DRUIDS': rule(
    'Druidzi',
    'Zaczynają z dwoma poziomami w Medycynie. Akcja frakcji: Automa buduje, a potem dogania o dwa poziomy w jednej dyscyplinie.',
  ),
  'AOI-SOLO-RACELINGS': rule(
    'Wyścigowcy',
    'Zaczynają z jednym poziomem w Prawie i jednym w Medycynie. Akcja frakcji: Automa buduje. Gdy pasuje jako pierwsza, zdobywa punkty żetonu rundy dwa razy.',
    'W rundzie 6 dotyczy to żetonu rundy finałowej, którego punkty zdobywa zamiast nich.',
  ),
  'AOI-SOLO-WANDERERS': rule(
    'Wędrowcy',
    'Zaczynają z jednym poziomem w Bankowości i jednym w Inżynierii. Akcja frakcji: Automa buduje na dowolnym pustym heksie, bez względu na zasięg, i zdobywa o 1 punkt mniej niż za poziom trudności. Na końcu zdobywa 2 punkty za każdy swój budynek.',
  ),
  'AOI-SOLO-MIMICS': rule(
    'Mimicy',
    'Zaczynają z jednym poziomem w Prawie i jednym w Inżynierii. Akcja frakcji: Automa buduje według twojego rzędu terenów i zdobywa o 1 punkt więcej niż za poziom trudności.',
  ),
  'AOI-SOLO-POWERMONGERS': rule(
    'Handlarze mocą',
    'Zaczynają z jednym poziomem w Inżynierii i jednym w Medycynie. Akcja frakcji: Automa buduje tam, gdzie daje ci to najwięcej mocy, potem według swojego rzędu terenów, i zdobywa punkty za poziom trudności. Za każdym razem, gdy jej budynek daje ci co najmniej 2 moce, od razu dogania o jeden poziom.',
    'Liczy się to, co zostaje ci zaproponowane, nawet jeśli odmówisz albo nie możesz tego wziąć.',
  ),
};
