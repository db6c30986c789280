/** What a player owns, and points. */
import { FLOORS, SLOTS } from '../data/index.ts';
import type { Ruleset } from './ruleset.ts';
import { CARDINAL_SOURCES, NONE, type Player, SOURCES, type Source, type State } from './state.ts';

const AT: Readonly<Record<Source, number>> = Object.fromEntries(
  [...SOURCES, ...CARDINAL_SOURCES].map((source, at) => [source, at]),
) as Record<Source, number>;

export function score(player: Player, source: Source, points: number): void {
  player.points += points;
  player.sources[AT[source]] += points;
}

export function hasHouse(state: State, seat: number, spot: number): boolean {
  const { houses } = state;
  const first = spot * SLOTS;
  for (let at = first; at < first + SLOTS; at++) if (houses[at] === seat) return true;
  return false;
}

export function hasPillar(state: State, seat: number, cathedral: number): boolean {
  const { pillars } = state;
  const first = cathedral * SLOTS;
  for (let at = first; at < first + SLOTS; at++) if (pillars[at] === seat) return true;
  return false;
}

/** Whether all rooms of a building hold a character. */
export function isFilled(g: Ruleset, player: Player, building: number): boolean {
  const { rooms } = g.buildings[building];
  for (let floor = 0; floor < rooms; floor++)
    if (player.rooms[building * FLOORS + floor] === NONE) return false;
  return true;
}

/** Whether the rooms are filled and a crest lies below. */
export function isCompleted(g: Ruleset, player: Player, building: number): boolean {
  return player.crests[building] !== NONE && isFilled(g, player, building);
}

export function hasCharacter(player: Player, building: number): boolean {
  for (let floor = 0; floor < FLOORS; floor++)
    if (player.rooms[building * FLOORS + floor] !== NONE) return true;
  return false;
}

export function completedBuildings(g: Ruleset, player: Player): number {
  let count = 0;
  for (let building = 0; building < g.buildings.length; building++)
    if (isCompleted(g, player, building)) count += 1;
  return count;
}
