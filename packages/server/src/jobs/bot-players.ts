/** The bots that can sit at a table. They get a view and know nothing else. */
import { LEVELS, type Level } from '@guildhall/bots';
import { BotPool } from '@guildhall/bots/pool';
import {
  type BaseOptions,
  type Game,
  type GameState,
  randomAction,
  randomFrom,
  rulesOf,
  type Seat,
} from '@guildhall/kernel';

export interface BotRequest {
  readonly game: Game;
  /** Its options, without what set-up may have fixed in secret. */
  readonly options: BaseOptions;
  readonly view: GameState;
  readonly seat: Seat;
  readonly level: string;
  /** Whose table it is: people take turns at having their bots think. */
  readonly owner: string;
  /** Equal requests with equal seeds get equal moves. */
  readonly seed: string;
}

export interface BotPlayers {
  readonly levels: readonly string[];
  /** The level of stand-ins, unless a table says otherwise. */
  readonly standIn: string;
  /** What the seat does next, in the game's notation: the turn as far as it can be foreseen, at least one line. */
  choose(question: BotRequest): Promise<readonly string[]>;
  /** One line at once, by a bot that does not think; null: this one does. */
  chooseAtOnce(question: BotRequest): string | null;
  /** Ends what it has started; requests that still wait for a move get an error. */
  close(): Promise<void>;
}

function chooseAtRandom({ game, options, view, seat, seed }: BotRequest): string {
  const rules = rulesOf(game, options);
  return rules.notation.write(randomAction(rules, view, seat, randomFrom(seed)));
}

/** Bots that choose at random, without thinking. */
export const RANDOM_BOTS: BotPlayers = {
  levels: ['random'],
  standIn: 'random',
  choose: async (question) => [chooseAtRandom(question)],
  chooseAtOnce: chooseAtRandom,
  close: async () => undefined,
};

/** Bots of all levels; those that think do so in threads of their own. `registry` is a module that exports `games`. */
export function thinkingBots(registry: string, threads: number | null = null): BotPlayers {
  const pool = new BotPool({ registry, ...(threads === null ? {} : { threads }) });
  return {
    levels: LEVELS,
    standIn: 'steady' satisfies Level,
    async choose({ game, options, view, seat, level, owner, seed }) {
      const known = LEVELS.find((one) => one === level);
      if (known === undefined) throw new Error(`there is no bot of level ${level}`);
      const job = { game: game.id, version: game.version, options, view, seat, level: known, seed };
      const { lines } = await pool.think(job, { owner });
      return lines;
    },
    chooseAtOnce: (question) => (question.level === 'random' ? chooseAtRandom(question) : null),
    close: async () => await pool.close(),
  };
}
