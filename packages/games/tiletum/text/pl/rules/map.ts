import { rule } from '../../rule.ts';

export const map = {
  'TIL-MERCHANT-MOVE': rule(
    'Ruch kupca',
    'Akcja kupca, 1 PA: przesuń kupca na sąsiadujące pole. Pola między dwoma miastami też się liczą. Na jednym polu może stać dowolnie wiele pionków.',
    'Większość połączeń na mapie to nasza rekonstrukcja.',
  ),
  'TIL-MERCHANT-HERE': rule(
    'Tam, gdzie stoi kupiec',
    'Domy umieszczasz i kafelki bierzesz w mieście, w którym stoi twój kupiec.',
  ),
  'TIL-HOUSE-SUPPLY': rule(
    'Domy z zasobów',
    'Potrzebujesz domu w zasobach. Domy z dachów trafiają tam, gdy budynek zostaje zapełniony.',
  ),
  'TIL-HOUSE-SLOT': rule(
    'Pola domów',
    'Dom wymaga wolnego pola w mieście, używanego przy danej liczbie graczy.',
    'Pola miasta, które dają to samo, zajmuje się od pierwszego, bo nie robi to różnicy.',
  ),
  'TIL-HOUSE-ONE': rule('Jeden dom w mieście', 'W każdym mieście możesz mieć tylko jeden dom.'),
  'TIL-HOUSE-BONUS': rule(
    'Premia pola domu',
    'Dom od razu zapewnia premię swojego pola: punkty albo premie postaci z jednego z twoich budynków.',
  ),
  'TIL-MAP-TILE': rule(
    'Kafelki premii w miastach',
    '1 PA: weź kafelek premii z miasta do magazynu. Kafelków na mapie się nie uzupełnia.',
  ),
  'TIL-ARCHITECT-MOVE': rule(
    'Ruch architekta',
    'Akcja architekta, 1 PA: przesuń architekta na sąsiadujące pole.',
  ),
  'TIL-ARCHITECT-HERE': rule(
    'Tam, gdzie stoi architekt',
    'Filary umieszczasz i kafelki bierzesz w mieście, w którym stoi twój architekt.',
  ),
  'TIL-PILLAR-SUPPLY': rule(
    'Filary z zasobów',
    'Potrzebujesz filaru w zasobach. Filary z pól kontraktów trafiają tam po realizacji kontraktów.',
  ),
  'TIL-PILLAR-SLOT': rule('Pola filarów', 'Filar wymaga katedry z wolnym polem filaru.'),
  'TIL-PILLAR-ONE': rule('Jeden filar przy katedrze', 'Przy każdej katedrze możesz mieć tylko jeden filar.'),
  'TIL-CATHEDRAL-PILLAR': rule(
    'Udział w budowie',
    'W ramach zadania możesz wziąć udział w budowie katedry, przy której masz filar.',
    'Architekt nie musi tam stać.',
  ),
  'TIL-CATHEDRAL-ONCE': rule(
    'Raz przy każdej katedrze',
    'W budowie każdej katedry możesz wziąć udział tylko raz.',
  ),
  'TIL-CATHEDRAL-COST': rule(
    'Koszt katedry',
    'Płacisz to, co pokazuje kafelek kosztu budowy: kamień, a w podziemiach złoto albo srebro.',
  ),
  'TIL-CATHEDRAL-TILE': rule(
    'Kafelki katedr',
    'Bierzesz kafelek z wierzchu stosu i otrzymujesz punkty z niego i z kafelka kosztu. Bez kafelka nie ma czego budować.',
  ),
  'TIL-CATHEDRAL-CLOSED': rule(
    'Wyłączona katedra',
    'Przy katedrze wyłączonej przez kafelek kosztu nikt nie umieszcza filarów.',
  ),
};
