/** People who play whatever is legal, through requests and sockets, until the game is over. */
import { randomFrom } from '@guildhall/kernel';
import type { Client, Line, Position } from './client.ts';
import { newKey } from './guildhall.ts';

export interface Step {
  readonly action: string;
  readonly obligation: number;
}

/** One legal step of whoever has a decision to make, chosen by a seeded generator. */
export async function someStep(client: Client, table: string, seed: string): Promise<Step | null> {
  const position = await client.position(table);
  const actions = await client.legal(table);
  if (actions.length === 0) return null;
  const action = actions[randomFrom(`${seed} ${position.revision}`).below(actions.length)];
  return { action, obligation: position.owed[0].id };
}

export async function post(
  client: Client,
  table: string,
  seen: number,
  { action, obligation }: Step,
): Promise<Position> {
  const body = { seen, obligation, action, key: newKey() };
  return await client.post<Position>(`/api/tables/${table}/actions`, body);
}

/** Plays a seat until the game is over, woken by its socket. */
export async function playOn(client: Client, line: Line, table: string, seed: string): Promise<number> {
  let steps = 0;
  for (;;) {
    await line.until(
      ({ position }) => position !== null && (position.status !== 'running' || position.owed.length > 0),
      'a decision',
    );
    const { position } = line;
    if (position === null || position.status !== 'running') return steps;
    const actions = await client.legal(table);
    const random = randomFrom(`${seed} ${steps}`);
    const owed = position.owed[random.below(position.owed.length)];
    const action = actions[random.below(actions.length)];
    const reply = await client.ask('POST', `/api/tables/${table}/actions`, {
      seen: position.number,
      obligation: owed.id,
      action,
      key: newKey(),
    });
    if (reply.status !== 200 && reply.status !== 409) {
      throw new Error(`${action}: ${reply.status} ${reply.text.slice(0, 300)}`);
    }
    if (reply.status === 409) {
      // Only what is in the log comes to everybody: a later revision may be a draft that another seat alone is told of.
      const { number } = reply.body.position as Position;
      await line.until((one) => (one.position?.number ?? -1) >= number, `entry ${number} after 409`);
      continue;
    }
    steps += 1;
    const { revision } = reply.body as unknown as Position;
    await line.until((one) => (one.position?.revision ?? 0) >= revision, `revision ${revision} after 200`);
  }
}

/** These people bid, one after the other, at a table of the bazaar: nobody waits for them any more. */
export async function bid(table: string, ...people: readonly Client[]): Promise<void> {
  for (const client of people) {
    const step = await someStep(client, table, 'bid');
    if (step === null) throw new Error('there is nothing to bid for');
    await post(client, table, (await client.position(table)).number, step);
  }
}
