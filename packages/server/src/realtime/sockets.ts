/**
 * Keeping up: a socket for each table somebody has open, and the same by polling now and then. Both say which entry they
 * have, so that coming back costs only what was missed. A socket is for listening; everything is done by requests.
 */

import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import type { Seat } from '@guildhall/kernel';
import { ClientMessage, type Position, ROUTES, type ServerMessage } from '@guildhall/protocol';
import type { TableId } from '@guildhall/store';
import type { FastifyRequest } from 'fastify';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import type { AppContext } from '../app-context.ts';
import { knownAt, lookAt, seatPlayedBy, type Visitor } from '../auth/access.ts';
import type { TableRole } from '../auth/table-roles.ts';
import { type App, personOf } from '../http/app.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { type JsonText, jsonText } from '../http/json-text.ts';
import { latestMessages } from '../routes/chat.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { positionJson } from '../tables/positions.ts';
import { tableInfo } from '../tables/table-info.ts';
import { chatAudienceOf } from './chat-audience.ts';
import { dropEnded, isSessionHeld } from './recheck-subscribers.ts';
import { connectionsToDrop } from './socket-admission.ts';
import type { Subscriber } from './subscriptions.ts';

const PING_MS = 25_000;
const GOODBYE_MS = 1_000;
const LONGEST_MESSAGE = 1_024;
/** A connection that no longer reads is closed before it fills the memory; its client then requests what it missed. */
const MOST_UNSENT = 1 << 20;
/** Messages between two pings from one client, and pings of its own: it has hardly anything to say. */
const MOST_MESSAGES = 60;
/** Bytes between two pings, whatever they are: empty frames and parts of messages cost time as well. */
const MOST_RECEIVED = 16 << 10;

/** The connection made room for a visitor with a closer role at the table, or for a newer one of the same person. */
const CROWDED = 4429;

/** Goes before everything that may refuse a request: the sockets of refused requests are closed here. */
export async function openSockets(app: App, context: AppContext): Promise<void> {
  await app.register(websocket, {
    // Client pings are answered and counted below.
    options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false, autoPong: false },
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a connection broke');
      socket.terminate();
    },
    preClose: async () => await sayGoodbye(app, context),
  });
  app.websocketServer.on('connection', (socket, { socket: wire }) => limitReceived(socket, wire));
}

/** Holds whatever comes through a connection to a few bytes, also while it is being closed. */
function limitReceived(socket: WebSocket, wire: Socket): void {
  let received = 0;
  const forgetting = setInterval(() => {
    received = 0;
  }, PING_MS);
  forgetting.unref();
  wire.on('data', (chunk: Buffer) => {
    received += chunk.length;
    // Terminated without a close frame: a client that floods would not wait for one.
    if (received > MOST_RECEIVED) socket.terminate();
  });
  wire.on('close', () => clearInterval(forgetting));
}

/** Closes sockets with a notice that the server stops; clients come back by themselves. Silent ones are cut off. */
async function sayGoodbye(app: App, { subscriptions }: AppContext): Promise<void> {
  subscriptions.closeAll(1012, 'the server stops: come back in a moment');
  const { clients } = app.websocketServer;
  for (let waited = 0; clients.size > 0 && waited < GOODBYE_MS; waited += 10) await pause(10);
  for (const client of clients) client.terminate();
}

const LIVE = '/api/tables/:id/live';

export function sync(app: App, context: AppContext): void {
  // The plugin would open a socket at any address, and close it again when its other end agrees to that.
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.ws && request.routeOptions.url !== LIVE)
      throw new HttpError(400, 'malformed', 'This address is not for WebSockets.');
    done();
  });

  app.get(
    '/api/tables/:id/position',
    {
      schema: ROUTES['GET /api/tables/:id/position'],
    },
    async ({ params, query, person }, reply) => {
      const visitor = { person, code: query.code };
      const { since = -1 } = query;
      const look = (live: LiveTable, viewer: Seat | null): JsonText<Position> =>
        positionJson(live, viewer, since, context.served.instant());
      const json = await lookAt(context, params.id, visitor, look, since);
      return reply.type('application/json').send(json);
    },
  );

  app.get('/api/tables/:id/legal', { schema: ROUTES['GET /api/tables/:id/legal'] }, async (request) => {
    const person = personOf(request);
    return await context.live.read(request.params.id, (live) => {
      const seat = seatPlayedBy(live, person);
      const { table } = live;
      const actions = table === null ? [] : table.legal(seat).map((one) => table.rules.notation.write(one));
      return { number: live.record.head.length, actions };
    });
  });

  const roles = new WeakMap<FastifyRequest, TableRole>();
  // The checks run before the upgrade, so that a refused visitor gets a response with a status and a reason.
  app.route({
    method: 'GET',
    url: LIVE,
    schema: ROUTES['GET /api/tables/:id/live'],
    preHandler: async (request) => {
      const { params, query, person, ip } = request;
      const visitor = { person, code: query.code };
      const wasOpen = context.live.isOpen(params.id);
      const { role } = await lookAt(context, params.id, visitor, (live) => knownAt(context, live, visitor));
      if (!wasOpen) context.budget.opened(networkOf(ip), context.live.lengthOf(params.id) ?? 0);
      const newcomer = { table: params.id, person: person?.id ?? null, address: networkOf(ip), role };
      connectionsToDrop(context.subscriptions, context.config.limits, newcomer);
      roles.set(request, role);
    },
    handler: async () => {
      throw new HttpError(426, 'socket-only', 'This address is for WebSockets.');
    },
    wsHandler: (socket, request) => {
      const { params, query, person } = request;
      const { since = -1, said, code } = query;
      const subscriber = subscriberOf(params.id, socket, request, roles.get(request) ?? 'spectator', since);
      if (!comesIn(context, subscriber)) return;
      attend(context, socket, subscriber);
      welcome(context, subscriber, { person, code }, said ?? null).catch((error: unknown) => {
        if (error instanceof HttpError && error.status === 404)
          context.subscriptions.drop(subscriber, 4404, 'no such table');
        else context.subscriptions.drop(subscriber, 1011, 'something went wrong');
      });
    },
  });
}

/** Admits a connection if there is still room; others may have come since it was requested. */
function comesIn({ subscriptions, config }: AppContext, subscriber: Subscriber): boolean {
  try {
    for (const leaving of connectionsToDrop(subscriptions, config.limits, subscriber))
      subscriptions.drop(leaving, CROWDED, 'no room');
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    subscriber.close(CROWDED, 'no room');
    return false;
  }
  subscriptions.add(subscriber);
  return true;
}

function subscriberOf(
  table: TableId,
  socket: WebSocket,
  { person, session, ip }: FastifyRequest,
  role: TableRole,
  since: number,
): Subscriber {
  return {
    table,
    person: person?.id ?? null,
    session,
    address: networkOf(ip),
    invitation: null,
    role,
    seat: null,
    number: since,
    revision: null,
    ready: false,
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNSENT) socket.terminate();
      else socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

/** From now until it closes, the connection is sent every change, and pinged. */
function attend(context: AppContext, socket: WebSocket, subscriber: Subscriber): void {
  let alive = true;
  let messages = 0;
  const beat = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    messages = 0;
    socket.ping();
  }, PING_MS);
  beat.unref();
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('ping', (data: Buffer) => {
    messages += 1;
    if (messages > MOST_MESSAGES) socket.terminate();
    else socket.pong(data);
  });
  const requests = new CatchUpRequests(context, subscriber);
  socket.on('message', (data: Buffer) => {
    messages += 1;
    if (messages > MOST_MESSAGES) socket.close(1008, 'too many messages');
    else requests.receive(data.toString());
  });
  socket.on('close', () => {
    clearInterval(beat);
    context.subscriptions.remove(subscriber);
  });
}

/**
 * The one message of a client says which entry it has, when it finds that it has missed some. A response costs as much
 * as that to an HTTP request, and whoever repeats it before it has come gets one response.
 */
class CatchUpRequests {
  readonly #context: AppContext;
  readonly #subscriber: Subscriber;
  /** The last entry that the client has, while it waits for the response. */
  #since: number | null = null;

  constructor(context: AppContext, subscriber: Subscriber) {
    this.#context = context;
    this.#subscriber = subscriber;
  }

  receive(text: string): void {
    const message = readMessage(text);
    if (message === null) {
      this.#subscriber.close(1003, 'say {"since":n}');
      return;
    }
    const isAsking = this.#since !== null;
    this.#since = message.since;
    if (isAsking) return;
    this.#answer().catch(() => this.#subscriber.close(1011, 'something went wrong'));
  }

  async #answer(): Promise<void> {
    const { turns, budget, live: tables, subscriptions, store } = this.#context;
    const subscriber = this.#subscriber;
    if (budget.take(subscriber.address) > 0) {
      subscriber.close(1008, 'too many requests from this address');
      return;
    }
    await turns.next();
    const look = async (live: LiveTable): Promise<void> => {
      const since = this.#since ?? -1;
      this.#since = null;
      // Before its first messages there is nothing to repeat: those bring everything.
      if (!subscriber.ready) return;
      if (subscriber.invitation !== null) {
        subscriptions.recheckInvitations(live, await store.invitations.to(subscriber.table));
      }
      if (!subscriptions.mayStay(live, subscriber)) return;
      subscriber.number = since;
      subscriber.revision = null;
      budget.answered(subscriber.address, subscriptions.sendPosition(live, subscriber));
    };
    await tables.read(subscriber.table, look, this.#since ?? -1);
  }
}

const isClientMessage = Compile(ClientMessage);

/** The message of a client; null: it is none that we know. */
function readMessage(text: string): ClientMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    return isClientMessage.Check(message) ? message : null;
  } catch {
    return null;
  }
}

/** The first messages of a connection. */
async function welcome(
  context: AppContext,
  subscriber: Subscriber,
  visitor: Visitor,
  said: number | null,
): Promise<void> {
  await context.turns.next();
  const { table: id } = subscriber;
  // From now on news of its end reaches the connection.
  if (!(await isSessionHeld(context, subscriber))) {
    dropEnded(context, subscriber);
    return;
  }
  const greet = async (live: LiveTable, viewer: Seat | null): Promise<void> => {
    const { invitation, role } = await knownAt(context, live, visitor);
    subscriber.invitation = invitation;
    subscriber.role = role;
    subscriber.seat = viewer;
    subscriber.ready = true;
    const table = jsonText<ServerMessage>({ kind: 'table', table: await tableInfo(context, live) });
    subscriber.send(table);
    const positionLength = context.subscriptions.sendPosition(live, subscriber);
    const messages = await latestMessages(context, id, chatAudienceOf(live, role), said);
    const chat = jsonText<ServerMessage>({ kind: 'chat', messages });
    subscriber.send(chat);
    // All of it is one response to the request for the socket.
    context.budget.answered(subscriber.address, table.length + positionLength + chat.length);
    context.subscriptions.tellPresence(id);
  };
  await lookAt(context, id, visitor, greet, subscriber.number);
}
