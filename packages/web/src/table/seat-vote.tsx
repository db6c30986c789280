/** Whether somebody else takes over a seat that keeps the others waiting. */
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../texts.tsx';
import { api, attempt } from '../transport/api.ts';
import { seatTitle, useTable } from './context.ts';

/** Proposes it; the server says when it is too early. */
export function VoteButton({ seat, onClose }: { readonly seat: Seat; onClose(): void }): ReactNode {
  const say = useSay();
  const { link, snapshot, run } = useTable();
  const { standIn } = snapshot.abilities;
  const { person, bot } = snapshot.seats[seat];
  const isAbsent = snapshot.deciders.includes(seat) && snapshot.present?.seats.includes(seat) === false;
  if (standIn === null || person === null || bot !== null || seat === snapshot.seat || !isAbsent) return null;
  const propose = (): void => {
    run(() => attempt(() => api.voteOver(link.id, seat, { kind: 'bot', level: standIn })));
    onClose();
  };
  return (
    <button type="button" className="quiet" onClick={propose}>
      {say('voteForBot')}
    </button>
  );
}

export function SeatVotes(): ReactNode {
  const model = useTable();
  const say = useSay();
  const { link, snapshot, seat: own, run } = model;
  return snapshot.votes.map(({ seat, to, agreed }) => (
    <div key={seat} className="note" role="status">
      <p>{say('votesForBot', { name: seatTitle(model, seat) })}</p>
      {own !== null && own !== seat && !agreed.includes(own) && (
        <p className="turn-buttons">
          <button
            type="button"
            className="quiet small"
            onClick={() => run(() => attempt(() => api.voteOver(link.id, seat, to)))}
          >
            {say('agree')}
          </button>
          <button
            type="button"
            className="quiet small"
            onClick={() => run(() => attempt(() => api.voteAgainst(link.id, seat)))}
          >
            {say('refuse')}
          </button>
        </p>
      )}
    </div>
  ));
}
