/** The whole server, put together. It listens to the store from the moment it is ready until it is closed. */
import type { Writable } from 'node:stream';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { Change, PersonId, StopListening, TableId } from '@guildhall/store';
import Fastify, { LogController } from 'fastify';
import type { App, RouteTypes } from './http/app.ts';
import { RANDOM_BOTS } from './jobs/bot-players.ts';
import { botTurns } from './jobs/bot-turns.ts';
import { chat, spreadChat } from './routes/chat.ts';
import { trustOf } from './http/client-address.ts';
import { clientFiles } from './http/client-files.ts';
import { clockTurns } from './jobs/clock-jobs.ts';
import { DEFAULT_CONFIG, REQUEST_TIMEOUT_MS, type ServerConfig } from './ops/config.ts';
import { limitConnections, patience } from './http/connections.ts';
import { contributions } from './routes/contributions.ts';
import { Denied } from './http/http-error.ts';
import { describeRoutes, docsPage } from './http/docs-page.ts';
import { health } from './ops/health.ts';
import { House, type HouseParts } from './app-context.ts';
import { invitations } from './routes/invitations.ts';
import { JobRunner } from './jobs/job-runner.ts';
import { leaveForGood } from './routes/leave-for-good.ts';
import { resolveByDns } from './notifications/addresses.ts';
import { type Post, smtpPost } from './notifications/mail.ts';
import { wordJobs } from './notifications/sending.ts';
import { notificationSettings } from './routes/notification-settings.ts';
import type { Calling } from './notifications/webhook.ts';
import { offers } from './routes/seat-offers.ts';
import { orders } from './routes/orders.ts';
import { people } from './routes/people.ts';
import { playing } from './routes/play.ts';
import { recheckAll, recheckInvitations, recheckSessions } from './realtime/recheck-subscribers.ts';
import { rematch } from './routes/rematch.ts';
import { replays } from './routes/replays.ts';
import { seats } from './routes/seats.ts';
import { readableAddress, secure } from './http/security.ts';
import { showClocks } from './ops/served-time.ts';
import { SessionDoor } from './auth/sessions.ts';
import { openSockets, sync } from './realtime/sockets.ts';
import { tables } from './routes/tables.ts';
import { undo } from './routes/undo.ts';
import { votes } from './routes/votes.ts';

/** As many characters as Node takes of all headers of a request. */
const LONGEST_ADDRESS = 16 << 10;
const FORGET_MS = 5_000;
const SWEEP_MS = 3_600_000;
/** How long a request can be repeated and is still known. */
const REQUESTS_KEPT_MS = 7 * 86_400_000;

export interface ServerParts extends Omit<HouseParts, 'config' | 'bots'> {
  readonly config?: Partial<ServerConfig>;
  readonly bots?: HouseParts['bots'];
  /** Where the log goes, where it is not to standard output. */
  readonly logTo?: Writable;
  /** How letters are sent, where it is not by SMTP. */
  readonly post?: Post;
  /** How webhooks are found and trusted, where it is not as usual. */
  readonly calling?: Calling;
}

export interface GuildhallServer {
  readonly app: App;
  readonly house: House;
  /** Says from now on that it is not well, so that a load balancer sends nobody more. */
  drain(): void;
  /** Looks again whether those who watch may still do so, as it does by itself now and then. */
  recheck(): Promise<void>;
}

/** A server that is ready to listen, or to be asked by `inject`. Closing it leaves the store open. */
export async function createServer(parts: ServerParts): Promise<GuildhallServer> {
  const config = { ...DEFAULT_CONFIG, ...parts.config };
  const house = new House({ ...parts, config, bots: parts.bots ?? RANDOM_BOTS });
  const app: App = Fastify({
    logger: {
      level: config.logLevel,
      base: null,
      ...(parts.logTo === undefined ? {} : { stream: parts.logTo }),
    },
    // A line for each request would tell of addresses with codes in them; the hooks below say what is worth saying.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: config.limits.bodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: config.untakenMs,
    http: patience(config),
    forceCloseConnections: true,
    // Answered below, with when to come back.
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    // How long they may be is said by the schemas, whose no comes with all that answers carry.
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
  }).withTypeProvider<RouteTypes>();
  limitConnections(app, config);
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  const post = parts.post ?? (config.smtp === null ? null : smtpPost(config.smtp, config.mailFrom));
  const calling = parts.calling ?? { resolve: resolveByDns };
  const runner = new JobRunner(
    house,
    { bot: botTurns(house), clock: clockTurns(house), ...wordJobs(house, { post, calling }) },
    app.log,
  );
  let stopping = false;
  let closing = false;
  // Goes before the end of sockets.
  app.addHook('preClose', async () => {
    closing = true;
  });
  await describeRoutes(app);
  await openSockets(app, house);
  await secure(app, house);
  app.addHook('onRequest', async () => {
    if (closing) throw new Denied(503, 'stopping', 'The server stops. Come back in a moment.');
  });
  const door = new SessionDoor(house);
  door.watch(app);
  health(app, house, () => stopping);
  sync(app, house);
  people(app, house, door);
  tables(app, house);
  invitations(app, house);
  seats(app, house);
  contributions(app, house);
  offers(app, house);
  leaveForGood(app, house);
  votes(app, house);
  rematch(app, house);
  playing(app, house);
  undo(app, house);
  orders(app, house);
  chat(app, house);
  replays(app, house);
  notificationSettings(app, house, door, post);
  docsPage(app);
  await clientFiles(app, config.web);

  const stopListening = await listen(app, house, door, runner);
  const chores = setInterval(() => house.live.forgetIdle(), FORGET_MS);
  chores.unref();
  const rechecking = setInterval(() => {
    recheckAll(house).catch((error: unknown) => {
      app.log.warn({ err: error }, 'those who watch could not be looked at again');
    });
  }, config.recheckMs);
  rechecking.unref();
  const sweeping = setInterval(() => sweep(app, house), SWEEP_MS);
  sweeping.unref();
  const noting = setInterval(() => note(app, house), config.noteMs);
  noting.unref();
  house.served.onBreak((breakMs) => {
    app.log.info({ breakMs }, 'no server was there for a while: the clocks of tables stood still');
  });
  let showing = Promise.resolve();
  house.served.onCorrection(() => {
    showing = showing.then(() => showClocks(house, app.log));
  });
  app.addHook('onReady', async () => {
    // Before any job is taken: where the clock was set back, they are due at other times.
    await house.served.confirm();
    if (config.takesJobs) runner.start();
  });
  app.addHook('preClose', async () => {
    stopping = true;
    clearInterval(chores);
    clearInterval(rechecking);
    clearInterval(sweeping);
    clearInterval(noting);
    // A bot that thinks is interrupted: its turn is a job, which another process takes, or this one when it is back.
    await Promise.all([runner.stop(), house.bots.close(), showing]);
  });
  app.addHook('onClose', async () => {
    await stopListening();
    await house.live.quiet();
    post?.close();
  });
  const drain = (): void => {
    stopping = true;
  };
  return { app, house, drain, recheck: () => recheckAll(house) };
}

async function listen(app: App, house: House, door: SessionDoor, runner: JobRunner): Promise<StopListening> {
  const sessionsEnded = (person: PersonId | null): void => {
    door.forget(person);
    recheckSessions(house, person).catch((error: unknown) => {
      app.log.warn({ err: error }, 'sessions could not be looked at again');
    });
  };
  const recheck = (table: TableId): void => {
    recheckInvitations(house, table).catch((error: unknown) => {
      app.log.warn({ err: error }, 'invitations could not be looked at again');
    });
  };
  const heard = (change: Change): void => {
    switch (change.kind) {
      case 'chat':
        spreadChat(house, change.table, change.number).catch((error: unknown) => {
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
        if (house.config.takesJobs) runner.wake(change.due);
        return;
      case 'missed':
        if (house.config.takesJobs) runner.wake(house.now());
        house.live.heard(change);
        for (const table of house.hub.watchedTables()) recheck(table);
        sessionsEnded(null);
        return;
      case 'table':
      case 'deleted':
        house.live.heard(change);
        return;
      default:
        change satisfies never;
    }
  };
  return await house.store.onChange(heard);
}

function note(app: App, house: House): void {
  house.served.confirm().catch((error: unknown) => {
    app.log.warn({ err: error }, 'the store could not be told that a server is here');
  });
}

function sweep(app: App, { store, now, config }: House): void {
  const swept = [
    store.sweep(now() - REQUESTS_KEPT_MS),
    store.tables.deleteUnfilled(now() - config.unfilledMs),
  ];
  Promise.all(swept).catch((error: unknown) => {
    app.log.warn({ err: error }, 'what has expired could not be swept out');
  });
}
