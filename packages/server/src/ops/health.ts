/** The health of the server, for a load balancer; and its metrics, for Prometheus. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { App } from '../http/app.ts';
import { HttpError, notYours } from '../http/http-error.ts';
import type { ExtraGauge } from './metrics.ts';
import { StoreHealth } from './store-health.ts';

const SLOW_MS = 1_000;

const hidden = { schema: { hide: true }, config: { isForOperator: true } };

export function health(app: App, context: AppContext, isStopping: () => boolean): void {
  const { metrics, store, subscriptions, live } = context;
  metrics.describe('guildhall_requests_total', 'Requests, by route and status.');
  metrics.describe('guildhall_request_seconds', 'Time from request to response, by route.');
  metrics.describe('guildhall_actions_total', 'Steps that people requested, by result.');
  metrics.describe('guildhall_jobs_total', 'Jobs done or failed, by kind.');
  metrics.describe('guildhall_commit_conflicts_total', 'Changes that were decided again: another was first.');
  metrics.gauge('guildhall_live_tables', 'Tables held in memory.', () => live.size);
  metrics.gauge('guildhall_sockets', 'Open connections.', () => subscriptions.size);
  metrics.gauge('guildhall_memory_bytes', 'Resident memory.', () => process.memoryUsage.rss());
  metrics.gauge('guildhall_uptime_seconds', 'Time since the process began.', () => process.uptime());

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.raise('guildhall_requests_total', { route, status: String(reply.statusCode) });
    metrics.observe('guildhall_request_seconds', reply.elapsedTime / 1_000, { route });
    // The route, not the address: that may hold a code that lets somebody in.
    const { method } = request;
    const line = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (reply.elapsedTime > SLOW_MS) request.log.warn(line, 'a slow request');
    else request.log.debug(line, 'a request');
  });

  const storeHealth = new StoreHealth(store, context.config.leastFreeBytes, context.now);
  app.get('/healthz', hidden, async () => {
    if (isStopping()) throw new HttpError(503, 'stopping', 'The server is restarting.');
    await storeHealth.check();
    return { ok: true };
  });

  app.get('/metrics', hidden, async (request, reply) => {
    checkMayRead(request, context.config.metricsToken);
    return reply.type('text/plain; version=0.0.4').send(metrics.text(await storeGauges(context)));
  });
}

async function storeGauges({ store }: AppContext): Promise<ExtraGauge[]> {
  const tables = await store.tables.counts();
  const jobs = await store.jobs.counts();
  return [
    {
      name: 'guildhall_tables',
      help: 'Tables, by status.',
      values: [...tables].map(([status, count]) => [{ status }, count] as const),
    },
    {
      name: 'guildhall_jobs',
      help: 'Jobs in the store, by kind and state.',
      values: jobs.flatMap(({ kind, waiting, due, buried }) => [
        [{ kind, state: 'waiting' }, waiting] as const,
        [{ kind, state: 'due' }, due] as const,
        [{ kind, state: 'buried' }, buried] as const,
      ]),
    },
  ];
}

/** Headers by which a proxy says that a request came from elsewhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const;

function checkMayRead(request: FastifyRequest, token: string | null): void {
  const allowed =
    token === null
      ? isFromThisMachine(request)
      : isEqual(request.headers.authorization ?? '', `Bearer ${token}`);
  if (!allowed) throw notYours('operator', 'Only the server’s operator can do that.');
}

/**
 * A program of this machine that asks for this machine. A page of another site whose name was made to lead here, and a
 * proxy on this machine, come from the same address, but ask for another host.
 */
function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isDirect = FORWARDED.every((name) => headers[name] === undefined);
  return isDirect && isLoopback(socket.remoteAddress ?? '') && isThisMachine(headers.host ?? '');
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

function isThisMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
}

function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
