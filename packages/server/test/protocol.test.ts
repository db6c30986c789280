/** The server and the protocol say the same, and tests notice where what is sent does not fit. */
import { LANGUAGES, MOST_ACTIONS_IN_A_MOVE } from '@guildhall/kernel';
import { ERROR_CODES, ERROR_REASONS, ErrorResponse, ROUTES } from '@guildhall/protocol';
import Fastify from 'fastify';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/http/app.ts';
import { checkResponses, faultOfMessage } from '../src/testing/schema-check.ts';
import { Client } from './client.ts';
import { onEngine } from './guildhall.ts';

onEngine('sqlite', 'the protocol', (hall) => {
  it('names every route of the server, and each is served by its own schemas', async () => {
    const { url } = await hall.open();
    const { body } = await new Client(url).ask('GET', '/api/docs/openapi.json');
    const paths = body.paths as Record<string, Record<string, { readonly summary: string }>>;
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => [
        `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        summary,
      ]),
    );
    const stated = Object.entries(ROUTES).map(([name, { summary }]) => [name, summary]);
    expect(Object.fromEntries(served)).toEqual(Object.fromEntries(stated));
  });

  it('shows every route on its page, and which of them need the token of a bot', async () => {
    const { url } = await hall.open();
    const client = new Client(url);
    const { text } = await client.ask('GET', '/api/docs');
    const { body } = await client.ask('GET', '/api/docs/openapi.json');
    const { paths, components } = body as {
      paths: Record<string, Record<string, { readonly security?: readonly object[] }>>;
      components: { securitySchemes: object };
    };
    expect(components.securitySchemes).toMatchObject({ botToken: { type: 'http', scheme: 'bearer' } });
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { security }] of Object.entries(methods)) {
        expect(text).toContain(`<dt>${method.toUpperCase()} ${path}`);
        const isForBot = /^\/api\/bot(?:\/|$)/.test(path);
        expect([path, security]).toEqual([path, isForBot ? [{ botToken: [] }] : undefined]);
      }
    }
  });
});

describe('the protocol', () => {
  it('knows the languages there are', () => {
    const allows = (language: string) => Check(ROUTES['PATCH /api/me'].body, { language });
    expect(LANGUAGES.every(allows)).toBe(true);
    expect(allows('xx')).toBe(false);
  });

  it('takes as many lines at once as the kernel plays as one', () => {
    const allows = (length: number) =>
      Check(ROUTES['POST /api/tables/:id/actions'].body, {
        seen: 0,
        obligation: 0,
        action: Array.from({ length }, () => 'pass'),
        key: 'a-key-of-mine',
      });
    expect([0, 1, MOST_ACTIONS_IN_A_MOVE, MOST_ACTIONS_IN_A_MOVE + 1].map(allows)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('has every code in the schema of errors', () => {
    for (const error of [...ERROR_CODES, ...Object.keys(ERROR_REASONS)])
      expect(Check(ErrorResponse, { error, reason: '' }), error).toBe(true);
    expect(Check(ErrorResponse, { error: 'no-such-code-at-all', reason: '' })).toBe(false);
  });
});

describe('what a test server sends', () => {
  const person = { id: '1', name: 'Ana', language: 'en', isGuest: true };

  async function faultsOf(path: string, status: number, body: unknown): Promise<readonly string[]> {
    const app = Fastify();
    const faults = checkResponses(app as unknown as App);
    app.get(path, async (_request, reply) => reply.code(status).send(body));
    await app.inject(path);
    await app.close();
    return faults;
  }

  it.each([
    ['a field is missing', 200, { person }, 1],
    ['a field has another type', 200, { person: { ...person, name: 7 }, before: null }, 1],
    ['a field is sent that no schema names', 200, { person: { ...person, email: 'x' }, before: null }, 1],
    ['a status is not stated', 201, { person, before: null }, 1],
    ['a refusal has a code that is not stated', 403, { error: 'dance', reason: '' }, 1],
    ['everything fits', 200, { person, before: null }, 0],
    ['a refusal fits', 403, { error: 'forbidden', reason: '', why: 'own-seat' }, 0],
  ])('is noticed where %s', async (_, status, body, count) => {
    expect(await faultsOf('/api/me', status, body)).toHaveLength(count);
  });

  it('is noticed through a socket as well', () => {
    expect(faultOfMessage('{"kind":"present","seats":[0],"spectators":0}')).toBeNull();
    expect(faultOfMessage('{"kind":"present","seats":[0]}')).not.toBeNull();
    expect(faultOfMessage('{"kind":"present","seats":[0],"spectators":0,"seed":"x"}')).not.toBeNull();
    expect(faultOfMessage('{"kind":"dance"}')).not.toBeNull();
  });
});
