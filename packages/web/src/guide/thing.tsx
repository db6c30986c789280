/** A tile, card or the like by itself, as it is drawn where it is chosen. Its words stand beside it. */
import { DeskProvider, PlacesProvider, Selection } from '@guildhall/board-kit';
import { type ReactNode, useMemo } from 'react';
import type { DrawnPosition } from './drawn-positions.ts';

interface ThingProps {
  readonly drawnPosition: DrawnPosition;
  readonly place: string;
}

export function Thing({ drawnPosition, place }: ThingProps): ReactNode {
  const { board, props, view, seat } = drawnPosition;
  const places = useMemo(
    () => ({
      lit: new Set<string>(),
      marks: new Map(),
      selection: new Selection(),
      select: () => {},
      explain: (of: string) => board.explain(view, of, seat),
      state: () => '',
    }),
    [board, view, seat],
  );
  return (
    <span className="guide-thing" data-thing={place} inert>
      <DeskProvider value={true}>
        <PlacesProvider value={places}>
          <board.Tile {...props} place={place} />
        </PlacesProvider>
      </DeskProvider>
    </span>
  );
}
