/** Games and records to give the program. */

import { terraMystica } from '@guildhall/games/terra-mystica';
import { deciders, exportTable, type Game, randomFrom, Table } from '@guildhall/kernel';

/** A table of random play; `entries`: as many at least, all of them by default. */
export function randomTable(
  seed: string,
  players: number,
  entries = Number.POSITIVE_INFINITY,
  game: Game = terraMystica as unknown as Game,
): Table {
  const table: Table = new Table(game as never, { players }, seed);
  const random = randomFrom(seed);
  while (!table.over && table.length < entries) {
    const seat = deciders(table.state())[0];
    const legal = table.legal(seat);
    table.play(seat, legal[random.below(legal.length)]);
  }
  return table;
}

/** A file of a game, with some of its fields changed. */
export function gameFile(table: Table, changed: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({ ...(JSON.parse(exportTable(table)) as object), ...changed }, null, 1);
}

function row(faction: string, position: string, commands: string): string {
  const [points, coins, workers, priests, power, cults] = position.split(' ');
  const cells = [`${points} VP`, `${coins} C`, `${workers} W`, `${priests} P`, `${power} PW`, cults];
  return [faction, ...cells.flatMap((cell) => ['', cell]), '', commands].join('\t');
}

const WITCHES = '20 15 3 0 5/7/0 0/0/0/2';
const GIANTS = '20 15 3 0 5/7/0 1/0/0/1';

/** The beginning of a game of our own making, as a ledger: the first dwellings are still to come. */
export const RECORD_HEAD: readonly string[] = [
  'option strict-leech',
  ...['SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'].map(
    (tile, at) => `Round ${at + 1} scoring: ${tile}, as printed`,
  ),
  ...['BON1', 'BON2', 'BON3', 'BON4'].map((card) => `Removing tile ${card}`),
  row('witches', WITCHES, 'setup'),
  row('giants', GIANTS, 'setup'),
];

export function move(faction: 'witches' | 'giants', commands: string): string {
  return row(faction, faction === 'witches' ? WITCHES : GIANTS, commands);
}
