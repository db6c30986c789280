/**
 * One round of teaching: bots play, a network is fitted to their games and to what people did, and it is tried against
 * the one before. Everything is kept in the folder of the round, so that a round that was cut off goes on where it was.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameManifest, GameTeaching } from '@guildhall/games';
import { type Network, type PackedNetwork, packNetwork, unpackNetwork } from '@guildhall/kernel';
import { type Interval, meanOf } from '../arena/statistics.ts';
import { recordFiles } from '../records.ts';
import { inThreads } from '../threads.ts';
import { between } from './descent.ts';
import { errorOf, fitNetwork, type Part } from './fit.ts';
import { joined, loadSamples, type Samples } from './samples.ts';
import type { Done, Setting, Task } from './task.ts';
import { pointsOf, type Trial } from './trials.ts';

export interface RoundSettings {
  readonly seed: string;
  readonly games: number;
  readonly epochs: number;
  readonly threads: number;
  /** No more games are begun after so many minutes. */
  readonly minutes: number;
  /** Games of the trial. */
  readonly trials: number;
  /** Recorded games that are looked at: all, or the first so many. */
  readonly records: number;
  readonly folder: string;
  readonly say: (line: string) => void;
}

export interface RoundResult {
  readonly packed: PackedNetwork;
  /** How far it is from the truth in games that were not learnt from: the root of the mean square, in points. */
  readonly error: number;
  readonly games: number;
  readonly recorded: number;
  /** By how many points a seat the network does better than the one that the game has, in the same games. */
  readonly gain: Interval;
}

/** Who learns in a round, and the network that the game has. */
export interface Networks {
  readonly learner: PackedNetwork;
  readonly taught: PackedNetwork;
}

/** Games that a thread plays before it writes them down. */
const CHUNK = 20;
/** Rounds before this one whose games are learnt from too. */
const REMEMBERED = 3;
/** How much each weighs, to one position of a game of bots. */
const PEOPLES_WEIGHT = 0.5;
const FIT = { batch: 512, step: 1e-3, decay: 1e-3, choices: 24, choiceWeight: 20, spread: 3 };

/** Shares of the way from the network that played to the fitted one that are tried. */
const STEPS = [0.1, 0.25, 0.5, 1];

const LESSONS = new URL('./worker.ts', import.meta.url);

export async function playRound(
  manifest: GameManifest,
  teaching: GameTeaching,
  round: number,
  { learner, taught }: Networks,
  settings: RoundSettings,
): Promise<RoundResult> {
  const { say } = settings;
  const folder = folderOf(settings, round);
  mkdirSync(folder, { recursive: true });
  const records = recordFiles(teaching, 'taught').slice(0, settings.records);
  const setting: Setting = { game: manifest.id, network: learner, records };
  await look(setting, settings, folder);
  const games = await play(setting, settings, round, folder);
  const parts = [
    ...remembered(settings, round).map((samples): Part => ({ samples, weight: 1 })),
    ...records.map(
      (_, at): Part => ({
        samples: loadSamples(`${recordFile(folder, at)}-positions`),
        weight: PEOPLES_WEIGHT,
      }),
    ),
  ];
  const choices =
    records.length === 0
      ? null
      : joined(records.map((_, at) => loadSamples(`${recordFile(folder, at)}-choices`)));
  const { first, second } = teaching.cells;
  const shape = { inputs: teaching.features.length, first, second };
  const isSame = learner.inputs === shape.inputs && learner.first === first && learner.second === second;
  const begin = isSame ? unpackNetwork(learner) : null;
  const fit = { ...FIT, epochs: settings.epochs, seed: `${settings.seed} ${round}`, progress: say };
  const { network } = fitNetwork(shape, parts, choices, fit, begin);
  writeFileSync(`${folder}/fitted.json`, JSON.stringify(packNetwork(network)));
  const trial: Trial = {
    manifest,
    records,
    seed: `${settings.seed} ${round}`,
    games: settings.trials,
    threads: settings.threads,
  };
  const packed = await wayTowards(network, begin, trial, say);
  const error = errorOf(unpackNetwork(packed), parts);
  // Other games than those by which the step was chosen: they do not know which one was lucky.
  const [before, after] = await pointsOf([taught, packed], { ...trial, seed: `${trial.seed} again` });
  const gain = meanOf(after.map((points, at) => points - before[at]));
  say(`  ${meanOf(after).value.toFixed(1)} points a seat, ${error.toFixed(2)} points off in unseen games`);
  say(
    `  that is ${gain.value.toFixed(1)} more than by the weights of the game (95 %: ${gain.low.toFixed(1)} to ${gain.high.toFixed(1)})`,
  );
  return { packed, error, games, recorded: records.length, gain };
}

/**
 * How far to go from the network that played towards the one that was fitted: a large step leads to positions that
 * nobody has played from yet, of which it knows nothing.
 */
async function wayTowards(
  network: Network,
  begin: Network | null,
  trial: Trial,
  say: RoundSettings['say'],
): Promise<PackedNetwork> {
  if (begin === null) return packNetwork(network);
  const tried = STEPS.map((share) => packNetwork(between(begin, network, share)));
  const means = (await pointsOf(tried, trial)).map((points) => meanOf(points).value);
  say(`  ${STEPS.map((share, at) => `${100 * share} % of the way: ${means[at].toFixed(1)}`).join(', ')}`);
  return tried[means.indexOf(Math.max(...means))];
}

function folderOf({ folder }: RoundSettings, round: number): string {
  return `${folder}/round-${round}`;
}

function recordFile(folder: string, number: number): string {
  return `${folder}/record-${number}`;
}

/** What people did, beside what the network of this round would have done. */
async function look(setting: Setting, { threads, say }: RoundSettings, folder: string): Promise<void> {
  const tasks = setting.records
    .map(
      (path, number): Task => ({
        kind: 'record',
        path,
        number: number + 1,
        file: recordFile(folder, number),
      }),
    )
    .filter(({ file }) => !existsSync(`${file}-choices.groups`));
  await inThreads<Task, Done>(LESSONS, tasks, threads, () => {}, setting);
  say(`  ${setting.records.length} recorded games`);
}

/** Lets bots play; returns how many games there are. */
async function play(
  setting: Setting,
  { seed, games, threads, minutes, say }: RoundSettings,
  round: number,
  folder: string,
): Promise<number> {
  const started = performance.now();
  const points = new Map<string, readonly number[]>();
  const tasks = Array.from({ length: Math.ceil(games / CHUNK) }, (_, chunk): Task => {
    const from = chunk * CHUNK;
    const file = `${folder}/games-${chunk}`;
    return { kind: 'games', seed: `${seed} ${round}`, from, to: Math.min(games, from + CHUNK), file };
  });
  const isDone = ({ file }: Task): boolean => existsSync(`${file}.json`);
  // In slices, so that the time is looked at now and then.
  const open = tasks.filter((task) => !isDone(task));
  while (open.length > 0 && (performance.now() - started) / 60_000 < minutes) {
    await inThreads<Task, Done>(
      LESSONS,
      open.splice(0, 4 * threads),
      threads,
      ({ task, points: made }) => {
        points.set(task.file, made);
        writeFileSync(`${task.file}.json`, JSON.stringify(made));
      },
      setting,
    );
  }
  const made = tasks
    .filter(isDone)
    .flatMap(({ file }): number[] => JSON.parse(readFileSync(`${file}.json`, 'utf8')));
  const done = tasks
    .filter(isDone)
    .reduce((sum, task) => sum + (task.kind === 'games' ? task.to - task.from : 0), 0);
  const { value, low, high } = meanOf(made);
  say(
    `  ${done} games; seats without likings: ${value.toFixed(1)} points (${low.toFixed(1)} to ${high.toFixed(1)})`,
  );
  return done;
}

/** The games of this round and of those before, their numbers apart. */
function remembered(settings: RoundSettings, round: number): Samples[] {
  const found: Samples[] = [];
  for (let last = round; last > 0 && last > round - REMEMBERED; last--) {
    const folder = folderOf(settings, last);
    for (let chunk = 0; existsSync(`${folder}/games-${chunk}.json`); chunk++)
      found.push(loadSamples(`${folder}/games-${chunk}`));
  }
  return found;
}
