import { rule } from '../../rule.ts';

export const silver = {
  'TIL-SILVER-SETUP': rule(
    'Przygotowanie ze srebrem',
    'Dokłada się kafelki rozszerzenia, a jeden kafelek targu odpada. Trzy mapy podziemi leżą losową stroną do góry, losuje się trzy z dziewięciu technologii, koło poszukiwacza zaczyna w losowym położeniu, a punktowanie końcowe leży losową stroną. Kafelki leżą w miastach używanych przy danej liczbie graczy, reszta tworzy zakryty stos. Katedry w podziemiach dostają kafelki kosztów w złocie albo srebrze, zgodnie z ich polem. W pierwszej grze używa się stron A oraz technologii architekta, uniwersalnej i postaci.',
    'Odpada targ za zestawy kontraktu i herbu: tylko jego karty nie wydrukowano ponownie. Rysunki map są nasze, a czwarty kontrakt uznajemy za herb nowego rodzaju.',
  ),
  'TIL-SILVER-PIECES': rule(
    'Elementy srebra',
    'Każdy zaczyna z poszukiwaczem i kopalnią w mieście startowym mapy I, dwoma poszukiwaczami i dwiema kopalniami w zasobach, trzema kopalniami w zasobach ogólnych i filarem na szóstym polu kontraktu. Każdy oprócz pierwszego gracza zaczyna z 1 grudką srebra. Kopalnia z przygotowania nic wtedy nie daje.',
  ),
  'TIL-SILVER-NO-GOOD': rule(
    'Srebro nie jest dobrem',
    'Srebra nie można kupić za złoto, wymienić ani zapłacić nim tam, gdzie wymagane są dobra.',
    'Zasoby srebra są nieograniczone.',
  ),
  'TIL-SILVER-INCOME': rule(
    'Dochód srebra',
    'Przed fazą króla każda twoja kopalnia daje 1 grudkę srebra, a wstążki przy polu twojego znacznika dodatkowe.',
  ),
  'TIL-SILVER-MINES': rule(
    'Nowe kopalnie',
    'Po nagrodzie w fazie króla każdy, kto ma znacznik na polu 0 lub wyżej, bierze kopalnię z zasobów ogólnych. Gracze, którzy odeszli, także.',
  ),
  'TIL-SILVER-WHEEL': rule(
    'Obrót koła poszukiwacza',
    'Przy porządkowaniu koło poszukiwacza obraca się o 1 segment przeciwnie do ruchu wskazówek zegara, a akcja poszukiwacza dostaje nowy kafelek premii, jeśli go nie ma. Kafelków w podziemiach się nie uzupełnia.',
  ),
  'TIL-SILVER-FAIRS': rule(
    'Targi srebra',
    'Liczą kopalnie na mapach, sumę poziomów technologii albo zestawy: kopalnia i dom lub filar w podziemiach.',
    'Punkty tych kafelków zaginęły i są wybrane przez nas. Targi odbywają się tylko na głównej mapie.',
  ),
  'TIL-SILVER-END': rule(
    'Koniec gry ze srebrem',
    'Pomnóż filary przez domy albo kopalnie lub domy przez filary albo kopalnie, zgodnie z nakładką; liczy się lepsza możliwość. 2 grudki srebra są warte 1 PZ, a poziomy technologii 1, 2 i 3 PZ.',
  ),
  'TIL-SEEKER-FIELD': rule(
    'Akcja poszukiwacza',
    'Pole poszukiwacza obejmuje dwa segmenty koła. Z kością stamtąd wybierz akcję segmentu albo akcję poszukiwacza; punktów nie można podzielić i wolno wziąć tylko kafelek premii wybranej akcji. Akcja uniwersalna pozwala wykonać akcję poszukiwacza.',
    'Bierze się wtedy kafelek premii z miejsca akcji uniwersalnej, tak jak przy każdej innej akcji.',
  ),
  'TIL-SEEKER-MOVE': rule(
    'Ruch poszukiwacza',
    'Akcja poszukiwacza, 1 PA: przesuń jednego poszukiwacza do sąsiedniego miasta. Punkty można dzielić między poszukiwaczy.',
  ),
  'TIL-SEEKER-HERE': rule(
    'Tam, gdzie stoi poszukiwacz',
    'Akcją poszukiwacza budujesz i bierzesz kafelki w miastach, w których stoją twoi poszukiwacze, po 1 PA.',
  ),
  'TIL-SEEKER-PLACE': rule(
    'Kolejni poszukiwacze',
    'W ramach zadania możesz umieścić poszukiwacza na polu startowym mapy, na której go nie masz, w dowolnej kolejności map.',
  ),
  'TIL-SEEKER-SILVER': rule(
    'Koszt poszukiwacza',
    'Poszukiwacz kosztuje tyle srebra, ile wskazuje pole startowe jego mapy.',
  ),
  'TIL-SEEKER-SYMBOL': rule(
    'Symbol przesunięcia',
    'Kość z segmentu z symbolem przesunięcia pozwala przesunąć jednego poszukiwacza o 1 pole, w ramach zadania w tej turze.',
    'Liczba i miejsce symboli zaginęły; są dwa.',
  ),
  'TIL-MINE-SUPPLY': rule(
    'Kopalnie z własnych zasobów',
    'Potrzebujesz kopalni w swoich zasobach; te z zasobów ogólnych muszą najpierw tam trafić.',
  ),
  'TIL-MINE-SLOT': rule(
    'Pola kopalń',
    'Kopalnia wymaga wolnego pola kopalni w mieście. Pola, które dają to samo, zajmuje się od pierwszego.',
  ),
  'TIL-MINE-ONE': rule('Jedna kopalnia w mieście', 'W każdym mieście możesz mieć tylko jedną kopalnię.'),
  'TIL-MINE-GAIN': rule(
    'Co daje kopalnia',
    'Umieszczając kopalnię, otrzymujesz 1 grudkę srebra i złoto z jej pola.',
    'Instrukcja mówi tak o akcji poszukiwacza; odnosimy to do każdego umieszczenia.',
  ),
  'TIL-MINE-GENERAL': rule(
    'Brak kopalni',
    'Kafelka, który daje kopalnię, można użyć tylko wtedy, gdy masz jeszcze kopalnię w zasobach ogólnych.',
  ),
  'TIL-TABLET-FIRST': rule(
    'Kamienne tabliczki',
    'Pierwszy poszukiwacz, który mija tabliczkę, od razu ją rozpatruje; potem jest zasłonięta do końca gry, nawet jeśli z niej nie skorzystano. Liczy się każdy ruch, w obie strony.',
  ),
  'TIL-TABLET-SILVER': rule(
    'Tabliczki za srebro',
    'To, co tabliczka oferuje za srebro, kosztuje 1 grudkę i można z tego zrezygnować.',
    'Gra pyta o to tylko wtedy, gdy możesz zapłacić albo gdy srebro może jeszcze zapewnić zadanie: dzięki kafelkowi, wziętej kości, symbolowi przesunięcia lub nowemu poziomowi technologii. O akcję króla nie pyta, jeśli twój znacznik stoi na najwyższym polu.',
  ),
  'TIL-TABLET-GOLD': rule(
    'Tabliczki za złoto',
    'Kopalnia, filar albo dom z tabliczki kosztuje 2 złota i można z tego zrezygnować.',
    'Gra pyta o to tylko wtedy, gdy możesz zapłacić złotem i premiowanymi dobrami albo gdy złoto może jeszcze zapewnić zadanie: dzięki kafelkowi, symbolowi przesunięcia lub nowemu poziomowi technologii.',
  ),
  'TIL-UNDERGROUND-ANYWHERE': rule(
    'Dowolne miejsce, także w podziemiach',
    'Efektu, który pozwala budować w dowolnym miejscu, można użyć na mapie podziemi, na której masz poszukiwacza. Premii postaci budujących tam, gdzie stoi pionek, można użyć tam, gdzie stoi poszukiwacz.',
  ),
};
