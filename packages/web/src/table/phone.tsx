/** The table on a phone: the board, one's own resources and what is asked; all else comes up as a sheet. */
import { type ReactNode, useState } from 'react';
import { Glyph, type GlyphName } from '../glyph.tsx';
import { useSay } from '../texts.tsx';
import { useTable } from './context.ts';
import { DeferredPanels } from './deferred.tsx';
import { End } from './end.tsx';
import type { LayoutProps } from './layout.ts';
import { ModeBar } from './mode-bar.tsx';
import { MovePanel } from './move-panel.tsx';
import { PastPanel } from './past-panel.tsx';
import { SeatStrip } from './seat-strip.tsx';
import type { SheetName } from './sheets.tsx';

interface Tab {
  readonly sheet: SheetName;
  readonly glyph: GlyphName;
  readonly label: string;
  readonly isLit: boolean;
}

export function PhoneTable({ address, onOpen }: LayoutProps): ReactNode {
  const { board, props, snapshot, point, seat, offers } = useTable();
  const say = useSay();
  const lastSaid = snapshot.chat?.at(-1)?.number ?? -1;
  const [lastRead, setRead] = useState(lastSaid);
  const { Main } = board;
  const isEnd = snapshot.isOver && point === null;
  const tabs: readonly Tab[] = [
    ...(offers.length > 0
      ? [{ sheet: 'options', glyph: 'list', label: say('options'), isLit: true } as const]
      : []),
    { sheet: 'players', glyph: 'people', label: say('players'), isLit: false },
    { sheet: 'panels', glyph: 'tiles', label: say('tiles'), isLit: false },
    { sheet: 'log', glyph: 'log', label: say('log'), isLit: false },
    ...(snapshot.chat === null
      ? []
      : [{ sheet: 'chat', glyph: 'chat', label: say('chat'), isLit: lastSaid > lastRead } as const]),
  ];
  return (
    <>
      <main className="phone" data-end={isEnd || undefined}>
        {isEnd && <End />}
        {seat !== null && <SeatStrip only={[seat]} onOpen={(of) => onOpen(`seat ${of}`)} />}
        <ModeBar address={address} />
        <div className="board-frame">
          <Main {...props} />
        </div>
        <div className="phone-below">
          <SeatStrip except={seat} onOpen={(of) => onOpen(`seat ${of}`)} />
          <DeferredPanels />
        </div>
        {point !== null && <PastPanel />}
        {point === null && !isEnd && <MovePanel withOptions={offers.length > 0 && offers.length <= 4} />}
      </main>
      <nav className="tabs" aria-label={say('panels')}>
        {tabs.map(({ sheet, glyph, label, isLit }) => (
          <button
            key={sheet}
            type="button"
            data-lit={isLit || undefined}
            onClick={() => {
              if (sheet === 'chat') setRead(lastSaid);
              onOpen(sheet);
            }}
          >
            <Glyph name={glyph} />
            <span>{label}</span>
          </button>
        ))}
      </nav>
    </>
  );
}
