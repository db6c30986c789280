/** Games from files become tables of this browser; the file of a running table is a view of it. */

import { engineOf, manifestOf } from '@guildhall/games';
import {
  FileError,
  type Game,
  type GameFile,
  gameOf,
  LONGEST_FILE,
  openFile,
  readGameFile,
} from '@guildhall/kernel';
import { openView, readViewFile } from '@guildhall/kernel/view-file';
import { keep } from './local.ts';
import { keepView } from './view.ts';

type Kept =
  /** Where it can be looked at: as it stands, a finished game with its result. */
  | { readonly ok: true; readonly path: string }
  /** Of which game it is, where that could be read. */
  | { readonly ok: false; readonly error: FileError; readonly game: string | null };

/** A file that somebody chose, which may be anything. */
export async function keepChosen(file: File): Promise<Kept> {
  // Nothing is read that could not be a game: no text has more characters than bytes.
  if (file.size > LONGEST_FILE)
    return { ok: false, error: new FileError('too-large', null, 'the file is too large'), game: null };
  return await keepFile(await file.text());
}

export async function keepFile(text: string): Promise<Kept> {
  let game: string | null = null;
  try {
    const seen = readViewFile(text);
    if (seen !== null) {
      game = seen.game;
      openView(seen, gameOf(seen, await enginesFor(seen)));
      return { ok: true, path: `/view/${keepView(text)}` };
    }
    const file = readGameFile(text);
    game = file.game;
    const table = openFile(file, await enginesFor(file));
    const names = file.names ?? Array.from({ length: table.rules.seats }, () => '');
    // Whoever opens a file plays for everybody in it.
    const id = await keep(
      table.save(),
      names.map((person) => ({ person, bot: null })),
      false,
    );
    const { report } = file;
    if (report !== undefined) return { ok: true, path: `/local/${id}/replay?at=${report.at}` };
    return { ok: true, path: `/local/${id}` };
  } catch (error) {
    if (error instanceof FileError) return { ok: false, error, game };
    throw error;
  }
}

/** The version that a file follows; where it is not kept the newest one, which says so. */
async function enginesFor({ game, version }: Pick<GameFile, 'game' | 'version'>): Promise<readonly Game[]> {
  const own = await engineOf(game, version);
  const newest = await manifestOf(game)?.game();
  return [own ?? newest ?? []].flat();
}
