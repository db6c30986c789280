/** `npm run arena -- --set-ups LEVEL`: bots on the set-ups of recorded games, beside what people made of them. */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { LEVELS, type Player } from '@guildhall/bots';
import { manifests } from '@guildhall/games';
import type { PackedNetwork } from '@guildhall/kernel';
import { recordedTable, recordFiles } from '../records.ts';
import { inThreads } from '../threads.ts';
import type { SetUpGame, SetUpTask } from './set-up-worker.ts';
import { type Interval, meanOf } from './statistics.ts';

interface Wishes {
  readonly game?: string | undefined;
  /** Games on each set-up. */
  readonly games?: string | undefined;
  readonly threads?: string | undefined;
  /** A file to which each game is written when it is over, and whose games are not played again. */
  readonly resume?: string | undefined;
  /** A file with another network than the one that the game has, as a round of teaching keeps it. */
  readonly network?: string | undefined;
}

interface People {
  readonly totals: readonly number[];
  readonly sources: SetUpGame['sources'];
}

type Sources = Record<string, number>;

/** Returns the exit code: 2 if nothing could be played. */
export async function playSetUps(level: string, wishes: Wishes): Promise<number> {
  const players: readonly Player[] = [...LEVELS, 'singleTurn'];
  const player = players.find((one) => one === level);
  const manifest = manifests.find(({ id, teaching }) => teaching !== undefined && (wishes.game ?? id) === id);
  const teaching = await manifest?.teaching?.();
  const measured = teaching === undefined ? [] : recordFiles(teaching, 'measured');
  if (player === undefined || manifest === undefined || teaching === undefined || measured.length === 0) {
    console.error(`--set-ups is one of ${players}, and needs recorded games in ../shared/games.`);
    return 2;
  }
  const network: PackedNetwork | null =
    wishes.network === undefined ? null : JSON.parse(readFileSync(wishes.network, 'utf8'));
  for (const which of ['measured', 'taught'] as const) {
    const paths = recordFiles(teaching, which);
    const people = new Map<string, People>();
    const tasks: SetUpTask[] = [];
    for (const path of paths) {
      const table = await recordedTable(path);
      const name = basename(path).replace(/\.\w+$/, '');
      people.set(name, table.rules.outcome(table.state()));
      for (let number = 1; number <= Number(wishes.games ?? 1); number++)
        tasks.push({
          game: manifest.id,
          name,
          options: table.options,
          seed: `set-up ${name} ${number}`,
          level: player,
          network,
        });
    }
    const played = await playAll(tasks, wishes);
    const about = which === 'measured' ? 'that only measure' : 'that were learnt from';
    console.log(`\n${level} on ${people.size} set-ups of recorded games ${about}, ${played.length} games`);
    report(played, people);
  }
  return 0;
}

async function playAll(tasks: readonly SetUpTask[], { threads, resume }: Wishes): Promise<SetUpGame[]> {
  const played = resume === undefined || !existsSync(resume) ? [] : gamesIn(resume, tasks);
  const done = new Set(played.map(({ seed }) => seed));
  await inThreads<SetUpTask, SetUpGame>(
    new URL('./set-up-worker.ts', import.meta.url),
    tasks.filter(({ seed }) => !done.has(seed)),
    Number(threads ?? availableParallelism()),
    (game) => {
      played.push(game);
      if (resume !== undefined) appendFileSync(resume, `${JSON.stringify(game)}\n`);
      console.log(`${game.seed}: ${game.totals.join(', ')} (${game.cpuSeconds.toFixed(1)} s)`);
    },
  );
  return played;
}

function gamesIn(file: string, tasks: readonly SetUpTask[]): SetUpGame[] {
  const wanted = new Set(tasks.map(({ seed }) => seed));
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): SetUpGame => JSON.parse(line))
    .filter(({ seed }) => wanted.has(seed));
}

function report(played: readonly SetUpGame[], people: ReadonlyMap<string, People>): void {
  // Seats of one game are not independent of each other, nor are games on one set-up: the interval is that of set-ups.
  const names = [...people.keys()];
  const bots = meanOf(
    names.map((name) => mean(played.filter((game) => game.name === name).flatMap(({ totals }) => totals))),
  );
  const theirs = meanOf(names.map((name) => mean(people.get(name)?.totals ?? [])));
  const turns = played.reduce((sum, game) => sum + game.turns, 0);
  const seconds = played.reduce((sum, game) => sum + game.cpuSeconds, 0);
  const iterations = played.reduce((sum, game) => sum + game.iterations, 0);
  console.log(`  bots ${shown(bots)}, people ${shown(theirs)}`);
  console.log(
    `  a turn: ${Math.round(iterations / turns)} iterations, ${((1000 * seconds) / turns).toFixed(0)} ms of processor time`,
  );
  const ofBots = meanSources(played.flatMap(({ sources }) => sources));
  const ofPeople = meanSources([...people.values()].flatMap(({ sources }) => sources));
  console.log('  | points a seat | bots | people |\n  |---|---|---|');
  for (const source of new Set([...Object.keys(ofPeople), ...Object.keys(ofBots)]))
    console.log(
      `  | ${source} | ${(ofBots[source] ?? 0).toFixed(1)} | ${(ofPeople[source] ?? 0).toFixed(1)} |`,
    );
}

function shown({ value, low, high }: Interval): string {
  return `${value.toFixed(1)} (95 %: ${low.toFixed(1)} to ${high.toFixed(1)})`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function meanSources(seats: SetUpGame['sources']): Sources {
  const sums: Sources = {};
  for (const seat of seats)
    for (const [source, points] of Object.entries(seat)) sums[source] = (sums[source] ?? 0) + points;
  return Object.fromEntries(Object.entries(sums).map(([source, sum]) => [source, sum / seats.length]));
}
