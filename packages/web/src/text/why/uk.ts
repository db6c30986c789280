import type { WhyTexts } from './en.ts';

export const uk: WhyTexts = {
  incomeOf: 'Дохід: {name}',
  pointsOf: 'ПО: {name}',
  costOf: 'Скільки коштує і що дає',
  price: 'Ціна',
  total: 'Разом',
  brings: 'Що дає дія',
  soFar: 'Дотепер',
  atTheEnd: 'До того ж, якби гра скінчилася зараз',
  endTotal: 'Якби гра скінчилася зараз',
  nothing: 'Поки що нема чого додавати.',
  hidden: 'Приховано від вас, тож не враховано: {sources}',
};
