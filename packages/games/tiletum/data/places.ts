/** The spots of the map and of the underground. */

export const TOWNS = [
  'london',
  'brugge',
  'antwerpen',
  'hamburg',
  'tiletum',
  'koeln',
  'leipzig',
  'paris',
  'troyes',
  'strasbourg',
  'frankfurt',
  'nuernberg',
  'praha',
  'bordeaux',
  'wien',
  'lyon',
  'milano',
  'verona',
  'venezia',
  'toulouse',
  'arles',
  'genova',
  'firenze',
] as const;
export type TownId = (typeof TOWNS)[number];

/** Spots between two towns, where nothing can be built. */
export const WAYPOINTS = [
  'londonBrugge',
  'antwerpenHamburg',
  'parisBordeaux',
  'strasbourgMilano',
  'nuernbergVerona',
  'arlesGenova',
] as const;

export const SPOTS = [...TOWNS, ...WAYPOINTS] as const;
export type SpotId = (typeof SPOTS)[number];

/** The towns with a cathedral. */
export const CATHEDRALS = [
  'london',
  'koeln',
  'paris',
  'praha',
  'bordeaux',
  'wien',
  'lyon',
  'milano',
  'firenze',
] as const;

/** Cities of the underground by level; both sides of a map have the same ones. */
export const UNDERGROUND = [
  ['freiberg', 'annaberg', 'marienberg', 'schneeberg', 'joachimsthal', 'goslar', 'clausthal', 'zellerfeld'],
  ['kutnaHora', 'jihlava', 'pribram', 'gastein', 'schwaz', 'rattenberg', 'sterzing', 'trento'],
  ['kremnica', 'stiavnica', 'bystrica', 'olkusz', 'baiaMare', 'rudnik', 'novoBrdo', 'srebrenica'],
] as const;
export type UndergroundId = (typeof UNDERGROUND)[number][number];

/** Every spot: those of the map first, then the cities of the underground, eight on each level. */
export const ALL_SPOTS = [...SPOTS, ...UNDERGROUND.flat()] as const;

/** The first city among all spots, and how many cities a level has. */
export const FIRST_CITY = SPOTS.length;
export const CITIES = UNDERGROUND[0].length;

export const MAPS = ['I', 'II', 'III'] as const;
export const SIDES = ['A', 'B'] as const;

/** The name of the link between two spots, the one that is listed first before the other. */
export function linkName<T extends string>(spots: readonly T[], a: T, b: T): string {
  return spots.indexOf(a) < spots.indexOf(b) ? `${a}-${b}` : `${b}-${a}`;
}

/** Every pair of spots, so that an override can open a link as well as close one. */
export function everyPair<T extends string, V>(
  spots: readonly T[],
  wayOf: (name: string) => V,
): Record<string, V> {
  const pairs: Record<string, V> = {};
  spots.forEach((a, at) => {
    for (const b of spots.slice(at + 1)) pairs[`${a}-${b}`] = wayOf(`${a}-${b}`);
  });
  return pairs;
}

/** Slots of a town or a cathedral, rooms of a building, and faces of a die, as the state counts them. */
export const SLOTS = 4;
export const FLOORS = 3;
export const FACES = 6;
