// `npm run teach`: teaches the estimate of Terra Mystica. In each round bots play games by what it knows, then it is
// fitted to the games of the last rounds and written to the game's folder. `-- --rounds 1 --games 200` for less.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { LIST_NAMES, type Network, pack } from '@guildhall/games/terra-mystica/estimate';
import { meanOf } from './arena/statistics.ts';
import { fitNetwork } from './teach/fit.ts';
import type { Lesson } from './teach/lesson.ts';
import { loadSamples, type Samples, saveSamples } from './teach/samples.ts';

const WEIGHTS = new URL('../packages/games/terra-mystica/rules/estimate/weights.ts', import.meta.url);
/** As many inputs as the estimate puts. */
const SHAPE = { inputs: 311, first: 32, second: 16 };
/** Rounds whose games are learnt from. */
const REMEMBERED = 4;

const { values: given } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    games: { type: 'string', default: '1400' },
    epochs: { type: 'string', default: '10' },
    threads: { type: 'string', default: String(availableParallelism()) },
    /** Where the samples of the rounds are kept, and the number of the first round. */
    folder: { type: 'string', default: fileURLToPath(new URL('../data/teach/', import.meta.url)) },
    from: { type: 'string', default: '1' },
  },
});
mkdirSync(given.folder, { recursive: true });

let network: Network | null = null;
for (let round = Number(given.from); round < Number(given.from) + Number(given.rounds); round++) {
  console.log(`round ${round}: ${given.games} games`);
  await playRound(round, network);
  const parts: Samples[] = [];
  for (let last = round; last > 0 && last > round - REMEMBERED; last--) {
    for (let thread = 0; thread < Number(given.threads); thread++) {
      try {
        parts.push(loadSamples(fileOf(last, thread)));
      } catch {
        // Rounds before the first one of this run may be missing.
      }
    }
  }
  const epochs = Number(given.epochs);
  const fitted = fitNetwork(SHAPE, parts, {
    epochs,
    batch: 512,
    step: 1e-3,
    decay: 1e-3,
    progress: console.log,
  });
  network = fitted.network;
  writeFileSync(WEIGHTS, weightsModule(network));
}

function fileOf(round: number, thread: number): string {
  return `${given.folder}/${round}-${thread}`;
}

async function playRound(round: number, by: Network | null): Promise<void> {
  const threads = Number(given.threads);
  const points: number[] = [];
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const games = Math.ceil(Number(given.games) / threads);
      const lesson: Lesson = { network: by, games, seed: `teach ${round} ${thread}` };
      const worker = new Worker(new URL('./teach/lesson.ts', import.meta.url), { workerData: lesson });
      worker.on('message', (result: { samples: Samples; points: number[] }) => {
        saveSamples(fileOf(round, thread), result.samples);
        points.push(...result.points);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
      return promise;
    }),
  );
  const { value, low, high } = meanOf(points);
  console.log(`  without curiosity: ${value.toFixed(1)} points (${low.toFixed(1)} to ${high.toFixed(1)})`);
}

function weightsModule(learnt: Network): string {
  const packed = pack(learnt);
  const lists = LIST_NAMES.map((name) => {
    const { unit, numbers } = packed[name];
    return `  ${name}: {\n    unit: ${unit},\n    numbers:\n      '${numbers}',\n  },\n`;
  });
  return `/** What the estimate learnt from games of bots; written by \`npm run teach\`. */
import type { PackedNetwork } from './network.ts';

export const WEIGHTS: PackedNetwork = {
  inputs: ${packed.inputs},
  first: ${packed.first},
  second: ${packed.second},
${lists.join('')}};
`;
}
