/** Games from files become tables of this browser. */

import { engineOf } from '@guildhall/games/engines';
import { lazyGames } from '@guildhall/games/lazy';
import { FileError, openFile, readGameFile } from '@guildhall/kernel';
import { keep } from './local.ts';

type Kept =
  /** Where it can be looked at: a finished game from its beginning, a running one where it stands. */
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly fault: string };

export async function keepFile(text: string): Promise<Kept> {
  try {
    const file = readGameFile(text);
    const own = await engineOf(file.game, file.version);
    const newest = lazyGames.filter(({ id }) => id === file.game).map((lazy) => lazy.game());
    const table = openFile(file, own === null ? await Promise.all(newest) : [own]);
    const names = file.names ?? Array.from({ length: table.rules.seats }, () => '');
    // Whoever opens a file plays for everybody in it.
    const id = await keep(
      table.save(),
      names.map((person) => ({ person, bot: null })),
      false,
    );
    const { report } = file;
    if (report !== undefined) return { ok: true, path: `/local/${id}/replay?at=${report.at}` };
    return { ok: true, path: table.over ? `/local/${id}/replay` : `/local/${id}` };
  } catch (error) {
    if (error instanceof FileError) return { ok: false, fault: error.message };
    throw error;
  }
}
