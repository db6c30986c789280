/** How a person wants to be told of their turns. An e-mail address counts once its owner has said that it is theirs. */
import { ROUTES } from '@guildhall/protocol';
import type { NotificationSettings, Person } from '@guildhall/store';
import { type App, personOf } from '../http/app.ts';
import { Denied } from '../http/http-error.ts';
import type { House } from '../app-context.ts';
import { wordLimit } from '../http/security.ts';
import type { SessionDoor } from '../auth/sessions.ts';
import { BadAddress, readWebhookUrl } from '../notifications/addresses.ts';
import type { Post } from '../notifications/mail.ts';
import { type Asking, checkMayAsk, checkMayConfirm } from '../notifications/mail-limits.ts';
import { carry } from '../notifications/sending.ts';
import { checkMayName } from '../notifications/webhook-limits.ts';
import { type Wishes, wishesOf } from '../notifications/wishes.ts';
import { languageOf, SENTENCES } from '../notifications/wording.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

export function notificationSettings(app: App, house: House, door: SessionDoor, post: Post | null): void {
  const { store } = house;

  app.get('/api/me/notifications', { schema: ROUTES['GET /api/me/notifications'] }, async (request) =>
    shown(house, await store.people.notifications(personOf(request).id), post),
  );

  app.put(
    '/api/me/notifications',
    {
      config: wordLimit(house),
      schema: ROUTES['PUT /api/me/notifications'],
    },
    async (request) => {
      const person = personOf(request);
      const { email, webhook, paused = false, afterMinutes = null } = request.body;
      if (email !== null && post === null) {
        throw new Denied(422, 'no-mail', 'No e-mail is sent from here.');
      }
      if (webhook !== null) checkWebhook(webhook.url);
      const before = await store.people.notifications(person.id);
      const known = before.email === email ? before.emailConfirmed : null;
      const wishes: Wishes = { paused, afterMinutes };
      const settings: NotificationSettings = { email, emailConfirmed: known, webhook, wishes };
      const unknown = known === null ? email : null;
      const isNew = email !== before.email;
      if (webhook !== null && webhook.url !== before.webhook?.url) await checkMayName(house, request.ip);
      // Nothing is kept where the letter may not be sent; with an address that was given before, the rest may change.
      const mayWrite =
        unknown !== null && (await mayWriteTo(house, { person, ip: request.ip }, unknown, isNew));
      await store.people.setNotifications(person.id, settings);
      door.personChanged(person);
      if (post !== null && unknown !== null && mayWrite) await askForWord(house, post, person, unknown);
      return shown(house, settings, post);
    },
  );

  app.post(
    '/api/me/notifications/email',
    {
      schema: ROUTES['POST /api/me/notifications/email'],
    },
    async (request) => {
      const person = personOf(request);
      const token = request.body.link;
      const link = await store.sessions.findLink(token, 'email');
      // Whoever follows somebody else's link does not use it up.
      const isOwn = link !== null && link.person === person.id;
      const redeemed = isOwn ? await store.sessions.redeemLink(token, 'email') : null;
      if (redeemed === null || !(await store.people.confirmEmail(person.id, redeemed.detail))) {
        throw new Denied(404, 'no-such-link', 'This link is unknown, expired, used already or not yours.');
      }
      door.personChanged(person);
      return shown(house, await store.people.notifications(person.id), post);
    },
  );

  app.post(
    '/api/me/notifications/test',
    {
      config: wordLimit(house),
      schema: ROUTES['POST /api/me/notifications/test'],
    },
    async (request, reply) => {
      const person = personOf(request);
      await checkMayAsk(house, { person, ip: request.ip });
      const { test } = SENTENCES[languageOf(person.language)];
      const nothing = { table: null, game: null, number: null, url: null, log: [] };
      const message = { kind: 'test', ...nothing, subject: 'Guildhall', text: test };
      await carry(house, person.id, message, `test:${person.id}`);
      return reply.code(202).send({ sent: true });
    },
  );
}

function shown({ config }: House, settings: NotificationSettings, post: Post | null) {
  const { email, emailConfirmed, webhook } = settings;
  return {
    email,
    confirmed: emailConfirmed !== null,
    webhook,
    ...wishesOf(settings),
    canMail: post !== null,
    usualSeconds: config.notifyAfterMs / SECOND_MS,
  };
}

function checkWebhook(url: string): void {
  try {
    readWebhookUrl(url);
  } catch (error) {
    if (!(error instanceof BadAddress)) throw error;
    throw new Denied(422, 'bad-webhook', `That webhook: ${error.message}.`, { why: error.why });
  }
}

/** Throws when a new address may not be written to; says no when one that was given before may not. */
async function mayWriteTo(house: House, asking: Asking, email: string, isNew: boolean): Promise<boolean> {
  try {
    await checkMayAsk(house, asking);
    await checkMayConfirm(house, email);
    return true;
  } catch (error) {
    if (isNew || !(error instanceof Denied)) throw error;
    return false;
  }
}

async function askForWord({ store, config, now }: House, post: Post, person: Person, email: string) {
  const token = await store.sessions.createLink(
    { person: person.id, purpose: 'email', detail: email },
    now() + DAY_MS,
  );
  const sentences = SENTENCES[languageOf(person.language)];
  const link = `${config.publicUrl ?? ''}/confirm-email#${token}`;
  try {
    await post.send({ to: email, subject: sentences.confirmSubject, text: sentences.confirm(link) });
  } catch {
    throw new Denied(502, 'mail-failed', 'The letter with the link could not be sent. Try again later.');
  }
}
