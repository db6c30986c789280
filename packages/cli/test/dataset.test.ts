/** Datasets: what the lines say, that nobody sees more than their seat, and that the same flags write the same lines. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { terraMystica } from '@guildhall/games/terra-mystica';
import { type Game, rulesOf } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { gameFile, randomTable } from './games.ts';
import { folder, guildhall } from './shell.ts';

interface Line {
  readonly type: string;
  readonly game: number;
  readonly [field: string]: unknown;
}

function linesOf(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

async function written(...argv: string[]): Promise<Line[]> {
  const { code, out, err } = await guildhall(['dataset', ...argv]);
  expect([code, err]).toEqual([0, '']);
  return linesOf(out);
}

const SMALL = ['--game', 'tiletum', '--players', '2', '--games', '2'];
/** A game in which a seat may go on after something was drawn in its turn. */
const DRAWS = 'inventions';
const LEAGUE = join(import.meta.dirname, '../../../../shared/games/terra-mystica/league');

describe('games of bots', () => {
  test('a line about the dataset, one for each game, and its decisions', async () => {
    const [head, ...lines] = await written(...SMALL, '--parts', 'lines,numbers,features');
    expect(head).toEqual({ type: 'dataset', format: 1, parts: ['lines', 'numbers', 'features'] });
    const games = lines.filter(({ type }) => type === 'game');
    expect(games).toMatchObject([
      { game: 0, name: 'tiletum', source: 'bots', seed: 'guildhall 0', bots: ['random', 'random'], seats: 2 },
      { game: 1, seed: 'guildhall 1' },
    ]);
    for (const [number, about] of games.entries()) {
      const { totals, places, features } = about as unknown as Record<string, number[]>;
      const decisions = lines.filter(({ type, game }) => type === 'decision' && game === number);
      expect(decisions).toHaveLength(about.decisions as number);
      for (const [at, line] of decisions.entries()) {
        const { decision, seat, chosen, total, place } = line as unknown as Record<string, number>;
        expect([decision, total, place]).toEqual([at, totals[seat], places[seat]]);
        const legal = line.lines as string[];
        expect(legal.length).toBeGreaterThan(1);
        expect(legal[chosen]).toBe(line.action);
        expect(line.numbers).toHaveLength(legal.length);
        expect(line.features).toHaveLength(features.length);
        expect(line.view).toBeUndefined();
      }
    }
  });

  test('the same flags write the same lines, another seed others', async () => {
    const bots = [...SMALL, '--seats', 'steady,random', '--iterations', '40'];
    const first = await written(...bots);
    expect(await written(...bots)).toEqual(first);
    expect(await written(...bots, '--seed', 'other')).not.toEqual(first);
  });

  test('a position is what its seat may know', async () => {
    const lines = await written('--game', 'inventions', '--players', '2', '--games', '1', '--parts', 'view');
    const decisions = lines.filter(({ type }) => type === 'decision');
    expect(decisions.length).toBeGreaterThan(50);
    for (const { seat, view } of decisions) {
      const { players, chance } = view as { players: { goals: number[] }[]; chance: { key: unknown } };
      expect(chance.key).toBeNull();
      expect(new Set(players[1 - (seat as number)].goals).size).toBe(1);
    }
  });

  test('a turn of several actions is as many decisions', async () => {
    const lines = await written('--players', '2', '--games', '1', '--seats', 'steady', '--iterations', '200');
    const rules = rulesOf(terraMystica as unknown as Game, lines[1].options as never);
    for (const { type, view, seat, lines: legal } of lines) {
      if (type !== 'decision') continue;
      const now = rules.legal(view as never, seat as number).map((action) => rules.notation.write(action));
      expect(legal).toEqual(now);
    }
  });

  test('a turn that goes on after a draw is written as far as it was played, and its seat does not win', async () => {
    const file = join(folder(), 'hasty.mjs');
    writeFileSync(
      file,
      `export default {
        choose(rules, view, seat, random) {
          const legal = rules.legal(view, seat);
          for (const action of legal) {
            const now = rules.determinize(view, random);
            rules.apply(now, seat, action);
            if (now.chance.disclosed === view.chance.disclosed) continue;
            const [next] = rules.legal(now, seat);
            if (next !== undefined) return [action, next];
          }
          return legal[random.below(legal.length)];
        },
      };`,
    );
    const { out } = await guildhall([
      'dataset',
      ...['--game', DRAWS, '--games', '2', '--seats', `${file},random`, '--parts', 'view'],
    ]);
    const lines = linesOf(out);
    const games = lines.filter(({ type }) => type === 'game');
    expect(games.length).toBe(2);
    for (const { game, forfeited, places } of games) {
      expect([forfeited, (places as number[])[0]]).toEqual([[0], 2]);
      // An action that was not played would leave its position as it was, for the decision after it.
      const positions = lines
        .filter((line) => line.type === 'decision' && line.game === game)
        .map(({ seat, view }) => JSON.stringify([seat, view]));
      expect(new Set(positions).size).toBe(positions.length);
    }
  });

  test('--share keeps some of the decisions, always the same ones', async () => {
    const share = [...SMALL, '--parts', 'numbers', '--share', '20'];
    const lines = await written(...share);
    const [, about] = lines;
    const { decisions, written: kept } = about as unknown as Record<string, number>;
    expect(kept / decisions).toBeGreaterThan(0.05);
    expect(kept / decisions).toBeLessThan(0.4);
    expect(await written(...share)).toEqual(lines);
  });

  test('--to writes a file, packed if it is named so, and only when it is complete', async () => {
    const dir = folder();
    const plain = join(dir, 'games.ndjson');
    const packed = join(dir, 'games.ndjson.gz');
    const lines = await written(...SMALL);
    for (const path of [plain, packed]) {
      const { code, out } = await guildhall(['dataset', ...SMALL, '--to', path]);
      expect([code, out]).toEqual([0, '']);
    }
    expect(linesOf(readFileSync(plain, 'utf8'))).toEqual(lines);
    expect(linesOf(gunzipSync(readFileSync(packed)).toString())).toEqual(lines);
    const { code } = await guildhall(['dataset', '/nowhere/game.json', '--to', join(dir, 'none.ndjson')]);
    expect(code).toBe(2);
    expect(readdirSync(dir).toSorted()).toEqual(['games.ndjson', 'games.ndjson.gz']);
  });
});

describe('recorded games', () => {
  test('files of ours, without what was taken back', async () => {
    const dir = folder();
    const table = randomTable('dataset', 2);
    const whole = join(dir, 'whole.json');
    writeFileSync(whole, gameFile(table));
    const lines = await written(whole, '--parts', 'lines');
    expect(lines[1]).toMatchObject({ name: 'terra-mystica', source: whole, seats: 2 });
    expect(lines[1].totals).toEqual(table.rules.outcome(table.state()).totals);

    const {
      entries,
      hash: _,
      ...rest
    } = JSON.parse(gameFile(randomTable('dataset', 2, 40))) as {
      entries: string[];
      hash: string;
    };
    const back = join(dir, 'back.json');
    const rolled = [...entries, 'back to 20 by 0', ...entries.slice(20)];
    writeFileSync(
      back,
      JSON.stringify({ ...rest, hash: null, failure: { check: 'x', message: 'x' }, entries: rolled }),
    );
    const straight = join(dir, 'straight.json');
    writeFileSync(
      straight,
      JSON.stringify({ ...rest, hash: null, failure: { check: 'x', message: 'x' }, entries }),
    );
    const decisionsOf = async (path: string): Promise<Line[]> =>
      (await written(path)).filter(({ type }) => type === 'decision');
    expect(await decisionsOf(back)).toEqual(await decisionsOf(straight));
    expect((await written(straight))[1]).toMatchObject({ totals: null, places: null });
  });

  test('a file that cannot be used is named, and the others go on', async () => {
    const dir = folder();
    const good = join(dir, 'good.json');
    const bad = join(dir, 'bad.json');
    writeFileSync(good, gameFile(randomTable('dataset', 2)));
    writeFileSync(bad, '{"guildhall": 1');
    const { code, out, err } = await guildhall(['dataset', bad, good, '--parts', 'lines']);
    expect(code).toBe(1);
    expect(err).toContain('bad.json');
    expect(linesOf(out).filter(({ type }) => type === 'game')).toHaveLength(1);
  });

  const title = `records of the league${existsSync(LEAGUE) ? '' : ' (SKIPPED: ../shared is not there)'}`;
  test.skipIf(!existsSync(LEAGUE))(title, async () => {
    const [name] = readdirSync(LEAGUE).filter((file) => file.endsWith('.txt'));
    const [, about, ...decisions] = await written(join(LEAGUE, name), '--parts', 'lines,view');
    expect(about).toMatchObject({ name: 'terra-mystica', source: name, decisions: decisions.length });
    expect((about.totals as number[]).length).toBe(about.seats);
    expect(decisions.length).toBeGreaterThan(100);
  });
});

test.each<[string[], RegExp]>([
  [['--parts', 'lines,hands'], /--parts: "hands" is not one of lines, numbers, view, features/],
  [['--share', '200'], /--share must be a percentage up to 100, not 200/],
  [['game.json', '--players', '2'], /--players is about games of bots, not about files/],
  [['--games', '1', '--to', '/nowhere/at/all'], /\/nowhere\/at\/all: cannot be written: no such file/],
])('%s is unusable', async (argv, message) => {
  const { code, err } = await guildhall(['dataset', ...argv]);
  expect(err).toMatch(message);
  expect(code).toBe(2);
});
