/** What the arena plays: who against whom, how often, and what we want to see. */
import { type Bot, BUDGETS, type Level } from '@guildhall/bots';

export interface Match {
  readonly game: string;
  readonly name: string;
  readonly games: number;
  /** Who sits at the table; where the seat matters, they move on by one seat from game to game. */
  readonly bots: readonly Bot[];
  readonly goal:
    | { readonly kind: 'mean'; readonly points: number }
    | { readonly kind: 'wins'; readonly of: Level; readonly share: number };
}

export const PLAYERS = 4;

/** Fixed iterations and all the time of the world: a busy machine plays the same games. */
function bot(level: Level): Bot {
  return { level, budget: { iterations: BUDGETS[level].iterations, milliseconds: Number.POSITIVE_INFINITY } };
}

export const MATCHES: Readonly<Record<string, Match>> = {
  steady: {
    game: 'terra-mystica',
    name: 'four steady bots',
    games: 40,
    bots: [bot('steady'), bot('steady'), bot('steady'), bot('steady')],
    goal: { kind: 'mean', points: 85 },
  },
  random: {
    game: 'terra-mystica',
    name: 'one steady bot against three random players',
    games: 60,
    bots: [bot('steady'), bot('random'), bot('random'), bot('random')],
    goal: { kind: 'wins', of: 'steady', share: 57 / 60 },
  },
  strong: {
    game: 'terra-mystica',
    name: 'four strong bots',
    games: 10,
    bots: [bot('strong'), bot('strong'), bot('strong'), bot('strong')],
    goal: { kind: 'mean', points: 98 },
  },
  'age-of-innovation': {
    game: 'age-of-innovation',
    name: 'Age of Innovation: one steady bot against three random players',
    games: 60,
    bots: [bot('steady'), bot('random'), bot('random'), bot('random')],
    goal: { kind: 'wins', of: 'steady', share: 57 / 60 },
  },
};

/** The bots of one game of a match, by seat. */
export function seating({ bots }: Match, game: number): Bot[] {
  return bots.map((_, seat) => bots[(seat + game) % bots.length]);
}
