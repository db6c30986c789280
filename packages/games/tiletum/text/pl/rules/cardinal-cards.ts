import { rule } from '../../rule.ts';

export const cardinalCards = {
  'TIL-CHALLENGE-COFFERS': rule('Głębokie skarbce', 'Każda kość daje mu o 1 żeton jej dobra więcej.'),
  'TIL-CHALLENGE-COURT': rule(
    'Łaska dworu',
    'Podczas przygotowania i po każdym żetonie korupcji jego znacznik przesuwa się na pole 5, jeśli jest niżej.',
    'Moment odczytano z symbolu, który wygląda jak rewers żetonu korupcji.',
  ),
  'TIL-CHALLENGE-READY': rule(
    'Gotowi do działania',
    'Zaczyna z herbem pod pierwszym budynkiem. Gdy budynek jest pełny i ma herb, jego znacznik trafia do akcji jego typu i daje 3, 2, 2, 1 albo 1 PA więcej.',
    'Wywnioskowane z rysunków na karcie. Herb jest losowy spośród odłożonych do pudełka.',
  ),
  'TIL-CHALLENGE-FRIENDS': rule(
    'Wyjątkowi przyjaciele',
    'Pomocnik dający premie całego budynku albo inny kolor daje mu 5 żetonów złota. Kontrakt spośród kafelków premii zatrzymuje jako niezrealizowany, jeśli ma wolne pole.',
  ),
  'TIL-CHALLENGE-CLERGY': rule(
    'Zaradne duchowieństwo',
    'Pomocnicy zapewniający dobra lub PZ działają dla niego i nic nie kosztują; gdy może wybrać, bierze najbardziej potrzebne dobro.',
  ),
  'TIL-CHALLENGE-INCOME': rule(
    'Dochód kościelny',
    'Pomocnik akcji uniwersalnej daje mu 1 PZ, każdy inny pomocnik zapewniający albo wzmacniający akcje tyle PZ, ile pokazuje PA.',
    'Pomocnik innego koloru z 1 PA także się liczy.',
  ),
  'TIL-CHALLENGE-CURIA': rule(
    'Goście kurii',
    'Wprowadzające się postacie dają mu swoje dobra i PZ; za akcje dostaje tyle PZ, ile mają PA, przy czym krok, dom i filar liczą się po 1.',
  ),
  'TIL-CHALLENGE-WHISPERS': rule(
    'Zausznicy króla',
    'Każdy pomocnik zapewniający albo wzmacniający akcje przesuwa jego znacznik o 1 pole do przodu.',
    'Pomocnik innego koloru z 1 PA także się liczy.',
  ),
  'TIL-CHALLENGE-GUILD': rule(
    'Gildia poszukiwaczy',
    'Gdy bierze kość z segmentu z symbolem przesunięcia, natychmiast wykonuje akcję poszukiwacza o wartości 1 PA: kopalnia, filar, dom.',
  ),
  'TIL-CHALLENGE-CHANCE': rule('Rzadka okazja', 'Kość o wartości 6 daje mu 1 grudkę srebra.'),
  'TIL-CHALLENGE-RESOURCES': rule(
    'Cenne surowce',
    'Katedry opłaca kamieniem, złotem i srebrem wymiennie, wydając je w tej kolejności.',
  ),
  'TIL-CHALLENGE-JOURNEYS': rule(
    'Owocne podróże',
    'Zasłaniane tabliczki działają dla niego i nic nie kosztują. Zamiast nowej kopalni i technologii dostaje 1 grudkę srebra. Filar umieszcza na planszy głównej przy katedrze za najwięcej PZ, dom na polu z największą premią PZ, kopalnię na polu z największą liczbą żetonów złota na mapie ze swoim poszukiwaczem.',
    'Darmowego poszukiwacza umieszcza na pierwszej mapie, na której go nie ma.',
  ),
  'TIL-SURPRISE-PRICE': rule(
    'Niespodzianki króla',
    'Na koniec fazy króla w rundach 1–3 wydaje 1, 3 albo 5 grudek srebra, ile może najwięcej, na 1, 2 albo 3 karty i zachowuje resztę srebra. Karty wsuwa się potem pod jego planszetkę.',
  ),
  'TIL-SURPRISE-PARTS': rule(
    'Części niespodzianki',
    'Rozpatruje części karty po kolei i pomija to, co niemożliwe. Potem następują zadania.',
  ),
  'TIL-SURPRISE-CARDS': rule(
    'Dwanaście niespodzianek',
    '5 PZ i losowy herb, którego nie ma, spośród odłożonych do pudełka. 8 PZ, akcja postaci 2 PA, akcja króla 2 PA. 6 PZ, akcja postaci 3 PA, akcja króla 1 PA. 4 PZ, akcja króla 4 PA, 3 żetony najbardziej potrzebnego dobra. Akcja poszukiwacza 2 PA i poszukiwacz na mapie III, a jeśli to niemożliwe, 6 PZ. 6 PZ, akcja architekta 2 PA, dom w mieście najbliższego targu, w którym nie ma swojego domu. 4 PZ, akcja kupca 2 PA, filar przy katedrze planszy głównej za najmniej PZ. 4 PZ, akcja kontraktu 3 PA, akcja króla 2 PA. 5 PZ, 5 żetonów złota, akcja kontraktu 2 PA. 3 PZ za każdą umieszczoną kopalnię, 2 grudki srebra. 6 PZ, akcja kontraktu 2 PA, 2 żetony najbardziej potrzebnego dobra. 6 PZ, akcja króla 2 PA, 4 żetony najbardziej potrzebnego dobra.',
  ),
};
