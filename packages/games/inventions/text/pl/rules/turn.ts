import { rule } from '../../rule.ts';

export const turn = {
  'INV-ROUND-COUNT': rule(
    'Trzynaście rund',
    '1 Era ma jedną rundę, Ery od 2 do 5 po trzy. Gdy Chronos wkracza w 6 Erę, gra kończy się Ostateczną Punktacją.',
  ),
  'INV-ROUND-PILLARS': rule(
    'Który Filar',
    'W rundzie 1 Ery każdy umieszcza Filar Epoki. W Erach od 2 do 5 w dwóch pierwszych rundach zagrywa się Filar Okresu, w trzeciej przenosi Filar Epoki.',
  ),
  'INV-ROUND-CHRONOS': rule(
    'Ruch Chronosa',
    'Każda runda prócz pierwszej zaczyna się od kroku Chronosa. Gdy wkracza w nową Erę, najpierw następuje Zmiana Ery. Era, w której stoi, jest bieżąca.',
    'Instrukcja mówi o tym kroku na końcu rundy i na początku następnej. To jeden krok.',
  ),
  'INV-FORUM-GOLDEN-RULE': rule(
    'Złota zasada',
    'W jednym Forum możesz mieć tylko jeden własny Filar. Filary innych nigdy cię nie blokują.',
  ),
  'INV-FORUM-EPOCH': rule(
    'Przeniesienie Filaru Epoki',
    'Filar Epoki przechodzi do innego Forum: nie może zostać ani przejść na drugie pole swojego Forum.',
  ),
  'INV-INFLUENCE-TRACK': rule(
    'Wpływ',
    'Wpływ ma od 0 do 10 punktów, nadmiar przepada. Pole określa liczbę znaczników Akcji Łańcuchowej, zmianę przy Zmianie Ery i punkty na koniec.',
    'Liczby znaczników i punktów znamy dla dwóch pól. Pozostałe idą za przedziałami zmiany Wpływu.',
  ),
  'INV-INFLUENCE-SHORT': rule('Płacenie Wpływem', 'Koszt we Wpływie płaci się w całości albo wcale.'),
  'INV-CHAIN-MARKERS': rule(
    'Przygotowanie znaczników',
    'Na początku tury przygotowujesz tyle znaczników Akcji Łańcuchowej, ile wskazuje twoje pole toru Wpływu. Późniejsze zmiany Wpływu nic już w tej turze nie zmieniają.',
  ),
  'INV-CHAIN-SPEND': rule(
    'Użycie znacznika',
    'Gdzie akcja ma symbol łańcucha, możesz za znacznik wykonać jeszcze jedną akcję, z tymi samymi krokami co główną. Bez znaczników nie można. Na koniec kroku 2 wszystkie wracają.',
  ),
  'INV-CHAIN-NESTED': rule(
    'Akcje w akcjach',
    'Akcję Łańcuchową albo korzyść kończy się, zanim ruszy dalej akcja, z której pochodzi.',
    'Instrukcja tego nie mówi, ale każda inna kolejność zostawiałaby akcje w połowie.',
  ),
  'INV-CHAIN-POSSIBLE': rule(
    'Tylko to, co możliwe',
    'Akcji Łańcuchowej, żetonu, kafla Wiedzy i płytki można użyć tylko wtedy, gdy to, co dają, da się teraz wykonać.',
  ),
  'INV-CITIZEN-SUPPLY': rule(
    'Trzydziestu Obywateli',
    'Każdy ma 30 Obywateli. Z pustych zasobów nikogo się nie zyskuje.',
  ),
  'INV-CITIZEN-HOME': rule(
    'W Domu albo wyczerpani',
    'Rozmieszczać i wyczerpywać można tylko Specjalistów w Domu i Uczonych, i tylko wymaganego rodzaju. Wyczerpani czekają na następną Erę.',
  ),
  'INV-CITIZEN-ANYWHERE': rule(
    'Obywatel gdziekolwiek',
    'Nowy Obywatel z zasobów trafia na mapę w dowolnym Regionie.',
  ),
  'INV-SCHOLAR-STANDS-IN': rule('Uczony zastępuje', 'Uczony może zastąpić Specjalistę dowolnego rodzaju.'),
  'INV-SCHOLAR-DEVOTED': rule(
    'Wyczerpany Uczony',
    'Wyczerpany Uczony staje się na stałe wyczerpanym Specjalistą wybranego rodzaju.',
    'Instrukcja nie ogranicza wyboru do rodzaju, który Uczony zastępował, więc jest wolny.',
  ),
  'INV-SCHOLAR-LIMIT': rule(
    'Limit Akademii',
    'Akademia mieści tylu Uczonych, ile wynosi Era twojego Kamienia Milowego. Nadmiar wraca do zasobów. Mędrcy się nie liczą.',
  ),
  'INV-TILE-ONE-OF-A-KIND': rule(
    'Po jednej sztuce',
    'Możesz mieć tylko jedną płytkę Postępu danego rodzaju i numeru oraz jedną płytkę Bogactwa z daną literą, licząc czekające i zbudowane.',
    'Zużyte płytki Technologii też się liczą.',
  ),
  'INV-TILE-BUILT': rule('Działają zbudowane', 'Płytka działa dopiero zbudowana na mapie Postępu.'),
  'INV-TILE-ECONOMY': rule(
    'Płytki Ekonomii',
    'Płytki Ekonomii używasz raz na Erę: kładziesz na niej znacznik Ekonomii i robisz, co pokazuje. Nie wymaga znacznika Akcji Łańcuchowej; krok łańcucha jej akcji wymaga.',
    'Można w kroku 2 swojej tury, przed Filarem albo między akcjami. W kroku 4 znaczniki już wróciły, a nowe Idee są wzięte, więc akcja straciłaby połowę kroków.',
  ),
  'INV-TILE-ECONOMY-MARKER': rule(
    'Znaczniki Ekonomii',
    'Użycie płytki Ekonomii wymaga dostępnego znacznika Ekonomii. Wszystkie wracają przy Zmianie Ery.',
  ),
  'INV-TILE-CULTURE': rule(
    'Płytki Kultury',
    'Ilekroć wykonujesz akcję pokazaną na płytce Kultury, zyskujesz jej korzyść.',
    'Dotyczy to akcji głównych, łańcuchowych i tych z korzyści; Udostępnienie liczy się udostępniającemu.',
  ),
  'INV-TILE-TECHNOLOGY': rule(
    'Płytki Technologii',
    'Płytka Technologii pokazuje dwie akcje. Po wykonaniu jednej z nich w tej turze możesz wykonać drugą jako Akcję Łańcuchową, za znacznik i 1 Wpływ. Płytkę odwraca się i już nigdy nie używa.',
    'Używa się jej w kroku 2, gdy żadna inna akcja nie jest w toku.',
  ),
  'INV-TILE-TECHNOLOGY-ONE': rule(
    'Jedna płytka Technologii',
    'W turze można użyć tylko jednej płytki Technologii.',
  ),
  'INV-TILE-WEALTH': rule(
    'Płytki Bogactwa',
    'Płytka Bogactwa punktuje na koniec, 3 punkty za każdą rzecz, którą liczy na twojej mapie Postępu. A: płytki jej rodzaju na zewnętrznym pierścieniu. B: wewnątrz. C: te, które nie stykają się z inną swojego rodzaju. D: największa spójna grupa. E: pary dwóch rodzajów gdziekolwiek. F: każda wspólna krawędź dwóch rodzajów. G: płytki pierwszego rodzaju, które stykają się z drugim.',
    'Arkusz Pomocy z opisem płytek przepadł. Przy tym odczytaniu sztuki jednej litery się różnią, a przykład z instrukcji daje dokładnie swoje punkty.',
  ),
  'INV-TURN-STEPS': rule(
    'Kroki tury',
    'Tura to: przygotowanie znaczników; zagranie Filaru i jego akcja, z Akcjami Łańcuchowymi; zamiana Dążeń na Postęp; budowa.',
  ),
  'INV-TURN-NOT-NOW': rule('Nie teraz', 'Najpierw kończy się to, co jest w toku.'),
  'INV-TURN-EARNS': rule(
    'Filary dają Wpływ',
    'Kto zagrywa Filar, daje 1 Wpływ każdemu innemu graczowi, którego Filar Epoki stoi na tym samym polu. Akcje Łańcuchowe tego nie robią.',
  ),
  'INV-TURN-POSSIBLE': rule(
    'Akcja możliwa',
    'Akcję Główną trzeba wykonać, więc pole wybiera się tylko, gdy jego akcja jest możliwa: da się przenieść każdą potrzebną kartę, Obywatela, żeton czy Kamień Milowy. Pełny obszar płytek nie zabrania żadnej akcji.',
  ),
  'INV-TURN-NO-ACTION': rule(
    'Żadna akcja',
    'Tylko gdy w żadnym dostępnym Forum nie da się wykonać akcji, zagraj tam Filar i zyskaj 1 Wpływ.',
    'Inni i tak zyskują Wpływ za swoje Filary na tym polu, bo zagrano na nie Filar.',
  ),
  'INV-TURN-BENEFIT': rule(
    'Korzyści',
    'Akcje z kafli Specjalistów, Kamieni Milowych i toru Ery nie wymagają znacznika i można z nich zrezygnować.',
    'O znaczniku instrukcja wspomina tylko przy kaflach Wiedzy.',
  ),
  'INV-ASPIRATION-GAIN': rule(
    'Zdobycie Dążenia',
    'Dążenie trafia na pierwsze od lewej puste pole obszaru płytek i pokazuje swój rodzaj.',
    'Każdy ma cztery płytki Dążenia. Gdy wszystkie leżą w obszarze, kolejnej się nie zyskuje.',
  ),
  'INV-ASPIRATION-OVERFLOW': rule(
    'Za dużo Dążeń',
    'Dążenia ponad cztery pola zachowuje się do końca kroku 2. Wtedy wybierasz, które z nowych zostają.',
  ),
  'INV-ASPIRATION-PROGRESS': rule(
    'Dążenie zmienia się w Postęp',
    'W kroku 3 każde Dążenie zastępuje płytka Postępu jego rodzaju z zasobów, a Jokera płytka dowolnego.',
  ),
  'INV-ASPIRATION-VOID': rule(
    'Brak płytki',
    'Płytki, której sztuk już nie ma, nie można wziąć. Gdy żadna nie jest możliwa, Dążenie po prostu wraca.',
  ),
};
