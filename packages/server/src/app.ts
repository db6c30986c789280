import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Person, SessionId } from '@guildhall/store';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { notSignedIn } from './denied.ts';

/** The web server, with routes that are typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request came with; null: a stranger's. */
    person: Person | null;
    session: SessionId | null;
  }
}

/** Whoever asks, when they have entered. */
export function personOf(request: Pick<FastifyRequest, 'person'>): Person {
  if (request.person === null) throw notSignedIn();
  return request.person;
}
