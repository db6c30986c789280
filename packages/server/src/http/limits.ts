/** Rate limits. A refusal says when to try again. */
import type { Count, PersonId } from '@guildhall/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { App } from './app.ts';
import { Budget } from './budget.ts';
import { networkOf } from './client-address.ts';
import { HttpError } from './http-error.ts';

const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A limit on some routes, in addition to the limit on all requests of an address. */
export interface Limit {
  /** What is counted. Routes of the same kind are counted together. */
  readonly kind: string;
  readonly most: number;
  readonly windowMs: number;
}

export interface RouteLimit extends Limit {
  readonly per: 'address' | 'person';
  /** Counted by all servers on one database together, not by each for itself. */
  readonly isShared: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    limits?: readonly RouteLimit[];
    /** For the operator and the load balancer: it has a budget of its own, and nobody's session is looked up. */
    isForOperator?: boolean;
  }
}

/** Runs before anything expensive: sessions are looked up, and bodies read, after it. */
export function limitRequests(app: App, context: AppContext): void {
  const own = new Map<string, Budget>();
  /** Requests about tables that were not in memory when they came. */
  const closed = new WeakSet<FastifyRequest>();
  const { requestsPerMinute } = context.config.limits;
  // A load balancer sends requests all the time, whatever people at its address do. Beyond its own budget it is
  // treated like everyone else.
  const forOperator = new Budget(requestsPerMinute, MINUTE_MS, context.now);
  /** Whose bots' budget paid for a request. */
  const ofBots = new WeakMap<FastifyRequest, PersonId>();
  app.addHook('onRequest', (request, _reply, done) => {
    const from = networkOf(request.ip);
    const bot = context.ownBots.knownIn(request);
    if (bot !== null) {
      ofBots.set(request, bot.owner);
      takeForBot(context, bot.owner, from);
    } else {
      const isForOperator = request.routeOptions.config.isForOperator === true;
      const wait = isForOperator && forOperator.take(from) === 0 ? 0 : context.budget.take(from);
      if (wait > 0) throw tooMany(requestsPerMinute, MINUTE_MS, wait);
    }
    const table = tableOf(request);
    if (table !== null && !context.live.isOpen(table)) closed.add(request);
    done();
  });
  app.addHook('preParsing', async (request) => {
    const { limits = [] } = request.routeOptions.config;
    for (const limit of limits) {
      const of = whose(request, limit);
      if (limit.isShared) await checkShared(context, limit, of);
      else checkOwn(context, own, limit, of);
    }
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const table = closed.has(request) ? tableOf(request) : null;
    const owner = ofBots.get(request);
    const budget = owner === undefined ? context.budget : context.botBudget;
    const whose = owner ?? networkOf(request.ip);
    // For a table that there is not, nothing was opened.
    const length = table === null ? null : context.live.lengthOf(table);
    if (length !== null) budget.opened(whose, length);
    if (isKept(reply)) budget.keptFile(whose);
    else budget.answered(whose, countedLength(request, payload, reply));
    done();
  });
}

/**
 * All bots of a person have one budget, which is not their owner's, wherever they come from. A bot that goes on and on
 * although nothing is left pays as a stranger at its address would, who is hung up on in the end.
 */
function takeForBot({ config, botBudget, budget }: AppContext, owner: PersonId, from: string): void {
  const wait = botBudget.take(owner);
  if (wait === 0) return;
  if (botBudget.isFlooding(owner)) budget.take(from);
  throw tooMany(config.limits.botRequestsPerMinute, MINUTE_MS, wait);
}

/** The table that a request is about; null: none. */
function tableOf({ routeOptions, params }: FastifyRequest): string | null {
  if (!/^\/api\/(?:bot\/)?tables\/:id/.test(routeOptions.url ?? '')) return null;
  const { id } = params as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** The length of a response, text or file. */
function countedLength({ method }: FastifyRequest, payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string') return payload.length;
  const isSent = method !== 'HEAD' && payload !== null && payload !== undefined;
  return isSent ? Number(reply.getHeader('content-length') ?? 0) : 0;
}

/**
 * Whether it is a file that never changes: every device keeps it, and a family that opens the client for the first time
 * is not to run out of requests over it.
 */
function isKept(reply: FastifyReply): boolean {
  return String(reply.getHeader('cache-control')).includes('immutable');
}

function whose({ person, ip }: FastifyRequest, { per }: RouteLimit): string {
  return per === 'person' && person !== null ? person.id : networkOf(ip);
}

function checkOwn({ now }: AppContext, budgets: Map<string, Budget>, limit: RouteLimit, of: string): void {
  const { kind, most, windowMs } = limit;
  const budget = budgets.get(kind) ?? new Budget(most, windowMs, now);
  budgets.set(kind, budget);
  const wait = budget.take(of);
  if (wait > 0) throw tooMany(most, windowMs, wait);
}

/** Counts one more, for all servers on the database. Throws if that is too many. */
export async function checkShared(context: AppContext, limit: Limit, of: string): Promise<void> {
  const wait = await countShared(context, limit, of);
  if (wait > 0) throw tooMany(limit.most, limit.windowMs, wait);
}

/** A limit, and whose count it limits. */
export interface CountedLimit {
  readonly limit: Limit;
  readonly of: string;
}

/** Throws if one more would exceed one of the limits, without counting it. */
export async function checkLeft({ store, now }: AppContext, all: readonly CountedLimit[]): Promise<void> {
  const counts = await store.counters.readAll(all.map(({ limit, of }) => ({ ...limit, of })));
  for (const [at, { limit }] of all.entries()) {
    const { count, ends } = counts[at];
    if (count >= limit.most) throw tooMany(limit.most, limit.windowMs, Math.max(1, ends - now()));
  }
}

/** Counts one more, for all servers on the database. Returns how long to wait if that is too many; otherwise 0. */
export async function countShared(context: AppContext, limit: Limit, of: string): Promise<number> {
  return waitAfter(context, limit, await context.store.counters.raise({ ...limit, of }));
}

/** Throws if the last count was too many. */
export function checkCount(context: AppContext, limit: Limit, count: Count): void {
  const wait = waitAfter(context, limit, count);
  if (wait > 0) throw tooMany(limit.most, limit.windowMs, wait);
}

function waitAfter({ now }: AppContext, { most }: Limit, { count, ends }: Count): number {
  return count <= most ? 0 : Math.max(1, ends - now());
}

const WINDOWS: Readonly<Record<number, string>> = {
  [MINUTE_MS]: 'per minute',
  [HOUR_MS]: 'per hour',
  [DAY_MS]: 'per day',
};

function tooMany(most: number, windowMs: number, wait: number): HttpError {
  const retryAfter = Math.ceil(wait / SECOND_MS);
  const often = `${most} ${WINDOWS[windowMs] ?? `in ${windowMs / SECOND_MS} seconds`}`;
  return new HttpError(
    429,
    'too-many',
    `Too many requests (limit: ${often}). Try again in ${retryAfter} seconds.`,
    {
      retryAfter,
    },
  );
}
