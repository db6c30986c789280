/** The few sentences that the server itself writes, in the reader's language. The client words everything else. */
import {
  type AllTexts,
  asSentence,
  LANGUAGES,
  type Language,
  type LogEvent,
  NamesInSentences,
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
    yourTurn: (where) => `Your turn: ${where}`,
    calledOff: (who, where) => `${who} left during setup, so the table was cancelled: ${where}`,
    sinceThen: 'Since your last turn:',
    more: (count) => `(and ${count} earlier)`,
    play: 'Go to the table:',
    confirmSubject: 'Confirm your email address for Guildhall',
    confirm: (link) =>
      `Someone asked Guildhall to send turn notifications to this address. If that was you, open this link:\n\n${link}\n\nIf not, just ignore this message.`,
    test: 'Test message: your turn notifications will look like this.',
  },
  pl: {
    yourTurn: (where) => `Twój ruch: ${where}`,
    calledOff: (who, where) => `${who} odchodzi podczas przygotowań, więc grę odwołano: ${where}`,
    sinceThen: 'Od twojego ostatniego ruchu:',
    more: (count) => `(… i wcześniej jeszcze ${count})`,
    play: 'Wróć do stołu:',
    confirmSubject: 'Guildhall: czy to twój adres?',
    confirm: (link) =>
      `Ktoś poprosił Guildhall o wysyłanie na ten adres powiadomień o swoich ruchach. Jeśli to ty, otwórz ten link:\n\n${link}\n\nJeśli nie, zignoruj tę wiadomość.`,
    test: 'Tak będą wyglądać powiadomienia o twoich ruchach.',
  },
  uk: {
    yourTurn: (where) => `Ваш хід: ${where}`,
    calledOff: (who, where) => `${who} залишає гру під час приготувань, тож стіл скасовано: ${where}`,
    sinceThen: 'Після вашого останнього ходу:',
    more: (count) => `(і ще ${count} раніше)`,
    play: 'До столу:',
    confirmSubject: 'Guildhall: це ваша адреса?',
    confirm: (link) =>
      `Хтось попросив Guildhall надсилати на цю адресу сповіщення про ходи в іграх. Якщо це ви, відкрийте посилання:\n\n${link}\n\nЯкщо ні, просто проігноруйте цей лист.`,
    test: 'Так виглядатимуть сповіщення про ваші ходи.',
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
  const values = new NamesInSentences(words?.names ?? {}).spoken(data, who);
  const message = words?.log[kind];
  if (message !== undefined) {
    try {
      const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      return asSentence(String(format.format(values)));
    } catch {
      // A message that needs more than it is given is no reason to send nothing.
    }
  }
  const details = Object.keys(data).map((name) => `${name} ${values[name]}`);
  return [who === '' ? kind : `${who}: ${kind}`, ...details].join(', ');
}
