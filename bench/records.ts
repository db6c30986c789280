/** Games of people that lie beside the project: to learn from, and to measure bots on the same set-ups. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameTeaching } from '@guildhall/games';
import {
  type Action,
  type GameState,
  openGroup,
  type Seat,
  type Table,
  tableIsNext,
} from '@guildhall/kernel';
import { decisionsIn, recordedIn } from '../packages/cli/src/dataset/recorded.ts';

const FOLDER = fileURLToPath(new URL('../../shared/games/', import.meta.url));

/** The files of a game's records; none where they are not there. */
export function recordFiles(
  { records }: Pick<GameTeaching, 'records'>,
  which: 'taught' | 'measured',
): string[] {
  if (records === undefined) return [];
  const folder = join(FOLDER, records.folder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => records.isOfUse(file) && records.isMeasured(file) === (which === 'measured'))
    .sort()
    .map((file) => join(folder, file));
}

export async function recordedTable(path: string): Promise<Table> {
  for await (const recorded of recordedIn(path)) {
    if (recorded.kind === 'problem') throw new Error(recorded.problem);
    return recorded.table;
  }
  throw new Error(`${path}: holds no game`);
}

/** A turn that somebody made: from where the seat begins to decide to where others, the table or chance go on. */
interface TurnMade {
  readonly seat: Seat;
  readonly before: GameState;
  readonly after: GameState;
  /** Whether the seat had nothing more to decide then. */
  readonly isWhole: boolean;
}

export function* turnsMadeIn(table: Table): Generator<TurnMade, void, void> {
  const { rules } = table;
  let before: GameState | null = null;
  let seat = 0;
  let after: GameState | null = null;
  for (const chosen of decisionsIn(table)) {
    if (before !== null && after !== null && chosen.seat !== seat) {
      yield { seat, before, after, isWhole: false };
      before = null;
    }
    ({ seat } = chosen);
    before ??= rules.clone(chosen.state);
    after = rules.clone(chosen.state);
    rules.apply(after, seat, chosen.action as Action);
    if (decides(after, seat)) continue;
    yield { seat, before, after, isWhole: true };
    before = null;
  }
}

function decides(state: GameState, seat: Seat): boolean {
  if (tableIsNext(state)) return false;
  return [...state.aside, ...openGroup(state)].some((owed) => owed.seat === seat);
}
