/** What lies where, on the map and underground. */
import { type Benefit, CATHEDRALS, FIRST_CITY, SLOTS } from '../data/index.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';
import { cityOf, levelOf, type UndergroundMap } from './underground.ts';

/** The map of a level, on the side that is in play. */
export function mapOn(g: Ruleset, state: State, level: number): UndergroundMap {
  return g.maps[level][state.silver?.sides[level] ?? 0];
}

/** What a house slot gives; null: there is no such slot. */
export function slotAt(g: Ruleset, state: State, spot: number, slot: number): Benefit | null {
  if (spot < FIRST_CITY) return g.slots[spot * SLOTS + slot];
  return mapOn(g, state, levelOf(spot)).slots[cityOf(spot) * SLOTS + slot];
}

/** The cathedral at a spot, or NONE: those of the map first, then one for each level. */
export function cathedralAt(g: Ruleset, state: State, spot: number): number {
  if (spot < FIRST_CITY) return g.cathedralAt[spot];
  const level = levelOf(spot);
  return mapOn(g, state, level).cathedral === spot ? CATHEDRALS.length + level : NONE;
}

export function spotOf(g: Ruleset, state: State, cathedral: number): number {
  if (cathedral < CATHEDRALS.length) return g.cathedralSpots[cathedral];
  return mapOn(g, state, cathedral - CATHEDRALS.length).cathedral;
}

export function pillarSlotsAt(g: Ruleset, state: State, cathedral: number): number {
  if (cathedral < CATHEDRALS.length) return g.pillarSlots[cathedral];
  return mapOn(g, state, cathedral - CATHEDRALS.length).pillars;
}

/** Points of the tiles of a cathedral from the top. */
export function stackAt(g: Ruleset, state: State, cathedral: number): readonly number[] {
  if (cathedral < CATHEDRALS.length) return g.stacks[cathedral];
  return mapOn(g, state, cathedral - CATHEDRALS.length).stack;
}

/** Whether a seat may build somewhere without standing there: on the map, or where it has a seeker on the same level. */
export function isOpenTo(state: State, seat: number, spot: number): boolean {
  return spot < FIRST_CITY || state.players[seat].seekers[levelOf(spot)] !== NONE;
}

/** Whether a seeker of the seat stands on a spot. */
export function hasSeekerAt(state: State, seat: number, spot: number): boolean {
  return spot >= FIRST_CITY && state.players[seat].seekers[levelOf(spot)] === spot;
}
