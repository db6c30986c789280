import { rule } from '../../rule.ts';

export const chronos = {
  'INV-CHRONOS-SETUP': rule(
    'Chronos jako trzeci',
    'Dwoje gra jak troje, z Chronosem jako automatycznym trzecim. Ma Obywateli, żetony Wpływu, znacznik Ery i losowe miejsce w kolejności; trzy żetony leżą na torze Ery. Nie zdobywa punktów.',
  ),
  'INV-CHRONOS-PREPARE': rule(
    'Przygotowanie Chronosa',
    'Zajmuje Ideę w Afryce albo, jeśli nie jest wolna, w następnym Regionie według numerów: Obywatele według kafla, jeden Obywatel na mapie, zakryty żeton na pierwszym polu od lewej.',
    'Robi to na swoim miejscu odwrotnej kolejności i nie zyskuje korzyści.',
  ),
  'INV-CHRONOS-CITIZENS': rule(
    'Obywatele Chronosa',
    'Jego Obywatele liczą się do większości. Gdy gracz udostępnia kartę, obok której stoi, jego punkty przepadają, wynaleziona przez niego karta opuszcza grę, a jako innowator dodaje Obywatela.',
  ),
  'INV-CHRONOS-TURN': rule(
    'Tura Chronosa',
    'Przechodzi do następnego Regionu według numerów, po siódmym do pierwszego, i robi pierwsze możliwe z: przedstawienie, wynalezienie, udostępnienie, innowacja. Gdy nic się nie da, idzie dalej. Jedna akcja kończy jego turę.',
    'Jeśli w siedmiu Regionach nie znajdzie nic, jego tura się kończy.',
  ),
  'INV-CHRONOS-PRESENT': rule(
    'Chronos przedstawia',
    'W Regionie bez karty przedstawia skrajną prawą kartę obszaru Idei, który się uzupełnia, z tyloma Obywatelami, ilu pokazuje kafel.',
    'Nie wymieniono dla niego korzyści.',
  ),
  'INV-CHRONOS-INVENT': rule(
    'Chronos wynajduje',
    'Wynajduje Ideę jednym Obywatelem, jeśli jej Kamień Milowy jest na polu Osobistym, w Wiedzy Powszechnej albo odrzucony.',
    'Obszar Eureki leży obok planszy, więc jego Kamienie Milowe się nie liczą.',
  ),
  'INV-CHRONOS-PROGRESS': rule(
    'Płytki Postępu Chronosa',
    'Za Wynalazek zabiera z gry płytkę Postępu jego rodzaju z numerem Regionu; gdy jej nie ma albo już ją miał, z następnym numerem.',
    'Tak samo, gdy udostępnia i nie ma już płytki Bogactwa.',
  ),
  'INV-CHRONOS-SHARE': rule(
    'Chronos udostępnia',
    'Udostępnia Wynalazek, obok którego stoi. Gracze dostają nagrody jak zwykle, wierzchnia płytka Bogactwa opuszcza grę.',
  ),
  'INV-CHRONOS-INNOVATE': rule(
    'Chronos wprowadza Innowację',
    'Wprowadza Innowację do Wynalazku gracza z wolnym miejscem, jednym Obywatelem i bez Akcji Łańcuchowej.',
  ),
  'INV-CHRONOS-TOKENS': rule(
    'Żetony Chronosa',
    'Przed Zmianą Ery kładzie żeton na pierwszym od lewej wolnym polu następnego Regionu według numerów, który ma wolne pole i nie ma jego żetonu, a jego Filar tam przechodzi.',
    'Dzieje się to przy wejściu w Ery 3, 4 i 5, po to trzy żetony leżą na torze. Piątego żetonu nie używa.',
  ),
  'INV-CHRONOS-MILESTONE': rule(
    'Kamień Milowy Chronosa',
    'Potem jego Kamień Milowy wchodzi do Wiedzy Powszechnej, skrajny prawy z obszaru Eureki staje się jego, a znacznik Ery przechodzi na skrajne prawe wolne pole jego Ery.',
    'Jeśli żaden kafel nie został, zatrzymuje swój.',
  ),
  'INV-CHRONOS-SEASONS': rule(
    'Filary Okresu na dwoje',
    'Na dwóch graczy Filary Okresu dają Wpływ tak samo jak Filary Epoki.',
  ),
};
