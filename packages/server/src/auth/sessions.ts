/**
 * Who a request is from: a session in a cookie that scripts cannot read and other sites cannot use. Whoever goes on as
 * somebody else keeps the session they had, in a second cookie: without passwords a lost session is a lost person.
 */
import type { Person, PersonId, Session } from '@guildhall/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context.ts';
import type { App } from '../http/app.ts';
import { wrongMoment } from '../http/http-error.ts';
import { BoundedMap } from '../ops/bounded-map.ts';

const COOKIE = 'guildhall';
/** Sessions to come back to, the last one last. */
const BEFORE_COOKIE = 'guildhall-before';
const BEFORE_PATH = '/api';
const MOST_BEFORE = 4;
const DAY_MS = 86_400_000;
const REMEMBERED = 20_000;
/** How long an ended session may still work in another process that has not heard of its end. */
const REMEMBERED_MS = 15_000;
/** No token has it. */
const BETWEEN = '.';
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type SessionDevice = Pick<Session, 'device' | 'expires'>;

/** Starts a session on a device; the token, or null where none was started. */
export type StartSession = (on: SessionDevice) => Promise<string | null>;

export class SessionGuard {
  readonly #context: AppContext;
  readonly #known: BoundedMap<string, Pick<Session, 'id' | 'person'>>;
  /** How often sessions were forgotten: one that was read before that may have ended since. */
  #forgotten = 0;

  constructor(context: AppContext) {
    this.#context = context;
    this.#known = new BoundedMap(REMEMBERED, REMEMBERED_MS, context.now);
  }

  /** Finds out whose request it is, before anything else reads it. */
  watch(app: App): void {
    app.decorateRequest('person', null);
    app.decorateRequest('session', null);
    app.addHook('onRequest', async (request) => {
      const token = request.routeOptions.config.isForOperator === true ? null : tokenOf(request);
      if (token === null) return;
      const session = this.#known.get(token) ?? (await this.#find(token));
      if (session === null) return;
      request.person = session.person;
      request.session = session.id;
    });
  }

  async #find(token: string): Promise<Session | null> {
    const before = this.#forgotten;
    const session = await this.#context.store.sessions.find(token);
    if (session !== null && before === this.#forgotten) this.#known.set(token, session);
    return session;
  }

  /** Sessions of a person, or of anybody, ended: who comes with one is looked up again. */
  forget(person: PersonId | null): void {
    this.#forgotten += 1;
    this.#known.deleteWhere((known) => person === null || known.person.id === person);
  }

  /** Lets a person in on the device that asks. */
  async start(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
    const token = await this.#context.store.sessions.start(person.id, this.#sessionOn(request));
    this.#keep(request, reply, COOKIE, token);
  }

  /**
   * Lets somebody in on the device that asks, and keeps the session that is there for coming back. False when no session
   * was started: of a one-time link, somebody else was quicker. Nothing but success uses a link up.
   */
  async startAs(request: FastifyRequest, reply: FastifyReply, startSession: StartSession): Promise<boolean> {
    const now = request.person === null ? null : tokenOf(request);
    const before = now === null ? [] : [...tokensBefore(request), now];
    if (before.length > MOST_BEFORE)
      throw wrongMoment('go-back-first', 'Switch back to your earlier name on this device first.');
    const token = await startSession(this.#sessionOn(request));
    if (token === null) return false;
    this.#keep(request, reply, COOKIE, token);
    if (before.length > 0) this.#keep(request, reply, BEFORE_COOKIE, before.join(BETWEEN));
    return true;
  }

  /** Whoever comes now and then stays logged in: a session that is more than half over begins anew. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { config, now, store } = this.#context;
    const token = tokenOf(request);
    if (token === null) return;
    const session = await store.sessions.find(token);
    const lifeMs = config.sessionDays * DAY_MS;
    if (session === null || session.expires - now() > lifeMs / 2) return;
    await store.sessions.extend(token, now() + lifeMs);
    this.#keep(request, reply, COOKIE, token);
  }

  #sessionOn(request: FastifyRequest): SessionDevice {
    const { config, now } = this.#context;
    const device = (request.headers['user-agent'] ?? '').slice(0, 200);
    return { device, expires: now() + config.sessionDays * DAY_MS };
  }

  /** Ends the session on the device that asks; the one before it goes on, if there is one. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
    const token = tokenOf(request);
    if (token !== null) {
      await this.#context.store.sessions.end(token);
      if (request.person !== null) this.forget(request.person.id);
    }
    const before = await this.#before(request);
    if (before === null) {
      reply.clearCookie(COOKIE, { path: '/' });
      reply.clearCookie(BEFORE_COOKIE, { path: BEFORE_PATH });
      return null;
    }
    this.#keep(request, reply, COOKIE, before.token);
    if (before.earlier.length === 0) reply.clearCookie(BEFORE_COOKIE, { path: BEFORE_PATH });
    else this.#keep(request, reply, BEFORE_COOKIE, before.earlier.join(BETWEEN));
    return before.person;
  }

  /** Who it was on this device before somebody else came in; null when nobody can come back. */
  async personBefore(request: FastifyRequest): Promise<Person | null> {
    return (await this.#before(request))?.person ?? null;
  }

  /** The last session of before that still holds, and those before it. */
  async #before(request: FastifyRequest) {
    const tokens = tokensBefore(request);
    for (const [at, token] of [...tokens.entries()].reverse()) {
      const session = await this.#context.store.sessions.find(token);
      if (session !== null) return { token, person: session.person, earlier: tokens.slice(0, at) };
    }
    return null;
  }

  #keep(request: FastifyRequest, reply: FastifyReply, cookie: string, value: string): void {
    reply.setCookie(cookie, value, {
      path: cookie === COOKIE ? '/' : BEFORE_PATH,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure(request),
      maxAge: Math.floor((this.#context.config.sessionDays * DAY_MS) / 1_000),
    });
  }

  /** Ends the sessions of a person on all other devices. */
  async endOthers(request: FastifyRequest, person: Person): Promise<void> {
    const token = tokenOf(request);
    if (token === null) return;
    await this.#context.store.sessions.endOthers(person.id, token);
    this.personChanged(person);
  }

  personChanged({ id }: Person): void {
    this.forget(id);
    this.#context.personChanged(id);
  }

  #isSecure(request: FastifyRequest): boolean {
    const { publicUrl } = this.#context.config;
    return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
  }
}

function tokensBefore(request: FastifyRequest): string[] {
  const tokens = (request.cookies[BEFORE_COOKIE] ?? '').split(BETWEEN);
  return tokens.filter((token) => TOKEN.test(token)).slice(-MOST_BEFORE);
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}
