/** How towns lie to each other, and the cost tiles of cathedrals by what they ask for. */
import { SPOTS, type SpotId, type TownId, tables } from '../data/index.ts';

function neighbours(spot: SpotId): readonly SpotId[] {
  return SPOTS.filter(
    (other) => tables.links[`${spot}-${other}`] === true || tables.links[`${other}-${spot}`] === true,
  );
}

/** Steps of a figure from where everybody begins. */
export function stepsTo(town: TownId): number {
  const reached = new Set<SpotId>(['tiletum']);
  for (let steps = 0; ; steps++) {
    if (reached.has(town)) return steps;
    const before = reached.size;
    for (const spot of [...reached]) for (const next of neighbours(spot)) reached.add(next);
    if (reached.size === before) throw new Error(`No road leads to ${town}`);
  }
}

export interface CostKind {
  /** The good that they ask for, or `closed`. */
  readonly id: string;
  readonly ids: readonly string[];
  readonly least: number;
  readonly most: number;
  readonly fewest: number;
  readonly best: number;
}

export function costKinds(): readonly CostKind[] {
  const rows = Object.entries(tables.costTiles).map(([id, tile]) => ({
    id,
    kind: tile.isClosed ? 'closed' : tile.pays,
    ...tile,
  }));
  return [...new Set(rows.map(({ kind }) => kind))].map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const amounts = own.map(({ amount }) => amount);
    const points = own.map((row) => row.points);
    return {
      id: kind,
      ids: own.map(({ id }) => id),
      least: Math.min(...amounts),
      most: Math.max(...amounts),
      fewest: Math.min(...points),
      best: Math.max(...points),
    };
  });
}
