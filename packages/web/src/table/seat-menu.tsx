/** What a person can do with their seat at a table on a server. */
import type { ReactNode } from 'react';
import { useSay } from '../texts.tsx';
import { api } from '../transport/api.ts';
import { useTable } from './context.ts';

export function SeatMenu(): ReactNode {
  const say = useSay();
  const { link, snapshot } = useTable();
  const { seat, realm, isOver } = snapshot;
  if (realm !== 'table' || seat === null || isOver) return null;
  const { id } = link;
  const { bot } = snapshot.seats[seat];
  const resign = (): void => {
    if (confirm(say('resignAsk'))) void api.resign(id);
  };
  return (
    <>
      {bot === null ? (
        <button type="button" className="quiet" onClick={() => void api.handToBot(id, seat, 'steady')}>
          {say('botForMe')}
        </button>
      ) : (
        <button type="button" className="quiet" onClick={() => void api.takeBack(id, seat)}>
          {say('takeBack')}
        </button>
      )}
      <button type="button" className="quiet" onClick={resign}>
        {say('resign')}
      </button>
    </>
  );
}
