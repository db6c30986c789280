/** The table on a tablet or a bigger screen: everything beside or below the board. */
import type { ReactNode } from 'react';
import { useSay } from '../texts.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useTable } from './context.ts';
import { DeferredLog, DeferredPanels, DeferredSeats } from './deferred.tsx';
import { End } from './end.tsx';
import type { LayoutProps } from './layout.ts';
import { ModeBar } from './mode-bar.tsx';
import { MovePanel } from './move-panel.tsx';
import { PastPanel } from './past-panel.tsx';
import { SeatStrip } from './seat-strip.tsx';

export function WideTable({ address, onOpen }: LayoutProps): ReactNode {
  const { board, props, snapshot, point } = useTable();
  const say = useSay();
  const { Main } = board;
  return (
    <div className="wide">
      <main className="wide-main">
        {snapshot.isOver && point === null && <End />}
        <SeatStrip onOpen={(seat) => onOpen(`seat ${seat}`)} />
        <ModeBar address={address} />
        <div className="board-frame">
          <Main {...props} />
        </div>
        <DeferredPanels />
        <DeferredSeats />
      </main>
      <aside className="wide-side" aria-label={say('yourMove')}>
        {point === null && <MovePanel withOptions />}
        {point !== null && <PastPanel />}
        <DeferredLog upTo={point} />
        {snapshot.chat !== null && <ChatPanel />}
      </aside>
    </div>
  );
}
