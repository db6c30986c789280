import { rule } from '../rule.ts';

export const rules = {
  'SQ-SETUP-MARKET': rule(
    'Targ',
    'Na targu leży po jednej skrzyni każdej przyprawy. Pozostałe skrzynie są w magazynie. Każdy gracz zaczyna z 3 monetami i 2 perłami.',
  ),
  'SQ-SETUP-CONTRACT': rule(
    'Kontrakty',
    'Każdy gracz dostaje kontrakt na jedną przyprawę i nie ujawnia go do końca gry. Kontrakty graczy są różne.',
  ),
  'SQ-ROUND-ORDER': rule(
    'Kolejność',
    'W rundzie każdy gracz ma jedną turę. Gracze rozpoczynają rundy na zmianę.',
  ),
  'SQ-ROUND-INCOME': rule(
    'Dochód',
    'Na początku rundy rzuca się kością. Wszyscy dostają tyle samo monet: 1 za wynik 1 lub 2, 2 za wynik 3 lub 4, 3 za wynik 5 i 4 za wynik 6.',
  ),
  'SQ-BUY-MARKET': rule('Skrzynie na targu', 'Kupić można tylko skrzynię, która leży na targu.'),
  'SQ-BUY-PRICE': rule('Cena', 'Skrzynia kosztuje tyle, ile jej przyprawa. Nie można kupować na kredyt.'),
  'SQ-BUY-REFILL': rule(
    'Nowa skrzynia',
    'Po zakupie na targ trafia losowa skrzynia z magazynu, dopóki jakaś tam jest.',
  ),
  'SQ-SELL-PEARL': rule(
    'Perły',
    'W swojej turze, zanim kupisz skrzynię albo spasujesz, możesz sprzedać dowolną liczbę pereł po 2 monety.',
  ),
  'SQ-PASS': rule('Pasowanie', 'Zamiast kupować skrzynię, możesz spasować.'),
  'SQ-END-POINTS': rule(
    'Punkty',
    'Po ostatniej rundzie gracze odkrywają kontrakty. Skrzynie dają punkty swojej przyprawy, a te z twojego kontraktu – dodatkowe punkty. Każda perła daje 1 punkt.',
  ),
  'SQ-END-WINNER': rule(
    'Zwycięzca',
    'Wygrywa gracz z największą liczbą punktów. Przy remisie wyższe miejsce zajmuje ten, kto ma więcej monet; przy równej liczbie monet miejsce jest wspólne.',
  ),
  'SQ-LEAVE': rule(
    'Odejście na dobre',
    'Kto odchodzi na dobre, nie ma już tur i nie dostaje dochodu. Jego skrzynie, perły i kontrakt zostają i są punktowane.',
  ),
};
