import { rule } from '../../rule.ts';

export const building = {
  'INV-BUILD-PRICE': rule(
    'Wpływ za budowę',
    'Aby budować w kroku 4, najpierw płacisz raz Wpływem według liczby czekających płytek: cztery nic nie kosztują, trzy 1, dwie 2, jedna 3.',
  ),
  'INV-BUILD-LIMIT': rule(
    'Ile płytek',
    'Budujesz najwyżej tyle płytek, ile wynosi Era twojego Kamienia Milowego minus jeden.',
  ),
  'INV-BUILD-TILE': rule('Czekająca płytka', 'Budujesz płytki Postępu i Bogactwa ze swojego obszaru płytek.'),
  'INV-BUILD-SPACE': rule('Wolne pole mapy', 'Płytka trafia na dowolne pole twojej mapy Postępu bez płytki.'),
  'INV-BUILD-BONUS': rule(
    'Korzyść pola',
    'Od razu zyskujesz korzyść pola; może pomóc zapłacić za tę właśnie płytkę.',
  ),
  'INV-BUILD-COST': rule(
    'Koszt w Specjalistach',
    'Wyczerpujesz jednego Specjalistę rodzaju płytki, za Bogactwo dwóch dowolnych, i jednego więcej za każdą zbudowaną płytkę, która styka się z polem. Mogą ich zastąpić Uczeni.',
  ),
  'INV-BUILD-DISCOUNT': rule(
    'Zniżka za Wynalazki',
    'Każdy twój Wynalazek rodzaju płytki oszczędza jednego Specjalistę, także z 1 Ery. Bogactwo nie ma zniżki, a koszt nie spada poniżej zera.',
  ),
  'INV-BUILD-MARKER': rule(
    'Znacznik Ekonomii z pola',
    'Znacznik z pola na stałe dołącza do dostępnych znaczników Ekonomii i można go użyć jeszcze w tej Erze.',
  ),
  'INV-BUILD-BENEFIT': rule(
    'Budowa jako korzyść',
    'Korzyść budowania pozwala zbudować tyle płytek, ile wynosi Era twojego Kamienia Milowego minus jeden, bez Wpływu albo za 2, jak pokazuje.',
    'Nie liczy się do limitu kroku 4, a jej cena zastępuje zwykłą. Dążeń nie można budować.',
  ),
};
