/** Spaces of actions that are done once a round: octagons, by their shape alone. */
import { Badge, Place, type PlaceId, type SeatLook } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import './octagon.css';

interface OctagonProps {
  readonly id: PlaceId;
  readonly isUsed: boolean;
  /** Who used it, where that is known. */
  readonly by?: SeatLook | null;
  /** What it costs; null: nothing. */
  readonly price: ReactNode;
  /** Paid with books instead of power, or an action of one's own. */
  readonly tone?: 'power' | 'books' | 'own';
  readonly children: ReactNode;
}

/** Who used a space in this round, where the log tells. */
export function userOf(
  id: PlaceId,
  users: ReadonlyMap<PlaceId, Seat> | undefined,
  looks: readonly SeatLook[],
): SeatLook | null {
  const seat = users?.get(id);
  return seat === undefined ? null : (looks[seat] ?? null);
}

export function Octagon({ id, isUsed, by = null, price, tone = 'power', children }: OctagonProps): ReactNode {
  return (
    <Place id={id} className={`octagon octagon-${tone} ${isUsed ? 'octagon-used' : ''}`}>
      <span className="octagon-back" />
      <span className="octagon-plate">
        {price !== null && <span className="octagon-price">{price}</span>}
        <span className="octagon-gain">{children}</span>
      </span>
      {isUsed && <span className="octagon-cross" />}
      {isUsed && by !== null && (
        <span className="octagon-by">
          <Badge look={by} size={1.5} />
        </span>
      )}
    </Place>
  );
}

/** The same on a tile: something its holder may do once a round. */
export function OnceARound({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className="octagon-sign">
      <span>{children}</span>
    </span>
  );
}
