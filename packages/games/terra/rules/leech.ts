/** Power for the neighbours of a new building. */
import { type Action, discharge, type Listener, type Obligation, type Order, toAll } from '@guildhall/kernel';
import type { Land } from './land.ts';
import { type Bowls, gainPower, powerRoom } from './power.ts';
import { neighboursOf } from './reach.ts';
import type { Offer, OnMap, TerraPlayer, TerraState } from './state.ts';

/** Power really gained from an offer: all of it, unless the bowls or the points do not allow it. */
export function leechGain(offer: number, bowls: Bowls, points: number): number {
  return Math.min(offer, powerRoom(bowls), points + 1);
}

/** Points paid for power from a neighbour's building: one less than the power gained. */
export function leechPrice(gain: number): number {
  return gain > 0 ? gain - 1 : 0;
}

/** Power that costs no points is taken. */
export const FREE_POWER: readonly Order[] = [
  {
    when: { kind: 'leech', where: [{ fact: 'price', op: '=', value: 0 }], counts: [], place: [] },
    take: 'leech',
  },
];

const MOST_SEATS = 8;
const amounts = new Array<number>(MOST_SEATS).fill(0);

/** Power that the other seats have around a hex, by seat; null where there is none. Valid until it is asked again. */
export function powerAround<S extends OnMap>(
  g: Land,
  state: S,
  seat: number,
  hex: number,
  powerAt: (state: S, hex: number) => number,
): readonly number[] | null {
  amounts.fill(0);
  let isAny = false;
  for (const near of neighboursOf(g, state, hex)) {
    const building = state.buildings[near];
    if (building < 0) continue;
    const owner = Math.floor(building / g.perSeat);
    if (owner === seat) continue;
    amounts[owner] += powerAt(state, near);
    isAny = true;
  }
  return isAny ? amounts : null;
}

/**
 * Makes an offer. Answers at leisure open at once, beside the stack. Answers in turn are asked when the builder's turn
 * is over: nothing the builder still does can change an offer, and the turn stays one piece that can be taken back.
 */
export function makeOffer(
  { options, factionIds }: LeechRuleset,
  state: TerraState,
  offer: Offer,
  listener?: Listener,
): void {
  const offers: Obligation[] = options.leech === 'deferred' ? state.aside : state.offers;
  offers.push(offer);
  listener?.(
    toAll('powerOffered', offer.seat, {
      power: offer.amount,
      from: factionIds[state.players[offer.from].faction],
    }),
  );
}

export interface LeechRuleset {
  readonly options: { readonly leech: 'inOrder' | 'deferred' };
  readonly factionIds: readonly string[];
}

/** Asks for the answers to the turn that just ended. Full bowls leave nothing to ask: `lapsed` hears of those. */
export function openOffers<O extends Offer>(state: TerraState<O>, lapsed?: (offer: O) => void): void {
  const { offers } = state;
  if (offers.length === 0) return;
  state.offers = [];
  // The stack is answered from its end: the oldest offer goes on top.
  for (let i = offers.length - 1; i >= 0; i--) {
    const offer = offers[i];
    if (powerRoom(state.players[offer.seat]) > 0) state.pending.push([offer]);
    else lapsed?.(offer);
  }
}

/** Everything that is still open beside the stack is now waited for. */
export function waitForOffers(state: TerraState): void {
  if (state.aside.length === 0) return;
  state.pending.push(state.aside);
  state.aside = [];
}

/** The facts of an offer. */
export function offerFacts(
  { factionIds }: LeechRuleset,
  { players }: TerraState,
  { amount, seat, from }: Offer,
): Record<string, number | string> {
  const gain = leechGain(amount, players[seat], players[seat].points);
  return {
    offered: amount,
    amount: gain,
    price: leechPrice(gain),
    from: factionIds[players[from].faction],
  };
}

interface LeechCatalogue<A> extends LeechRuleset {
  readonly catalogue: { readonly leech: A; readonly decline: A };
}

interface LeechParts<G, S, O, P, R> {
  /** Takes points away. */
  pay(player: P, points: number): void;
  /** An offer was answered: whether any power could be taken, and how much was. */
  answered?(g: G, state: S, offer: O, couldTake: boolean, taken: number, listener?: Listener): void;
  readonly refusal: R;
}

/** How an offer is answered: power for points, or not. */
export function leechHandler<
  G extends LeechCatalogue<A>,
  S extends TerraState & { players: P[] },
  O extends Offer,
  P extends TerraPlayer,
  A extends Action,
  R,
>({ pay, answered, refusal }: LeechParts<G, S, O, P, R>) {
  return {
    candidates({ catalogue }: G, _state: S, _owed: O, out: A[]): void {
      out.push(catalogue.leech, catalogue.decline);
    },
    check(_g: G, _state: S, _owed: O, action: A): R | null {
      return action.kind === 'leech' || action.kind === 'decline' ? null : refusal;
    },
    apply(g: G, state: S, owed: O, action: A, listener?: Listener): void {
      discharge<Obligation>(state, owed);
      const { seat } = owed;
      const player = state.players[seat];
      const from = g.factionIds[state.players[owed.from].faction];
      const most = leechGain(owed.amount, player, player.points);
      const taken = action.kind === 'leech' ? most : 0;
      if (action.kind === 'leech') {
        const points = leechPrice(taken);
        gainPower(player, taken);
        pay(player, points);
        listener?.(toAll('leeched', seat, { power: taken, points, from }));
      } else {
        listener?.(toAll('declined', seat, { power: owed.amount, from }));
      }
      answered?.(g, state, owed, most > 0, taken, listener);
    },
  };
}
