import { rule } from '../../rule.ts';

export const cardinal = {
  'TIL-CARDINAL-SETUP': rule(
    'Kardynał',
    'W trybie solo grasz przeciwko kardynałowi, automatycznemu przeciwnikowi. Przygotuj grę dla dwóch osób; ty zaczynasz. Kardynał zaczyna z 1 kamieniem, 1 żywnością, 2 żetonami żelaza lub wełny i 3 żetonami złota, z domem w Tiletum, siedmioma domami i siedmioma filarami w zasobach, od razu dostępnymi, oraz pięcioma budynkami, które mają 3, 2, 2, 1 i 1 pokój. Jego magazyn nie ma ograniczeń.',
    'Instrukcja do trybu solo gry podstawowej zaginęła: jej zasady złożono z kart, z tego, co powtarza rozszerzenie, i z domysłów. Kto ją ma, może poprawić tabele.',
  ),
  'TIL-CARDINAL-LEVEL': rule(
    'Poziomy rozgrywki',
    'Na łatwym poziomie kardynał nie ma wyzwań, na normalnym ma dwa, a na trudnym pięć. Ze srebrem na trudnym poziomie dostaje też 1 grudkę srebra i zaczyna z 30 PZ.',
    '30 PZ na trudnym poziomie ze srebrem podaje instrukcja, więc tej liczby nie zmieniamy, choć średni bot wygrywa wtedy tylko mniej więcej co dwudziestą grę. Mniejsza liczba niewiele by zmieniła: bez tych punktów wygrywa co siódmą, bo siłę kardynała stanowi pięć wyzwań w grze ze srebrem. Jeśli to za trudne, wybierz normalny poziom. W pozostałych przypadkach znane nam zasady nie podają początkowych PZ: kardynał zaczyna z taką ich liczbą, by średni bot wygrywał na łatwym poziomie mniej więcej trzy gry na cztery, na normalnym co drugą, a na trudnym bez srebra co czwartą. Gdy boty się zmieniają, wartości te ustala się na nowo; rozpoczęta gra zachowuje swoje.',
  ),
  'TIL-CARDINAL-GOODS': rule(
    'Dobra kardynała',
    'Żelazo i wełna są dla niego jednym dobrem. Płaci nim za żelazo i wełnę w kontrakcie, a identyczne dobra opłaca złotem. Nigdy nie wymienia dóbr.',
    'Na jego planszetce żelazo i wełna mają jedno pole, a dekrety porównują je ze złotem, którego żaden kontrakt nie wymaga z nazwy: złoto opłaca więc identyczne dobra. To, że nigdy nie wymienia, jest domysłem.',
  ),
  'TIL-CARDINAL-NEED': rule(
    'Najbardziej potrzebne dobro',
    'To dobro, którego brakuje mu najwięcej: żelaza lub wełny i złota do wszystkich niezrealizowanych kontraktów, kamienia i złota do wszystkich niezbudowanych katedr z jego filarem, żywności na najtańsze wolne pole herbu, jeśli ma herb do umieszczenia. Przy równym braku: kamień, potem żelazo lub wełna, potem żywność, potem złoto.',
    'Źródła mówią tylko o „najbardziej potrzebnym dobru”.',
  ),
  'TIL-CARDINAL-SILVER': rule(
    'Srebrny kardynał',
    'Zaczyna z poszukiwaczem i kopalnią w twoim mieście startowym, dwoma poszukiwaczami i pięcioma kopalniami w zasobach, ośmioma filarami, srebrem drugiego gracza i bez technologii. W 2. rundzie umieszcza za darmo poszukiwacza na mapie II, w 3. rundzie na mapie III, chyba że już tam jest. Ignoruje symbole przesunięcia i technologie.',
  ),
  'TIL-CARDINAL-DIE': rule(
    'Kardynał bierze kość',
    'Odkrywa kartę dekretu, bierze według niej kość, potem kafelek premii wybranej akcji, potem dobra z kości i wykonuje akcję za PA z koła. Z kością z miejsca akcji uniwersalnej bierze kafelek premii tego miejsca. Każdy jego krok podaje wiersz karty, z którego wynika.',
  ),
  'TIL-CARDINAL-TILE': rule(
    'Kafelki premii kardynała',
    'Zatrzymuje herby, których nie ma. Wszystko inne, co zdobędzie, usuwa się z gry bez rozpatrywania, chyba że zmienia to wyzwanie. Mając wybór, bierze herb, którego nie ma, potem kontrakt, potem pomocnika zapewniającego dobra lub PZ, potem pomocnika zapewniającego albo wzmacniającego akcje, potem innego pomocnika, potem herb, który ma; wśród równych ten z większą liczbą, potem na bliższym polu. Koszt kafelka ignoruje.',
    'Pomocnicy dający nową kopalnię, premie całego budynku albo inny kolor to „pomocnicy różni”. Kolejność rodzajów jest nasza.',
  ),
  'TIL-CARDINAL-FIGURES': rule(
    'Jego kupiec i architekt',
    'Jego zasięg to liczba PA akcji. Kupiec szuka miasta z wolnym polem i bez domu kardynała: najpierw miasta najbliższego targu, potem z największą liczbą PZ. Architekt szuka katedry z wolnym polem i bez jego filaru, za najwięcej PZ. Jeśli nic nie jest w zasięgu, zwiększa go o jak najmniej, po 1 żetonie złota za pole, dopóki ma złoto. Bierze najlepszy kafelek premii w niezwiększonym zasięgu, przesuwa się i buduje za darmo; z premii pola bierze tylko PZ.',
    'Przyjęto na wzór jego akcji poszukiwacza, którą opisuje instrukcja. Brak złota nigdy go nie zatrzymuje.',
  ),
  'TIL-CARDINAL-CONTRACT': rule(
    'Jego akcja kontraktu',
    'Dopóki ma PA, bierze najtańszy herb, którego nie ma, a jeśli takiego nie ma, kontrakt za najwięcej PZ, o ile ma wolne jedno z sześciu pól kontraktów, i płaci tyle PA, ile wymaga jego miejsce.',
  ),
  'TIL-CARDINAL-CHARACTER': rule(
    'Jego akcja postaci',
    'Najpierw wprowadzają się postacie czekające; potem bierze z rynku pierwszą, dla której jest pokój, przede wszystkim typów, które już ma. Pokoje zapełnia się od dołu, w budynku mieszka jeden typ, a nowy typ zajmuje pierwszy pusty budynek. Premie postaci nic mu nie dają.',
  ),
  'TIL-CARDINAL-KING': rule(
    'Jego akcja króla',
    'Jego znacznik przesuwa się o tyle pól do przodu, ile PA ma akcja.',
  ),
  'TIL-CARDINAL-SEEKER': rule(
    'Jego akcja poszukiwacza',
    'Szuka miasta w zasięgu dowolnego swojego poszukiwacza z wolnym polem na budowlę wskazaną na karcie i bez takiej swojej budowli. Wśród miast w zasięgu decyduje kolejność rodzajów, potem mapa z twoim poszukiwaczem, potem lepsza premia, potem mapa III przed II przed I, potem bliższe miasto. Jeśli żadne nie jest w zasięgu, zwiększa go o jak najmniej, po 1 żetonie złota za krok, dopóki ma złoto. Bierze najlepszy kafelek premii tej mapy w niezwiększonym zasięgu, przesuwa się i buduje: kopalnia daje 1 grudkę srebra i złoto z pola, dom swoje PZ. Budowli niewskazanych nigdy nie umieszcza; gdy karta nie wskazuje żadnej: kopalnia, filar, dom.',
  ),
  'TIL-CARDINAL-WAY': rule(
    'Jego droga w podziemiach',
    'Jego poszukiwacz idzie najkrótszą drogą, z kilku tą, przy której jest więcej niezasłoniętych tabliczek. Mijane tabliczki zasłania bez rozpatrywania.',
    'Instrukcja nie mówi, co rozstrzyga przy równej liczbie tabliczek: wybiera drogę, której miasta są wcześniej w tabeli mapy.',
  ),
  'TIL-CARDINAL-NO-PLACE': rule(
    'Brak miejsca dla poszukiwacza',
    'Jeśli dekret wymaga samej akcji poszukiwacza, a na mapach kardynała nie ma takiego wolnego pola albo nie ma on już takiej budowli, dobiera zamiast tego niespodziankę króla.',
    'Wiersz wskazujący samą akcję poszukiwacza obowiązuje zawsze, gdy pod polem poszukiwacza leży kość.',
  ),
  'TIL-CARDINAL-TASKS': rule(
    'Zadania kardynała',
    'Po akcji, dopóki może: realizuje kontrakt za najwięcej PZ, potem bierze udział w budowie katedry ze swoim filarem za najwięcej PZ, potem umieszcza herb, najpierw pod pełnym budynkiem, a jeśli takiego nie ma, tam, gdzie kosztuje to najmniej żywności. Kontrakty dają mu tylko PZ, herby nie dają premii.',
  ),
  'TIL-CARDINAL-PHASES': rule(
    'Faza króla kardynała',
    'Korupcja, dochód srebra, nagroda, PZ, kolejność i powrót na 0 dotyczą go tak samo jak ciebie; nie bierze kopalń z zasobów ogólnych.',
    'Nagrodę w rundach 1–3 bierze jak każdy kafelek premii, a w 4. rundzie 4 PZ.',
  ),
  'TIL-CARDINAL-FAIR': rule(
    'Kardynał na targu',
    'Bierze udział i punktuje na takich samych warunkach jak ty. Na targu za poziomy technologii liczą się zamiast nich jego niespodzianki.',
  ),
  'TIL-CARDINAL-END': rule(
    'Koniec gry dla kardynała',
    'Próbuje jeszcze raz zrealizować swoje kontrakty. Potem domy, filary i kopalnie, ukończone budynki i 1 PZ za 4 dobra liczą się jak u ciebie, każda grudka srebra jest warta 1 PZ, a technologie nic.',
  ),
  'TIL-CARDINAL-WINNER': rule(
    'Wygrana z kardynałem',
    'Wygrywasz, jeśli masz więcej PZ niż kardynał; przy remisie wygrywa wcześniejszy w kolejności.',
  ),
  'TIL-DECREE-DECK': rule(
    'Talia dekretów',
    'Sześć kart: karty czterech targów, karta punktowania końcowego i Doczesne bogactwa. Ze srebrem nowe karty zastępują te o takich samych nazwach, a strona punktowania końcowego decyduje między Filarami historii a Domami przeznaczenia. Gdy wszystkie już były, tasuje się je ponownie.',
    'To, że Doczesne bogactwa są zawsze w talii, jest domysłem: dwanaście tur, każda karta dwa razy. Dziewięć kart srebra odtworzono.',
  ),
  'TIL-DECREE-LINES': rule(
    'Wiersze dekretu',
    'Czyta wiersze od góry i stosuje pierwszy, którego warunek jest spełniony, dla którego jest kość i którego akcja jest możliwa. Jeśli żaden nie pasuje, robi to, co nakazują Doczesne bogactwa.',
    'Wiersz wskazujący kolor wymaga tylko kości: jeśli akcja jej miejsca jest niemożliwa, kardynał i tak dostaje dobra.',
  ),
  'TIL-DECREE-CONDITION': rule(
    'Warunki',
    'Liczą się jego domy, filary, kopalnie i katedry, także w podziemiach, chyba że karta każe je pominąć. Nowy herb w zasięgu to taki, którego nie ma, na polu w zasięgu PA kości do tej akcji.',
    'Jedyna czytelna z nowych wersji kart pomija podziemia, gdy porównuje filary i katedry; pozostałe nowe wersje robią tu tak samo.',
  ),
  'TIL-DECREE-ACTION': rule(
    'Wiersz z akcją',
    'Bierze kość z miejsca tej akcji, a jeśli jej tam nie ma, z miejsca akcji uniwersalnej. Z kilku wybiera według rzędu kolorów na karcie, niebieską przed jasnoszarą.',
  ),
  'TIL-DECREE-MORE': rule(
    'Akcja, która ma więcej PA',
    'Z dwóch akcji wykonuje tę, która ma więcej PA. Przy równych wybiera akcję poszukiwacza, a jeśli jedna jest niemożliwa, drugą.',
  ),
  'TIL-DECREE-COLOUR': rule(
    'Wiersz z kolorem',
    'Bierze kość tego koloru o najwyższej wartości, drugiego koloru tylko wtedy, gdy brak pierwszego. Wykonuje akcję jej miejsca, a pod polem poszukiwacza akcję poszukiwacza, jeśli jest możliwa. Na miejscu akcji uniwersalnej jest to pierwsza możliwa akcja wskazana na karcie, a jeśli żadnej takiej nie ma, akcja króla.',
  ),
  'TIL-DECREE-NEED': rule(
    'Potrzeby kontraktów',
    'Żelazo lub wełna albo złoto: to, czego bardziej brakuje do niezrealizowanych kontraktów, przy równym braku to, którego jest więcej kości. Jeśli nie ma takiej kości, bierze drugie dobro, zawsze kość o najwyższej wartości.',
  ),
  'TIL-DECREE-RICHES': rule(
    'Doczesne bogactwa',
    'Kość o najwyższej wartości dowolnego koloru. Z kilku kolor najbardziej potrzebnego dobra, potem kamień, żelazo lub wełna, żywność, złoto.',
  ),
};
