/** What neither the first picture nor the next one waits for: it is drawn a moment after the rest, bit by bit. */
import { type Places, PlacesProvider, usePlaces } from '@guildhall/board-kit';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { type TableModel, TableProvider, useTable } from './context.ts';
import { LogPanel } from './log-panel.tsx';
import { SeatBoards, SharedPanels } from './shared-panels.tsx';

interface DeferredProps {
  /** In its place in the first picture. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

function Deferred({ meanwhile = null, children }: DeferredProps): ReactNode {
  const now = useTable();
  const model = useDeferredValue<TableModel | null>(now, null);
  const places = useDeferredValue<Places | null>(usePlaces(), null);
  if (model === null || places === null) return meanwhile;
  return (
    <div className="deferred" aria-busy={model !== now}>
      <TableProvider value={model}>
        <PlacesProvider value={places}>{children}</PlacesProvider>
      </TableProvider>
    </div>
  );
}

// Without memory they would be drawn with the rest as well, and be the same.
const Panels = memo(SharedPanels);
const Seats = memo(SeatBoards);
const Log = memo(LogPanel);

export function DeferredPanels(): ReactNode {
  return (
    <Deferred>
      <Panels />
    </Deferred>
  );
}

export function DeferredSeats(): ReactNode {
  return (
    <Deferred>
      <Seats />
    </Deferred>
  );
}

export function DeferredLog({ upTo }: { readonly upTo: number | null }): ReactNode {
  return (
    <Deferred meanwhile={<div className="log" />}>
      <Log upTo={upTo} />
    </Deferred>
  );
}
