import { rule } from '../../rule.ts';

export const setUp = {
  'INV-SETUP-ORDER': rule(
    'Kolejność tury',
    'Los wskazuje pierwszego gracza, pozostali grają po nim zgodnie z ruchem wskazówek zegara. W grze dwuosobowej los ustala też miejsce Chronosa.',
    'Według instrukcji zaczyna ten, kto ostatnio coś wynalazł. Przy stole w przeglądarce nikt tego nie sprawdzi, więc decyduje los.',
  ),
  'INV-SETUP-TRACKS': rule(
    'Znaczniki na torach',
    'Każdy zaczyna z 0 PP i wpływem 1. Znaczniki ery stoją na pierwszych czterech polach, czyli w erze 2, a Chronos na lewym krańcu toru ery.',
    'Instrukcja pozwala ustawić znaczniki ery w dowolnej kolejności. Stoją w kolejności miejsc przy stole; te pola nic nie dają.',
  ),
  'INV-SETUP-REGIONS': rule(
    'Regiony',
    'Każdy region otrzymuje mędrca, losowy kafel wiedzy stroną akcji do góry i losowy kafel specjalisty obok pola karty.',
  ),
  'INV-SETUP-MILESTONES': rule(
    'Kamienie milowe',
    'Cztery kamienie A leżą w wiedzy powszechnej, po jednym z czterech kamieni B na każdym polu osobistym, także nieobsadzonym, a trzy kamienie C obok planszy w obszarze eureki. D, E i F pojawią się później.',
  ),
  'INV-SETUP-REGION-IDEAS': rule(
    'Idee w regionach',
    'Pięć idei ery 2, które wymagają kamienia A, trafia losowo do regionów, po jednej. Dwa regiony z kaflami specjalistów Wynajdywanie i Udostępnianie pozostają puste.',
    'Ilustracja z tymi dwoma kaflami zaginęła. Wybrano te, bo na początku nie ma czego udostępnić, a wynalezienie byłoby najsilniejszą korzyścią.',
  ),
  'INV-SETUP-DECK': rule(
    'Talia idei',
    'Idee er od 3 do 6 tasuje się oddzielnie i układa odkryte jedna na drugiej, era 3 na wierzchu. Gdy każdy ma już ideę z talii, trzy karty tworzą obszar idei; z wierzchnią kartą talii odkryte są cztery idee.',
  ),
  'INV-SETUP-WEALTH': rule(
    'Stosy bogactwa',
    'W każdym regionie leżą płytki bogactwa jednej litery. Przy czterech graczach używa się wszystkich, przy mniejszej liczbie po trzy z każdej litery od A do D i po dwie od E do G.',
    'Tekst nie mówi, czy stos miesza litery; siedem liter pasuje do siedmiu regionów. Los decyduje, które egzemplarze zostają w pudełku i w jakiej kolejności leżą, co ma znaczenie tylko dla Chronosa.',
  ),
  'INV-SETUP-PROGRESS': rule(
    'Stosy postępu',
    'Każdy z trzech rodzajów płytek postępu ma siedem numerów. Przy czterech graczach używa się trzech egzemplarzy każdej płytki, przy mniejszej liczbie dwóch.',
    'Symbole liczby graczy zaginęły; przy czterech używa się całego pudełka, więc mniejsza liczba jest dla mniejszej liczby graczy.',
  ),
  'INV-SETUP-SOCIETY': rule(
    'Plansze społeczeństwa',
    'Społeczeństwo zaczyna z 2 uczonymi, 1 handlarzem, 1 rzemieślnikiem i 1 myślicielem w domu, 1 dyplomatą na osobistym kamieniu milowym, 1 znacznikiem ekonomii i 5 żetonami wpływu; pozostali obywatele są w zasobach.',
  ),
  'INV-SETUP-GOALS': rule('Cele osobiste', 'Każdy otrzymuje po jednym tajnym celu z każdej z trzech talii.'),
  'INV-SETUP-OWN-IDEAS': rule(
    'Pierwsze idee',
    'Każdy zaczyna z ideą ery 2, która wymaga jego kamienia B, i z jedną ideą z wierzchu talii, rozdawaną w kolejności tury.',
    'Idee ery 2, których kamień nie należy do nikogo, wypadają z gry; instrukcja o nich nie wspomina.',
  ),
  'INV-SETUP-INVENTIONS': rule(
    'Wynalazki prehistoryczne',
    'Każdy zaczyna z dwoma losowymi wynalazkami ery 1. Od początku liczą się jako wynalazki właściciela.',
    'Nierozdane wypadają z gry; instrukcja o nich nie wspomina.',
  ),

  'INV-PREPARE-ORDER': rule(
    'Odwrotna kolejność',
    'W rundzie przygotowawczej każdy ma jedną turę, zaczyna ostatni w kolejności.',
    'Nie podano, kiedy przygotowuje się Chronos. Zajmuje swoje miejsce w tej samej kolejności, bo sprawdza, czy region jest już zajęty.',
  ),
  'INV-PREPARE-REGION': rule(
    'Region z wolną ideą',
    'Gracz wybiera region, którego idei nikt jeszcze nie przedstawił.',
    'Instrukcja nie zabrania drugiego gracza w regionie; karta ma jednak jednego przedstawiającego, a Chronos omija zajęte regiony.',
  ),
  'INV-PREPARE-PRESENTERS': rule(
    'Przedstawiający',
    'Ideę przedstawia tylu obywateli, ilu pokazuje kafel specjalisty, 1 albo 2: specjaliści jej rodzaju, uczeni albo jedni i drudzy.',
  ),
  'INV-PREPARE-BENEFIT': rule(
    'Korzyść w przygotowaniu',
    'Gracz otrzymuje korzyść z kafla specjalisty.',
    'Jeśli korzyścią jest przedstawienie idei, wykonuje się je jak zwykle, a nową ideę bierze się od razu. Znaczników akcji łańcuchowej jeszcze nie ma, a dążenie czeka na pierwszą turę.',
  ),
  'INV-PREPARE-TOKEN': rule(
    'Pierwszy żeton',
    'Żeton wpływu gracza leży na pierwszym z lewej polu wpływu regionu, bez PP i bez wpływu, a jeden obywatel z zasobów osiedla się tam. Żeton pozostaje odkryty i liczy się później.',
    'Instrukcja podaje korzyść z kafla przed żetonem i obywatelem. Tutaj są one pierwsze; nic w tej korzyści od nich nie zależy.',
  ),
  'INV-PREPARE-DISCARD': rule(
    'Pozostałe idee',
    'Gdy wszyscy skończą przygotowanie, nieprzedstawione idee opuszczają regiony i grę.',
  ),
};
