/** What the board shows besides its big drawing, and everybody's own board. */
import { Badge } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { useSay } from '../texts.tsx';
import { seatTitle, useTable } from './context.ts';

export function SharedPanels(): ReactNode {
  const { board, view, props } = useTable();
  return (
    <div className="panels">
      {board.panels
        .filter(({ shown }) => shown === undefined || shown(view))
        .map(({ id, title, slot, Draw }) => (
          <section key={id} className="panel" data-panel={id} data-slot={slot} aria-labelledby={`panel-${id}`}>
            <h2 id={`panel-${id}`}>{title}</h2>
            <Draw {...props} />
          </section>
        ))}
    </div>
  );
}

/** One's own board first, then the others in the order of play. */
export function SeatBoards(): ReactNode {
  const model = useTable();
  const say = useSay();
  const { board, view, seat, props, looks, snapshot } = model;
  const order = board.order(view);
  const seats = snapshot.seats
    .map((_, of) => of)
    .sort((a, b) => Number(b === seat) - Number(a === seat) || order.indexOf(a) - order.indexOf(b));
  return (
    <section className="seat-boards" aria-label={say('players')}>
      {seats.map((of) => (
        <section key={of} className="panel" aria-labelledby={`seat-${of}`}>
          <h2 id={`seat-${of}`}>
            <Badge look={looks[of]} /> {seatTitle(model, of)}
          </h2>
          <board.SeatBoard {...props} of={of} />
        </section>
      ))}
    </section>
  );
}
