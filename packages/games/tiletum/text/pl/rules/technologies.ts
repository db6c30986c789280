import { rule } from '../../rule.ts';

export const technologies = {
  'TIL-TECHNOLOGY-PLAY': rule(
    'Technologie w grze',
    'Zwiększać można tylko poziom trzech technologii tej gry.',
  ),
  'TIL-TECHNOLOGY-SILVER': rule(
    'Zwiększanie poziomu technologii',
    'W ramach zadania możesz zwiększyć poziom technologii o jeden: poziom I, II albo III kosztuje 1, 2 albo 3 grudki srebra. Zachowujesz efekty niższych poziomów. Tabliczka obniża koszt o 2, ale wynosi on co najmniej 1.',
  ),
  'TIL-TECHNOLOGY-TOP': rule('Trzy poziomy', 'Żadna technologia nie przekracza poziomu III.'),
  'TIL-TECHNOLOGY-DIE': rule(
    'Tylko akcje kości',
    'Technologia wzmacnia tylko akcje kości, także uniwersalną, nigdy akcje z kafelków.',
    'Akcja zaczyna się wraz z wydaniem pierwszego PA, a akcja uniwersalna z chwilą wyboru. Poziom zwiększony wcześniej jeszcze się dla niej liczy, późniejszy dopiero od następnej akcji. Tylko wyższe znaczniki zawsze liczą się od razu, tak jak nowe.',
  ),
  'TIL-TECHNOLOGY-CHARACTER': rule(
    'Technologia postaci',
    'I: herb kosztuje o 1 żywność mniej. II: każdy twój znacznik daje o 1 PA więcej. III: kończąc budynek, otrzymujesz premie wszystkich jego postaci.',
  ),
  'TIL-TECHNOLOGY-DICE': rule(
    'Technologia kości',
    'I: zmiana kości o 3 kosztuje razem 2 złota. II: kość innego koloru i wartości niż wszystkie na twojej planszetce pozwala przesunąć kupca, architekta albo poszukiwacza o 1 pole. III: raz na kość możesz zrezygnować z 1 jej dobra za 1 grudkę srebra.',
    'W II liczy się nadrukowany kolor kości, bez względu na pomocnika.',
  ),
  'TIL-TECHNOLOGY-KING': rule(
    'Technologia króla',
    'I: akcja króla daje 2 złota. II: akcja króla o wartości 2 PA natychmiast i na koniec każdej fazy króla, po powrocie znaczników. III: przy akcji króla możesz odkryć dwa kafelki premii podziemi i zachować jeden; drugi trafia pod stos.',
    'Na koniec fazy króla gracze wykonują to w nowej kolejności, która się nie zmienia; nie dotyczy to 4. rundy ani gracza, którego znacznik stoi na najwyższym polu. Kafelek, którego nie możesz mieć, także trafia pod stos. Jeśli zostało mniej niż dwa kafelki, odkrywasz tyle, ile jest. Gra nie pyta o odkrycie kafelków, jeśli nie ma już żadnego albo jeśli magazyn jest pełen postaci, które nie mogą go opuścić.',
  ),
  'TIL-TECHNOLOGY-MERCHANT': rule(
    'Technologia kupca',
    'I: o 1 PA więcej przy akcjach kupca. II: umieszczony dom daje premię dowolnej twojej postaci. III: 1 PZ za każdy twój dom, natychmiast i przed każdą fazą króla.',
  ),
  'TIL-TECHNOLOGY-SEEKER': rule(
    'Technologia poszukiwacza',
    'I: o 1 PA więcej przy akcjach poszukiwacza. II: umieszczona kopalnia daje 3 identyczne dobra. III: symbol przesunięcia to akcja poszukiwacza o wartości 2 PA.',
  ),
  'TIL-TECHNOLOGY-CONTRACT': rule(
    'Technologia kontraktów',
    'I: kontrakty kosztują o 1 wybrane dobro mniej, ale co najmniej 1. II: przy akcji kontraktu odkrywa się trzy kafelki ze stosu, które możesz wziąć po 2 PA; pozostałe trafiają pod stos. III: każda wymiana daje 1 dowolne dobro.',
    'Jeśli zostało mniej niż trzy kafelki, odkrywa się tyle, ile jest.',
  ),
  'TIL-TECHNOLOGY-GOODS': rule(
    'Technologia dóbr',
    'I: wybierz premiowane dobro, którego nikt nie ma; możesz używać go jako złota. II: kość tego dobra daje 2 więcej. III: kość tego dobra ma o 2 PA więcej. Pomocnik, który wskazuje dobro kości, się liczy.',
    'Użycie jako złota to płatność: jedno premiowane dobro staje się jednym złotem.',
  ),
  'TIL-TECHNOLOGY-UNIVERSAL': rule(
    'Technologia uniwersalna',
    'I: o 1 PA więcej przy akcjach uniwersalnych. II: przy akcji uniwersalnej także akcja króla o wartości 1 PA. III: natychmiast akcja uniwersalna o wartości 2 PA; odtąd punkty kości uniwersalnej można podzielić między dwie akcje.',
    'Druga akcja zaczyna się, gdy kończy się pierwsza, i nie ma własnych znaczników ani technologii, nawet jeśli zdobędziesz je w jej trakcie.',
  ),
  'TIL-TECHNOLOGY-ARCHITECT': rule(
    'Technologia architekta',
    'I: o 1 PA więcej przy akcjach architekta. II: udział w budowie katedry daje akcję króla o wartości 2 PA. III: udział kosztuje o 2 kamienie, 2 złota albo 1 grudkę srebra mniej, ale co najmniej 1.',
  ),
};
