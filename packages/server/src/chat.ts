/** What people say at a table. Those who play and those who watch hear the same. */
import type { ChatMessage, TableId } from '@guildhall/store';
import { Type } from 'typebox';
import { lookAt } from './access.ts';
import { type App, personOf } from './app.ts';
import { malformed } from './denied.ts';
import type { House } from './house.ts';
import { plainText } from './new-table.ts';
import { wordLimit } from './security.ts';
import { Code, Said, strict, TablePath } from './shapes.ts';

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
      await lookAt(house, params.id, { person, code: query.code }, () => undefined);
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
      const asker = { person, code: request.body.code };
      const seat = await lookAt(house, id, asker, (_live, viewer) => viewer);
      const message = await store.chat.say(id, { person: person.id, seat, text });
      return reply.code(201).send({ message });
    },
  );
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
  if (house.hub.isWatched(table)) house.hub.say(table, await latestMessages(house, table, number - 1));
}
