/** How many turns of others the log has that are news to the person here. */
import { type ReactNode, useMemo } from 'react';
import { itemsOf } from '../panels/turns.ts';
import { useTable } from '../state/context.ts';
import { lastEntryOf } from '../state/offers.ts';

export function LogCount(): ReactNode {
  const { snapshot, point, board } = useTable();
  const { log, seat, mine } = snapshot;
  const count = useMemo(() => {
    const own = lastEntryOf(log, seat);
    const news = log.filter(({ number }) => number > own);
    return itemsOf(news, board.turns).filter(
      (item) => item.kind === 'turn' && !item.isUndone && item.seat !== seat,
    ).length;
  }, [log, seat, board]);
  // Whoever plays all seats, or looks back, has no news.
  if (count === 0 || seat === null || mine.length > 1 || point !== null) return null;
  return (
    <span className="bar-count" aria-hidden>
      {count}
    </span>
  );
}
