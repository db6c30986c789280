import type { YouTexts } from './en.ts';

export const pl: YouTexts = {
  guestText:
    'Jesteś gościem: zna cię tylko ta przeglądarka, a inni mogą używać tego samego imienia. Jeśli jej dane zostaną usunięte, stracisz swoje miejsca.',
  keepName: 'Zachowaj swoje imię',
  keepNameText:
    'Dostaniesz kod odzyskiwania, a imię będzie tylko twoje. Z tym kodem zalogujesz się na każdym urządzeniu. Bez hasła i bez adresu e-mail.',
  keepNameNow: 'Zachowaj to imię',
  kept: 'Imię {name} jest tylko twoje od {since}.',
  codeNever: 'Kod odzyskiwania utworzono {made}; jeszcze go nie użyto.',
  codeUsed: 'Kod odzyskiwania utworzono {made}; ostatnio użyto go {used}.',
  newCode: 'Nowy kod odzyskiwania',
  newCodeText: 'Dotychczasowy kod przestanie działać.',
  newCodeNow: 'Utwórz nowy kod',
  keepOldCode: 'Zostaw stary',
  code: 'Kod odzyskiwania',
  codeText:
    'Zapisz go, wydrukuj albo zrób mu teraz zdjęcie: więcej się nie pokaże. Każdy, kto go ma, może zalogować się jako ty.',
  codeQr: 'Kod QR, który loguje na twoje konto',
  print: 'Drukuj',
  rename: 'Zmień imię',
  renameNow: 'Zmień',
  devices: 'Twoje urządzenia',
  thisDevice: 'to urządzenie',
  deviceSeen: 'ostatnio używane {seen}',
  unknownDevice: 'Nieznane urządzenie',
  deviceOn: '{browser}, {system}',
  endDevice: 'Wyloguj tam',
  endOthers: 'Wyloguj na wszystkich innych urządzeniach',
  deviceLink: 'Inne urządzenie',
  deviceLinkText: 'Zeskanuj kod drugim urządzeniem albo otwórz tam link. Działa raz, przez 15 minut.',
  deviceLinkNow: 'Utwórz link',
  deviceQr: 'Kod QR do logowania na innym urządzeniu',
  leaveTitle: 'Wyloguj się',
  leaveGuest:
    'Jesteś gościem. Jeśli się wylogujesz, nikt już nie wróci jako {name}, a twoje miejsca przepadną. Może najpierw zachowasz imię?',
  leaveAnyway: 'Wyloguj mnie, rezygnuję z miejsc',
  stay: 'Nie wylogowuj mnie',
  comeBack: 'Powrót',
  comeBackText: 'Wpisz kod odzyskiwania zapisany przy zachowaniu imienia.',
  comeBackNow: 'Zaloguj się',
  plainHttp:
    'Ta strona działa przez zwykłe http. Kod odzyskiwania i linki działają tu tak samo; operator znajdzie w dokumentacji, jak włączyć https.',
  needName: 'Najpierw zaloguj się, podając imię. Potem możesz je tu zachować.',
};
