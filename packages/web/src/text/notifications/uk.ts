import type { NotificationTexts } from './en.ts';

export const uk: NotificationTexts = {
  notificationsText:
    'Якщо настав ваш хід, а вас немає за столом, надішлемо сповіщення. У партіях наживо з годинником сповіщень немає.',
  notificationsEnter: 'Спершу увійдіть.',
  mailAddress: 'Електронна адреса',
  mailNone: 'Цей сервер не надсилає листів. Можна скористатися вебхуком.',
  mailWaits: 'На {email} надіслано посилання. Відкрийте його на пристрої, де ви граєте як {name}.',
  mailConfirmed: 'Адресу підтверджено',
  mailFirst: 'Надішлемо лист, щоб підтвердити адресу.',
  mailAgain: 'Надіслати посилання ще раз',
  mailBad: 'Введіть правильну адресу електронної пошти.',
  mailConfirming: 'Підтверджуємо адресу…',
  mailDone: 'Сповіщення надходитимуть на {email}.',
  mailLinkBad: 'Посилання недійсне: застаріле, вже використане або чуже.',
  mailStranger: 'На цьому пристрої ніхто не увійшов. Відкрийте посилання там, де ви граєте.',
  hook: 'Вебхук',
  hookNone: 'Немає',
  hookJson: 'Інше (JSON)',
  hookAddress: 'Адреса вебхука',
  hookDiscordText: 'У Discord: Редагувати канал, Інтеграції, Вебхуки, Копіювати URL вебхука.',
  hookJsonText:
    'Надсилаємо методом POST об’єкт JSON із полями kind, table, game, number, url, subject, text і log.',
  tellMe: 'Сповіщати',
  tellAtOnce: 'одразу',
  tellAfter:
    'після {minutes, plural, one {# хвилини} few {# хвилин} many {# хвилин} other {# хвилини}} відсутності',
  tellAfterHours:
    'після {hours, plural, one {# години} few {# годин} many {# годин} other {# години}} відсутності',
  tellUsual: '{when} (типово)',
  tellNever: 'не зараз',
  tellLanguage: 'Сповіщення надходять мовою цієї сторінки.',
  sendTest: 'Надіслати пробне сповіщення',
  testSent: 'Надіслано. Якщо за хвилину нічого не прийшло, перевірте адреси.',
  forgetAddresses: 'Видалити адреси',
  addressesForgotten: 'Адреси видалено, сповіщень не буде.',
  saved: 'Збережено',
};
