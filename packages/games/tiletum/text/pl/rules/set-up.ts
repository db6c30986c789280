import { rule } from '../../rule.ts';

export const setUp = {
  'TIL-SETUP-TILES': rule(
    'Kafelki według liczby graczy',
    'Kafelków premii, kontraktów i postaci z oznaczeniem „4” używa się tylko w cztery osoby, a z oznaczeniem „3+” w trzy lub cztery.',
    'Oznaczenia na kafelkach zaginęły; z naszymi każdy rodzaj kafelka jest w grze przy każdej liczbie graczy.',
  ),
  'TIL-SETUP-WHEEL': rule(
    'Koło akcji',
    'Wokół koła leży sześć akcji, w kolejności z planszy albo losowo. Tarcza zaczyna w losowym położeniu.',
    'Kolejność z planszy nie jest znana; użyta tutaj jest nasza.',
  ),
  'TIL-SETUP-BONUS': rule(
    'Kafelki premii',
    'Po jednym kafelku premii leży przy każdej z sześciu akcji, obok toru króla i na każdym polu mapy używanym przy danej liczbie graczy.',
  ),
  'TIL-SETUP-OFFERS': rule(
    'Rynek',
    'Na rynku leży odkrytych pięć kafelków kontraktów i pięć postaci. Wśród kontraktów są też herby.',
  ),
  'TIL-SETUP-CATHEDRALS': rule(
    'Katedry',
    'Kafelki każdej katedry tworzą stos z najwyższym na wierzchu, a każda katedra dostaje losowy kafelek kosztu budowy. Jeden z dziewięciu wyłącza swoją katedrę z gry.',
    'Wiadomo, że jedna katedra jest wyłączona; że decyduje o tym kafelek kosztu, to najbardziej prawdopodobna interpretacja.',
  ),
  'TIL-SETUP-FAIRS': rule(
    'Targi',
    'Targ w 1. rundzie odbywa się w Tiletum; na pozostałe losuje się trzy z ośmiu miast. Losuje się też cztery z jedenastu kafelków targów, po jednym na rundę.',
  ),
  'TIL-SETUP-CORRUPTION': rule(
    'Żetony korupcji',
    'W każdej rundzie miesza się sześć żetonów korupcji, a trzy z nich zostają odkryte.',
    'Znane są tylko wartości 0 i 2. Żeton losuje się przy odkryciu, co wychodzi na to samo co wyłożenie trzech zakrytych.',
  ),
  'TIL-SETUP-BAG': rule('Woreczek', 'W woreczku jest po jednej kości w każdym z pięciu kolorów na gracza.'),
  'TIL-SETUP-ORDER': rule(
    'Kolejność graczy',
    'Pierwsza kolejność jest losowa. Wszystkie znaczniki zaczynają na polu 0 toru króla: na spodzie pierwszy gracz, na nim kolejni.',
  ),
  'TIL-SETUP-PIECES': rule(
    'Elementy graczy',
    'Każdy zaczyna z kupcem, architektem i jednym domem w Tiletum, pięcioma domami na dachach pierwszych pięciu budynków, filarem na każdym z pierwszych pięciu pól kontraktów oraz dwoma domami i dwoma filarami w zasobach.',
  ),
  'TIL-SETUP-GOODS': rule(
    'Dobra',
    'Każdy zaczyna z 1 żywnością, 1 wełną, 1 kamieniem i 1 żelazem oraz z 1, 3, 5 albo 6 złota według kolejności graczy.',
    'Złoto trzeciego i czwartego gracza podaje jedno źródło, zgodne z innymi co do dwóch pierwszych.',
  ),
};
