/** The test kit on a game of the engine. */
import type { BaseOptions, Game, GameState, Override } from '@guildhall/kernel';
import { optionSets } from '@guildhall/kernel/testkit';
import { describeKit } from '../../test/kit.ts';

interface TerraKit {
  readonly title: string;
  readonly timeout: number;
  readonly dearEvery: number;
  recompute(state: GameState): string[];
  /** Chance alone seldom gets far on the printed means. With these it meets every kind of decision. */
  readonly rich: { readonly brings: string; readonly overrides: readonly Override[] };
  readonly kinds: readonly string[];
  readonly rare?: string;
  /** All that the game offers, unless it says otherwise. */
  readonly sets?: readonly BaseOptions[];
  readonly players?: readonly number[];
  readonly games?: { readonly usual: number; readonly rich: number };
}

export function describeTerraKit(
  game: Game,
  {
    dearEvery,
    rich,
    sets = optionSets(game),
    players = [2, 3, 4, 5],
    games = { usual: 15, rich: 5 },
    ...parts
  }: TerraKit,
): void {
  describeKit(game, {
    ...parts,
    players,
    effort: { gamesPerSet: games.usual, dearEvery, optionSets: sets },
    rich: {
      brings: rich.brings,
      // Rich positions have long lists, so the dear checks look at fewer of them.
      effort: { gamesPerSet: games.rich, dearEvery: 150 },
      optionSets: sets.map((options) => ({ ...options, overrides: rich.overrides })),
    },
  });
}
