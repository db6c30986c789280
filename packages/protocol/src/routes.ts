/** Every route of the server: its requests and responses. */
import type { Static, TSchema } from 'typebox';
import { CHAT_ROUTES } from './chat.ts';
import { INVITATION_ROUTES } from './invitations.ts';
import { LESSON_ROUTES } from './lessons.ts';
import { NOTIFICATION_ROUTES } from './notifications.ts';
import { ORDER_ROUTES } from './orders.ts';
import { OWN_BOT_ROUTES } from './own-bots.ts';
import { PEOPLE_ROUTES } from './people.ts';
import { PLAY_ROUTES } from './play.ts';
import { POSITION_ROUTES } from './position.ts';
import { RECORD_ROUTES } from './records.ts';
import { REPLAY_ROUTES } from './replays.ts';
import { SEAT_ROUTES } from './seats.ts';
import { SOCKET_ROUTES } from './socket.ts';
import { TABLE_ROUTES } from './tables.ts';

/** By method and path, each in the form in which Fastify takes schemas. */
export const ROUTES = {
  ...PEOPLE_ROUTES,
  ...LESSON_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...TABLE_ROUTES,
  ...RECORD_ROUTES,
  ...INVITATION_ROUTES,
  ...SEAT_ROUTES,
  ...PLAY_ROUTES,
  ...ORDER_ROUTES,
  ...POSITION_ROUTES,
  ...SOCKET_ROUTES,
  ...CHAT_ROUTES,
  ...REPLAY_ROUTES,
  ...OWN_BOT_ROUTES,
};

type Routes = typeof ROUTES;
export type RouteName = keyof Routes;

type StaticOf<T> = T extends TSchema ? Static<T> : never;
type Part<R extends RouteName, Name extends string, Field extends string> =
  Routes[R] extends Readonly<Record<Field, infer Schema>>
    ? Partial<StaticOf<Schema>> extends StaticOf<Schema>
      ? { readonly [N in Name]?: StaticOf<Schema> }
      : { readonly [N in Name]: StaticOf<Schema> }
    : unknown;

/** What a request to a route brings; parts of which nothing is required may be left out. */
export type RequestOf<R extends RouteName> = Part<R, 'params', 'params'> &
  Part<R, 'query', 'querystring'> &
  Part<R, 'body', 'body'>;

/** The body of a successful response. */
export type ResponseOf<R extends RouteName> = {
  [Status in keyof Routes[R]['response']]: StaticOf<Routes[R]['response'][Status]>;
}[keyof Routes[R]['response']];
