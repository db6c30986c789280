/** Sitting down at a table, with a random word for its deal: sent when the hash that binds the server is known here. */
import type { Seat } from '@guildhall/kernel';
import { api, ServerNo, type TableInfo } from './api.ts';
import { keepWord, seeHash } from './kept-hashes.ts';
import { randomText } from './shelf.ts';

type Table = Pick<TableInfo, 'id' | 'commitment'>;

/** Gives the word of somebody who sits already, as the owner of a new table. */
export async function giveWord(table: Table): Promise<void> {
  await send(table, (body) => api.giveWord(table.id, body));
}

export async function sitDown(table: Table, code: string | null): Promise<void> {
  await send(table, (body) => api.sitDown(table.id, { ...body, ...(code === null ? {} : { code }) }));
}

async function send(
  { id, commitment: { hash } }: Table,
  ask: (body: { readonly word: string; readonly hash: string }) => Promise<{ readonly seat: Seat }>,
): Promise<void> {
  if (!seeHash(id, hash)) throw new ServerNo(409, { error: 'other-hash' });
  const word = randomText(10);
  const { seat } = await ask({ word, hash });
  keepWord(id, hash, seat, word);
}
