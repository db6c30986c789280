/** Versions of a game's rules: a table goes on by those it was begun with, whatever the newest are. */
import type { Game } from '../contract/game.ts';
import type { SourcedTable } from '../options/provenance.ts';

/** A game as it is kept: its newest rules, and those before them that tables may still follow. */
export interface VersionedGame {
  readonly game: Game;
  /** Older versions by number, each loaded when a table needs it. */
  readonly frozen: FrozenVersions;
}

export type FrozenVersions = Readonly<Record<number, () => Promise<Game>>>;

/** The rules of one version; null when they are not kept. */
export async function gameOfVersion({ game, frozen }: VersionedGame, version: number): Promise<Game | null> {
  if (game.version === version) return game;
  return Object.hasOwn(frozen, version) ? heldTo(game, await frozen[version]()) : null;
}

/** All versions that are kept, the newest first. */
export async function allVersions({ game, frozen }: VersionedGame): Promise<Game[]> {
  const older = await Promise.all(Object.values(frozen).map(async (load) => heldTo(game, await load())));
  return [game, ...older.sort((a, b) => b.version - a.version)];
}

const held = new WeakMap<Game, Game>();

/**
 * An older version of the rules with the ranges of the newest: a value that turned out to be too extreme is refused in
 * every version. Which values exist is decided by its own tables.
 */
function heldTo(newest: Game, older: Game): Game {
  const known = held.get(older);
  if (known !== undefined) return known;
  const present = newest.options.tables;
  // A frozen bundle may be older than the ranges.
  const own = (older.options.tables as readonly SourcedTable[] | undefined) ?? present;
  const tables = own.map((table) => {
    const ranges = present.find(({ name }) => name === table.name)?.ranges;
    return { ...table, ranges: { ...table.ranges, ...ranges } };
  });
  const game = { ...older, options: { ...older.options, tables } };
  held.set(older, game);
  return game;
}
