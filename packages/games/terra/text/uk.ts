import type { SharedBoard } from './en.ts';

export const sharedBoard: SharedBoard = {
  player: 'Гравець {number}',
  map: 'Мапа',
  zoomIn: 'Збільшити',
  zoomOut: 'Зменшити',
  fit: 'Уся мапа',
  hex: '{hex}, {terrain}',
  hexFree: 'Порожня клітинка',
  hexBuilding: '{building} {owner_gen}, значення сили {power}',
  inTown: 'У місті',
  river: 'Річка {river}',
  'pay.burn': 'пожертвувати {count} сили',
  'pay.convert': '{count, plural, =1 {} other {#× }}перетворити: {how}',
  heldBy: 'Власник: {owner}',
  takenBy: 'Зайнято: {owner}',
  ownedAlready: 'Це у вас уже є',
  copiesLeft:
    '{copies, plural, =0 {Не лишилося жодного} one {Лишився # жетон} few {Лишилося # жетони} many {Лишилося # жетонів} other {Лишилося # жетона}}',
  bowlsText: 'Сила переходить із чаші I до II і до III. Витратити можна лише силу з чаші III.',
  passed: 'пас',
  holding: '{name}: {count} (дохід +{income})',
  powerIncome: 'дохід сили +{power}',
  piecesLeft: '{pieces, plural, one {лишився #} few {лишилося #} many {лишилося #} other {лишилося #}}',
  ordersTake: 'Завжди брати силу',
  ordersRefuse: 'Завжди відмовлятися від сили',
  ordersAsk: 'Питати щоразу',
};
