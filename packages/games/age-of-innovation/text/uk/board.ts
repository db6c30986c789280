import { sharedBoard } from '../../../terra/text/uk.ts';
import type { BoardWords } from '../en/board.ts';

export const board: BoardWords = {
  tabMain: 'Мапа',
  tabTracks: 'Наука',
  tabTray: 'Жетони',
  tabChoice: 'Вибір',
  ...sharedBoard,
  roundScoring: 'ПО за раунди',
  'amount.bankingBooks':
    '{count, plural, one {# книжка з банківської справи} few {# книжки з банківської справи} many {# книжок з банківської справи} other {# книжки з банківської справи}}',
  'amount.lawBooks':
    '{count, plural, one {# книжка з юриспруденції} few {# книжки з юриспруденції} many {# книжок з юриспруденції} other {# книжки з юриспруденції}}',
  'amount.engineeringBooks':
    '{count, plural, one {# книжка з інженерії} few {# книжки з інженерії} many {# книжок з інженерії} other {# книжки з інженерії}}',
  'amount.medicineBooks':
    '{count, plural, one {# книжка з медицини} few {# книжки з медицини} many {# книжок з медицини} other {# книжки з медицини}}',
  'amount.coins': '{count, plural, one {# монета} few {# монети} many {# монет} other {# монети}}',
  'amount.tools': '{count, plural, one {# знаряддя} few {# знаряддя} many {# знарядь} other {# знаряддя}}',
  'amount.scholars':
    '{count, plural, one {# науковець} few {# науковці} many {# науковців} other {# науковця}}',
  'amount.power':
    '{count, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',
  'amount.books': '{count, plural, one {# книжка} few {# книжки} many {# книжок} other {# книжки}}',
  scholarSpot:
    'Науковець: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}} {discipline_in}',
  finalShort: 'фінал',
  myTiles: 'Мої жетони',
  tilesOf: 'Жетони',
  palaceText: 'Жетон палацу ви вибираєте, коли будуєте палац.',
  universityText: '1 компетентність.',
  universityTown:
    'Для міста досить {buildings, plural, one {# будівлі} few {# будівель} many {# будівель} other {# будівлі}}.',
  neutralFaction: 'Нічийна фракція',
  areaUnknown: 'Її територію відкриють на початку 6-го раунду.',
  neutralArea:
    'Територія: {buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}',
  choice: 'Планшети планування та фракції',
  hexNeutral: '{owner}: нейтральна будівля ({building}), значення сили {power}',
  neutralOf: 'Нейтральна будівля: {building}',
  annexed: 'З павільйоном',
  edge: 'Межова клітинка',
  riverText: 'Судноплавство дає змогу будувати через клітинки річки.',
  riverTown: 'Місто через цю клітинку річки: {owner}',
  site: 'Місце для моста {site}',
  coinsOnBonus:
    '{coins, plural, one {# монета на ньому} few {# монети на ньому} many {# монет на ньому} other {# монети на ньому}}',
  powerText: 'Один гравець за раунд. Платять із чаші III.',
  bookActionText: 'Один гравець за раунд. Платять будь-якими книжками.',
  usedThisRound: 'Використано в цьому раунді',
  bookText: 'Книжками платять за інновації та дії книжок. Кожну можна перетворити на 1 монету.',
  scholarPlaces:
    'Вільні комірки для науковців: {places}. За повернення науковця: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}',
  noScholarPlace:
    'Вільної комірки для науковця немає. За повернення науковця: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}',
  fromLevel: 'Від рівня {level}:',
  scienceIncome:
    'Дохід від рівня {level}:{coins, plural, =0 {} one { # монета} few { # монети} many { # монет} other { # монети}}{tools, plural, =0 {} one { # знаряддя} few { # знаряддя} many { # знарядь} other { # знаряддя}}{power, plural, =0 {} one { # очко сили} few { # очки сили} many { # очок сили} other { # очка сили}}{points, plural, =0 {} one { # ПО} few { # ПО} many { # ПО} other { # ПО}}',
  topTaken: 'Рівень {level}: {owner}',
  booksOf:
    '{books, plural, one {# книжка} few {# книжки} many {# книжок} other {# книжки}} з {discipline_gen}',
  innovationPrice:
    'Вартість: {books}, {any, plural, one {# будь-яка книжка} few {# будь-які книжки} many {# будь-яких книжок} other {# будь-якої книжки}}',
  innovationMore:
    'Друга й третя коштують більше книжок; без палацу додатково {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}.',
  innovationSlot:
    'Вільне місце для інновації: додатково {books, plural, one {# книжка} few {# книжки} many {# книжок} other {# книжки}} і {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}',
  slot: 'Комірка: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}{books, plural, =0 {} one { і # книжка} few { і # книжки} many { і # книжок} other { і # книжки}} ({discipline})',
  roundTitle: 'Раунд {round}',
  roundShort: 'Раунд {round}',
  finalTitle: 'Фінальний раунд',
  noScienceBonus: 'У 6-му раунді наукового бонусу немає',
  shippingText: 'Через скільки клітинок річки ви можете будувати',
  terraformingText: 'Скільки коштує вам лопата',
  spadePrice:
    'Лопата: {tools, plural, one {# знаряддя} few {# знаряддя} many {# знарядь} other {# знаряддя}}',
  specialTitle: 'Особлива дія: {source}',
  specialText: 'Лише ви, раз на раунд',
  molesBridgeText: 'Лише ви, скільки разів зможете заплатити',
  setTitle: '{faction} ({board})',
  setBoard: 'Планшет',
  setFaction: 'Фракція',
  boardTitle: 'Планшет планування: {board}',
  boardStart:
    'На початку: {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}, {tools, plural, one {# знаряддя} few {# знаряддя} many {# знарядь} other {# знаряддя}}, {scholars, plural, one {# науковець} few {# науковці} many {# науковців} other {# науковця}}, сила {bowls}',
  noFaction: 'Планшет і фракцію ще не вибрано',
  bookIncome:
    '{books, plural, one {дохід книжок +#} few {дохід книжок +#} many {дохід книжок +#} other {дохід книжок +#}}',
  scholarsUsed: 'Науковці у грі: {used} з {pieces}',
  bridgesBuilt: 'Збудовані мости: {built} з {pieces}',
  ordersAtMost: '{points, plural, =0 {якщо безплатно} other {якщо до # ПО}}',
  ordersAtLeast: 'якщо від {points} ПО',
  'take.set': 'Взяти цей набір',
  'take.board': 'Взяти цей планшет',
  'take.faction': 'Взяти цю фракцію',
  'take.palace': 'Взяти цей палац',
  'take.bonus': 'Взяти цей бонус',
  'take.competency': 'Взяти цей жетон',
  'take.town': 'Взяти цей жетон',
  'take.innovate': 'Впровадити',
  'take.pass': 'Спасувати і взяти',
  automaSupport: 'Карта підтримки',
  automaAction: 'Карта дії',
  automaDeck: 'Колода',
  automaLeft:
    '{cards, plural, one {лишилася # карта} few {лишилося # карти} many {лишилося # карт} other {лишилося # карти}}',
  automaKnown: 'У колоді: {cards}',
  automaUnknown:
    '{cards, plural, one {і # невідома карта з резерву} few {і # невідомі карти з резерву} many {і # невідомих карт із резерву} other {і # невідомої карти з резерву}}',
  automaPlayed: 'Зіграні: {cards}',
  automaNoCard: 'Карти ще немає',
  automaNothing: 'Автомі ще не довелося нічого вибирати.',
  automaWhyTitle: 'Чому вона так вибрала',
  automaWhy: '{what}: чому {chosen}?',
  'automaFrom.marked': 'від позначених',
  'automaFrom.markedJoins': 'від позначених до решти',
  'automaFrom.unmarked': 'від непозначених',
  'automaFrom.unmarkedJoins': 'від непозначених до решти',
  'automa.roundTile': 'дисципліна: жетон ПО',
  'automa.catchUp': 'дисципліна: наздоганяє',
  automaRow: 'ряд місцевостей {row}',
  'automaBonus.left': 'пас: лівий бонус раунду',
  'automaBonus.middle': 'пас: середній бонус раунду',
  'automaBonus.right': 'пас: правий бонус раунду',
  automaLetters: 'Перші майстерні: {letters}',
  automaMayPass: 'Має символ пасування: коли в колоді щонайбільше дві карти, Автома пасує.',
  automaCardTitle: 'Карта Автоми {card}',
  automaStart: 'Початок: {levels}',
  automaPower:
    'Для вас: {power, plural, one {# очко сили} few {# очки сили} many {# очок сили} other {# очка сили}}',
  automaText: 'Вона не має ресурсів і грає картами: одна каже, що вона робить, друга — як.',
};
