import { rule } from '../../rule.ts';

export const ideas = {
  'INV-PRESENT-IDEA': rule('Własna Idea', 'Przedstawiasz jedną z Idei obok swojej planszy.'),
  'INV-PRESENT-REGION': rule('Wolny Region', 'Idea trafia na obszar Regionu bez karty.'),
  'INV-PRESENT-SPECIALISTS': rule(
    'Przedstawiający',
    'Obok karty staje tylu Obywateli, ilu pokazuje kafel Specjalisty: Specjalistów jej rodzaju albo Uczonych.',
    'Liczby na sześciu z siedmiu kafli są odtworzone.',
  ),
  'INV-PRESENT-BENEFIT': rule(
    'Korzyść z przedstawienia',
    'Zyskujesz korzyść z kafla Specjalisty. Nie wymaga znacznika Akcji Łańcuchowej.',
  ),
  'INV-PRESENT-DRAW': rule(
    'Nowe Idee',
    'Na koniec kroku 2 bierzesz za każdą przedstawioną Ideę jedną z czterech odkrytych: z obszaru Idei albo z wierzchu talii. Karty przesuwają się od talii i uzupełniają z niej. Wziętej teraz nie przedstawisz w tej turze.',
    'Gdy nie ma już kart, niczego się nie bierze.',
  ),
  'INV-INVENT-IDEA': rule(
    'Przedstawiona Idea',
    'Wynajdujesz Ideę, którą ktoś przedstawił i która nie jest jeszcze Wynalazkiem, w dowolnym Regionie.',
  ),
  'INV-INVENT-ACCESS': rule(
    'Dostęp do Kamienia Milowego',
    'Musisz znać Kamień Milowy Idei. Znasz go, gdy jest twój; gdy leży u innego i masz na nim Dyplomatę albo pochodzi z Ery wcześniejszej niż bieżąca; gdy jest Wiedzą Powszechną; albo gdy jest odrzucony.',
    'Niczyj Kamień Milowy i Kamień Chronosa traktuje się jak cudze.',
  ),
  'INV-INVENT-SPECIALISTS': rule(
    'Wynalazca i pomocnicy',
    'Specjalista rodzaju karty albo Uczony zostaje wynalazcą. Dodatkowych Specjalistów z karty wyczerpuje się; mogą ich zastąpić Uczeni.',
  ),
  'INV-INVENT-ASPIRATION': rule('Dążenie Technologii', 'Wynalezienie daje Dążenie Technologii.'),
  'INV-INVENT-POINTS': rule(
    'Punkty 6 Ery',
    'Wynalezienie Idei 6 Ery daje punkty.',
    'Ich liczba przepadła z rysunkiem; 6 to nasz wybór.',
  ),
  'INV-INNOVATE-INVENTION': rule('Tylko Wynalazki', 'Innowację wprowadza się do Wynalazku, nie do Idei.'),
  'INV-INNOVATE-OWN': rule('Nie własny', 'Nie wprowadzisz Innowacji do tego, co sam wynalazłeś.'),
  'INV-INNOVATE-TAKEN': rule(
    'Jeden innowator',
    'Wynalazek ma miejsce dla jednego innowatora.',
    'Innowatorem może być ten, kto Ideę przedstawił.',
  ),
  'INV-INNOVATE-SPECIALIST': rule(
    'Innowator',
    'Specjalista rodzaju Wynalazku albo Uczony staje obok, a ty zyskujesz z zasobów nowego Specjalistę tego rodzaju.',
  ),
  'INV-INNOVATE-CHAIN': rule('Łańcuch karty', 'Potem możesz wykonać Akcję Łańcuchową z tej karty.'),
  'INV-SHARE-INVENTION': rule('Udostępnij Wynalazek', 'Udostępnia się Wynalazek, nie Ideę.'),
  'INV-SHARE-PART': rule(
    'Udział',
    'Udostępniasz Wynalazek, obok którego stoi twój Obywatel jako przedstawiający, wynalazca lub innowator.',
  ),
  'INV-SHARE-PRESENTER': rule(
    'Nagroda przedstawiającego',
    'Przedstawiający zdobywa tyle punktów, ile wynosi Era karty, za każdego swojego Obywatela po lewej, bez względu na to, kto udostępnia.',
  ),
  'INV-SHARE-INVENTOR': rule('Nagroda wynalazcy', 'Wynalazca zatrzymuje kartę jako swój Wynalazek.'),
  'INV-SHARE-INNOVATOR': rule(
    'Nagroda innowatora',
    'Innowator stawia Obywatela z zasobów na mapie w tym Regionie.',
  ),
  'INV-SHARE-TILE': rule(
    'Płytka udostępniającego',
    'Udostępniający bierze dowolną płytkę Bogactwa z Regionu albo Dążenie będące Jokerem.',
  ),
  'INV-SHARE-FULL': rule(
    'Pełny obszar płytek',
    'Bez pustego pola płytka udostępniającego zastępuje Dążenie w obszarze płytek albo nie bierze się nic. Płytek Postępu i Bogactwa nigdy się nie zastępuje.',
    'Rozstrzyga się to od razu, inaczej niż przy Dążeniach z innych akcji.',
  ),
  'INV-SHARE-CITIZENS': rule('Na mapę', 'Wszyscy Obywatele obok karty przechodzą na mapę w tym Regionie.'),
};
