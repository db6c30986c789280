import type { CharacterTable, CharacterType, ContractTable, HelperTable } from '../../data/index.ts';
import { CHARACTERS, CONTRACTS, CRESTS, HELPERS, textsOf } from '../kinds.ts';

const HELPS: Readonly<Partial<Record<HelperTable['effect'], string>>> = {
  plus: '{amount} PA więcej na akcję kości, gdy brakuje jednego kroku albo kafelka',
  colour: 'zamienia wysoką kość w złym kolorze w dobra, których potrzebujesz',
  colourPlus: 'daje z dowolnej kości dobra, których potrzebujesz, a do tego {amount} PA',
  joker: 'mała dowolna akcja za {amount} PA, oprócz akcji kości',
  merchant: '{amount} PA dla kupca, na przykład na krok i dom, gdy kość służy do czegoś innego',
  architect: '{amount} PA dla architekta, na przykład na krok i filar, gdy kość służy do czegoś innego',
  character: '{amount} PA na postacie: weź kogoś z rynku albo wprowadź kogoś, kto czeka',
  contract: '{amount} PA na rynek kontraktów albo na wymianę zbędnych dóbr na brakujące',
  king: 'o {amount} pola w górę toru króla, wbrew korupcji i niezależnie od kości',
  gold: '{amount} złota na zmianę kości albo zakup dóbr',
  points: '{amount} PZ przy użyciu, najlepiej od razu, by zwolnić miejsce w magazynie',
  goldAndPoints: '{amount} złota i {amount} PZ, trochę jednego i drugiego',
  goods: '{amount} dowolne dobra, gdy brakuje ich do kontraktu, herbu albo katedry',
  oneEach: 'po jednym żelazie, wełnie, kamieniu i żywności, co zapełnia drobne braki',
  building: 'premie całego budynku jeszcze raz, najlepiej takiego z trzema postaciami',
  seeker: '{amount} PA dla poszukiwaczy, niezależnie od kości',
  silver:
    '{amount, plural, one {# grudka} few {# grudki} other {# grudek}} srebra, czyli cena pierwszego poziomu technologii',
  mine: 'kopalnia z zasobów ogólnych, gdy swoje masz już na mapach',
  identical: '{amount} dóbr jednego rodzaju, czyli większość dużego kontraktu albo katedry',
};

const PRICES = {
  gold: 'Za {price} złota: ',
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
    wool > 0 ? '{wool} wełny' : '',
    iron > 0 ? '{iron} żelaza' : '',
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
  gold: '{amount} złota na zmianę kości albo zakup dóbr',
  stone: '{amount, plural, one {# kamień} few {# kamienie} other {# kamieni}} na następną katedrę',
  food: '{amount} żywności na następny herb',
  wool: '{amount} wełny na kontrakt',
  iron: '{amount} żelaza na kontrakt',
  goldAndIron: '{amount} złoto i {amount} żelazo',
  goldAndWool: '{amount} złoto i {amount} wełnę',
  goldAndSilver: '{amount} złoto i {amount} grudkę srebra',
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
  return `Od razu daje ${GIVES[effect] ?? ''}; ukończony budynek tego typu dodaje PA kościom na akcję ${ACTIONS[type]}.`;
}

export const compendiumTexts: Readonly<Record<string, string>> = {
  'actions.title': 'Akcje',
  'actions.about':
    'Każda kość daje jedną z nich, {turns} razy w każdej z {rounds} rund; im niższa kość, tym więcej PA ma akcja.',
  'actions.merchant':
    'Stawia domy w miastach targów i zbiera po drodze kafelki premii, więc opłaca się wcześnie i z wieloma PA.',
  'actions.architect':
    'Stawia filary przy katedrach, które najwięcej dają pierwszym, a na końcu mnożą twoje domy.',
  'actions.character':
    'Zapełnia pokoje: premie od razu, później domy z dachów, a po ukończeniu budynku więcej PA.',
  'actions.contract':
    'Zdobywa kontrakty, jedyne źródło nowych filarów, i wymienia to, co masz, na to, czego brakuje.',
  'actions.king': 'Trzyma cię powyżej zera i daje pierwszy wybór kości w następnej rundzie.',
  'actions.joker': 'Robi to, czego nie dają kości przy innych akcjach, z PA własnego miejsca.',
  'actions.seeker': 'Zakłada kopalnie srebra oraz odkrywa tabliczki, domy i filary pod ziemią.',

  'helpers.title': 'Pomocnicy',
  'helpers.about':
    'Kafelki premii, które czekają w magazynie (pól: {spaces}), aż użyjesz ich w ramach zadania w swojej turze.',
  ...textsOf('helpers', HELPERS, helper),

  'contracts.title': 'Kontrakty',
  'contracts.about':
    'Realizuje się je w ramach zadania; pierwszych {pillars} daje po filarze, a mieć można najwyżej {spaces}. Niektóre leżą wśród kafelków premii.',
  ...textsOf('contracts', CONTRACTS, contract),

  'crests.title': 'Herby',
  'crests.about': 'Herb kończy budynek i kosztuje żywność; możesz mieć tylko po jednym każdego rodzaju.',
  ...textsOf(
    'crests',
    CRESTS,
    () =>
      '{tile} pasuje pod każdy budynek; takich kafelków w grze: {copies}, z tego na rynku kontraktów: {offered}.',
  ),

  'characters.title': 'Postacie',
  'characters.about':
    'Wzięcie kosztuje {hire} PA, potem wprowadza się je do pokoju. Jest {types} typów, każdy mieszka w jednym budynku.',
  ...textsOf('characters', CHARACTERS, character),

  'buildings.title': 'Budynki',
  'buildings.about':
    'Kończą je postacie we wszystkich pokojach i herb. Od {few} punktują na końcu, wszystkie {all} razem za {most} PZ.',
  'buildings.0':
    'Najwolniejszy, bo ma {rooms} pokoje, ale jego znacznik to {marker} PA w każdej rundzie, a herb daje dom gdziekolwiek.',
  'buildings.1':
    'Ma {rooms} pokoje i za {food} żywności filar przy dowolnej katedrze, co oszczędza długą drogę.',
  'buildings.2': 'Ma {rooms} pokoje i za {food} żywności kupca, gdzie chcesz, nawet na dalekim targu.',
  'buildings.3': 'Kończą go jedna postać i {food} żywności, a architekt trafia do najlepszej katedry.',
  'buildings.4':
    'Kończą go jedna postać i {food} żywności, a {amount} dowolne dobra zwracają większość tej ceny.',
  'buildings.5':
    'Przyjmie każdego i najtańszy herb za {amount} PZ, ale nie ma ani domu na dachu, ani znacznika.',

  'fairs.title': 'Targi',
  'fairs.about': 'Punktują na koniec rundy każdego, kto ma w mieście targu kupca albo dom.',
  'fairs.fairHousePillar':
    'Za {points} PZ za zestaw opłaca się równowaga: postaw filar, którego brakuje do domu.',
  'fairs.fairContractCathedral':
    'Za {points} PZ za zestaw potrzeba tylu zrealizowanych kontraktów, ile kafelków katedr.',
  'fairs.fairContracts': 'Za {points} PZ każdy opłaca się przed nim realizować nawet małe kontrakty.',
  'fairs.fairKing': 'Daje {points} PZ i PZ twojego pola, więc kość króla w tej rundzie liczy się podwójnie.',
  'fairs.fairContractCrest':
    'Daje {points} PZ za zestaw; herby w magazynie też się liczą, więc bierz je nawet bez żywności.',
  'fairs.fairHouses': 'Za {points} PZ za dom jest najlepszy późno, gdy na mapie stoi wiele domów.',
  'fairs.fairUpperFloors': 'Za {points} PZ za pokoje, które kosztują więcej PA, potrzebne są duże budynki.',
  'fairs.fairCrests': 'Za {points} PZ za każdy twój herb, umieszczony lub nie, wystarczy zbierać kafelki.',
  'fairs.fairPillars': 'Za {points} PZ za filar nagradza najpierw kontrakty, które dają filary.',
  'fairs.fairBuildings': 'Za {points} PZ za pełny budynek najszybsze są małe, z jednym pokojem.',
  'fairs.fairCathedrals': 'Za {points} PZ ponad to, co daje sama katedra, warto oszczędzać kamień.',
  'fairs.fairMines': 'Za {points} PZ za kopalnię płaci drugi raz za to, co i tak daje srebro.',
  'fairs.fairTechnologies':
    'Za {points} PZ za poziom wiele pierwszych poziomów wychodzi taniej niż jeden trzeci.',
  'fairs.fairUnderground':
    'Za {points} PZ za zestaw potrzebny jest pod ziemią dom albo filar do każdej kopalni.',

  'technologies.title': 'Technologie',
  'technologies.about':
    'Tylko ze srebrem: w grze są {inPlay} z {count}. Poziomy kupuje się za srebro i działają do końca gry.',
  'technologies.technology.character':
    'Dla tych, którzy kończą budynki: tańsze herby, mocniejsze znaczniki i premie drugi raz.',
  'technologies.technology.dice':
    'Dla tych, którzy zmieniają kości: duże zmiany za mało złota, darmowe kroki i srebro za dobra.',
  'technologies.technology.king':
    'Trzyma cię wysoko na torze: {kingGold} złota z każdą akcją króla i {kingPoints} pola po fazach króla.',
  'technologies.technology.merchant':
    'Przy wielu domach: więcej PA, premia postaci z każdym domem i PZ za każdy z nich w każdej rundzie.',
  'technologies.technology.seeker':
    'Przy wielu kopalniach: więcej PA, {mineGoods} dobra z każdą kopalnią i mocne symbole przesunięcia.',
  'technologies.technology.contract':
    'Do kontraktów: każdy tańszy o jedno dobro, większy wybór i lepsze wymiany.',
  'technologies.technology.goods':
    'Do jednego dobra: zastępuje złoto, a jego kości dają o {dieGoods} więcej i o {diePoints} PA więcej.',
  'technologies.technology.universal':
    'Do akcji uniwersalnej: więcej PA, z każdą krok na torze króla, a na końcu dwie akcje w jednej.',
  'technologies.technology.architect':
    'Do katedr: więcej PA, {cathedralKing} pola na torze króla za każdy udział w budowie i niższe koszty.',

  'decrees.title': 'Dekrety kardynała',
  'decrees.about':
    'W trybie solo karta decyduje, którą kość bierze; wiedząc, czego szuka, możesz mu ją zabrać albo zostawić.',
  'decrees.buildingsAreForever':
    'Stawia dom, jeśli ma więcej filarów niż domów, a poza tym filar: wiadomo więc, których kości chce.',
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
    'Gdy jego filar czeka na udział, bierze najwyższą kość kamienia, a poza tym stawia filar.',
  'decrees.undyingFame': 'Dokłada to, czego ma mniej, z myślą o domach razy filary na końcu.',
  'decrees.worldlyRiches': 'Bierze najwyższą kość ze wszystkich: nie odkładaj jej na później.',
  'decrees.pillarsOfHistory':
    'Ze srebrem stawia filar, gdy domy lub kopalnie nadążają, a poza tym kopalnię albo dom.',
  'decrees.housesOfDestiny':
    'Ze srebrem stawia dom, gdy filary lub kopalnie nadążają, a poza tym kopalnię albo filar.',
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
  'challenges.deepCoffers': 'Z {amount} dobrem więcej z każdej kości szybciej opłaca kontrakty i katedry.',
  'challenges.favourOfTheCourt':
    'Korupcja nie trzyma go poniżej pola {amount}, więc by zaczynać, trzeba wejść wysoko.',
  'challenges.readyForAction': 'Ukończone budynki dają mu więcej PA, więc zabieraj mu postacie jego typów.',
  'challenges.verySpecialFriends':
    'Niechciane kafelki dają mu {amount} złota, a kontrakty z kafelków premii zostają u niego.',
  'challenges.resourcefulClergy': 'Pomocników z dobrami albo PZ warto brać, zanim on ich dostanie.',
  'challenges.churchIncome': 'Pomocnicy z wieloma PA to dla niego PZ: największych bierz do siebie.',
  'challenges.visitorsToTheCuria': 'Postacie dają mu dobra i PZ, więc kości postaci bardziej mu pomagają.',
  'challenges.whispersInTheKingsEar':
    'Każdy pomocnik z akcją podnosi go na torze króla: licz się z tym, że będzie przed tobą.',
  'challenges.seekersGuild':
    'Kości z symbolem przesunięcia dają mu dodatkową akcję poszukiwacza: bierz je najpierw.',
  'challenges.rareChance':
    'Kość o najwyższej wartości daje mu też {amount} grudkę srebra, a z nią niespodzianki lub PZ.',
  'challenges.preciousResources':
    'Kamień, złoto i srebro są dla niego tym samym, więc katedry buduje wcześniej.',
  'challenges.fruitfulJourneys': 'Tabliczki działają też dla niego: dobre miń przed jego poszukiwaczami.',
};
