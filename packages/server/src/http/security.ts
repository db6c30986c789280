/** The checks that every request has to pass, and the headers of every response. */
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import type { ErrorCode, ErrorResponse } from '@guildhall/protocol';
import { isUnavailable, UnreadableTable } from '@guildhall/store';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { App } from './app.ts';
import { HttpError, malformed, unplayable } from './http-error.ts';
import { depthOf } from './json-depth.ts';
import { DAY_MS, limitRequests, MINUTE_MS, type RouteLimit } from './limits.ts';

export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

const DEEPEST = 20;
/** SQLite would keep it, PostgreSQL does not. */
const NUL = /%00/;
/** Stands for every address that cannot be decoded. */
const UNREADABLE_ADDRESS = '/%00';

/** The router would respond to such an address itself, past all checks. */
export function readableAddress({ url = '/' }: IncomingMessage): string {
  const [path] = url.split(/[?#]/, 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return UNREADABLE_ADDRESS;
  }
}

export async function secure(app: App, context: AppContext): Promise<void> {
  const { publicUrl } = context.config;
  const isHttps = publicUrl?.startsWith('https:') === true;
  // Hooks of every request that wait for nothing call back: a promise for each of them would cost more than they do.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000');
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    done();
  });
  limitRequests(app, context);
  app.addHook('onRequest', (request, _reply, done) => {
    if (NUL.test(request.url))
      throw malformed('address', 'The address cannot be decoded or contains an invalid character (%00).');
    if (changesSomething(request)) checkOrigin(request, publicUrl);
    done();
  });
  readOnlyJson(app);
  await app.register(cookie);
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) =>
    answerError(unplayable(error) ?? error, request, reply),
  );
}

/** Bodies are JSON and nothing else, and no deeper than anything that is sent here needs to be. */
function readOnlyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (depthOf(body) > DEEPEST) done(malformed('depth', 'The body is nested too deeply.'));
    else parse(request, body, done);
  });
}

interface Limited {
  readonly limits: readonly RouteLimit[];
}

/** The limit of routes that make new people. */
export function entryLimit({ config }: AppContext): Limited {
  const most = config.limits.entriesPerMinute;
  return { limits: [{ kind: 'entries', most, windowMs: MINUTE_MS, per: 'address', isShared: true }] };
}

/** The limit of routes by which a person could fill the server, or keep it busy: chat, links, settings, new tables. */
export function personLimit({ config }: AppContext): Limited {
  const most = config.limits.wordsPerMinute;
  return { limits: [{ kind: 'words', most, windowMs: MINUTE_MS, per: 'person', isShared: false }] };
}

/** Limits of routes by which texts are kept for good: a new guest for every few of them does not fill the database. */
export function messageLimits(context: AppContext): Limited {
  return withDaily(context, 'messages-of-address', context.config.limits.messagesPerAddressPerDay);
}

export function reportLimits(context: AppContext): Limited {
  return withDaily(context, 'reports-of-address', context.config.limits.reportsPerAddressPerDay);
}

/** The limit of a person by the minute, and one of their address by the day. */
function withDaily(context: AppContext, kind: string, most: number): Limited {
  const daily: RouteLimit = { kind, most, windowMs: DAY_MS, per: 'address', isShared: true };
  return { limits: [...personLimit(context).limits, daily] };
}

function changesSomething({ method, headers }: FastifyRequest): boolean {
  return (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS') || headers.upgrade !== undefined;
}

/**
 * A browser says which page a request comes from, and other sites' pages may not act here in somebody's name. A
 * program that is no browser says nothing, and has nobody's cookie but its own.
 */
function checkOrigin(request: FastifyRequest, publicUrl: string | null): void {
  const { origin } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') throw foreign();
  if (origin === undefined) return;
  const own = publicUrl ?? `${request.protocol}://${request.host}`;
  if (origin !== own) throw foreign();
}

const foreign = (): HttpError =>
  new HttpError(403, 'foreign-origin', 'Requests from other sites are not allowed.');

function answerError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof HttpError) {
    const { status, code, message, details } = error;
    sendNo(reply, status, { error: code, reason: message, ...details });
    return;
  }
  if (error.statusCode === undefined && isUnavailable(error)) {
    request.log.error({ err: error, route: request.routeOptions.url }, 'the database is away or full');
    sendNo(reply, 503, { error: 'no-store', reason: AWAY });
    return;
  }
  if (error instanceof UnreadableTable) {
    request.log.error({ err: error }, 'a table cannot be read');
    reply.code(500).send({ error: 'unreadable-table', reason: UNREADABLE });
    return;
  }
  const status = error.statusCode ?? 500;
  if (error.validation !== undefined) {
    reply.code(400).send({ error: 'malformed', reason: wrongShape(error) });
    return;
  }
  if (status >= 400 && status < 500) {
    reply.code(status).send({ error: CODES[status] ?? 'malformed', reason: error.message });
    return;
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  reply.code(500).send({ error: 'fault', reason: 'Something went wrong. The error was logged.' });
}

/** When to try again, where the refusal itself does not say. */
const RETRY_SECONDS: Readonly<Record<number, number>> = {
  // Places that others hold: a connection that is dead is found within this time or twice as long.
  429: 30,
  // Something is down that recovers on its own, or another server takes over.
  503: 5,
};

type Refused = Pick<ErrorResponse, 'error' | 'reason'> & { readonly retryAfter?: unknown };

/** A refusal for now says when to try again, as programs and as proxies read it. */
function sendNo(reply: FastifyReply, status: number, no: Refused): void {
  const seconds = typeof no.retryAfter === 'number' ? no.retryAfter : RETRY_SECONDS[status];
  if (seconds === undefined) reply.code(status).send(no);
  else
    reply
      .code(status)
      .header('retry-after', seconds)
      .send({ ...no, retryAfter: seconds });
}

const AWAY = 'The database is not responding or cannot save right now. Please try again soon.';
const UNREADABLE = 'This table’s data cannot be read. The error was logged for the operator.';

const CODES: Readonly<Record<number, ErrorCode>> = {
  404: 'no-such-page',
  413: 'too-large',
  415: 'not-json',
  429: 'too-many',
};

interface Fault {
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

function wrongShape({ validation, validationContext }: FastifyError): string {
  const [fault] = (validation ?? []) as readonly Fault[];
  const where = `${validationContext ?? 'request'}${fault?.instancePath ?? ''}`;
  const unknown = fault?.params?.additionalProperties;
  const more = Array.isArray(unknown) ? `: ${unknown.join(', ')}` : '';
  return `${where} ${fault?.message ?? 'has the wrong shape'}${more}`;
}
