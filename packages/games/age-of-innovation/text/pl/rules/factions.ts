import type { RuleText } from '@guildhall/kernel';
import type { factions as english } from '../../en/rules/factions.ts';
import { rule } from '../../rule.ts';

export const factions: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-BOARD-DESERT': rule('Pustynia', 'Łopata na początku, gdy stoją wszystkie budynki.'),
  'AOI-BOARD-PLAINS': rule('Łąka', 'Krok przekształcania kosztuje 1 monetę zamiast 5.'),
  'AOI-BOARD-SWAMP': rule('Bagno', 'Uczony na początku, 3 i 9 znaczników w naczyniach I i II.'),
  'AOI-BOARD-LAKE': rule('Jezioro', 'Żegluga zaczyna od 1; poziom 2 daje 3 punkty, poziom 3 dwie księgi.'),
  'AOI-BOARD-FOREST': rule(
    'Las',
    'Awans w każdej dyscyplinie na początku, 4 i 8 znaczników w naczyniach I i II.',
  ),
  'AOI-BOARD-MOUNTAIN': rule(
    'Góra',
    '2 monety więcej przy każdym dochodzie, a pierwsza gildia daje 3 monety zamiast 2.',
  ),
  'AOI-BOARD-WASTELAND': rule(
    'Pustkowie',
    'Wybrana księga i dodatkowe narzędzie na początku; druga innowacja nie kosztuje dodatkowej księgi.',
  ),
  'AOI-BLESSED': rule(
    'Błogosławieni',
    'Awans w każdej dyscyplinie na początku. Do premii za naukę ich poziom liczy się o 3 wyżej, także powyżej 12.',
  ),
  'AOI-FELINES': rule(
    'Kotołaki',
    'Bankowość 1 i medycyna 1. Za każde miasto trzy awanse w dowolnych dyscyplinach i wybrana księga.',
  ),
  'AOI-GOBLINS': rule(
    'Gobliny',
    'Bankowość 1, inżynieria 1 i narzędzie. 2 monety za każdą użytą łopatę, w każdej fazie.',
  ),
  'AOI-ILLUSIONISTS': rule(
    'Iluzjoniści',
    'Medycyna 2. Zaklęcia kosztują o Moc mniej i dają punkty: 1, przy czterech lub pięciu osobach 2. W wersji 1.0: 3, przy pięciu osobach 4.',
  ),
  'AOI-INVENTORS': rule(
    'Wynalazcy',
    'Wybrana kompetencja, gdy stoją wszystkie budynki. Jej dochód przychodzi pierwszy raz w rundzie 1.',
  ),
  'AOI-LIZARDS': rule(
    'Jaszczury',
    'Dwa awanse do wyboru na początku. Za każde miasto przekształcenie z darmową łopatą i darmowy warsztat na dowolnym heksie preferowanego terenu w zasięgu.',
    'Przy żetonie miasta z dwiema łopatami najpierw zużywa się łopaty żetonu, by darmowy warsztat mógł skorzystać z ich zmian.',
  ),
  'AOI-MOLES': rule(
    'Krety',
    'Inżynieria 2. Tunel pomija heks za narzędzie i daje 2 punkty oraz jeden za każdego gracza; w wersji 1.0: 4 punkty. Jako akcja most za narzędzie, który może biec nad lądem.',
  ),
  'AOI-MONKS': rule(
    'Mnisi',
    'Prawo 1. Zamiast warsztatów umieszczają uniwersytet, na samym końcu, i biorą za niego kompetencję.',
  ),
  'AOI-NAVIGATORS': rule(
    'Nawigatorzy',
    'Prawo 3. 2 punkty i moneta za każdy warsztat zbudowany przy rzece; w wersji 1.0 bez monety.',
  ),
  'AOI-OMAR': rule(
    'Arystokraci',
    'Bankowość 1 i inżynieria 1. Umieszczają wieżę jako trzeci budynek, swoje trzy w dowolnej kolejności, i mają 2 Moce i 2 monety dochodu.',
  ),
  'AOI-PHILOSOPHERS': rule(
    'Filozofowie',
    'Bankowość 2. Z każdą kompetencją dodatkowa księga jej dyscypliny, a raz na rundę wybrana księga.',
  ),
  'AOI-PSYCHICS': rule(
    'Widzący',
    'Bankowość 1, medycyna 1 i narzędzie. Raz na rundę 5 Mocy i od razu druga akcja.',
    'Druga akcja może być dowolna, także pas; między nimi można zamieniać.',
  ),
};
