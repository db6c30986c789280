/** How a person wants to be notified of their turns. An e-mail address counts once its owner has confirmed it. */
import { ROUTES } from '@guildhall/protocol';
import type { NotificationSettings, Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import type { SessionGuard } from '../auth/sessions.ts';
import { type App, personOf } from '../http/app.ts';
import { HttpError } from '../http/http-error.ts';
import { personLimit } from '../http/security.ts';
import { BadAddress, readWebhookUrl } from '../notifications/addresses.ts';
import type { Mailer } from '../notifications/mail.ts';
import { checkConfirmationLimit, checkMailLimit, type Requester } from '../notifications/mail-limits.ts';
import { queueMessage } from '../notifications/notification-jobs.ts';
import { type NotificationPreferences, notificationPreferencesOf } from '../notifications/preferences.ts';
import { checkMayName } from '../notifications/webhook-limits.ts';
import { languageOf, SENTENCES } from '../notifications/wording.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

export function notificationSettings(
  app: App,
  context: AppContext,
  guard: SessionGuard,
  mailer: Mailer | null,
): void {
  const { store } = context;

  app.get('/api/me/notifications', { schema: ROUTES['GET /api/me/notifications'] }, async (request) =>
    shown(context, await store.people.notifications(personOf(request).id), mailer),
  );

  app.put(
    '/api/me/notifications',
    {
      config: personLimit(context),
      schema: ROUTES['PUT /api/me/notifications'],
    },
    async (request) => {
      const person = personOf(request);
      const { email, webhook, paused = false, afterMinutes = null } = request.body;
      if (email !== null && mailer === null) {
        throw new HttpError(422, 'no-mail', 'This server does not send email.');
      }
      if (webhook !== null) checkWebhook(webhook.url);
      const before = await store.people.notifications(person.id);
      const known = before.email === email ? before.emailConfirmed : null;
      const preferences: NotificationPreferences = { paused, afterMinutes };
      const settings: NotificationSettings = { email, emailConfirmed: known, webhook, preferences };
      const unknown = known === null ? email : null;
      const isNew = email !== before.email;
      if (webhook !== null && webhook.url !== before.webhook?.url) await checkMayName(context, request.ip);
      // Nothing is stored if the e-mail may not be sent; with an address that was given before, the rest may change.
      const mayWrite =
        unknown !== null && (await mayWriteTo(context, { person, ip: request.ip }, unknown, isNew));
      await store.people.setNotifications(person.id, settings);
      guard.personChanged(person);
      if (mailer !== null && unknown !== null && mayWrite)
        await sendConfirmation(context, mailer, person, unknown);
      return shown(context, settings, mailer);
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
      // Following another person's link does not use it up.
      const isOwn = link !== null && link.person === person.id;
      const redeemed = isOwn ? await store.sessions.redeemLink(token, 'email') : null;
      if (redeemed === null || !(await store.people.confirmEmail(person.id, redeemed.detail))) {
        throw new HttpError(
          404,
          'no-such-link',
          'This link is invalid, expired, already used or meant for someone else.',
        );
      }
      guard.personChanged(person);
      return shown(context, await store.people.notifications(person.id), mailer);
    },
  );

  app.post(
    '/api/me/notifications/test',
    {
      config: personLimit(context),
      schema: ROUTES['POST /api/me/notifications/test'],
    },
    async (request, reply) => {
      const person = personOf(request);
      await checkMailLimit(context, { person, ip: request.ip });
      const { test } = SENTENCES[languageOf(person.language)];
      const nothing = { table: null, game: null, number: null, url: null, log: [] };
      const message = { kind: 'test', ...nothing, subject: 'Guildhall', text: test };
      await queueMessage(context, person.id, message, `test:${person.id}`);
      return reply.code(202).send({ sent: true });
    },
  );
}

function shown({ config }: AppContext, settings: NotificationSettings, mailer: Mailer | null) {
  const { email, emailConfirmed, webhook } = settings;
  return {
    email,
    confirmed: emailConfirmed !== null,
    webhook,
    ...notificationPreferencesOf(settings),
    canMail: mailer !== null,
    usualSeconds: config.notifyAfterMs / SECOND_MS,
  };
}

function checkWebhook(url: string): void {
  try {
    readWebhookUrl(url);
  } catch (error) {
    if (!(error instanceof BadAddress)) throw error;
    throw new HttpError(422, 'bad-webhook', `This webhook does not work: ${error.message}.`, {
      why: error.why,
    });
  }
}

/** Throws when a new address may not be written to; says no when one that was given before may not. */
async function mayWriteTo(
  context: AppContext,
  requester: Requester,
  email: string,
  isNew: boolean,
): Promise<boolean> {
  try {
    await checkMailLimit(context, requester);
    await checkConfirmationLimit(context, email);
    return true;
  } catch (error) {
    if (isNew || !(error instanceof HttpError)) throw error;
    return false;
  }
}

async function sendConfirmation(
  { store, config, now }: AppContext,
  mailer: Mailer,
  person: Person,
  email: string,
) {
  const token = await store.sessions.createLink(
    { person: person.id, purpose: 'email', detail: email },
    now() + DAY_MS,
  );
  const sentences = SENTENCES[languageOf(person.language)];
  const link = `${config.publicUrl ?? ''}/confirm-email#${token}`;
  try {
    await mailer.send({ to: email, subject: sentences.confirmSubject, text: sentences.confirm(link) });
  } catch {
    throw new HttpError(
      502,
      'mail-failed',
      'The email with the link could not be sent. Please try again later.',
    );
  }
}
