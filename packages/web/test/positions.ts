/** Games in the middle, as files, each where somebody has something to click on the board. */
import { exportTable, type Table } from '@guildhall/kernel';
import { randomGame, randomGameOf } from './games.ts';

const SEED = 'accessible';

function offers(table: Table, kind: string): boolean {
  const [seat] = table.deciders();
  return table.legal(seat).some((action) => action.kind === kind);
}

function roundOf(table: Table): number | null | undefined {
  return table.rules.where(table.state()).round;
}

export const POSITIONS = {
  'terra-mystica': () => exportTable(randomGame(SEED, (table) => roundOf(table) === 3)),
  'age-of-innovation': () =>
    exportTable(
      randomGameOf('age-of-innovation', { players: 4 }, SEED, (table) => {
        return roundOf(table) === 3 && offers(table, 'upgrade');
      }),
    ),
  // Seats with secrets: a curtain hangs before the table when it is another's turn than the first one's.
  inventions: () =>
    exportTable(
      randomGameOf('inventions', { players: 3 }, SEED, (table) => {
        return table.deciders()[0] === 1 && roundOf(table) === 7 && offers(table, 'pillar');
      }),
    ),
} as const satisfies Readonly<Record<string, () => string>>;

export type PositionName = keyof typeof POSITIONS;
