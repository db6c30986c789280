/** The messages to somebody who is away: that it is their turn, where, and what happened since they moved last. */
import type { Language, Seat, Table } from '@guildhall/kernel';
import type { Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { seatNames } from '../routes/replays.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { namesApart, peopleOf } from '../tables/names-at-a-table.ts';
import { eventLine, languageOf, SENTENCES } from './wording.ts';

const MOST_LINES = 40;

interface Message {
  readonly table: string;
  readonly game: string;
  readonly number: number;
  readonly url: string | null;
  readonly subject: string;
  readonly text: string;
  readonly log: readonly string[];
}

export interface TurnMessage extends Message {
  readonly kind: 'turn';
}

interface CalledOffMessage extends Message {
  readonly kind: 'called-off';
}

export async function turnMessage(
  context: AppContext,
  live: LiveTable,
  table: Table,
  seat: Seat,
  person: Person,
): Promise<TurnMessage> {
  const language = languageOf(person.language);
  const sentences = SENTENCES[language];
  const texts = context.registry.texts(live.record.game);
  const names = await seatNames(context, live);
  const log = table
    .since(lastMoveOf(table, seat), seat)
    .flatMap(({ events }) =>
      events.map((event) => eventLine(texts, language, event, (who) => names[who] ?? '')),
    );
  const subject = sentences.yourTurn(placeOf(context, live, language));
  const url = addressOf(context, live);
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

/** That a table was called off, because somebody left it during set-up. */
export async function calledOffMessage(
  context: AppContext,
  live: LiveTable,
  leaver: string,
  person: Person,
): Promise<CalledOffMessage> {
  const language = languageOf(person.language);
  const { record, settings } = live;
  const names = namesApart(record, settings, await context.names([...peopleOf(record, settings), leaver]));
  const subject = SENTENCES[language].calledOff(names.get(leaver) ?? '', placeOf(context, live, language));
  const { game, head } = live.record;
  return {
    kind: 'called-off',
    table: live.id,
    game,
    number: head.length,
    url: addressOf(context, live),
    subject,
    text: subject,
    log: [],
  };
}

/** What a table is called: by its title, if it has one, and its game. */
function placeOf(context: AppContext, live: LiveTable, language: Language): string {
  const { title } = live.settings;
  const game = context.registry.texts(live.record.game)?.[language].title ?? live.record.game;
  return title === '' ? game : `${title} (${game})`;
}

function addressOf({ config: { publicUrl } }: AppContext, { id }: LiveTable): string | null {
  return publicUrl === null ? null : `${publicUrl}/table/${id}`;
}

/** The number of a seat's last entry; 0: it has not moved yet. */
function lastMoveOf(table: Table, seat: Seat): number {
  return (
    table.since(0, seat).findLast((entry) => entry.kind === 'action' && entry.seat === seat)?.number ?? 0
  );
}
