/** Who a request is from: a session in a cookie that scripts cannot read and other sites cannot use. */
import type { Person } from '@guildhall/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { BoundedMap } from './bounded-map.ts';
import type { House } from './house.ts';

const COOKIE = 'guildhall';
const DAY_MS = 86_400_000;
const REMEMBERED = 20_000;
/** How long an ended session may still work in another process. */
const REMEMBERED_MS = 15_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export class SessionDoor {
  readonly #house: House;
  readonly #known: BoundedMap<string, Person>;

  constructor(house: House) {
    this.#house = house;
    this.#known = new BoundedMap(REMEMBERED, REMEMBERED_MS, house.now);
  }

  /** Finds out whose request it is, before anything else reads it. */
  watch(app: App): void {
    app.decorateRequest('person', null);
    app.addHook('onRequest', async (request) => {
      const token = tokenOf(request);
      if (token === null) return;
      const known = this.#known.get(token);
      if (known !== undefined) {
        request.person = known;
        return;
      }
      const session = await this.#house.store.sessions.find(token);
      if (session === null) return;
      this.#known.set(token, session.person);
      request.person = session.person;
    });
  }

  /** Lets a person in on the device that asks. */
  async start(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<void> {
    const { config, now, store } = this.#house;
    const lasts = config.sessionDays * DAY_MS;
    const device = (request.headers['user-agent'] ?? '').slice(0, 200);
    const token = await store.sessions.start(person.id, { device, expires: now() + lasts });
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure(request),
      maxAge: Math.floor(lasts / 1_000),
    });
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = tokenOf(request);
    if (token !== null) {
      this.#known.delete(token);
      await this.#house.store.sessions.end(token);
      if (request.person !== null) this.#house.hub.closeOf(request.person.id);
    }
    reply.clearCookie(COOKIE, { path: '/' });
  }

  /** Ends the sessions of a person on all other devices. */
  async endOthers(request: FastifyRequest, person: Person): Promise<void> {
    const token = tokenOf(request);
    if (token === null) return;
    await this.#house.store.sessions.endOthers(person.id, token);
    this.personChanged(person);
    this.#house.hub.closeOf(person.id);
  }

  personChanged({ id }: Person): void {
    this.#known.deleteWhere((known) => known.id === id);
    this.#house.personChanged(id);
  }

  #isSecure(request: FastifyRequest): boolean {
    const { publicUrl } = this.#house.config;
    return publicUrl === null ? request.protocol === 'https' : publicUrl.startsWith('https:');
  }
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[COOKIE];
  return token !== undefined && TOKEN.test(token) ? token : null;
}
