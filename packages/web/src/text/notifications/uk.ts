import type { NotificationTexts } from './en.ts';

export const uk: NotificationTexts = {
  notificationsText:
    'Коли стіл чекає на вас, а ви не дивитеся, Guildhall може сповістити. Під час гри з годинником наживо звісток немає: тоді ви за столом.',
  notificationsEnter: 'Спершу увійдіть, назвавши ім’я.',
  mailAddress: 'Електронна адреса',
  mailNone: 'Цей сервер не надсилає листів. Вебхук працює й без них.',
  mailWaits:
    'На адресу {email} надіслано лист із посиланням. Відкрийте його на пристрої, де ви граєте як {name}.',
  mailConfirmed: 'Цю адресу підтверджено.',
  mailFirst: 'Лист із посиланням запитає, чи адреса ваша.',
  mailAgain: 'Надіслати лист ще раз',
  mailBad: 'Це не схоже на електронну адресу.',
  mailConfirming: 'Підтвердження адреси …',
  mailDone: 'Відтепер звістки про ваші ходи надходять на {email}.',
  mailLinkBad: 'Це посилання невідоме, застаре, вже використане або чуже.',
  mailStranger: 'На цьому пристрої ви не увійшли. Відкрийте посилання там, де граєте.',
  hook: 'Повідомлення через вебхук',
  hookNone: 'Немає',
  hookJson: 'Інша програма (JSON)',
  hookAddress: 'Адреса вебхука',
  hookDiscordText: 'У Discord: налаштування каналу, Інтеграції, Вебхуки, скопіюйте адресу.',
  hookJsonText: 'Туди надходить об’єкт JSON: kind, table, game, number, url, subject, text, log.',
  tellMe: 'Сповіщати мене',
  tellAtOnce: 'одразу',
  tellAfter:
    'після {minutes, plural, one {# хвилини} few {# хвилин} many {# хвилин} other {# хвилини}} відсутності',
  tellAfterHours:
    'після {hours, plural, one {# години} few {# годин} many {# годин} other {# години}} відсутності',
  tellUsual: '{when} (тут зазвичай)',
  tellNever: 'поки що ні',
  tellLanguage: 'Звістки надходять мовою цієї сторінки.',
  sendTest: 'Надіслати пробне повідомлення',
  testSent: 'Повідомлення в дорозі. Якщо воно не надійде за хвилину, перевірте адреси.',
  forgetAddresses: 'Забути адреси',
  addressesForgotten: 'Адреси забуто. Ніхто не сповіщатиме про ваші ходи.',
  saved: 'Збережено.',
};
