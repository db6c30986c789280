/**
 * How many decisions a second Python gets through its package (python/guildhall), beside the engine alone, by turns: random
 * legal play in batches of 256 games. The engine runs in a process of its own, so two cores should be free.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type GameManifest, manifestOf, manifests } from '@guildhall/games';
import { playRandomGame, type Rules, randomFrom, readOptions, rulesOf } from '@guildhall/kernel';
import { numbersTable } from '@guildhall/terminal-kit';

const TARGET = 50_000;
const BATCH = 256;
const PROGRAM = fileURLToPath(new URL('../python/throughput.py', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { windows: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
});
const windows = Number(values.windows);
const seconds = Number(values.seconds);

/** A Python process that plays a window of time for each line it is sent. */
class PythonPlayer {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor(game: string, players: number, numpy: boolean) {
    const env = { ...process.env, ...(numpy ? {} : { GUILDHALL_NUMPY: '0' }) };
    this.#child = spawn('python3', [PROGRAM, game, String(players), String(BATCH)], { env });
    this.#child.stderr.pipe(process.stderr);
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Decisions a second. */
  async play(seconds: number): Promise<number> {
    this.#child.stdin.write(`${seconds}\n`);
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('the Python process has ended');
    const told = JSON.parse(value) as { readonly decisions: number; readonly seconds: number };
    return told.decisions / told.seconds;
  }

  close(): void {
    this.#child.stdin.end();
  }
}

/** Decisions a second of the rules alone, in this process. */
function engineAlone(rules: Rules, seconds: number): number {
  const begun = performance.now();
  let decisions = 0;
  for (let number = 0; performance.now() - begun < seconds * 1000; number++)
    decisions += playRandomGame(rules, `bench ${number}`, randomFrom(`bench ${number} choosing`)).decisions;
  return (decisions * 1000) / (performance.now() - begun);
}

function hasNumpy(): boolean {
  return spawnSync('python3', ['-c', 'import numpy']).status === 0;
}

/** The best of some windows, by turns, so that all meet the machine in the same mood. */
async function measure(
  manifest: GameManifest,
): Promise<{ alone: number; plain: number; numpy: number | null }> {
  const game = await manifest.game();
  const players = Math.min(4, game.options.maxPlayers);
  const rules = rulesOf(game, readOptions(game.options, { players }));
  const plain = new PythonPlayer(game.id, players, false);
  const numpy = hasNumpy() ? new PythonPlayer(game.id, players, true) : null;
  const best = { alone: 0, plain: 0, numpy: 0 };
  // The first window only warms up.
  for (let at = 0; at <= windows; at++) {
    console.error(`bench: ${game.id}, window ${at} of ${windows}`);
    const now = {
      alone: engineAlone(rules, seconds),
      plain: await plain.play(seconds),
      numpy: (await numpy?.play(seconds)) ?? 0,
    };
    if (at === 0) continue;
    best.alone = Math.max(best.alone, now.alone);
    best.plain = Math.max(best.plain, now.plain);
    best.numpy = Math.max(best.numpy, now.numpy);
  }
  plain.close();
  numpy?.close();
  return { ...best, numpy: numpy === null ? null : best.numpy };
}

function shown(value: number): string {
  return Math.round(value).toLocaleString('en');
}

const chosen = positionals.length === 0 ? manifests : positionals.map(manifestOf);
const rows: string[][] = [
  ['decisions a second', 'engine alone', 'through Python', 'of it', 'with numpy', `target ${shown(TARGET)}`],
];
for (const manifest of chosen) {
  if (manifest === null) throw new Error(`games: ${manifests.map(({ id }) => id).join(', ')}`);
  const { alone, plain, numpy } = await measure(manifest);
  const isMet = plain >= TARGET && (numpy ?? TARGET) >= TARGET;
  rows.push([
    manifest.id,
    shown(alone),
    shown(plain),
    `${Math.round((100 * plain) / alone)} %`,
    numpy === null ? 'no numpy' : shown(numpy),
    isMet ? 'ok' : 'MISSED',
  ]);
}
console.log(numbersTable(rows).join('\n'));
