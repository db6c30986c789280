import { rule } from '../../rule.ts';

export const ideas = {
  'INV-PRESENT-IDEA': rule('Własna idea', 'Przedstawić można tylko ideę leżącą przy własnej planszy.'),
  'INV-PRESENT-REGION': rule('Region bez karty', 'Idea trafia do regionu, w którym nie ma karty.'),
  'INV-PRESENT-SPECIALISTS': rule(
    'Kto przedstawia',
    'Kafel specjalisty regionu wymaga 1 albo 2 obywateli: specjalistów rodzaju karty, uczonych albo jednych i drugich. Stoją przy karcie, aż zostanie udostępniona.',
    'Znane jest wymaganie jednego kafla: 2 przy tym, który daje PP. Pozostałe są odtworzone: 2 obywateli tam, gdzie korzyść jest słabsza, bo każdy z nich punktuje przy udostępnieniu.',
  ),
  'INV-PRESENT-BENEFIT': rule(
    'Korzyść z kafla specjalisty',
    'Kto przedstawia ideę, zyskuje korzyść z kafla specjalisty regionu, bez znacznika akcji łańcuchowej.',
    'Instrukcja wymaga znacznika przy kaflach wiedzy, a tu nie, więc nie jest potrzebny.',
  ),
  'INV-PRESENT-DRAW': rule(
    'Nowa idea',
    'Po zakończeniu akcji gracz bierze jedną odkrytą ideę za każdą przedstawioną: z obszaru idei albo z wierzchu talii. Obszar uzupełnia się z talii, a jego karty odsuwają się od niej.',
    'Gdy nie ma już idei, nie bierze się żadnej.',
  ),

  'INV-INVENT-IDEA': rule(
    'Przedstawiona idea',
    'Wynaleźć można tylko ideę, którą ktoś przedstawił i która nie jest jeszcze wynalazkiem. Może być czyjakolwiek.',
  ),
  'INV-INVENT-ACCESS': rule(
    'Dostęp do kamienia milowego',
    'Wynalazca musi mieć dostęp do kamienia milowego karty. Ma go, gdy kamień jest jego własny, leży w wiedzy powszechnej lub został odrzucony, a także gdy kamień należy do kogoś innego, ale stoi na nim dyplomata wynalazcy lub pochodzi on z ery wcześniejszej niż bieżąca.',
    'Osobisty kamień milowy niczyj albo Chronosa liczy się jak cudzy.',
  ),
  'INV-INVENT-SPECIALISTS': rule(
    'Kto wynajduje',
    'Specjalista rodzaju karty albo uczony zostaje wynalazcą i staje przy karcie. Karta może wymagać wyczerpania dodatkowych specjalistów.',
    'Instrukcja pokazuje jedną taką kartę, parowiec z 1 handlarzem. Pozostałe wymagania są odtworzone: późniejsze ery wymagają więcej.',
  ),
  'INV-INVENT-ASPIRATION': rule('Dążenie technologii', 'Wynalezienie daje dążenie technologii.'),
  'INV-INVENT-POINTS': rule(
    'PP za wynalezienie',
    'Idee ery 6 dają PP w chwili wynalezienia.',
    'Liczba zaginęła; 6 to wartość odtworzona.',
  ),

  'INV-INNOVATE-INVENTION': rule(
    'Tylko wynalazek',
    'Nie można wprowadzić innowacji do idei, której nikt jeszcze nie wynalazł.',
  ),
  'INV-INNOVATE-OWN': rule(
    'Nie własny wynalazek',
    'Nikt nie wprowadza innowacji do własnego wynalazku. Przedstawiający może.',
  ),
  'INV-INNOVATE-TAKEN': rule(
    'Jeden innowator',
    'Wynalazek ma jednego innowatora.',
    'Instrukcja tego nie mówi; jest na to jedno pole.',
  ),
  'INV-INNOVATE-SPECIALIST': rule(
    'Kto wprowadza innowację',
    'Specjalista rodzaju wynalazku albo uczony staje na polu innowacji, a z zasobów przychodzi do domu nowy specjalista tego rodzaju.',
  ),
  'INV-INNOVATE-CHAIN': rule(
    'Akcja łańcuchowa wynalazku',
    'Innowator może wykonać akcję łańcuchową tej karty.',
    'Znane są akcje łańcuchowe dwóch kart, jedwabiu i mikroskopu. Pozostałe są odtworzone; podstawowe akcje występują najczęściej.',
  ),

  'INV-SHARE-INVENTION': rule('Tylko wynalazek', 'Udostępnić można tylko wynalazek, w dowolnym regionie.'),
  'INV-SHARE-PART': rule(
    'Kto brał udział',
    'Wynalazek może udostępnić tylko jego przedstawiający, wynalazca albo innowator.',
  ),
  'INV-SHARE-PRESENTER': rule(
    'PP dla przedstawiającego',
    'Przedstawiający otrzymuje PP równe erze karty za każdego przedstawiającego obywatela.',
  ),
  'INV-SHARE-INVENTOR': rule('Karta dla wynalazcy', 'Wynalazca bierze kartę. Odtąd jest jego wynalazkiem.'),
  'INV-SHARE-INNOVATOR': rule(
    'Obywatel dla innowatora',
    'Innowator, jeśli jest, umieszcza nowego obywatela w tym regionie mapy.',
  ),
  'INV-SHARE-TILE': rule(
    'Płytka dla udostępniającego',
    'Udostępniający bierze dowolną płytkę bogactwa z regionu albo dążenie jokera.',
    'Nie wziąć nic można tylko tam, gdzie przewiduje to instrukcja, przy pełnym obszarze płytek, albo bez wolnej płytki dążenia.',
  ),
  'INV-SHARE-FULL': rule(
    'Pełny obszar płytek',
    'O płytce udostępniającego decyduje się od razu. Gdy obszar płytek jest pełny, zastępuje ona leżące tam dążenie albo się jej nie bierze. Płytek postępu i bogactwa nigdy się nie zastępuje.',
  ),
  'INV-SHARE-CITIZENS': rule(
    'Wszyscy na mapę',
    'Wszyscy obywatele stojący przy karcie przechodzą do tego regionu mapy.',
  ),
};
