/** The commands for developers: fuzz, audit, rules, bench. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@guildhall/games/all';
import { type Game, sourcedValues } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { fuzzAndReport } from '../src/commands/fuzz.ts';
import { idsInTestNames } from '../src/test-names.ts';
import { Caught, folder, guildhall, lastLine } from './shell.ts';

describe('fuzz', () => {
  test('games that stand the test: 0, progress on standard error, no file', async () => {
    const out = join(folder(), 'failures');
    const said = await guildhall(['fuzz', 'terra-mystica', '--games', '2', '--seed', 'cli', '--out', out]);
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/^terra-mystica: 2 games of \d+ option sets, \d+ decisions/);
    expect(said.err).toContain('terra-mystica: seed cli, 2 games');
    expect(existsSync(out)).toBe(false);
  });

  test('a game that fails is written as a file that replay opens', async () => {
    const { game } = games.get('terra-mystica')!;
    const broken: Game = {
      ...game,
      rules: (options) => {
        const rules = game.rules(options);
        const counts: typeof rules.counts = (state, seat) => {
          const held = rules.counts(state, seat);
          return { ...held, workers: rules.where(state).round === 1 ? held.workers : -1 };
        };
        return { ...rules, counts };
      },
    };
    const out = folder();
    const io = new Caught();
    expect(fuzzAndReport(broken, 'cli', { seconds: 20, games: 1 }, out, io)).toBe(false);
    const [written] = readdirSync(out);
    expect(io.lines.join('\n')).toContain(join(out, written));
    const { code, out: told } = await guildhall(['replay', join(out, written)]);
    expect(code).toBe(0);
    expect(told).toMatch(/This game fails the check ".*": .*workers/);
  });
});

describe('audit', () => {
  test('every value has a source', async () => {
    const said = await guildhall(['audit', '--json']);
    expect(said.code).toBe(0);
    const { games: audits } = JSON.parse(lastLine(said)) as { games: Audit[] };
    expect(audits.map(({ game }) => game)).toEqual([...games.keys()]);
    for (const { game, values, total, tables } of audits) {
      expect(values).toBe(games.get(game)?.tables.flatMap(sourcedValues).length);
      expect(values).toBeGreaterThan(0);
      expect(total.none).toBe(0);
      expect(total.rulebook + total.reference + total.reconstruction).toBe(values);
      const sums = Object.values(tables).map((counts) =>
        Object.values(counts).reduce((sum, count) => sum + count),
      );
      expect(sums.reduce((sum, count) => sum + count)).toBe(values);
    }
  });

  test('a table for people, and a list of one source', async () => {
    const { out } = await guildhall(['audit', 'terra-mystica']);
    expect(out).toMatch(/^table +rulebook +reference +reconstruction +none +all$/m);
    const listed = await guildhall(['audit', 'terra-mystica', '--list', 'reference']);
    expect(listed.code).toBe(0);
    expect(listed.out).toMatch(/^map\.rows\.0 = "USGBYRUKRGBRK" {2}\(/m);
    expect((await guildhall(['audit', '--list', 'none'])).out).toBe('');
  });
});

interface Audit {
  game: string;
  values: number;
  total: Record<'rulebook' | 'reference' | 'reconstruction' | 'none', number>;
  tables: Record<string, Record<string, number>>;
}

describe('rules', () => {
  test('counts the rules, and ends with 1 exactly when one is untested', async () => {
    const said = await guildhall(['rules', 'terra-mystica', '--json']);
    const { games: covered } = JSON.parse(lastLine(said)) as {
      games: { game: string; rules: number; tested: number; untested: string[] }[];
    };
    const [{ rules, tested, untested }] = covered;
    expect(rules).toBe(games.get('terra-mystica')!.game.ruleIds.length);
    expect(tested + untested.length).toBe(rules);
    expect(said.code).toBe(untested.length === 0 ? 0 : 1);
    const { out } = await guildhall(['rules']);
    expect(out).toContain(`terra-mystica: ${rules} rules, ${tested} of them named by a test`);
  });

  test.each<[string, string[]]>([
    ["test('TM-A-B a dwelling', () => {})", ['TM-A-B']],
    ["test('a dwelling', () => { expect('TM-A-B') })", []],
    ['it("TM-A-B and TM-C", () => {})', ['TM-A-B', 'TM-C']],
    ['describe(`TM-A-B`, () => {})', ['TM-A-B']],
    ["test.each([['a (b', 1], [f(g(2)), 3]])('TM-A-B %s', () => {})", ['TM-A-B']],
    ["test.each(['TM-A-B', 'TM-C'])('%s holds', () => {})", ['TM-A-B', 'TM-C']],
    ["test.each(['TM-A-B'])('no hole', () => {})", []],
    ["test(\n  'TM-A-B over lines',\n  () => {})", ['TM-A-B']],
    ["test('it’s TM-A-BC', () => {})", ['TM-A-BC']],
    ["contest('TM-A-B', 1)", []],
  ])('ids in the names of tests: %s', (source, ids) => {
    expect(idsInTestNames(source)).toEqual(ids);
  });
});

describe('bench', () => {
  test('--quick --json: every measure with its target', async () => {
    const said = await guildhall(['bench', '--quick', '--json']);
    expect(said.code).toBe(0);
    const result = JSON.parse(lastLine(said)) as { targets: Record<string, number> } & Record<string, number>;
    expect(result.targets).toEqual({
      decisionsPerSecond: 450_000,
      gamesPerSecond: 1_500,
      replayMilliseconds: 5,
      biggestStateBytes: 8192,
      worstLegalMilliseconds: 1,
      ratioToBoardgameIo: 15,
    });
    for (const name of Object.keys(result.targets)) expect(result[name]).toBeGreaterThan(0);
    expect(result.decisionsPerGame).toBeGreaterThan(50);
    expect(result.peerMovesPerSecond).toBeGreaterThan(100);
  });

  test('several games one after the other', async () => {
    const said = await guildhall(['bench', 'inventions', 'tiletum', '--quick']);
    expect(said.code).toBe(0);
    expect(said.out.match(/^[a-z-]+:$/gm)).toEqual(['inventions:', 'tiletum:']);
    expect(said.out.match(/^decisions per CPU second/gm)).toHaveLength(2);
  });

  test('--variant: the game with other options, and targets of its own', async () => {
    const said = await guildhall(['bench', 'tiletum', '--variant', 'silver', '--quick', '--json']);
    expect(said.code).toBe(0);
    const { targets } = JSON.parse(lastLine(said)) as { targets: Record<string, number> };
    expect(targets.decisionsPerSecond).toBe(80_000);
    const unknown = await guildhall(['bench', 'tiletum', '--variant', 'gold', '--quick']);
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('variants: silver')]);
  });
});
