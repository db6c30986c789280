/** What the arena plays: who against whom, how often, and what we want to see. Games say it in their samples. */
import type { Player } from '@guildhall/bots';
import { type BotMatch, type GameManifest, manifests, type OptionValues } from '@guildhall/games';

export interface Match {
  /** The game by its id. */
  readonly game: string;
  readonly name: string;
  readonly games: number;
  /** Who sits at the table; where the seat matters, they move on by one seat from game to game. */
  readonly levels: readonly Player[];
  /** Options of the game beside the number of players. */
  readonly options: OptionValues;
  readonly goal: BotMatch['goal'];
}

export const MATCHES: Readonly<Record<string, Match>> = Object.fromEntries(
  (await Promise.all(manifests.map(matchesOf))).flat(),
);

async function matchesOf({ id, samples }: GameManifest): Promise<[string, Match][]> {
  const matches = Object.entries((await samples?.())?.matches ?? {});
  return matches.map(([name, { about, games, seats, options = {}, goal }]) => [
    name,
    { game: id, name: about, games, levels: seats, options, goal },
  ]);
}

/** Who sits where in one game of a match. */
export function seating<P>(players: readonly P[], game: number): P[] {
  return players.map((_, seat) => players[(seat + game) % players.length]);
}
