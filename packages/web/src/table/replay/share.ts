/** Links to a position: of a table on a server by its address, of a table in this browser with the whole game in it. */
import type { Snapshot, TableLink } from '../../transport/link.ts';
import { packed } from '../../transport/packed.ts';

export async function shareAddress(
  link: TableLink,
  snapshot: Snapshot,
  address: string,
  point: number,
): Promise<string> {
  if (snapshot.realm === 'table') return `${location.origin}${address}/replay?at=${point}`;
  return `${location.origin}/shared?at=${point}#${await packed(await link.file())}`;
}
