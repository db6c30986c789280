import type { RuleText } from '@guildhall/kernel';
import type { buildings as english } from '../../en/rules/buildings.ts';
import { rule } from '../../rule.ts';

export const buildings: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-UPGRADE-OWN': rule('Rozbudowa własnych budynków', 'Rozbudowuje się tylko własne budynki.'),
  'AOI-UPGRADE-PATH': rule(
    'Drogi rozbudowy',
    'Warsztat staje się gildią, gildia szkołą lub pałacem, szkoła uniwersytetem, jeden krok na akcję.',
  ),
  'AOI-UPGRADE-COST': rule(
    'Cena rozbudowy',
    'Gildia 2 narzędzia i 6 monet, szkoła 3 i 5, pałac 4 i 6, uniwersytet 5 i 8.',
  ),
  'AOI-UPGRADE-PIECES': rule(
    'Nowy budynek musi zostać',
    'Na planszy planowania musi być jeszcze budynek nowego rodzaju.',
  ),
  'AOI-UPGRADE-NEUTRAL': rule(
    'Budynki neutralne bez zmian',
    'Budynków neutralnych nigdy się nie rozbudowuje ani nie wymienia.',
  ),
  'AOI-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Taniej obok innych',
    'Gildia kosztuje 3 monety zamiast 6, gdy sąsiaduje z nią budynek innego gracza.',
  ),
  'AOI-UPGRADE-RETURNS-PIECE': rule(
    'Stary budynek wraca',
    'Stary budynek wraca na planszę i znów zakrywa dochód.',
  ),
  'AOI-UPGRADE-FREE': rule(
    'Darmowa rozbudowa',
    'Darmowa rozbudowa wymaga odpowiedniego budynku w kolorze gracza i gildii na planszy. Liczy się jako budowa.',
  ),
  'AOI-LEECH-OFFER': rule(
    'Moc dla sąsiadów',
    'Gdy ktoś buduje lub rozbudowuje, każdy inny gracz może zyskać Moc równą wartości swoich sąsiadujących budynków. Wartość nowego budynku nie gra roli. Przy pełnych naczyniach nie ma o czym decydować.',
  ),
  'AOI-LEECH-PRICE': rule(
    'Cena tej Mocy',
    'Kosztuje o jeden punkt mniej, niż wynosi zyskana Moc. Moc z innych źródeł nic nie kosztuje.',
  ),
  'AOI-LEECH-ALL-OR-NOTHING': rule(
    'Wszystko albo nic',
    'Bierze się całość albo nic. Zyskuje się tylko tyle, ile mieszczą naczynia, i płaci tylko tyle punktów, ile się ma; wtedy zyskuje się o jedną Moc więcej niż punktów.',
  ),
  'AOI-LEECH-ORDER': rule(
    'Kolejność odpowiedzi',
    'Gracze odpowiadają w kolejności tur po budującym, gdy jego tura się skończy.',
    'Źródła nie podają kolejności; kolejność tur to zwyczaj tej rodziny gier.',
  ),
  'AOI-LEECH-DEFERRED': rule(
    'Odpowiedzi w wolnej chwili',
    'Z tą opcją gra toczy się dalej, gdy oferty czekają. Runda czeka na nie na końcu.',
    'Udogodnienie do gry na dni; wartości pozostają takie, jak zaproponowano.',
  ),
  'AOI-LEECH-ANSWER-FIRST': rule('Najpierw odpowiedź', 'Na otwarte oferty odpowiada się przed własną akcją.'),
  'AOI-NEUTRAL-PLACE': rule(
    'Umieszczanie budynków neutralnych',
    'Budynek neutralny umieszcza się od razu na pustym heksie w zasięgu. Łopaty do tego kupuje się za narzędzia; są to zużyte łopaty jak inne. Umieszczenie liczy się jako budowa.',
    'Takie łopaty punktują i płacą Goblinom, bo zostały użyte. Nie jest to akcja przekształcenia i budowy, więc nie ma tunelu ani lotu.',
  ),
  'AOI-NEUTRAL-LOST': rule(
    'Budynek neutralny bez miejsca',
    'Trzeba go umieścić, jeśli się da; inaczej przepada na zawsze.',
    'Dochód i inne części żetonu zostają: mowa tylko o utracie budynku.',
  ),
  'AOI-NEUTRAL-COUNTS': rule(
    'Za co uchodzą budynki neutralne',
    'Należą do gracza terenu pod nimi i liczą się jak odpowiedni budynek: wartość Mocy, punkty, pasowanie, innowacje, miasta. Wieża ma Moc 2, monument 4.',
  ),
  'AOI-ANNEX-PLACE': rule(
    'Umieszczanie pawilonu',
    'W ramach akcji stawia się pawilon obok własnego budynku bez pawilonu, także neutralnego. To nie jest budowa.',
  ),
  'AOI-ANNEX-NONE': rule('Potrzebny pawilon', 'Umieścić można tylko pawilony z kompetencji.'),
  'AOI-ANNEX-VALUE': rule(
    'Wartość pawilonu',
    'Pawilon dodaje 1 do wartości Mocy budynku, dla sąsiadów i miast, i liczy się jako budynek do zwykłych czterech w mieście. Poza tym nie jest budynkiem.',
    'Teksty mówią tylko o zwykłej liczbie, więc nie pomaga tam, gdzie uniwersytet lub monument wymaga mniej.',
  ),
  'AOI-TOWN-FOUND': rule(
    'Założenie miasta',
    'Cztery sąsiadujące własne budynki o łącznej Mocy 7, żaden nie w mieście, od razu tworzą miasto.',
  ),
  'AOI-TOWN-FEWER': rule(
    'Miasta z mniejszej liczby budynków',
    'Z uniwersytetem wystarczą trzy budynki, z monumentem dwa; Moc bez zmian.',
  ),
  'AOI-TOWN-GROWS': rule(
    'Miasta rosną',
    'W wersji 1.2 budynek stykający się z własnym miastem, także przez most, należy do niego i nie zakłada innego. Wersja 1.0 tego nie mówi: wolne budynki obok miasta mogą tam założyć własne.',
  ),
  'AOI-TOWN-TILE': rule(
    'Żetony miasta',
    'Za miasto wybiera się jeden z pozostałych żetonów: punkty, premia i klucz.',
  ),
  'AOI-TOWN-SUPPLY': rule(
    'Po trzy żetony',
    'Każdego żetonu miasta są trzy. Bez żetonów nie zakłada się miast.',
  ),
  'AOI-TOWN-RIVER': rule(
    'Miasta nad rzeką',
    'Właściciel pałacu 14 może przy każdym mieście pominąć jeden heks rzeki, kiedy chce w swojej turze. Żeton leży na tym heksie, który nadal łączy jego budynki.',
  ),
  'AOI-TOWN-EFFECTS': rule(
    'Co dają żetony miasta',
    '4 punkty i 3 narzędzia; 5 i przekształcenie z 2 łopatami; 5 i 2 wybrane księgi; 6 i 6 monet; 7 i awans w każdej dyscyplinie; 8 i 8 Mocy; 8 i uczony.',
    'Klucz przychodzi z żetonem, więc awanse z żetonu mogą go już użyć.',
  ),
};
