/** Merchant and architect on the map: steps, houses, pillars and bonus tiles of towns. */
import { nextId } from '@guildhall/kernel';
import { SLOTS } from '../data/index.ts';
import type { Action } from './actions.ts';
import { give, joinFrom } from './benefits.ts';
import { cathedralAt, pillarSlotsAt, slotAt } from './places.ts';
import { hasHouse, hasPillar } from './players.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';
import { checkStore, store } from './storehouse.ts';
import { levelIn } from './technologies.ts';

export function addMerchantMoves(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const near = g.neighbours[state.players[seat].merchant];
  for (let at = 0; at < near.length; at++) out.push(g.catalogue.moveMerchant[near[at]]);
}

export function addArchitectMoves(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const near = g.neighbours[state.players[seat].architect];
  for (let at = 0; at < near.length; at++) out.push(g.catalogue.moveArchitect[near[at]]);
}

export function checkMerchantMove(g: Ruleset, state: State, seat: number, spot: number): Check {
  return g.neighbours[state.players[seat].merchant].includes(spot) ? null : 'TIL-MERCHANT-MOVE';
}

export function checkArchitectMove(g: Ruleset, state: State, seat: number, spot: number): Check {
  return g.neighbours[state.players[seat].architect].includes(spot) ? null : 'TIL-ARCHITECT-MOVE';
}

export function moveMerchant(
  g: Ruleset,
  state: State,
  seat: number,
  spot: number,
  listener?: Listener,
): void {
  state.players[seat].merchant = spot;
  listener?.({ kind: 'merchantMoved', seat, readers: 'all', data: { spot: g.spotIds[spot] } });
}

export function moveArchitect(
  g: Ruleset,
  state: State,
  seat: number,
  spot: number,
  listener?: Listener,
): void {
  state.players[seat].architect = spot;
  listener?.({ kind: 'architectMoved', seat, readers: 'all', data: { spot: g.spotIds[spot] } });
}

export function addHouses(g: Ruleset, state: State, seat: number, spot: number, out: Action[]): void {
  if (state.players[seat].houses === 0) return;
  for (let slot = 0; slot < SLOTS; slot++)
    if (state.houses[spot * SLOTS + slot] === NONE && slotAt(g, state, spot, slot) !== null)
      out.push(g.catalogue.house[spot][slot]);
}

/** Slots of a town that give the same are taken from the first on. */
function isFirstOfItsKind(g: Ruleset, state: State, spot: number, slot: number): boolean {
  const own = slotAt(g, state, spot, slot);
  for (let other = 0; other < slot; other++) {
    const earlier = slotAt(g, state, spot, other);
    if (earlier === null || state.houses[spot * SLOTS + other] !== NONE) continue;
    if (earlier.effect === own?.effect && earlier.amount === own.amount) return false;
  }
  return true;
}

export function checkHouse(g: Ruleset, state: State, seat: number, spot: number, slot: number): Check {
  if (state.players[seat].houses === 0) return 'TIL-HOUSE-SUPPLY';
  if (slotAt(g, state, spot, slot) === null || state.houses[spot * SLOTS + slot] !== NONE)
    return 'TIL-HOUSE-SLOT';
  if (hasHouse(state, seat, spot)) return 'TIL-HOUSE-ONE';
  return isFirstOfItsKind(g, state, spot, slot) ? null : 'TIL-HOUSE-SLOT';
}

export function placeHouse(
  g: Ruleset,
  state: State,
  seat: number,
  spot: number,
  slot: number,
  listener?: Listener,
): void {
  state.players[seat].houses -= 1;
  state.houses[spot * SLOTS + slot] = seat;
  listener?.({ kind: 'housePlaced', seat, readers: 'all', data: { spot: g.spotIds[spot] } });
  const bonus = slotAt(g, state, spot, slot);
  const depth = state.pending.length;
  if (levelIn(state, seat, 'merchant') >= 2)
    state.pending.push([{ kind: 'anyBonus', id: nextId(state), seat }]);
  if (bonus !== null) give(state, seat, bonus, 'housePoints');
  joinFrom(state, depth);
}

export function checkPillar(g: Ruleset, state: State, seat: number, spot: number): Check {
  const cathedral = cathedralAt(g, state, spot);
  if (cathedral === NONE) return 'TIL-PILLAR-SLOT';
  if (state.players[seat].pillars === 0) return 'TIL-PILLAR-SUPPLY';
  if (g.costTiles[state.costTiles[cathedral]].isClosed) return 'TIL-CATHEDRAL-CLOSED';
  if (hasPillar(state, seat, cathedral)) return 'TIL-PILLAR-ONE';
  return freePillarSlot(g, state, cathedral) === NONE ? 'TIL-PILLAR-SLOT' : null;
}

function freePillarSlot(g: Ruleset, state: State, cathedral: number): number {
  for (let slot = 0; slot < pillarSlotsAt(g, state, cathedral); slot++)
    if (state.pillars[cathedral * SLOTS + slot] === NONE) return slot;
  return NONE;
}

export function placePillar(g: Ruleset, state: State, seat: number, spot: number, listener?: Listener): void {
  const cathedral = cathedralAt(g, state, spot);
  state.players[seat].pillars -= 1;
  state.pillars[cathedral * SLOTS + freePillarSlot(g, state, cathedral)] = seat;
  listener?.({ kind: 'pillarPlaced', seat, readers: 'all', data: { spot: g.spotIds[spot] } });
}

export function checkCollect(g: Ruleset, state: State, seat: number, spot: number): Check {
  const tile = state.mapTiles[spot];
  return tile === NONE ? 'TIL-MAP-TILE' : checkStore(g, state.players[seat], tile);
}

export function collect(g: Ruleset, state: State, seat: number, spot: number, listener?: Listener): void {
  const tile = state.mapTiles[spot];
  state.mapTiles[spot] = NONE;
  store(state.players[seat], tile);
  listener?.({ kind: 'tileTaken', seat, readers: 'all', data: { tile: g.tileIds[tile] } });
}
