/** The king phase: the prize, points, the new turn order, and the way back to 0. */
import { discharge, hasLeft, nextId, TABLE } from '@guildhall/kernel';
import { countOf } from '../data/index.ts';
import type { Action } from './actions.ts';
import { NO_CARD, tell } from './cardinal/log.ts';
import { obtain } from './cardinal/tiles.ts';
import { holdFair } from './fairs.ts';
import { byTrack, resetDiscs } from './king-track.ts';
import { score } from './players.ts';
import { isLastRound } from './rounds.ts';
import type { Check } from './rule-ids.ts';
import { KING, type Listener, type Ruleset } from './ruleset.ts';
import { isCardinal } from './seats.ts';
import { takeMine } from './seekers.ts';
import { NONE, type Obligation, type ObligationOf, type State } from './state.ts';
import { checkStore, store } from './storehouse.ts';
import { levelIn, oweAct, scoreHouses } from './technologies.ts';

/** Silver from mines and ribbons, and points for houses, before anything else. */
export function runIncome(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  state.phase = 'king';
  for (const seat of state.players.keys()) gainIncome(g, state, seat);
}

/** The income of a seat. */
export function gainIncome(g: Ruleset, state: State, seat: number): void {
  const mines = countOf(state.silver?.mines ?? [], seat);
  const { silver } = g.kingTrack.spaces[state.king[seat]];
  state.players[seat].silver += mines + silver;
  if (levelIn(state, seat, 'merchant') >= 3) scoreHouses(state, seat);
}

/** Discs on 0 or higher bring a mine. */
export function runMines(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  for (const seat of state.players.keys()) gainMine(g, state, seat);
}

export function gainMine(g: Ruleset, state: State, seat: number): void {
  if (state.king[seat] < g.kingTrack.zero) return;
  takeMine(state, seat);
}

/** King technology: an action at the end of the phase, in the new turn order, which it does not change. */
export function runKingGifts(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  // After the last round nobody looks at the track again.
  if (isLastRound(g, state)) return;
  for (const seat of state.order.toReversed())
    if (!hasLeft(state, seat) && levelIn(state, seat, 'king') >= 2)
      oweAct(state, seat, KING, g.tables.technologies.kingPoints);
}

export function runKingPrize(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'king';
  const winner = byTrack(state).find((seat) => !hasLeft(state, seat));
  if (winner === undefined) {
    discardKingTile(g, state, listener);
    return;
  }
  if (isLastRound(g, state)) {
    score(state.players[winner], 'kingPoints', g.kingTrack.prize);
    return;
  }
  if (state.kingTile === NONE) return;
  if (isCardinal(g, winner)) {
    const tile = state.kingTile;
    state.kingTile = NONE;
    obtain(g, state, tile, NO_CARD, listener);
    return;
  }
  if (checkStore(g, state.players[winner], state.kingTile) === null)
    state.pending.push([{ kind: 'kingTile', id: nextId(state), seat: winner }]);
  else discardKingTile(g, state, listener);
}

export function discardKingTile(g: Ruleset, state: State, listener?: Listener): void {
  const tile = state.kingTile;
  if (tile === NONE) return;
  state.kingTile = NONE;
  state.bonusDiscard.push(tile);
  listener?.({ kind: 'tileDiscarded', seat: TABLE, readers: 'all', data: { tile: g.tileIds[tile] } });
}

type KingTile = ObligationOf<'kingTile'>;

export const kingTile = {
  candidates(g: Ruleset, _state: State, _owed: KingTile, out: Action[]): void {
    out.push(g.catalogue.keep, g.catalogue.decline);
  },
  check(_g: Ruleset, _state: State, _owed: KingTile, action: Action): Check {
    return action.kind === 'keep' || action.kind === 'decline' ? null : 'TIL-TURN-NOT-NOW';
  },
  apply(g: Ruleset, state: State, owed: KingTile, action: Action, listener?: Listener): void {
    discharge(state, owed);
    if (action.kind === 'decline') {
      discardKingTile(g, state, listener);
      return;
    }
    const tile = state.kingTile;
    state.kingTile = NONE;
    store(state.players[owed.seat], tile);
    listener?.({ kind: 'tileTaken', seat: owed.seat, readers: 'all', data: { tile: g.tileIds[tile] } });
  },
};

export function runKingPoints(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  for (const seat of state.players.keys()) scoreKing(g, state, seat);
}

export function scoreKing(g: Ruleset, state: State, seat: number): void {
  const points = g.track[state.king[seat]];
  score(state.players[seat], 'kingPoints', points);
}

/** Those who left come last. The fair that counts the track comes before the discs go back to 0. */
export function runKingOrder(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const order = byTrack(state);
  state.order = [
    ...order.filter((seat) => !hasLeft(state, seat)),
    ...order.filter((seat) => hasLeft(state, seat)),
  ];
  for (const [at, seat] of state.order.entries())
    if (isCardinal(g, seat)) tell(listener, 'cardinalOrdered', NO_CARD, { place: at + 1 });
    else listener?.({ kind: 'ordered', seat, readers: 'all', data: { place: at + 1 } });
  if (g.fairIds[state.fairs[state.round - 1]] === 'fairKing') holdFair(g, state, listener);
  resetDiscs(g, state);
}
