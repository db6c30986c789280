/** Cathedrals on the maps: their pillars, and what a contribution costs. */
import type { SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { NONE } from './atlas.ts';
import { IconAt } from './icons.tsx';
import { Piece } from './pieces.tsx';
import type { Cathedral } from './spots.ts';

export function CathedralShape({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-15 16V-2l5-9 5 9v3l5-6 5 6v-3l5-9 5 9v18z" className="til-wall" />
      <path d="M-2 16v-6a2.500 2.500 0 0 1 5 0v6z" fill="#6d4a22" />
      <circle cx=".5" cy="4" r="2.600" fill="#5d93c9" stroke="#2a1808" strokeWidth=".8" />
    </g>
  );
}

interface SignProps {
  readonly cathedral: Cathedral;
  readonly x: number;
  readonly y: number;
}

/** What a contribution costs now and brings: the cost tile and the tile on top of the stack. */
export function CathedralSign({ cathedral, x, y }: SignProps): ReactNode {
  const { pays, amount, points, stack, isClosed } = cathedral;
  const isOver = isClosed || stack.length === 0;
  if (isOver)
    return (
      <g transform={`translate(${x} ${y})`} className="til-sign" data-over>
        <rect x="-13" y="-9.500" width="26" height="19" rx="5" />
        <path d="M-5 -5l10 10M5 -5l-10 10" />
      </g>
    );
  const worth = String(points + stack[0]);
  const width = 46 + worth.length * 8;
  const left = -width / 2;
  return (
    <g transform={`translate(${x} ${y})`} className="til-sign">
      {stack.slice(1).map((_, at) => (
        <rect key={at} x={left + 2.5 * (at + 1)} y={-9.5 - 2.5 * (at + 1)} width={width} height="19" rx="5" />
      ))}
      <rect x={left} y="-9.500" width={width} height="19" rx="5" />
      <text x={left + 8} y="5">
        {amount}
      </text>
      <IconAt name={pays} x={left + 20} y={0} size={15} />
      <text x={left + 28 + worth.length * 4} y="5">
        {worth}
      </text>
      <IconAt name="points" x={left + 37 + worth.length * 8} y={0} size={15} />
    </g>
  );
}

interface PillarsProps {
  readonly cathedral: Cathedral;
  /** It after what is chosen; null: nothing is. */
  readonly then: Cathedral | null;
  readonly looks: readonly SeatLook[];
  readonly x: number;
  readonly y: number;
}

/** The pillar slots of a cathedral; whoever contributed has a crown on the pillar. */
export function Pillars({ cathedral, then, looks, x, y }: PillarsProps): ReactNode {
  return cathedral.pillars.map((now, slot) => {
    const left = x + slot * 9.5;
    const owner = now === NONE ? (then?.pillars[slot] ?? NONE) : now;
    if (owner === NONE)
      return (
        <rect
          key={slot}
          x={left - 3.5}
          y={y - 9}
          width="7"
          height="18"
          rx="1.500"
          className="til-free"
          strokeDasharray="2 2"
        />
      );
    return (
      <g key={slot}>
        <Piece
          name={`pillar ${slot}@`}
          kind="pillar"
          look={looks[owner]}
          x={left}
          y={y}
          scale={0.86}
          isGhost={now === NONE}
        />
        {cathedral.builtBy.includes(owner) && (
          <path d={`M${left - 4} ${y - 13}l4 -6 4 6z`} className="til-built" />
        )}
      </g>
    );
  });
}
