import { sharedBoard } from '../../../terra/text/uk.ts';
import type { BoardWords } from '../en/board.ts';
import { playerBoard } from './player-board.ts';

export const board: BoardWords = {
  tabMain: 'Мапа',
  tabTracks: 'Культи',
  tabTray: 'Жетони',
  ...sharedBoard,
  roundScoring: 'ПО за раунди',
  ...playerBoard,
  factions: 'Фракції',
  riverText: 'Судноплавство дає змогу будувати через клітинки річки.',
  site: 'Місце для моста {site}',
  coinsOnCard:
    '{coins, plural, one {# монета на ньому} few {# монети на ньому} many {# монет на ньому} other {# монети на ньому}}',
  powerText: 'Один гравець за раунд. Платять із чаші III.',
  usedThisRound: 'Використано в цьому раунді',
  priestPlaces: 'Вільно для жерців: {places}',
  priestSpot:
    'Жрець до культу {cult_gen}: {steps, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
  noPriestPlace: 'Вільних місць для жерців немає',
  scoringTitle: 'Раунд {round}',
  roundShort: 'Раунд {round}',
  shippingText: 'Через скільки клітинок річки ви можете будувати',
  diggingText: 'Скільки коштує вам лопата',
  specialTitle: 'Особлива дія: {source}',
  specialText: 'Лише ви, раз на раунд',
  factionTitle: '{faction} ({terrain})',
  factionStart:
    'На початку: {coins, plural, one {# монета} few {# монети} many {# монет} other {# монети}}, {workers, plural, one {# робітник} few {# робітники} many {# робітників} other {# робітника}}, {priests, plural, one {# жрець} few {# жерці} many {# жерців} other {# жерця}}, сила {bowls}',
  noFaction: 'Фракцію ще не вибрано',
  ordersAtMost: '{points, plural, =0 {якщо безплатно} other {якщо до # ПО}}',
  ordersAtLeast: 'якщо від {points} ПО',
  'take.faction': 'Грати за цю фракцію',
  'take.take': 'Взяти цей бонус',
  'take.favour': 'Взяти цей жетон',
  'take.town': 'Взяти цей жетон',
  'take.pass': 'Спасувати і взяти',
};
