/** Option sets in which every two values of different options (and player counts) occur together. */
import type { BaseOptions, Game } from '../contract/game.ts';
import { type OptionSpec, readOptions } from '../options/options.ts';

interface Factor {
  readonly name: string;
  readonly values: readonly unknown[];
}

/** For each factor the index of its value; null: not chosen yet. */
type Row = (number | null)[];

/**
 * A short list, found greedily: each row starts with a pair that has not occurred and fills the other factors with
 * the values that make the most new pairs. Values that a player count does not allow are left out.
 */
export function optionSets({ options: schema }: Pick<Game, 'options'>): BaseOptions[] {
  const specs = Object.entries(schema.fields) as [string, OptionSpec<unknown>][];
  const players: Factor = {
    name: 'players',
    values: Array.from(
      { length: schema.maxPlayers - schema.minPlayers + 1 },
      (_, i) => schema.minPlayers + i,
    ),
  };
  const factors = [
    players,
    ...specs.flatMap(([name, { values }]): Factor[] => (values === null ? [] : [{ name, values }])),
  ];
  const fits = (row: Row): boolean =>
    row[0] === null ||
    factors.every(({ name, values }, at) => {
      const value = row[at];
      if (at === 0 || value === null) return true;
      const spec = specs.find(([known]) => known === name);
      return (
        spec === undefined || spec[1].check(values[value], players.values[row[0] ?? 0] as number) === null
      );
    });

  const open = new Set(
    allPairs(factors)
      .filter((pair) => fits(rowOf(pair, factors.length)))
      .map(keyOf),
  );
  const rows: Row[] = [];
  // A pair can be impossible although each of its values is possible alone (they need different player counts).
  for (let key = first(open); key !== null; key = first(open)) {
    const row = complete(rowOf(pairOf(key), factors.length), factors, open, fits);
    open.delete(key);
    if (row === null) continue;
    for (const pair of pairsIn(row)) open.delete(keyOf(pair));
    rows.push(row);
  }
  if (rows.length === 0) for (let at = 0; at < players.values.length; at++) rows.push([at]);
  return rows.map((row) =>
    readOptions<BaseOptions>(
      schema,
      Object.fromEntries(factors.map(({ name, values }, at) => [name, values[row[at] ?? 0]])),
    ),
  );
}

type Pair = readonly [factorA: number, valueA: number, factorB: number, valueB: number];

function keyOf(pair: Pair): string {
  return pair.join(' ');
}

function pairOf(key: string): Pair {
  const [a, b, c, d] = key.split(' ').map(Number);
  return [a, b, c, d];
}

function rowOf([a, valueA, b, valueB]: Pair, length: number): Row {
  const row: Row = Array.from({ length }, () => null);
  row[a] = valueA;
  row[b] = valueB;
  return row;
}

function first(keys: ReadonlySet<string>): string | null {
  for (const key of keys) return key;
  return null;
}

function allPairs(factors: readonly Factor[]): Pair[] {
  const pairs: Pair[] = [];
  for (let a = 0; a < factors.length; a++) {
    for (let b = a + 1; b < factors.length; b++) {
      for (let valueA = 0; valueA < factors[a].values.length; valueA++) {
        for (let valueB = 0; valueB < factors[b].values.length; valueB++) pairs.push([a, valueA, b, valueB]);
      }
    }
  }
  return pairs;
}

function pairsIn(row: Row): Pair[] {
  const pairs: Pair[] = [];
  row.forEach((valueA, a) => {
    row.forEach((valueB, b) => {
      if (a < b && valueA !== null && valueB !== null) pairs.push([a, valueA, b, valueB]);
    });
  });
  return pairs;
}

/** Fills a row, factor by factor, with the values that make the most new pairs; null when nothing fits. */
function complete(
  start: Row,
  factors: readonly Factor[],
  open: ReadonlySet<string>,
  fits: (row: Row) => boolean,
): Row | null {
  const row = start.slice();
  for (let at = 0; at < factors.length; at++) {
    if (row[at] !== null) continue;
    let best: number | null = null;
    let bestGain = -1;
    for (let value = 0; value < factors[at].values.length; value++) {
      row[at] = value;
      const gain = pairsIn(row).filter((pair) => open.has(keyOf(pair))).length;
      if (gain > bestGain && fits(row)) {
        best = value;
        bestGain = gain;
      }
    }
    if (best === null) return null;
    row[at] = best;
  }
  return fits(row) ? row : null;
}
