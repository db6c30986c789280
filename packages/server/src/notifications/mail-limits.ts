/** How many e-mails the server sends, and to whom: counted by day, and by all servers on one database together. */
import type { Person } from '@guildhall/store';
import type { AppContext } from '../app-context.ts';
import { networkOf } from '../http/client-address.ts';
import { checkShared, countShared, DAY_MS, type Limit } from '../http/limits.ts';

/** Who requests an e-mail, and from where. */
export interface Requester {
  readonly person: Person;
  readonly ip: string;
}

/** Throws if somebody has requested too many e-mails today, to whomever. */
export async function checkMailLimit(context: AppContext, { person, ip }: Requester): Promise<void> {
  const { lettersPerPerson, lettersPerAddress } = context.config.limits;
  await checkShared(context, daily('letters-of-person', lettersPerPerson), person.id);
  await checkShared(context, daily('letters-of-address', lettersPerAddress), networkOf(ip));
}

/**
 * Throws when an address of which nobody has said yet that it is theirs was written to too often today, whoever asked.
 * It is a count of its own: strangers who give somebody's address do not keep notifications of their turns from them.
 */
export async function checkConfirmationLimit(context: AppContext, email: string): Promise<void> {
  const { confirmationsPerRecipient } = context.config.limits;
  await checkShared(context, daily('confirmations', confirmationsPerRecipient), mailboxOf(email));
}

/** Whether one more e-mail may go to somebody today, to a confirmed address. */
export async function mayBeSent(context: AppContext, email: string): Promise<boolean> {
  const { lettersPerRecipient } = context.config.limits;
  return (await countShared(context, daily('letters', lettersPerRecipient), mailboxOf(email))) === 0;
}

function daily(kind: string, most: number): Limit {
  return { kind, most, windowMs: DAY_MS };
}

/** Where an e-mail ends up: most providers deliver "A.na+games@x" to "ana@x". For counting only. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name] = email.slice(0, at).split('+');
  return `${name.replaceAll('.', '')}${email.slice(at)}`.toLowerCase();
}
