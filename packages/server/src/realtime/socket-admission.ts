/**
 * Who gets in where it is crowded. Whoever belongs to a table always does: those who only watch, or else the person who
 * has the most connections open, make room. So nobody keeps the players out, and no address the other spectators.
 */
import type { PersonId, TableId } from '@guildhall/store';
import { TABLE_ROLES, type TableRole } from '../auth/table-roles.ts';
import { HttpError } from '../http/http-error.ts';
import type { Limits } from '../ops/config.ts';
import type { Subscriber, Subscriptions } from './subscriptions.ts';

export interface Newcomer {
  readonly table: TableId;
  readonly person: PersonId | null;
  readonly address: string;
  readonly role: TableRole;
}

/** The connections that make room for a newcomer. Throws when there is no room for them. */
export function connectionsToDrop(
  subscriptions: Subscriptions,
  limits: Limits,
  newcomer: Newcomer,
): readonly Subscriber[] {
  const { table, person, address, role } = newcomer;
  const leaving = new Set<Subscriber>();
  const hold = (most: number, group: ReadonlySet<Subscriber>, whoLeaves = leavesFor): void => {
    // If there is room, no one is checked: an address, or a proxy, may have very many connections.
    if (group.size < most) return;
    const there = [...group].filter((subscriber) => !leaving.has(subscriber));
    if (there.length < most) return;
    const leaves = whoLeaves(newcomer, there);
    if (leaves === undefined) throw full();
    leaving.add(leaves);
  };
  // A person's own newest connection is the one that they look at.
  if (person !== null) hold(limits.socketsPerPerson, subscriptions.ofPerson(person), (_, [oldest]) => oldest);
  const atTable = subscriptions.ofTable(table);
  if (role !== 'own') {
    const alike = [...atTable].filter((one) => one.address === address && one.role === role);
    hold(limits.spectatorsPerAddress, new Set(alike));
  }
  hold(limits.socketsPerTable, atTable);
  hold(limits.socketsPerAddress, subscriptions.ofAddress(address));
  return [...leaving];
}

const full = (): HttpError =>
  new HttpError(429, 'too-many', 'Too many open connections. Close a tab and try again.');

/** The connection that makes room for a newcomer: the oldest of those with a more distant role at their table. */
function leavesFor(newcomer: Newcomer, there: readonly Subscriber[]): Subscriber | undefined {
  for (const role of TABLE_ROLES) {
    if (role === newcomer.role) break;
    const found = there.find((one) => one.role === role);
    if (found !== undefined) return found;
  }
  return newcomer.role === 'spectator' ? undefined : ofThoseWithMost(newcomer, there);
}

/** Among equal roles, whoever has the most connections gives one up, if they then have no fewer than the newcomer. */
function ofThoseWithMost(newcomer: Newcomer, there: readonly Subscriber[]): Subscriber | undefined {
  const byHolder = new Map<string, Subscriber[]>();
  for (const one of there) {
    if (one.role !== newcomer.role) continue;
    const holder = holderOf(one);
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), one]);
  }
  const own = byHolder.get(holderOf(newcomer))?.length ?? 0;
  const [most = []] = [...byHolder.values()].sort((a, b) => b.length - a.length);
  // A person who belongs to a table and does not see it yet goes before everyone who does.
  const least = newcomer.role === 'own' && own === 0 ? 1 : own + 2;
  return most.length >= least ? most[0] : undefined;
}

/** A person, or all anonymous visitors of one address. */
function holderOf({ person, address }: Pick<Subscriber, 'person' | 'address'>): string {
  return person ?? `at ${address}`;
}
