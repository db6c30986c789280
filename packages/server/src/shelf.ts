/** The games of the house, each compiled once for each set of options that is in use. */
import type { GameEntry } from '@guildhall/games';
import { type BaseOptions, canonicalJson, type Game, gameOfVersion, type Rules } from '@guildhall/kernel';

/** Rulesets kept compiled: some hundred kilobytes each, and most tables play with the same few. */
const KEPT = 64;

export class Shelf {
  readonly #entries: ReadonlyMap<string, GameEntry>;
  /** By id and version; the older ones from the moment a table needs them. */
  readonly #games = new Map<string, Game>();

  constructor(entries: ReadonlyMap<string, GameEntry>) {
    this.#entries = entries;
    for (const { game } of entries.values()) this.#put(game);
  }

  /** The newest version of each game. */
  all(): Game[] {
    return [...this.#entries.keys()].flatMap((id) => this.newest(id) ?? []);
  }

  newest(id: string): Game | null {
    const entry = this.#entries.get(id);
    return entry === undefined ? null : this.find(id, entry.game.version);
  }

  /** Makes sure that the game of a table can be found, if that version is kept here at all. */
  async fetch(id: string, version: number): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry === undefined || this.find(id, version) !== null) return;
    const game = await gameOfVersion(entry, version);
    if (game !== null) this.#put(game);
  }

  /** The game a table follows; null when that version is not kept here, or was not fetched. */
  find(id: string, version: number): Game | null {
    return this.#games.get(keyOf(id, version)) ?? null;
  }

  texts(id: string): GameEntry['texts'] | null {
    return this.#entries.get(id)?.texts ?? null;
  }

  #put(game: Game): void {
    this.#games.set(keyOf(game.id, game.version), compilingOnce(game));
  }
}

function keyOf(id: string, version: number): string {
  return `${id} ${version}`;
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
