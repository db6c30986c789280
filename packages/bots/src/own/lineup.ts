/** The bots of many games, some of them somebody's own: who fails loses a seat in one game, and nothing else suffers. */
import type { Departures, GameState, Refusal, Rules } from '@guildhall/kernel';
import type { Bot } from '../bot.ts';
import { levelBot } from '../levels.ts';
import { type Decision, type Forfeit, type Match, playMatch } from '../match.ts';
import type { NamedBot } from './named-bot.ts';
import type { GamePlayed, OutsideBot } from './outside-bot.ts';
import { OwnBot } from './own-bot.ts';
import { startOutside } from './start-outside.ts';

/** How long a bot of somebody's own may think about a decision, if nobody says otherwise. */
export const USUAL_THINK_MILLISECONDS = 5_000;

export interface LineupSettings {
  readonly rules: Rules;
  readonly played: GamePlayed;
  /** The address of the module that knows the games by id and version. */
  readonly registry: string;
  readonly thinkMilliseconds: number;
  /** Of the levels. Absent: the usual ones of each. */
  readonly iterations?: number;
  /** Hears why seats were lost, and what bots print. */
  readonly say: (line: string) => void;
  /** A refusal in words. */
  readonly explain: (refusal: Refusal) => string;
}

export interface GameSettings {
  /** Which of the bots sits at each seat. Absent: as they were named. */
  readonly seating?: readonly number[];
  readonly onDecision?: (decision: Decision<GameState>) => void;
  readonly departures?: Departures;
}

export class Lineup {
  readonly #named: readonly NamedBot[];
  readonly #bots: readonly Bot[];
  readonly #settings: LineupSettings;

  constructor(named: readonly NamedBot[], settings: LineupSettings) {
    this.#named = named;
    this.#settings = settings;
    this.#bots = named.map((one) => botOf(one, settings));
  }

  play(
    seed: string,
    { seating = [...this.#bots.keys()], ...rest }: GameSettings = {},
  ): Promise<Match<GameState>> {
    const bots = seating.map((at) => this.#bots[at]);
    const onForfeit = (forfeit: Forfeit): void => this.#lose(seating[forfeit.seat], forfeit, seed);
    return playMatch(this.#settings.rules, seed, bots, { ...rest, onForfeit });
  }

  /** Ends what still runs. */
  async close(): Promise<void> {
    await Promise.all(this.#bots.map((bot) => (bot instanceof OwnBot ? bot.close() : null)));
  }

  #lose(at: number, forfeit: Forfeit, seed: string): void {
    const bot = this.#bots[at];
    if (!(bot instanceof OwnBot)) throw new Error(`a bot of ours failed: ${this.#reasonOf(forfeit)}`);
    if (bot.staysOut) return;
    bot.loseSeat();
    const { say } = this.#settings;
    say(
      `game "${seed}": player ${forfeit.seat + 1} (${this.#named[at].name}) lost the seat: ${this.#reasonOf(forfeit)}.`,
    );
    say(`  Legal: ${someOf(forfeit.legal)}. The seat goes on at random and cannot win.`);
    if (bot.staysOut) say('  It lost three games in a row and stays out.');
  }

  #reasonOf(forfeit: Forfeit): string {
    if (forfeit.kind === 'failed') return forfeit.reason;
    return `it answered "${forfeit.line}", which is not allowed: ${this.#settings.explain(forfeit.refusal)}`;
  }
}

function botOf(
  named: NamedBot,
  { played, registry, thinkMilliseconds, iterations, say }: LineupSettings,
): Bot {
  if (named.kind === 'level') return levelBot(named.level, iterations);
  const remark = (line: string): void => say(`${named.name}: ${line}`);
  const make = (): OutsideBot => startOutside(named, { played, registry, say: remark });
  return new OwnBot(make, thinkMilliseconds, remark);
}

const MOST_SHOWN = 8;

function someOf(lines: readonly string[]): string {
  const shown = lines.slice(0, MOST_SHOWN).map((line) => `"${line}"`);
  const more = lines.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ') || 'nothing';
}
