/** Games in the middle, as files, each where somebody has something to click on the board. */
import { manifests } from '@guildhall/games';
import { exportTable } from '@guildhall/kernel';
import { randomGameOf } from './games.ts';

const SEED = 'accessible';

export interface Position {
  readonly file: string;
  /** A curtain hangs before the table: seats have secrets, and it is another's turn than the first one's. */
  readonly hasCurtain: boolean;
}

/** Every game with a board. */
export const GAMES: readonly string[] = manifests
  .filter(({ board }) => board !== undefined)
  .map(({ id }) => id);

const positions = new Map<string, Promise<Position>>();

export function positionOf(game: string): Promise<Position> {
  const known = positions.get(game) ?? reach(game);
  positions.set(game, known);
  return known;
}

async function reach(game: string): Promise<Position> {
  const samples = await manifests.find(({ id }) => id === game)?.samples?.();
  if (samples === undefined) throw new Error(`${game} has no samples`);
  const { options, isReached, hasCurtain } = samples.position;
  return { file: exportTable(randomGameOf(game, options, SEED, isReached)), hasCurtain };
}
