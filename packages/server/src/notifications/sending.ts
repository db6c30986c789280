/** The jobs that send word: one finds out what to say and to whom, the others carry it, each on its own way. */
import type { Job } from '@guildhall/store';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { Denied } from '../denied.ts';
import type { House } from '../house.ts';
import { Hopeless, type JobHandlers } from '../jobs.ts';
import { BadAddress } from './addresses.ts';
import type { Post } from './mail.ts';
import { mayBeSent } from './mail-limits.ts';
import { turnMessage } from './messages.ts';
import { type Calling, callWebhook } from './webhook.ts';

/** A letter that did not get through by then is of yesterday. */
const MOST_TRIES = 6;
const LONGEST_FOR_DISCORD = 1_900;

const TurnPayload = Type.Object({ seat: Type.Integer() });

const WordPayload = Type.Object({
  person: Type.String(),
  message: Type.Object({
    kind: Type.Union([Type.Literal('turn'), Type.Literal('test')]),
    table: Type.Union([Type.String(), Type.Null()]),
    game: Type.Union([Type.String(), Type.Null()]),
    number: Type.Union([Type.Integer(), Type.Null()]),
    url: Type.Union([Type.String(), Type.Null()]),
    subject: Type.String(),
    text: Type.String(),
    log: Type.Array(Type.String()),
  }),
});

export interface Ways {
  /** Null: no e-mail is sent. */
  readonly post: Post | null;
  readonly calling: Calling;
}

export function wordJobs(house: House, { post, calling }: Ways): JobHandlers {
  const { store } = house;
  return {
    turn: (job) => tellOfTurn(house, job),

    mail: async (job) => {
      const { person, message } = Value.Parse(WordPayload, job.payload);
      const { email, emailConfirmed } = await store.people.notifications(person);
      if (post === null || email === null || emailConfirmed === null) return;
      // Counted once, however often it is tried.
      if (job.attempts === 1 && !(await mayBeSent(house, email))) return;
      await untilTired(job, () => post.send({ to: email, subject: message.subject, text: message.text }));
    },

    hook: async (job) => {
      const { person, message } = Value.Parse(WordPayload, job.payload);
      const { webhook } = await store.people.notifications(person);
      if (webhook === null) return;
      const body =
        webhook.kind === 'discord'
          ? { content: message.text.slice(0, LONGEST_FOR_DISCORD), allowed_mentions: { parse: [] } }
          : message;
      await untilTired(job, () => callWebhook({ url: webhook.url, body }, calling));
    },
  };
}

async function untilTired({ attempts }: Job, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof BadAddress || attempts >= MOST_TRIES) throw new Hopeless(message);
    throw error;
  }
}

/** Says it to those whom the game still waits for and who are still away. */
async function tellOfTurn(house: House, { table: id, payload }: Job): Promise<void> {
  if (id === null) throw new Hopeless('a turn without a table');
  const { seat } = Value.Parse(TurnPayload, payload);
  try {
    const told = await house.live.read(id, async (live) => {
      const { table } = live;
      const who = live.personAt(seat);
      if (table === null || who === null || live.record.status !== 'running') return null;
      if (!table.waitedFor().includes(seat) || house.hub.isLooking(id, who)) return null;
      const person = await house.store.people.find(who);
      // They may have changed their mind since the turn began.
      if (person === null || (await house.wordAfterMs(who)) === null) return null;
      return { person: who, message: await turnMessage(house, live, table, seat, person) };
    });
    if (told !== null) await carry(house, told.person, told.message, `${id}:${seat}:${told.message.number}`);
  } catch (error) {
    if (!(error instanceof Denied) || error.status !== 404) throw error;
  }
}

/** Gives a message to each of the ways a person can be reached. `about` keeps it from being given twice. */
export async function carry(
  { store, now }: House,
  person: string,
  message: unknown,
  about: string,
): Promise<void> {
  for (const kind of ['mail', 'hook']) {
    const key = `${kind}:${about}`;
    await store.jobs.add({ kind, key, payload: { person, message }, due: now(), table: null });
  }
}
