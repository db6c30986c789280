/** The record of a finished game, which changes no more: fetched and read once, whoever needs it. */
import { type Game, importTable, type Table } from '@guildhall/kernel';

export class FinishedGame {
  readonly #game: Game;
  readonly #fetch: () => Promise<string>;
  #file: Promise<string> | null = null;
  #table: Table | null = null;

  constructor(game: Game, fetch: () => Promise<string>) {
    this.#game = game;
    this.#fetch = fetch;
  }

  file(): Promise<string> {
    const known = this.#file ?? this.#fetch();
    this.#file = known;
    known.catch(() => {
      this.#file = null;
    });
    return known;
  }

  async table(): Promise<Table> {
    const file = await this.file();
    this.#table ??= importTable(file, [this.#game]);
    return this.#table;
  }
}
