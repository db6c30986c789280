import type { SharedTableTexts } from './en.ts';

export const uk: SharedTableTexts = {
  'event.bot': '{who}: відтепер грає бот',
  'event.returned': '{who} повертається до гри',
  'event.taken': '{who} займає це місце',
  'event.resigned': '{who} здається, далі грає бот',
  'event.left': '{who} остаточно виходить із гри',
  'event.refused': '{who} відхиляє відкат до ходу {to}',
  'event.bot-lost': '{who}: власний бот втратив місце, відтепер грає інший бот',
  aboutTable: 'Про цей стіл',
  clockLive: '{minutes} хв на гравця, +{seconds} с за хід',
  clockDays: '{days, plural, one {# день} few {# дні} many {# днів} other {# дня}} на хід',
  viewOnly: 'Збережений вигляд партії, що триває: можна дивитися, але не грати.',
  draftSoFar: 'Поки що (ще можна скасувати): {what}',
  confirmAsked: 'За цим столом завжди: так вирішив його власник.',
  confirmAutomatic: 'Не за цим столом: його власник вибрав ходи без підтвердження.',
  confirmNothing: 'Не тут: на цьому полі все можна скасувати.',
};
