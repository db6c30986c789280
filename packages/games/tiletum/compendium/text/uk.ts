import type { CharacterTable, CharacterType, ContractTable, HelperTable } from '../../data/index.ts';
import { CHARACTERS, CONTRACTS, CRESTS, HELPERS, textsOf } from '../kinds.ts';
import { mapTexts } from './uk-map.ts';

const HELPS: Readonly<Partial<Record<HelperTable['effect'], string>>> = {
  plus: 'на {amount} ОД більше для дії кубика, коли бракує одного кроку чи жетона',
  colour: 'перетворює великий кубик не того кольору на потрібні вам ресурси',
  colourPlus: 'дає з будь-якого кубика потрібні вам ресурси, та ще {amount} ОД на додачу',
  joker: 'будь-яка мала дія на {amount} ОД, крім дії кубика',
  merchant: '{amount} ОД для купця, наприклад крок і будинок, поки кубик робить щось інше',
  architect: '{amount} ОД для архітектора, наприклад крок і колона, поки кубик робить щось інше',
  character: '{amount} ОД на персонажів: візьміть когось із ринку або заселіть того, хто чекає',
  contract: '{amount} ОД на ринок контрактів або на обмін зайвих ресурсів на потрібні',
  king: 'на {amount, plural, one {# поділку} few {# поділки} other {# поділок}} вгору треком короля, проти корупції й незалежно від кубика',
  gold: '{amount} золота на зміну кубика або купівлю ресурсів',
  points: '{amount} ПО за використання, найкраще одразу, щоб звільнити склад',
  goldAndPoints: '{amount} золота й {amount} ПО, потроху того й того',
  goods:
    '{amount, plural, one {# будь-який ресурс} few {# будь-які ресурси} other {# будь-яких ресурсів}}, коли їх бракує на контракт, герб чи собор',
  oneEach: 'залізо, вовна, камінь та їжа, кожного по одному, щоб закрити дрібні нестачі',
  building: 'бонуси цілої будівлі ще раз, найкраще тієї, де живуть троє',
  seeker: '{amount} ОД для шукачів, незалежно від кубика',
  silver: '{amount, plural, one {# срібло} other {# срібла}}, тобто ціна першого рівня технології',
  mine: 'копальня із загального запасу, коли свої вже на мапах',
  identical:
    '{amount, plural, one {# ресурс} few {# ресурси} other {# ресурсів}} одного виду, тобто більша частина великого контракту чи собору',
};

const PRICES = {
  gold: 'За {price} золота: ',
  silver: 'За {price, plural, one {# срібло} other {# срібла}}: ',
};

function helper({ effect, price, pays }: HelperTable): string {
  const text = HELPS[effect] ?? '';
  if (price === 0) return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return `${PRICES[pays]}${text}.`;
}

const EXTRAS: Readonly<Partial<Record<ContractTable['effect'], string>>> = {
  king: ' і крок на треку короля',
  merchantSteps: ' і крок купця',
  character: ' і {amount} ОД на персонажів',
  seeker: ' і {amount} ОД для шукачів',
  silver: ' і {amount, plural, one {# срібло} other {# срібла}}',
};

function contract({ same, wool, iron, effect }: ContractTable): string {
  const cost = [
    same > 0
      ? '{same, plural, one {# однаковий ресурс} few {# однакові ресурси} other {# однакових ресурсів}}'
      : '',
    wool > 0 ? '{wool, plural, one {# вовну} other {# вовни}}' : '',
    iron > 0 ? '{iron, plural, one {# залізо} other {# заліза}}' : '',
  ].filter((part) => part !== '');
  const fit =
    cost.length === 2
      ? same > 0
        ? 'однакові — це ті, яких у вас забагато'
        : 'потрібні два кольори, тож пильнуйте обидва види кубиків'
      : same > 0
        ? 'платіть тим, чого маєте найбільше, навіть золотом'
        : 'може вистачити одного кубика цього кольору';
  return `{points} ПО${EXTRAS[effect] ?? ''} за ${cost.join(' і ')}: ${fit}.`;
}

const GIVES: Readonly<Partial<Record<CharacterTable['effect'], string>>> = {
  gold: '{amount} золота на зміну кубиків або купівлю ресурсів',
  stone: '{amount} каменю на наступний собор',
  food: '{amount} їжі на наступний герб',
  wool: '{amount} вовни на контракт',
  iron: '{amount} заліза на контракт',
  goldAndIron: '{amount, plural, one {# золото й # залізо} other {# золота й # заліза}}',
  goldAndWool: '{amount, plural, one {# золото й # вовну} other {# золота й # вовни}}',
  goldAndSilver: '{amount, plural, one {# золото й # срібло} other {# золота й # срібла}}',
  points: '{amount} ПО',
  contract: '{amount} ОД на контракти або обмін',
  contractAndGood: '{amount} ОД на контракти або обмін і будь-який ресурс',
  character: '{amount} ОД, щоб узяти чи заселити ще когось',
  king: '{amount, plural, one {крок} few {# кроки} other {# кроків}} вгору треком короля',
  merchantSteps: '{amount, plural, one {крок} few {# кроки} other {# кроків}} купця',
  architectSteps: '{amount, plural, one {крок} few {# кроки} other {# кроків}} архітектора',
  bothSteps: 'по кроку купця й архітектора',
  merchantStepAndHouse: 'крок купця й будинок без кубика купця',
  architectStepAndPillar: 'крок архітектора й колону без кубика архітектора',
  house: 'будинок там, де стоїть купець, без кубика купця',
  pillar: 'колону там, де стоїть архітектор, без кубика архітектора',
  seeker: '{amount} ОД для шукачів',
  mine: 'копальню із загального запасу',
};

const ACTIONS: Readonly<Record<CharacterType, string>> = {
  merchant: 'купця',
  architect: 'архітектора',
  character: 'персонажа',
  contract: 'контракту',
  king: 'короля',
};

function character({ type, effect }: CharacterTable): string {
  return `Одразу дає ${GIVES[effect] ?? ''}; завершена будівля цього типу додає ОД кубикам на дію ${ACTIONS[type]}.`;
}

export const compendiumTexts: Readonly<Record<string, string>> = {
  'actions.title': 'Дії',
  'actions.about':
    'Кожен кубик дає одну з них: {turns, plural, one {# раз} few {# рази} other {# разів}} у кожному з {rounds, plural, one {# раунду} other {# раундів}}; що менше значення кубика, то більше ОД має дія.',
  'actions.merchant':
    'Ставить будинки в містах ярмарків і дорогою збирає жетони бонусу, тож беріть цю дію рано й із багатьма ОД.',
  'actions.architect':
    'Ставить колони біля соборів: перші набирають найбільше, а наприкінці на колони множать будинки.',
  'actions.character':
    'Заселяє кімнати: бонуси одразу, згодом будинки з дахів, а за завершену будівлю більше ОД.',
  'actions.contract':
    'Здобуває контракти, єдине джерело нових колон, і обмінює те, що є, на те, чого бракує.',
  'actions.king': 'Тримає вас вище нуля, і в наступному раунді ви вибираєте кубик раніше за інших.',
  'actions.joker': 'Робить те, чого не дають кубики біля інших дій, з ОД власного місця.',
  'actions.seeker': 'Закладає копальні срібла й веде до табличок, будинків і колон під землею.',

  'helpers.title': 'Помічники',
  'helpers.about':
    'Жетони бонусу, що чекають на складі, де є {spaces, plural, one {# комірка} few {# комірки} other {# комірок}}, доки ви не використаєте їх вільною дією у свій хід.',
  ...textsOf('helpers', HELPERS, helper),

  'contracts.title': 'Контракти',
  'contracts.about':
    'Їх виконують вільною дією; {pillars, plural, one {перший # дає колону} few {перші # дають по колоні} other {перші # дають по колоні}}, а мати можна щонайбільше {spaces}. Деякі лежать серед жетонів бонусу.',
  ...textsOf('contracts', CONTRACTS, contract),

  'crests.title': 'Герби',
  'crests.about': 'Герб завершує будівлю й коштує їжі; можна мати лише по одному кожного роду.',
  ...textsOf(
    'crests',
    CRESTS,
    () =>
      '«{tile}» пасує під будь-яку будівлю; у грі {copies, plural, one {# такий жетон} few {# такі жетони} other {# таких жетонів}}, з них {offered} на ринку контрактів.',
  ),

  'characters.title': 'Персонажі',
  'characters.about':
    'Їх беруть за {hire} ОД і заселяють у кімнату. Є {types, plural, one {# тип} few {# типи} other {# типів}}, і кожен живе в одній будівлі.',
  ...textsOf('characters', CHARACTERS, character),

  'buildings.title': 'Будівлі',
  'buildings.about':
    'Їх завершують персонажі в усіх кімнатах і герб. Наприкінці вони дають ПО, якщо їх щонайменше {few}; усі {all} разом — {most} ПО.',
  'buildings.0':
    'Найповільніша, бо має {rooms, plural, one {# кімнату} few {# кімнати} other {# кімнат}}, зате її маркер дає {marker} ОД щораунду, а герб — будинок де завгодно.',
  'buildings.1':
    'Має {rooms, plural, one {# кімнату} few {# кімнати} other {# кімнат}}, а за {food} їжі дає колону біля будь-якого собору й заощаджує довгу дорогу.',
  'buildings.2':
    'Має {rooms, plural, one {# кімнату} few {# кімнати} other {# кімнат}}, а за {food} їжі купець опиняється де завгодно, навіть у місті далекого ярмарку.',
  'buildings.3': 'Її завершують один персонаж і {food} їжі, а архітектор потрапляє до найкращого собору.',
  'buildings.4':
    'Її завершують один персонаж і {food} їжі, а {amount, plural, one {# будь-який ресурс повертає} few {# будь-які ресурси повертають} other {# будь-яких ресурсів повертають}} більшу частину ціни.',
  'buildings.5':
    'Приймає будь-кого й найдешевший герб за {amount} ПО, але не має ні будинку на даху, ні маркера.',

  'fairs.title': 'Ярмарки',
  'fairs.about': 'Наприкінці раунду дають ПО всім, хто має в місті ярмарку купця або будинок.',
  'fairs.fairHousePillar':
    '{points} ПО за набір: тримайте рівновагу й поставте колону, якої бракує будинкові.',
  'fairs.fairContractCathedral':
    '{points} ПО за набір: виконаних контрактів і внесків на собори потрібно порівну.',
  'fairs.fairContracts': '{points} ПО за кожен: перед ним варто виконувати навіть малі контракти.',
  'fairs.fairKing': 'Дає {points} ПО й ПО вашої поділки, тож кубик короля цього раунду рахується двічі.',
  'fairs.fairContractCrest':
    'Дає {points} ПО за набір; герби на складі теж рахуються, тож беріть їх навіть без їжі.',
  'fairs.fairHouses': '{points} ПО за будинок: найкращий пізно, коли на мапі багато будинків.',
  'fairs.fairUpperFloors':
    '{points} ПО за кожну заселену кімнату, що коштує більше ОД, тож потрібні великі будівлі.',
  'fairs.fairCrests': '{points} ПО за кожен ваш герб, покладений чи ні, тож досить збирати жетони.',
  'fairs.fairPillars': '{points} ПО за колону: спершу виконуйте контракти, бо колони дають саме вони.',
  'fairs.fairBuildings': '{points} ПО за заселену будівлю: найшвидші малі, з однією кімнатою.',
  'fairs.fairCathedrals': '{points} ПО за кожен внесок понад те, що дає сам собор, тож варто берегти камінь.',
  'fairs.fairMines': '{points} ПО за копальню: ще одна нагорода за те, що й так дає срібло.',
  'fairs.fairTechnologies':
    '{points} ПО за рівень: багато перших рівнів обходяться дешевше, ніж один третій.',
  'fairs.fairUnderground': '{points} ПО за набір: під землею до кожної копальні потрібен будинок або колона.',

  'technologies.title': 'Технології',
  'technologies.about':
    'Лише зі сріблом: у партії {inPlay} з {count}. Рівні купують за срібло, і вони діють до кінця гри.',
  'technologies.technology.character':
    'Для тих, хто завершує будівлі: дешевші герби, сильніші маркери й бонуси вдруге.',
  'technologies.technology.dice':
    'Для тих, хто змінює кубики: великі зміни за мало золота, безплатні кроки й срібло за ресурси.',
  'technologies.technology.king':
    'Тримає вас угорі треку: {kingGold} золота з кожною дією короля й {kingPoints, plural, one {# поділка} few {# поділки} other {# поділок}} після фаз короля.',
  'technologies.technology.merchant':
    'Для багатьох будинків: більше ОД, бонус персонажа за кожен будинок і щораунду ПО за кожен із них.',
  'technologies.technology.seeker':
    'Для багатьох копалень: більше ОД, {mineGoods, plural, one {# ресурс} few {# ресурси} other {# ресурсів}} за кожну копальню й сильні символи руху.',
  'technologies.technology.contract':
    'Для контрактів: кожен на один ресурс дешевший, більший вибір і кращий обмін.',
  'technologies.technology.goods':
    'Для одного ресурсу: ним платять як золотом, а його кубики дають ще {dieGoods, plural, one {# такий ресурс} few {# такі ресурси} other {# таких ресурсів}} і {diePoints} ОД.',
  'technologies.technology.universal':
    'Для кубиків джокера: більше ОД, з кожним крок на треку короля, а зрештою дві дії в одній.',
  'technologies.technology.architect':
    'Для соборів: більше ОД, {cathedralKing, plural, one {# поділка} few {# поділки} other {# поділок}} на треку короля за кожен внесок і менші витрати.',

  ...mapTexts,

  'decrees.title': 'Укази кардинала',
  'decrees.about':
    'У грі соло картка вирішує, який кубик він бере; знаючи, чого він шукає, можна його забрати або залишити.',
  'decrees.buildingsAreForever':
    'Ставить будинок, якщо колон більше, ніж будинків, інакше колону: тож відомо, які кубики йому потрібні.',
  'decrees.kingAndCountry': 'Піднімається треком короля, тож найболючіше забрати кубик короля перед ним.',
  'decrees.merchantEmpire':
    'Ставить будинок, якщо дістанеться, у місті найближчого ярмарку: будьте там раніше.',
  'decrees.familyAlliances': 'Спершу збирає ресурси на контракти, а потім герби в межах досяжності.',
  'decrees.businessIsBusiness': 'Бере ресурси, яких бракує його контрактам, або ще один контракт.',
  'decrees.religiousCommunities': 'Спершу збирає камінь для своїх колон, потім ресурси на контракти.',
  'decrees.noblesseOblige': 'Шукає герби, яких не має: ті, що поряд із його фігурами, візьміть раніше.',
  'decrees.proudPillars': 'Ставить колону, якщо лишився кубик біля архітектора або джокера.',
  'decrees.familiarFaces': 'Заселяє кімнати, а без кубика персонажа бере найбільший кубик їжі.',
  'decrees.busyHands': 'Заселяє кімнати, щоб завершувати будівлі, тож кубиків персонажа буде мало.',
  'decrees.gloriousSpires':
    'Поки колона чекає внеску, бере найбільший кубик каменю, інакше ставить ще колону.',
  'decrees.undyingFame': 'Додає те, чого має менше, бо наприкінці будинки множать на колони.',
  'decrees.worldlyRiches': 'Бере найбільший кубик з усіх: не відкладайте його на потім.',
  'decrees.pillarsOfHistory':
    'Зі сріблом ставить колону, якщо будинків чи копалень не менше, інакше копальню або будинок.',
  'decrees.housesOfDestiny':
    'Зі сріблом ставить будинок, якщо колон чи копалень не менше, інакше копальню або колону.',
  'decrees.gloriousSpiresSilver':
    'Зі сріблом збирає камінь чи золото для своїх колон, а потім ставить колони й під землею.',
  'decrees.buildingsAreForeverSilver':
    'Зі сріблом тримає рівновагу будинків і колон, на мапі чи під землею, де має більше ОД.',
  'decrees.merchantEmpireSilver': 'Зі сріблом ставить будинок на мапі або під землею.',
  'decrees.religiousCommunitiesSilver':
    'Зі сріблом хоче каменю, потім ресурсів на контракти, а потім колону на будь-якій мапі.',
  'decrees.noblesseObligeSilver': 'Зі сріблом відправляє по герби, яких не має, ще й шукача.',
  'decrees.proudPillarsSilver':
    'Зі сріблом ставить колони на будь-якій мапі, а потім будинки, щоб не відставали.',
  'decrees.decreeMines': 'Закладає копальні, поки вони є, а потім піднімається треком короля.',
  'decrees.decreeTechnologies': 'Шукає срібло на сюрпризи, які на ярмарку рахуються йому як рівні.',
  'decrees.decreeUnderground': 'Складає набори під землею: спершу копальні, потім біля них будинки й колони.',

  'challenges.title': 'Випробування кардинала',
  'challenges.about':
    'Вони посилюють його на всю партію соло: на звичайному рівні їх {normal}, на важкому — {hard}.',
  'challenges.deepCoffers':
    'Кожен кубик дає йому на {amount, plural, one {# ресурс} few {# ресурси} other {# ресурсів}} більше, тож він раніше платить за контракти й собори.',
  'challenges.favourOfTheCourt':
    'Корупція не втримає його нижче поділки {amount}, тож, щоб ходити першими, піднімайтеся високо.',
  'challenges.readyForAction': 'Завершені будівлі дають йому більше ОД, тож забирайте персонажів його типів.',
  'challenges.verySpecialFriends':
    'Жетони, яких ніхто не хотів, дають йому {amount} золота, а контракти з жетонів бонусу він лишає собі.',
  'challenges.resourcefulClergy': 'Помічників із ресурсами чи ПО варто брати раніше за нього.',
  'challenges.churchIncome': 'Помічники з багатьма ОД для нього — це ПО: найсильніших беріть собі.',
  'challenges.visitorsToTheCuria':
    'Персонажі дають йому ресурси й ПО, тож кубики персонажа допомагають йому більше.',
  'challenges.whispersInTheKingsEar':
    'Кожен помічник із дією піднімає його на треку короля: зважайте, що він буде попереду.',
  'challenges.seekersGuild': 'Кубики із символом руху дають йому ще й дію шукача: беріть їх першими.',
  'challenges.rareChance':
    'Кубик із найбільшим значенням дає йому ще {amount, plural, one {# срібло} other {# срібла}}, а з ним сюрпризи або ПО.',
  'challenges.preciousResources':
    'Камінь, золото й срібло для нього однакові, тож внески на собори він робить раніше.',
  'challenges.fruitfulJourneys': 'Таблички працюють і на нього: найкращі минайте раніше за його шукачів.',
};
