import type { SharedBoard } from './en.ts';

export const sharedBoard: SharedBoard = {
  player: 'Гравець {number}',
  map: 'Мапа',
  zoomIn: 'Збільшити',
  zoomOut: 'Зменшити',
  fit: 'Показати всю мапу',
  hex: '{hex}, {terrain}',
  hexFree: 'Тут нічого не стоїть.',
  hexBuilding: '{owner}: {building}, значення сили {power}',
  inTown: 'Частина міста',
  river: 'Річка {river}',
  heldBy: 'Має: {owner}',
  copiesLeft:
    '{copies, plural, =0 {Не лишилося жодного} one {Лишився # жетон} few {Лишилося # жетони} many {Лишилося # жетонів} other {Лишилося # жетона}}',
  bowlsText: 'Сила переходить із чаші I до II і до III. Витратити можна лише силу з чаші III.',
  passed: 'пас',
  holding: '{name}: {count}, наступний дохід {income}',
  powerIncome: 'наступний дохід сили {power}',
  piecesLeft: '{pieces, plural, one {лишився #} few {лишилося #} many {лишилося #} other {лишилося #}}',
  ordersTake: 'Сила від сусідів: брати без запитання',
  ordersRefuse: 'Сила від сусідів: відмовлятися без запитання',
  ordersAsk: 'Питати мене',
};
