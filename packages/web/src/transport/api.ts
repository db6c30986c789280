/** The server, asked by requests. */
import type {
  BaseOptions,
  GameState,
  Language,
  Outcome,
  Refusal,
  Seat,
  SeenDraft,
  SeenEntry,
  Standing,
} from '@guildhall/kernel';
import type { Answer, No } from './link.ts';

interface PersonInfo {
  readonly id: string;
  readonly name: string;
}

type OccupantInfo =
  | { readonly kind: 'person'; readonly person: PersonInfo | null }
  | { readonly kind: 'bot'; readonly level: string }
  /** Left the game for good. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'open' };

interface ServerSeat {
  readonly seat: Seat;
  readonly occupant: OccupantInfo;
  /** Who may sit down there while it is open. */
  readonly for: 'anyone' | 'invited';
  /** The person whose seat a bot holds. */
  readonly heldFor: PersonInfo | null;
  /** The person who gave the game up, or left it for good. */
  readonly resigned: PersonInfo | null;
  /** Whoever has the code may take it over. */
  readonly offered: boolean;
}

type TableStatus = 'gathering' | 'running' | 'finished' | 'abandoned';

export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export interface TableSummary {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly version: number;
  readonly status: TableStatus;
  readonly visibility: 'public' | 'private';
  readonly owner: PersonInfo | null;
  readonly seats: readonly ServerSeat[];
  readonly clock: ClockSetting;
  readonly length: number;
  readonly waiting: readonly Seat[];
  readonly outcome: Pick<Outcome, 'totals' | 'ranks' | 'rivals' | 'solo'> | null;
  readonly changed: number;
}

export interface TableInfo extends TableSummary {
  readonly options: BaseOptions;
  readonly settings: {
    readonly confirm: 'automatic' | 'asked';
    /** The level of bots that take seats over. */
    readonly standIn: string;
    /** Whether everybody who watches may talk. */
    readonly openChat: boolean;
  };
  /** Options that fix outcomes of set-up: those that everybody sees, and those that somebody does not. */
  readonly chosen: { readonly open: readonly string[]; readonly hidden: readonly string[] };
  readonly commitment: {
    readonly hash: string;
    /** The seats that have given their word. */
    readonly given: readonly Seat[];
  };
  readonly votes: readonly SeatVote[];
  /** Seats whose bots could not move. */
  readonly stuck: readonly Seat[];
  readonly rematch: string | null;
  /** Whoever left during set-up, with which the table was called off. */
  readonly calledOffBy: PersonInfo | null;
  readonly present: Present;
}

/** Who plays a seat from now on: a bot, another person, or nobody, when it leaves the game for good. */
export type Successor =
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person' }
  | { readonly kind: 'nobody' };

/** Whether somebody else takes a seat over that keeps the others waiting. */
export interface SeatVote {
  readonly seat: Seat;
  readonly to: Successor;
  readonly agreed: readonly Seat[];
}

/** Whose people look at the table just now, and how many look who have no seat. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

export interface Invitation {
  readonly code: string;
  readonly table: string;
}

export interface TableInvitation {
  readonly code: string;
  readonly expires: number | null;
  /** For one person by name, who needs no link. */
  readonly isPersonal: boolean;
}

export interface Clock {
  readonly left: number | null;
  /** Since when it runs; null: it stands. */
  readonly since: number | null;
  readonly out: boolean;
}

export interface Proposed {
  readonly by: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

export interface Position {
  readonly kind: 'position';
  readonly status: TableStatus;
  readonly seat: Seat | null;
  readonly number: number;
  readonly revision: number;
  readonly entries: readonly SeenEntry[];
  /** Null before the game starts. */
  readonly view: GameState | null;
  readonly drafts: readonly SeenDraft[];
  readonly owed?: readonly { readonly id: number; readonly kind: string }[];
  readonly waiting: readonly Seat[];
  readonly proposal: Proposed | null;
  readonly clocks: readonly Clock[];
}

export interface ChatMessage {
  readonly number: number;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
}

/** What a socket tells. */
export type Told =
  | Position
  | { readonly kind: 'table'; readonly table: TableInfo }
  | { readonly kind: 'chat'; readonly messages: readonly ChatMessage[] }
  | (Present & { readonly kind: 'present' });

/** A request that got no, or no answer at all (status 0). */
export class ServerNo extends Error {
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

  /** The rule that says no, when it is a rule of the game. */
  get refusal(): Refusal | null {
    const { rule, missing } = this.body;
    if (typeof rule !== 'string') return null;
    return { rule, missing: (missing ?? {}) as Refusal['missing'] };
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ServerNo(0, {});
  }
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const answer = isJson ? ((await response.json()) as Record<string, unknown>) : {};
  if (!response.ok) throw new ServerNo(response.status, answer, retryAfterMs(response));
  return answer as T;
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
async function change<T>(method: string, path: string, body: unknown): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await ask<T>(method, path, body);
    } catch (error) {
      const isLost = error instanceof ServerNo && (error.status === 0 || error.status >= 502);
      if (!isLost) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return await ask<T>(method, path, body);
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whom one was on this device before a link; null: nobody else. */
  readonly before: PersonInfo | null;
}

type Entering = { readonly person: PersonInfo };
const alone = ({ person }: Entering): Person => ({ ...person, before: null });

export type SeatWish =
  | { readonly kind: 'me' | 'open' | 'invited' }
  | { readonly kind: 'bot'; readonly level: string };

export interface TableWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly SeatWish[];
  readonly visibility: 'public' | 'private';
  readonly confirm: 'automatic' | 'asked';
  readonly clock: ClockSetting;
  readonly title: string;
  /** What becomes of a seat whose time is up: a bot plays until its person is back, the others decide, or it leaves. */
  readonly atZero: 'bot' | 'decide' | 'leave';
  /** Whether everybody sees turns that are under way. */
  readonly openDrafts: boolean;
  /** Whether everybody talks who watches. */
  readonly openChat: boolean;
  /** The level of bots that step in; without it the server's usual one. */
  readonly standIn?: string;
}

type Seen = { readonly seen: number; readonly key: string };
const coded = (code: string | null): string => (code === null ? '' : `?code=${code}`);

export const api = {
  /** Null: nobody has entered here. Throws where there is no server. */
  async me(): Promise<Person | null> {
    try {
      const { person, before } = await ask<Entering & { before: PersonInfo | null }>('GET', '/me');
      return { ...person, before };
    } catch (error) {
      if (error instanceof ServerNo && error.status === 401) return null;
      throw error;
    }
  },
  enter: async (name: string, language: Language): Promise<Person> =>
    alone(await ask<Entering>('POST', '/people', { name, language })),
  /** Throws a ServerNo `somebody-else` where another person is entered here, until that is confirmed. */
  enterByLink: (link: string, confirmed: boolean): Promise<unknown> =>
    ask('POST', '/sessions', { link, ...(confirmed ? { confirmed } : {}) }),
  /** Back to whom one was on this device before a link. */
  goBack: (): Promise<unknown> => ask('POST', '/session/back'),
  deviceLink: async (): Promise<string> => (await ask<{ link: string }>('POST', '/me/links')).link,
  leave: (): Promise<unknown> => ask('DELETE', '/session'),
  speak: (language: Language): Promise<unknown> => ask('PATCH', '/me', { language }),

  tables: async (query: Readonly<Record<string, string>>): Promise<readonly TableSummary[]> =>
    (await ask<{ tables: readonly TableSummary[] }>('GET', `/tables?${new URLSearchParams(query)}`)).tables,
  create: async (wish: TableWish): Promise<TableInfo> =>
    (await ask<{ table: TableInfo }>('POST', '/tables', wish)).table,
  invitations: async (): Promise<readonly Invitation[]> =>
    (await ask<{ invitations: readonly Invitation[] }>('GET', '/me/invitations')).invitations,
  callOff: (id: string): Promise<unknown> => ask('DELETE', `/tables/${id}`),
  table: (id: string, code: string | null): Promise<{ table: TableInfo; seat: Seat | null }> =>
    ask('GET', `/tables/${id}${coded(code)}`),
  sitDown: (id: string, body: { word: string; hash: string; code?: string }): Promise<{ seat: Seat }> =>
    ask('POST', `/tables/${id}/seats`, body),
  giveWord: (id: string, body: { word: string; hash: string }): Promise<{ seat: Seat }> =>
    ask('POST', `/tables/${id}/word`, body),
  openChat: (id: string, openChat: boolean): Promise<unknown> => ask('PATCH', `/tables/${id}`, { openChat }),
  getUp: (id: string, seat: Seat): Promise<unknown> => ask('DELETE', `/tables/${id}/seats/${seat}`),
  invite: async (id: string): Promise<string> =>
    (await ask<{ code: string }>('POST', `/tables/${id}/invitations`, {})).code,
  /** For the owner: the links to a table that can still be used. */
  invitationsTo: async (id: string): Promise<readonly TableInvitation[]> =>
    (await ask<{ invitations: readonly TableInvitation[] }>('GET', `/tables/${id}/invitations`)).invitations,
  revoke: (id: string, code: string): Promise<unknown> => ask('DELETE', `/tables/${id}/invitations/${code}`),
  rematch: async (id: string): Promise<TableInfo> =>
    (await ask<{ table: TableInfo }>('POST', `/tables/${id}/rematch`)).table,
  resign: (id: string): Promise<unknown> => ask('POST', `/tables/${id}/resign`),
  leaveForGood: (id: string, key: string): Promise<unknown> => change('POST', `/tables/${id}/leave`, { key }),
  handToBot: (id: string, seat: Seat, level: string): Promise<unknown> =>
    ask('POST', `/tables/${id}/seats/${seat}/bot`, { level }),
  takeBack: (id: string, seat: Seat): Promise<unknown> => ask('POST', `/tables/${id}/seats/${seat}/return`),

  act: (
    id: string,
    body: Seen & {
      readonly obligation: number;
      readonly action: string | readonly string[];
      readonly steps: number;
    },
  ): Promise<Position> => change('POST', `/tables/${id}/actions`, body),
  draft: (id: string, deed: string, body: Seen & { readonly steps: number }): Promise<Position> =>
    change('POST', `/tables/${id}/draft/${deed}`, body),
  proposeBack: (id: string, body: Seen & { readonly to: number }): Promise<Position> =>
    change('POST', `/tables/${id}/undo`, body),
  answerBack: (id: string, answer: string, body: Seen): Promise<Position> =>
    change('POST', `/tables/${id}/undo/${answer}`, body),
  orders: async (id: string): Promise<Standing> =>
    (await ask<{ standing: Standing }>('GET', `/tables/${id}/orders`)).standing,
  setOrders: async (id: string, standing: Standing): Promise<Standing> =>
    (await ask<{ standing: Standing }>('PUT', `/tables/${id}/orders`, standing)).standing,
  voteOver: (id: string, seat: Seat, to: Successor): Promise<unknown> =>
    ask('POST', `/tables/${id}/seats/${seat}/votes`, { to }),
  voteAgainst: (id: string, seat: Seat): Promise<unknown> =>
    ask('DELETE', `/tables/${id}/seats/${seat}/votes`),

  position: (id: string, since: number, code: string | null): Promise<Position> =>
    ask('GET', `/tables/${id}/position?since=${since}${code === null ? '' : `&code=${code}`}`),
  viewAt: async (id: string, point: number, code: string | null): Promise<GameState> =>
    (await ask<{ view: GameState }>('GET', `/tables/${id}/at/${point}${coded(code)}`)).view,
  async export(id: string, code: string | null): Promise<string> {
    const response = await fetch(`/api/tables/${id}/export${coded(code)}`);
    if (!response.ok) throw new ServerNo(response.status, {});
    return response.text();
  },
  report: (id: string, point: number, text: string): Promise<unknown> =>
    ask('POST', `/tables/${id}/reports`, { point, text }),
  /** What was said after a message, or last. */
  async said(id: string, code: string | null, after: number | null): Promise<readonly ChatMessage[]> {
    const query = new URLSearchParams({
      ...(after === null ? {} : { said: String(after) }),
      ...(code === null ? {} : { code }),
    });
    return (await ask<{ messages: readonly ChatMessage[] }>('GET', `/tables/${id}/chat?${query}`)).messages;
  },
  chat: (id: string, text: string, code: string | null): Promise<unknown> =>
    ask('POST', `/tables/${id}/chat`, { text, ...(code === null ? {} : { code }) }),
};

/** Does something at the server; the answer is what it says against it. */
export async function attempt(deed: () => Promise<unknown>): Answer {
  try {
    await deed();
    return null;
  } catch (error) {
    return noOf(error);
  }
}

/** What a request's failure says to a person. */
export function noOf(error: unknown): No {
  if (!(error instanceof ServerNo)) throw error;
  const { refusal, body } = error;
  if (refusal === null) return { rule: `SERVER-${error.code}`, missing: {}, said: error };
  return typeof body.line === 'number' ? { ...refusal, line: body.line } : refusal;
}
