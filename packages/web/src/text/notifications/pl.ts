import type { NotificationTexts } from './en.ts';

export const pl: NotificationTexts = {
  notificationsText:
    'Gdy przyjdzie twój ruch, a ciebie nie ma przy stole, wyślemy powiadomienie. W grach na żywo z zegarem powiadomień nie ma.',
  notificationsEnter: 'Najpierw się zaloguj.',
  mailAddress: 'Adres e-mail',
  mailNone: 'Ten serwer nie wysyła e-maili. Możesz użyć webhooka.',
  mailWaits: 'Na adres {email} wysłaliśmy link. Otwórz go na urządzeniu, na którym grasz jako {name}.',
  mailConfirmed: 'Adres potwierdzony',
  mailFirst: 'Wyślemy link, aby potwierdzić, że to twój adres.',
  mailAgain: 'Wyślij link ponownie',
  mailBad: 'Podaj poprawny adres e-mail.',
  mailConfirming: 'Potwierdzanie adresu…',
  mailDone: 'Powiadomienia będą przychodzić na {email}.',
  mailLinkBad: 'Ten link jest nieprawidłowy, wygasł, został już użyty albo należy do kogoś innego.',
  mailStranger: 'Na tym urządzeniu nikt nie jest zalogowany. Otwórz link tam, gdzie grasz.',
  hook: 'Powiadomienie przez webhook',
  hookNone: 'Brak',
  hookJson: 'Inny (JSON)',
  hookAddress: 'Adres URL webhooka',
  hookDiscordText: 'W Discordzie: Edytuj kanał, Integracje, Webhooki, Kopiuj adres URL webhooka.',
  hookJsonText:
    'Wyślemy metodą POST obiekt JSON z polami kind, table, game, number, url, subject, text i log.',
  tellMe: 'Kiedy powiadomić',
  tellAtOnce: 'od razu',
  tellAfter:
    'po {minutes, plural, one {# minucie} few {# minutach} many {# minutach} other {# minuty}} nieobecności',
  tellAfterHours:
    'po {hours, plural, one {# godzinie} few {# godzinach} many {# godzinach} other {# godziny}} nieobecności',
  tellUsual: '{when} (domyślnie)',
  tellNever: 'nie powiadamiaj',
  tellLanguage: 'Powiadomienia przychodzą w języku tej strony.',
  sendTest: 'Wyślij powiadomienie próbne',
  testSent: 'Powiadomienie wysłano. Jeśli nie dotrze w ciągu minuty, sprawdź adresy.',
  forgetAddresses: 'Usuń adresy',
  addressesForgotten: 'Adresy usunięto. Powiadomień nie będzie.',
  saved: 'Zapisano',
};
