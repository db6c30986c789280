import { sharedBoard } from '../../../terra/text/uk.ts';
import type { BoardWords } from '../en/board.ts';
import { legend } from './legend.ts';
import { playerBoard } from './player-board.ts';

export const board: BoardWords = {
  ...legend,
  ...sharedBoard,
  roundScoring: 'Очки раундів',
  ...playerBoard,
  factions: 'Фракції',
  riverText: 'Тут ходять кораблі: рівень судноплавства рахує гекси річки.',
  site: 'Місце для мосту {site}',
  coinsOnCard:
    '{coins, plural, one {на ньому лежить # монета} few {на ньому лежать # монети} many {на ньому лежить # монет} other {на ньому лежить # монети}}',
  powerText: 'Одна на всіх раз на раунд, оплата з чаші III.',
  usedThisRound: 'Використано в цьому раунді',
  priestPlaces: 'Вільні місця для жерців: {places}',
  priestSpot: 'Жрець ({cult}): {steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
  noPriestPlace: 'Вільного місця для жерця немає.',
  scoringTitle: 'Раунд {round}',
  roundShort: 'Раунд {round}',
  shippingText: 'Скільки гексів річки долають ваші кораблі.',
  diggingText: 'Скільки коштує вам лопата.',
  specialTitle: 'Особлива дія: {source}',
  specialText: 'Ваша власна дія, раз на раунд.',
  factionTitle: '{faction}: {terrain}',
  factionStart:
    'На початку: {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}, {workers, plural, one {# робітник} few {# робітники} many {# робітників} other {# робітника}}, {priests, plural, one {# жрець} few {# жерці} many {# жерців} other {# жерця}}, сила {bowls}',
  noFaction: 'Фракцію ще не вибрано.',
  ordersAtMost:
    '{points, plural, =0 {коли не коштує очок} one {коли коштує щонайбільше # ПО} few {коли коштує щонайбільше # ПО} many {коли коштує щонайбільше # ПО} other {коли коштує щонайбільше # ПО}}',
  ordersAtLeast:
    '{points, plural, one {коли коштує # ПО або більше} few {коли коштує # ПО або більше} many {коли коштує # ПО або більше} other {коли коштує # ПО або більше}}',
};
