/** The table on a tablet or a bigger screen: everything beside or below the board. */
import type { ReactNode } from 'react';
import { useLater } from '../later.ts';
import { useSay } from '../texts.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { useTable } from './context.ts';
import { EndPanel } from './end-panel.tsx';
import type { LayoutProps } from './layout.ts';
import { LogPanel } from './log-panel.tsx';
import { ModeBar } from './mode-bar.tsx';
import { MovePanel } from './move-panel.tsx';
import { PastPanel } from './past-panel.tsx';
import { SeatStrip } from './seat-strip.tsx';
import { SeatBoards, SharedPanels } from './shared-panels.tsx';

export function WideTable({ address, onOpen }: LayoutProps): ReactNode {
  const { board, props, snapshot, point } = useTable();
  const say = useSay();
  const isLater = useLater();
  const { Main } = board;
  return (
    <div className="wide">
      <main className="wide-main">
        {snapshot.isOver && point === null && <EndPanel />}
        <SeatStrip onOpen={(seat) => onOpen(`seat ${seat}`)} />
        <ModeBar address={address} />
        <div className="board-frame">
          <Main {...props} />
        </div>
        {isLater && <SharedPanels />}
        {isLater && <SeatBoards />}
      </main>
      <aside className="wide-side" aria-label={say('yourMove')}>
        {point === null && <MovePanel withOptions />}
        {point !== null && <PastPanel />}
        {isLater ? <LogPanel upTo={point} /> : <div className="log" />}
        {snapshot.chat !== null && <ChatPanel />}
      </aside>
    </div>
  );
}
