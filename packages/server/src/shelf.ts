/** The games of the house, each compiled once for each set of options that is in use. */
import type { GameEntry } from '@guildhall/games';
import { type BaseOptions, canonicalJson, type Game, type Rules } from '@guildhall/kernel';

/** Rulesets kept compiled: some hundred kilobytes each, and most tables play with the same few. */
const KEPT = 64;

export class Shelf {
  readonly #entries: ReadonlyMap<string, GameEntry>;
  readonly #games = new Map<string, Game>();

  constructor(entries: ReadonlyMap<string, GameEntry>) {
    this.#entries = entries;
    for (const { game } of entries.values()) this.#games.set(game.id, compilingOnce(game));
  }

  /** The newest version of each game. */
  all(): Game[] {
    return [...this.#games.values()];
  }

  newest(id: string): Game | null {
    return this.#games.get(id) ?? null;
  }

  /** The game a table follows; null when that version is not kept here. */
  find(id: string, version: number): Game | null {
    const game = this.newest(id);
    return game !== null && game.version === version ? game : null;
  }

  texts(id: string): GameEntry['texts'] | null {
    return this.#entries.get(id)?.texts ?? null;
  }
}

function compilingOnce(game: Game): Game {
  const compiled = new Map<string, Rules>();
  return {
    ...game,
    rules(options: BaseOptions): Rules {
      const key = canonicalJson(options);
      const rules = compiled.get(key) ?? game.rules(options);
      // Put at the end again, so that the first is the one that was not asked for longest.
      compiled.delete(key);
      compiled.set(key, rules);
      for (const oldest of compiled.keys()) {
        if (compiled.size <= KEPT) break;
        compiled.delete(oldest);
      }
      return rules;
    },
  };
}
