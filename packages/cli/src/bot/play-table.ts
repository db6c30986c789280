/** A bot of somebody's own at one table of a server, from the seat to the end of the game. */
import { randomUUID } from 'node:crypto';
import { type OutsideBot, type OwnNamedBot, startOutside } from '@guildhall/bots/own';
import { randomFrom, writeMove } from '@guildhall/kernel';
import type { BotDecision, BotTurn } from '@guildhall/protocol';
import { messageOf } from '../usage-error.ts';
import { type BotApi, Refused } from './bot-api.ts';

export interface TablePlayed {
  readonly id: string;
  /** The code of an invitation; null: none is needed. */
  readonly code: string | null;
}

export interface TableSettings {
  readonly bot: OwnNamedBot;
  /** How long it may think about a decision, if the server allows that much. */
  readonly thinkMilliseconds: number;
  /** Hears how it goes. */
  readonly say: (line: string) => void;
  /** Hears what the bot prints. */
  readonly remark: (line: string) => void;
}

/** What the answer takes to come back to the server. */
const MARGIN_MS = 2_000;

/** Too long, not a move at all, or not allowed by the rules. */
const IS_ITS_FAULT: readonly number[] = [400, 413, 422];

/** The bot has failed, which is its own fault. */
class BotFailed extends Error {}

/** Resolves at the end; false: the bot lost its seat. Throws a Refused where it could not sit down. */
export async function playTable(
  api: BotApi,
  { id, code }: TablePlayed,
  settings: TableSettings,
): Promise<boolean> {
  const { say } = settings;
  const { seat } = await api.sit(id, code);
  say(`sits at seat ${seat + 1}`);
  const player = new Player(settings);
  try {
    for (let turn = await api.turn(id); ; ) {
      switch (turn.kind) {
        case 'wait':
          turn = await api.turn(id);
          break;
        case 'choose':
          turn = await answer(api, id, player, turn);
          break;
        case 'over':
          await player.over(turn);
          say(`the game is over: place ${turn.places[turn.seat]}, ${turn.totals[turn.seat]} points`);
          return true;
        case 'called-off':
          say('the table was called off');
          return true;
        case 'lost':
          say('the seat is lost');
          return false;
        default: {
          const { kind } = turn satisfies never as BotTurn;
          throw new Refused(200, 'nobody', `the server says "${kind}", which this Guildhall does not know`);
        }
      }
    }
  } catch (error) {
    if (error instanceof BotFailed) {
      say(`lost the seat: ${error.message}`);
      await api.leave(id).catch(() => undefined);
      return false;
    }
    if (!(error instanceof Refused)) throw error;
    say(`lost the seat: ${error.message}`);
    return false;
  } finally {
    await player.close();
  }
}

/** Answers a decision, and returns what comes next. */
async function answer(api: BotApi, table: string, player: Player, decision: BotDecision): Promise<BotTurn> {
  const { id, legal } = decision;
  const lines = legal.length === 1 ? legal : await player.choose(decision);
  const move = writeMove(lines);
  try {
    return await api.move(table, id, move);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Something happened meanwhile, or an answer that was sent twice had arrived the first time.
    if (error.code === 'stale') return await api.turn(table);
    if (!IS_ITS_FAULT.includes(error.status)) throw error;
    throw new BotFailed(`it answered "${move.slice(0, 120)}", which is not allowed: ${error.message}`);
  }
}

/** The bot while it plays this game. */
class Player {
  readonly #settings: TableSettings;
  #outside: OutsideBot | null = null;

  constructor(settings: TableSettings) {
    this.#settings = settings;
  }

  async choose({ seat, view, milliseconds, legal, ...played }: BotDecision): Promise<readonly string[]> {
    const { bot, thinkMilliseconds, remark } = this.#settings;
    const isFirst = this.#outside === null;
    try {
      const { game, version, options } = played;
      this.#outside ??= startOutside(bot, {
        played: { game, version, options },
        registry: import.meta.resolve('@guildhall/games'),
        say: remark,
      });
      if (isFirst) await this.#outside.start(seat);
      return await this.#outside.choose({
        seat,
        view,
        random: randomFrom(randomUUID()),
        milliseconds: Math.max(1, Math.min(thinkMilliseconds, milliseconds - MARGIN_MS)),
        legal: () => [...legal],
      });
    } catch (error) {
      throw new BotFailed(messageOf(error));
    }
  }

  async over({ seat, totals, places }: Extract<BotTurn, { kind: 'over' }>): Promise<void> {
    try {
      await this.#outside?.over(seat, { totals, places, forfeited: [] });
    } catch (error) {
      this.#settings.remark(`failed after the game: ${messageOf(error)}`);
    }
  }

  async close(): Promise<void> {
    await this.#outside?.close();
  }
}
