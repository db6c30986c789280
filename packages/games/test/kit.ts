/** The test kit on a game: on its printed means, and, if chance alone seldom gets far on them, on richer ones. */
import { type BaseOptions, type Game, type GameState, openGroup } from '@guildhall/kernel';
import { checkGame, describeReport, type Settings } from '@guildhall/kernel/testkit';
import { describe, expect, test } from 'vitest';

/** A slow machine plays all games too: what the time limit would cut short is not tested. */
const UNHURRIED = { timeBudgetSeconds: Number.POSITIVE_INFINITY };

type Effort = Pick<Settings, 'gamesPerSet' | 'dearEvery'> & Partial<Settings>;

interface KitParts {
  readonly title: string;
  /** Milliseconds. */
  readonly timeout: number;
  readonly players: readonly number[];
  readonly effort: Effort;
  /** Differences between what a state has stored and what follows from the rest of it. */
  recompute(state: GameState): string[];
  readonly rich?: {
    readonly brings: string;
    readonly effort: Effort;
    readonly optionSets: readonly BaseOptions[];
  };
  /** Everything that a seat has to decide, by kind. */
  readonly kinds: readonly string[];
  /** Too rare to wait for. */
  readonly rare?: string;
}

export function describeKit(game: Game, parts: KitParts): void {
  const { title, timeout, players, effort, rich } = parts;
  const kinds = new Set<string>();
  const recompute = (state: GameState): string[] => {
    for (const { kind } of [...state.aside, ...openGroup(state)]) kinds.add(kind);
    return parts.recompute(state);
  };
  const check = (settings: Partial<Settings>) => {
    const report = checkGame(game, { ...settings, ...UNHURRIED, recompute });
    expect(describeReport(report)).toBe(describeReport({ ...report, failures: [] }));
    expect(report.complete).toBe(true);
    return report;
  };

  describe(`the test kit on ${title}`, () => {
    let report: ReturnType<typeof checkGame>;

    test(`finds nothing wrong in ${effort.gamesPerSet} games of every option set`, { timeout }, () => {
      report = check({ seed: 'kit', ...effort });
      expect(report.sets.map(({ games }) => games)).toEqual(report.sets.map(() => effort.gamesPerSet));
      expect(new Set(report.sets.map(({ options }) => options.players))).toEqual(new Set(players));
    });

    test('has looked: every check ran, no turn was left unfinished, every refusal names a rule', () => {
      expect(Object.entries(report.checks).filter(([, runs]) => runs <= 50)).toEqual([]);
      expect(report.cappedDescents).toBe(0);
      expect(report.unexplainedExample).toBeNull();
    });

    if (rich !== undefined)
      test(`finds nothing wrong where everybody is rich: ${rich.brings}`, { timeout }, () => {
        check({ seed: 'rich', ...rich.effort, optionSets: rich.optionSets });
      });

    test('met every kind of decision', () => {
      kinds.delete(parts.rare ?? '');
      expect([...kinds].sort()).toEqual(parts.kinds);
    });
  });
}
