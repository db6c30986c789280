/** The jobs of notifications: one finds out what to say and to whom, the others send it, each by its own channel. */
import type { Seat } from '@guildhall/kernel';
import type { Job, Person } from '@guildhall/store';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { AppContext } from '../app-context.ts';
import { HttpError } from '../http/http-error.ts';
import { type JobHandlers, PermanentJobError } from '../jobs/job-runner.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { BadAddress } from './addresses.ts';
import type { Mailer } from './mail.ts';
import { mayBeSent } from './mail-limits.ts';
import { calledOffMessage, turnMessage } from './messages.ts';
import { callWebhook, type Recipient, type WebhookOptions } from './webhook.ts';
import { mayBeCalled, mayHaveCalled, noteTakenCall } from './webhook-limits.ts';

/** A message that did not get through by then is out of date. */
const MOST_TRIES = 6;
const LONGEST_FOR_DISCORD = 1_900;

const TurnPayload = Type.Object({ seat: Type.Integer() });

const MessagePayload = Type.Object({
  person: Type.String(),
  message: Type.Object({
    kind: Type.Union([Type.Literal('turn'), Type.Literal('called-off'), Type.Literal('test')]),
    table: Type.Union([Type.String(), Type.Null()]),
    game: Type.Union([Type.String(), Type.Null()]),
    number: Type.Union([Type.Integer(), Type.Null()]),
    url: Type.Union([Type.String(), Type.Null()]),
    subject: Type.String(),
    text: Type.String(),
    log: Type.Array(Type.String()),
  }),
});

export interface Channels {
  /** Null: no e-mail is sent. */
  readonly mailer: Mailer | null;
  readonly webhookOptions: WebhookOptions;
}

export function notificationJobs(context: AppContext, { mailer, webhookOptions }: Channels): JobHandlers {
  const { store } = context;
  return {
    turn: (job) => notifyOfTurn(context, job),

    'called-off': (job) => notifyOfCallOff(context, job),

    mail: async (job) => {
      const { person, message } = Value.Parse(MessagePayload, job.payload);
      const { email, emailConfirmed } = await store.people.notifications(person);
      if (mailer === null || email === null || emailConfirmed === null) return;
      // Counted once, however often it is tried.
      if (job.attempts === 1 && !(await mayBeSent(context, email))) return;
      await withLimitedTries(job, () =>
        mailer.send({ to: email, subject: message.subject, text: message.text }),
      );
    },

    hook: async (job) => {
      const { person, message } = Value.Parse(MessagePayload, job.payload);
      const { webhook } = await store.people.notifications(person);
      if (webhook === null) return;
      if (job.attempts === 1 && !(await mayHaveCalled(context, person))) return;
      const body =
        webhook.kind === 'discord'
          ? { content: message.text.slice(0, LONGEST_FOR_DISCORD), allowed_mentions: { parse: [] } }
          : message;
      // Every try is a call.
      const mayCall = (recipient: Recipient) => mayBeCalled(context, person, recipient);
      const call = () => callWebhook({ url: webhook.url, body }, webhookOptions, mayCall);
      const taken = await withLimitedTries(job, call);
      // Whatever becomes of the note, the message has arrived and is not sent again.
      if (taken !== null) await noteTakenCall(context, taken).catch(() => undefined);
    },
  };
}

async function withLimitedTries<T>({ attempts }: Job, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof BadAddress || attempts >= MOST_TRIES) throw new PermanentJobError(message);
    throw error;
  }
}

/** Notifies those whom the game still waits for and who are still away. */
async function notifyOfTurn(context: AppContext, job: Job): Promise<void> {
  await notifyAwayPerson(context, job, async (live, seat, person) => {
    const { table, record } = live;
    if (table === null || record.status !== 'running' || !table.waitedFor().includes(seat)) return null;
    const message = await turnMessage(context, live, table, seat, person);
    return { message, about: message.number };
  });
}

/** Notifies of a table that was called off, because somebody left it during set-up. */
async function notifyOfCallOff(context: AppContext, job: Job): Promise<void> {
  await notifyAwayPerson(context, job, async (live, _seat, person) => {
    const { calledOffBy } = live.settings;
    if (calledOffBy === undefined) return null;
    return { message: await calledOffMessage(context, live, calledOffBy, person), about: 'called-off' };
  });
}

type Notice = { readonly message: Parameters<typeof queueMessage>[2]; readonly about: string | number };

/** Notifies the person at a seat, unless they are watching, do not want it, or there is nothing to say any more. */
async function notifyAwayPerson(
  context: AppContext,
  { table: id, payload, kind }: Job,
  wording: (live: LiveTable, seat: Seat, person: Person) => Promise<Notice | null>,
): Promise<void> {
  if (id === null) throw new PermanentJobError(`a notification (${kind}) without a table`);
  const { seat } = Value.Parse(TurnPayload, payload);
  try {
    const notice = await context.live.read(id, async (live) => {
      const who = live.personAt(seat);
      if (who === null || context.subscriptions.isLooking(id, who)) return null;
      const person = await context.store.people.find(who);
      // They may have changed their mind since.
      if (person === null || (await context.notificationDelayMs(who)) === null) return null;
      const said = await wording(live, seat, person);
      return said === null ? null : { who, ...said };
    });
    if (notice !== null)
      await queueMessage(context, notice.who, notice.message, `${id}:${seat}:${notice.about}`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
  }
}

/** Queues a message for each channel by which a person can be reached. `about` keeps it from being queued twice. */
export async function queueMessage(
  { store, now }: AppContext,
  person: string,
  message: unknown,
  about: string,
): Promise<void> {
  for (const kind of ['mail', 'hook']) {
    const key = `${kind}:${about}`;
    await store.jobs.add({ kind, key, payload: { person, message }, due: now(), table: null });
  }
}
