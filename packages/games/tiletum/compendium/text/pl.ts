import type { CharacterTable, CharacterType, ContractTable, HelperTable } from '../../data/index.ts';
import { CHARACTERS, CONTRACTS, CRESTS, HELPERS, textsOf } from '../kinds.ts';
import { mapTexts } from './pl-map.ts';

const HELPS: Readonly<Partial<Record<HelperTable['effect'], string>>> = {
  plus: '{amount} PA więcej na akcję kości, gdy brakuje jednego kroku albo kafelka',
  colour: 'zamienia wysoką kość w złym kolorze w dobra, których potrzebujesz',
  colourPlus: 'daje z dowolnej kości dobra, których potrzebujesz, a do tego {amount} PA',
  joker: 'dowolna mała akcja ({amount} PA), oprócz akcji kości',
  merchant: '{amount} PA dla kupca, na przykład na krok i dom, gdy kość służy do czegoś innego',
  architect: '{amount} PA dla architekta, na przykład na krok i filar, gdy kość służy do czegoś innego',
  character: '{amount} PA na postacie: weź kogoś z rynku albo wprowadź kogoś, kto czeka',
  contract: '{amount} PA na rynek kontraktów albo na wymianę zbędnych dóbr na brakujące',
  king: 'o {amount, plural, one {# pole} few {# pola} other {# pól}} w górę toru króla, wbrew korupcji i niezależnie od kości',
  gold: '{amount, plural, one {# złoto} other {# złota}} na zmianę kości albo zakup dóbr',
  points: '{amount} PZ przy użyciu, najlepiej od razu, by zwolnić miejsce w magazynie',
  goldAndPoints: '{amount, plural, one {# złoto} other {# złota}} i {amount} PZ, trochę jednego i drugiego',
  goods:
    '{amount, plural, one {# dowolne dobro} few {# dowolne dobra} other {# dowolnych dóbr}}, gdy brakuje ich do kontraktu, herbu albo katedry',
  oneEach: 'po jednej sztuce żelaza, wełny, kamienia i żywności, akurat na drobne braki',
  building: 'premie całego budynku jeszcze raz, najlepiej takiego z trzema postaciami',
  seeker: '{amount} PA dla poszukiwaczy, niezależnie od kości',
  silver:
    '{amount, plural, one {# grudka} few {# grudki} other {# grudek}} srebra, czyli cena pierwszego poziomu technologii',
  mine: 'kopalnia z zasobów ogólnych, gdy swoje masz już na mapach',
  identical:
    '{amount, plural, one {# dobro} few {# dobra} other {# dóbr}} jednego rodzaju, czyli prawie cały duży kontrakt albo katedra',
};

const PRICES = {
  gold: 'Za {price, plural, one {# złoto} other {# złota}}: ',
  silver: 'Za {price, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra: ',
};

function helper({ effect, price, pays }: HelperTable): string {
  const text = HELPS[effect] ?? '';
  if (price === 0) return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return `${PRICES[pays]}${text}.`;
}

const EXTRAS: Readonly<Partial<Record<ContractTable['effect'], string>>> = {
  king: ' i krok na torze króla',
  merchantSteps: ' i krok kupca',
  character: ' i {amount} PA na postacie',
  seeker: ' i {amount} PA dla poszukiwaczy',
  silver: ' i {amount, plural, one {# grudka} few {# grudki} other {# grudek}} srebra',
};

function contract({ same, wool, iron, effect }: ContractTable): string {
  const cost = [
    same > 0 ? '{same, plural, few {# identyczne dobra} other {# identycznych dóbr}}' : '',
    wool > 0 ? '{wool, plural, one {# wełnę} other {# wełny}}' : '',
    iron > 0 ? '{iron, plural, one {# żelazo} other {# żelaza}}' : '',
  ].filter((part) => part !== '');
  const fit =
    cost.length === 2
      ? same > 0
        ? 'identyczne to te, których masz za dużo'
        : 'potrzebne są dwa kolory, więc pilnuj obu rodzajów kości'
      : same > 0
        ? 'zapłacisz tym, czego masz najwięcej, nawet złotem'
        : 'może wystarczyć jedna kość w tym kolorze';
  return `{points} PZ${EXTRAS[effect] ?? ''} za ${cost.join(' i ')}: ${fit}.`;
}

const GIVES: Readonly<Partial<Record<CharacterTable['effect'], string>>> = {
  gold: '{amount, plural, one {# złoto} other {# złota}} na zmianę kości albo zakup dóbr',
  stone: '{amount, plural, one {# kamień} few {# kamienie} other {# kamieni}} na następną katedrę',
  food: '{amount, plural, one {# żywność} other {# żywności}} na następny herb',
  wool: '{amount, plural, one {# wełnę} other {# wełny}} na kontrakt',
  iron: '{amount, plural, one {# żelazo} other {# żelaza}} na kontrakt',
  goldAndIron:
    '{amount, plural, one {# złoto} other {# złota}} i {amount, plural, one {# żelazo} other {# żelaza}}',
  goldAndWool:
    '{amount, plural, one {# złoto} other {# złota}} i {amount, plural, one {# wełnę} other {# wełny}}',
  goldAndSilver:
    '{amount, plural, one {# złoto} other {# złota}} i {amount, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra',
  points: '{amount} PZ',
  contract: '{amount} PA na kontrakty albo wymianę',
  contractAndGood: '{amount} PA na kontrakty albo wymianę i dowolne dobro',
  character: '{amount} PA, by wziąć albo wprowadzić kogoś jeszcze',
  king: '{amount, plural, one {krok} few {# kroki} other {# kroków}} w górę toru króla',
  merchantSteps: '{amount, plural, one {krok} few {# kroki} other {# kroków}} kupca',
  architectSteps: '{amount, plural, one {krok} few {# kroki} other {# kroków}} architekta',
  bothSteps: 'po kroku kupca i architekta',
  merchantStepAndHouse: 'krok kupca i dom bez kości kupca',
  architectStepAndPillar: 'krok architekta i filar bez kości architekta',
  house: 'dom tam, gdzie stoi kupiec, bez kości kupca',
  pillar: 'filar tam, gdzie stoi architekt, bez kości architekta',
  seeker: '{amount} PA dla poszukiwaczy',
  mine: 'kopalnię z zasobów ogólnych',
};

const ACTIONS: Readonly<Record<CharacterType, string>> = {
  merchant: 'kupca',
  architect: 'architekta',
  character: 'postaci',
  contract: 'kontraktu',
  king: 'króla',
};

function character({ type, effect }: CharacterTable): string {
  return `Od razu daje ${GIVES[effect] ?? ''}; ukończony budynek tego typu daje więcej PA na akcję ${ACTIONS[type]} z kości.`;
}

export const compendiumTexts: Readonly<Record<string, string>> = {
  'actions.title': 'Akcje',
  'actions.about':
    'Każda kość daje jedną z nich, {turns} razy w każdej z {rounds} rund; im niższa kość, tym więcej PA ma akcja.',
  'actions.merchant':
    'Stawia domy w miastach targów i zbiera po drodze kafelki premii, więc opłaca się wcześnie i z wieloma PA.',
  'actions.architect':
    'Stawia filary: przy katedrach najwięcej dostają pierwsi, a na końcu filary mnożą twoje domy.',
  'actions.character':
    'Zapełnia pokoje: premie od razu, później domy z dachów, a po ukończeniu budynku więcej PA.',
  'actions.contract':
    'Zdobywa kontrakty, jedyne źródło nowych filarów, i wymienia to, co masz, na to, czego brakuje.',
  'actions.king': 'Trzyma cię powyżej zera i daje pierwszy wybór kości w następnej rundzie.',
  'actions.joker': 'Robi to, czego nie dają kości przy innych akcjach, z liczbą PA własnego segmentu.',
  'actions.seeker': 'Zakłada kopalnie srebra oraz odkrywa tabliczki, domy i filary pod ziemią.',

  'helpers.title': 'Pomocnicy',
  'helpers.about':
    'Kafelki premii, które czekają w magazynie ({spaces, plural, one {# pole} few {# pola} other {# pól}}), aż użyjesz ich w ramach zadania w swojej turze.',
  ...textsOf('helpers', HELPERS, helper),

  'contracts.title': 'Kontrakty',
  'contracts.about':
    'Realizuje się je w ramach zadania; {pillars, plural, few {pierwsze # dają} other {pierwszych # daje}} po filarze, a mieć można najwyżej {spaces}. Niektóre leżą wśród kafelków premii.',
  ...textsOf('contracts', CONTRACTS, contract),

  'crests.title': 'Herby',
  'crests.about': 'Herb kończy budynek i kosztuje żywność; możesz mieć tylko po jednym każdego rodzaju.',
  ...textsOf(
    'crests',
    CRESTS,
    () =>
      '{tile} pasuje pod każdy budynek; {copies, plural, one {w grze jest # taki kafelek} few {w grze są # takie kafelki} other {w grze jest # takich kafelków}}, w tym {offered} na rynku kontraktów.',
  ),

  'characters.title': 'Postacie',
  'characters.about':
    'Wzięcie kosztuje {hire} PA, potem wprowadza się je do pokoju. {types, plural, few {Są # typy} other {Jest # typów}}, każdy mieszka w jednym budynku.',
  ...textsOf('characters', CHARACTERS, character),

  'buildings.title': 'Budynki',
  'buildings.about':
    'Ukończony budynek ma postacie we wszystkich pokojach i herb. Na końcu punktują, gdy jest ich co najmniej {few}; wszystkie {all} razem dają {most} PZ.',
  'buildings.0':
    'Najwolniejszy, bo ma {rooms, plural, one {# pokój} few {# pokoje} other {# pokoi}}, ale jego znacznik to {marker} PA w każdej rundzie, a herb daje dom gdziekolwiek.',
  'buildings.1':
    'Ma {rooms, plural, one {# pokój} few {# pokoje} other {# pokoi}}, a herb za {food, plural, one {# żywność} other {# żywności}} daje filar przy dowolnej katedrze i oszczędza długą drogę.',
  'buildings.2':
    'Ma {rooms, plural, one {# pokój} few {# pokoje} other {# pokoi}}, a herb za {food, plural, one {# żywność} other {# żywności}} przenosi kupca, dokąd chcesz, nawet na daleki targ.',
  'buildings.3':
    'Kończą go jedna postać i {food, plural, one {# żywność} other {# żywności}}, a architekt trafia do najlepszej katedry.',
  'buildings.4':
    'Kończą go jedna postać i {food, plural, one {# żywność} other {# żywności}}, a {amount, plural, one {# dowolne dobro zwraca} few {# dowolne dobra zwracają} other {# dowolnych dóbr zwraca}} większość tej ceny.',
  'buildings.5':
    'Przyjmie każdego, a najtańszy herb daje {amount} PZ, ale brak tu domu na dachu i znacznika.',

  'fairs.title': 'Targi',
  'fairs.about': 'Na koniec rundy punktuje każdy, kto ma w mieście targu kupca albo dom.',
  'fairs.fairHousePillar':
    'Daje {points} PZ za zestaw, więc opłaca się równowaga: postaw filar, którego brakuje do domu.',
  'fairs.fairContractCathedral':
    'Daje {points} PZ za zestaw, więc realizuj tyle kontraktów, ile masz kafelków katedr.',
  'fairs.fairContracts':
    'Daje {points} PZ za każdy, więc przed targiem opłaca się realizować nawet małe kontrakty.',
  'fairs.fairKing': 'Daje {points} PZ i PZ twojego pola, więc kość króla w tej rundzie liczy się podwójnie.',
  'fairs.fairContractCrest':
    'Daje {points} PZ za zestaw; herby w magazynie też się liczą, więc bierz je nawet bez żywności.',
  'fairs.fairHouses':
    'Daje {points} PZ za dom, więc najlepszy jest pod koniec gry, gdy na mapie stoi wiele domów.',
  'fairs.fairUpperFloors':
    'Daje {points} PZ za każdą postać w droższym pokoju, więc potrzebne są duże budynki.',
  'fairs.fairCrests':
    'Daje {points} PZ za każdy twój herb, umieszczony lub nie, więc wystarczy zbierać kafelki.',
  'fairs.fairPillars': 'Daje {points} PZ za filar, więc najpierw realizuj kontrakty, które dają filary.',
  'fairs.fairBuildings': 'Daje {points} PZ za pełny budynek, a najszybciej zapełnisz małe, z jednym pokojem.',
  'fairs.fairCathedrals': 'Daje {points} PZ ponad to, co sama katedra, więc warto oszczędzać kamień.',
  'fairs.fairMines': 'Daje {points} PZ za każdą kopalnię, choć kopalnie i tak dają już srebro.',
  'fairs.fairTechnologies':
    'Daje {points} PZ za poziom, więc kilka pierwszych poziomów wychodzi taniej niż jeden trzeci.',
  'fairs.fairUnderground':
    'Daje {points} PZ za zestaw, więc do każdej kopalni potrzebny jest pod ziemią dom albo filar.',

  'technologies.title': 'Technologie',
  'technologies.about':
    'Tylko ze srebrem: w grze {inPlay, plural, few {są #} other {jest #}} z {count}. Poziomy kupuje się za srebro i działają do końca gry.',
  'technologies.technology.character':
    'Dla tych, którzy kończą budynki: tańsze herby, mocniejsze znaczniki i premie drugi raz.',
  'technologies.technology.dice':
    'Dla tych, którzy zmieniają kości: duże zmiany za mało złota, darmowe kroki i srebro za dobra.',
  'technologies.technology.king':
    'Trzyma cię wysoko na torze: {kingGold, plural, one {# złoto} other {# złota}} z każdą akcją króla i {kingPoints, plural, one {# pole} few {# pola} other {# pól}} po fazach króla.',
  'technologies.technology.merchant':
    'Przy wielu domach: więcej PA, premia postaci z każdym domem i PZ za każdy z nich w każdej rundzie.',
  'technologies.technology.seeker':
    'Przy wielu kopalniach: więcej PA, {mineGoods, plural, one {# dobro} few {# dobra} other {# dóbr}} z każdą kopalnią i mocne symbole przesunięcia.',
  'technologies.technology.contract':
    'Do kontraktów: każdy tańszy o jedno dobro, większy wybór i lepsze wymiany.',
  'technologies.technology.goods':
    'Do jednego dobra: zastępuje złoto, a jego kości dają o {dieGoods} więcej i o {diePoints} PA więcej.',
  'technologies.technology.universal':
    'Do akcji uniwersalnej: więcej PA, z każdą krok na torze króla, a na końcu dwie akcje w jednej.',
  'technologies.technology.architect':
    'Do katedr: więcej PA, {cathedralKing, plural, one {# pole} few {# pola} other {# pól}} na torze króla za każdy udział w budowie i niższe koszty.',

  ...mapTexts,

  'decrees.title': 'Dekrety kardynała',
  'decrees.about':
    'W trybie solo karta decyduje, którą kość bierze; wiedząc, czego szuka, możesz mu ją zabrać albo zostawić.',
  'decrees.buildingsAreForever':
    'Stawia dom, jeśli ma więcej filarów niż domów, a w innym razie filar: wiadomo więc, których kości chce.',
  'decrees.kingAndCountry': 'Idzie w górę toru króla, więc najbardziej boli go kość króla zabrana przed nim.',
  'decrees.merchantEmpire': 'Stawia dom, jeśli zdoła, w mieście najbliższego targu: bądź tam przed nim.',
  'decrees.familyAlliances': 'Najpierw zbiera dobra na kontrakty, potem herby, które ma w zasięgu.',
  'decrees.businessIsBusiness': 'Bierze dobra, których brakuje jego kontraktom, albo kolejny kontrakt.',
  'decrees.religiousCommunities': 'Najpierw zbiera kamień do swoich filarów, potem dobra na kontrakty.',
  'decrees.noblesseOblige': 'Szuka herbów, których nie ma: te blisko jego pionków weź przed nim.',
  'decrees.proudPillars': 'Stawia filar, o ile została kość przy architekcie albo akcji uniwersalnej.',
  'decrees.familiarFaces': 'Zapełnia pokoje, a bez kości postaci bierze najwyższą kość żywności.',
  'decrees.busyHands': 'Zapełnia pokoje, by kończyć budynki, więc kości postaci będzie mało.',
  'decrees.gloriousSpires':
    'Gdy przy jakimś filarze nie ma jeszcze udziału w budowie, bierze najwyższą kość kamienia, a w innym razie stawia filar.',
  'decrees.undyingFame': 'Dokłada to, czego ma mniej, z myślą o domach razy filary na końcu.',
  'decrees.worldlyRiches': 'Bierze najwyższą kość ze wszystkich: nie odkładaj jej na później.',
  'decrees.pillarsOfHistory':
    'Ze srebrem stawia filar, gdy domy lub kopalnie nadążają, a w innym razie kopalnię albo dom.',
  'decrees.housesOfDestiny':
    'Ze srebrem stawia dom, gdy filary lub kopalnie nadążają, a w innym razie kopalnię albo filar.',
  'decrees.gloriousSpiresSilver':
    'Ze srebrem zbiera kamień lub złoto do swoich filarów, a potem stawia filary także pod ziemią.',
  'decrees.buildingsAreForeverSilver':
    'Ze srebrem dba o równowagę domów i filarów, na mapie lub pod ziemią, gdzie ma więcej PA.',
  'decrees.merchantEmpireSilver': 'Ze srebrem stawia dom na mapie albo pod ziemią.',
  'decrees.religiousCommunitiesSilver':
    'Ze srebrem chce kamienia, potem dóbr na kontrakty, a potem filaru na dowolnej mapie.',
  'decrees.noblesseObligeSilver': 'Ze srebrem po brakujące herby wysyła także poszukiwacza.',
  'decrees.proudPillarsSilver': 'Ze srebrem stawia filary na dowolnej mapie, a potem domy, by nadążyły.',
  'decrees.decreeMines': 'Zakłada kopalnie, dopóki je ma, a potem idzie w górę toru króla.',
  'decrees.decreeTechnologies': 'Szuka srebra na niespodzianki, które na targu liczą mu się jak poziomy.',
  'decrees.decreeUnderground': 'Tworzy zestawy pod ziemią: najpierw kopalnie, potem przy nich domy i filary.',

  'challenges.title': 'Wyzwania kardynała',
  'challenges.about':
    'Wzmacniają go na całą grę solo: na normalnym poziomie ma ich {normal}, na trudnym {hard}.',
  'challenges.deepCoffers':
    'Z {amount, plural, one {# dobrem} other {# dobrami}} więcej z każdej kości szybciej opłaca kontrakty i katedry.',
  'challenges.favourOfTheCourt':
    'Korupcja nie trzyma go poniżej pola {amount}, więc by zaczynać, trzeba wejść wysoko.',
  'challenges.readyForAction': 'Ukończone budynki dają mu więcej PA, więc zabieraj mu postacie jego typów.',
  'challenges.verySpecialFriends':
    'Niechciane kafelki dają mu {amount, plural, one {# złoto} other {# złota}}, a kontrakty z kafelków premii zostają u niego.',
  'challenges.resourcefulClergy': 'Pomocników z dobrami albo PZ warto brać, zanim on ich dostanie.',
  'challenges.churchIncome': 'Pomocnicy z wieloma PA to dla niego PZ: największych bierz do siebie.',
  'challenges.visitorsToTheCuria': 'Postacie dają mu dobra i PZ, więc kości postaci bardziej mu pomagają.',
  'challenges.whispersInTheKingsEar':
    'Każdy pomocnik z akcją podnosi go na torze króla: licz się z tym, że będzie przed tobą.',
  'challenges.seekersGuild':
    'Kości z symbolem przesunięcia dają mu dodatkową akcję poszukiwacza: bierz je najpierw.',
  'challenges.rareChance':
    'Kość o najwyższej wartości daje mu też {amount, plural, one {# grudkę} few {# grudki} other {# grudek}} srebra, czyli niespodzianki lub PZ.',
  'challenges.preciousResources':
    'Kamień, złoto i srebro są dla niego tym samym, więc katedry buduje wcześniej.',
  'challenges.fruitfulJourneys': 'Tabliczki działają też dla niego: dobre miń przed jego poszukiwaczami.',
};
