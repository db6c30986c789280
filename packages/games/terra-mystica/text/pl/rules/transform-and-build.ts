import type { RuleText } from '@guildhall/kernel';
import type { transformAndBuild as english } from '../../en/rules/transform-and-build.ts';
import { rule } from '../../rule.ts';

export const transformAndBuild: Readonly<Record<keyof typeof english, RuleText>> = {
  'TM-TRANSFORM-REACH': rule(
    'Przekształcanie: zasięg',
    'Przekształcić można tylko pole, które bezpośrednio lub pośrednio sąsiaduje z własną budowlą, także wtedy, gdy nic nie ma na nim stanąć.',
  ),
  'TM-TRANSFORM-OCCUPIED': rule('Przekształcanie: wolne pole', 'Teren pod budowlą nigdy się nie zmienia.'),
  'TM-TRANSFORM-HOME-ALREADY': rule(
    'Już preferowany teren',
    'Nie można przekształcić pola, które już jest twoim preferowanym terenem.',
    'Instrukcja opisuje przekształcanie jako drogę do preferowanego terenu i nigdzie nie każe ani nie pozwala od niego odchodzić.',
  ),
  'TM-TRANSFORM-SAME-TERRAIN': rule('Inny teren', 'Pole trzeba przekształcić w inny teren niż obecny.'),
  'TM-TRANSFORM-DISTANCE': rule(
    'Łopaty według odległości',
    'Każdy krok na kręgu przekształcania wymaga łopaty, liczonej krótszą drogą, czyli od 1 do 3. Kolejność na kręgu to pustynia, łąki, bagna, jeziora, las, góry, pustkowie i znów pustynia. Giganci zawsze potrzebują dokładnie 2.',
  ),
  'TM-TRANSFORM-COST': rule(
    'Cena łopat',
    'Łopata kosztuje 3 robotników, po postępie na torze trudności przekształcania 2 lub 1; Gremliny płacą 1 kapłanem. Gdy na pole prowadzi tylko tunel lub dywan, dolicza się jego cenę.',
  ),
  'TM-TRANSFORM-PARTIAL': rule(
    'Przekształcenie częściowe',
    'Przekształcenie można zakończyć na terenie innym niż preferowany. Nie buduje się wtedy osady, a pole pozostaje wolne dla wszystkich.',
    'Instrukcja dopuszcza każdy teren pośredni i pozwala liczyć krąg w obie strony. Przekształcać wolno więc w obu kierunkach, za tyle łopat, ile jest kroków; nie sprawdza się, czy wynik leży bliżej preferowanego terenu.',
  ),
  'TM-TRANSFORM-PAST-HOME': rule(
    'Nie dalej niż do preferowanego',
    'Przekształcenie kończy się najpóźniej na preferowanym terenie: nigdy nie prowadzi przez niego do terenu leżącego dalej, bez względu na to, skąd są łopaty.',
    'Instrukcja liczy kroki do preferowanego terenu i pozwala zatrzymać się po drodze. Teren, do którego krótsza droga prowadzi dopiero przez preferowany, nie leży na tej drodze, a dłuższą drogą dookoła też się tam nie idzie: żadne przekształcenie nie wymaga więcej niż trzech łopat.',
  ),
  'TM-TRANSFORM-ONE-HEX': rule(
    'Jedno pole w akcji',
    'Wszystkie łopaty z jednej akcji zużywa się na jedno pole, z wyjątkiem tych, które zostały (TM-TRANSFORM-LEFTOVER). Kupione łopaty nigdy nie trafiają na drugie pole.',
  ),
  'TM-TRANSFORM-LEFTOVER': rule(
    'Pozostałe łopaty',
    'Gdy pole stało się preferowanym terenem, a zostały darmowe łopaty, można nimi przekształcić inne pole w zasięgu. Powstać może tylko jedna osada, na polu, które w tej akcji stało się preferowanym terenem. Niewykorzystane łopaty przepadają.',
    'Instrukcja nie pozwala budować osady na drugim polu. Ponieważ jednak to gracz wybiera, które pole jest pierwsze, osada może stanąć na dowolnym jednym z pól, które w tej akcji stały się preferowanym terenem. Po przekształceniu częściowym żadne łopaty nie zostają.',
  ),
  'TM-TRANSFORM-TOP-UP': rule(
    'Dokupienie łopat',
    'Jeśli łopat z zaklęcia lub żetonu bonusów jest za mało, by pierwsze pole stało się preferowanym terenem, brakujące można dokupić po zwykłej cenie, wszystkie lub część: przekształcenie może też zatrzymać się po drodze. Do łopat z nagród kultów i z twierdz nie można nic dokupić.',
    'Brakuje tylu łopat, ilu darmowym nie starcza do preferowanego terenu; gdy wystarczają albo gdy przekształcenie wymaga więcej kroków niż droga do preferowanego terenu, niczego się nie dokupuje. W tych granicach wolno iść po kręgu w dowolną stronę, tak jak przy samych kupionych łopatach. Dla twierdzy Niziołków to wniosek: przy dokupowaniu instrukcja wymienia zaklęcia i żetony bonusów, a przy twierdzy odsyła tylko do zwykłych zasad.',
  ),
  'TM-TRANSFORM-SPADE-SCORING': rule(
    'PZ za łopaty',
    'W turze z żetonem łopat każda łopata wykorzystana w fazie akcji daje 2 PZ, kupiona czy darmowa. Łopaty z nagród kultów przychodzą po fazie akcji i na tym żetonie nie punktują.',
    'Instrukcja punktuje łopaty wykorzystane. Znana implementacja punktuje zdobyte, nawet jeśli przepadną; opcja pozwala wybrać. Niziołki i Alchemicy zawsze dostają swoje premie za łopaty zdobyte.',
  ),
  'TM-TRANSFORM-LATER-BUILD': rule(
    'Budowa później',
    'Na przekształconym polu nie trzeba od razu budować. Późniejsza budowa wymaga osobnej akcji, a do tego czasu każdy może to pole znów przekształcić.',
  ),

  'TM-BUILD-HOME': rule(
    'Budowa: preferowany teren',
    'Osada może stać tylko na preferowanym terenie swojej rasy.',
  ),
  'TM-BUILD-OCCUPIED': rule('Budowa: wolne pole', 'Na polu mieści się jedna budowla.'),
  'TM-BUILD-REACH': rule(
    'Budowa: zasięg',
    'Nowa osada musi bezpośrednio lub pośrednio sąsiadować z budowlą swojego właściciela.',
  ),
  'TM-BUILD-COST': rule(
    'Cena osady',
    'Osada kosztuje 1 robotnika i 2 monety, u Gnomów 1 robotnika i 1 monetę, u Trytonów 2 robotników i 3 monety. Gdy na pole prowadzi tylko tunel lub dywan, dolicza się jego cenę.',
  ),
  'TM-BUILD-PIECES': rule(
    'Osiem osad',
    'Rasa ma osiem osad. Dopóki wszystkie są na mapie, kolejnej nie zbuduje.',
  ),
  'TM-BUILD-THIS-ACTION': rule(
    'Osada po łopatach',
    'Po użyciu łopat osada może stanąć tylko na polu, które w tej samej akcji stało się preferowanym terenem, i tylko jedna.',
  ),
  'TM-BUILD-SCORING': rule(
    'PZ za osady',
    'Nowa osada daje 2 PZ, jeśli żeton tury pokazuje osady, i 2 PZ właścicielowi żetonu łask za osady.',
    'W jednym miejscu instrukcja mówi, że żetony punktacji dają PZ na koniec tury. Na dalszych stronach i w dodatku PZ dostaje się w chwili budowy i tak jest tutaj.',
  ),

  'TM-ADJACENT-DIRECT': rule(
    'Sąsiadowanie bezpośrednie',
    'Dwa pola sąsiadują bezpośrednio, jeśli stykają się bokiem lub łączy je most. Tylko to liczy się przy mocy dla sąsiadów, tańszej faktorii i miastach.',
  ),
  'TM-ADJACENT-INDIRECT': rule(
    'Sąsiadowanie pośrednie',
    'Dwa pola sąsiadują dla rasy pośrednio, jeśli od jednego do drugiego prowadzi droga po samych polach rzeki, nie dłuższa niż jej żegluga, albo sięga tam jej tunel lub dywan. Liczy się to przy przekształcaniu, budowie i końcowych obszarach.',
  ),

  'TM-SHIPPING-ADVANCE': rule(
    'Żegluga',
    'W ramach akcji gracz przesuwa wskaźnik żeglugi o poziom i dostaje PZ nowego poziomu. Poziom określa, przez ile pól rzeki może sięgać jego rasa.',
  ),
  'TM-SHIPPING-NO-TRACK': rule(
    'Bez toru żeglugi',
    'Krasnoludy i Fakirzy nie mają toru żeglugi; nie pomaga im też żeton bonusów z żeglugą.',
  ),
  'TM-SHIPPING-TOP': rule(
    'Koniec toru żeglugi',
    'Żegluga kończy się na poziomie 3, u Syren na poziomie 5.',
    'Końce torów były na ilustracjach i pochodzą z implementacji wzorcowej.',
  ),
  'TM-SHIPPING-COST': rule('Cena żeglugi', 'Poziom żeglugi kosztuje 1 kapłana i 4 monety.'),
  'TM-DIGGING-ADVANCE': rule(
    'Obniżenie trudności przekształcania',
    'W ramach akcji gracz przesuwa wskaźnik o poziom i dostaje 6 PZ; odtąd łopata kosztuje go o 1 robotnika mniej.',
  ),
  'TM-DIGGING-NO-TRACK': rule(
    'Bez toru trudności',
    'Gremliny nie mają toru trudności przekształcania; ich łopaty zawsze kosztują kapłana.',
    'Jedno zdanie instrukcji mówi, że go mają („Gremliny mają tor”). Zgubiło się tam przeczenie: przygotowanie do gry i opis rasy mówią co innego.',
  ),
  'TM-DIGGING-TOP': rule(
    'Koniec toru trudności',
    'Tor kończy się na 1 robotniku za łopatę, u Fakirów na 2.',
    'Krótszy tor Fakirów był na ilustracji i pochodzi z implementacji wzorcowej.',
  ),
  'TM-DIGGING-COST': rule(
    'Cena obniżenia trudności',
    'Poziom kosztuje 2 robotników, 5 monet i 1 kapłana. Niziołki płacą 1 monetę zamiast 5.',
    'Instrukcja mówi tylko, że Niziołki płacą mniej monet; liczba pochodzi z implementacji wzorcowej.',
  ),
};
