/** How many values of each table are from which source, by game. Filled in while the client is built. */
import type { Source } from '@guildhall/kernel';

interface TableSources {
  /** The table's name among the values of the game. */
  readonly name: string;
  readonly counts: Readonly<Record<Source, number>>;
}

export const sourceCounts: Readonly<Record<string, readonly TableSources[]>> = {};
