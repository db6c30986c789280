import { rule } from '../../rule.ts';

export const turn = {
  'TIL-ROUND-PHASES': rule(
    'Cztery rundy',
    'Gra trwa cztery rundy. W każdej rzuca się kośćmi, każdy rozgrywa po trzy tury zgodnie z kolejnością graczy, potem następują faza króla, targ i porządkowanie. Po targu w 4. rundzie gra się kończy.',
  ),
  'TIL-ROUND-DICE': rule(
    'Kości',
    'W 2, 3 albo 4 osoby wyjmuje się z woreczka 8, 11 albo 14 kości, rzuca nimi i układa przy segmentach z ich wartościami.',
  ),
  'TIL-ROUND-CORRUPTION': rule(
    'Korupcja',
    'Przed każdą z trzech tur pierwszego gracza odkrywa się żeton korupcji: wszystkie znaczniki na torze króla schodzą o tyle pól, a stosy pozostają bez zmian.',
    'Na dole toru znaczniki się zatrzymują. Te, które się tam spotkają, leżą w kolejności swoich pól, najniższy na spodzie.',
  ),
  'TIL-TURN-STEPS': rule(
    'Kroki tury',
    'Weź jedną kość, potem możesz wziąć kafelek premii jej akcji, potem weź dobra, a na koniec wykonaj akcję. Następnie zakończ turę.',
  ),
  'TIL-TURN-NOT-NOW': rule('Nie teraz', 'Tego nie można zrobić w tym momencie tury.'),
  'TIL-DIE-THERE': rule('Kości przy kole', 'Możesz wziąć tylko kość, która leży przy kole akcji.'),
  'TIL-DIE-CHANGE': rule(
    'Zmiana wartości kości',
    'Zanim weźmiesz kość, możesz zmienić jej wartość: 2 złota za każdy krok w górę lub w dół. 6 i 1 sąsiadują ze sobą. Segment, dobra i punkty akcji wynikają z nowej wartości.',
    'Liczy się zawsze najkrótsza droga, bo ważny jest tylko wynik.',
  ),
  'TIL-DIE-TILE': rule(
    'Kafelek premii akcji',
    'Jeśli przy akcji twojej kości wciąż leży kafelek premii, możesz umieścić go w magazynie.',
    'Kafelek bierze się przed dobrami z kości. Zadania mogą zrobić na niego miejsce. Nikt nie jest pytany o kafelek, którego nie może mieć.',
  ),
  'TIL-DIE-GOODS': rule('Dobra z kości', 'Otrzymujesz tyle dóbr w kolorze kości, ile wynosi jej wartość.'),
  'TIL-DIE-POINTS': rule(
    'Punkty akcji',
    'Liczba punktów akcji to 7 minus wartość kości plus punkty twoich znaczników przy tej akcji. Znaczniki nie wzmacniają akcji z kafelków.',
  ),
  'TIL-POINTS-SHORT': rule('Za mało punktów akcji', 'Potrzebujesz tylu punktów akcji, ile to kosztuje.'),
  'TIL-POINTS-LAPSE': rule('Punkty akcji przepadają', 'Niewydane punkty akcji przepadają.'),
  'TIL-TASK-ANYTIME': rule(
    'Zadania',
    'Zadania są darmowe. Możesz wykonać dowolną ich liczbę w dowolnym momencie swojej tury, także między punktami akcji: kupować dobra, realizować kontrakty, umieszczać herby, brać udział w budowie katedr, używać pomocników.',
    'Najpierw trzeba dokonać drobnego wyboru, który już trwa, na przykład które dobro otrzymujesz. Zadania można wykonywać także przed wyborem akcji kości lub akcji uniwersalnej.',
  ),
  'TIL-TASK-BUY': rule('Kupowanie dóbr', 'W ramach zadania możesz wydać 2 złota, aby otrzymać 1 inne dobro.'),
  'TIL-STORE-FULL': rule('Cztery pola', 'Magazyn ma cztery pola. Gdy jest pełny, nie możesz wziąć kafelka.'),
  'TIL-STORE-KEEPS': rule(
    'Nic się nie wyrzuca',
    'Kafelki opuszczają magazyn tylko przez użycie, realizację albo umieszczenie.',
    'Źródła nie podają sposobu na odrzucenie kafelka, a ostrzegają przed pełnym magazynem.',
  ),
  'TIL-STORE-THERE': rule(
    'Z magazynu',
    'Możesz używać, realizować i umieszczać tylko kafelki, które leżą w twoim magazynie.',
  ),
  'TIL-JOKER': rule(
    'Akcja uniwersalna',
    'Wybierz jedną z pozostałych akcji i wykonaj ją za wszystkie punkty. Twoje znaczniki przy tej akcji liczą się, jeśli wykonuje ją kość.',
  ),
  'TIL-HELPER-USE': rule(
    'Pomocnicy',
    'W ramach zadania możesz użyć pomocnika z magazynu, płacąc jego koszt, jeśli go ma. Otrzymujesz to, co pokazuje, po czym zostaje odrzucony.',
  ),
  'TIL-HELPER-POINTS': rule(
    'Więcej punktów akcji',
    'Pomocnik z „+PA” dodaje punkty do akcji twojej kości, także gdy jest to akcja uniwersalna. Użyj go w trakcie tej akcji.',
  ),
  'TIL-HELPER-COLOUR': rule(
    'Inne dobro z kości',
    'Użyj tego pomocnika, zanim weźmiesz kość, i wskaż dobro: otrzymasz je zamiast dobra w kolorze kości.',
    'Jeden taki pomocnik na kość.',
  ),
  'TIL-HELPER-BUILDING': rule(
    'Premie budynku',
    'Wybierz jeden ze swoich budynków z co najmniej jedną postacią i otrzymaj premie wszystkich jego postaci w dowolnej kolejności. Każdą możesz pominąć.',
    'Dobra i punkty, których nikt by nie pominął, otrzymujesz najpierw i bez pytania.',
  ),
};
