/** Upgrading buildings: what each kind grows out of is a table of the game. */
import { nextHex } from './hex-set.ts';
import type { Land } from './land.ts';
import { hasNeighbour } from './reach.ts';
import { NONE, type OnMap } from './state.ts';

interface Upgrade {
  readonly hex: number;
  readonly building: number;
}

interface UpgradeLand<A> extends Land {
  readonly catalogue: { readonly upgrade: readonly (readonly A[])[] };
  readonly pieces: readonly number[];
}

interface Upgraders<P> extends OnMap {
  readonly players: readonly (P & { readonly built: readonly number[] })[];
}

/** What a building costs; some are cheaper where another seat has a building beside. */
export interface UpgradePrice<C> {
  readonly alone: C;
  readonly beside: C;
}

/** Where actions are added, among others. */
interface List<A> {
  push(action: A): unknown;
}

interface UpgradeParts<G, P, C, R> {
  /** By kind: what it grows out of, or NONE. */
  readonly growsFrom: readonly number[];
  /** By kind. */
  prices(g: G, player: P): readonly UpgradePrice<C>[];
  canPay(player: P, cost: C): boolean;
  readonly refusals: {
    readonly own: R;
    readonly path: R;
    readonly pieces: R;
    readonly cost: R;
    /** For buildings that grow into nothing although they look like some that do. */
    readonly odd?: R;
  };
}

export function upgradeRules<G extends UpgradeLand<A>, S extends Upgraders<P>, P, C, A extends Upgrade, R>({
  growsFrom,
  prices,
  canPay,
  refusals,
}: UpgradeParts<G, P, C, R>) {
  const growsInto = growsFrom.map((_, kind) =>
    growsFrom.flatMap((from, building) => (from === kind ? [building] : [])),
  );

  /** Everything but the price; `from` is what the new building grows out of. */
  function checkPath(
    g: G,
    state: S,
    seat: number,
    { hex, building }: Upgrade,
    from: number = growsFrom[building],
  ): R | null {
    const kind = state.buildings[hex] - seat * g.perSeat;
    if (kind < 0 || kind >= g.perSeat) return refusals.own;
    if (refusals.odd !== undefined && kind >= g.pieces.length) return refusals.odd;
    if (kind !== from) return refusals.path;
    return state.players[seat].built[building] >= g.pieces[building] ? refusals.pieces : null;
  }

  function check(g: G, state: S, seat: number, action: Upgrade): R | null {
    const no = checkPath(g, state, seat, action);
    if (no !== null) return no;
    return canPay(state.players[seat], bill(g, state, seat, action)) ? null : refusals.cost;
  }

  /** With and without another seat beside. */
  function price(g: G, state: S, seat: number, building: number): UpgradePrice<C> {
    return prices(g, state.players[seat])[building];
  }

  function bill(g: G, state: S, seat: number, { hex, building }: Upgrade): C {
    const { alone, beside } = price(g, state, seat, building);
    return alone === beside || !hasNeighbour(g, state, seat, hex) ? alone : beside;
  }

  /** What the seat's buildings can grow into. Reach must be prepared. */
  function candidates(g: G, state: S, seat: number, out: List<A>): void {
    for (let hex = nextHex(g.own, NONE); hex !== NONE; hex = nextHex(g.own, hex)) {
      const kind = state.buildings[hex] - seat * g.perSeat;
      if (kind >= growsInto.length) continue;
      for (const building of growsInto[kind]) out.push(g.catalogue.upgrade[hex][building]);
    }
  }

  /** Adds what the check allows. Reach must be prepared. */
  function offer(g: G, state: S, seat: number, out: List<A>): void {
    for (let hex = nextHex(g.own, NONE); hex !== NONE; hex = nextHex(g.own, hex)) {
      const kind = state.buildings[hex] - seat * g.perSeat;
      if (kind >= growsInto.length) continue;
      for (const building of growsInto[kind]) {
        const action = g.catalogue.upgrade[hex][building];
        if (check(g, state, seat, action) === null) out.push(action);
      }
    }
  }

  return { bill, price, checkPath, check, candidates, offer };
}
