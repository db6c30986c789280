import type { RuleText } from '@guildhall/kernel';
import type { scienceAndActions as english } from '../../en/rules/science-and-actions.ts';
import { rule } from '../../rule.ts';

export const scienceAndActions: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-SCIENCE-POWER': rule(
    'Moc za poziomy',
    'Osiągnięcie lub minięcie poziomu 3, 5, 7 i 12 dyscypliny daje od razu 1, 2, 2 i 3 moce.',
    'Liczby są tylko na planszy nauki i odczytano je z jej publicznych zdjęć.',
  ),
  'AOI-SCIENCE-KEY': rule(
    'Klucz do poziomu 8',
    'Wejście powyżej poziomu 7 dyscypliny zużywa klucz z miasta, dla każdej dyscypliny osobny. Bez klucza dalsze awanse w niej przepadają. Dowolny awans, który by przepadł, można przeznaczyć na inną dyscyplinę.',
  ),
  'AOI-SCIENCE-KEEP-KEY': rule(
    'Użyć klucza czy zachować',
    'Nikt nie musi używać klucza: kto go zachowuje, traci awanse powyżej poziomu 7.',
    'Pytanie pada tylko wtedy, gdy kluczy jest mniej niż dyscyplin, które ich jeszcze potrzebują, bo inaczej zachowanie klucza nic nie daje. Kto wybiera awans powyżej poziomu 7, tym samym używa klucza, a z dowolnych awansów możliwych już tylko dzięki kluczowi może zrezygnować.',
  ),
  'AOI-SCIENCE-TOP': rule(
    'Jeden na szczycie',
    'Poziom 12 dyscypliny osiąga tylko jeden gracz; pozostali zatrzymują się na poziomie 11. Dalsze awanse przepadają.',
  ),
  'AOI-SCIENCE-INCOME': rule(
    'Dochód od poziomu 9',
    'Od poziomu 9 dyscyplina daje w każdej rundzie dochód: Bankowość 3 monety, Prawo 6 mocy, Inżynieria 1 narzędzie, Medycyna 3 punkty. Kto osiąga poziom 9 dzięki awansowi z dochodu, dostaje ten dochód od razu.',
    'Liczby są tylko na planszy nauki i odczytano je z jej publicznych zdjęć.',
  ),
  'AOI-SCIENCE-TOGETHER': rule(
    'Awanse w jednej dyscyplinie',
    'Dwa poziomy z akcji księgi i z pałacu 6 trzeba wykorzystać w tej samej dyscyplinie. Kilka awansów z innych źródeł można dowolnie rozdzielić.',
  ),
  'AOI-SCHOLAR-SEND': rule(
    'Wysłanie uczonego',
    'W ramach akcji gracz wysyła uczonego na wolne pole dyscypliny, za 3 lub 2 poziomy w niej. Każda dyscyplina ma jedno pole za 3 poziomy i trzy za 2; można wybrać dowolne wolne. Uczony zostaje tam na stałe.',
    'To, które pola dają 3 poziomy, odczytano z publicznych zdjęć planszy nauki. Uczonego można wysłać, nawet jeśli część awansów albo wszystkie przepadną: nic tego nie zabrania.',
  ),
  'AOI-SCHOLAR-NONE': rule(
    'Potrzebny uczony',
    'Wysłać lub zwrócić można tylko uczonego, którego pozyskano z puli.',
  ),
  'AOI-SCHOLAR-PLACE-TAKEN': rule(
    'Pola dla uczonych',
    'Na polu mieści się jeden uczony. Gdy nie ma wolnego pola z tyloma poziomami, nie można za nie wysłać uczonego.',
  ),
  'AOI-SCHOLAR-RETURN': rule(
    'Zwrócenie uczonego',
    'Zamiast tego uczony może wrócić do puli za jeden poziom w dowolnej dyscyplinie i można go znów pozyskać. Dla żetonów, które to punktują, liczy się to jako wysłanie uczonego.',
  ),

  'AOI-BOOK-CHOICE': rule(
    'Księgi z dowolnej dyscypliny',
    'Gdy dostaje się księgę bez podanej dyscypliny, wybiera ją właściciel; kilka ksiąg może być z różnych dyscyplin.',
    'W pudełku jest po dwanaście ksiąg każdej dyscypliny, ale pula nigdy się nie kończy.',
  ),
  'AOI-BOOK-PAYMENT': rule(
    'Płacenie księgami',
    'Gdy płaci się księgami z dowolnych dyscyplin, gracz wybiera je jedną po drugiej. Gdy nie ma wyboru, gra o nic nie pyta.',
  ),
  'AOI-COMPETENCY-SLOT': rule(
    'Poziomy i księgi kompetencji',
    'Szkoła, uniwersytet i niektóre żetony dają kompetencję. Jej pole dodaje trzy rzeczy swojej dyscypliny: w górnym rzędzie 3 poziomy, w środkowym 2 poziomy i 1 księgę, w dolnym 1 poziom i 2 księgi.',
    'To, który rząd co daje, odczytano z publicznych zdjęć; instrukcje mówią, że łącznie zawsze trzy.',
  ),
  'AOI-COMPETENCY-ONE-OF-A-KIND': rule(
    'Po jednej każdego rodzaju',
    'Nikt nie może mieć dwóch kompetencji tego samego rodzaju.',
  ),
  'AOI-COMPETENCY-SUPPLY': rule(
    'Pozostałe kompetencje',
    'Każda kompetencja jest w czterech egzemplarzach. Tej, której już nie ma, wziąć nie można.',
    'Kto ma już wszystkie rodzaje, które zostały, nie bierze żadnej. Instrukcje o tym nie mówią.',
  ),
  'AOI-COMPETENCY-EFFECTS': rule(
    'Działanie kompetencji',
    'Kompetencja działa od chwili wzięcia; dochód daje od następnej fazy dochodu. Dochód, natychmiastowe premie, akcje specjalne oraz punkty za pasowanie, za wysłanych uczonych i za warsztaty na heksach granicznych są takie, jak mówią nazwy. Wieżę umieszcza się od razu jako budynek neutralny.',
  ),
  'AOI-INNOVATION-COST': rule(
    'Księgi za innowację',
    'Innowacja kosztuje 5 ksiąg: 2 z dyscypliny swojej kolumny i 3 dowolne. Dwie górne, dla dwóch i czterech graczy, kosztują 2 księgi Bankowości, 2 Prawa i 1 dowolną albo 2 Inżynierii, 2 Medycyny i 1 dowolną. Druga innowacja gracza kosztuje o 1 dowolną księgę więcej, trzecia o 2.',
    'Instrukcje opisują lewą z górnej pary; prawą odczytano z publicznych zdjęć planszy.',
  ),
  'AOI-INNOVATION-COINS': rule(
    'Monety za innowację',
    'Kto nie ma pałacu na mapie, płaci dodatkowo 5 monet.',
    'Neutralny pałac liczy się tu od następnej innowacji. Instrukcje pytają, czy zbudowano własny pałac, a budynek neutralny uchodzi za budynek swojego właściciela i tego rodzaju, który przedstawia.',
  ),
  'AOI-INNOVATION-DISPLAY': rule(
    'Wyłożone innowacje',
    'Wprowadzić można tylko innowację, która jeszcze leży na planszy. Każda jest jedna.',
  ),
  'AOI-INNOVATION-THREE': rule('Trzy innowacje', 'Nikt nie wprowadza więcej niż trzech innowacji.'),
  'AOI-INNOVATION-EFFECTS': rule(
    'Działanie innowacji',
    'Natychmiastowe premie i punkty, dochód, akcje specjalne i punkty za pasowanie są takie, jak mówią opisy. Wśród liczonych budynków są też neutralne. Potęga pary daje za darmo postęp na obu torach, razem z nagrodami. Neutralny pałac nie daje żetonu pałacu, ale 2 nowe znaczniki mocy do naczynia III, a neutralny uniwersytet nie daje kompetencji.',
    'Jeden z przykładów wersji 1.0 daje Profesorom 2 punkty, a Szlakom handlowym 4; jej własny spis i wersja 1.2 podają 3 i 2, i tak jest tutaj. Architektura liczy wszystkie siedem rodzajów: warsztat, gildię, szkołę, pałac, uniwersytet, wieżę i monument.',
  ),

  'AOI-PALACE-CHOICE': rule(
    'Wybór pałacu',
    'Kto buduje pałac, najpierw wybiera jeden z żetonów pałacu na stole. Neutralny pałac nie daje żetonu.',
  ),
  'AOI-PALACE-TAKEN': rule('Każdy pałac raz', 'Nie można wybrać żetonu pałacu, który ktoś już wziął.'),
  'AOI-PALACE-DRAFTED': rule(
    'Dobrany pałac',
    'Kto dobrał pałac, używa tego żetonu, gdy pałac powstanie. Do tego czasu żeton nie działa.',
  ),
  'AOI-PALACE-EFFECTS': rule(
    'Działanie pałaców',
    'Dochód, akcje specjalne, natychmiastowe premie i punkty są takie, jak mówią opisy żetonów. Gildia z pałacu 16 pochodzi z własnej planszy i może stanąć na dowolnym pustym heksie preferowanego terenu, którego w tej turze nie przekształcono; liczy się to jako budowa. Postępy żeglugi z pałacu 14 dają nagrody. Lot z pałacu 9 kosztuje uczonego, który wraca do puli.',
    'Gdy powstaje pałac 8, grupy, które teraz są dość silne, od razu stają się miastami. Z mostów i łopat pałacu 15 można zrezygnować.',
  ),
  'AOI-PALACE-BUNDLE': rule(
    'Trzy premie pałacu 15',
    'Dwie łopaty, dwa mosty i dwie księgi z pałacu 15 bierze się w dowolnej kolejności, ale jedną premię kończy się przed następną.',
    'Rozpoczętej premii nic nie przerywa. Żeton miasta, który czeka już przy otwarciu pałacu, i to, co przynosi, można wziąć przed całymi premiami, między nimi lub po nich, bo nic nie ustala ich kolejności. Według wersji 1.2 żeton miasta założonego, gdy zostały jeszcze premie pałacu, bierze się dopiero po nich wszystkich, jak w przykładzie instrukcji z łopatami, żetonem miasta i mostem; według wersji 1.0 czeka tylko do końca tej, którą zaczęto.',
  ),
  'AOI-PALACE-TOWN-TILE': rule(
    'Żeton miasta z pałacu 11',
    'Pałac 11 daje żeton miasta z jego punktami, premią i kluczem. Nie ma on nic wspólnego z miastami na mapie, a pałac może być częścią miasta. Liczy go wszystko, co liczy żetony miasta, także żeton punktowania rundy.',
    'Według wersji 1.2 wzięcie go jest założeniem miasta, więc Kotołaki i Jaszczury dostają za nie swoją premię; wersja 1.0 tego nie mówi i jej nie dostają.',
  ),

  'AOI-ACTION-ONCE': rule(
    'Raz na rundę dla wszystkich',
    'Każdego zaklęcia i każdej akcji księgi może w rundzie użyć jeden gracz, jeden raz.',
  ),
  'AOI-ACTION-POWER': rule('Koszt zaklęcia', 'Za zaklęcie płaci się mocą z naczynia III.'),
  'AOI-ACTION-BOOKS': rule(
    'Koszt akcji księgi',
    'Akcja księgi kosztuje od 1 do 3 ksiąg z dowolnych dyscyplin.',
  ),
  'AOI-ACTION-NOT-IN-PLAY': rule(
    'Dostępne akcje księgi',
    'Użyć można tylko trzech akcji księgi wylosowanych do tej gry.',
  ),
  'AOI-ACTION-EFFECTS': rule(
    'Działanie zaklęć i akcji księgi',
    'Dają to, co mówią ich nazwy. Łopaty zaczynają akcję przekształcenia terenu i budowy: za warsztat się płaci, a brakujące łopaty można dokupić. Gildia za księgi to zwykła budowa.',
    'Gra nie proponuje akcji, która nic by nie dała, na przykład mostu bez miejsca na niego.',
  ),
  'AOI-SPECIAL-ONCE': rule(
    'Akcje specjalne raz na rundę',
    'Akcji specjalnej frakcji, pałacu, innowacji, kompetencji lub premii rundy można użyć raz na rundę. Nic nie kosztuje.',
  ),
  'AOI-SPECIAL-NONE': rule('Własne akcje specjalne', 'Akcji specjalnej może użyć tylko właściciel żetonu.'),
  'AOI-BRIDGE-SITE': rule(
    'Miejsca na mosty',
    'Mosty dają: zaklęcie, premia rundy, pałac 15 i akcja Kretów. Most buduje się w miejscu, które pokazuje mapa. Gdy gracz nie ma żadnego możliwego miejsca, akcja też nie jest możliwa.',
  ),
  'AOI-BRIDGE-OWN-END': rule(
    'Własny budynek na końcu mostu',
    'Przynajmniej na jednym końcu nowego mostu musi stać własny budynek.',
  ),
  'AOI-BRIDGE-LIMIT': rule('Trzy mosty', 'Każdy ma trzy mosty na całą grę.'),
  'AOI-BRIDGE-TAKEN': rule(
    'Jeden most w miejscu',
    'W jednym miejscu stoi jeden most, niezależnie od tego, kto go zbudował.',
  ),
  'AOI-BRIDGE-OVER-LAND': rule(
    'Mosty nad lądem',
    'Mosty nad lądem budują tylko Krety, własną akcją.',
    'Most biegnie wzdłuż boku między dwoma heksami po jego lewej i prawej stronie. U Kretów jeden z nich albo oba mogą być lądem; heksów oddalonych o dwa w linii prostej połączyć nie można.',
  ),
};
