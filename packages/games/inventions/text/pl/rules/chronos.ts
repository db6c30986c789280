import { rule } from '../../rule.ts';

export const chronos = {
  'INV-CHRONOS-SETUP': rule(
    'Chronos jako trzeci',
    'W grze dwuosobowej trzecim graczem jest Chronos: ma obywateli, żetony wpływu, znacznik ery, kamień milowy, filar w regionie i miejsce w kolejności tury. Nie ma planszy, idei, wpływu ani PP.',
    'Lista jego elementów nie wymienia dyplomaty, więc na jego kamieniu milowym nie stoi żaden jego obywatel. Idea ery 2, która go wymaga, jest poza grą.',
  ),
  'INV-CHRONOS-PREPARE': rule(
    'Przygotowanie Chronosa',
    'Chronos przygotowuje się w pierwszym regionie ścieżki migracji, licząc od Afryki, którego idea jest wolna: przedstawia ją tylu obywateli, ilu wymaga kafel, jeszcze jeden osiedla się na mapie, a zakryty żeton leży na pierwszym z lewej polu.',
    'Nie podano dla niego korzyści z kafla, więc jej nie dostaje. Ścieżka biegnie według numerów regionów: Afryka, Bliski Wschód, Europa, Azja, Australia, Ameryka Północna, Ameryka Południowa. Afryka, Azja i Ameryka Północna są znane, reszta odtworzona.',
  ),
  'INV-CHRONOS-CITIZENS': rule(
    'Obywatele Chronosa',
    'Wszyscy jego obywatele to uczeni bez limitu. Do wynalezienia potrzebuje jednego i pomija dalsze wymagania karty. Na mapie liczą się do większości.',
  ),
  'INV-CHRONOS-TURN': rule(
    'Tura Chronosa',
    'Jego filar przechodzi do następnego regionu, z ostatniego do pierwszego. Tam wykonuje pierwszą możliwą akcję: przedstawienie, wynalezienie, udostępnienie, innowację; gdy żadna nie jest możliwa, idzie dalej i próbuje znowu. Jedna akcja kończy turę.',
    'Jeśli w żadnym z siedmiu regionów nic nie może zrobić, tura się kończy.',
  ),
  'INV-CHRONOS-PRESENT': rule(
    'Chronos przedstawia',
    'W regionie bez karty przedstawia pierwszą z prawej kartę obszaru idei, tyloma obywatelami, ilu wymaga kafel.',
    'Obszar idei uzupełnia się od razu; korzyści z kafla nie otrzymuje. Bez idei pomija tę akcję.',
  ),
  'INV-CHRONOS-INVENT': rule(
    'Chronos wynajduje',
    'Wynajduje ideę, której kamień milowy leży w obszarze osobistym, w wiedzy powszechnej lub wśród odrzuconych.',
    'Kamień z obszaru eureki się nie liczy: leży obok planszy.',
  ),
  'INV-CHRONOS-PROGRESS': rule(
    'Chronos bierze postęp',
    'Po wynalezieniu usuwa płytkę postępu rodzaju idei z numerem regionu albo z następnym numerem, który jeszcze jest i którego dotąd nie miał.',
    'Po 7 następuje 1. Numer pomija tylko wtedy, gdy miał już płytkę tego samego rodzaju: gracze też mogą mieć ten sam numer w każdym rodzaju. Przy udostępnieniu instrukcja mówi tylko o numerach, których płytek już nie ma, i nie powtarza, że pomija te, które już miał; w obu przypadkach jest tak samo, bo nikt nie może mieć dwóch takich samych płytek. Jeśli nie ma już dla niego żadnego numeru, nic nie bierze.',
  ),
  'INV-CHRONOS-SHARE': rule(
    'Chronos udostępnia',
    'Udostępnia wynalazek, w którym brał udział. Gracze biorący udział otrzymują nagrody jak zwykle; on nie zdobywa PP, nie zatrzymuje karty, a jako innowator dodaje obywatela. Wierzchnia płytka bogactwa z regionu wypada z gry, a gdy jej nie ma, płytka postępu.',
    'Gdy udostępnia gracz, jego udział traktuje się tak samo: bez PP, karta wypada z gry, obywatel innowatora przychodzi.',
  ),
  'INV-CHRONOS-INNOVATE': rule(
    'Innowacja Chronosa',
    'Wprowadza innowację do wynalazku gracza, który nie ma innowatora, bez akcji łańcuchowej.',
  ),
  'INV-CHRONOS-TOKENS': rule(
    'Żetony Chronosa',
    'Trzy jego żetony leżą na torze ery między erami 2 i 5. Przy każdej z tych zmian następny region za jego filarem bez jego żetonu i z wolnym polem otrzymuje żeton, a filar tam przechodzi.',
    'Tekst mógłby oznaczać każdą zmianę ery. Trzy żetony na torze stoją przy zmianach na ery 3, 4 i 5, więc o te chodzi; piąty żeton pozostaje nieużyty.',
  ),
  'INV-CHRONOS-MILESTONE': rule(
    'Kamień milowy Chronosa',
    'Przy tych zmianach ery, przed innymi krokami, jego kamień milowy staje się wiedzą powszechną, jego miejsce zajmuje pierwszy z prawej z obszaru eureki, a znacznik ery przechodzi na pierwsze z prawej wolne pole tej ery.',
    'Gdy obszar eureki jest pusty, jego kamień zostaje.',
  ),
  'INV-CHRONOS-SEASONS': rule(
    'Filary okresu też dają wpływ',
    'W grze dwuosobowej filar okresu daje właścicielowi wpływ tak jak filar epoki, gdy drugi gracz zagrywa na to samo pole akcji.',
  ),
};
