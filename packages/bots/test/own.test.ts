/** Bots that somebody else wrote: good ones play, and hostile ones lose their seat and nothing else. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { terraMystica } from '@guildhall/games/terra-mystica';
import { isOver, readOptions } from '@guildhall/kernel';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Lineup, type NamedBot, readBot } from '../src/own/index.ts';

const options = readOptions(terraMystica.options, { players: 2 });
const rules = terraMystica.rules(options);
const folder = mkdtempSync(join(tmpdir(), 'guildhall-own-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function write(text: string): string {
  files += 1;
  const path = join(folder, `bot-${files}.mjs`);
  writeFileSync(path, text);
  return path;
}

function script(text: string): string {
  const path = join(folder, 'my-bot.py');
  writeFileSync(path, text);
  return path;
}

/** A module with this body of `choose`. */
const module = (body: string): string =>
  write(`export default { choose(rules, view, seat, random) { ${body} } };`);

/** A program that does this with each question `m`. */
const program = (body: string): string =>
  `${process.execPath} ${write(`
    import { createInterface } from 'node:readline';
    const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');
    for await (const line of createInterface({ input: process.stdin })) {
      const m = JSON.parse(line);
      if (m.type === 'start') say({ type: 'ready' });
      if (m.type === 'choose') { ${body} }
    }
  `)}`;

function lineup(name: string, thinkMilliseconds: number) {
  const said: string[] = [];
  const random: NamedBot = { kind: 'level', name: 'random', level: 'random' };
  const settings = {
    rules,
    played: { game: terraMystica.id, version: terraMystica.version, options },
    registry: import.meta.resolve('@guildhall/games'),
    thinkMilliseconds,
    say: (line: string) => said.push(line),
    explain: ({ rule }: { rule: string }) => rule,
  };
  return { bots: new Lineup([readBot(name)!, random], settings), said };
}

const FIRST = '{ const legal = rules.legal(view, seat); return legal[random.below(legal.length)]; }';
const ANSWER = 'say({ id: m.id, move: m.legal[m.random % m.legal.length] });';

describe('a bot of your own', () => {
  test.each([
    ['as a module', module(FIRST)],
    [
      'as a module that makes it',
      write(`export default async () => ({ async choose(rules, view, seat, random) ${FIRST} });`),
    ],
    ['as a program', program(ANSWER)],
    // It answers in two parts and with empty lines.
    [
      'that dawdles',
      program(
        'const answer = JSON.stringify({ id: m.id, move: m.legal[0] }); process.stdout.write("\\n" + answer.slice(0, 5)); await null; process.stdout.write(answer.slice(5) + "\\n\\n");',
      ),
    ],
  ])('%s plays whole games, the same again', async (_, name) => {
    const play = async () => {
      const { bots, said } = lineup(name, 20_000);
      const games = [await bots.play('one'), await bots.play('two')];
      await bots.close();
      expect(said).toEqual([]);
      for (const { state, forfeited } of games) expect([isOver(state), forfeited]).toEqual([true, []]);
      return games.map(({ totals }) => totals);
    };
    expect(await play()).toEqual(await play());
  });

  test('is told of the end, and given words', async () => {
    const { bots, said } = lineup(
      `${write(`export default ([word]) => ({
        choose(rules, view, seat) { return rules.legal(view, seat)[0]; },
        over(seat, { totals, places }) { console.log(word, seat, totals.length, places.length); },
      });`)} hello`,
      20_000,
    );
    await bots.play('one');
    await bots.close();
    expect(said).toEqual([expect.stringMatching(/hello: hello 0 2 2$/)]);
  });

  test('gets a view, and neither the seed nor the full state', async () => {
    const { bots, said } = lineup(
      program(`if (m.view.chance.key !== null || line.includes('a secret')) throw 0; ${ANSWER}`),
      20_000,
    );
    expect((await bots.play('a secret')).forfeited).toEqual([]);
    await bots.close();
    expect(said).toEqual([]);
  });
});

const LATE = /did not answer within 700 ms/;

describe('a hostile bot loses its seat and nothing else', () => {
  test.each<[string, string, RegExp]>([
    ['a silent program', program(''), LATE],
    ['a slow program', program(`await new Promise((done) => setTimeout(done, 60_000)); ${ANSWER}`), LATE],
    [
      'a program that answers something illegal',
      program('say({ id: m.id, move: [m.legal[0], m.legal[0]].join(";") });'),
      /which is not allowed: .*/,
    ],
    [
      'a program that answers no action',
      program('say({ id: m.id, move: "dance" });'),
      /it answered "dance", which is not an action/,
    ],
    [
      'a program that answers no JSON',
      program('process.stdout.write("hello\\n");'),
      /it answered hello instead of \{"id": 1, "move": "…"\}/,
    ],
    [
      'a program that answers another question',
      program('say({ id: m.id + 1, move: m.legal[0] });'),
      /instead of \{"id": 1/,
    ],
    [
      'a program that answers twice',
      program(`${ANSWER} ${ANSWER}`),
      /it printed \{"id": ?1,.* without being asked|instead of/,
    ],
    ['a script without its interpreter', script('print("hello")'), /it is not executable/],
    [
      'a program that prints 10 MB',
      program('process.stdout.write("x".repeat(10 << 20));'),
      /more than 64 KB instead of an answer/,
    ],
    [
      'a program that prints empty lines for ever',
      program('for (;;) await new Promise((done) => process.stdout.write("\\n".repeat(999), done));'),
      /more than 64 KB/,
    ],
    [
      'a program that prints 10 MB of remarks',
      program('process.stderr.write("x".repeat(10 << 20));'),
      /more than 256 KB in a game/,
    ],
    ['a program that crashes', program('throw new Error("broken");'), /exit code 1/],
    ['a program that ends', program('process.exit(3);'), /exit code 3/],
    ['a program that ends at once', `${process.execPath} ${write('')}`, /exit code 0/],
    ['a program that is not there', './no-such-program', /cannot be started: no such program/],
    ['a module in an endless loop', module('for (;;);'), LATE],
    ['a module that never answers', module('return new Promise(() => {});'), LATE],
    [
      'a module that chooses something illegal',
      module(
        'const legal = rules.legal(view, seat); return rules.notation.all.find((one) => !legal.includes(one));',
      ),
      /which is not allowed: /,
    ],
    ['a module that chooses nothing', module(''), /it chose undefined, which is not an action/],
    ['a module that chooses an empty list', module('return [];'), /it chose nothing/],
    ['a module that throws', module('throw new Error("broken");'), /it failed: broken/],
    [
      'a module that crashes later',
      module('setTimeout(() => { throw new Error("later"); }); return new Promise(() => {});'),
      /it crashed: later/,
    ],
    ['a module that exits', module('process.exit(3);'), /ended with code 3/],
    [
      'a module that prints 10 MB',
      module('console.log("x".repeat(10 << 20)); return new Promise(() => {});'),
      /more than 256 KB in a game/,
    ],
    [
      'a module that sends what it likes',
      write(
        'import { parentPort } from "node:worker_threads"; export default { choose() { parentPort.postMessage({ id: 1, lines: 5 }); return new Promise(() => {}); } };',
      ),
      /it answered no lines/,
    ],
    ['a module without a bot', write('export const bot = {};'), /default export is neither a bot/],
    ['a module that does not load', write('export default ]'), /it failed: /],
  ])('%s', async (_, name, reason) => {
    const { bots, said } = lineup(name, 700);
    const { state, places, forfeited } = await bots.play('game');
    await bots.close();
    expect(said.join('\n')).toMatch(reason);
    expect(said.join('\n')).toMatch(/game "game": player 1 \(.*\) lost the seat: .*\n {2}Legal: /);
    expect([isOver(state), forfeited, places]).toEqual([true, [0], [2, 1]]);
  });

  test('what it started ends with it, and what escaped holds nothing up', async () => {
    const { bots, said } = lineup(
      program(`const { spawn } = await import('node:child_process');
        const stdio = 'inherit';
        const escaped = spawn('sleep', ['20'], { stdio, detached: true });
        const child = spawn('sleep', ['600'], { stdio });
        process.stderr.write(escaped.pid + ' ' + child.pid + '\\n', () => process.exit(3));`),
      2_000,
    );
    expect((await bots.play('game')).forfeited).toEqual([0]);
    await bots.close();
    const [escaped, child] = /: (\d+) (\d+)$/.exec(said[0])!.slice(1).map(Number);
    process.kill(escaped);
    await vi.waitFor(() => expect(() => process.kill(child, 0)).toThrow(/ESRCH/), 10_000);
  });

  test('it is started again in the next game, and stays out after three lost ones in a row', async () => {
    const { bots, said } = lineup(program('process.exit(3);'), 5_000);
    for (const game of ['a', 'b', 'c', 'd', 'e']) expect((await bots.play(game)).forfeited).toEqual([0]);
    await bots.close();
    expect(said.filter((line) => line.includes('lost the seat'))).toHaveLength(3);
    expect(said.at(-1)).toContain('stays out');
  });

  test('a game that it did not lose ends the row', async () => {
    const temper = join(folder, 'temper');
    const { bots } = lineup(
      write(`import { readFileSync } from 'node:fs';
        export default { choose(rules, view, seat) {
          if (readFileSync('${temper}', 'utf8') === 'bad') throw new Error('bad');
          return rules.legal(view, seat)[0];
        } };`),
      20_000,
    );
    const lost: number[] = [];
    for (const [game, mood] of ['bad', 'bad', 'good', 'bad', 'bad', 'good'].entries()) {
      writeFileSync(temper, mood);
      lost.push((await bots.play(`game ${game}`)).forfeited.length);
    }
    await bots.close();
    expect(lost).toEqual([1, 1, 0, 1, 1, 0]);
  });
});
