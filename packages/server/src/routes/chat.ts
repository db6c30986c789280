/** The chat of a table: for its people and those they invited, or open to everyone who watches. */

import type { Seat } from '@guildhall/kernel';
import { type ChatMessage, ROUTES } from '@guildhall/protocol';
import type { TableId } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { knownAt, lookAt, type Visitor } from '../auth/access.ts';
import { tableRoleOf } from '../auth/table-roles.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError, malformed, noSuchTable } from '../http/http-error.ts';
import { messageLimits } from '../http/security.ts';
import { type ChatAudience, chatAudienceOf, chatAudienceOfNews } from '../realtime/chat-audience.ts';
import { namesInChat } from '../tables/names-at-a-table.ts';
import { plainText } from '../tables/new-table.ts';
import { readSettings } from '../tables/table-settings.ts';

const PAGE = 100;

export function chat(app: App, context: AppContext): void {
  const { store } = context;

  app.get(
    '/api/tables/:id/chat',
    {
      schema: ROUTES['GET /api/tables/:id/chat'],
    },
    async ({ params, query, person }) => {
      const { audience } = await chatSenderAt(context, params.id, { person, code: query.code });
      return { messages: await latestMessages(context, params.id, audience, query.said ?? null) };
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      config: messageLimits(context),
      schema: ROUTES['POST /api/tables/:id/chat'],
    },
    async (request, reply) => {
      const person = personOf(request);
      const { id } = request.params;
      const text = plainText(request.body.text);
      if (text === '') throw malformed('nothing-said', 'Write something first.');
      const { seat } = await chatSenderAt(context, id, { person, code: request.body.code });
      const said = { person: person.id, seat, text };
      const message = await store.chat.say(id, said, (settings) => readSettings(settings).openChat);
      if (message === null) throw noSuchTable();
      return reply.code(201).send({ message });
    },
  );
}

interface ChatSender {
  /** Null: they watch. */
  readonly seat: Seat | null;
  readonly audience: ChatAudience;
}

/** The person, if they may write. Throws if they may not use the chat here. */
async function chatSenderAt(context: AppContext, id: TableId, visitor: Visitor): Promise<ChatSender> {
  return await lookAt(context, id, visitor, async (live, seat) => {
    const { role } = await knownAt(context, live, visitor);
    const audience = chatAudienceOf(live, role);
    if (audience !== 'nothing') return { seat, audience };
    throw new HttpError(403, 'talk-closed', 'Only players and people they invited can chat here.');
  });
}

/** The messages after a number, or the latest ones, that a person may read. */
export async function latestMessages(
  context: AppContext,
  table: TableId,
  audience: ChatAudience,
  said: number | null,
): Promise<ChatMessage[]> {
  if (audience === 'nothing') return [];
  const { chat } = context.store;
  const messages =
    said === null ? await chat.latest(table, PAGE, audience) : await chat.since(table, said, PAGE, audience);
  const people = messages.flatMap(({ person }) => (person === null ? [] : [person]));
  const names = await namesInChat(context, table, people);
  const known = await context.people(people);
  return messages.map((message) => ({
    ...message,
    name: message.person === null ? '' : (names.get(message.person) ?? ''),
    isGuest: message.person !== null && known.get(message.person)?.isGuest === true,
  }));
}

/** Sends a message, stored by this or another process, to the subscribers of this process. */
export async function spreadChat(context: AppContext, table: TableId, number: number): Promise<void> {
  if (!context.subscriptions.isWatched(table)) return;
  const messages = await latestMessages(context, table, 'all', number - 1);
  await context.live.read(table, (live) =>
    context.subscriptions.say(table, messages, (subscriber) =>
      chatAudienceOfNews(tableRoleOf(live, subscriber, context.now())),
    ),
  );
}
