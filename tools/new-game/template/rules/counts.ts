/** Who has what, and where the game stands: for tables, prompts and the test kit. */
import { isOver, type Obligation, type Place, type Seat } from '@guildhall/kernel';
import { SPICES } from '../data/index.ts';
import type { State } from './state.ts';

export function countsOf({ players }: State, seat: Seat): Record<string, number> {
  const { coins, pearls, crates } = players[seat];
  return { coins, pearls, ...crates };
}

/** No crate is ever lost or made. Coins come from a bank that never runs dry, so they are not counted. */
export function componentsOf({ market, warehouse, players }: State): Record<string, number> {
  return Object.fromEntries(
    SPICES.map((spice) => {
      const bought = players.reduce((sum, { crates }) => sum + crates[spice], 0);
      return [spice, market[spice] + bought + warehouse.filter((one) => one === spice).length];
    }),
  );
}

/** `turn`: turns taken in this round. */
export function whereIs(state: State): Place {
  const left = state.pending.flat().filter(({ kind }) => kind === 'turn').length;
  return {
    round: state.round,
    phase: isOver(state) ? 'end' : 'trade',
    turn: state.players.length - left,
  };
}

/** What a prompt can mention: the seat's own contract. */
export function factsOf({ players }: State, { seat }: Obligation): Record<string, number | string> {
  return seat < 0 ? {} : { contract: players[seat].contract };
}
