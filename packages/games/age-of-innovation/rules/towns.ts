/** Towns: groups of adjacent buildings that are many and strong enough. */
import { discharge, nextId } from '@guildhall/kernel';
import { keepAllowed, neighboursOf } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { addChoice } from './choices.ts';
import { buildingsOf, palaceOf } from './holdings.ts';
import { kindOf, ownerOf, powerAt } from './reach.ts';
import { gain } from './resources.ts';
import { scoreRound } from './round-scoring.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { stepInEach } from './science.ts';
import { grantSpades } from './spades.ts';
import { MONUMENT, type ObligationOf, type State, UNIVERSITY } from './state.ts';

/**
 * All own buildings adjacent to each other around a hex. By version 1.2 what touches a town belongs to it, so groups go
 * through towns; by 1.0 buildings of a town are left out.
 */
export function groupOf(g: Ruleset, state: State, seat: number, start: number): number[] {
  const group = [start];
  const join = (near: number): void => {
    if (ownerOf(state.buildings[near]) !== seat || group.includes(near)) return;
    if (g.isNew || state.inTown[near] === 0) group.push(near);
  };
  const { riverTowns } = state.players[seat];
  for (let i = 0; i < group.length; i++) {
    for (const near of neighboursOf(g, state, group[i])) join(near);
    // A river over which a town was founded keeps joining what lies around it to that town.
    for (const river of g.isNew ? riverTowns : []) {
      const around = g.map.riverLands[river];
      if (around.includes(group[i])) around.forEach(join);
    }
  }
  return group;
}

/** Towns that still wait for their tile will take one, so there must be one more than those. */
export function canTakeTile(state: State): boolean {
  let left = 0;
  for (const copies of state.townTiles) left += copies;
  for (const group of state.pending) for (const owed of group) if (owed.kind === 'town') left -= 1;
  return left > 0;
}

/** Fewest buildings of a group that may found a town. */
function fewest(g: Ruleset): number {
  const { buildingsWithUniversity, buildingsWithMonument } = g.tables.town;
  return Math.min(buildingsWithUniversity, buildingsWithMonument);
}

function isStrongEnough(g: Ruleset, state: State, seat: number, group: readonly number[]): boolean {
  const { town } = g.tables;
  let power = 0;
  let annexes = 0;
  let hasUniversity = false;
  let hasMonument = false;
  for (const hex of group) {
    power += powerAt(g, state, hex);
    annexes += state.annexed[hex];
    const kind = kindOf(state.buildings[hex]);
    if (kind === UNIVERSITY) hasUniversity = true;
    if (kind === MONUMENT) hasMonument = true;
  }
  const isLarge =
    group.length + annexes >= town.buildings ||
    (hasUniversity && group.length >= town.buildingsWithUniversity) ||
    (hasMonument && group.length >= town.buildingsWithMonument);
  return isLarge && power >= town.power - (palaceOf(g, state.players[seat])?.townDiscount ?? 0);
}

/** Looks whether the group around a hex is, joins or becomes a town. */
export function townsAround(g: Ruleset, state: State, seat: number, hex: number, listener?: Listener): void {
  if (state.inTown[hex] === 1 && !g.isNew) return;
  const group = groupOf(g, state, seat, hex);
  let isTown = false;
  for (const member of group) if (state.inTown[member] === 1) isTown = true;
  if (isTown) {
    for (const member of group) state.inTown[member] = 1;
    return;
  }
  if (group.length < fewest(g)) return;
  if (isStrongEnough(g, state, seat, group) && canTakeTile(state)) foundTown(g, state, seat, group, listener);
}

function foundTown(
  g: Ruleset,
  state: State,
  seat: number,
  group: readonly number[],
  listener?: Listener,
): void {
  for (const member of group) state.inTown[member] = 1;
  listener?.({
    kind: 'townFounded',
    seat,
    readers: 'all',
    data: { hexes: group.map((member) => g.map.landNames[member]) },
  });
  addChoice(g, state, { kind: 'town', id: nextId(state), seat, founded: true });
}

/** After something that makes towns easier every own group is looked at again. */
export function townsEverywhere(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  for (const hex of g.hexes)
    if (ownerOf(state.buildings[hex]) === seat && state.inTown[hex] === 0)
      townsAround(g, state, seat, hex, listener);
}

/** The buildings that a skipped river hex would join. */
function groupOverRiver(g: Ruleset, state: State, seat: number, river: number): number[] {
  const group: number[] = [];
  for (const near of g.map.riverLands[river]) {
    if (ownerOf(state.buildings[near]) !== seat || group.includes(near)) continue;
    if (!g.isNew && state.inTown[near] === 1) continue;
    for (const member of groupOf(g, state, seat, near)) if (!group.includes(member)) group.push(member);
  }
  return group;
}

/** A palace lets its owner skip one river hex for a town, whenever it likes in its turn. */
export function checkConnect(g: Ruleset, state: State, seat: number, river: number): Check {
  if (palaceOf(g, state.players[seat])?.riverTowns !== true) return 'AOI-TOWN-RIVER';
  // A river hex that bears a town tile is used.
  if (state.players[seat].riverTowns.includes(river)) return 'AOI-TOWN-RIVER';
  const group = groupOverRiver(g, state, seat, river);
  if (group.some((hex) => state.inTown[hex] === 1)) return 'AOI-TOWN-GROWS';
  if (!isStrongEnough(g, state, seat, group)) return 'AOI-TOWN-FOUND';
  return canTakeTile(state) ? null : 'AOI-TOWN-SUPPLY';
}

export function connectCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const player = state.players[seat];
  if (palaceOf(g, player)?.riverTowns === true && buildingsOf(player) >= fewest(g))
    out.push(...g.catalogue.connect);
}

export function offerConnects(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const start = out.length;
  connectCandidates(g, state, seat, out);
  if (out.length > start)
    keepAllowed(
      out,
      start,
      (action) => action.kind === 'connect' && checkConnect(g, state, seat, action.river) === null,
    );
}

export function applyConnect(
  g: Ruleset,
  state: State,
  seat: number,
  river: number,
  listener?: Listener,
): void {
  const group = groupOverRiver(g, state, seat, river);
  state.players[seat].riverTowns.push(river);
  foundTown(g, state, seat, group, listener);
}

type Town = ObligationOf<'town'>;

export const town = {
  candidates(g: Ruleset, _state: State, _owed: Town, out: Action[]): void {
    out.push(...g.catalogue.town);
  },
  check(_g: Ruleset, state: State, _owed: Town, action: Action): Check {
    if (action.kind !== 'town') return 'AOI-TURN-FINISH-FIRST';
    return state.townTiles[action.tile] === 0 ? 'AOI-TOWN-SUPPLY' : null;
  },
  apply(g: Ruleset, state: State, owed: Town, action: Action, listener?: Listener): void {
    if (action.kind !== 'town') throw new Error(`not a town tile: ${action.kind}`);
    const { seat } = owed;
    const player = state.players[seat];
    const tile = g.towns[action.tile];
    discharge(state, owed);
    state.townTiles[action.tile] -= 1;
    player.towns.push(action.tile);
    listener?.({ kind: 'townTile', seat, readers: 'all', data: { tile: g.townIds[action.tile] } });
    scoreRound(g, state, seat, 'townTile', 1);
    // The key comes with the tile, so the tile's own steps may already use it.
    player.keys += tile.keys;
    gain(g, state, seat, tile, 'townTiles');
    if (tile.spades > 0) addChoice(g, state, grantSpades(state, seat, tile.spades, false));
    // By version 1.2 a tile that comes with a palace counts as a town founded.
    if (owed.founded || g.isNew) rewardFounding(g, state, seat);
    stepInEach(g, state, seat, tile.stepsEach, listener);
  },
};

/** What some factions get for every town they found. */
function rewardFounding(g: Ruleset, state: State, seat: number): void {
  const { steps, books, spades, freeWorkshop } = g.factions[state.players[seat].faction].town;
  if (books > 0)
    addChoice(g, state, { kind: 'takeBooks', id: nextId(state), seat, count: books, bundled: 'no' });
  if (spades > 0) addChoice(g, state, grantSpades(state, seat, spades, freeWorkshop));
  if (steps > 0)
    addChoice(g, state, {
      kind: 'steps',
      id: nextId(state),
      seat,
      count: steps,
      together: false,
      for: 'town',
    });
}
