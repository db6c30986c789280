import { rule } from '../../rule.ts';

export const phases = {
  'TIL-KING-STEP': rule(
    'Akcja króla',
    '1 PA: przesuń swój znacznik na torze króla o 1 pole do przodu, aż do końca toru.',
  ),
  'TIL-KING-STACK': rule(
    'Stosy',
    'Znacznik, który wchodzi na zajęte pole, leży na wierzchu stosu.',
    'Wynika to z zasady remisu: w stosie niższy znacznik był tam wcześniej i ma pierwszeństwo.',
  ),
  'TIL-KING-PRIZE': rule(
    'Nagroda króla',
    'Gracz z najwyższym znacznikiem bierze kafelek premii obok toru; na tym samym polu za najwyższy uznaje się ten na spodzie stosu. Kafelek odrzuca się, jeśli gracz nie może go mieć, nie ma na niego miejsca albo go nie chce. W 4. rundzie nagrodą są 4 PZ.',
    'Remis o najwyższe miejsce rozstrzyga się tak jak kolejność graczy. Nie jest to wtedy niczyja tura, więc zadania nie zrobią miejsca.',
  ),
  'TIL-KING-POINTS': rule(
    'Punkty z toru',
    'Każdy otrzymuje albo traci punkty z pola swojego znacznika.',
    'Punkty mogą spaść poniżej 0: źródła nie podają dolnej granicy.',
  ),
  'TIL-KING-ORDER': rule(
    'Nowa kolejność graczy',
    'Wyższy znacznik jest pierwszy; na jednym polu ten, który leży niżej w stosie.',
  ),
  'TIL-KING-RESET': rule(
    'Powrót na 0',
    'Znaczniki z czerwonej części toru przesuwa się na pole 0, pozostałe nie zmieniają miejsca.',
    'Leżą na wierzchu tych na polu 0, w nowej kolejności graczy.',
  ),
  'TIL-FAIR-PART': rule(
    'Udział w targu',
    'W targu bierze udział każdy, kto ma kupca albo dom w mieście targu tej rundy.',
  ),
  'TIL-FAIR-SCORE': rule(
    'Punktowanie targu',
    'Uczestnicy otrzymują punkty z kafelka targu za wszystko, co on liczy.',
    'Herby w magazynie się liczą, bo magazyn jest częścią planszetki. Zapełnione budynki liczą się bez herbu.',
  ),
  'TIL-FAIR-KING': rule(
    'Targ króla',
    'Daje 3 PZ i punkty z pola znacznika, których może być mniej niż 0. Punktuje się go przed powrotem znaczników na 0.',
  ),
  'TIL-CLEAN-TILES': rule(
    'Nowe kafelki premii',
    'Puste pola akcji i pole obok toru króla dostają nowe kafelki premii; mapa nie. Gdy stos jest pusty, miesza się użyte kafelki.',
    'Na 4. rundę nie kładzie się kafelka obok toru króla.',
  ),
  'TIL-CLEAN-CORRUPTION': rule(
    'Korupcja od nowa',
    'Na następną rundę miesza się wszystkie sześć żetonów korupcji.',
  ),
  'TIL-CLEAN-WHEEL': rule(
    'Kości i koło',
    'Wszystkie kości wracają do woreczka. Koło obraca się o 1 segment zgodnie z ruchem wskazówek zegara, więc każda akcja pokazuje wartość o 1 niższą, a po 1 wartość 6.',
  ),
  'TIL-END-MAP': rule(
    'Domy i filary',
    'Na koniec każdy mnoży liczbę swoich domów na mapie przez liczbę swoich filarów na mapie.',
  ),
  'TIL-END-BUILDINGS': rule(
    'Ukończone budynki na koniec',
    'Za 3, 4, 5 albo 6 ukończonych budynków otrzymuje się 5, 10, 20 albo 30 PZ.',
  ),
  'TIL-END-GOODS': rule('Dobra na koniec', '4 dowolne dobra są warte 1 PZ.'),
  'TIL-END-WINNER': rule(
    'Zwycięstwo',
    'Wygrywa gracz z największą liczbą PZ; w razie remisu ten, kto jest wcześniej w kolejności graczy.',
  ),
  'TIL-LEAVE': rule(
    'Odejście na dobre',
    'Kto odchodzi, nie ma już tur, a jego decyzje przepadają. Elementy zostają i dalej punktują na torze króla, na targach i na koniec. W kolejności graczy odchodzący jest ostatni i zostaje pominięty.',
    'Źródła o tym milczą. Nikt nie decyduje za odchodzących, a pozostali zachowują planszę, na którą liczyli.',
  ),
  'TIL-LEAVE-KING': rule(
    'Nagroda po odejściu',
    'Nagrodę króla bierze gracz z najwyższym znacznikiem spośród tych, którzy wciąż grają.',
    'Inaczej kafelek przepadłby dla wszystkich.',
  ),
};
