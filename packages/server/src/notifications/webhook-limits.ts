/**
 * How often webhooks are called: for whom, and where. Counted by all servers on one database together.
 *
 * Many people have a webhook at the same host, a chat service, and names cost nothing: strangers must not use up what
 * the host is called for others. So a webhook that has taken a call before, which made-up ones do not, has some calls
 * for itself alone, and no webhook has more than a part of those that are shared. The others have a small part of their
 * own; who can name new ones is bounded by their address on the network. A name that is made to lead elsewhere begins
 * anew there: whoever took its calls before was somebody else.
 */

import type { AppContext } from '../app-context.ts';
import { networkOf } from '../http/client-address.ts';
import { checkShared, countShared, DAY_MS, HOUR_MS, type Limit } from '../http/limits.ts';
import type { Recipient } from './webhook.ts';

/** Parts of what a host may be called in an hour: for a webhook alone, for it at most, for all that never took a call. */
const OWN_PART = 1 / 50;
const LARGEST_PART = 1 / 6;
const UNTRIED_PART = 1 / 4;
/** Calls a day for one person while their webhook has not taken any. */
const UNTRIED_PER_PERSON = 12;
/** For so long it is remembered that a webhook took a call. */
const TAKEN: Omit<Limit, 'most'> = { kind: 'webhook-took-a-call', windowMs: 30 * DAY_MS };
/** And that a call of its host was taken at an address, whichever webhook it was for. */
const TAKEN_AT: Omit<Limit, 'most'> = { kind: 'host-took-a-call-at', windowMs: 30 * DAY_MS };

/** Throws when too many webhooks were named today by people at one address on the network. */
export async function checkMayName(context: AppContext, ip: string): Promise<void> {
  const most = context.config.limits.newWebhooksPerAddress;
  await checkShared(context, { kind: 'new-webhooks-of-address', most, windowMs: DAY_MS }, networkOf(ip));
}

/** Whether one more message may go to a person's webhook today. */
export async function mayHaveCalled(context: AppContext, person: string): Promise<boolean> {
  const most = context.config.limits.webhooksPerPerson;
  return await isLeft(context, { kind: 'webhooks-of-person', most, windowMs: DAY_MS }, person);
}

/** Whether a person's webhook may be called once more in this hour. */
export async function mayBeCalled(
  context: AppContext,
  person: string,
  recipient: Recipient,
): Promise<boolean> {
  const { webhook, host } = recipient;
  if (!(await hasTakenACall(context, recipient))) return await mayBeTried(context, person, recipient);
  const { count } = await context.store.counters.raise({
    kind: 'webhooks-to-one',
    of: webhook,
    windowMs: HOUR_MS,
  });
  if (count <= partOf(context, OWN_PART)) return true;
  if (count > partOf(context, LARGEST_PART)) return false;
  return await isLeft(context, hourly('webhooks-to-host', partOf(context, 1)), host);
}

/** Many names can lead to one machine, and one name to many: each counts. */
async function mayBeTried(
  context: AppContext,
  person: string,
  { host, address }: Recipient,
): Promise<boolean> {
  const daily = { kind: 'untried-webhooks-of-person', most: UNTRIED_PER_PERSON, windowMs: DAY_MS };
  if (!(await isLeft(context, daily, person))) return false;
  const most = partOf(context, UNTRIED_PART);
  const left = [
    await isLeft(context, hourly('untried-webhooks-to-host', most), host),
    await isLeft(context, hourly('untried-webhooks-to-address', most), networkOf(address)),
  ];
  return left.every((one) => one);
}

/** Remembers that a webhook took a call, and where. */
export async function noteTakenCall({ store }: AppContext, recipient: Recipient): Promise<void> {
  const notes = notesOf(recipient);
  const counts = await store.counters.readAll(notes);
  for (const [at, note] of notes.entries()) if (counts[at].count === 0) await store.counters.raise(note);
}

async function hasTakenACall({ store }: AppContext, recipient: Recipient): Promise<boolean> {
  const counts = await store.counters.readAll(notesOf(recipient));
  return counts.every(({ count }) => count > 0);
}

function notesOf({ webhook, host, address }: Recipient) {
  return [
    { ...TAKEN, of: webhook },
    { ...TAKEN_AT, of: `${host} ${networkOf(address)}` },
  ];
}

function partOf({ config }: AppContext, part: number): number {
  const most = config.limits.webhooksPerHost;
  return Math.min(most, Math.max(1, Math.floor(most * part)));
}

function hourly(kind: string, most: number): Limit {
  return { kind, most, windowMs: HOUR_MS };
}

async function isLeft(context: AppContext, limit: Limit, of: string): Promise<boolean> {
  return (await countShared(context, limit, of)) === 0;
}
