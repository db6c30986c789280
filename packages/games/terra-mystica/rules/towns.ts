/** Towns: groups of directly adjacent buildings that are many and strong enough. */
import { discharge, nextId } from '@guildhall/kernel';
import { neighboursOf } from '../../terra/index.ts';
import { type Action, ofKind } from './actions.ts';
import { addChoice } from './choices.ts';
import { stepOnEveryTrack, wouldRace } from './cults.ts';
import { favoursOf } from './held-favours.ts';
import { kindOf, ownerOf } from './reach.ts';
import { gain, score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { type ObligationOf, type Player, SANCTUARY, type State } from './state.ts';
import { freeShipping } from './tracks.ts';

/** All own buildings directly connected with a hex, itself included. */
function groupOf(g: Ruleset, state: State, seat: number, start: number): number[] {
  const group = [start];
  for (let i = 0; i < group.length; i++) {
    for (const near of neighboursOf(g, state, group[i]))
      if (ownerOf(state.buildings[near]) === seat && !group.includes(near)) group.push(near);
    joinOverRivers(g, state, seat, group[i], group);
  }
  return group;
}

/** A river over which the mermaids founded a town keeps joining what lies around it. */
function joinOverRivers(g: Ruleset, state: State, seat: number, hex: number, group: number[]): void {
  for (const river of state.players[seat].riverTowns) {
    const around = g.map.riverLands[river];
    if (!around.includes(hex)) continue;
    for (const near of around)
      if (ownerOf(state.buildings[near]) === seat && !group.includes(near)) group.push(near);
  }
}

/** Towns that still wait for their tile will take one, so there must be one more than those. */
function canTakeTile(state: State, seat: number): boolean {
  const owed = state.pending.flat().filter((one) => one.kind === 'town' && one.seat === seat).length;
  return state.townTiles.reduce((sum, copies) => sum + copies, 0) > owed;
}

function townPowerNeeded(g: Ruleset, player: Player): number {
  return favoursOf(g, player).reduce(
    (needed, { townDiscount }) => needed - townDiscount,
    g.tables.town.power,
  );
}

function isStrongEnough(g: Ruleset, state: State, seat: number, group: readonly number[]): boolean {
  let power = 0;
  let hasSanctuary = false;
  for (const hex of group) {
    const kind = kindOf(state.buildings[hex]);
    power += g.powerValue[kind];
    if (kind === SANCTUARY) hasSanctuary = true;
  }
  const { buildings, buildingsWithSanctuary } = g.tables.town;
  if (group.length < (hasSanctuary ? buildingsWithSanctuary : buildings)) return false;
  return power >= townPowerNeeded(g, state.players[seat]);
}

/** Looks whether the group around a hex is, joins or becomes a town. Says whether one was founded. */
export function townsAround(
  g: Ruleset,
  state: State,
  seat: number,
  hex: number,
  listener?: Listener,
): boolean {
  const group = groupOf(g, state, seat, hex);
  if (group.some((member) => state.inTown[member] === 1)) {
    for (const member of group) state.inTown[member] = 1;
    return false;
  }
  if (!isStrongEnough(g, state, seat, group) || !canTakeTile(state, seat)) return false;
  foundTown(g, state, seat, group, listener);
  return true;
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
  addChoice(state, { kind: 'town', id: nextId(state), seat });
}

/** After a favour that makes towns easier: every own group is looked at again. Says whether a town came of it. */
export function townsEverywhere(g: Ruleset, state: State, seat: number, listener?: Listener): boolean {
  let founded = false;
  for (const hex of g.hexes)
    if (ownerOf(state.buildings[hex]) === seat && state.inTown[hex] === 0)
      founded = townsAround(g, state, seat, hex, listener) || founded;
  return founded;
}

/** The buildings that a skipped river hex would join. */
function groupOverRiver(g: Ruleset, state: State, seat: number, river: number): number[] {
  const group: number[] = [];
  for (const near of g.map.riverLands[river]) {
    if (ownerOf(state.buildings[near]) !== seat || group.includes(near)) continue;
    for (const member of groupOf(g, state, seat, near)) if (!group.includes(member)) group.push(member);
  }
  return group;
}

/** Mermaids: one river hex may be skipped to found a town, at any moment of the own turn. */
export function checkConnect(g: Ruleset, state: State, seat: number, river: number): Check {
  const player = state.players[seat];
  if (!g.factions[player.faction].riverTowns) return 'TM-TOWN-DIRECT-ONLY';
  const group = groupOverRiver(g, state, seat, river);
  if (group.some((hex) => state.inTown[hex] === 1)) return 'TM-TOWN-GROWS';
  if (!isStrongEnough(g, state, seat, group)) return 'TM-TOWN-FOUND';
  if (!canTakeTile(state, seat)) return 'TM-TOWN-SUPPLY';
  return null;
}

export function connectCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  for (const [river, connect] of g.catalogue.connect.entries())
    if (checkConnect(g, state, seat, river) === null) out.push(connect);
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
  ownTurn: true,
  candidates(g: Ruleset, _state: State, _owed: Town, out: Action[]): void {
    out.push(...g.catalogue.town);
  },
  check(g: Ruleset, state: State, owed: Town, action: Action): Check {
    if (action.kind !== 'town') return 'TM-TURN-FINISH-FIRST';
    if (state.townTiles[action.tile] === 0) return 'TM-TOWN-SUPPLY';
    const { cultSteps, keys } = g.towns[action.tile];
    for (let cult = 0; cultSteps > 0 && cult < state.cultTop.length; cult++) {
      if (wouldRace(g, state, owed.seat, cult, cultSteps, keys)) return 'TM-CULT-RACE';
    }
    return null;
  },
  apply(g: Ruleset, state: State, owed: Town, action: Action, listener?: Listener): void {
    const taken = ofKind(action, 'town').tile;
    discharge(state, owed);
    const { seat } = owed;
    const player = state.players[seat];
    const faction = g.factions[player.faction];
    const tile = g.towns[taken];
    state.townTiles[taken] -= 1;
    player.towns.push(taken);
    listener?.({ kind: 'townTile', seat, readers: 'all', data: { tile: g.townIds[taken] } });
    score(player, 'townTiles', tile.points);
    const round = g.scoring[state.scoring[state.round - 1]].points.town;
    score(player, 'scoringTiles', round);
    score(player, 'faction', faction.townPoints);
    player.workers += faction.townWorkers;
    // The key comes first: the tile's own steps may already use it.
    player.keys += tile.keys;
    gain(g, player, tile);
    for (let step = 0; step < tile.shipping; step++) freeShipping(g, state, seat, listener);
    if (tile.cultSteps > 0) stepOnEveryTrack(g, state, seat, tile.cultSteps, listener);
  },
};
