import type { OwnBotTexts } from './en.ts';

export const uk: OwnBotTexts = {
  botsText:
    'Напишіть бота, і нехай він грає тут: за вашими столами або, за запрошенням, за іншими. Усі за столом бачать, що це ваш бот.',
  botsEnter: 'Спершу увійдіть.',
  botsNone: 'Ви ще не маєте ботів.',
  botUsed: 'створено {made}, востаннє використано {used}',
  botUnused: 'створено {made}, ще не використано',
  endToken: 'Скасувати токен',
  endTokenText: 'Там, де грає {name}, місце займе інший бот.',
  endTokenNow: 'Скасувати зараз',
  keepToken: 'Залишити',
  botName: 'Назва нового бота',
  makeToken: 'Створити токен',
  tokenText:
    'Токен бота {name}. Скопіюйте його зараз: більше його не покажуть. Хто має токен, той може грати як ваш бот.',
  token: 'Токен',
  commandText: 'На своєму комп’ютері введіть:',
  command: 'Команда',
  botsFull:
    'Ви можете мати щонайбільше {most, plural, one {# бота} few {# боти} many {# ботів} other {# бота}}.',
};
