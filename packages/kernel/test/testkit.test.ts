import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGameFile } from '../src/file/file-reader.ts';
import {
  type BaseOptions,
  choice,
  fixed,
  flag,
  type Game,
  type GameState,
  leave,
  type OptionSpec,
  type OptionsSchema,
  play,
  settle,
  writeEntry,
} from '../src/index.ts';
import {
  caseFile,
  checkGame,
  describeReport,
  type FailingCase,
  fuzz,
  optionSets,
  type Settings,
} from '../src/testkit/index.ts';
import { type BazaarOptions, bazaar } from './bazaar/index.ts';
import { FAULTS } from './faults/index.ts';

describe('the test kit on a sound game', () => {
  const report = checkGame(bazaar, { seed: 'sound' });

  it('finds nothing wrong in 30 games of every option set', () => {
    expect(describeReport(report)).toBe(describeReport({ ...report, failures: [] }));
    expect(report.complete).toBe(true);
    expect(report.sets.every(({ games }) => games === 30)).toBe(true);
    expect(new Set(report.sets.map(({ options }) => options.players))).toEqual(new Set([2, 3, 4]));
  });

  it('has looked: every check ran and every hidden place was re-dealt', () => {
    expect(Object.values(report.checks).every((runs) => runs > 50)).toBe(true);
    expect(Object.keys(report.hiddenPlaces)).toEqual(['pile', 'top', 'bids', 'hands']);
    for (const place of Object.values(report.hiddenPlaces)) expect(place.differed).toBeGreaterThan(20);
    expect(report.cappedDescents).toBe(0);
    expect(report.unexplained).toBe(0);
  });

  it('has seen players leave: one, several, all but one and everybody', () => {
    expect(report.gamesLeft).toBeGreaterThan(report.games / 5);
    expect(report.leavers).toBeGreaterThan(report.gamesLeft * 1.5);
  });

  it('does the same again for the same seed', () => {
    const few = { seed: 'again', gamesPerSet: 2 };
    const { seconds: _, ...first } = checkGame(bazaar, few);
    const { seconds: __, ...second } = checkGame(bazaar, few);
    expect(second).toEqual(first);
  });

  it('can be left at any game and gives its report then', () => {
    const run = fuzz(bazaar, { gamesPerSet: Number.POSITIVE_INFINITY });
    let games = 0;
    for (const played of run) {
      expect(played.failure).toBeNull();
      games += 1;
      if (games === 3) break;
    }
    expect(run.report()).toMatchObject({ games: 3, complete: false, failures: [] });
  });
});

/** The first case of a check in a run. Most faults show in several checks, so the run goes on past the others. */
function firstCase(game: Game, check: string, settings: Partial<Settings> = {}): FailingCase | null {
  const patient = { gamesPerSet: 90, maxFailures: 100, shrinkSeconds: 0 };
  const run = fuzz(game, { seed: 'planted', ...patient, ...settings });
  for (const { failure } of run) if (failure?.check === check) return failure;
  return run.report().failures.find((failing) => failing.check === check) ?? null;
}

describe('the test kit finds every planted fault', () => {
  it.each(FAULTS)('$check: $what', ({ check, game }) => {
    // A place that is never re-dealt is known only after a whole run.
    const settings = check === 'hidden-place' ? { gamesPerSet: 6 } : {};
    expect(firstCase(game, check, settings)).not.toBeNull();
  });

  it('derived: a stored value differs from the recomputed one', () => {
    const recompute = ({ nextObligation }: GameState) =>
      nextObligation > 30 ? ['obligations: 30 and 31'] : [];
    const failing = firstCase(bazaar, 'derived', { recompute });
    expect(failing?.message).toContain('obligations: 30 and 31');
  });

  it('hidden-place: nothing is ever hidden where the game says so', () => {
    const game = { ...bazaar, hidden: [{ name: 'nowhere', look: () => null }] };
    expect(firstCase(game, 'hidden-place', { gamesPerSet: 2 })?.message).toContain('EMPTY');
  });

  it('says that a run too small to sample anything has checked nothing', () => {
    const { failures } = checkGame(bazaar, { gamesPerSet: 1, dearEvery: 1_000_000 });
    expect(failures.map(({ check }) => check)).toContain('redeal');
    expect(failures.every(({ message }) => message.startsWith('EMPTY'))).toBe(true);
  });
});

describe('a failing case', () => {
  const { game } = FAULTS.find(({ check }) => check === 'crash')!;
  const failing = firstCase(game, 'crash', { shrinkSeconds: 3 })!;

  it('is made short: a seat that holds two cards draws twice', () => {
    const own = failing.steps.filter((step) => step.kind === 'action' && step.line === 'draw');
    expect(failing.message).toContain('three is too many');
    expect(own.length).toBeLessThanOrEqual(2);
    expect(failing.steps.length).toBeLessThan(failing.foundAfter);
    expect(failing.steps.length).toBeLessThanOrEqual(12);
  });

  it('is a table file that can be read', () => {
    const file = readGameFile(caseFile(failing));
    expect(file).toMatchObject({ game: 'bazaar', version: 1, seed: failing.seed, hash: null });
    expect(file.failure).toEqual({ check: 'crash', message: failing.message });
    expect(file.entries).toEqual(failing.steps.map(writeEntry));
  });

  it('fails again when its steps are played', () => {
    const lossy = FAULTS.find(({ check }) => check === 'components')!.game;
    const { options, seed, steps } = firstCase(lossy, 'components', { shrinkSeconds: 3 })!;
    const rules = lossy.rules(options as BazaarOptions);
    const state = rules.setup(seed);
    const pieces = rules.components(state);
    settle(rules, state);
    for (const step of steps) {
      expect(rules.components(state)).toEqual(pieces);
      const done =
        step.kind === 'leave'
          ? leave(rules, state, step.seat)
          : play(rules, state, step.seat, rules.notation.read(step.line)!);
      expect(done.ok).toBe(true);
      settle(rules, state);
    }
    expect(rules.components(state)).not.toEqual(pieces);
  });
});

describe('option sets', () => {
  type Schema = OptionsSchema<BaseOptions & Record<string, unknown>>;
  const schema = (sizes: readonly number[], maxPlayers: number): Schema => ({
    minPlayers: 2,
    maxPlayers,
    tables: [],
    fields: Object.fromEntries(
      sizes.map((size, at): [string, OptionSpec<unknown>] => {
        const values = Array.from({ length: size }, (_, i) => i);
        return [`field${at}`, { default: 0, values, check: () => null }];
      }),
    ),
  });

  it('hold every pair of values of two options', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 2, max: 5 }), (fields, maxPlayers) => {
        const sets = optionSets({ options: schema(fields, maxPlayers) }) as unknown as Record<
          string,
          number
        >[];
        const names = ['players', ...fields.map((_, at) => `field${at}`)];
        const count = [maxPlayers - 1, ...fields];
        for (let a = 0; a < names.length; a++) {
          for (let b = a + 1; b < names.length; b++) {
            const pairs = new Set(sets.map((set) => `${set[names[a]]} ${set[names[b]]}`));
            expect(pairs.size).toBe(count[a] * count[b]);
          }
        }
        expect(sets.length).toBeLessThanOrEqual(2 * Math.max(...count) * Math.max(...count));
      }),
      { numRuns: 60 },
    );
  });

  it('leave out what a player count does not allow, and keep fixed outcomes open', () => {
    interface Options extends BaseOptions {
      readonly solo: boolean;
      readonly map: string;
      readonly deal: readonly number[] | null;
    }
    const options: OptionsSchema<Options> = {
      minPlayers: 1,
      maxPlayers: 3,
      tables: [],
      fields: {
        solo: {
          ...flag(),
          check: (value, players) => (value === (players === 1) ? null : 'is for one player'),
        },
        map: choice(['old', 'new']),
        deal: fixed<readonly number[]>(() => null),
      },
    };
    const sets = optionSets({ options }) as Options[];
    expect(sets.every(({ solo, players, deal }) => solo === (players === 1) && deal === null)).toBe(true);
    expect(new Set(sets.map(({ players, map }) => `${players} ${map}`)).size).toBe(6);
  });

  it('are one for each player count when there is nothing else to vary', () => {
    const sets = optionSets({ options: schema([], 4) });
    expect(sets.map(({ players }) => players)).toEqual([2, 3, 4]);
  });
});
