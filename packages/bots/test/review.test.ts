import { terraMystica } from '@guildhall/games/terra-mystica';
import {
  canonicalJson,
  deciders,
  type Entry,
  type Game,
  type Rules,
  randomFrom,
  readOptions,
  Table,
} from '@guildhall/kernel';
import { bazaar } from '@guildhall/kernel/bazaar';
import { describe, expect, onTestFinished, test } from 'vitest';
import { levelBot, playMatch } from '../src/index.ts';
import { BotPool } from '../src/pool/index.ts';
import {
  answer,
  chancesToWin,
  type Judgement,
  planReview,
  type Question,
  type Review,
  runReview,
  turnsMade,
} from '../src/review/index.ts';
import { entriesThatCount } from '../src/review/turns-made.ts';

const registry = new URL('./registry.ts', import.meta.url).href;
const terraRules = terraMystica.rules(readOptions(terraMystica.options, { players: 2 })) as Rules;

/** A game of bots, with so many entries at most. */
async function playedTable(game: Game, players: number, entries = Number.POSITIVE_INFINITY): Promise<Table> {
  const table = new Table(game, { players }, 'review');
  const bots = Array.from({ length: players }, () => levelBot('steady', 60));
  await playMatch(table.rules, table.seed, bots, {
    onDecision: ({ seat, actions }) => {
      if (table.length < entries) table.play(seat, actions.map(table.rules.notation.write));
    },
  });
  return table;
}

async function review(table: Table, atOnce = 1): Promise<Review> {
  return runReview(planReview(table, 'quick'), {
    atOnce,
    ask: async (question) => answer(table.rules, question),
  });
}

function judge(rules: Rules, question: Omit<Extract<Question, { kind: 'turn' }>, 'kind'>): Judgement {
  return answer(rules, { kind: 'turn', ...question });
}

const asked = { depth: 'quick', seed: 'test' } as const;
const bazaarGame = bazaar as unknown as Game;

describe('a turn is judged by what its seat could know', () => {
  test('what comes later changes nothing about the turns before', async () => {
    const whole = await playedTable(bazaarGame, 3);
    const cut = new Table(bazaarGame, { players: 3 }, 'review');
    const half = whole.entries().slice(0, Math.floor(whole.length / 2));
    for (const [at, entry] of half.entries()) expect(cut.receive(at + 1, entry).ok).toBe(true);
    const [all, part] = [await review(whole), await review(cut)];
    // The last turn of the shorter game may not be over.
    const certain = part.turns.slice(0, -1);
    expect(certain.length).toBeGreaterThan(5);
    expect(all.turns.slice(0, certain.length)).toEqual(certain);
  }, 60_000);

  test('what is hidden changes nothing either', async () => {
    const table = await playedTable(bazaarGame, 3);
    const { rules } = table;
    const { turns } = turnsMade(rules, table.seed, table.settled(0));
    let different = 0;
    for (const [at, { view, seat, lines, number }] of turns.entries()) {
      if (at % 3 > 0) continue;
      const dealt = rules.determinize(view, randomFrom(`${at}`));
      if (canonicalJson(dealt) !== canonicalJson(table.stateAt(number - 1))) different += 1;
      const other = rules.view(dealt, seat);
      expect(judge(rules, { ...asked, view: other, seat, lines })).toEqual(
        judge(rules, { ...asked, view, seat, lines }),
      );
    }
    expect(different).toBeGreaterThan(3);
  }, 60_000);

  test('a full state is refused', () => {
    const view = terraRules.setup('full');
    const question = { kind: 'turn', view, seat: 0, lines: [], ...asked } as const;
    expect(() => answer(terraRules, question)).toThrow(/never by the full state/);
  });
});

describe('what a turn is worth', () => {
  test('who passes at once in the last round loses points, and who plays the best turn does not', async () => {
    const table = await playedTable(terraMystica as unknown as Game, 2);
    const { rules } = table;
    const { turns } = turnsMade(rules, table.seed, table.settled(0));
    const first = turns.find(({ where }) => where.round === 6 && where.phase === 'actions');
    const { view, seat } = first!;
    const pass = rules.legal(view, seat).find(({ kind }) => kind === 'pass');
    const passed = judge(rules, { ...asked, view, seat, lines: [rules.notation.write(pass!)] });
    expect(passed.loss).toBeGreaterThan(passed.doubt);
    expect(passed.loss).toBeGreaterThan(3);
    expect(passed.played).toBeGreaterThan(0);
    const [{ lines }] = passed.turns;
    expect(judge(rules, { ...asked, view, seat, lines })).toMatchObject({ played: 0, loss: 0 });
  }, 60_000);

  test('the better turn can be played from the position before', async () => {
    const table = await playedTable(bazaarGame, 3);
    const { turns } = await review(table);
    let tried = 0;
    for (const { number, seat, better } of turns) {
      if (better === null) continue;
      const state = table.stateAt(number - 1);
      for (const line of better.lines) {
        const action = table.rules.legal(state, seat).find((one) => table.rules.notation.write(one) === line);
        expect(action, `${line} before entry ${number}`).toBeDefined();
        table.rules.apply(state, seat, action!);
      }
      tried += 1;
    }
    expect(tried).toBeGreaterThan(0);
  }, 60_000);

  test('turns without a choice do not count for accuracy, and the five that cost most are the costliest', async () => {
    const { turns, seats } = await review(await playedTable(bazaarGame, 3));
    for (const [seat, { grades, costliest, accuracy }] of seats.entries()) {
      const own = turns.filter((turn) => turn.seat === seat);
      expect(Object.values(grades).reduce((sum, one) => sum + one, 0)).toBe(own.length);
      expect(costliest.length).toBeLessThanOrEqual(5);
      const losses = costliest.map((number) => own.find((turn) => turn.number === number)!.loss);
      expect(losses).toEqual(losses.toSorted((a, b) => b - a));
      expect(accuracy).toBeGreaterThanOrEqual(0);
      expect(accuracy).toBeLessThanOrEqual(100);
    }
    expect(turns.every(({ grade, loss }) => grade !== 'best' || loss === 0)).toBe(true);
  }, 60_000);
});

describe('turns of a game', () => {
  test('every action of the game belongs to one turn, whose seat decides at its beginning', async () => {
    const table = await playedTable(terraMystica as unknown as Game, 3);
    const { turns, start } = turnsMade(table.rules, table.seed, table.settled(0));
    const actions = table
      .settled(0)
      .flatMap((entry) => (entry.kind === 'action' ? entry.line.split('; ') : []));
    expect(turns.reduce((sum, { lines }) => sum + lines.length, 0)).toBe(actions.length);
    for (const { view, seat } of turns) expect(deciders(view)).toContain(seat);
    expect(table.rules.isSettingUp(start!)).toBe(false);
  });

  test('what was taken back does not count', () => {
    const act = (line: string): Entry => ({ kind: 'action', seat: 0, line });
    const back = (to: number): Entry => ({ kind: 'back', to, by: 0 });
    const kept = (...entries: Entry[]): number[] => entriesThatCount(entries).map(([number]) => number);
    expect(kept(act('a'), act('b'), back(1), act('c'))).toEqual([1, 4]);
    // The second way back leads to a point that the first one had taken back.
    expect(kept(act('a'), act('b'), back(0), act('c'), back(2), act('d'))).toEqual([1, 2, 6]);
  });
});

describe('chances to win', () => {
  const seat = (points: number, toCome: number) => ({ points, toCome, variance: 0 });

  test('equal seats have equal chances, which add up to one', () => {
    const chances = chancesToWin([seat(100, 60), seat(100, 60), seat(100, 60)]);
    for (const chance of chances) expect(chance).toBeCloseTo(1 / 3, 3);
  });

  test('a lead is worth more the less is to come', () => {
    const [early] = chancesToWin([seat(110, 100), seat(100, 100)]);
    const [late] = chancesToWin([seat(110, 10), seat(100, 10)]);
    const [over] = chancesToWin([seat(110, 0), seat(100, 0)]);
    expect(early).toBeGreaterThan(0.5);
    expect(late).toBeGreaterThan(early);
    expect(over).toBeCloseTo(1, 3);
  });
});

describe('running a review', () => {
  test('threads answer as one does, whatever their number', async () => {
    const table = await playedTable(bazaarGame, 2);
    const pool = new BotPool({ registry, threads: 2 });
    onTestFinished(() => pool.close());
    const { id: game, version } = table.game;
    const progress: number[] = [];
    const threaded = await runReview(planReview(table, 'quick'), {
      atOnce: 2,
      ask: (question) => pool.review({ game, version, options: table.options, question }),
      onProgress: (done, all) => progress.push(done / all),
    });
    expect(threaded).toEqual(await review(table));
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  }, 60_000);

  test('a review that is cancelled ends with the reason, and asks nothing more', async () => {
    const table = await playedTable(bazaarGame, 2);
    const cancelling = new AbortController();
    let questions = 0;
    const running = runReview(planReview(table, 'quick'), {
      atOnce: 1,
      signal: cancelling.signal,
      ask: async (question) => {
        questions += 1;
        if (questions === 2) cancelling.abort(new Error('enough'));
        return answer(table.rules, question);
      },
    });
    await expect(running).rejects.toThrow('enough');
    expect(questions).toBe(2);
  });
});
