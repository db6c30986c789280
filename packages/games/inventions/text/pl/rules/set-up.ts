import { rule } from '../../rule.ts';

export const setUp = {
  'INV-SETUP-ORDER': rule(
    'Kolejność Tury',
    'Wyznacza się pierwszego gracza, pozostali grają zgodnie z ruchem wskazówek zegara. Kolejność zmienia się tylko przy Zmianie Ery.',
    'Instrukcja każe zaczynać temu, kto ostatnio coś wynalazł. Tutaj rozstrzyga los.',
  ),
  'INV-SETUP-TRACKS': rule(
    'Tory',
    'Każdy zaczyna bez punktów, z Wpływem 1 i znacznikiem Ery na jednym z czterech pól 2 Ery. Chronos stoi w 1 Erze.',
  ),
  'INV-SETUP-REGIONS': rule(
    'Regiony',
    'Każdy z siedmiu Regionów dostaje Mędrca, losowy kafel Wiedzy stroną akcji do góry i losowy kafel Specjalisty.',
  ),
  'INV-SETUP-MILESTONES': rule(
    'Kamienie Milowe',
    'Cztery Kamienie Milowe A w losowej kolejności tworzą Wiedzę Powszechną. Cztery B leżą na polach Osobistych, także tam, gdzie nikt nie gra. Trzy C tworzą obszar Eureki.',
  ),
  'INV-SETUP-REGION-IDEAS': rule(
    'Pierwsze Idee w Regionach',
    'Pięć Idei 2 Ery, które wymagają Kamienia Milowego A, trafia losowo do Regionów, z wyjątkiem tych przy dwóch określonych kaflach Specjalistów.',
    'Które to kafle, pokazywał tylko rysunek. Przyjmujemy Wynalezienie i Udostępnienie: na początku nie ma czego udostępniać.',
  ),
  'INV-SETUP-DECK': rule(
    'Talia Idei',
    'Idee Er od 3 do 6 tasuje się osobno i układa odkryte, 3 Era na wierzchu. Obok talii leżą trzy kolejne: obszar Idei. Zawsze więc odkryte są cztery Idee.',
  ),
  'INV-SETUP-WEALTH': rule(
    'Płytki Bogactwa',
    'Każdy Region dostaje stos płytek Bogactwa z jedną literą. Na czterech graczy wszystkie; na mniej po trzy z literami od A do D i po dwie od E do G, losowo.',
    'Instrukcja nie mówi, że stos ma jedną literę, ale liter jest siedem i Regionów siedem. Symbole dla dwóch i trzech graczy przepadły; cztery i trzy sztuki to pełne zestawy.',
  ),
  'INV-SETUP-PROGRESS': rule(
    'Płytki Postępu',
    'Płytki Ekonomii, Kultury i Technologii mają numery od 1 do 7. Każdego numeru są trzy sztuki na czterech graczy i dwie na mniej.',
  ),
  'INV-SETUP-SOCIETY': rule(
    'Plansze Społeczeństwa',
    'Każdy zaczyna z dwoma Uczonymi, jednym Handlarzem, jednym Rzemieślnikiem i jednym Myślicielem w Domu, Dyplomatą na własnym Kamieniu Milowym i jednym znacznikiem Ekonomii; dwa dalsze leżą na polach mapy Postępu. Pozostali Obywatele tworzą zasoby.',
  ),
  'INV-SETUP-GOALS': rule(
    'Cele Osobiste',
    'Każdy dostaje po jednym losowym Celu z każdej z trzech talii i do końca trzyma go w tajemnicy.',
  ),
  'INV-SETUP-OWN-IDEAS': rule(
    'Własne Idee',
    'Każdy zaczyna z Ideą 2 Ery, która wymaga jego Kamienia Milowego B, i w kolejności tury bierze kartę z wierzchu talii.',
    'Idee 2 Ery, których Kamień Milowy do nikogo nie należy, opuszczają grę.',
  ),
  'INV-SETUP-INVENTIONS': rule(
    'Prehistoryczne Wynalazki',
    'Każdy zaczyna z dwoma losowymi Wynalazkami 1 Ery. Liczą się jak wszystkie inne.',
  ),
  'INV-PREPARE-ORDER': rule(
    'Odwrotna kolejność',
    'Przed pierwszą rundą każdy przygotowuje jedną Ideę, zaczynając od ostatniego w kolejności.',
  ),
  'INV-PREPARE-REGION': rule('Wybór Regionu', 'Wybierasz Region, którego Idei nikt jeszcze nie zajął.'),
  'INV-PREPARE-PRESENTERS': rule(
    'Pierwsi przedstawiający',
    'Stawiasz na kaflu Specjalisty tylu Obywateli, ilu pokazuje: Specjalistów rodzaju tej Idei albo Uczonych. Przedstawiasz tę Ideę.',
  ),
  'INV-PREPARE-BENEFIT': rule(
    'Korzyść z przygotowania',
    'Od razu zyskujesz korzyść z kafla Specjalisty.',
    'Przedstawia się wtedy jak zwykle własne Idee, a nową kartę bierze na koniec własnego przygotowania. Znaczników Akcji Łańcuchowej jeszcze nie ma. Dążenie czeka na krok 3 pierwszej tury.',
  ),
  'INV-PREPARE-TOKEN': rule(
    'Pierwszy żeton i Obywatel',
    'Twój żeton „+1 Wpływ” trafia odkryty na pierwsze od lewej pole Wpływu Regionu, bez punktów i bez Wpływu, a Obywatel z zasobów na mapę.',
  ),
  'INV-PREPARE-DISCARD': rule('Niezajęte Idee', 'Gdy wszyscy są gotowi, niezajęte Idee opuszczają Regiony.'),
};
