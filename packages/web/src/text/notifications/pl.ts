import type { NotificationTexts } from './en.ts';

export const pl: NotificationTexts = {
  notificationsText:
    'Gdy stół czeka na ciebie, a ty nie patrzysz, Guildhall może dać znać. Przy grze z zegarem na żywo nie dajemy znać: wtedy siedzi się przy stole.',
  notificationsEnter: 'Najpierw wejdź, podając imię.',
  mailAddress: 'Adres e-mail',
  mailNone: 'Ten serwer nie wysyła e-maili. Webhook działa mimo to.',
  mailWaits: 'Na adres {email} wysłano list z łączem. Otwórz je na urządzeniu, na którym grasz jako {name}.',
  mailConfirmed: 'Ten adres jest potwierdzony.',
  mailFirst: 'List z łączem zapyta, czy adres jest twój.',
  mailAgain: 'Wyślij list ponownie',
  mailBad: 'To nie wygląda na adres e-mail.',
  mailConfirming: 'Potwierdzanie adresu …',
  mailDone: 'Odtąd wiadomości o twoich ruchach trafiają na {email}.',
  mailLinkBad: 'To łącze jest nieznane, za stare, już użyte albo cudze.',
  mailStranger: 'Na tym urządzeniu nikt nie wszedł. Otwórz łącze tam, gdzie grasz.',
  hook: 'Wiadomość przez webhook',
  hookNone: 'Brak',
  hookJson: 'Inny program (JSON)',
  hookAddress: 'Adres webhooka',
  hookDiscordText: 'W Discordzie: ustawienia kanału, Integracje, Webhooki, skopiuj adres.',
  hookJsonText: 'Trafia tam obiekt JSON: kind, table, game, number, url, subject, text, log.',
  tellMe: 'Daj mi znać',
  tellAtOnce: 'od razu',
  tellAfter:
    'po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}} nieobecności',
  tellAfterHours:
    'po {hours, plural, one {# godzinie} few {# godzinach} many {# godzinach} other {# godziny}} nieobecności',
  tellUsual: '{when} (tu zwykle)',
  tellNever: 'na razie nie',
  tellLanguage: 'Wiadomości przychodzą w języku tej strony.',
  sendTest: 'Wyślij wiadomość na próbę',
  testSent: 'Wiadomość jest w drodze. Jeśli nie dotrze w ciągu minuty, sprawdź adresy.',
  forgetAddresses: 'Zapomnij adresy',
  addressesForgotten: 'Adresy usunięto. Nikt nie da znać o twoich ruchach.',
  saved: 'Zapisano.',
};
