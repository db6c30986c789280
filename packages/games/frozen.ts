/**
 * Rules of the past: one bundle a version, which nobody changes any more, for the tables that were begun with it.
 * `npm run freeze` writes a bundle and its line here.
 */
import type { FrozenVersions, Game } from '@guildhall/kernel';

interface Bundle {
  readonly id: string;
  readonly version: number;
  load(): Promise<{ readonly game: Game }>;
}

const BUNDLES: readonly Bundle[] = [];

/** The frozen versions of a game. */
export function frozenVersionsOf(id: string): FrozenVersions {
  const own = BUNDLES.filter((bundle) => bundle.id === id);
  return Object.fromEntries(own.map(({ version, load }) => [version, async () => (await load()).game]));
}
