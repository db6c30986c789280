/** Aspirations in the tile area: gained by actions, kept as far as there is space, exchanged for progress tiles. */
import { toAll } from '@guildhall/kernel';
import type { HandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Check } from '../rule-ids.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { letterOf } from '../ruleset.ts';
import { ANY, NONE, type Player, type State } from '../state.ts';
import { ASPIRATION, isAspiration, kindOf, NUMBERS, PROGRESS_TILES, WEALTH } from '../tiles.ts';

export function aspirationsOf(player: Player): number {
  let count = 0;
  for (const tile of player.area) if (isAspiration(tile)) count += 1;
  return count;
}

/** Puts an aspiration on the leftmost empty space, or beside the area; without a tile in the supply nothing happens. */
export function aspire(g: Ruleset, state: State, seat: number, type: number, listener?: Listener): void {
  const player = state.players[seat];
  if (aspirationsOf(player) >= g.tables.pieces.aspirations) return;
  player.area.push(ASPIRATION + type);
  listener?.(toAll('aspired', seat, { type: nameOf.aspiration(type) }));
}

/** Whether a seat has this progress tile, waiting or built, or a wealth tile of the same letter. */
export function owns(g: Ruleset, player: Player, tile: number): boolean {
  return among(g, player.area, tile) || among(g, player.map, tile);
}

function among(g: Ruleset, tiles: readonly number[], tile: number): boolean {
  if (tile < PROGRESS_TILES) return tiles.includes(tile);
  const letter = letterOf(g, tile);
  for (const other of tiles)
    if (!isAspiration(other) && kindOf(other) === WEALTH && letterOf(g, other) === letter) return true;
  return false;
}

/** More aspirations than spaces: the seat gives up those it does not keep. */
export const overflow = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.drop);
  },
  check(_g, state, owed, action) {
    if (action.kind !== 'drop') return 'INV-ASPIRATION-OVERFLOW';
    const { area } = state.players[owed.seat];
    return area.includes(ASPIRATION + action.type) ? null : 'INV-ASPIRATION-OVERFLOW';
  },
  apply(_g, state, owed, action, listener) {
    if (action.kind !== 'drop') throw new Error(`not an aspiration: ${action.kind}`);
    const { area } = state.players[owed.seat];
    area.splice(area.lastIndexOf(ASPIRATION + action.type), 1);
    listener?.(toAll('aspirationDropped', owed.seat, { type: nameOf.aspiration(action.type) }));
  },
} satisfies HandlerOf<'overflow'>;

/** The leftmost aspiration of a seat that a progress tile can replace; those before it go back to their owner. */
export function nextAspiration(g: Ruleset, state: State, seat: number, listener?: Listener): number {
  const player = state.players[seat];
  for (;;) {
    const at = player.area.findIndex(isAspiration);
    if (at < 0) return NONE;
    const type = player.area[at] - ASPIRATION;
    for (const { tile } of g.catalogue.take)
      if (checkProgress(g, state, player, type, tile) === null) return at;
    player.area.splice(at, 1);
    listener?.(toAll('aspirationVoid', seat, { type: nameOf.aspiration(type) }));
  }
}

function checkProgress(g: Ruleset, state: State, player: Player, type: number, tile: number): Check {
  if (type !== ANY && Math.floor(tile / NUMBERS) !== type) return 'INV-ASPIRATION-PROGRESS';
  if (state.progress[tile] === 0) return 'INV-ASPIRATION-VOID';
  return owns(g, player, tile) ? 'INV-TILE-ONE-OF-A-KIND' : null;
}

/** The type of the aspiration that is exchanged now. */
export function aspiredType(state: State, seat: number): number {
  const tile = state.players[seat].area.find(isAspiration);
  return tile === undefined ? NONE : tile - ASPIRATION;
}

export const progress = {
  legal(g, state, owed, kind, out) {
    if (kind !== undefined && kind !== 'take') return;
    const player = state.players[owed.seat];
    const type = aspiredType(state, owed.seat);
    for (const action of g.catalogue.take)
      if (checkProgress(g, state, player, type, action.tile) === null) out.push(action);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'take') return 'INV-TURN-NOT-NOW';
    return checkProgress(g, state, state.players[owed.seat], aspiredType(state, owed.seat), action.tile);
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'take') throw new Error(`not a progress tile: ${action.kind}`);
    const { seat } = owed;
    const { area } = state.players[seat];
    area[area.findIndex(isAspiration)] = action.tile;
    state.progress[action.tile] -= 1;
    listener?.(toAll('progressTaken', seat, { tile: g.tileIds[action.tile] }));
  },
} satisfies HandlerOf<'progress'>;
