/** Sitting down at a table, with a random word for its deal: sent when the hash that binds the server is known here. */
import type { Seat } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
import { ApiError, api } from './api.ts';
import { keepWord, seeHash } from './kept-hashes.ts';
import { randomText } from './local-tables.ts';

interface Table {
  readonly id: TableInfo['id'];
  readonly commitment: Pick<TableInfo['commitment'], 'hash'>;
}

/** Gives the word of somebody who sits already, as the owner of a new table. */
export async function giveWord(table: Table): Promise<void> {
  await send(table, (body) => api.giveWord(table.id, body));
}

export async function sitDown(table: Table, code: string | null): Promise<void> {
  await send(table, (body) => api.sitDown(table.id, { ...body, ...(code === null ? {} : { code }) }));
}

async function send(
  { id, commitment: { hash } }: Table,
  ask: (body: { readonly word: string; readonly hash: string }) => Promise<{ readonly seat: Seat | null }>,
): Promise<void> {
  if (!seeHash(id, hash)) throw new ApiError(409, { error: 'other-hash' });
  const word = randomText(10);
  const { seat } = await ask({ word, hash });
  if (seat !== null) keepWord(id, hash, seat, word);
}
