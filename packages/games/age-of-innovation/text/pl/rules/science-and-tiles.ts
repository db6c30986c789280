import type { RuleText } from '@guildhall/kernel';
import type { scienceAndTiles as english } from '../../en/rules/science-and-tiles.ts';
import { rule } from '../../rule.ts';

export const scienceAndTiles: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-SCIENCE-POWER': rule(
    'Moc poziomów',
    'Osiągnięcie poziomu 3, 5, 7 lub 12 daje raz 1, 2, 2 lub 3 Moce.',
  ),
  'AOI-SCIENCE-KEY': rule(
    'Klucze',
    'Wejście na poziom 8 dyscypliny zużywa klucz z żetonu miasta, osobny dla każdej dyscypliny. Bez niego awanse powyżej 7 przepadają.',
  ),
  'AOI-SCIENCE-KEEP-KEY': rule(
    'Zachowanie klucza',
    'Klucza nie trzeba użyć; awanse powyżej 7 wtedy przepadają. Gra nie pyta, gdy kluczy starcza dla wszystkich dyscyplin, które ich jeszcze potrzebują.',
  ),
  'AOI-SCIENCE-TOP': rule(
    'Jeden na poziomie 12',
    'Na poziomie 12 dyscypliny stoi tylko jeden znacznik; inne zatrzymują się na 11. Wybrany awans musi coś przesunąć, jeśli się da; gdzie nic się nie rusza, przepada, a utracone awanse nie punktują.',
  ),
  'AOI-SCIENCE-INCOME': rule(
    'Dochód poziomów',
    'Od poziomu 9: bankowość 3 monety, prawo 6 Mocy, inżynieria 1 narzędzie, medycyna 3 punkty przy każdym dochodzie. Awans z kompetencji dochodu, który osiąga poziom 9, płaci od razu.',
  ),
  'AOI-SCIENCE-TOGETHER': rule(
    'Awanse w jednej dyscyplinie',
    'Awanse z pola akcji idą w jednej dyscyplinie; awanse z żetonów i pasowania można dzielić.',
  ),
  'AOI-SCHOLAR-SEND': rule(
    'Wysłanie uczonego',
    'Uczony na wolnym polu dyscypliny daje tyle awansów, ile wskazuje pole, 3 lub 2, i zostaje tam na stałe. Wolno wybrać dowolne wolne pole, nawet gdy awans jest niemożliwy.',
    'O awansach bez drogi mówi się, że przepadają; nic nie zabrania mimo to wysłać uczonego.',
  ),
  'AOI-SCHOLAR-NONE': rule('Potrzebny uczony', 'Można użyć tylko uczonych pozyskanych z puli.'),
  'AOI-SCHOLAR-PLACE-TAKEN': rule(
    'Pola uczonych',
    'Dyscyplina ma jedno pole 3 i trzy pola 2, każde dla jednego uczonego.',
  ),
  'AOI-SCHOLAR-RETURN': rule(
    'Zwrot uczonego',
    'Zamiast tego uczony może wrócić do własnej puli za jeden awans. Liczy się to jako wysłanie uczonego.',
  ),
  'AOI-BOOK-CHOICE': rule(
    'Księgi do wyboru',
    'Księgi do wyboru mogą być z różnych dyscyplin i bierze się je po jednej.',
  ),
  'AOI-BOOK-PAYMENT': rule(
    'Płacenie księgami',
    'Księgi dowolnych dyscyplin płaci się po jednej tam, gdzie jest wybór.',
  ),
  'AOI-COMPETENCY-SLOT': rule(
    'Awanse i księgi kompetencji',
    'Z kompetencją przychodzą awanse i księgi jej pola, w dyscyplinie kolumny: 3 awanse, 2 awanse i księga albo awans i 2 księgi. Szkoły i uniwersytet dają po jednej.',
  ),
  'AOI-COMPETENCY-ONE-OF-A-KIND': rule(
    'Kompetencja tylko raz',
    'Nikt nie bierze tej samej kompetencji dwa razy.',
  ),
  'AOI-COMPETENCY-SUPPLY': rule('Po cztery kompetencje', 'Każdej kompetencji są cztery sztuki.'),
  'AOI-COMPETENCY-EFFECTS': rule(
    'Co dają kompetencje',
    'Dochód: narzędzie i awans; 3 punkty i 2 monety; księga i Moc; wieża z 2 Mocami i 2 monetami. Od razu: narzędzie, 5 punktów i 2 monety; przekształcenie z 2 łopatami; 2 pawilony; wieża. Raz na rundę: 4 Moce. Przy pasowaniu: 2 punkty za żeton miasta; punkt za każdy poziom najniższej dyscypliny. Zawsze: 2 punkty za wysłanego uczonego; 3 za warsztat na heksie granicznym.',
    'Awanse z pasowania wykonuje się przed policzeniem najniższej dyscypliny.',
  ),
  'AOI-INNOVATION-COST': rule(
    'Księgi za innowację',
    '2 księgi kolumny i 3 dowolne; w górnej parze 2 i 2 oraz 1 dowolna. Druga innowacja kosztuje o 1 księgę więcej, trzecia o 2.',
  ),
  'AOI-INNOVATION-COINS': rule(
    'Monety bez pałacu',
    'Bez pałacu innowacja kosztuje o 5 monet więcej.',
    'Pałac neutralny liczy się jak odpowiedni budynek, więc też znosi tę opłatę.',
  ),
  'AOI-INNOVATION-DISPLAY': rule(
    'Wystawione innowacje',
    'Wziąć można tylko żeton leżący na planszy innowacji.',
  ),
  'AOI-INNOVATION-THREE': rule('Trzy innowacje', 'Gracz ma najwyżej trzy innowacje.'),
  'AOI-INNOVATION-EFFECTS': rule(
    'Co dają innowacje',
    'Zdolności specjalne, natychmiastowe punkty za miasta, poziomy, warsztaty, szkoły, mosty, budynki lub grupy, awanse za kształty budynków albo budynek neutralny z dochodem: jak mówi żeton.',
    'Kształt to rodzaj budynku, więc najwyżej siedem. Grupy liczy się według sąsiadowania.',
  ),
  'AOI-PALACE-CHOICE': rule('Wybór pałacu', 'Kto buduje pałac, najpierw wybiera żeton.'),
  'AOI-PALACE-TAKEN': rule('Pozostałe pałace', 'Wziąć można tylko dostępny żeton, którego nikt nie ma.'),
  'AOI-PALACE-DRAFTED': rule(
    'Dobrane pałace',
    'Po dobieraniu pałac jest tym dobranym. Przed zbudowaniem nic nie robi.',
  ),
  'AOI-PALACE-EFFECTS': rule(
    'Co dają pałace',
    'Dochód, natychmiastowa premia, akcja specjalna lub trwała zdolność: każdy z siedemnastu według żetonu.',
  ),
  'AOI-PALACE-BUNDLE': rule(
    'Premie, które się nie mieszają',
    'Pałac 15 daje przekształcenie z 2 łopatami, 2 mosty i 2 księgi w dowolnej kolejności; jedną kończy się przed następną. W wersji 1.2 inne premie, jak miasto, czekają, aż weźmie się wszystkie trzy.',
    'Z mostów i łopat pałacu można zrezygnować.',
  ),
  'AOI-PALACE-TOWN-TILE': rule(
    'Żeton miasta pałacu 11',
    'Liczy się jako żeton miasta do wszystkiego poza mapą. W wersji 1.2 wzięcie go jest dla frakcji założeniem miasta, w 1.0 nie. Żeton rundy za żetony miasta płaci w obu.',
  ),
  'AOI-ACTION-ONCE': rule(
    'Raz na rundę przez kogokolwiek',
    'Każdego zaklęcia i każdej akcji Księgi używa się raz na rundę, kto pierwszy.',
  ),
  'AOI-ACTION-POWER': rule('Moc na zaklęcie', 'Moc zaklęcia musi leżeć w naczyniu III.'),
  'AOI-ACTION-BOOKS': rule('Księgi na akcję', 'Akcję Księgi opłaca się księgami dowolnych dyscyplin.'),
  'AOI-ACTION-NOT-IN-PLAY': rule('Poza grą', 'Tej akcji Księgi nie wylosowano do tej gry.'),
  'AOI-ACTION-EFFECTS': rule(
    'Co dają akcje',
    'Moc: most lub uczony za 3; 2 narzędzia, 7 monet lub przekształcenie z łopatą za 4; z 2 łopatami za 6. Księgi: 5 Mocy lub 2 awanse w jednej dyscyplinie za 1; 6 monet, darmowa gildia lub 2 punkty za gildię za 2; przekształcenie z 3 łopatami za 3. Akcji, która nic by nie dała, nie ma w ofercie.',
  ),
  'AOI-SPECIAL-ONCE': rule(
    'Akcje specjalne raz na rundę',
    'Akcja specjalna jest darmowa i używa się jej raz na rundę.',
  ),
  'AOI-SPECIAL-NONE': rule('Tylko właściciel', 'Akcja specjalna należy do właściciela żetonu lub frakcji.'),
  'AOI-BONUS-EFFECTS': rule(
    'Co dają premie rundy',
    'Dochód, a ponadto: żegluga dłuższa o 1 i 2 punkty za warsztat przy rzece; 2 punkty za wysłanego uczonego; 3 za gildię; 4 za każdy pałac i uniwersytet przy pasowaniu; łopata, most lub awans jako akcja specjalna; awans za każdą szkołę przy pasowaniu.',
  ),
  'AOI-SCORE-ROUND': rule(
    'Punktowanie rundy',
    'Żeton rundy płaci za to, co pokazuje, tylko w fazie akcji: warsztaty 2, gildie 3, szkoły 4, pałac i uniwersytet 5, łopaty 2, awanse 1, żetony miasta 5, kroki torów 3, innowacje 5.',
  ),
  'AOI-SCORE-FINAL': rule(
    'Punktowanie ostatniej rundy',
    'W rundzie 6 płaci dodatkowo żeton rundy finałowej.',
  ),
  'AOI-PASS-BONUS': rule(
    'Nowa premia rundy',
    'Kto pasuje, bierze jedną z trzech premii rundy ze stołu z monetami na niej, a potem oddaje własną.',
  ),
  'AOI-PASS-OWN-BONUS': rule(
    'Nie własną',
    'Własnej premii nie można wziąć ponownie, ale można wziąć oddaną wcześniej przez kogoś.',
  ),
  'AOI-PASS-LAST-ROUND': rule(
    'Pasowanie w rundzie 6',
    'W rundzie 6 działają tylko efekty pasowania; premii się nie bierze.',
  ),
  'AOI-PASS-EFFECTS': rule(
    'Efekty pasowania',
    'Premia rundy, pałac, innowacje i kompetencje z ikoną pasowania dają to, co pokazują.',
  ),
  'AOI-PASS-ORDER': rule(
    'Kolejność następnej rundy',
    'Kolejność pasowania jest kolejnością tur następnej rundy.',
  ),
  'AOI-ROUND-SCIENCE': rule(
    'Premia za naukę',
    'Po rundach 1 do 5 każdy dostaje nagrodę z żetonu rundy za każdą pełną wielokrotność poziomów, w kolejności tur następnej rundy.',
  ),
  'AOI-ROUND-SPADES': rule(
    'Łopaty z premii za naukę',
    'Można je rozłożyć na heksy w zasięgu, także w pół drogi. Bez warsztatu, dokupionych łopat, premii do żeglugi, tunelu i lotu.',
    'To, że pierwszy heks musi najpierw stać się preferowanym terenem, napisano tylko o fazie akcji.',
  ),
  'AOI-ROUND-CLEAN-UP': rule(
    'Porządki',
    'Wszystkie użyte akcje są znów dostępne w następnej rundzie.',
    'Lista w instrukcjach pomija kafle frakcji; zdanie nad nią mówi o wszystkich.',
  ),
  'AOI-ROUND-COINS': rule(
    'Monety na premiach rundy',
    'Na każdą pozostałą premię rundy kładzie się monetę; monety się sumują.',
  ),
  'AOI-END-AREA': rule(
    'Największe obszary',
    '18, 12 i 6 punktów za najwięcej budynków w swoim zasięgu: żeglugą bez premii rundy, z tunelami i lotami, bez opłat. Remisujący dzielą zajęte miejsca, w dół.',
  ),
  'AOI-END-SCIENCE': rule(
    'Miejsca w nauce',
    '8, 4 i 2 punkty w każdej dyscyplinie. Remisy dzielą; poziom 0 nic nie daje.',
  ),
  'AOI-END-RESOURCES': rule(
    'Pozostałe zasoby',
    'Wszystko zamienia się na monety; 5 monet to punkt.',
    'Poświęcenie Mocy jest jedną z zamian, więc połowa naczynia II też się liczy.',
  ),
  'AOI-END-WINNER': rule('Zwycięzca', 'Wygrywa najwięcej punktów; remis to wspólne zwycięstwo.'),
  'AOI-TWO-NEUTRAL': rule(
    'Frakcja niezależna dla dwóch osób',
    'Ma uczonego na polu 2 w każdej dyscyplinie, poziomy od 2 w górę według ikon żetonów rund 1 do 5 i zajmuje miejsca w ostatecznej punktacji bez punktów.',
    'Ukraiński tekst mówi o premiach rundy; jego przykład i tekst polski pokazują, że chodzi o żetony punktowania rundy.',
  ),
  'AOI-TWO-AREA': rule(
    'Jej obszar',
    'Jej największy obszar ma 12 do 15 budynków według żetonu odkrywanego na początku rundy 6.',
  ),
  'AOI-VERSION': rule(
    'Wersje zasad',
    'Domyślna jest wersja 1.2. Wersja 1.0 różni się Nawigatorami, Iluzjonistami i Kretami i nie ma uzupełnień o miastach, kolejności premii oraz pałacach 11 i 15.',
  ),
};
