/** What people say at a table, among those who belong to it and those they invited, or to everybody who watches. */
import type { Seat } from '@guildhall/kernel';
import type { ChatMessage, TableId } from '@guildhall/store';
import { Type } from 'typebox';
import { type Asker, holdingInvitation, lookAt } from './access.ts';
import { type App, personOf } from './app.ts';
import { Denied, malformed } from './denied.ts';
import type { House } from './house.ts';
import { plainText } from './new-table.ts';
import { wordLimit } from './security.ts';
import { Code, Said, strict, TablePath } from './shapes.ts';
import { mayTalk } from './talking.ts';

const PAGE = 100;

export interface ShownMessage extends ChatMessage {
  readonly name: string;
}

export function chat(app: App, house: House): void {
  const { store } = house;

  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags: ['chat'],
        summary: 'What was said, after the last message you have',
        params: TablePath,
        querystring: Type.Object({ said: Said, code: Code }, strict),
      },
    },
    async ({ params, query, person }) => {
      await seatWhoTalks(house, params.id, { person, code: query.code });
      return { messages: await latestMessages(house, params.id, query.said ?? null) };
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      config: wordLimit(house),
      schema: {
        tags: ['chat'],
        summary: 'Say something',
        params: TablePath,
        body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 1_000 }), code: Code }, strict),
      },
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id } = request.params;
      const text = plainText(request.body.text);
      if (text === '') throw malformed('There is nothing to say.');
      const seat = await seatWhoTalks(house, id, { person, code: request.body.code });
      const message = await store.chat.say(id, { person: person.id, seat, text });
      return reply.code(201).send({ message });
    },
  );
}

/** The seat of somebody who may talk; null: they watch. Throws when talk here is not for them. */
async function seatWhoTalks(house: House, id: TableId, asker: Asker): Promise<Seat | null> {
  return await lookAt(house, id, asker, async (live, viewer) => {
    const invited = (await holdingInvitation(house, live, asker))?.created ?? null;
    if (mayTalk(live, { person: asker.person?.id ?? null, invited })) return viewer;
    throw new Denied(403, 'talk-closed', 'Talk at this table is for those who play and those they invited.');
  });
}

/** The messages after a number, or the last ones. */
export async function latestMessages(
  house: House,
  table: TableId,
  said: number | null,
): Promise<ShownMessage[]> {
  const { store } = house;
  const messages =
    said === null ? await store.chat.latest(table, PAGE) : await store.chat.since(table, said, PAGE);
  const names = await house.names(messages.flatMap(({ person }) => (person === null ? [] : [person])));
  return messages.map((message) => ({
    ...message,
    name: message.person === null ? '' : (names.get(message.person) ?? ''),
  }));
}

/** Somebody said something, here or in another process: those who watch here are told. */
export async function spreadChat(house: House, table: TableId, number: number): Promise<void> {
  if (!house.hub.isWatched(table)) return;
  const messages = await latestMessages(house, table, number - 1);
  await house.live.read(table, (live) => house.hub.say(table, messages, (watcher) => mayTalk(live, watcher)));
}
