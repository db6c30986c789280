import type { RuleText } from '@guildhall/kernel';
import type { terraformAndBuild as english } from '../../en/rules/terraform-and-build.ts';
import { rule } from '../../rule.ts';

export const terraformAndBuild: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-ADJACENT': rule(
    'Sąsiadowanie',
    'Dwa heksy sąsiadują, jeśli mają wspólny bok albo łączy je most. Tylko to liczy się przy mocy dla sąsiadów, tańszej gildii i miastach.',
    'Instrukcje nie zastrzegają mostu dla właściciela, więc jego dwa heksy sąsiadują dla wszystkich.',
  ),
  'AOI-REACH': rule(
    'Zasięg',
    'W zasięgu jest heks, który sąsiaduje z twoim budynkiem albo do którego prowadzi droga przez najwyżej tyle heksów rzeki, ile wynosi twoja żegluga. Przy żegludze 0 nie można przekraczać rzek. Premia rundy z żeglugą dodaje 1, ale tylko w fazie akcji.',
  ),

  'AOI-TERRAFORM-REACH': rule(
    'Przekształcanie: zasięg',
    'Heks można przekształcić tylko w zasięgu własnego budynku, który już stoi, nawet jeśli nic tam nie powstanie.',
  ),
  'AOI-TERRAFORM-OCCUPIED': rule('Przekształcanie: wolny heks', 'Teren pod budynkiem nigdy się nie zmienia.'),
  'AOI-TERRAFORM-HOME-ALREADY': rule(
    'Już preferowany teren',
    'Nie można przekształcić heksa, który już jest twoim preferowanym terenem.',
  ),
  'AOI-TERRAFORM-SHORTEST': rule(
    'Najkrótszą drogą',
    'Przekształcanie prowadzi po kręgu najkrótszą drogą w stronę preferowanego terenu i nigdy poza niego, za 1–3 łopaty. Kolejność na kręgu to pustynia, łąka, bagno, jezioro, las, góra, pustkowie i znów pustynia.',
  ),
  'AOI-TERRAFORM-COST': rule(
    'Koszt łopat',
    'Łopata kosztuje 3 narzędzia, po postępie na torze przekształcania 2 lub 1. Tunel albo lot opłaca się dodatkowo.',
  ),
  'AOI-TERRAFORM-PARTIAL': rule(
    'Przekształcenie częściowe',
    'Przekształcenie można zakończyć na terenie między dawnym a preferowanym. Nie można wtedy zbudować tam warsztatu. Dopóki heks jest pusty, każdy może go znów przekształcić.',
    'Instrukcje wspominają o tym przy darmowych łopatach. Nic nie wyklucza tego przy kupionych, więc i tam jest dozwolone.',
  ),
  'AOI-TERRAFORM-ONE-HEX': rule(
    'Jeden heks w akcji',
    'Łopatami z jednej akcji przekształca się jeden heks, z wyjątkiem darmowych łopat, które zostały (AOI-TERRAFORM-SURPLUS). Kupione łopaty nigdy nie idą na drugi heks.',
  ),
  'AOI-TERRAFORM-SURPLUS': rule(
    'Pozostałe darmowe łopaty',
    'Gdy pierwszy heks stał się preferowanym terenem i zostały darmowe łopaty, można nimi przekształcać inne heksy w zasięgu. Liczy się zasięg sprzed budowy nowego warsztatu.',
    'Do końca trzeba przekształcić tylko pierwszy heks; instrukcje wymagają tego tylko od jednego, więc drugi można przekształcić częściowo. Jeśli częściowo przekształci się pierwszy, kopanie się kończy, a reszta łopat przepada.',
  ),
  'AOI-TERRAFORM-TOP-UP': rule(
    'Zakup brakujących łopat',
    'Jeśli darmowych łopat jest za mało, by wybrany heks stał się preferowanym terenem, brakujące można kupić za narzędzia, tylko w tym celu. Do łopat z premii za naukę i z planszy Pustyni nic się nie dokupuje.',
    'Na drugi heks idzie tylko to, co zostało z darmowych łopat: zakup opisano dla łopat, których od początku jest za mało.',
  ),
  'AOI-TERRAFORM-LOST': rule(
    'Łopat się nie zachowuje',
    'Łopaty wykorzystuje się natychmiast. Niewykorzystane przepadają.',
  ),

  'AOI-BUILD-HOME': rule(
    'Budowa: preferowany teren',
    'Budynek może stać tylko na własnym preferowanym terenie.',
  ),
  'AOI-BUILD-OCCUPIED': rule('Budowa: wolny heks', 'Na heksie mieści się jeden budynek.'),
  'AOI-BUILD-REACH': rule(
    'Budowa: zasięg',
    'Nowy budynek musi być w zasięgu innego budynku tego samego właściciela.',
  ),
  'AOI-BUILD-COST': rule(
    'Koszt warsztatu',
    'Warsztat kosztuje 1 narzędzie i 2 monety, także po darmowych łopatach z dowolnego źródła. Tunel albo lot opłaca się dodatkowo. Darmowy jest tylko warsztat za miasto Jaszczurów.',
  ),
  'AOI-BUILD-PIECES': rule(
    'Budynki na planszy',
    'Warsztatów jest dziewięć. Dopóki wszystkie stoją na mapie, kolejnego zbudować nie można; to samo dotyczy czterech gildii.',
  ),
  'AOI-BUILD-FIRST-HEX': rule(
    'Warsztat po łopatach',
    'Po łopatach można zbudować jeden warsztat, i tylko na pierwszym heksie, który stał się preferowanym terenem.',
  ),
  'AOI-BUILD-AFTER-SPADES': rule(
    'Najpierw wszystkie łopaty',
    'Kto zaczął używać darmowych łopat, używa wszystkich przed zbudowaniem warsztatu. Kto nie buduje, może z pozostałych zrezygnować.',
    'Łopaty, których nie przyjmie żaden heks w zasięgu, przepadają, a warsztat można zbudować. Nikt nie musi płacić za tunel ani lot, żeby użyć łopaty.',
  ),
  'AOI-BUILD-INSTEAD': rule(
    'Warsztat zamiast łopat',
    'Kto ma darmowe łopaty, może zamiast ich użycia zbudować warsztat na heksie w zasięgu, który już jest preferowanym terenem.',
    'Instrukcje pozwalają w zwykłej akcji budować bez przekształcania, a darmowe łopaty zaczynają tę samą akcję. Wymóg zużycia wszystkich łopat przed budową warsztatu dotyczy tylko tych, którzy ich używają. Po użyciu łopaty warsztat może stanąć tylko na pierwszym przekształconym heksie.',
  ),

  'AOI-LEAP-NOT-ADJACENT': rule(
    'Dokąd prowadzi tunel i lot',
    'Tunel omija jeden heks, lot jeden lub dwa, lądu lub rzeki, puste lub zajęte. Docelowy heks nie może sąsiadować z własnym budynkiem; to, że można do niego dopłynąć, nie przeszkadza. Także tu końce mostu sąsiadują ze sobą. Budynki neutralne i łopaty spoza fazy akcji nie korzystają ani z tuneli, ani z lotów.',
    'Instrukcje nie ograniczają tego, co się omija. Mówią o heksie, który się przekształca, a wersja 1.0 przy tunelach także po prostu o docelowym. To opis zwykłego przypadku: tunel i lot należą do akcji przekształcenia terenu i budowy, a sama budowa to ta sama akcja. Oba mogą więc prowadzić też na heks, który już jest preferowanym terenem, za tę samą cenę i te same punkty.',
  ),
  'AOI-LEAP-ONCE': rule(
    'Jeden tunel i jeden lot w akcji',
    'Akcja przekształcenia terenu i budowy korzysta najwyżej z jednego tunelu i jednego lotu.',
    'Instrukcje pozwalają zapłacić raz przy każdym wykonaniu akcji. Drugi heks tej samej akcji musi więc być w zasięgu, chyba że Krety z pałacem 9 użyją dla niego drugiego z tych sposobów.',
  ),
  'AOI-LEAP-NONE': rule(
    'Kto kopie tunele, a kto lata',
    'Tunele kopią tylko Krety, a lata tylko właściciel pałacu 9.',
  ),

  'AOI-SHIPPING-ADVANCE': rule(
    'Żegluga',
    'W ramach akcji gracz przesuwa znacznik żeglugi o jeden poziom. Poziom 1 daje 2 punkty, poziom 2 dwie księgi z dowolnych dyscyplin, poziom 3 cztery punkty. Plansza Jeziora zaczyna od poziomu 1 i daje 3 punkty za poziom 2 oraz 2 księgi za poziom 3.',
  ),
  'AOI-SHIPPING-TOP': rule(
    'Koniec toru żeglugi',
    'Żegluga kończy się na poziomie 3. Darmowe postępy ponad niego przepadają.',
  ),
  'AOI-SHIPPING-COST': rule('Koszt żeglugi', 'Poziom żeglugi kosztuje 1 uczonego i 4 monety.'),
  'AOI-TERRAFORMING-ADVANCE': rule(
    'Tor przekształcania',
    'W ramach akcji gracz przesuwa znacznik o jeden poziom i od tej chwili łopata kosztuje o jedno narzędzie mniej. Pierwszy poziom daje 2 księgi z dowolnych dyscyplin, drugi 6 punktów.',
  ),
  'AOI-TERRAFORMING-TOP': rule(
    'Koniec toru przekształcania',
    'Tor kończy się na 1 narzędziu za łopatę. Darmowe postępy ponad niego przepadają.',
  ),
  'AOI-TERRAFORMING-COST': rule(
    'Koszt toru przekształcania',
    'Poziom kosztuje 1 uczonego, 1 narzędzie i 5 monet; na planszy Łąki 1 monetę zamiast 5.',
  ),
};
