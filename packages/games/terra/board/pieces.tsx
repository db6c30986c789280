/** Wooden pieces: buildings differ by their roofs, seats by colour and letter. Light falls from the upper left. */
import type { SeatLook } from '@guildhall/board-kit';
import type { CSSProperties, ReactNode } from 'react';

type Corner = readonly [x: number, y: number];

interface Front {
  readonly corners: readonly Corner[];
  /** Where the letter stands. */
  readonly letter: Corner;
}

/** The fronts of the pieces around the point 0, 0. */
const FRONTS = {
  dwelling: {
    corners: [
      [-12, 11],
      [6, 11],
      [6, -2],
      [-3, -12],
      [-12, -2],
    ],
    letter: [-3, 7.6],
  },
  tradingHouse: {
    corners: [
      [-15, 11],
      [10, 11],
      [10, 0],
      [5, -6],
      [0, -1],
      [0, -5],
      [-7.5, -13],
      [-15, -5],
    ],
    letter: [-4, 8],
  },
  temple: {
    corners: [
      [-14, 11],
      [10, 11],
      [10, 8],
      [7, 8],
      [7, -3],
      [10, -3],
      [-2, -14],
      [-14, -3],
      [-11, -3],
      [-11, 8],
      [-14, 8],
    ],
    letter: [-2, 7.4],
  },
  stronghold: {
    corners: [
      [-16, 11],
      [11, 11],
      [11, -13],
      [6, -13],
      [6, -8],
      [1, -8],
      [1, -13],
      [-6, -13],
      [-6, -8],
      [-11, -8],
      [-11, -13],
      [-16, -13],
    ],
    letter: [-2.5, 6.5],
  },
  sanctuary: {
    corners: [
      [-17, 11],
      [12, 11],
      [12, 2],
      [9.5, -2],
      [5, -4],
      [3.5, -9],
      [-2.5, -13],
      [-8.5, -9],
      [-10, -4],
      [-14.5, -2],
      [-17, 2],
    ],
    letter: [-2.5, 7.4],
  },
  tower: {
    corners: [
      [-9, 11],
      [5, 11],
      [5, -7],
      [8, -7],
      [8, -15],
      [4, -15],
      [4, -12],
      [0, -12],
      [0, -15],
      [-4, -15],
      [-4, -12],
      [-8, -12],
      [-8, -15],
      [-12, -15],
      [-12, -7],
      [-9, -7],
    ],
    letter: [-2, 6.5],
  },
  monument: {
    corners: [
      [-14, 11],
      [9, 11],
      [9, 7],
      [4, 7],
      [1, -10],
      [-2.5, -15],
      [-6, -10],
      [-9, 7],
      [-14, 7],
    ],
    letter: [-2.5, 6],
  },
} as const satisfies Readonly<Record<string, Front>>;

export type BuildingShape = keyof typeof FRONTS;

/** How far the front is pushed back to make a body of it. */
const DEPTH: Corner = [6, -4];

type Tone = 'side' | 'slope' | 'top';

interface Body {
  readonly front: string;
  readonly faces: Readonly<Record<Tone, string>>;
  readonly outline: string;
  readonly letter: Corner;
}

function pushed([x, y]: Corner): Corner {
  return [x + DEPTH[0], y + DEPTH[1]];
}

function closed(corners: readonly Corner[]): string {
  return `M${corners.join('L')}Z`;
}

/** A wall to the right, a sloping roof or a flat one, by which way a face looks; null: it is turned away. */
function toneOf([x, y]: Corner, [nextX, nextY]: Corner): Tone | null {
  // Fronts go round against the clock, as they are drawn.
  const outX = y - nextY;
  const outY = nextX - x;
  if (outX * DEPTH[0] + outY * DEPTH[1] < 0.01) return null;
  const up = -outY / Math.hypot(outX, outY);
  if (up > 0.95) return 'top';
  return up > 0.3 ? 'slope' : 'side';
}

function bodyOf({ corners, letter }: Front): Body {
  const faces = { side: '', slope: '', top: '' };
  corners.forEach((corner, at) => {
    const next = corners[(at + 1) % corners.length];
    const tone = toneOf(corner, next);
    if (tone !== null) faces[tone] += closed([corner, next, pushed(next), pushed(corner)]);
  });
  return {
    front: closed(corners),
    faces,
    outline: closed(corners) + closed(corners.map(pushed)),
    letter,
  };
}

const BODIES = Object.fromEntries(
  Object.entries(FRONTS).map(([shape, front]) => [shape, bodyOf(front)]),
) as Readonly<Record<BuildingShape, Body>>;

export function isBuildingShape(name: string): name is BuildingShape {
  return Object.hasOwn(FRONTS, name);
}

/** The custom property takes any colour; its shades are mixed from it. */
function inColour(colour: string): CSSProperties {
  return { '--piece': colour } as CSSProperties;
}

/** The wood alone, in the colour `--piece` of whoever draws it. */
export function PieceBody({ shape }: { readonly shape: BuildingShape }): ReactNode {
  const { front, faces } = BODIES[shape];
  return (
    <g className="kit-wood">
      <path d={faces.side} data-tone="side" />
      <path d={faces.slope} data-tone="slope" />
      <path d={faces.top} data-tone="top" />
      <path d={front} />
    </g>
  );
}

interface PieceProps {
  readonly shape: BuildingShape;
  readonly look: SeatLook;
}

interface LetterProps extends PieceProps {
  /** In units of the drawing. */
  readonly size: number;
}

function Letter({ shape, look, size }: LetterProps): ReactNode {
  const [x, y] = BODIES[shape].letter;
  return (
    <text x={x} y={y} fontSize={size} style={{ fill: `var(${look.ink})` }}>
      {look.initial}
    </text>
  );
}

interface BuildingProps extends PieceProps {
  readonly scale?: number;
}

/** A building of a seat within a drawing: its letter on it, and a light line around, so that green stands on green. */
export function Building({ shape, look, scale = 1 }: BuildingProps): ReactNode {
  return (
    <g
      className="kit-building"
      transform={scale === 1 ? undefined : `scale(${scale})`}
      style={inColour(`var(${look.fill})`)}
      aria-hidden
    >
      <ellipse className="kit-building-shade" cx="2" cy="8" rx="20" ry="8.5" />
      <path d={BODIES[shape].outline} className="kit-building-halo" />
      <PieceBody shape={shape} />
      <Letter shape={shape} look={look} size={12.5} />
    </g>
  );
}

interface LonePieceProps extends PieceProps {
  /** Without the letter where it would be too small to read. */
  readonly letter?: boolean;
}

/** A building that stands on a board or in a line; whoever uses it says how big. */
export function Piece({ shape, look, letter = true }: LonePieceProps): ReactNode {
  return (
    <svg className="kit-piece" viewBox="-18 -20 37 33" style={inColour(`var(${look.fill})`)} aria-hidden>
      <path d={BODIES[shape].outline} className="kit-piece-rim" />
      <PieceBody shape={shape} />
      {letter && <Letter shape={shape} look={look} size={14.5} />}
    </svg>
  );
}
