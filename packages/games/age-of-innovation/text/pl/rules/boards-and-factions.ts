import type { RuleText } from '@guildhall/kernel';
import type { boardsAndFactions as english } from '../../en/rules/boards-and-factions.ts';
import { rule } from '../../rule.ts';

export const boardsAndFactions: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-BOARD-DESERT': rule(
    'Pustynia',
    'Gdy stoją wszystkie pierwsze budynki, właściciel wykorzystuje jedną darmową łopatę. Nie można przy tym zbudować warsztatu.',
  ),
  'AOI-BOARD-PLAINS': rule('Łąka', 'Poziom toru przekształcania kosztuje 1 monetę zamiast 5.'),
  'AOI-BOARD-SWAMP': rule(
    'Bagno',
    'Właściciel zaczyna z 1 uczonym oraz z 3 i 9 znacznikami mocy w naczyniach I i II.',
  ),
  'AOI-BOARD-LAKE': rule(
    'Jezioro',
    'Żegluga zaczyna się od poziomu 1. Poziom 2 daje 3 punkty, poziom 3 dwie księgi.',
  ),
  'AOI-BOARD-FOREST': rule(
    'Las',
    'Właściciel zaczyna o jeden poziom wyżej w każdej dyscyplinie oraz z 4 i 8 znacznikami mocy w naczyniach I i II.',
  ),
  'AOI-BOARD-MOUNTAIN': rule(
    'Góra',
    'Dochód jest o 2 monety większy, a gdy na mapie jest choć jedna gildia, o jeszcze jedną.',
  ),
  'AOI-BOARD-WASTELAND': rule(
    'Pustkowie',
    'Właściciel zaczyna z 1 księgą z dowolnej dyscypliny i 4 narzędziami. Druga innowacja nie kosztuje dodatkowych ksiąg; trzecia nadal kosztuje o 2 więcej.',
  ),

  'AOI-BLESSED': rule(
    'Błogosławieni',
    'Zaczynają o jeden poziom wyżej w każdej dyscyplinie. Do premii za naukę ich poziom liczy się o 3 wyżej, także powyżej 12.',
  ),
  'AOI-FELINES': rule(
    'Kotołaki',
    'Zaczynają o jeden poziom wyżej w Bankowości i Medycynie. Za każde założone miasto dostają 3 awanse w dowolnych dyscyplinach i 1 księgę z dowolnej dyscypliny.',
  ),
  'AOI-GOBLINS': rule(
    'Gobliny',
    'Zaczynają o jeden poziom wyżej w Bankowości i Inżynierii oraz z 1 narzędziem więcej. Każda użyta łopata daje im 2 monety, skądkolwiek pochodzi.',
  ),
  'AOI-ILLUSIONISTS': rule(
    'Iluzjoniści',
    'Zaczynają na poziomie 2 Medycyny. Zaklęcia kosztują ich o 1 moc mniej i dają 1 punkt, w cztery lub pięć osób 2 punkty. Zamiana mocy nie jest tańsza.',
    'To punkty wersji 1.2. W wersji 1.0 są to 3 punkty, w pięć osób 4.',
  ),
  'AOI-INVENTORS': rule(
    'Wynalazcy',
    'Gdy stoją wszystkie pierwsze budynki, wybierają kompetencję razem z jej poziomami i księgami. Dochód daje ona od rundy 1.',
    'Wieżę z tej kompetencji, tak jak z kompetencji Mnichów, buduje się od razu według zasad budynków neutralnych. Opis żetonu pozwala sąsiadom zyskać za nią moc i nic tego nie odwołuje przed pierwszą rundą; punktów nie daje, bo te należą do fazy akcji.',
  ),
  'AOI-LIZARDS': rule(
    'Jaszczury',
    'Zaczynają z dwoma dowolnymi awansami, w jednej dyscyplinie albo w dwóch. Za każde założone miasto dostają akcję przekształcenia terenu i budowy z darmową łopatą i darmowym warsztatem. Warsztat może stanąć na dowolnym heksie preferowanego terenu w zasięgu, przekształconym lub nie.',
    'Gdy czekają też dwie łopaty z żetonu miasta albo z kompetencji, same wybierają, która akcja jest pierwsza, bo instrukcje nie podają kolejności: jeśli najpierw użyją łopat, darmowy warsztat może stanąć na zmienionym heksie, a jeśli najpierw zbudują warsztat, łopaty zyskują nowy zasięg.',
  ),
  'AOI-MOLES': rule(
    'Krety',
    'Zaczynają na poziomie 2 Inżynierii. W akcji przekształcenia terenu i budowy mogą zapłacić 1 narzędzie, by ominąć jeden heks; każdy tunel daje 2 punkty i po 1 za każdego gracza. W ramach akcji budują most za 1 narzędzie, także nad lądem. W ostatecznej punktacji tunele łączą budynki.',
    'To punkty wersji 1.2. W wersji 1.0 każdy tunel daje 4 punkty.',
  ),
  'AOI-MONKS': rule(
    'Mnisi',
    'Zaczynają o jeden poziom wyżej w Prawie. Zamiast dwóch warsztatów umieszczają po wszystkich innych swój uniwersytet i wybierają za niego kompetencję. Wszystkie dziewięć warsztatów zostaje na ich planszy.',
  ),
  'AOI-NAVIGATORS': rule(
    'Nawigatorzy',
    'Zaczynają na poziomie 3 Prawa. Każdy warsztat zbudowany przy rzece daje im 2 punkty i 1 monetę.',
    'Moneta należy do wersji 1.2; wersja 1.0 jej nie ma.',
  ),
  'AOI-OMAR': rule(
    'Arystokraci',
    'Zaczynają o jeden poziom wyżej w Bankowości i Inżynierii oraz z neutralną wieżą jako trzecim budynkiem. Ich dochód jest większy o 2 moce i 2 monety. Drugą wieżę może dać kompetencja.',
  ),
  'AOI-PHILOSOPHERS': rule(
    'Filozofowie',
    'Zaczynają na poziomie 2 Bankowości. Każda kompetencja daje im o 1 księgę swojej dyscypliny więcej, nawet jeśli jej pole nie daje żadnej. Raz na rundę akcją specjalną biorą 1 księgę z dowolnej dyscypliny.',
  ),
  'AOI-PSYCHICS': rule(
    'Widzący',
    'Zaczynają o jeden poziom wyżej w Bankowości i Medycynie oraz z 1 narzędziem więcej. Raz na rundę akcją specjalną zyskują 5 mocy, a potem od razu wykonują kolejną akcję.',
    'Druga akcja może być dowolna, także pasowanie, a przed nią można zamieniać zasoby.',
  ),
};
