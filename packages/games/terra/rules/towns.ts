/** Towns: groups of a seat's adjacent buildings that are many and strong enough. */
import { type Listener, toAll } from '@guildhall/kernel';
import type { Land } from './land.ts';
import { neighboursOf } from './reach.ts';
import type { TerraState } from './state.ts';

interface TownLand extends Land {
  readonly townIds: readonly string[];
}

interface TownParts<G extends TownLand, S extends TerraState, R> {
  /** Whether what touches a town belongs to it: groups go through towns then. If not, its buildings are left out. */
  goesThroughTowns(g: G): boolean;
  /** Fewest buildings of a group that may found a town. */
  fewest(g: G): number;
  isStrongEnough(g: G, state: S, seat: number, group: readonly number[]): boolean;
  /** Lets the seat choose a tile for the town it founded. */
  oweTile(g: G, state: S, seat: number): void;
  /** Why a seat may not skip a river hex, whatever stands around it; null: it may. */
  checkRiver(g: G, state: S, seat: number, river: number): R | null;
  readonly refusals: { readonly grows: R; readonly weak: R; readonly noTile: R };
}

export function townRules<G extends TownLand, S extends TerraState, R>(parts: TownParts<G, S, R>) {
  const { goesThroughTowns, fewest, isStrongEnough, checkRiver, refusals } = parts;

  /** Whether a hex has a building of the seat that its groups may hold. */
  function belongs(g: G, state: S, seat: number, hex: number): boolean {
    const building = state.buildings[hex];
    const isOwn = building >= seat * g.perSeat && building < (seat + 1) * g.perSeat;
    return isOwn && (state.inTown[hex] === 0 || goesThroughTowns(g));
  }

  /** All own buildings connected with a hex, itself first. */
  function groupOf(g: G, state: S, seat: number, start: number): number[] {
    const group = [start];
    const join = (hexes: readonly number[]): void => {
      for (const near of hexes) if (belongs(g, state, seat, near) && !group.includes(near)) group.push(near);
    };
    const rivers = goesThroughTowns(g) ? state.players[seat].riverTowns : [];
    for (let i = 0; i < group.length; i++) {
      join(neighboursOf(g, state, group[i]));
      // A river over which a town was founded keeps joining what lies around it to that town.
      for (const river of rivers) {
        const around = g.map.riverLands[river];
        if (around.includes(group[i])) join(around);
      }
    }
    return group;
  }

  function found(g: G, state: S, seat: number, group: readonly number[], listener?: Listener): void {
    for (const member of group) state.inTown[member] = 1;
    const hexes = group.map((member) => g.map.landNames[member]);
    listener?.(toAll('townFounded', seat, { hexes }));
    parts.oweTile(g, state, seat);
  }

  /** Looks whether the group around a hex is, joins or becomes a town. Says whether one was founded. */
  function around(g: G, state: S, seat: number, hex: number, listener?: Listener): boolean {
    if (state.inTown[hex] === 1 && !goesThroughTowns(g)) return false;
    const group = groupOf(g, state, seat, hex);
    if (group.some((member) => state.inTown[member] === 1)) {
      for (const member of group) state.inTown[member] = 1;
      return false;
    }
    if (group.length < fewest(g) || !isStrongEnough(g, state, seat, group) || !canTakeTile(state))
      return false;
    found(g, state, seat, group, listener);
    return true;
  }

  /** Checks every own group again after something made towns easier. Returns whether that founded a town. */
  function everywhere(g: G, state: S, seat: number, listener?: Listener): boolean {
    let isFounded = false;
    for (const hex of g.hexes)
      if (state.inTown[hex] === 0 && belongs(g, state, seat, hex))
        isFounded = around(g, state, seat, hex, listener) || isFounded;
    return isFounded;
  }

  /** The buildings that a skipped river hex would join. */
  function groupOver(g: G, state: S, seat: number, river: number): number[] {
    const group: number[] = [];
    for (const near of g.map.riverLands[river]) {
      if (!belongs(g, state, seat, near) || group.includes(near)) continue;
      for (const member of groupOf(g, state, seat, near)) if (!group.includes(member)) group.push(member);
    }
    return group;
  }

  /** One river hex may be skipped to found a town, by those who may, at any moment of their turn. */
  function checkConnect(g: G, state: S, seat: number, river: number): R | null {
    const no = checkRiver(g, state, seat, river);
    if (no !== null) return no;
    const group = groupOver(g, state, seat, river);
    if (group.some((hex) => state.inTown[hex] === 1)) return refusals.grows;
    if (!isStrongEnough(g, state, seat, group)) return refusals.weak;
    return canTakeTile(state) ? null : refusals.noTile;
  }

  function applyConnect(g: G, state: S, seat: number, river: number, listener?: Listener): void {
    const group = groupOver(g, state, seat, river);
    state.players[seat].riverTowns.push(river);
    found(g, state, seat, group, listener);
  }

  return { groupOf, around, everywhere, checkConnect, applyConnect };
}

/** Towns that still wait for their tile will take one, so there must be one more than those. */
export function canTakeTile(state: TerraState): boolean {
  let left = 0;
  for (const copies of state.townTiles) left += copies;
  for (const group of state.pending) for (const owed of group) if (owed.kind === 'town') left -= 1;
  return left > 0;
}

/** A seat takes a town tile with its keys, which whatever else the tile brings may already use. */
export function takeTownTile(
  g: TownLand & { readonly towns: readonly { readonly keys: number }[] },
  state: TerraState,
  seat: number,
  tile: number,
  listener?: Listener,
): void {
  state.townTiles[tile] -= 1;
  state.players[seat].towns.push(tile);
  state.players[seat].keys += g.towns[tile].keys;
  listener?.(toAll('townTile', seat, { tile: g.townIds[tile] }));
}

/** How many of a town tile there are, wherever they are. */
export function copiesOfTown({ townTiles, players }: TerraState, tile: number): number {
  return townTiles[tile] + players.flatMap(({ towns }) => towns).filter((one) => one === tile).length;
}
