import type { BoardWords } from '../en/board.ts';
import { legend } from './legend.ts';

export const board: BoardWords = {
  ...legend,
  blue: 'Синій',
  orange: 'Помаранчевий',
  yellow: 'Жовтий',
  violet: 'Фіолетовий',
  map: 'Мапа світу',
  thisTurn: 'Цей хід',
  ideaMarket: 'Ідеї',
  tracks: 'Ери та вплив',
  common: 'Загальне знання',
  unowned: 'Нічия',
  discarded: 'Скинуті (відомі всім)',
  supplyPanel: 'Плитки поступу',
  tileArea: 'Зона плиток',
  progressMap: 'Мапа поступу',
  goalHidden: 'Таємна ціль',
  roundOfEra: 'Ера {era} · Раунд {round} з {rounds}',

  benefitPoints: '{amount, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  benefitInfluence: 'вплив +{amount}',
  benefitBuild:
    '{amount, plural, =0 {будівництво без сплати впливу} one {будівництво за # очко впливу} few {будівництво за # очки впливу} many {будівництво за # очок впливу} other {будівництво за # очка впливу}}',
  benefitDiscount:
    '{amount, plural, one {зведена тут плитка коштує на # фахівця менше} few {зведена тут плитка коштує на # фахівців менше} many {зведена тут плитка коштує на # фахівців менше} other {зведена тут плитка коштує на # фахівця менше}}',
  benefitMany: '{amount} × {effect}',

  regionTitle: '{number}. {region}',
  regionEmpty: 'Тут немає карти.',
  regionIdea: 'Ідея: {card} ({type}, ера {era}); потребує віхи: {milestone}',
  regionInvention: 'Винахід: {card} ({type}, ера {era}); ланцюгова дія: {chain}',
  presentedBy:
    'Представляє: {owner}, {count, plural, one {# громадянин} few {# громадяни} many {# громадян} other {# громадянина}}',
  nobodyPresented: 'Її ніхто не представив.',
  inventedBy: 'Винахідник: {owner}',
  innovatedBy: 'Новатор: {owner}',
  specialistTileLine:
    '{tile}: {demand, plural, one {представляє # громадянин} few {представляють # громадяни} many {представляють # громадян} other {представляє # громадянина}}; вигода: {benefit}',
  citizensLine: 'Громадяни: {citizens}',
  influenceLine: 'Поля впливу: {spaces}',
  spaceFree: '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  wealthLine: 'Плитки багатства: {tiles}',
  wealthGone: 'Плиток багатства не лишилося.',
  sageHere: 'Тут мудрець: {benefit}',
  sageGone: 'Мудреця тут немає. Знання: {benefit}',
  knowledgeShown: 'очки за кожну плитку знань, яка їх показує',
  routesLine: 'Шляхи до: {regions}',
  chronosHere: 'Тут стоїть Хронос.',

  forumTitle: 'Форум: {action}',
  forumOther: 'Друге поле цього форуму: {action}',
  forumPillars: 'Колони: {pillars}',
  forumEmpty: 'Тут немає колон.',
  pillarOf: '{owner}: {pillar}',

  cardIdea: 'Ідея ери {era}: {type}; потребує віхи: {milestone}',
  cardFirst: 'Винахід ери {era}: {type}',
  cardExtra: 'Винайдення виснажує додатково: {count} ({type})',
  cardChain: 'Ланцюгова дія: {action}',
  cardPoints:
    '{points, plural, one {# очко за винайдення} few {# очки за винайдення} many {# очок за винайдення} other {# очка за винайдення}}',
  cardUsed: 'Її ланцюгову дію використано цього ходу.',
  heldBy: 'Має: {owner}',

  milestoneEra: 'Літера {letter}, ера {era}',
  milestoneAction: 'Відрядження або відкликання дипломата дає: {benefit}',
  milestoneSlots:
    '{free, plural, =0 {Немає вільного місця для дипломата.} one {# вільне місце для дипломата.} few {# вільні місця для дипломатів.} many {# вільних місць для дипломатів.} other {# вільного місця для дипломатів.}}',
  milestoneDiplomats: 'Дипломати: {owners}',
  milestonePersonal: 'Особиста віха: {owner}',

  eraSpaceTitle: 'Ера {era}, поле {space}',
  influenceText:
    'Вплив {influence}: {markers, plural, one {# маркер ланцюга за хід} few {# маркери ланцюга за хід} many {# маркерів ланцюга за хід} other {# маркера ланцюга за хід}}; у зміну ери {change}; наприкінці {points, plural, one {# очко} few {# очки} many {# очок} other {# очка}}',
  influenceChange: '{change, plural, =0 {без змін} other {#}}',
  orderTitle: 'Місце {place} в порядку ходів',

  tileEconomy: 'Раз на еру, за маркер економіки: {benefit}',
  tileCulture: 'Щоразу, коли ви виконуєте дію «{action}»: {benefit}',
  tileTechnology:
    'Раз за гру, за 1 очко впливу й маркер ланцюга: після дії «{first}» ще й «{second}» або навпаки',
  tileUsed: 'Використана',
  tileWaiting: 'Чекає в зоні плиток: діє, щойно її зведено.',
  copiesLeft: 'Лишилося: {copies}',
  wealthOuter:
    '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожну плитку на зовнішньому кільці. Вид: {first}',
  wealthInner:
    '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожну плитку всередині зовнішнього кільця. Вид: {first}',
  wealthAlone:
    '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожну плитку, яка не торкається іншої свого виду. Вид: {first}',
  wealthGroup:
    '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожну плитку найбільшої групи. Вид: {first}',
  wealthPairs:
    '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожну пару, де б вона не була. Види: {first}, {second}',
  wealthAdjacentPairs:
    '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожне ребро між двома видами: {first}, {second}',
  wealthTouching:
    '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожну плитку першого виду, яка торкається другого: {first}, {second}',

  aspirationTitle: 'Прагнення: {type}',
  aspirationText: 'Наприкінці ходу воно стає плиткою поступу свого виду.',
  jokerTitle: 'Прагнення: джокер',
  jokerText: 'Замість плитки багатства; стає плиткою поступу будь-якого виду.',
  areaSpace: 'Вільне поле зони плиток',
  areaText:
    'Будівництво коштує впливу раз за хід, залежно від кількості плиток, що чекають: {prices}. Можна звести на одну плитку менше, ніж ваша ера.',
  spaceTitle: 'Поле {space}',
  spaceText: 'Зведена тут плитка дає: {benefit}',

  specialistText: 'Удома: {home}. Виснажені до зміни ери: {exhausted}.',
  academyTitle: 'Академія',
  academyText: 'Учені: {scholars}. Місць в академії: {limit}. Учений замінює будь-якого фахівця.',
  tokenText:
    '{citizens, plural, =0 {Його кладуть під час підготовки.} one {Потребує переваги та # громадянина в регіоні, який повертається додому.} few {Потребує переваги та # громадян у регіоні, які повертаються додому.} many {Потребує переваги та # громадян у регіоні, які повертаються додому.} other {Потребує переваги та # громадянина в регіоні.}} Його дія: {benefit}',
  tokenIn: 'Лежить у регіоні: {region}.',
  tokenFlipped: 'Його дію використано.',
  learnTitle: 'Навчання в мудреця',

  goalRegion:
    '{points, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за жетон впливу в регіоні, {each} за кожного вашого громадянина там, щонайбільше {most}. Регіон: {of}',
  goalTiles:
    '{each, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожну зведену плитку, щонайбільше {most}. Вид: {of}',
  goalSets:
    '{each, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожен набір трьох видів поступу, щонайбільше {most}',
  goalAllTiles: 'Очки за кількість зведених плиток: {steps}',
  goalInnerTiles:
    '{each, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожну плитку всередині зовнішнього кільця, щонайбільше {most}',
  goalInventions:
    '{each, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожен винахід, щонайбільше {most}. Тип: {of}',
  goalLaterInventions:
    '{each, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожен винахід ери 2 або пізнішої, щонайбільше {most}',
  goalEra: 'Очки за еру вашої віхи: {steps}',
  goalDiplomats:
    '{each, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожного дипломата, щонайбільше {most}',
  goalTokens:
    '{each, plural, one {# очко} few {# очки} many {# очок} other {# очка}} за кожен жетон впливу в регіоні, щонайбільше {most}',
  goalStep: '{points} від {least}',

  markersReady:
    '{markers, plural, =0 {Маркерів ланцюга не лишилося} one {Готовий # маркер ланцюга} few {Готові # маркери ланцюга} many {Готові # маркерів ланцюга} other {Готові # маркера ланцюга}}',
  mayChain: 'можлива ланцюгова дія',
  wayMain: 'дія',
  wayChain: 'ланцюгова дія',
  wayBenefit: 'бонус',
  chainInnovation: 'ланцюгова дія цього винаходу',
  chainInventions: 'ланцюгова дія одного з ваших винаходів',
  chainTokens: 'ланцюгова дія одного з ваших жетонів',
  chainKnowledge: 'плитка знань, якщо там є мудрець',
  owePillar: 'поставте: {pillar}',
  oweTiles: 'використайте плитки економіки або технології',
  oweDraw:
    '{count, plural, one {візьміть # ідею} few {візьміть # ідеї} many {візьміть # ідей} other {візьміть # ідеї}}',
  oweProgress: 'прагнення стають плитками поступу: {types}',
  oweShareTile: 'плитка багатства або джокер',
  oweExhaust:
    '{count, plural, one {виснажте # громадянина} few {виснажте # громадян} many {виснажте # громадян} other {виснажте # громадянина}}',
  oweEraSpace: 'поле шкали ер',
  oweOverflow: 'відмовтеся від прагнень',
  oweTurnOrder: 'виберіть місце в порядку ходів',
  owePrepare: 'представте ідею, що лежить у регіоні',

  chronosText:
    'Стоїть у регіоні: {region}. Громадян лишилося: {supply}. Жетонів впливу на шкалі ер: {tokens}.',
  chronosTaken: 'Вилучив із гри: {tiles}',
  homeAndExhausted: '{name}: {home} удома, {exhausted} виснажено',

  personalShort: 'Особисті',
  leavesNext: 'відійде',
  forums: 'Форуми',
  supplyShort: 'Запас',
  markersShort: 'Маркери',
  chainMarkers: 'Маркери ланцюга',
  milestonesTitle: 'Віхи',
  society: 'Ваше суспільство',
  outOf: '{count} з {limit}',
  influenceTokens: 'Жетони впливу',
  buildNow:
    '{price, plural, =0 {Будівництво безкоштовне} other {Будівництво за # впливу}}, до {most, plural, one {# плитки} other {# плиток}}',
  buildNothing: 'Немає плиток для будівництва',
  goalsBest:
    '{best, plural, one {Таємні цілі (# найкраща)} few {Таємні цілі (# найкращі)} other {Таємні цілі (# найкращих)}}',
  deckAndLeft: '{cards, plural, =0 {Колода: остання карта} other {Колода · ще #}}',
  countsOuter: 'зовнішнє кільце',
  countsInner: 'середина мапи',
  countsAlone: 'поодинокі',
  countsGroup: 'найбільша група',
  countsPairs: 'пари',
  countsEdges: 'спільні грані',
  countsTouching: 'сусідні',
  atTheEnd: 'Наприкінці',
  endProgress: '{count, plural, one {# плитка поступу} few {# плитки поступу} other {# плиток поступу}}',
  endBuild: '{price, plural, =0 {будівництво безкоштовне} other {будівництво за # впливу}}, до {most}',
  eraNumber: 'Ера {era}',
  needs: 'Потребує',
  costs: 'Коштує',
  gives: 'Дає',
  chainAction: 'Ланцюгова дія',
  whenShared: 'Коли поділяться',
  accessOwn: 'ваша віха',
  accessCommon: 'відомо всім',
  accessDiplomat: 'там є ваш дипломат',
  accessEarlier: 'попередня ера: доступно всім',
  accessOwner: 'власник: {owner}; доступ дасть ваш дипломат',
  accessLater: 'ще нікому не відомо',
  costInvent: 'на карту: 1 × {specialist}{extra, plural, =0 {} other {; виснаження: # × {extraSpecialist}}}',
  youHave: 'у вас {count}{scholars, plural, =0 {} one { і # учений} few { і # учені} other { і # учених}}',
  sharedEach: '{points} ПО за кожного, хто представляє',
  sharedBy: '{points} ПО тому, хто представляє: {owner}',
  presenter: 'Представляє',
  inventor: 'Винахідник',
  innovator: 'Новатор',
  presenterTile: '{demand, plural, one {# громадянин} few {# громадяни} other {# громадян}}, дає: {benefit}',
};
