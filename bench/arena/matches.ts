/** What the arena plays: who against whom, how often, and what we want to see. Games say it in their samples. */
import { type Bot, BUDGETS, type Player } from '@guildhall/bots';
import { type BotMatch, type GameManifest, manifests, type OptionValues } from '@guildhall/games';

export interface Match {
  /** The game by its id. */
  readonly game: string;
  readonly name: string;
  readonly games: number;
  /** Who sits at the table; where the seat matters, they move on by one seat from game to game. */
  readonly bots: readonly Bot[];
  /** Options of the game beside the number of players. */
  readonly options: OptionValues;
  readonly goal: BotMatch['goal'];
}

/** Fixed iterations and all the time of the world: a busy machine plays the same games. */
function bot(level: Player): Bot {
  return { level, budget: { iterations: BUDGETS[level].iterations, milliseconds: Number.POSITIVE_INFINITY } };
}

export const MATCHES: Readonly<Record<string, Match>> = Object.fromEntries(
  (await Promise.all(manifests.map(matchesOf))).flat(),
);

async function matchesOf({ id, samples }: GameManifest): Promise<[string, Match][]> {
  const matches = Object.entries((await samples?.())?.matches ?? {});
  return matches.map(([name, { about, games, seats, options = {}, goal }]) => [
    name,
    { game: id, name: about, games, bots: seats.map(bot), options, goal },
  ]);
}

/** The bots of one game of a match, by seat. */
export function seating({ bots }: Match, game: number): Bot[] {
  return bots.map((_, seat) => bots[(seat + game) % bots.length]);
}
