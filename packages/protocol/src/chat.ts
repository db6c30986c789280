/** The chat of a table. */
import { type Static, Type } from 'typebox';
import {
  Code,
  LastMessage,
  list,
  nullable,
  SeatNumber,
  strict,
  TablePath,
  Text,
  Time,
  Whole,
} from './fields.ts';

const tags = ['chat'];

const StoredMessage = Type.Object({
  number: Whole,
  person: nullable(Text),
  seat: nullable(SeatNumber),
  text: Text,
  at: Time,
  open: Type.Boolean({ description: 'Sent while everybody who watches could read it.' }),
});

/** A message with the name of whoever said it, as it is at this table. */
export const ChatMessage = Type.Object({ ...StoredMessage.properties, name: Text, isGuest: Type.Boolean() });
export type ChatMessage = Static<typeof ChatMessage>;

export const CHAT_ROUTES = {
  'GET /api/tables/:id/chat': {
    tags,
    summary: 'The chat messages after the last one you have',
    params: TablePath,
    querystring: Type.Object({ said: LastMessage, code: Code }, strict),
    response: { 200: Type.Object({ messages: list(ChatMessage) }) },
  },
  'POST /api/tables/:id/chat': {
    tags,
    summary: 'Send a chat message',
    params: TablePath,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 1_000 }), code: Code }, strict),
    response: { 201: Type.Object({ message: StoredMessage }) },
  },
};
