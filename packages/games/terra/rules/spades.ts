/** Spades: a hex that changes, and spades that are used up without an action of one's own. */
import { type Action, discharge, type Listener, type Obligation, toAll } from '@guildhall/kernel';
import type { Land } from './land.ts';
import type { TerraState } from './state.ts';

/** A hex becomes another terrain by spades that are paid for. */
export function setTerrain(
  g: Land & { readonly terrainIds: readonly string[] },
  state: TerraState,
  seat: number,
  hex: number,
  terrain: number,
  spades: number,
  listener?: Listener,
): void {
  state.terrain[hex] = terrain;
  listener?.(
    toAll('transformed', seat, { hex: g.map.landNames[hex], terrain: g.terrainIds[terrain], spades }),
  );
}

export interface Spades extends Obligation {
  /** Spades left that cost nothing more. */
  free: number;
}

/** Spades that were not used are gone. */
export function finishSpades(state: TerraState, owed: Spades, listener?: Listener): void {
  if (owed.free > 0) listener?.(toAll('spadesLost', owed.seat, { spades: owed.free }));
  discharge<Obligation>(state, owed);
}

interface SpadesParts<G, S, A extends Action, R> {
  prepare(g: G, state: S, seat: number): void;
  candidates(g: G, state: S, seat: number, free: number, out: A[]): void;
  check(g: G, state: S, seat: number, action: Extract<A, { kind: 'transform' }>, free: number): R | null;
  /** Changes a hex, and says how many free spades are left. */
  change(
    g: G,
    state: S,
    seat: number,
    action: Extract<A, { kind: 'transform' }>,
    free: number,
    listener?: Listener,
  ): number;
  /** The action that ends it. */
  done(g: G): A;
  isDone(action: A): boolean;
  refusal(state: S): R;
}

/** Spades outside of the action phase: no building, no bought spade, nothing beyond plain reach, any number of hexes. */
export function spadesHandler<G, S extends TerraState, O extends Spades, A extends Action, R>(
  parts: SpadesParts<G, S, A, R>,
) {
  const isChange = (action: A): action is Extract<A, { kind: 'transform' }> => action.kind === 'transform';
  return {
    prepare: (g: G, state: S, owed: O): void => parts.prepare(g, state, owed.seat),
    candidates(g: G, state: S, owed: O, out: A[]): void {
      parts.candidates(g, state, owed.seat, owed.free, out);
      out.push(parts.done(g));
    },
    check(g: G, state: S, owed: O, action: A): R | null {
      if (parts.isDone(action)) return null;
      return isChange(action) ? parts.check(g, state, owed.seat, action, owed.free) : parts.refusal(state);
    },
    apply(g: G, state: S, owed: O, action: A, listener?: Listener): void {
      if (isChange(action)) {
        owed.free = parts.change(g, state, owed.seat, action, owed.free, listener);
        if (owed.free > 0) return;
      }
      finishSpades(state, owed, listener);
    },
  };
}
