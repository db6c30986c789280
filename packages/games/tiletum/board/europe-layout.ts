/** Where the spots of the map lie: a drawing of 648 by 428, which is drawn taller where there is more room. */
import type { Point } from '@guildhall/board-kit';
import type { SpotId } from '../data/index.ts';

export const EUROPE = { width: 648, height: 428 } as const;

const SPOTS: Readonly<Record<SpotId, readonly [number, number]>> = {
  london: [82, 58],
  brugge: [168, 88],
  antwerpen: [256, 74],
  hamburg: [398, 46],
  tiletum: [190, 152],
  koeln: [326, 122],
  leipzig: [462, 92],
  paris: [124, 210],
  troyes: [216, 214],
  strasbourg: [318, 208],
  frankfurt: [402, 162],
  nuernberg: [462, 196],
  praha: [540, 144],
  bordeaux: [66, 302],
  wien: [592, 220],
  lyon: [222, 304],
  milano: [342, 302],
  verona: [440, 290],
  venezia: [536, 298],
  toulouse: [124, 376],
  arles: [222, 384],
  genova: [332, 378],
  firenze: [456, 380],
  londonBrugge: [128, 72],
  antwerpenHamburg: [326, 56],
  parisBordeaux: [98, 252],
  strasbourgMilano: [334, 256],
  nuernbergVerona: [456, 246],
  arlesGenova: [277, 388],
};

export function spotAt(id: string, stretch: number): Point {
  const [x, y] = SPOTS[id as SpotId];
  return { x, y: Math.round(y * stretch) };
}

/** Where what a cathedral costs is written, from the middle of its town. */
const SIGNS: Readonly<Record<string, readonly [number, number]>> = {
  milano: [38, -42],
  bordeaux: [-16, -44],
  wien: [6, -44],
};

export function signAt(id: string): Point {
  const [x, y] = SIGNS[id] ?? [2, -44];
  return { x, y };
}

/** Where the flag of a fair stands, from the middle of its town: beside the towers of a cathedral it is higher. */
export function flagAt(id: string, hasCathedral: boolean): Point {
  // Frankfurt lies above it.
  if (id === 'nuernberg') return { x: -60, y: 14 };
  return { x: -30, y: hasCathedral ? -21 : -9 };
}

interface Crowd {
  /** Where the first figure stands, from the middle of the town, and which way the others follow. */
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly perRow: number;
}

const CROWDS: Readonly<Record<string, Crowd>> = {
  tiletum: { x: 56, y: 24, step: 24, perRow: 3 },
  wien: { x: -58, y: 0, step: -27, perRow: 2 },
  paris: { x: -56, y: 0, step: -27, perRow: 2 },
  lyon: { x: -58, y: 4, step: -27, perRow: 2 },
  milano: { x: 58, y: 15, step: 27, perRow: 2 },
  hamburg: { x: 44, y: -4, step: 27, perRow: 3 },
  // Above these lie the names and houses of towns.
  troyes: { x: 62, y: -14, step: 27, perRow: 1 },
  nuernbergVerona: { x: 26, y: 0, step: 27, perRow: 2 },
  strasbourgMilano: { x: -26, y: 0, step: -27, perRow: 2 },
  parisBordeaux: { x: 28, y: 8, step: 27, perRow: 2 },
};
const BESIDE: Crowd = { x: 60, y: 0, step: 27, perRow: 2 };

/** Where figures stand: above a town, and beside one with a cathedral. */
export function figureAt(id: string, hasCathedral: boolean, index: number, count: number): Point {
  const crowd = CROWDS[id] ?? (hasCathedral ? BESIDE : null);
  if (crowd !== null) {
    const { x, y, step, perRow } = crowd;
    return { x: x + (index % perRow) * step, y: y - Math.floor(index / perRow) * 22 };
  }
  const perRow = 4;
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  return { x: ((index % perRow) - (inRow - 1) / 2) * 26, y: -31 - row * 23 };
}

export const MOUNTAINS: readonly (readonly [number, number])[] = [
  [282, 262],
  [300, 254],
  [384, 248],
  [404, 240],
  [276, 340],
  [296, 334],
  [498, 246],
  [522, 238],
  [26, 398],
  [56, 404],
];

export const TREES: readonly (readonly [number, number])[] = [
  [600, 56],
  [616, 68],
  [584, 72],
  [528, 34],
  [548, 42],
  [30, 232],
  [46, 244],
  [150, 306],
  [164, 316],
  [616, 120],
  [286, 164],
  [300, 172],
  [574, 376],
];
