/** The games of this server, in the versions that tables need. */
import type { GameEntry } from '@guildhall/games/all';
import { type Game, gameOfVersion } from '@guildhall/kernel';

export class GameRegistry {
  readonly #entries: ReadonlyMap<string, GameEntry>;
  /** By id and version. Older versions are loaded when a table needs them. */
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

  /** Loads the game version of a table, if this server has it. */
  async fetch(id: string, version: number): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry === undefined || this.find(id, version) !== null) return;
    const game = await gameOfVersion(entry, version);
    if (game !== null) this.#put(game);
  }

  /** The game version of a table; null if this server does not have it or has not loaded it. */
  find(id: string, version: number): Game | null {
    return this.#games.get(keyOf(id, version)) ?? null;
  }

  texts(id: string): GameEntry['texts'] | null {
    return this.#entries.get(id)?.texts ?? null;
  }

  #put(game: Game): void {
    this.#games.set(keyOf(game.id, game.version), game);
  }
}

function keyOf(id: string, version: number): string {
  return `${id} ${version}`;
}
