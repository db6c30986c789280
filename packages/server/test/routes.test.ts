/**
 * Who may do what: every route, asked by a stranger, by a person who has nothing to do with the table, by a spectator
 * with an invitation, by another player and by the owner of table and seat. The table is private.
 */

import { Errors } from 'typebox/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { closed } from '../src/testing/schema-check.ts';
import { Client, type Reply } from './client.ts';
import { newKey, onEngine, ownTable, type Process, someWord } from './guildhall.ts';

/** The statuses for: a stranger, another person, an invited spectator, another player, the owner. */
type Statuses = readonly [number, number, number, number, number];

interface Rule {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly statuses: Statuses;
  readonly on?: 'running' | 'gathering' | 'finished';
  readonly body?: () => Readonly<Record<string, unknown>>;
  /** Ends sessions: nobody is who they were afterwards. */
  readonly ends?: boolean;
  /** How the spectator shows the invitation. */
  readonly code?: 'query' | 'body';
}

/** What anybody may ask, and what concerns nobody but the person who asks. */
const EVERYBODY: Statuses = [200, 200, 200, 200, 200];
const SIGNED_IN: Statuses = [401, 200, 200, 200, 200];
/** For programs with a token. */
const NOBODY: Statuses = [401, 401, 401, 401, 401];
/** Looking at the table. */
const WATCHERS: Statuses = [404, 404, 200, 200, 200];
/** Playing at it: the spectator has an invitation, but these routes do not ask for it. */
const bid = () => ({ seen: 0, obligation: 1, action: 'bid 0', key: newKey() });
const keyed = () => ({ seen: 0, key: newKey() });
const word = () => ({ word: someWord() });
const toBot = () => ({ to: { kind: 'bot', level: 'random' } });

const RULES: readonly Rule[] = [
  // People.
  { method: 'POST', path: '/api/people', body: () => ({ name: 'Zoe' }), statuses: [201, 409, 409, 409, 409] },
  {
    method: 'POST',
    path: '/api/sessions',
    body: () => ({ link: 'x'.repeat(43) }),
    statuses: [404, 404, 404, 404, 404],
  },
  {
    method: 'POST',
    path: '/api/sessions/recovery',
    body: () => ({ code: 'bbbbb-bbbbb-bbbbb-bbbbb-bbbbb' }),
    statuses: [404, 404, 404, 404, 404],
  },
  { method: 'GET', path: '/api/me/credentials', statuses: SIGNED_IN },
  {
    method: 'POST',
    path: '/api/me/recovery-code',
    body: () => ({ name: `Name ${newKey().slice(0, 12)}` }),
    statuses: [401, 201, 201, 201, 201],
  },
  { method: 'DELETE', path: `/api/me/sessions/${'x'.repeat(22)}`, statuses: [401, 404, 404, 404, 404] },
  { method: 'POST', path: '/api/session/back', statuses: [401, 409, 409, 409, 409] },
  { method: 'GET', path: '/api/me', statuses: SIGNED_IN },
  { method: 'PATCH', path: '/api/me', body: () => ({ language: 'uk' }), statuses: SIGNED_IN },
  { method: 'POST', path: '/api/me/links', statuses: [401, 201, 201, 201, 201] },
  { method: 'GET', path: '/api/me/sessions', statuses: SIGNED_IN },
  { method: 'DELETE', path: '/api/me/sessions', ends: true, statuses: [401, 204, 204, 204, 204] },
  { method: 'GET', path: '/api/me/invitations', statuses: SIGNED_IN },
  { method: 'GET', path: '/api/me/notifications', statuses: SIGNED_IN },
  {
    method: 'PUT',
    path: '/api/me/notifications',
    body: () => ({ email: null, webhook: null }),
    statuses: SIGNED_IN,
  },
  {
    method: 'POST',
    path: '/api/me/notifications/email',
    body: () => ({ link: 'x'.repeat(43) }),
    statuses: [401, 404, 404, 404, 404],
  },
  { method: 'POST', path: '/api/me/notifications/test', statuses: [401, 202, 202, 202, 202] },

  { method: 'POST', path: '/api/me/lessons', body: () => ({ lessons: [] }), statuses: SIGNED_IN },

  // Bots of one's own: people make their tokens, and what a token is for is not for people.
  { method: 'GET', path: '/api/me/bots', statuses: SIGNED_IN },
  {
    method: 'POST',
    path: '/api/me/bots',
    body: () => ({ name: 'Gizmo' }),
    statuses: [401, 201, 201, 201, 201],
  },
  { method: 'DELETE', path: '/api/me/bots/aaaaaaaaaaaaaaaa', statuses: [401, 404, 404, 404, 404] },
  { method: 'GET', path: '/api/bot', statuses: NOBODY },
  { method: 'POST', path: '/api/bot/tables/:id/seat', body: () => ({}), statuses: NOBODY },
  { method: 'DELETE', path: '/api/bot/tables/:id/seat', statuses: NOBODY },
  { method: 'GET', path: '/api/bot/tables/:id/turn', statuses: NOBODY },
  {
    method: 'POST',
    path: '/api/bot/tables/:id/move',
    body: () => ({ id: 'any', move: 'pass' }),
    statuses: NOBODY,
  },

  // Tables.
  { method: 'GET', path: '/api/games', statuses: EVERYBODY },
  { method: 'GET', path: '/api/tables', statuses: EVERYBODY },
  { method: 'GET', path: '/api/games/bazaar/records', statuses: EVERYBODY },
  {
    method: 'POST',
    path: '/api/tables',
    body: () => ({ game: 'bazaar', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    statuses: [401, 201, 201, 201, 201],
  },
  { method: 'GET', path: '/api/tables/:id', code: 'query', statuses: WATCHERS },
  {
    method: 'PATCH',
    path: '/api/tables/:id',
    body: () => ({ title: 'x' }),
    statuses: [401, 404, 404, 403, 200],
  },
  { method: 'DELETE', path: '/api/tables/:id', on: 'gathering', statuses: [401, 404, 404, 403, 204] },
  { method: 'DELETE', path: '/api/tables/:id', statuses: [401, 404, 404, 403, 409] },
  { method: 'POST', path: '/api/tables/:id/rematch', statuses: [401, 404, 404, 409, 409] },
  {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    on: 'finished',
    statuses: [401, 404, 404, 201, 409],
  },
  {
    method: 'POST',
    path: '/api/tables/:id/invitations',
    body: () => ({}),
    statuses: [401, 404, 404, 403, 201],
  },
  { method: 'GET', path: '/api/tables/:id/invitations', statuses: [401, 404, 404, 403, 200] },
  { method: 'DELETE', path: '/api/tables/:id/invitations/:code', statuses: [401, 404, 404, 403, 204] },
  { method: 'GET', path: '/api/invitations/:code', statuses: EVERYBODY },

  // Seats.
  {
    method: 'POST',
    path: '/api/tables/:id/seats',
    on: 'gathering',
    code: 'body',
    body: word,
    statuses: [401, 404, 201, 409, 409],
  },
  {
    method: 'POST',
    path: '/api/tables/:id/seats',
    code: 'body',
    body: word,
    statuses: [401, 404, 403, 409, 409],
  },
  { method: 'POST', path: '/api/tables/:id/word', body: word, statuses: [401, 404, 404, 409, 409] },
  { method: 'DELETE', path: '/api/tables/:id/seats/0', on: 'gathering', statuses: [401, 404, 404, 403, 204] },
  { method: 'DELETE', path: '/api/tables/:id/seats/0', statuses: [401, 404, 404, 403, 409] },
  { method: 'POST', path: '/api/tables/:id/resign', statuses: [401, 404, 404, 200, 200] },
  {
    method: 'POST',
    path: '/api/tables/:id/leave',
    body: () => ({ key: newKey() }),
    statuses: [401, 404, 404, 200, 200],
  },
  {
    method: 'POST',
    path: '/api/tables/:id/seats/0/bot',
    body: () => ({ level: 'random' }),
    statuses: [401, 404, 404, 403, 200],
  },
  { method: 'POST', path: '/api/tables/:id/seats/0/return', statuses: [401, 404, 404, 403, 409] },
  { method: 'POST', path: '/api/tables/:id/seats/0/offer', statuses: [401, 404, 404, 403, 201] },
  { method: 'DELETE', path: '/api/tables/:id/seats/0/offer', statuses: [401, 404, 404, 403, 409] },
  { method: 'POST', path: '/api/tables/:id/seats/0/votes', body: toBot, statuses: [401, 404, 404, 409, 403] },
  { method: 'DELETE', path: '/api/tables/:id/seats/0/votes', statuses: [401, 404, 404, 409, 403] },
  { method: 'GET', path: '/api/tables/:id/offers', statuses: [401, 404, 404, 200, 200] },

  // Playing.
  { method: 'POST', path: '/api/tables/:id/actions', body: bid, statuses: [401, 404, 404, 409, 409] },
  { method: 'POST', path: '/api/tables/:id/draft/undo', body: keyed, statuses: [401, 404, 404, 422, 422] },
  { method: 'POST', path: '/api/tables/:id/draft/redo', body: keyed, statuses: [401, 404, 404, 422, 422] },
  { method: 'POST', path: '/api/tables/:id/draft/restart', body: keyed, statuses: [401, 404, 404, 422, 422] },
  { method: 'POST', path: '/api/tables/:id/draft/confirm', body: keyed, statuses: [401, 404, 404, 422, 422] },
  {
    method: 'POST',
    path: '/api/tables/:id/undo',
    body: () => ({ to: 0, ...keyed() }),
    statuses: [401, 404, 404, 422, 422],
  },
  { method: 'POST', path: '/api/tables/:id/undo/agree', body: keyed, statuses: [401, 404, 404, 422, 422] },
  { method: 'POST', path: '/api/tables/:id/undo/refuse', body: keyed, statuses: [401, 404, 404, 422, 422] },
  { method: 'POST', path: '/api/tables/:id/undo/withdraw', body: keyed, statuses: [401, 404, 404, 422, 422] },
  { method: 'GET', path: '/api/tables/:id/orders', statuses: [401, 404, 404, 200, 200] },
  {
    method: 'PUT',
    path: '/api/tables/:id/orders',
    body: () => ({ orders: [] }),
    statuses: [401, 404, 404, 200, 200],
  },

  // Keeping up and looking back.
  { method: 'GET', path: '/api/tables/:id/position', code: 'query', statuses: WATCHERS },
  { method: 'GET', path: '/api/tables/:id/legal', statuses: [401, 404, 404, 200, 200] },
  { method: 'GET', path: '/api/tables/:id/live', code: 'query', statuses: [404, 404, 426, 426, 426] },
  { method: 'GET', path: '/api/tables/:id/chat', code: 'query', statuses: WATCHERS },
  {
    method: 'POST',
    path: '/api/tables/:id/chat',
    code: 'body',
    body: () => ({ text: 'hi' }),
    statuses: [401, 404, 201, 201, 201],
  },
  { method: 'GET', path: '/api/tables/:id/at/0', code: 'query', statuses: WATCHERS },
  { method: 'GET', path: '/api/tables/:id/export', code: 'query', statuses: WATCHERS },
  {
    method: 'POST',
    path: '/api/tables/:id/reports',
    code: 'body',
    body: () => ({ point: 0, text: 'hm' }),
    statuses: [401, 404, 201, 201, 201],
  },
  { method: 'DELETE', path: '/api/me', ends: true, statuses: [401, 204, 204, 204, 204] },
  { method: 'DELETE', path: '/api/session', ends: true, statuses: [401, 204, 204, 204, 204] },
];

interface Operation {
  readonly method: string;
  readonly pattern: RegExp;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }>
  >;
}

const WHO = ['a stranger', 'another person', 'a spectator', 'another player', 'the owner'] as const;

onEngine('sqlite', 'who may do what', (hall) => {
  let process: Process;
  let people: Client[];
  let operations: Operation[];
  beforeAll(async () => {
    process = await hall.open({ takesJobs: false });
    people = await enter();
    const { body } = await new Client(process.url).ask('GET', '/api/docs/openapi.json');
    const paths = body.paths as Record<string, Record<string, Pick<Operation, 'responses'>>>;
    operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
        responses,
      })),
    );
  });

  const enter = () => Client.enterAll(process.url, ['Cleo', 'Dora', 'Ben', 'Ana']);

  async function privateTable({
    on = 'running',
    ends = false,
  }: Rule): Promise<{ clients: Client[]; id: string; code: string }> {
    const [passer, spectator, other, owner] = ends ? await enter() : people;
    const { id } = await ownTable(owner, {
      seats: [{ kind: 'me' }, { kind: 'open' }, ...(on === 'gathering' ? [{ kind: 'open' }] : [])],
    });
    const { code } = await owner.post<{ code: string }>(`/api/tables/${id}/invitations`);
    await other.post(`/api/tables/${id}/seats`, { word: someWord(), code });
    if (on === 'finished')
      await process.server.context.live.change(id, () => ({
        change: { facts: { status: 'finished' } },
        answer: () => undefined,
      }));
    return { clients: [new Client(process.url), passer, spectator, other, owner], id, code };
  }

  /** What a response has that the documentation of the API does not say, or lacks of what it says. */
  async function faultsOf(method: string, path: string, { status, body, text }: Reply): Promise<unknown[]> {
    const documented = operations.find(
      (one) => one.method === method && one.pattern.test(path.replace(/\/(:\w+)/g, '/x')),
    );
    const kind = status >= 400 ? '4XX' : String(status);
    const answer = documented?.responses[kind];
    if (answer === undefined) return [`${status} is not said`];
    const schema = answer.content?.['application/json']?.schema;
    if (text === '') return status === 204 ? [] : ['nothing came'];
    if (schema === undefined) return ['a body that is not said'];
    return Errors(kind === '4XX' ? schema : closed(schema), body)[1].map(({ instancePath, message }) => [
      instancePath,
      message,
    ]);
  }

  for (const rule of RULES) {
    const { method, path, on = 'running', statuses, body, code: shows } = rule;
    it(`${method} ${path} (${on})`, async () => {
      const { clients, id, code } = await privateTable(rule);
      const got: (number | string)[] = [];
      for (const [at, client] of clients.entries()) {
        const invited = WHO[at] === 'a spectator' && shows !== undefined;
        const real = path.replace(':id', id).replace(':code', code);
        const asks = invited && shows === 'query' ? `${real}?code=${code}` : real;
        const sent =
          body === undefined ? undefined : { ...body(), ...(invited && shows === 'body' ? { code } : {}) };
        const reply = await client.ask(method, asks, sent);
        got.push(reply.status);
        expect(await faultsOf(method, path, reply)).toEqual([]);
        if (reply.status >= 400) {
          expect(reply.body).toMatchObject({ error: expect.any(String), reason: expect.any(String) });
          // Who may not look learns nothing, not even that there is something.
          if (reply.status === 404) expect(reply.text).not.toContain(id);
        }
      }
      expect(Object.fromEntries(WHO.map((who, at) => [who, got[at]]))).toEqual(
        Object.fromEntries(WHO.map((who, at) => [who, statuses[at]])),
      );
    });
  }

  it('is said here for every route there is', async () => {
    const { body } = await new Client(process.url).ask('GET', '/api/docs/openapi.json');
    const paths = body.paths as Record<string, Record<string, unknown>>;
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const patterns = RULES.map(({ method, path }) => `${method} ${path}`);
    const covered = (route: string): boolean => {
      const pattern = new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return patterns.some((one) => pattern.test(one));
    };
    expect(routes.length).toBeGreaterThan(35);
    expect(routes.filter((route) => !covered(route))).toEqual([]);
    // What comes back is said too.
    expect(operations.filter(({ responses }) => Object.keys(responses).length < 2)).toEqual([]);
  });
});

describe('the list', () => {
  it('names no route twice for the same state of the table', () => {
    const names = RULES.map(({ method, path, on = 'running' }) => `${method} ${path} ${on}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
