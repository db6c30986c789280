/** The server, asked by requests. */
import type { GameState, Language, Order, Refusal, Seat, StandingOrders } from '@guildhall/kernel';
import type {
  ActionRequest,
  ChatMessage,
  DraftCommand,
  DraftRequest,
  GameRecords,
  NewTableRequest,
  PersonalInvitation,
  PersonInfo,
  Position,
  ProposalAnswer,
  RequestOf,
  ResponseOf,
  RouteName,
  Successor,
  TableInfo,
  TableInvitation,
  TableSummary,
} from '@guildhall/protocol';
import type { LinkRefusal, LinkResult } from './link.ts';

/** A request that the server refused, or that got no response at all (status 0). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** How long the server wants to be left alone; null: it does not say. */
  readonly retryAfterMs: number | null;

  constructor(status: number, body: Readonly<Record<string, unknown>>, retryAfterMs: number | null = null) {
    super(typeof body.reason === 'string' ? body.reason : `${status}`);
    this.status = status;
    this.code = typeof body.error === 'string' ? body.error : '';
    this.body = body;
    this.retryAfterMs = retryAfterMs;
  }

  /** The rule that forbids it, where it is a rule of the game. */
  get refusal(): Refusal | null {
    const { rule, missing } = this.body;
    if (typeof rule !== 'string') return null;
    return { rule, missing: (missing ?? {}) as Refusal['missing'] };
  }
}

interface RequestParts {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
}

/** The address of a route, with what stands in it and behind it. */
function addressOf(path: string, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]));
  // Whatever is given becomes text; the type of the browser's function knows of nothing else.
  const search = new URLSearchParams(query as Record<string, string>);
  return search.size === 0 ? filled : `${filled}?${search}`;
}

export async function ask<R extends RouteName>(
  route: R,
  request: RequestOf<R> & RequestParts,
): Promise<ResponseOf<R>> {
  const [method, path] = route.split(' ');
  const { body } = request;
  let response: Response;
  try {
    response = await fetch(addressOf(path, request), {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, {});
  }
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const answer = isJson ? ((await response.json()) as Record<string, unknown>) : {};
  if (!response.ok) throw new ApiError(response.status, answer, retryAfterMs(response));
  // The server holds its responses to the schemas of which this type is made.
  return answer as ResponseOf<R>;
}

/** In seconds, or as a date. */
function retryAfterMs({ headers }: Response): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Between tries of a request that got no answer. A request with a key is carried out once, however often it is sent. */
const PAUSES = [300, 1_000, 3_000];

/** A change at a table: sent again while nothing answers. */
async function change<R extends RouteName>(
  route: R,
  request: RequestOf<R> & RequestParts,
): Promise<ResponseOf<R>> {
  for (const pause of PAUSES) {
    try {
      return await ask(route, request);
    } catch (error) {
      const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 502);
      if (!isLost) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return await ask(route, request);
}

/** The signed-in person. */
export interface Visitor extends PersonInfo {
  /** Whom one was on this device before a link; null: nobody else. */
  readonly before: PersonInfo | null;
}

/** What goes with `code` where a private table is looked at; null: no code is needed. */
const coded = (code: string | null): { readonly code?: string } => (code === null ? {} : { code });

export const api = {
  /** Null: nobody has entered here. Throws where there is no server. */
  async me(): Promise<Visitor | null> {
    try {
      const { person, before } = await ask('GET /api/me', {});
      return { ...person, before };
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  async enter(name: string, language: Language): Promise<Visitor> {
    const { person } = await ask('POST /api/people', { body: { name, language } });
    return { ...person, before: null };
  },
  /** Throws a ApiError `somebody-else` where another person is entered here, until that is confirmed. */
  enterByLink: (link: string, confirmed: boolean): Promise<unknown> =>
    ask('POST /api/sessions', { body: { link, ...(confirmed ? { confirmed } : {}) } }),
  /** Back to whom one was on this device before a link. */
  goBack: (): Promise<unknown> => ask('POST /api/session/back', {}),
  deviceLink: async (): Promise<string> => (await ask('POST /api/me/links', {})).link,
  leave: (): Promise<unknown> => ask('DELETE /api/session', {}),
  speak: (language: Language): Promise<unknown> => ask('PATCH /api/me', { body: { language } }),

  /** What this device knows of lessons; returns the furthest of all devices. */
  syncLessons: async (lessons: RequestOf<'POST /api/me/lessons'>['body']['lessons']) =>
    (await ask('POST /api/me/lessons', { body: { lessons } })).lessons,
  records: async (game: string): Promise<GameRecords> =>
    (await ask('GET /api/games/:game/records', { params: { game } })).records,

  tables: async (
    query: NonNullable<RequestOf<'GET /api/tables'>['query']>,
  ): Promise<readonly TableSummary[]> => (await ask('GET /api/tables', { query })).tables,
  create: async (body: NewTableRequest): Promise<TableInfo> =>
    (await ask('POST /api/tables', { body })).table,
  invitations: async (): Promise<readonly PersonalInvitation[]> =>
    (await ask('GET /api/me/invitations', {})).invitations,
  callOff: (id: string): Promise<unknown> => ask('DELETE /api/tables/:id', { params: { id } }),
  table: (id: string, code: string | null): Promise<ResponseOf<'GET /api/tables/:id'>> =>
    ask('GET /api/tables/:id', { params: { id }, query: coded(code) }),
  sitDown: (id: string, body: { word: string; hash: string; code?: string }) =>
    ask('POST /api/tables/:id/seats', { params: { id }, body }),
  giveWord: (id: string, body: { word: string; hash: string }) =>
    ask('POST /api/tables/:id/word', { params: { id }, body }),
  openChat: (id: string, openChat: boolean): Promise<unknown> =>
    ask('PATCH /api/tables/:id', { params: { id }, body: { openChat } }),
  getUp: (id: string, seat: Seat): Promise<unknown> =>
    ask('DELETE /api/tables/:id/seats/:seat', { params: { id, seat } }),
  invite: async (id: string): Promise<string> =>
    (await ask('POST /api/tables/:id/invitations', { params: { id }, body: {} })).code,
  /** For the owner: the links to a table that can still be used. */
  invitationsTo: async (id: string): Promise<readonly TableInvitation[]> =>
    (await ask('GET /api/tables/:id/invitations', { params: { id } })).invitations,
  revoke: (id: string, code: string): Promise<unknown> =>
    ask('DELETE /api/tables/:id/invitations/:code', { params: { id, code } }),
  rematch: async (id: string): Promise<TableInfo> =>
    (await ask('POST /api/tables/:id/rematch', { params: { id } })).table,
  resign: (id: string): Promise<unknown> => ask('POST /api/tables/:id/resign', { params: { id } }),
  leaveForGood: (id: string, key: string): Promise<unknown> =>
    change('POST /api/tables/:id/leave', { params: { id }, body: { key } }),
  handToBot: (id: string, seat: Seat, level: string): Promise<unknown> =>
    ask('POST /api/tables/:id/seats/:seat/bot', { params: { id, seat }, body: { level } }),
  takeBack: (id: string, seat: Seat): Promise<unknown> =>
    ask('POST /api/tables/:id/seats/:seat/return', { params: { id, seat } }),

  act: (id: string, body: ActionRequest): Promise<Position> =>
    change('POST /api/tables/:id/actions', { params: { id }, body }),
  draft: (id: string, command: DraftCommand, body: DraftRequest): Promise<Position> =>
    change('POST /api/tables/:id/draft/:command', { params: { id, command }, body }),
  proposeUndo: (id: string, body: RequestOf<'POST /api/tables/:id/undo'>['body']): Promise<Position> =>
    change('POST /api/tables/:id/undo', { params: { id }, body }),
  answerBack: (
    id: string,
    answer: ProposalAnswer,
    body: RequestOf<'POST /api/tables/:id/undo/:answer'>['body'],
  ): Promise<Position> => change('POST /api/tables/:id/undo/:answer', { params: { id, answer }, body }),
  orders: async (id: string): Promise<StandingOrders> =>
    (await ask('GET /api/tables/:id/orders', { params: { id } })).standing,
  /** Plans stay as they are. */
  setOrders: async (id: string, orders: readonly Order[]): Promise<StandingOrders> =>
    (await ask('PUT /api/tables/:id/orders', { params: { id }, body: { orders } })).standing,
  voteOver: (id: string, seat: Seat, to: Successor): Promise<unknown> =>
    ask('POST /api/tables/:id/seats/:seat/votes', { params: { id, seat }, body: { to } }),
  voteAgainst: (id: string, seat: Seat): Promise<unknown> =>
    ask('DELETE /api/tables/:id/seats/:seat/votes', { params: { id, seat } }),

  position: (id: string, since: number, code: string | null): Promise<Position> =>
    ask('GET /api/tables/:id/position', { params: { id }, query: { since, ...coded(code) } }),
  viewAt: async (id: string, point: number, code: string | null): Promise<GameState> =>
    (await ask('GET /api/tables/:id/at/:point', { params: { id, point }, query: coded(code) })).view,
  async export(id: string, code: string | null): Promise<string> {
    const response = await fetch(addressOf('/api/tables/:id/export', { params: { id }, query: coded(code) }));
    if (!response.ok) throw new ApiError(response.status, {});
    return response.text();
  },
  report: (id: string, point: number, text: string): Promise<unknown> =>
    ask('POST /api/tables/:id/reports', { params: { id }, body: { point, text } }),
  /** The messages after one, or the latest. */
  messages: async (id: string, code: string | null, after: number | null): Promise<readonly ChatMessage[]> =>
    (
      await ask('GET /api/tables/:id/chat', {
        params: { id },
        query: { ...(after === null ? {} : { said: after }), ...coded(code) },
      })
    ).messages,
  chat: (id: string, text: string, code: string | null): Promise<unknown> =>
    ask('POST /api/tables/:id/chat', { params: { id }, body: { text, ...coded(code) } }),
};

/** Carries out a request; the result is why it failed, or null. */
export async function attempt(request: () => Promise<unknown>): LinkResult {
  try {
    await request();
    return null;
  } catch (error) {
    return linkRefusalOf(error);
  }
}

/** Why a request failed, as a link says it. */
export function linkRefusalOf(error: unknown): LinkRefusal {
  if (!(error instanceof ApiError)) throw error;
  const { refusal, body } = error;
  if (refusal === null) return { rule: `SERVER-${error.code}`, missing: {}, error };
  return typeof body.line === 'number' ? { ...refusal, line: body.line } : refusal;
}
