/** Who acts in what is shown, and who comes after them. */
import type { Seat } from '@guildhall/kernel';
import type { TableModel } from './context.ts';

type Shown = Pick<TableModel, 'snapshot' | 'playing' | 'point' | 'board' | 'view'>;

/** Seats whose move is shown, or who decide; nobody where the past is looked at. */
export function actingIn({ snapshot, playing, point }: Shown): readonly Seat[] {
  if (point !== null || snapshot.isOver) return [];
  if (playing === null) return snapshot.deciders;
  const mover = snapshot.log.find(({ number }) => number === playing.number)?.seat ?? null;
  return mover === null ? [] : [mover];
}

/** Seats that follow, the next one first: those whose moves still wait to be shown, then by the order of play. */
export function followingIn(shown: Shown): readonly Seat[] {
  const { snapshot, playing, board, view } = shown;
  const acting = actingIn(shown);
  if (acting.length !== 1) return [];
  const later =
    playing === null
      ? []
      : snapshot.log.flatMap(({ number, seat, kind, events }) =>
          number > playing.number && kind === 'action' && seat !== null && events.length > 0 ? [seat] : [],
        );
  const order = board.order(view);
  const at = order.indexOf(acting[0]);
  const inOrder = [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))].filter(
    (seat) => board.status(view, seat) === null,
  );
  const coming = playing === null ? inOrder : [...later, ...snapshot.deciders];
  return [...new Set(coming)].filter((seat) => seat !== acting[0]);
}
