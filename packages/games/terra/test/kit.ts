/** The test kit on a game of the engine. */
import type { Game, GameState, Override } from '@guildhall/kernel';
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
}

export function describeTerraKit(game: Game, { dearEvery, rich, ...parts }: TerraKit): void {
  describeKit(game, {
    ...parts,
    players: [2, 3, 4, 5],
    effort: { gamesPerSet: 15, dearEvery },
    rich: {
      brings: rich.brings,
      // Rich positions have long lists, so the dear checks look at fewer of them.
      effort: { gamesPerSet: 5, dearEvery: 150 },
      optionSets: optionSets(game).map((options) => ({ ...options, overrides: rich.overrides })),
    },
  });
}
