/** What wealth tiles score for the tiles on a progress map. */
import type { Ruleset, Wealth } from '../ruleset.ts';
import { kindOf } from '../tiles.ts';

type Map = readonly number[];

function spacesOf(map: Map, kind: number): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < map.length; space++) if (kindOf(map[space]) === kind) spaces.push(space);
  return spaces;
}

function touching(g: Ruleset, map: Map, space: number, kind: number): number {
  let count = 0;
  for (const other of g.mapNeighbours[space]) if (kindOf(map[other]) === kind) count += 1;
  return count;
}

function largestGroup(g: Ruleset, spaces: readonly number[]): number {
  const left = new Set(spaces);
  let largest = 0;
  for (const start of spaces) {
    if (!left.delete(start)) continue;
    const reached = [start];
    for (const space of reached)
      for (const other of g.mapNeighbours[space]) if (left.delete(other)) reached.push(other);
    largest = Math.max(largest, reached.length);
  }
  return largest;
}

/** How often a tile scores. */
export function countFor(g: Ruleset, map: Map, { scores, first, second }: Wealth): number {
  const spaces = spacesOf(map, first);
  const isOuter = (space: number): boolean => g.mapSpaces[space].ring === g.outerRing;
  switch (scores) {
    case 'outer':
      return spaces.filter(isOuter).length;
    case 'inner':
      return spaces.filter((space) => !isOuter(space)).length;
    case 'alone':
      return spaces.filter((space) => touching(g, map, space, first) === 0).length;
    case 'group':
      return largestGroup(g, spaces);
    case 'pairs':
      return Math.min(spaces.length, spacesOf(map, second).length);
    case 'adjacentPairs':
      return spaces.reduce((sum, space) => sum + touching(g, map, space, second), 0);
    case 'touching':
      return spaces.filter((space) => touching(g, map, space, second) > 0).length;
  }
}

export function wealthPoints(g: Ruleset, map: Map, wealth: Wealth): number {
  return wealth.points * countFor(g, map, wealth);
}
