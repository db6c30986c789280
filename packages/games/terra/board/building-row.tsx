/** A row of buildings on a player board: what has left uncovers its income, the next one tells what it will uncover. */
import { type BuildingShape, Piece, type SeatLook } from '@guildhall/board-kit';
import type { ReactNode } from 'react';

interface BuildingGroupProps {
  readonly name: string;
  readonly price: ReactNode;
  readonly className?: string;
  /** Slots, or a piece with words. */
  readonly children: ReactNode;
}

export function BuildingGroup({ name, price, className = '', children }: BuildingGroupProps): ReactNode {
  return (
    <div className={`pb-group ${className}`}>
      <p className="pb-group-head">
        <b>{name}</b>
        <span className="pb-price">{price}</span>
      </p>
      <div className="pb-slots">{children}</div>
    </div>
  );
}

/** So many pieces in a row are big enough for a letter. */
const LETTERED = 8;

interface SlotsProps {
  readonly shape: BuildingShape;
  readonly look: SeatLook;
  readonly pieces: number;
  readonly built: number;
  /** What one more building of the kind brings, by how many stand already; null: nothing. */
  gain(built: number, sign: '+' | ''): ReactNode;
  /** Income without any building of the kind; null: none. */
  readonly base: ReactNode;
  /** What a piece says that uncovers nothing; null: it says nothing. */
  readonly nothing?: ReactNode;
}

/** Pieces leave from the left. One that uncovers nothing says so: people forget it. */
export function Slots({ shape, look, pieces, built, gain, base, nothing = '+0' }: SlotsProps): ReactNode {
  const next = gain(built, '+') ?? nothing;
  return (
    <>
      {base !== null && <span className="pb-slot pb-slot-base">{base}</span>}
      {Array.from({ length: pieces }, (_, at) =>
        at < built ? (
          <span key={at} className="pb-slot pb-slot-open">
            {gain(at, '')}
          </span>
        ) : (
          <span key={at} className="pb-slot pb-slot-piece">
            <Piece shape={shape} look={look} letter={pieces <= LETTERED} />
            {at === built && next !== null && <span className="pb-next">{next}</span>}
          </span>
        ),
      )}
    </>
  );
}
