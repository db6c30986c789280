/** Networks tried in the same games: what bots make that play the best single turn by each. */
import { basename } from 'node:path';
import type { GameManifest } from '@guildhall/games';
import { type PackedNetwork, readOptions } from '@guildhall/kernel';
import type { SetUpGame, SetUpTask } from '../arena/set-up-worker.ts';
import { recordedTable } from '../records.ts';
import { inThreads } from '../threads.ts';

const WORKER = new URL('../arena/set-up-worker.ts', import.meta.url);

export interface Trial {
  readonly manifest: GameManifest;
  /** Recorded games whose set-ups are played; without any, the usual game. */
  readonly records: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly threads: number;
}

/** Points a seat in each game, for each network. */
export async function pointsOf(
  networks: readonly PackedNetwork[],
  { manifest, records, seed, games, threads }: Trial,
): Promise<number[][]> {
  const { options: schema } = await manifest.game();
  const setUps =
    records.length === 0
      ? [{ name: 'usual', options: readOptions(schema, { players: manifest.players.usual }) }]
      : await Promise.all(
          records.slice(0, games).map(async (path) => ({
            name: basename(path),
            options: (await recordedTable(path)).options,
          })),
        );
  const tasks = networks.flatMap((network, by) =>
    Array.from({ length: games }, (_, number): SetUpTask => {
      const { name, options } = setUps[number % setUps.length];
      const own = `${seed} ${name} ${number}`;
      return { game: manifest.id, name: `${by} ${number}`, options, seed: own, level: 'singleTurn', network };
    }),
  );
  const played = new Map<string, number>();
  await inThreads<SetUpTask, SetUpGame>(WORKER, tasks, threads, ({ name, totals }) => {
    played.set(name, totals.reduce((sum, total) => sum + total, 0) / totals.length);
  });
  return networks.map((_, by) =>
    Array.from({ length: games }, (__, number) => played.get(`${by} ${number}`) ?? 0),
  );
}
