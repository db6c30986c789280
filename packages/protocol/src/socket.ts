/** The messages of a table's socket, in both directions. */
import { type Static, Type } from 'typebox';
import { ChatMessage } from './chat.ts';
import { Code, LastMessage, list, Nothing, Since, strict, TablePath } from './fields.ts';
import { Position } from './position.ts';
import { Present, TableInfo } from './tables.ts';

/** What the server sends. */
export const ServerMessage = Type.Union([
  Type.Object({ kind: Type.Literal('table'), table: TableInfo }),
  Position,
  Type.Object({ kind: Type.Literal('chat'), messages: list(ChatMessage) }),
  Type.Object({ kind: Type.Literal('present'), ...Present.properties }),
]);
export type ServerMessage = Static<typeof ServerMessage>;

const NINE_DIGITS = 999_999_999;

/** What a client may say: which entry it has, when it finds that it has missed some. */
export const ClientMessage = Type.Object(
  { since: Type.Integer({ minimum: -NINE_DIGITS, maximum: NINE_DIGITS }) },
  strict,
);
export type ClientMessage = Static<typeof ClientMessage>;

export const SOCKET_ROUTES = {
  'GET /api/tables/:id/live': {
    tags: ['sync'],
    summary: 'A WebSocket that sends everything that happens at the table',
    params: TablePath,
    querystring: Type.Object({ since: Since, said: LastMessage, code: Code }, strict),
    response: { 101: Nothing },
  },
};
