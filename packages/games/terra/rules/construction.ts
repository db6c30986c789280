/** A building comes onto the map. What it scores and founds is the game's own. */
import { type Listener, toAll } from '@guildhall/kernel';
import type { Land } from './land.ts';
import { NONE, type TerraState } from './state.ts';

/** Puts a building on a hex, in place of what stood there, and logs it. */
export function standBuilding(
  g: Land,
  state: TerraState,
  seat: number,
  hex: number,
  code: number,
  event: { readonly kind: string; readonly building: string },
  listener?: Listener,
): void {
  state.buildings[hex] = seat * g.perSeat + code;
  const { kind, building } = event;
  listener?.(toAll(kind, seat, { hex: g.map.landNames[hex], building }));
}

/** Puts a building of the own board on a hex, in place of the one that is upgraded there, if any. */
export function standOwn(
  g: Land,
  state: TerraState,
  seat: number,
  hex: number,
  code: number,
  building: string,
  listener?: Listener,
): void {
  const { built } = state.players[seat];
  const before = state.buildings[hex];
  const replaced = before - seat * g.perSeat;
  if (before !== NONE && replaced < built.length) built[replaced] -= 1;
  built[code] += 1;
  const kind = before === NONE ? 'built' : 'upgraded';
  standBuilding(g, state, seat, hex, code, { kind, building }, listener);
}
