import { rule } from '../../rule.ts';

export const board = {
  'TIL-CHARACTER-HIRE': rule(
    'Branie postaci',
    'Akcja postaci, 1 PA: weź postać z rynku do magazynu. Rynek uzupełnia się od razu.',
    'Gdy stos jest pusty, rynek pozostaje niepełny: źródła o tym nie mówią.',
  ),
  'TIL-CHARACTER-REFRESH': rule(
    'Nowe postacie',
    '1 PA: odrzuć wszystkie pięć postaci i wyłóż pięć nowych. Odrzucone wtasowuje się do stosu.',
    'Przy pustym stosie wróciłaby ta sama piątka, więc jest to niedozwolone; przy małym stosie wraca część z nich.',
  ),
  'TIL-CHARACTER-ROOM': rule(
    'Zapełnianie pokoi',
    '1, 2 albo 3 PA: przenieś postać z magazynu do wolnego pokoju na 1., 2. albo 3. piętrze.',
    'Piętra można zapełniać w dowolnej kolejności; źródła tego nie zabraniają.',
  ),
  'TIL-CHARACTER-TYPE': rule(
    'Typy postaci',
    'Wszystkie postacie w budynku są jednego typu, a każdy typ mieszka tylko w jednym budynku.',
    'Tak mówią jedna z recenzji i ostrzeżenia wersji internetowej. Z rozszerzeniem typów jest nadal pięć, bo szóstego ono nie zapowiada.',
  ),
  'TIL-CHARACTER-BONUS': rule(
    'Premia postaci',
    'Gdy postać trafia do pokoju, od razu otrzymujesz jej premię. Możesz użyć tylko jej części.',
    'Gdy otwarte są dwie premie, które pozwalają na to samo, używa się tej otrzymanej wcześniej.',
  ),
  'TIL-BUILDING-FILLED': rule(
    'Zapełnione budynki',
    'Gdy w każdym pokoju budynku jest postać, bierzesz dom z jego dachu do zasobów.',
  ),
  'TIL-BUILDING-COMPLETED': rule(
    'Ukończone budynki',
    'Gdy wszystkie pokoje są zapełnione, a pod nimi leży herb, budynek jest ukończony: umieść jego znacznik przy akcji jego postaci. Odtąd, łącznie z trwającą akcją, akcje kości tego rodzaju mają o tyle punktów więcej.',
  ),
  'TIL-BUILDING-SIX': rule(
    'Szósty budynek',
    'Szósty budynek ma jeden pokój dla dowolnej postaci, bez domu na dachu i bez znacznika.',
    'Punktuje sześć ukończonych budynków, a typów jest pięć: jeden budynek musi być wyjątkiem. Jeden pokój to przypuszczenie.',
  ),
  'TIL-CONTRACT-TAKE': rule(
    'Branie kontraktów',
    'Akcja kontraktu, od 1 do 3 PA zależnie od miejsca: weź kafelek z rynku kontraktów do magazynu.',
    'Ceny od najdroższego miejsca: 3, 3, 2, 2 i 1; wiadomo, że wynoszą od 1 do 3.',
  ),
  'TIL-CONTRACT-OFFER': rule(
    'Rynek kontraktów',
    'Na koniec twojej tury kafelki przesuwają się do tańszego końca, a nowe dokłada się z drugiej strony. Gdy stos jest pusty, rynek pozostaje niepełny.',
    'Źródła nie mówią, co dzieje się przy pustym stosie.',
  ),
  'TIL-CONTRACT-LIMIT': rule(
    'Sześć kontraktów',
    'Zrealizowanych kontraktów i tych w magazynie może być razem najwyżej sześć.',
  ),
  'TIL-CONTRACT-SWAP': rule(
    'Wymiana dóbr',
    'Akcja kontraktu, 1 PA: wymień 1 dobro na 1 dobro innego rodzaju.',
  ),
  'TIL-CONTRACT-FIRST-SWAP': rule(
    'Pierwsza wymiana',
    'Pierwsza wymiana w turze zapewnia też 1 dowolne dobro.',
    'Raz w turze, niezależnie od tego, czy akcję dała kość, czy kafelek.',
  ),
  'TIL-CONTRACT-FULFIL': rule(
    'Realizacja kontraktów',
    'W ramach zadania możesz zrealizować kontrakt z magazynu: zapłać wymagane dobra i otrzymaj punkty. Identyczne dobra mogą być dowolnego rodzaju, także złoto.',
  ),
  'TIL-CONTRACT-PILLAR': rule(
    'Filary z kontraktów',
    'Zrealizowany kontrakt trafia na pierwsze wolne pole kontraktu, a filar z tego pola do twoich zasobów. Na szóstym polu filar leży tylko ze srebrem.',
  ),
  'TIL-CONTRACT-EXTRA': rule(
    'Co jeszcze dają kontrakty',
    'Niektóre kontrakty dają też krok na torze króla, krok kupca albo akcję.',
  ),
  'TIL-CREST-ONE': rule(
    'Po jednym herbie',
    'Możesz mieć tylko po jednym herbie każdego rodzaju, bez względu na to, gdzie leży.',
  ),
  'TIL-CREST-PLACE': rule(
    'Umieszczanie herbów',
    'W ramach zadania możesz umieścić herb z magazynu pod budynkiem, który go nie ma. Budynek nie musi być zapełniony.',
  ),
  'TIL-CREST-FOOD': rule('Żywność za herb', 'Płacisz tyle żywności, ile wymaga budynek.'),
  'TIL-CREST-BONUS': rule(
    'Premia herbu',
    'Budynek daje raz swoją premię: dom w dowolnym mieście, filar przy dowolnej katedrze, kupca albo architekta na dowolne inne pole, dowolne dobra albo punkty. Możesz z niej zrezygnować.',
  ),
};
