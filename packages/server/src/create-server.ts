/** The whole server, put together. It listens to the store from the moment it is ready until it is closed. */
import type { Writable } from 'node:stream';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { Change, PersonId, StopListening, TableId } from '@guildhall/store';
import Fastify, { LogController } from 'fastify';
import { AppContext, type AppContextParts } from './app-context.ts';
import { SessionGuard } from './auth/sessions.ts';
import type { App, RouteTypes } from './http/app.ts';
import { trustOf } from './http/client-address.ts';
import { clientFiles } from './http/client-files.ts';
import { limitConnections, patience } from './http/connections.ts';
import { describeRoutes, docsPage } from './http/docs-page.ts';
import { HttpError } from './http/http-error.ts';
import { readableAddress, secure } from './http/security.ts';
import { RANDOM_BOTS } from './jobs/bot-players.ts';
import { botTurns } from './jobs/bot-turns.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { ownBotSilent } from './jobs/own-bot-silent.ts';
import { timeUp } from './jobs/time-up.ts';
import { resolveByDns } from './notifications/addresses.ts';
import { type Mailer, smtpMailer } from './notifications/mail.ts';
import { notificationJobs } from './notifications/notification-jobs.ts';
import type { WebhookOptions } from './notifications/webhook.ts';
import { DEFAULT_CONFIG, REQUEST_TIMEOUT_MS, type ServerConfig } from './ops/config.ts';
import { health } from './ops/health.ts';
import { showClocks } from './ops/served-time.ts';
import { recheckAll, recheckInvitations, recheckSessions } from './realtime/recheck-subscribers.ts';
import { openSockets, sync } from './realtime/sockets.ts';
import { botPlay } from './routes/bot-play.ts';
import { chat, spreadChat } from './routes/chat.ts';
import { comingBack } from './routes/coming-back.ts';
import { contributions } from './routes/contributions.ts';
import { devices } from './routes/devices.ts';
import { invitations } from './routes/invitations.ts';
import { leaveForGood } from './routes/leave-for-good.ts';
import { lessons } from './routes/lessons.ts';
import { notificationSettings } from './routes/notification-settings.ts';
import { orders } from './routes/orders.ts';
import { ownBots } from './routes/own-bots.ts';
import { people } from './routes/people.ts';
import { playing } from './routes/play.ts';
import { records } from './routes/records.ts';
import { rematch } from './routes/rematch.ts';
import { replays } from './routes/replays.ts';
import { offers } from './routes/seat-offers.ts';
import { seats } from './routes/seats.ts';
import { tables } from './routes/tables.ts';
import { undo } from './routes/undo.ts';
import { votes } from './routes/votes.ts';

/** As many characters as Node takes of all headers of a request. */
const LONGEST_ADDRESS = 16 << 10;
const FORGET_MS = 5_000;
const SWEEP_MS = 3_600_000;
/** How long a request can be repeated and is still known. */
const REQUESTS_KEPT_MS = 7 * 86_400_000;

export interface ServerParts extends Omit<AppContextParts, 'config' | 'bots'> {
  readonly config?: Partial<ServerConfig>;
  readonly bots?: AppContextParts['bots'];
  /** Where the log goes, unless to standard output. */
  readonly logTo?: Writable;
  /** How e-mails are sent, unless by SMTP. */
  readonly mailer?: Mailer;
  /** How webhooks are resolved and trusted, unless as usual. */
  readonly webhookOptions?: WebhookOptions;
}

export interface GuildhallServer {
  readonly app: App;
  readonly context: AppContext;
  /** Reports itself unhealthy from now on, so that a load balancer sends no more requests. */
  drain(): void;
  /** Checks again whether subscribers may still watch, as the server does now and then. */
  recheck(): Promise<void>;
}

/** A server that is ready to listen, or to take requests by `inject`. Closing it leaves the store open. */
export async function createServer(parts: ServerParts): Promise<GuildhallServer> {
  const config = { ...DEFAULT_CONFIG, ...parts.config };
  const context = new AppContext({ ...parts, config, bots: parts.bots ?? RANDOM_BOTS });
  const app: App = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      ...(parts.logTo === undefined ? {} : { stream: parts.logTo }),
    },
    // A line for each request would log addresses with codes in them; the hooks below log what is worth logging.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: config.untakenMs,
    http: patience(config),
    forceCloseConnections: true,
    // Handled below, with the time to come back.
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    // The schemas limit their length, and their refusals have everything that responses have.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
  }).withTypeProvider<RouteTypes>();
  limitConnections(app, config, context.budget);
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  const mailer = parts.mailer ?? (config.smtp === null ? null : smtpMailer(config.smtp, config.mailFrom));
  const webhookOptions = parts.webhookOptions ?? { resolve: resolveByDns };
  const runner = new JobRunner(
    context,
    {
      bot: botTurns(context),
      clock: timeUp(context),
      'own-bot': ownBotSilent(context),
      ...notificationJobs(context, { mailer, webhookOptions }),
    },
    app.log,
  );
  let stopping = false;
  let closing = false;
  // Goes before the end of sockets.
  app.addHook('preClose', async () => {
    closing = true;
    context.tableNews.stop();
  });
  await describeRoutes(app);
  await openSockets(app, context);
  await secure(app, context);
  app.addHook('onRequest', (_request, _reply, done) => {
    if (closing) throw new HttpError(503, 'stopping', 'The server is restarting. Try again in a moment.');
    done();
  });
  const guard = new SessionGuard(context);
  guard.watch(app);
  context.ownBots.watch(app);
  health(app, context, () => stopping);
  sync(app, context);
  people(app, context, guard);
  comingBack(app, context, guard);
  devices(app, context, guard);
  ownBots(app, context);
  lessons(app, context);
  tables(app, context);
  records(app, context);
  invitations(app, context);
  seats(app, context);
  contributions(app, context);
  offers(app, context);
  leaveForGood(app, context);
  votes(app, context);
  rematch(app, context);
  playing(app, context);
  botPlay(app, context);
  undo(app, context);
  orders(app, context);
  chat(app, context);
  replays(app, context);
  notificationSettings(app, context, guard, mailer);
  docsPage(app);
  await clientFiles(app, config.web);

  const stopListening = await listen(app, context, guard, runner);
  const chores = setInterval(() => context.live.forgetIdle(), FORGET_MS);
  chores.unref();
  const rechecking = setInterval(() => {
    recheckAll(context).catch((error: unknown) => {
      app.log.warn({ err: error }, 'those who watch could not be looked at again');
    });
  }, config.recheckMs);
  rechecking.unref();
  const sweeping = setInterval(() => sweep(app, context), SWEEP_MS);
  sweeping.unref();
  const noting = setInterval(() => note(app, context), config.noteMs);
  noting.unref();
  context.served.onBreak((breakMs) => {
    app.log.info({ breakMs }, 'no server was there for a while: the clocks of tables stood still');
  });
  let showing = Promise.resolve();
  context.served.onCorrection(() => {
    showing = showing.then(() => showClocks(context, app.log));
  });
  app.addHook('onReady', async () => {
    // Before any job is taken: where the clock was set back, they are due at other times.
    await context.served.confirm();
    if (config.takesJobs) runner.start();
  });
  app.addHook('preClose', async () => {
    stopping = true;
    clearInterval(chores);
    clearInterval(rechecking);
    clearInterval(sweeping);
    clearInterval(noting);
    // A bot that thinks is interrupted: its turn is a job, which another process takes, or this one when it is back.
    await Promise.all([runner.stop(), context.bots.close(), showing]);
  });
  app.addHook('onClose', async () => {
    await stopListening();
    await context.live.quiet();
    mailer?.close();
  });
  const drain = (): void => {
    stopping = true;
  };
  return { app, context, drain, recheck: () => recheckAll(context) };
}

async function listen(
  app: App,
  context: AppContext,
  guard: SessionGuard,
  runner: JobRunner,
): Promise<StopListening> {
  const sessionsEnded = (person: PersonId | null): void => {
    guard.forget(person);
    context.ownBots.forget(person);
    recheckSessions(context, person).catch((error: unknown) => {
      app.log.warn({ err: error }, 'sessions could not be looked at again');
    });
  };
  const recheck = (table: TableId): void => {
    recheckInvitations(context, table).catch((error: unknown) => {
      app.log.warn({ err: error }, 'invitations could not be looked at again');
    });
  };
  const onChange = (change: Change): void => {
    switch (change.kind) {
      case 'chat':
        spreadChat(context, change.table, change.number).catch((error: unknown) => {
          app.log.warn({ err: error }, 'a message could not be passed on');
        });
        return;
      case 'invitations':
        recheck(change.table);
        return;
      case 'sessions':
        sessionsEnded(change.person);
        return;
      case 'jobs':
        if (context.config.takesJobs) runner.wake(change.due);
        return;
      case 'missed':
        if (context.config.takesJobs) runner.wake(context.now());
        context.live.onStoreChange(change);
        context.tableNews.allChanged();
        for (const table of context.subscriptions.watchedTables()) recheck(table);
        sessionsEnded(null);
        return;
      case 'table':
      case 'deleted':
        context.live.onStoreChange(change);
        context.tableNews.changed(change.table);
        return;
      default:
        change satisfies never;
    }
  };
  return await context.store.onChange(onChange);
}

function note(app: App, context: AppContext): void {
  context.served.confirm().catch((error: unknown) => {
    app.log.warn({ err: error }, 'could not record in the store that this server is up');
  });
}

function sweep(app: App, { store, now, config }: AppContext): void {
  const swept = [
    store.sweep(now() - REQUESTS_KEPT_MS),
    store.tables.deleteUnfilled(now() - config.unfilledMs),
  ];
  Promise.all(swept).catch((error: unknown) => {
    app.log.warn({ err: error }, 'what has expired could not be swept out');
  });
}
