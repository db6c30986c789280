/** A bot of somebody's own over many games: it is started when it is needed, and again after a game that it lost. */
import type { Action, GameState, Random, Rules, Seat } from '@guildhall/kernel';
import type { Bot, MatchResult } from '../bot.ts';
import { excerptOf, type OutsideBot } from './outside-bot.ts';

/** After so many in a row it is not started again. */
const MOST_LOSSES = 3;

export class OwnBot implements Bot {
  readonly #make: () => OutsideBot;
  readonly #think: number;
  readonly #say: (line: string) => void;
  #outside: OutsideBot | null = null;
  #isInGame = false;
  #losses = 0;

  constructor(make: () => OutsideBot, think: number, say: (line: string) => void) {
    this.#make = make;
    this.#think = think;
    this.#say = say;
  }

  get staysOut(): boolean {
    return this.#losses >= MOST_LOSSES;
  }

  async choose(rules: Rules, view: GameState, seat: Seat, random: Random): Promise<readonly Action[]> {
    if (this.staysOut) throw new Error(`it lost its seat in ${MOST_LOSSES} games in a row`);
    this.#outside ??= this.#make();
    if (!this.#isInGame) await this.#outside.start(seat);
    this.#isInGame = true;
    const legal = (): string[] => rules.legal(view, seat).map(rules.notation.write);
    const lines = await this.#outside.choose({ seat, view, random, milliseconds: this.#think, legal });
    return lines.map((line) => {
      const action = rules.notation.read(line);
      if (action === null) throw new Error(`it answered "${excerptOf(line)}", which is not an action`);
      return action;
    });
  }

  async over(seat: Seat, result: MatchResult): Promise<void> {
    this.#losses = 0;
    if (!this.#isInGame) return;
    this.#isInGame = false;
    try {
      await this.#outside?.over(seat, result);
    } catch (error) {
      this.#say(`failed after the game: ${error instanceof Error ? error.message : String(error)}`);
      this.#end();
    }
  }

  /** It failed or answered something illegal. */
  loseSeat(): void {
    this.#losses += 1;
    this.#isInGame = false;
    this.#end();
  }

  async close(): Promise<void> {
    await this.#outside?.close();
  }

  #end(): void {
    this.#outside?.kill();
    this.#outside = null;
  }
}
