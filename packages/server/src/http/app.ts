import type { Person, SessionId } from '@guildhall/store';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Static, TSchema } from 'typebox';
import { notSignedIn } from './http-error.ts';
import type { JsonText } from './json-text.ts';

/** A response as a value, or as JSON that is already serialised. */
type Sent<T> = T extends undefined ? T : T | JsonText<T>;

/** Requests and responses of handlers, typed by the schemas of their routes. */
export interface RouteTypes extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Sent<Static<this['schema']>> : unknown;
}

/** The web server, with routes that are typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  RouteTypes
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The person of the request's session; null: not logged in. */
    person: Person | null;
    session: SessionId | null;
  }
}

/** The person of a request. Throws if there is no session. */
export function personOf(request: Pick<FastifyRequest, 'person'>): Person {
  if (request.person === null) throw notSignedIn();
  return request.person;
}
