/** Wooden pieces of an owner: colour, letter and outline tell them apart. */
import type { SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';

interface PieceProps {
  readonly look: SeatLook;
  /** Height in px. */
  readonly size: number;
  /** By which it is known wherever it goes. */
  readonly name?: string | undefined;
  /** Whether it would stand there after what is chosen. */
  readonly isGhost?: boolean;
}

/** What is not there yet is no piece that could travel. */
function named({ look, name, isGhost = false }: Pick<PieceProps, 'look' | 'name' | 'isGhost'>) {
  return {
    className: isGhost ? 'inv-piece kit-ghost' : 'inv-piece',
    'data-piece': isGhost ? undefined : name,
    'data-ghost': isGhost ? name : undefined,
    'data-of': look.fill,
  };
}

function Letter({ look, y, size }: { readonly look: SeatLook; readonly y: number; readonly size: number }) {
  const wide = look.initial.length > 1 ? 0.78 : 1;
  return (
    <text className="inv-letter-on" y={y} style={{ fill: `var(${look.ink})`, fontSize: `${size * wide}px` }}>
      {look.initial}
    </text>
  );
}

const fillOf = ({ fill }: SeatLook, mix = ''): string =>
  mix === '' ? `var(${fill})` : `color-mix(in srgb, var(${fill}) ${mix})`;

/** A disc: presenters, inventors, innovators, diplomats, markers on tracks. */
export function Disc({ look, size, name, isGhost = false }: PieceProps): ReactNode {
  return (
    <svg {...named({ look, name, isGhost })} width={size} height={size} viewBox="-11 -11 22 23" aria-hidden>
      <circle cy="1.9" r="9.6" style={{ fill: fillOf(look, '60%, #000') }} />
      <circle r="9.6" style={{ fill: fillOf(look) }} />
      <path className="inv-gloss" d="M-6.5-4.5A8 8 0 0 1-1-7.7" />
      <Letter look={look} y={4.8} size={14} />
    </svg>
  );
}

const BODY = 'M0-4.5C-6.5-3-9.6 3-10 10.4H10C9.6 3 6.5-3 0-4.5Z';

/** A citizen on the map. */
export function Pawn({ look, size }: PieceProps): ReactNode {
  return (
    <svg className="inv-piece" width={size * 0.86} height={size} viewBox="-12 -15 24 28" aria-hidden>
      <path className="inv-halo" d={`${BODY}M0-4.2A5 5 0 1 0-.01-4.2Z`} />
      <path d={BODY} style={{ fill: fillOf(look) }} />
      <path className="inv-side" d="M0-4.5C6.5-3 9.6 3 10 10.4H5.4C5 3 3-2.5 0-4.5Z" />
      <circle cy="-8.8" r="4.9" style={{ fill: fillOf(look, '84%, #fff') }} />
      <Letter look={look} y={8.8} size={13.6} />
    </svg>
  );
}

interface PillarProps extends Omit<PieceProps, 'size'> {
  readonly isEpoch: boolean;
}

/** Epoch pillars are tall and crowned, season pillars short. */
export function Pillar({ look, isEpoch, name, isGhost = false }: PillarProps): ReactNode {
  const high = isEpoch ? 30 : 20;
  const height = isEpoch ? 36 : 26;
  return (
    <svg
      {...named({ look, name, isGhost })}
      width={(height * 18) / (high + 6)}
      height={height}
      viewBox={`-9 ${-high - 3} 18 ${high + 6}`}
      aria-hidden
    >
      {isEpoch && <path d={`M-7 ${1 - high}h14l-2.5-3.5h-9z`} style={{ fill: fillOf(look, '70%, #fff') }} />}
      <path d={`M-7 ${1 - high}h14v4h-14z`} style={{ fill: fillOf(look, '82%, #fff') }} />
      <path d={`M-5.4 ${5 - high}h10.8V-3.6H-5.4z`} style={{ fill: fillOf(look) }} />
      <path className="inv-side" d={`M2.4 ${5 - high}h3V-3.6h-3z`} />
      <path d="M-7.4-3.6h14.8V.6H-7.4z" style={{ fill: fillOf(look, '88%, #fff') }} />
      <Letter look={look} y={isEpoch ? -10.5 : -5.6} size={12} />
    </svg>
  );
}

const SHIELD = 'M2 2H22V12C22 17.5 17.5 21 12 23.3 6.5 21 2 17.5 2 12Z';

/** An influence token: with the letter of its owner, or, on the own board, with its action in a round field. */
export function Shield({
  look,
  size,
  name,
  isGhost = false,
  children,
}: PieceProps & { readonly children?: ReactNode }): ReactNode {
  return (
    <svg
      {...named({ look, name, isGhost })}
      width={size}
      height={size * 1.08}
      viewBox="0 0 24 26"
      aria-hidden
    >
      <path
        d={SHIELD}
        transform="translate(0 1.5)"
        style={{ fill: fillOf(look, '58%, #000') }}
        stroke="none"
      />
      <path d={SHIELD} style={{ fill: fillOf(look) }} />
      {children === undefined ? (
        <g transform="translate(12 11)">
          <Letter look={look} y={5} size={14} />
        </g>
      ) : (
        <>
          <circle className="inv-shield-field" cx="12" cy="11" r="8" />
          {children}
        </>
      )}
    </svg>
  );
}
