import type { RuleText } from '@guildhall/kernel';
import type { land as english } from '../../en/rules/land.ts';
import { rule } from '../../rule.ts';

export const land: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-ADJACENT': rule(
    'Sąsiadowanie',
    'Heksy i budynki sąsiadują, jeśli mają wspólny bok lub łączy je most. O sąsiadowanie pytają Moc dla sąsiadów, miasta i cena gildii.',
    'Żadna instrukcja nie ogranicza mostu do właściciela, więc łączy on oba heksy dla wszystkich.',
  ),
  'AOI-REACH': rule(
    'Zasięg',
    'W zasięgu jest to, co sąsiaduje, oraz to, co łączy ciąg heksów rzeki nie dłuższy niż własna żegluga. Premia rundy może wydłużyć żeglugę o jeden, tylko w fazie akcji.',
  ),
  'AOI-TERRAFORM-REACH': rule(
    'Przekształcanie: zasięg',
    'Przekształcić można tylko heks w zasięgu własnego budynku, który stał już na początku akcji.',
  ),
  'AOI-TERRAFORM-OCCUPIED': rule('Przekształcanie: wolny heks', 'Teren pod budynkiem nigdy się nie zmienia.'),
  'AOI-TERRAFORM-HOME-ALREADY': rule(
    'Już preferowany teren',
    'Heksu swojego preferowanego terenu gracz nie przekształca.',
  ),
  'AOI-TERRAFORM-SHORTEST': rule(
    'Najkrótsza droga do domu',
    'Każdy krok na kręgu terenów wymaga łopaty, łącznie 1 do 3, i tylko najkrótszą drogą ku preferowanemu terenowi, nigdy dalej.',
  ),
  'AOI-TERRAFORM-COST': rule(
    'Cena łopat',
    'Łopata kosztuje 3 narzędzia, po postępie na torze przekształcania 2 lub 1. Tunel kosztuje dodatkowo narzędzie, lot uczonego.',
  ),
  'AOI-TERRAFORM-PARTIAL': rule(
    'Postój po drodze',
    'Heks można zostawić w pół drogi; warsztatu się wtedy na nim nie buduje, a póki jest pusty, każdy może go znów przekształcić.',
    'Instrukcje mówią tak o darmowych łopatach; nic nie wyklucza tego dla kupionych.',
  ),
  'AOI-TERRAFORM-ONE-HEX': rule(
    'Jeden heks na akcję',
    'Łopaty akcji idą na jeden heks, poza nadwyżką darmowych łopat.',
  ),
  'AOI-TERRAFORM-SURPLUS': rule(
    'Nadwyżka łopat',
    'Gdy pierwszy heks stał się preferowanym terenem, a zostały darmowe łopaty, mogą one zmienić inne heksy w zasięgu. Jedyny warsztat akcji może stanąć tylko na pierwszym heksie.',
    'Tylko o pierwszym heksie powiedziano, że musi najpierw stać się preferowanym terenem; drugi może zostać w pół drogi, zanim zacznie się trzeci.',
  ),
  'AOI-TERRAFORM-TOP-UP': rule(
    'Dokupienie łopat',
    'Gdy darmowych łopat nie starcza, można dokupić brakujące za narzędzia, tylko po to, by pierwszy heks stał się preferowanym terenem. Łopat spoza fazy akcji nigdy się nie uzupełnia.',
    'O drugim heksie z nadwyżki źródła milczą; używa się na nim tylko darmowych łopat.',
  ),
  'AOI-TERRAFORM-LOST': rule('Niewykorzystane łopaty', 'Łopaty zużywa się od razu albo przepadają.'),
  'AOI-BUILD-HOME': rule('Budowa na preferowanym terenie', 'Budynki stoją na własnym preferowanym terenie.'),
  'AOI-BUILD-OCCUPIED': rule('Budowa na wolnym heksie', 'Na heksie stoi jeden budynek.'),
  'AOI-BUILD-REACH': rule('Budowa w zasięgu', 'Heks musi być w zasięgu własnego budynku.'),
  'AOI-BUILD-COST': rule(
    'Cena warsztatu',
    'Warsztat kosztuje 1 narzędzie i 2 monety, także gdy łopaty były darmowe.',
  ),
  'AOI-BUILD-PIECES': rule(
    'Budynek musi zostać',
    'Na planszy planowania musi być jeszcze budynek tego rodzaju: warsztatów jest dziewięć, gildii cztery.',
  ),
  'AOI-BUILD-FIRST-HEX': rule(
    'Warsztat na pierwszym heksie',
    'Po użyciu łopat warsztat może stanąć tylko na pierwszym heksie, który w tej akcji stał się preferowanym terenem.',
  ),
  'AOI-BUILD-INSTEAD': rule(
    'Budowa bez łopat',
    'Akcję z darmowymi łopatami można wykorzystać do zbudowania warsztatu na heksie, który już jest preferowanym terenem. Łopaty wtedy przepadają.',
    'Tej akcji zawsze można użyć do samej budowy i nic nie mówi inaczej o darmowych łopatach. Po użyciu łopaty warsztat należy do pierwszego zmienionego heksu.',
  ),
  'AOI-LEAP-NOT-ADJACENT': rule(
    'Dokąd prowadzi tunel i lot',
    'Tunel pomija jeden heks dowolnego rodzaju, lot jeden lub dwa. Docelowy heks nie może sąsiadować z własnym budynkiem; może być w zasięgu żeglugi. Należą do akcji przekształcenia i budowy, więc nie ma ich przy łopatach z premii za naukę ani przy budynkach neutralnych.',
    'Pominięte heksy mogą być zajęte. Tunel lub lot może też prowadzić na heks, który już jest preferowanym terenem: zdolność należy do akcji, a ta obejmuje samą budowę.',
  ),
  'AOI-LEAP-ONCE': rule(
    'Jeden tunel lub lot na akcję',
    'Akcja ma najwyżej jeden tunel lub lot, niezależnie od liczby zmienianych heksów.',
    'Teksty mówią o jednej opłacie za każdym wykonaniem akcji.',
  ),
  'AOI-LEAP-NONE': rule('Kto kopie i lata', 'Tunele kopią tylko Krety, a lata tylko właściciel pałacu 9.'),
  'AOI-SHIPPING-ADVANCE': rule(
    'Żegluga',
    'Krok żeglugi kosztuje 4 monety i uczonego i nagradza tym, co pokazuje nowe pole: 2 punkty, 2 wybrane księgi, 4 punkty.',
  ),
  'AOI-SHIPPING-TOP': rule('Szczyt żeglugi', 'Powyżej szczytu nie ma kroku; darmowy przepada.'),
  'AOI-SHIPPING-COST': rule('Cena żeglugi', '4 monety i uczony.'),
  'AOI-TERRAFORMING-ADVANCE': rule(
    'Tor przekształcania',
    'Krok kosztuje 5 monet, narzędzie i uczonego (łąka: 1 monetę). Łopata kosztuje potem 2 narzędzia, a od razu dostaje się 2 wybrane księgi; później 1 narzędzie i 6 punktów.',
  ),
  'AOI-TERRAFORMING-TOP': rule(
    'Szczyt toru przekształcania',
    'Powyżej szczytu nie ma kroku; darmowy przepada.',
  ),
  'AOI-TERRAFORMING-COST': rule(
    'Cena toru przekształcania',
    '5 monet, narzędzie i uczony; łąka płaci 1 monetę zamiast 5.',
  ),
  'AOI-BRIDGE-SITE': rule('Miejsca mostów', 'Mosty buduje się tylko w wyznaczonych miejscach.'),
  'AOI-BRIDGE-OWN-END': rule('Własny koniec', 'Na co najmniej jednym końcu mostu musi stać własny budynek.'),
  'AOI-BRIDGE-LIMIT': rule('Trzy mosty', 'Gracz ma trzy mosty na całą grę.'),
  'AOI-BRIDGE-TAKEN': rule('Jeden most na miejsce', 'W jednym miejscu stoi jeden most, czyjkolwiek jest.'),
  'AOI-BRIDGE-OVER-LAND': rule(
    'Mosty nad lądem',
    'Tylko Krety, mostem za narzędzie, budują tam, gdzie heksy obok mostu są lądem.',
    'Końce takiego mostu mają dwa wspólne sąsiednie heksy, jak w wyznaczonych miejscach; dwa heksy w linii prostej mają tylko jeden i most ich nie łączy.',
  ),
};
