/** A wooden priest or scholar in the colour of the seat that sent it. */
import type { SeatLook } from '@guildhall/board-kit';
import type { CSSProperties, ReactNode } from 'react';

const ROBE =
  'M0-9c3 0 4.6 2 4.6 4.2 0 1.4-.7 2.5-1.6 3.2C6 0 8 4 8.5 9.500h-17C-8 4-6 0-3-1.6-4-2.3-4.6-3.4-4.6-4.8-4.6-7-3-9 0-9z';
const HAT = 'M0-12 9-8 0-4-9-8Z';

interface SentPieceProps {
  readonly look: SeatLook;
  readonly hasHat?: boolean;
}

export function SentPiece({ look, hasHat = false }: SentPieceProps): ReactNode {
  return (
    <svg
      className="sent-piece"
      viewBox="-10 -13 20 24"
      style={{ '--piece': `var(${look.fill})` } as CSSProperties}
      aria-hidden
    >
      <g className="kit-wood">
        <path d={ROBE} />
        {hasHat && <path d={HAT} data-tone="side" />}
      </g>
      <text y="8.6" fontSize="13.4" style={{ fill: `var(${look.ink})` }}>
        {look.initial}
      </text>
    </svg>
  );
}
