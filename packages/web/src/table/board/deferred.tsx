/** What neither the first picture nor the next one waits for: it is drawn a moment after the rest, bit by bit. */
import { OutlookProvider, type Places, PlacesProvider, usePlaces } from '@guildhall/board-kit';
import { memo, type ReactNode, useDeferredValue, useRef } from 'react';
import { type TableModel, TableProvider, useTable } from '../state/context.ts';
import { Moving } from './moving.tsx';
import { OwnBoard, SharedPanels } from './shared-panels.tsx';

interface DeferredProps {
  /** Keeps the room until it is there. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

function Deferred({ meanwhile = null, children }: DeferredProps): ReactNode {
  const now = useTable();
  const model = useDeferredValue<TableModel | null>(now, null);
  const places = useDeferredValue<Places | null>(usePlaces(), null);
  const root = useRef<HTMLDivElement>(null);
  if (model === null || places === null) return meanwhile;
  return (
    <div ref={root} className="deferred" aria-busy={model !== now}>
      <TableProvider value={model}>
        <OutlookProvider value={model.choice}>
          <PlacesProvider value={places}>
            <Moving root={root}>{children}</Moving>
          </PlacesProvider>
        </OutlookProvider>
      </TableProvider>
    </div>
  );
}

// Without memory they would be drawn with the rest as well, and be the same.
const Panels = memo(SharedPanels);
const Own = memo(OwnBoard);

export function DeferredPanels({ slot }: { readonly slot?: 'tracks' | 'tray' | undefined }): ReactNode {
  return (
    <Deferred meanwhile={<div className="frame-panels" aria-busy />}>
      <Panels slot={slot} />
    </Deferred>
  );
}

export function DeferredOwn(): ReactNode {
  return (
    <Deferred>
      <Own />
    </Deferred>
  );
}
