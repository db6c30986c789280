/** The few sentences that the server itself writes, in the reader's language. The client words everything else. */
import {
  type AllTexts,
  LANGUAGES,
  type Language,
  type LogEvent,
  type LogValue,
  TABLE,
} from '@guildhall/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export function languageOf(code: string): Language {
  return LANGUAGES.find((known) => known === code) ?? 'en';
}

interface Sentences {
  readonly yourTurn: (where: string) => string;
  readonly calledOff: (who: string, where: string) => string;
  readonly sinceThen: string;
  readonly more: (count: number) => string;
  readonly play: string;
  readonly confirmSubject: string;
  readonly confirm: (link: string) => string;
  readonly test: string;
}

export const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    yourTurn: (where) => `It is your turn: ${where}`,
    calledOff: (who, where) => `${who} left during set-up, so the table was called off: ${where}`,
    sinceThen: 'Since your last move:',
    more: (count) => `(… and ${count} more before that)`,
    play: 'To the table:',
    confirmSubject: 'Guildhall: is this your address?',
    confirm: (link) =>
      `Somebody asked Guildhall to send notifications of their turns to this address. If it was you, follow this link:\n\n${link}\n\nIf not, do nothing.`,
    test: 'This is how notifications of your turns will reach you.',
  },
  pl: {
    yourTurn: (where) => `Twój ruch: ${where}`,
    calledOff: (who, where) =>
      `${who} – odejście podczas przygotowania gry, więc stół został odwołany: ${where}`,
    sinceThen: 'Od twojego ostatniego ruchu:',
    more: (count) => `(… i wcześniej jeszcze: ${count})`,
    play: 'Do stołu:',
    confirmSubject: 'Guildhall: czy to twój adres?',
    confirm: (link) =>
      `Ktoś poprosił Guildhall o wysyłanie na ten adres wiadomości o swoich ruchach. Jeśli to ty, otwórz ten odnośnik:\n\n${link}\n\nJeśli nie, nic nie rób.`,
    test: 'Tak będą do ciebie docierać wiadomości o twoich ruchach.',
  },
  uk: {
    yourTurn: (where) => `Ваш хід: ${where}`,
    calledOff: (who, where) => `${who} – вихід під час підготовки, тож стіл скасовано: ${where}`,
    sinceThen: 'Від вашого останнього ходу:',
    more: (count) => `(… і раніше ще: ${count})`,
    play: 'До столу:',
    confirmSubject: 'Guildhall: це ваша адреса?',
    confirm: (link) =>
      `Хтось попросив Guildhall надсилати на цю адресу звістки про свої ходи. Якщо це ви, відкрийте посилання:\n\n${link}\n\nЯкщо ні, нічого не робіть.`,
    test: 'Так до вас надходитимуть звістки про ваші ходи.',
  },
};

/** An event of the log as a line. One without words is named by its kind. */
export function eventLine(
  texts: AllTexts | null,
  language: Language,
  { kind, seat, data }: LogEvent,
  nameOf: (seat: number) => string,
): string {
  const words = texts?.[language] ?? null;
  const who = seat === TABLE ? '' : nameOf(seat);
  const named = (value: LogValue): string | number => {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return words?.names[value] ?? value;
    if (value === null) return 'none';
    return typeof value === 'boolean' ? String(value) : value.map(named).join(', ');
  };
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, named(value)]));
  const message = words?.log[kind];
  if (message !== undefined) {
    try {
      const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      return String(format.format({ ...values, seat: who }));
    } catch {
      // A message that needs more than it is given is no reason to send nothing.
    }
  }
  const details = Object.entries(values).map(([name, value]) => `${name} ${value}`);
  return [who === '' ? kind : `${who}: ${kind}`, ...details].join(', ');
}
