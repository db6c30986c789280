/** Versions of a game's rules: a table goes on by those it was begun with, whatever the newest are. */
import type { Game } from './contract.ts';

/** A game as it is kept: its newest rules, and those before them that tables may still follow. */
export interface KeptGame {
  readonly game: Game;
  /** Older versions by number, each loaded when a table needs it. */
  readonly frozen: FrozenVersions;
}

export type FrozenVersions = Readonly<Record<number, () => Promise<Game>>>;

/** The rules of one version; null when they are not kept. */
export async function gameOfVersion({ game, frozen }: KeptGame, version: number): Promise<Game | null> {
  if (game.version === version) return game;
  return Object.hasOwn(frozen, version) ? await frozen[version]() : null;
}

/** All versions that are kept, the newest first. */
export async function allVersions({ game, frozen }: KeptGame): Promise<Game[]> {
  const older = await Promise.all(Object.values(frozen).map((load) => load()));
  return [game, ...older.sort((a, b) => b.version - a.version)];
}
