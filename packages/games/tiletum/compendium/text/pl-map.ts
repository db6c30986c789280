/** Miasta i podziemia, kafelki kosztów i niespodzianki króla. */
const FAR = '; {steps, plural, one {# krok} few {# kroki} other {# kroków}} od Tiletum.';
const town = (text: string): string => `${text}${FAR}`;

export const mapTexts: Readonly<Record<string, string>> = {
  'towns.title': 'Miasta',
  'towns.about':
    'Kupcy stawiają w nich domy, architekci filary przy katedrach. Kafelki katedr bierze się od góry, a koszt udziału w budowie jest losowany.',
  'towns.london': town('Ślepy zaułek z katedrą ({stack} PZ), więc dom i filar postaw podczas jednej wyprawy'),
  'towns.brugge': town('Tani pierwszy dom na drodze do Londynu'),
  'towns.antwerpen': town('Może tu być targ, a jest tak blisko, że dom stanie szybko'),
  'towns.hamburg': town('Pierwszy dom daje premie postaci z budynku, więc przyjdź, gdy masz pełne pokoje'),
  'towns.tiletum':
    'Każdy zaczyna tu z domem i oboma pionkami, a pierwszy targ zawsze jest tutaj, więc nikogo on nie ominie.',
  'towns.koeln': town('Jedna z dwóch najbliższych katedr ({stack} PZ), po drodze do Frankfurtu'),
  'towns.leipzig': town('Może tu być targ, a pierwszy dom daje jeszcze premie postaci z budynku'),
  'towns.paris': town(
    'Jedna z dwóch najbliższych katedr, ze słabymi kafelkami ({stack} PZ), dobra na szybki pierwszy filar',
  ),
  'towns.troyes': town('Leży między Paryżem, Strasburgiem i Lyonem, i może tu być targ'),
  'towns.strasbourg': town(
    'Skrzyżowanie na drodze z Frankfurtu do Mediolanu, gdzie dom stawia się bez nadkładania drogi',
  ),
  'towns.frankfurt': town('Może tu być targ, a drogi prowadzą we wszystkie strony'),
  'towns.nuernberg': town('Leży między Frankfurtem, Pragą i drogą do Werony, i może tu być targ'),
  'towns.praha': town(
    'Najbogatsza katedra ({stack} PZ), ale z niewieloma miejscami na filary, oraz {amount} PZ za pierwszy dom',
  ),
  'towns.bordeaux': town('Katedra ({stack} PZ) na dalekim zachodzie, gdzie nie leży żaden kafelek premii'),
  'towns.wien': town(
    'Bogata katedra z niewieloma miejscami na filary ({stack} PZ) i {amount} PZ za pierwszy dom',
  ),
  'towns.lyon': town(
    'Może tu być targ, a stoi tu katedra ({stack} PZ), więc kupiec i architekt mają co robić',
  ),
  'towns.milano': town(
    'Bogata katedra ({stack} PZ) na południowym skrzyżowaniu i {amount} PZ za pierwszy dom',
  ),
  'towns.verona': town('Pierwszy dom daje premie postaci z budynku, i to po drodze do Wenecji'),
  'towns.venezia': town('Może tu być targ, a {amount} PZ za pierwszy dom to najwięcej na mapie'),
  'towns.toulouse': town('Pierwszy dom daje premie postaci z budynku, na dalekim południowym zachodzie'),
  'towns.arles': town('{amount} PZ za pierwszy dom, między Lyonem, Tuluzą i drogą do Genui'),
  'towns.genova': town('Może tu być targ, a pierwszy dom daje {amount} PZ, więc można zapunktować dwa razy'),
  'towns.firenze': town(
    'Bogata katedra ({stack} PZ) i {amount} PZ za pierwszy dom, a po drodze są Genua i Wenecja',
  ),

  'costTiles.title': 'Kafelki kosztów budowy katedr',
  'costTiles.about':
    'Do każdej katedry losuje się jeden: mówi, ile kosztuje udział w budowie i ile PZ daje oprócz kafelka katedry.',
  'costTiles.stone':
    'Od {least} do {most} kamienia za {fewest}–{best} PZ na mapie Europy: im wyższy koszt, tym więcej PZ za jeden filar.',
  'costTiles.closed': 'Omijaj katedrę, przy której leży: nikt nie postawi tam filaru.',
  'costTiles.silver':
    'Od {least} do {most} srebra za {fewest}–{best} PZ pod ziemią, a to srebro przyda się też na technologie.',
  'costTiles.gold':
    'Od {least} do {most} złota za {fewest}–{best} PZ pod ziemią, więc zachowaj trochę, gdy stoi tam twój filar.',

  'underground.title': 'Mapy podziemi',
  'underground.about':
    'Tylko ze srebrem: trzy mapy, każda po jednej z dwóch stron, a na nich kopalnie, domy, katedra i kamienne tabliczki.',
  'underground.IA':
    'Wejście nic nie kosztuje, a za katedrę ({stack} PZ) płaci się złotem: dobre miejsce dla pierwszego poszukiwacza.',
  'underground.IB':
    'Wejście nic nie kosztuje, a na pierwszego czekają darmowy poszukiwacz, filar i tańsza technologia.',
  'underground.IIA':
    'Tuż przy katedrze ({stack} PZ), za którą płaci się srebrem, leżą dwie tabliczki toru króla.',
  'underground.IIB':
    'Z drugiego miasta masz trzy tabliczki o krok, a za katedrę ({stack} PZ) płaci się złotem.',
  'underground.IIIA':
    'Za {price} srebra: miejsca na kopalnie z dużą ilością złota, dwie tabliczki z kopalniami i katedra za {stack} PZ.',
  'underground.IIIB':
    'Za {price} srebra: najlepsza katedra podziemi ({stack} PZ), a po drodze tabliczki z domem i filarem.',

  'tablets.title': 'Kamienne tabliczki',
  'tablets.about':
    'Leżą w tunelach podziemi. Pierwszy poszukiwacz, który mija tabliczkę, dostaje jej premię, potem jest ona zasłonięta dla wszystkich.',
  'tablets.freeSeeker':
    'Oszczędza srebro, które kosztuje poszukiwacz na głębszej mapie, więc miń ją, póki masz jakiegoś w zasobach.',
  'tablets.kingThenPoints': 'Darmowy krok wbrew korupcji, a za srebro ({silver}) jeszcze {pointsPaid} PZ.',
  'tablets.pointsThenKing':
    '{pointsFirst} PZ po drodze, a za srebro ({silver}) skok w górę toru króla przed jego fazą.',
  'tablets.kingThenKing':
    'Najdłuższa droga w górę toru króla w jednym ruchu, o ile masz srebro ({silver}) na drugą część.',
  'tablets.mineAnywhere': 'Kopalnia bez podróży: wybierz miejsce, które daje najwięcej złota.',
  'tablets.technology': 'Dzięki niej stać cię nawet na trzeci poziom, więc nie kupuj go tuż przed nią.',
  'tablets.pillarAnywhere': 'Filar przy najlepszej katedrze bez ani jednego kroku architekta.',
  'tablets.houseAnywhere': 'Dom w mieście nadchodzącego targu bez ani jednego kroku kupca.',
  'tablets.points': 'Po prostu PZ dla pierwszego; dla reszty to zwykły tunel.',
  'tablets.mine': 'O jedną kopalnię więcej w zasobach, opłaca się, jeśli stawiasz wszystkie.',

  'surprises.title': 'Niespodzianki króla dla kardynała',
  'surprises.about':
    'Tylko solo ze srebrem: pod koniec każdej fazy króla oprócz ostatniej płaci {first}, {second} albo {third} srebra za jedną, dwie albo trzy losowe karty.',
  'surprises.surpriseCrest':
    'Herb, którego nie ma, dostaje bez podróży, więc może od razu ukończyć pełny budynek.',
  'surprises.surpriseCharacter2':
    'Najwięcej PZ ze wszystkich kart, a do tego postać i {king, plural, one {# pole} few {# pola} other {# pól}} na torze króla.',
  'surprises.surpriseCharacter3': 'Dla niego to tyle, co niska kość postaci: zapełniają mu się pokoje.',
  'surprises.surpriseKing4':
    'Podnosi go o {king, plural, one {# pole} few {# pola} other {# pól}}, więc w następnej rundzie może zacząć, jeśli też nie pójdziesz w górę.',
  'surprises.surpriseSeeker':
    'Wprowadza go na trzecią mapę bez srebra, a jeśli już tam jest, daje mu {thirdSeeker} PZ.',
  'surprises.surpriseHouse':
    'Dom w mieście najbliższego targu, w którym jeszcze go nie ma: tam na pewno zapunktuje.',
  'surprises.surprisePillar': 'Filar tam, gdzie jest najmniej PZ, więc bogate katedry zostają dla ciebie.',
  'surprises.surpriseContract3': 'Bierze kontrakty z rynku, więc nie zwlekaj z tym, który ci pasuje.',
  'surprises.surpriseGold': '{gold} złota, którym płaci za katedry pod ziemią, a do tego kontrakt.',
  'surprises.surpriseMines':
    '{pointsForMines} PZ za każdą kopalnię na mapach: najbardziej boli w trzeciej rundzie.',
  'surprises.surpriseContract2':
    'Kontrakt i od razu {needed, plural, one {# dobro} few {# dobra} other {# dóbr}}, które pomogą go zrealizować.',
  'surprises.surpriseKing2':
    '{needed, plural, one {# dobro} few {# dobra} other {# dóbr}}, których najbardziej potrzebuje, więc szybko opłaci kontrakt albo katedrę.',
};
