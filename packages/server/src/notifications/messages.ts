/** What somebody who is away is told: that it is their turn, where, and what happened since they moved last. */
import type { Seat, Table } from '@guildhall/kernel';
import type { Person } from '@guildhall/store';
import type { House } from '../house.ts';
import type { LiveTable } from '../live-table.ts';
import { seatNames } from '../replays.ts';
import { eventLine, languageOf, SENTENCES } from './wording.ts';

const MOST_LINES = 40;

export interface TurnMessage {
  readonly kind: 'turn';
  readonly table: string;
  readonly game: string;
  readonly number: number;
  readonly url: string | null;
  readonly subject: string;
  readonly text: string;
  readonly log: readonly string[];
}

export async function turnMessage(
  house: House,
  live: LiveTable,
  table: Table,
  seat: Seat,
  person: Person,
): Promise<TurnMessage> {
  const language = languageOf(person.language);
  const sentences = SENTENCES[language];
  const texts = house.shelf.texts(live.record.game);
  const names = await seatNames(house, live);
  const log = table
    .since(lastMoveOf(table, seat), seat)
    .flatMap(({ events }) =>
      events.map((event) => eventLine(texts, language, event, (who) => names[who] ?? '')),
    );
  const { title } = live.settings;
  const game = texts?.[language].title ?? live.record.game;
  const subject = sentences.yourTurn(title === '' ? game : `${title} (${game})`);
  const { publicUrl } = house.config;
  const url = publicUrl === null ? null : `${publicUrl}/table/${live.id}`;
  const shown = log.slice(-MOST_LINES);
  const left = log.length - shown.length;
  const lines = [
    subject,
    ...(url === null ? [] : [`${sentences.play} ${url}`]),
    ...(shown.length === 0 ? [] : ['', sentences.sinceThen]),
    ...(left === 0 ? [] : [sentences.more(left)]),
    ...shown.map((line) => `- ${line}`),
  ];
  const { game: id, head } = live.record;
  const text = lines.join('\n');
  return { kind: 'turn', table: live.id, game: id, number: head.length, url, subject, text, log: shown };
}

/** The number of a seat's last entry; 0: it has not moved yet. */
function lastMoveOf(table: Table, seat: Seat): number {
  return (
    table.since(0, seat).findLast((entry) => entry.kind === 'action' && entry.seat === seat)?.number ?? 0
  );
}
