/** What people say at a table, among those who belong to it and those they invited, or to everybody who watches. */

import type { Seat } from '@guildhall/kernel';
import { type ChatMessage, ROUTES } from '@guildhall/protocol';
import type { TableId } from '@guildhall/store';
import { type Asker, knownAt, lookAt } from '../auth/access.ts';
import { type App, personOf } from '../http/app.ts';
import { Denied, malformed, noSuchTable } from '../http/http-error.ts';
import type { House } from '../app-context.ts';
import { namesInTalk } from '../tables/names-at-a-table.ts';
import { plainText } from '../tables/new-table.ts';
import { rankOf } from '../auth/table-roles.ts';
import { wordLimit } from '../http/security.ts';
import { readSettings } from '../tables/table-settings.ts';
import { type Hearing, hearingOf, hearingOfNews } from '../realtime/chat-audience.ts';

const PAGE = 100;

export function chat(app: App, house: House): void {
  const { store } = house;

  app.get(
    '/api/tables/:id/chat',
    {
      schema: ROUTES['GET /api/tables/:id/chat'],
    },
    async ({ params, query, person }) => {
      const { hearing } = await talkerAt(house, params.id, { person, code: query.code });
      return { messages: await latestMessages(house, params.id, hearing, query.said ?? null) };
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      config: wordLimit(house),
      schema: ROUTES['POST /api/tables/:id/chat'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id } = request.params;
      const text = plainText(request.body.text);
      if (text === '') throw malformed('nothing-said', 'There is nothing to say.');
      const { seat } = await talkerAt(house, id, { person, code: request.body.code });
      const said = { person: person.id, seat, text };
      const message = await store.chat.say(id, said, (settings) => readSettings(settings).openChat);
      if (message === null) throw noSuchTable();
      return reply.code(201).send({ message });
    },
  );
}

interface Talker {
  /** Null: they watch. */
  readonly seat: Seat | null;
  readonly hearing: Hearing;
}

/** Somebody who may talk. Throws when talk here is not for them. */
async function talkerAt(house: House, id: TableId, asker: Asker): Promise<Talker> {
  return await lookAt(house, id, asker, async (live, seat) => {
    const { rank } = await knownAt(house, live, asker);
    const hearing = hearingOf(live, rank);
    if (hearing !== 'nothing') return { seat, hearing };
    throw new Denied(403, 'talk-closed', 'Talk at this table is for those who play and those they invited.');
  });
}

/** The messages after a number, or the last ones, that somebody may read. */
export async function latestMessages(
  house: House,
  table: TableId,
  hearing: Hearing,
  said: number | null,
): Promise<ChatMessage[]> {
  if (hearing === 'nothing') return [];
  const { chat } = house.store;
  const messages =
    said === null ? await chat.latest(table, PAGE, hearing) : await chat.since(table, said, PAGE, hearing);
  const people = messages.flatMap(({ person }) => (person === null ? [] : [person]));
  const names = await namesInTalk(house, table, people);
  return messages.map((message) => ({
    ...message,
    name: message.person === null ? '' : (names.get(message.person) ?? ''),
  }));
}

/** Somebody said something, here or in another process: those who watch here are told. */
export async function spreadChat(house: House, table: TableId, number: number): Promise<void> {
  if (!house.hub.isWatched(table)) return;
  const messages = await latestMessages(house, table, 'all', number - 1);
  await house.live.read(table, (live) =>
    house.hub.say(table, messages, (watcher) => hearingOfNews(rankOf(live, watcher, house.now()))),
  );
}
