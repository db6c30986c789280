/** Every game, loaded: for servers, tests and tools. Pages and commands load the one they need. */
import { type GameEntry, gameEntryOf, manifests } from './registry.ts';

export type { GameEntry } from './registry.ts';

/** All games, by id. */
export const games: ReadonlyMap<string, GameEntry> = new Map(
  await Promise.all(manifests.map(async (manifest) => [manifest.id, await gameEntryOf(manifest)] as const)),
);
