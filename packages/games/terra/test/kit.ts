/** The test kit on a game of the engine: on its printed means, and where everybody is rich. */
import { type Game, type GameState, type Override, openGroup } from '@guildhall/kernel';
import { checkGame, describeReport, optionSets } from '@guildhall/kernel/testkit';
import { describe, expect, test } from 'vitest';

/** A slow machine plays all games too: what the time limit would cut short is not tested. */
const UNHURRIED = { timeBudgetSeconds: Number.POSITIVE_INFINITY };

interface KitParts {
  readonly title: string;
  readonly timeout: number;
  readonly dearEvery: number;
  /** Differences between what a seat has stored and what lies on the boards. */
  recompute(state: GameState): string[];
  /** Chance alone seldom gets far on the printed means. With these it meets every kind of decision. */
  readonly rich: { readonly brings: string; readonly overrides: readonly Override[] };
  /** Everything that a seat has to decide, by kind. */
  readonly kinds: readonly string[];
  /** Too rare to wait for. */
  readonly rare?: string;
}

export function describeKit(game: Game, parts: KitParts): void {
  const { title, timeout, dearEvery, recompute, rich, rare } = parts;

  describe(`the test kit on ${title}`, () => {
    let report: ReturnType<typeof checkGame>;

    test('finds nothing wrong in 30 games of every option set', { timeout }, () => {
      report = checkGame(game, { seed: 'kit', gamesPerSet: 30, dearEvery, ...UNHURRIED, recompute });
      expect(describeReport(report)).toBe(describeReport({ ...report, failures: [] }));
      expect(report.sets.map(({ games }) => games)).toEqual(report.sets.map(() => 30));
      expect(new Set(report.sets.map(({ options }) => options.players))).toEqual(new Set([2, 3, 4, 5]));
    });

    test('has looked: every check ran, no turn was left unfinished, every refusal names a rule', () => {
      expect(Object.values(report.checks).every((runs) => runs > 50)).toBe(true);
      expect(report.cappedDescents).toBe(0);
      expect(report.unexplainedExample).toBeNull();
    });

    test(`finds nothing wrong where everybody is rich: ${rich.brings}`, { timeout }, () => {
      const kinds = new Set<string>();
      const found = checkGame(game, {
        seed: 'rich',
        gamesPerSet: 5,
        // Rich positions have long lists, so the dear checks look at fewer of them.
        dearEvery: 150,
        ...UNHURRIED,
        recompute: (state) => {
          for (const { kind } of [...state.aside, ...openGroup(state)]) kinds.add(kind);
          return recompute(state);
        },
        optionSets: optionSets(game).map((options) => ({ ...options, overrides: rich.overrides })),
      });
      expect(describeReport(found)).toBe(describeReport({ ...found, failures: [] }));
      expect(found.complete).toBe(true);
      if (rare !== undefined) kinds.delete(rare);
      expect([...kinds].sort()).toEqual(parts.kinds);
    });
  });
}
