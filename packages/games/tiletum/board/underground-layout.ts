/** Where the cities of the underground lie, by level and side: both sides have the same cities, but other ways. */
import type { Point } from '@guildhall/board-kit';
import { UNDERGROUND } from '../data/index.ts';

export const CAVE = { width: 620, height: 392 } as const;

type Places = readonly (readonly [number, number])[];

const FIRST: Places = [
  [70, 118],
  [202, 74],
  [146, 238],
  [308, 156],
  [452, 82],
  [544, 196],
  [272, 316],
  [448, 312],
];

/** In the order of the list of cities. */
const LAYOUTS: Readonly<Record<string, Places>> = {
  IA: FIRST,
  IB: FIRST,
  IIA: [
    [74, 196],
    [176, 86],
    [312, 100],
    [452, 78],
    [176, 312],
    [318, 288],
    [452, 206],
    [548, 316],
  ],
  IIB: [
    [68, 196],
    [190, 196],
    [282, 78],
    [340, 206],
    [250, 322],
    [440, 92],
    [450, 300],
    [552, 206],
  ],
  IIIA: [
    [70, 88],
    [180, 170],
    [306, 80],
    [446, 90],
    [504, 206],
    [364, 306],
    [180, 308],
    [556, 326],
  ],
  IIIB: [
    [68, 196],
    [180, 84],
    [180, 312],
    [322, 84],
    [322, 312],
    [440, 212],
    [500, 84],
    [552, 318],
  ],
};

export function cityAt(map: string, level: number, id: string): Point {
  const at = (UNDERGROUND[level] as readonly string[]).indexOf(id);
  const [x, y] = LAYOUTS[map][at];
  return { x, y };
}

export const ROCKS: readonly (readonly [number, number, number])[] = [
  [40, 30, 60],
  [560, 40, 70],
  [320, 370, 90],
  [30, 370, 70],
  [610, 250, 50],
  [250, 180, 40],
  [390, 170, 30],
];

export const GLINTS: readonly (readonly [number, number])[] = [
  [118, 152],
  [250, 40],
  [400, 340],
  [604, 120],
  [236, 240],
  [90, 340],
  [520, 30],
];
