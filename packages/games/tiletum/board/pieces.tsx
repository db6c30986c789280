/** Wooden pieces and dice. A piece is a front pushed back: what looks up is lighter, what looks right darker. */
import type { SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import type { Good } from '../data/index.ts';

type Points = readonly (readonly [number, number])[];

const FRONTS = {
  house: [
    [-9, 9],
    [7, 9],
    [7, -2],
    [-1, -10],
    [-9, -2],
  ],
  merchant: [
    [-11, 6],
    [11, 6],
    [11, -2],
    [8, -9],
    [-8, -9],
    [-11, -2],
  ],
  architect: [
    [-9, 9],
    [-4, 9],
    [0, 1],
    [4, 9],
    [9, 9],
    [3, -8],
    [3, -12],
    [-3, -12],
    [-3, -8],
  ],
  mine: [
    [-9, 8],
    [-4, 8],
    [-4, 1],
    [-1, -2],
    [2, 1],
    [2, 8],
    [7, 8],
    [7, -2],
    [3, -8],
    [-1, -9.5],
    [-5, -8],
    [-9, -2],
  ],
  seeker: [
    [-9, 11],
    [9, 11],
    [9, 8],
    [7, 8],
    [5, -5],
    [6, -8],
    [0, -13],
    [-6, -8],
    [-5, -5],
    [-7, 8],
    [-9, 8],
  ],
  pillar: [
    [-4, 9],
    [4, 9],
    [4, -9],
    [-4, -9],
  ],
} as const satisfies Readonly<Record<string, Points>>;

type PieceKind = keyof typeof FRONTS;

const DEPTH = { x: 4, y: -3 };

interface Side {
  readonly path: string;
  readonly shade: 'top' | 'slope' | 'side';
}

interface Solid {
  readonly front: string;
  readonly sides: readonly Side[];
}

const pathOf = (points: Points): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** The faces that show when a front is pushed back to the upper right. */
function solidOf(points: Points): Solid {
  const area = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  const turn = area > 0 ? 1 : -1;
  const sides = points.flatMap(([x, y], at): readonly Side[] => {
    const [toX, toY] = points[(at + 1) % points.length];
    const outX = (toY - y) * turn;
    const outY = (x - toX) * turn;
    if (outX * DEPTH.x + outY * DEPTH.y <= 0.01) return [];
    const up = -outY / Math.hypot(outX, outY);
    const path = pathOf([
      [x, y],
      [toX, toY],
      [toX + DEPTH.x, toY + DEPTH.y],
      [x + DEPTH.x, y + DEPTH.y],
    ]);
    return [{ path, shade: up > 0.95 ? 'top' : up > 0.3 ? 'slope' : 'side' }];
  });
  return { front: pathOf(points), sides };
}

const SOLIDS = Object.fromEntries(
  Object.entries(FRONTS).map(([kind, points]) => [kind, solidOf(points)]),
) as Readonly<Record<PieceKind, Solid>>;

interface PieceProps {
  readonly kind: PieceKind;
  readonly look: SeatLook;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** The letter of its owner on the front. */
  readonly hasLetter?: boolean;
  /** By which it is known wherever it goes; one that ends in `@` is known at its place. */
  readonly name?: string;
  /** Of those that are all the same. */
  readonly group?: string;
  /** Whether it would stand there after what is chosen. */
  readonly isGhost?: boolean;
}

/** Where the letter stands: the fronts of houses and mines lie a little to the left. */
const LETTER_AT: Partial<Record<PieceKind, { readonly x: number; readonly y: number }>> = {
  merchant: { x: 0, y: 3.4 },
  architect: { x: 0, y: 4.4 },
  seeker: { x: 0, y: 7 },
  house: { x: -1, y: 7.6 },
};

/** Bands of a colour: on pieces too small for a letter they tell whose it is, for whoever does not see colours. */
const BANDS: Readonly<Record<string, number>> = {
  '--til-red': 0,
  '--til-blue': 1,
  '--til-yellow': 2,
  '--til-violet': 3,
  '--til-cardinal': 1,
};
/** Where bands lie: from the top of a front to its foot. */
const BANDED: Partial<Record<PieceKind, { readonly tops: readonly number[]; readonly band: string }>> = {
  pillar: { tops: [-0.5, -5.5, 4.5], band: 'M-4 0h8v2.600h-8z' },
  // Around its mouth.
  mine: { tops: [-1.5, 2.5, -6], band: 'M-8.600 0h4.200v2.600h-4.200zM2.400 0h4.200v2.600h-4.200z' },
};

function Bands({ kind, fill }: { readonly kind: PieceKind; readonly fill: string }): ReactNode {
  const banded = BANDED[kind];
  return banded?.tops
    .slice(0, BANDS[fill] ?? 0)
    .map((top) => <path key={top} d={banded.band} transform={`translate(0 ${top})`} className="til-band" />);
}

export function Piece({ name, group, isGhost = false, ...drawn }: PieceProps): ReactNode {
  if (isGhost)
    return (
      <g className="kit-ghost" data-ghost={name}>
        <Wood {...drawn} />
      </g>
    );
  return (
    <g data-piece={name} data-group={group} data-of={drawn.look.fill}>
      <Wood {...drawn} />
    </g>
  );
}

function Wood({ kind, look, x, y, scale = 1, hasLetter = false }: PieceProps): ReactNode {
  const { front, sides } = SOLIDS[kind];
  const letterAt = LETTER_AT[kind];
  return (
    <g
      className="til-piece"
      transform={`translate(${x} ${y}) scale(${scale})`}
      style={{ '--piece': `var(${look.fill})`, '--piece-ink': `var(${look.ink})` } as React.CSSProperties}
    >
      {sides.map(({ path, shade }) => (
        <path key={path} d={path} className={`til-${shade}`} />
      ))}
      <path d={front} className="til-front" />
      <Bands kind={kind} fill={look.fill} />
      {hasLetter && kind === 'architect' && <circle r="8.400" cy="-1" className="til-front" />}
      {kind === 'merchant' && (
        <>
          <circle cx="-6" cy="7" r="4" className="til-cartwheel" />
          <circle cx="6" cy="7" r="4" className="til-cartwheel" />
        </>
      )}
      {hasLetter && letterAt !== undefined && (
        <text {...letterAt} className="til-letter" data-on={kind}>
          {look.initial}
        </text>
      )}
    </g>
  );
}

interface DiscProps {
  readonly look: SeatLook;
  readonly name: string;
  /** Whether it would lie there after what is chosen. */
  readonly isGhost?: boolean;
}

/** The discs of the king track and the markers of technologies. */
export function Disc({ look, name, isGhost = false }: DiscProps): ReactNode {
  return (
    <svg
      className={isGhost ? 'til-disc kit-ghost' : 'til-disc'}
      data-piece={isGhost ? undefined : name}
      data-ghost={isGhost ? name : undefined}
      data-of={look.fill}
      viewBox="-11 -11 22 24"
      aria-hidden
      style={{ '--piece': `var(${look.fill})`, '--piece-ink': `var(${look.ink})` } as React.CSSProperties}
    >
      <circle r="9.600" cy="2" className="til-side" />
      <circle r="9.600" className="til-front" />
      <text y="4.600" className="til-letter">
        {look.initial}
      </text>
    </svg>
  );
}

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [[0, 0]],
  1: [
    [-1, -1],
    [1, 1],
  ],
  2: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieProps {
  readonly good: Good;
  /** From 0. */
  readonly face: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How spots are rounded and turned: where two goods have the same shape, one die is much lighter than the other. */
const SPOT_SHAPES: Readonly<Record<Good, { readonly round: number; readonly turn: number }>> = {
  gold: { round: 0, turn: 45 },
  stone: { round: 0, turn: 0 },
  food: { round: 1, turn: 0 },
  wool: { round: 1, turn: 0 },
  iron: { round: 1, turn: 0 },
};

/** A die shows its value as spots, and its good as colour and as the shape of the spots. */
export function Die({ good, face, x, y, size }: DieProps): ReactNode {
  const half = size / 2;
  const { round, turn } = SPOT_SHAPES[good];
  // A circle, and a square as large as it.
  const spot = size * (round === 1 ? 0.095 : 0.085);
  return (
    <g className="til-die" data-good={good} transform={`translate(${x} ${y})`}>
      <rect
        x={-half}
        y={-half + size * 0.1}
        width={size}
        height={size}
        rx={size * 0.2}
        className="til-die-foot"
      />
      <rect x={-half} y={-half} width={size} height={size} rx={size * 0.2} className="til-die-face" />
      {SPOTS[face].map(([left, top]) => (
        <rect
          key={`${left} ${top}`}
          x={-spot}
          y={-spot}
          width={2 * spot}
          height={2 * spot}
          rx={round * spot}
          transform={`translate(${left * size * 0.25} ${top * size * 0.25}) rotate(${turn})`}
          className="til-die-spot"
        />
      ))}
    </g>
  );
}

/** A die beside text. */
export function DieIcon({ good, face }: { readonly good: Good; readonly face: number }): ReactNode {
  return (
    <svg className="til-die-icon" viewBox="-16 -16 32 35" aria-hidden>
      <Die good={good} face={face} x={0} y={0} size={29} />
    </svg>
  );
}

/** A pillar and a mine beside text. */
export function SmallPieces({ look }: { readonly look: SeatLook }): ReactNode {
  return (
    <svg viewBox="-14 -14 44 28" width="2.6em" height="1.65em" aria-hidden>
      <Piece kind="pillar" look={look} x={-5} y={0} />
      <Piece kind="mine" look={look} x={16} y={1} />
    </svg>
  );
}
