/** What both games count: pieces wherever they are, and the facts of an obligation. */
import type { Obligation } from '@guildhall/kernel';
import { type LeechRuleset, offerFacts } from './leech.ts';
import type { Offer, TerraState } from './state.ts';
import { copiesOfTown } from './towns.ts';
import type { Turn } from './turn.ts';

interface PieceTables {
  /** Buildings of each kind that a seat has. */
  readonly pieces: readonly number[];
  readonly perSeat: number;
  readonly townIds: readonly string[];
}

/** Buildings by kind, town tiles and hexes, wherever they are. `kinds` are the buildings of a seat's own board. */
export function componentsInBoth(
  g: PieceTables,
  state: TerraState,
  kinds: readonly string[],
): Record<string, number> {
  const count: Record<string, number> = {};
  for (const [seat, { built }] of state.players.entries()) {
    for (const [kind, name] of kinds.entries()) {
      const onMap = state.buildings.filter((building) => building === seat * g.perSeat + kind).length;
      count[`${name} of seat ${seat}`] = g.pieces[kind] - built[kind] + onMap;
    }
  }
  for (const [tile, id] of g.townIds.entries()) count[id] = copiesOfTown(state, tile);
  count.landHexes = state.terrain.length;
  return count;
}

interface Spades extends Obligation {
  readonly kind: 'terraform';
  readonly free: number;
}

/** The facts of obligations that both games have. */
export function factsInBoth(
  g: LeechRuleset,
  state: TerraState,
  owed: Offer | Turn | Spades,
): Record<string, number | string> {
  switch (owed.kind) {
    case 'leech':
      return offerFacts(g, state, owed);
    case 'turn':
      return { actions: owed.actions };
    case 'terraform':
      return { spades: owed.free };
    default:
      return owed satisfies never;
  }
}
