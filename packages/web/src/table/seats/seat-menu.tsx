/** What a person can do with their seat at a table on a server. */
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { api, attempt } from '../../transport/api.ts';
import { useTable } from '../state/context.ts';

interface SeatMenuProps {
  onHandOver(): void;
  onLeave(): void;
  onClose(): void;
}

export function SeatMenu({ onHandOver, onLeave, onClose }: SeatMenuProps): ReactNode {
  const say = useSay();
  const { link, snapshot, run } = useTable();
  const { seat, isHeld, abilities } = snapshot;
  const { standIn } = abilities;
  if (seat === null || standIn === null) return null;
  const does = (change: () => Promise<unknown>): void => {
    run(() => attempt(change));
    onClose();
  };
  return (
    <>
      {!isHeld && (
        <button
          type="button"
          className="quiet"
          onClick={() => does(() => api.handToBot(link.id, seat, standIn))}
        >
          {say('botForMe')}
        </button>
      )}
      {!isHeld && (
        <button type="button" className="quiet" onClick={onHandOver}>
          {say('handSeat')}
        </button>
      )}
      <button type="button" className="quiet" onClick={onLeave}>
        {say('leaveGame')}
      </button>
    </>
  );
}

/** Says that a bot plays one's own seat, and gives it back. */
export function HeldNote(): ReactNode {
  const say = useSay();
  const { link, snapshot, run } = useTable();
  const { seat, isHeld } = snapshot;
  if (!isHeld || seat === null) return null;
  return (
    <div className="note" role="status">
      <p>{say('botHolds')}</p>
      <button
        type="button"
        className="main"
        onClick={() => run(() => attempt(() => api.takeBack(link.id, seat)))}
      >
        {say('takeBack')}
      </button>
    </div>
  );
}
