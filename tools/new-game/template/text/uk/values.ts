export const values = {
  spices: 'Спеції',
  price: 'Ціна',
  points: 'Очки',
  contract: 'Очки за контракт',
  crates: 'Кількість ящиків',
  income: 'Дохід',
  'income.#': 'На кубику: {number}',
  start: 'На початку гри',
  pearl: 'Перлина',
};
