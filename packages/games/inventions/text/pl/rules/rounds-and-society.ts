import { rule } from '../../rule.ts';

export const roundsAndSociety = {
  'INV-ROUND-COUNT': rule(
    'Trzynaście rund',
    'Era 1 ma jedną rundę, ery od 2 do 5 po trzy. Era 6 to ostateczna punktacja.',
  ),
  'INV-ROUND-PILLARS': rule(
    'Który filar',
    'W erze 1 każdy stawia filar epoki. W późniejszych erach w dwóch pierwszych rundach zagrywa się filary okresu, a w trzeciej przenosi filar epoki.',
  ),
  'INV-ROUND-CHRONOS': rule(
    'Chronos idzie naprzód',
    'Chronos przesuwa się o jedno pole na początku każdej rundy oprócz pierwszej. Era, w której stoi, jest erą bieżącą. Gdy wchodzi w nową, przed turami następuje zmiana ery, a era 6 kończy grę.',
    'Instrukcja opisuje ten ruch dwa razy, na końcu i na początku rundy. To jeden ruch.',
  ),

  'INV-FORUM-GOLDEN-RULE': rule(
    'Jeden filar w forum',
    'Gracz może mieć w każdym forum tylko jeden filar. Filary innych nigdy nie przeszkadzają.',
    'Ilustracja forów zaginęła. Dziesięć akcji połączono w pary w kolejności instrukcji, tak jak wymieniają je dwie recenzje: przedstawienie i wynalezienie, innowacja i udostępnienie, wezwanie specjalistów i pozyskiwanie wpływu, podróżowanie i eureka, wysłanie i wezwanie dyplomaty.',
  ),
  'INV-FORUM-EPOCH': rule(
    'Filar epoki zmienia forum',
    'Filar epoki przechodzi do innego forum; ani jego pole, ani drugie pole tego samego forum nie jest dozwolone.',
  ),

  'INV-INFLUENCE-TRACK': rule(
    'Wpływ',
    'Wpływ wynosi od 0 do 10. Jego pole wyznacza znaczniki akcji łańcuchowej na turę, dostosowanie przy zmianie ery i PP na koniec.',
    'Instrukcja podaje dostosowania, 2 znaczniki przy wpływie 5 i 10 PP przy wpływie 8. Resztę uzupełniono według tych samych przedziałów: do 3 to 1 znacznik i 1 PP, od 4 do 7 to 2 i 5, od 8 to 3 i 10.',
  ),
  'INV-INFLUENCE-SHORT': rule(
    'Za mało wpływu',
    'Koszt w punktach wpływu płaci się w całości albo wcale; wpływ nigdy nie spada poniżej 0.',
    'Instrukcja nie mówi, co się dzieje, gdy ktoś nie może zapłacić. Wtedy nie kupuje.',
  ),

  'INV-CHAIN-MARKERS': rule(
    'Znaczniki akcji łańcuchowej',
    'Na początku tury pole wpływu wyznacza liczbę gotowych znaczników. Późniejsze zmiany wpływu w tej turze nic nie zmieniają, a po zakończeniu akcji wszystkie znaczniki wracają.',
  ),
  'INV-CHAIN-SPEND': rule(
    'Znacznik za każdą akcję łańcuchową',
    'Każda akcja łańcuchowa kosztuje jeden gotowy znacznik. Bez niego nie ma akcji. Oferowanej akcji łańcuchowej nie trzeba wykonywać.',
  ),
  'INV-CHAIN-NESTED': rule(
    'Łańcuch w łańcuchu',
    'Akcja łańcuchowa ma te same kroki co główna i może dać kolejną. Trzeba ją zakończyć, zanim wróci się do akcji, z której wynikła.',
    'Instrukcja nie podaje kolejności zagnieżdżonych akcji. Tylko wtedy, gdy najpierw kończy się wewnętrzną, zawsze wiadomo, czego dotyczy akcja.',
  ),
  'INV-CHAIN-POSSIBLE': rule(
    'Tylko to, co możliwe',
    'Akcję łańcuchową lub płytkę można wybrać tylko wtedy, gdy jej akcję da się wykonać.',
    'Akcja jest możliwa, gdy da się wykonać wszystkie jej obowiązkowe kroki: z kartą, obywatelem, żetonem czy kamieniem milowym. Pełny obszar płytek nigdy jej nie przeszkadza.',
  ),

  'INV-CITIZEN-SUPPLY': rule(
    'Trzydziestu obywateli',
    'Każdy gracz ma 30 obywateli. Nowi przychodzą z zasobów.',
    'Instrukcja nie mówi, co zrobić przy pustych zasobach. Wtedy obywatela się nie zyskuje, a reszta toczy się dalej.',
  ),
  'INV-CITIZEN-HOME': rule(
    'W domu albo wyczerpani',
    'Wysyłać i wyczerpywać można tylko specjalistów w domu. Wyczerpany leży na dolnym polu swojej specjalizacji i czeka na zmianę ery.',
  ),
  'INV-CITIZEN-ANYWHERE': rule(
    'Obywatel w dowolnym miejscu',
    'Nowy obywatel z takiej korzyści osiedla się w dowolnym regionie mapy.',
  ),

  'INV-SCHOLAR-STANDS-IN': rule(
    'Uczony zamiast specjalisty',
    'Uczony może pełnić rolę dowolnego specjalisty.',
  ),
  'INV-SCHOLAR-DEVOTED': rule(
    'Poświęcony na stałe',
    'Uczony, którego trzeba wyczerpać, staje się na stałe wyczerpanym specjalistą rodzaju wybranego przez gracza.',
    'Instrukcja mówi o „obszarze wybranej Specjalizacji” i nie ogranicza wyboru. Uczony płaci więc za wymagany rodzaj, a potem leży wyczerpany w dowolnej specjalizacji, także takiej, która z tą zapłatą nie ma nic wspólnego.',
  ),
  'INV-SCHOLAR-LIMIT': rule(
    'Limit akademii',
    'Akademia mieści tylu uczonych, ile wynosi era własnego kamienia milowego. Nadmiarowi obywatele wracają do zasobów.',
    'Mędrcy nie wliczają się do limitu: nie są uczonymi.',
  ),

  'INV-TILE-ONE-OF-A-KIND': rule(
    'Po jednej',
    'Nikt nie może mieć dwóch płytek postępu tego samego rodzaju i numeru ani dwóch płytek bogactwa tej samej litery.',
    'Liczą się płytki w obszarze płytek i zbudowane, także zużyte płytki technologii.',
  ),
  'INV-TILE-BUILT': rule(
    'Dopiero po zbudowaniu',
    'Płytki działają po zbudowaniu na mapie postępu. Te, które czekają w obszarze płytek, nic nie robią i nie punktują.',
  ),
  'INV-TILE-ECONOMY': rule(
    'Płytki ekonomii',
    'Płytka ekonomii daje swoją korzyść raz na erę, za znacznik ekonomii, przed akcją główną albo po niej.',
    'Arkusz z płytkami zaginął. Płytki są odtworzone: to dodatkowe akcje, jak podaje recenzja. Nie wymagają znacznika akcji łańcuchowej. Podczas budowy akcja nie mogłaby ani tworzyć łańcucha, ani dobrać idei, dlatego należą do kroku akcji. Rozpoczętą akcję najpierw się kończy.',
  ),
  'INV-TILE-ECONOMY-MARKER': rule(
    'Znacznik ekonomii',
    'Użycie płytki ekonomii wymaga dostępnego znacznika ekonomii. Wraca on przy zmianie ery.',
  ),
  'INV-TILE-CULTURE': rule(
    'Płytki kultury',
    'Ilekroć właściciel wykonuje akcję z płytki kultury, płytka daje swoją korzyść.',
    'Arkusz z płytkami zaginął; korzyści są odtworzone. Liczą się akcje główne, łańcuchowe i wynikające z korzyści; udostępnienie liczy się tylko udostępniającemu.',
  ),
  'INV-TILE-TECHNOLOGY': rule(
    'Płytki technologii',
    'Płytka technologii łączy dwie akcje: po jednej z nich właściciel może wykonać drugą jako akcję łańcuchową, za 1 punkt wpływu i znacznik. Potem płytka jest zużyta do końca gry.',
    'Arkusz z płytkami zaginął; pary są odtworzone. Znacznik wynika z tego, że to akcja łańcuchowa. Pierwsza akcja musi być zakończona wraz ze wszystkim, co z niej wyrosło; płytka może być zbudowana po niej w tej samej turze. Zużyta płytka zostaje na mapie i liczy się tam jak przedtem.',
  ),
  'INV-TILE-TECHNOLOGY-ONE': rule(
    'Jedna płytka technologii na turę',
    'W jednej turze można użyć tylko jednej płytki technologii.',
  ),
  'INV-TILE-WEALTH': rule(
    'Płytki bogactwa',
    'Płytka bogactwa na mapie postępu punktuje na koniec za płytki na tej mapie.',
    'Arkusz z płytkami zaginął. Każda litera liczy inaczej, a jej egzemplarze liczą różne rodzaje: A zewnętrzny pierścień, B wnętrze, C płytki bez sąsiada swojego rodzaju, D największą grupę, E pary, F sąsiadujące pary, G płytki stykające się z innym rodzajem; po 3 PP. Tak przykład punktacji z instrukcji daje wydrukowany wynik.',
  ),
};
