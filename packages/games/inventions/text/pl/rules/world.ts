import { rule } from '../../rule.ts';

export const world = {
  'INV-CALL-CITIZENS': rule(
    'Obywatele jednego regionu',
    'Co najmniej jeden własny obywatel wraca do domu z jednego regionu mapy.',
  ),
  'INV-CALL-TYPE': rule(
    'Kim się stają',
    'Wracają jako specjaliści rodzaju karty w tym regionie; gdy jej nie ma, rodzaju pierwszej z prawej karty obszaru idei; gdy i tej nie ma, jednego rodzaju wybranego przez gracza. Są od razu dostępni.',
  ),
  'INV-CALL-ASPIRATION': rule('Dążenie ekonomii', 'Wezwanie specjalistów daje dążenie ekonomii.'),
  'INV-CALL-CHAIN': rule(
    'Akcja łańcuchowa własnego wynalazku',
    'Po wezwaniu specjalistów gracz może wykonać akcję łańcuchową własnego wynalazku, każdego raz na turę.',
  ),

  'INV-GAIN-REGION': rule(
    'Jeden żeton w regionie',
    'Nikt nie może mieć dwóch żetonów wpływu w jednym regionie.',
  ),
  'INV-GAIN-TOKEN': rule(
    'Żeton z planszy',
    'Żeton pochodzi z własnej planszy społeczeństwa. Ten z przygotowania leży już w swoim regionie.',
  ),
  'INV-GAIN-MAJORITY': rule(
    'Większość',
    'Gracz musi mieć w tym regionie mapy więcej obywateli niż ktokolwiek inny.',
    'Równa liczba to nie większość. Obywatele Chronosa się liczą.',
  ),
  'INV-GAIN-CITIZENS': rule(
    'Obywatele za żeton',
    'W regionie musi być co najmniej tylu własnych obywateli, ile wynosi liczba nad żetonem; tylu wraca do domu, jak przy wezwaniu specjalistów.',
    'Żeton przedstawienia wymaga 2. Pozostałe liczby zaginęły; 3 dla wynalezienia i innowacji oraz 4 dla udostępnienia to wartości odtworzone.',
  ),
  'INV-GAIN-SPACE': rule(
    'Wolne pole wpływu',
    'W regionie musi być wolne pole wpływu. Żeton trafia na pierwsze z lewej.',
    'Instrukcja nie wspomina o pełnych regionach. Trzy pola z 6, 4 i 2 PP są odtworzone; znane jest tylko 6 w Afryce.',
  ),
  'INV-GAIN-REWARD': rule(
    'PP i wpływ',
    'Gracz otrzymuje PP zakryte żetonem i po 1 punkcie wpływu za każdy swój odkryty żeton w regionach, łącznie z nowym.',
  ),
  'INV-GAIN-CHAIN': rule(
    'Akcja łańcuchowa żetonu',
    'Gracz może użyć jednego własnego odkrytego żetonu w dowolnym regionie do widniejącej na nim akcji łańcuchowej. Żeton odwraca się na stałe.',
  ),

  'INV-TRAVEL-CITIZEN': rule('Obywatel na mapie', 'Podróżuje obywatel z mapy; ci przy kartach nie.'),
  'INV-TRAVEL-ROUTE': rule(
    'Wzdłuż linii',
    'Obywatel przechodzi do regionu połączonego niebieską linią. Azja i Ameryka Północna są połączone.',
    'Ilustracja mapy zaginęła. Europa łączy się z Afryką, Ameryki ze sobą, Północna z Europą i Azją, Południowa z Afryką; mówią o tym przykłady, które wymieniają wszystkie drogi z obu Ameryk. Pozostałe linie łączą sąsiadów na globie i są odtworzone.',
  ),
  'INV-TRAVEL-ASPIRATION': rule('Dążenie kultury', 'Podróżowanie daje dążenie kultury.'),
  'INV-TRAVEL-SAGE': rule(
    'Nauka u mędrca',
    'Tam, gdzie jest mędrzec, podróżny może wykonać akcję z kafla wiedzy jako akcję łańcuchową. Potem kafel odwraca się na stronę z PP, a mędrzec przechodzi na planszę gracza. Bez akcji łańcuchowej mędrzec zostaje.',
    'Podróż w ramach tej akcji mogłaby trafić do tego samego regionu, gdy kafel i mędrzec jeszcze tam są. Kafel jest zużyty od chwili wydania znacznika.',
  ),
  'INV-TRAVEL-POINTS': rule(
    'PP za wiedzę',
    'Jeśli kafel wiedzy pokazuje PP, akcja łańcuchowa daje 2 PP za każdy taki kafel na mapie i wszystkie się odwracają.',
  ),
};
