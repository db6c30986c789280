import { rule } from '../../rule.ts';

export const map = {
  'INV-CALL-CITIZENS': rule(
    'Obywatele jednego Regionu',
    'Do Domu wraca co najmniej jeden twój Obywatel z mapy jednego Regionu, nie sprzed karty.',
  ),
  'INV-CALL-TYPE': rule(
    'Kim zostają',
    'Zostają Specjalistami rodzaju karty w tym Regionie; gdy jej nie ma, skrajnej prawej karty obszaru Idei; gdy i tej nie ma, jednego rodzaju według wyboru. Są od razu dostępni.',
  ),
  'INV-CALL-ASPIRATION': rule('Dążenie Ekonomii', 'Wezwanie Specjalistów daje Dążenie Ekonomii.'),
  'INV-CALL-CHAIN': rule(
    'Łańcuch Wynalazku',
    'Potem możesz wykonać Akcję Łańcuchową jednego ze swoich Wynalazków, każdego tylko raz w turze.',
  ),
  'INV-GAIN-REGION': rule('Jeden żeton w Regionie', 'Nikt nie ma dwóch żetonów Wpływu w jednym Regionie.'),
  'INV-GAIN-TOKEN': rule(
    'Żeton z planszy',
    'Kładziesz jeden z czterech żetonów, które wciąż leżą na twojej planszy.',
  ),
  'INV-GAIN-MAJORITY': rule(
    'Większość',
    'Musisz mieć na mapie więcej Obywateli niż ktokolwiek inny. Remis to nie większość, a Obywatele Chronosa się liczą.',
  ),
  'INV-GAIN-CITIZENS': rule(
    'Liczba nad żetonem',
    'Musisz mieć tam co najmniej tylu Obywateli, ile wynosi liczba nad żetonem, i tylu wraca do Domu, z rodzajem jak przy Wezwaniu Specjalistów.',
    'Znamy liczbę jednego żetonu; pozostałe są odtworzone.',
  ),
  'INV-GAIN-SPACE': rule('Wolne pole', 'W Regionie musi być wolne pole Wpływu.'),
  'INV-GAIN-REWARD': rule(
    'Punkty i Wpływ',
    'Żeton zakrywa pierwsze od lewej wolne pole, a ty zdobywasz jego punkty. Zyskujesz tyle Wpływu, ile masz odkrytych żetonów w Regionach, wliczając ten.',
  ),
  'INV-GAIN-CHAIN': rule(
    'Łańcuch żetonu',
    'Potem możesz wykonać akcję jednego ze swoich odkrytych żetonów w dowolnym Regionie i odwrócić go na stałe.',
  ),
  'INV-TRAVEL-CITIZEN': rule('Podróżnik', 'Jeden z twoich Obywateli opuszcza Region na mapie.'),
  'INV-TRAVEL-ROUTE': rule(
    'Linie',
    'Przechodzi do Regionu połączonego linią. Azja i Ameryka Północna są połączone.',
    'Pięć linii jest pewnych, jednej na pewno nie ma. Pozostałe idą za globusem.',
  ),
  'INV-TRAVEL-ASPIRATION': rule('Dążenie Kultury', 'Podróżowanie daje Dążenie Kultury.'),
  'INV-TRAVEL-SAGE': rule(
    'Nauka u Mędrca',
    'Jeśli jest tam Mędrzec, możesz użyć kafla Wiedzy jako Akcji Łańcuchowej: wykonaj akcję, odwróć kafel na stronę punktów, weź Mędrca. Bez Akcji Łańcuchowej Mędrzec zostaje.',
    'Dopóki akcja kafla jest w toku, nie można go użyć ponownie.',
  ),
  'INV-TRAVEL-POINTS': rule(
    'Punkty kafli Wiedzy',
    'Jeśli kafel pokazuje punkty, zdobywasz 2 za każdy kafel Wiedzy na mapie, który je pokazuje, odwracasz wszystkie z powrotem i bierzesz Mędrca.',
  ),
};
