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

/** Decisions a second by the clock, and by the CPU time of the busier process: what two free cores would give. */
interface Speed {
  readonly wall: number;
  readonly cpu: number;
}

const NOTHING: Speed = { wall: 0, cpu: 0 };

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

  async play(seconds: number): Promise<Speed> {
    this.#child.stdin.write(`${seconds}\n`);
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('the Python process has ended');
    const told = JSON.parse(value) as Readonly<Record<string, number>>;
    const busier = Math.max(told.pythonSeconds, told.engineSeconds);
    return { wall: told.decisions / told.seconds, cpu: told.decisions / busier };
  }

  close(): void {
    this.#child.stdin.end();
  }
}

/** The rules alone, in this process. */
function engineAlone(rules: Rules, seconds: number): Speed {
  const begun = performance.now();
  const used = process.cpuUsage();
  let decisions = 0;
  for (let number = 0; performance.now() - begun < seconds * 1000; number++)
    decisions += playRandomGame(rules, `bench ${number}`, randomFrom(`bench ${number} choosing`)).decisions;
  const { user, system } = process.cpuUsage(used);
  return {
    wall: (decisions * 1000) / (performance.now() - begun),
    cpu: (decisions * 1e6) / (user + system),
  };
}

function hasNumpy(): boolean {
  return spawnSync('python3', ['-c', 'import numpy']).status === 0;
}

interface Measured {
  readonly alone: Speed;
  readonly plain: Speed;
  /** Null: there is no numpy. */
  readonly numpy: Speed | null;
}

function better(one: Speed, other: Speed): Speed {
  return { wall: Math.max(one.wall, other.wall), cpu: Math.max(one.cpu, other.cpu) };
}

/** The best of some windows, by turns, so that all meet the machine in the same mood. */
async function measure(manifest: GameManifest): Promise<Measured> {
  const game = await manifest.game();
  const players = Math.min(4, game.options.maxPlayers);
  const rules = rulesOf(game, readOptions(game.options, { players }));
  const plain = new PythonPlayer(game.id, players, false);
  const numpy = hasNumpy() ? new PythonPlayer(game.id, players, true) : null;
  let best: Measured = { alone: NOTHING, plain: NOTHING, numpy: numpy === null ? null : NOTHING };
  // The first window only warms up.
  for (let at = 0; at <= windows; at++) {
    console.error(`bench: ${game.id}, window ${at} of ${windows}`);
    const alone = engineAlone(rules, seconds);
    const plainNow = await plain.play(seconds);
    const numpyNow = (await numpy?.play(seconds)) ?? NOTHING;
    if (at === 0) continue;
    best = {
      alone: better(best.alone, alone),
      plain: better(best.plain, plainNow),
      numpy: best.numpy === null ? null : better(best.numpy, numpyNow),
    };
  }
  plain.close();
  numpy?.close();
  return best;
}

function shown(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function rowOf(name: string, speed: Speed, alone: Speed): string[] {
  const share = `${Math.round((100 * speed.cpu) / alone.cpu)} %`;
  const isMet = speed.wall >= TARGET;
  return ['', name, shown(speed.wall), shown(speed.cpu), share, isMet ? 'ok' : 'MISSED'];
}

const chosen = positionals.length === 0 ? manifests : positionals.map(manifestOf);
const rows: string[][] = [
  ['', 'decisions a', 'second', 'CPU second', 'of it', `≥ ${shown(TARGET)} a second`],
];
for (const manifest of chosen) {
  if (manifest === null) throw new Error(`games: ${manifests.map(({ id }) => id).join(', ')}`);
  const { alone, plain, numpy } = await measure(manifest);
  rows.push([manifest.id, 'engine alone', shown(alone.wall), shown(alone.cpu), '', '']);
  rows.push(rowOf('through Python', plain, alone));
  if (numpy !== null) rows.push(rowOf('with numpy', numpy, alone));
}
console.log(numbersTable(rows).join('\n'));
console.log(`\nBatches of ${BATCH} games. CPU second: of the busier of the two processes.`);
