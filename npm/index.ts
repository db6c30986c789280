/** What others import from the package: the kernel, bots, and the games by their ids. */
import './node-20.ts';
import { engineOf, manifestOf, manifests } from '@guildhall/games';
import type { AllTexts, Game, Language } from '@guildhall/kernel';

export * from '@guildhall/bots';
export * from '@guildhall/kernel';

export interface GameInfo {
  readonly id: string;
  readonly titles: Readonly<Record<Language, string>>;
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
}

/** All games, in the order in which lists show them. */
export const GAMES: readonly GameInfo[] = manifests.map(({ id, titles, players }) => ({
  id,
  titles,
  players,
}));

/** The newest rules of a game: `rules(options)` compiles them. Throws if there is no such game. */
export async function loadGame(id: string): Promise<Game> {
  return await manifestNamed(id).game();
}

/** One version of a game's rules, as a file or a table names it; null: it is not kept. */
export async function loadVersion(id: string, version: number): Promise<Game | null> {
  return await engineOf(id, version);
}

/** The words of a game in all languages: names, prompts, actions, log, rules. Throws if there is no such game. */
export async function loadTexts(id: string): Promise<AllTexts> {
  return await manifestNamed(id).texts();
}

function manifestNamed(id: string) {
  const manifest = manifestOf(id);
  if (manifest !== null) return manifest;
  throw new Error(`there is no game "${id}"; games: ${GAMES.map((game) => game.id).join(', ')}`);
}
