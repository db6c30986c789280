/** A real game of four, for benchmarks, when the recorded games lie beside the project. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SavedTable } from '@guildhall/kernel';
import { savedTable } from './export.ts';
import { readLedgerFile } from './file.ts';
import { replayLedger } from './replay.ts';

const GAME = 'terra-mystica';
const FILE = fileURLToPath(
  new URL('../../../../../shared/games/terra-mystica/league/4pLeague_S69_D1L1_G7.txt', import.meta.url),
);

export interface RecordedGame {
  readonly table: SavedTable;
  readonly from: string;
}

/** Null where there is none of that game. */
export function leagueGameOf(game: string): RecordedGame | null {
  if (game !== GAME || !existsSync(FILE)) return null;
  const [reading] = readLedgerFile(FILE);
  return reading.kind === 'game'
    ? { table: savedTable(replayLedger(reading.game)), from: reading.game.id }
    : null;
}
