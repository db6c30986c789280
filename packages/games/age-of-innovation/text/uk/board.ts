import { sharedBoard } from '../../../terra/text/uk.ts';
import type { BoardWords } from '../en/board.ts';
import { legend } from './legend.ts';

export const board: BoardWords = {
  ...legend,
  ...sharedBoard,
  roundScoring: 'Очки раундів',
  scholarSpot:
    'Науковець ({discipline}): {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}',
  finalShort: 'фінал',
  myTiles: 'Мої жетони',
  tilesOf: 'Жетони',
  palaceText: 'Жетон палацу ви вибираєте, коли будуєте палац.',
  universityText: '1 компетентність.',
  universityTown:
    'Для міста досить {buildings, plural, one {# будівлі} few {# будівель} many {# будівель} other {# будівлі}}.',
  neutralFaction: 'Нічийна фракція',
  areaUnknown: 'Її територію відкривають на початку останнього раунду.',
  neutralArea:
    'Її територія: {buildings, plural, one {# будівля} few {# будівлі} many {# будівель} other {# будівлі}}',
  choice: 'Планшети планування та фракції',
  hexNeutral: '{owner}: {building} (нейтральна будівля), значення сили {power}',
  neutralOf: '{building} (нейтральна будівля)',
  annexed: 'З павільйоном',
  edge: 'Межова клітинка',
  riverText: 'Тут ходять кораблі: рівень судноплавства рахує клітинки річки.',
  riverTown: 'Місто через цю клітинку річки: {owner}',
  site: 'Місце для моста {site}',
  coinsOnBonus:
    '{coins, plural, one {на ньому лежить # монета} few {на ньому лежать # монети} many {на ньому лежить # монет} other {на ньому лежить # монети}}',
  powerText: 'Одна на всіх раз на раунд, оплата з чаші III.',
  bookActionText: 'Одна на всіх раз на раунд, оплата книжками з будь-яких дисциплін.',
  usedThisRound: 'Використано в цьому раунді',
  bookText: 'Книжками платять за інновації та дії книжок. Кожну можна перетворити на 1 монету.',
  scholarPlaces:
    'Вільні місця для науковців: {places}. За повернення науковця: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}',
  noScholarPlace:
    'Вільного місця для науковця немає. За повернення науковця: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}',
  fromLevel: 'Від {level}:',
  scienceIncome:
    'Дохід від рівня {level}:{coins, plural, =0 {} one { # монета} few { # монети} many { # монет} other { # монети}}{tools, plural, =0 {} one { # знаряддя} few { # знаряддя} many { # знарядь} other { # знаряддя}}{power, plural, =0 {} one { # очко сили} few { # очки сили} many { # очок сили} other { # очка сили}}{points, plural, =0 {} one { # ПО} few { # ПО} many { # ПО} other { # ПО}}',
  topTaken: 'Рівень {level} зайнято: {owner}',
  booksOf: '{books, plural, one {# книжка} few {# книжки} many {# книжок} other {# книжки}} ({discipline})',
  innovationPrice:
    'Вартість: {books}, {any, plural, one {# будь-яка книжка} few {# будь-які книжки} many {# будь-яких книжок} other {# будь-якої книжки}}',
  innovationMore:
    'Друга й третя коштують більше книжок; без палацу додатково {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}.',
  innovationSlot:
    'Вільне місце для інновації: додатково {books, plural, one {# книжка} few {# книжки} many {# книжок} other {# книжки}} і {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}',
  slot: 'Місце: {steps, plural, one {# рівень} few {# рівні} many {# рівнів} other {# рівня}}{books, plural, =0 {} one { і # книжка} few { і # книжки} many { і # книжок} other { і # книжки}} ({discipline})',
  roundTitle: 'Раунд {round}',
  roundShort: 'Раунд {round}',
  finalTitle: 'Останній раунд',
  noScienceBonus: 'Останній раунд не дає наукового бонусу.',
  shippingText: 'Скільки клітинок річки долають ваші кораблі.',
  terraformingText: 'Скільки коштує вам лопата.',
  spadePrice:
    '{tools, plural, one {Лопата коштує # знаряддя} few {Лопата коштує # знаряддя} many {Лопата коштує # знарядь} other {Лопата коштує # знаряддя}}',
  specialTitle: 'Особлива дія: {source}',
  specialText: 'Ваша власна дія, раз на раунд.',
  molesBridgeText: 'Ваша власна дія, поки вистачає знарядь і мостів.',
  setTitle: '{faction}: {board}',
  boardTitle: 'Планшет планування: {board}',
  boardStart:
    'На початку: {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}, {tools, plural, one {# знаряддя} few {# знаряддя} many {# знарядь} other {# знаряддя}}, {scholars, plural, one {# науковець} few {# науковці} many {# науковців} other {# науковця}}, сила {bowls}',
  noFaction: 'Планшет і фракцію ще не вибрано.',
  bookIncome:
    '{books, plural, one {наступний дохід: # книжка} few {наступний дохід: # книжки} many {наступний дохід: # книжок} other {наступний дохід: # книжки}}',
  scholarsUsed: 'Науковці у грі: {used} з {pieces}',
  bridgesBuilt: 'Споруджені мости: {built} з {pieces}',
  ordersAtMost:
    '{points, plural, =0 {коли не коштує очок} one {коли коштує щонайбільше # ПО} few {коли коштує щонайбільше # ПО} many {коли коштує щонайбільше # ПО} other {коли коштує щонайбільше # ПО}}',
  ordersAtLeast:
    '{points, plural, one {коли коштує # ПО або більше} few {коли коштує # ПО або більше} many {коли коштує # ПО або більше} other {коли коштує # ПО або більше}}',
};
