/** The table on a phone: one thing at a time above the sheet that asks, and tabs for the rest. */
import { Badge } from '@guildhall/board-kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Glyph, type GlyphName } from '../../glyph.tsx';
import { useSay } from '../../texts.tsx';
import { useTable } from '../context.ts';
import { DeferredOwn, DeferredPanels } from '../deferred.tsx';
import { End } from '../end.tsx';
import type { LayoutProps } from '../layout.ts';
import { LogPanel } from '../log-panel.tsx';
import { ModeBar } from '../mode-bar.tsx';
import { PastPanel } from '../past-panel.tsx';
import { inDigits, pointsIn } from '../points.ts';
import { MAP_KEY, useShortcuts } from '../shortcuts.ts';
import { ActionBar } from './action-bar.tsx';
import './phone.css';

const ChatPanel = lazy(() => import('../chat-panel.tsx'));

type TabName = 'map' | 'own' | 'tracks' | 'tray' | 'log' | 'chat';

interface Tab {
  readonly name: TabName;
  readonly glyph: GlyphName;
  readonly label: string;
  /** Something there waits to be chosen or read. */
  readonly isLit: boolean;
}

export function PhoneTable({
  address,
  picker,
  onOpen,
  onActions,
  onPass,
  onRead,
  isUnread,
}: LayoutProps): ReactNode {
  const { board, props, snapshot, point, view } = useTable();
  const say = useSay();
  const [tab, setTab] = useState<TabName>('map');
  const { Main } = board;
  useShortcuts({ [MAP_KEY]: () => setTab('map') });
  const isEnd = snapshot.isOver && point === null;
  const has = (slot: 'tracks' | 'tray'): boolean =>
    board.panels.some((panel) => panel.slot === slot && (panel.shown === undefined || panel.shown(view)));
  const tabs: readonly Tab[] = [
    { name: 'map', glyph: 'map', label: say('board'), isLit: false },
    { name: 'own', glyph: 'board', label: say('ownBoard'), isLit: false },
    ...(has('tracks')
      ? [{ name: 'tracks', glyph: 'tracks', label: say('tracks'), isLit: false } as const]
      : []),
    ...(has('tray') ? [{ name: 'tray', glyph: 'tiles', label: say('tiles'), isLit: false } as const] : []),
    { name: 'log', glyph: 'log', label: say('log'), isLit: false },
    ...(snapshot.chat === null
      ? []
      : [{ name: 'chat', glyph: 'chat', label: say('chat'), isLit: isUnread } as const]),
  ];
  return (
    <>
      <PhoneSeats onOpen={(of) => onOpen(`seat ${of}`)} />
      <main className="phone" data-tab={tab} data-end={isEnd || undefined}>
        {isEnd && tab === 'map' && <End />}
        <ModeBar address={address} />
        {/* The board stays where it was looked at while another tab is open. */}
        <section className="board-frame" aria-label={say('board')} hidden={tab !== 'map'}>
          <Main {...props} />
        </section>
        {tab !== 'map' && (
          <div className="phone-tab">
            {tab === 'own' && <DeferredOwn />}
            {(tab === 'tracks' || tab === 'tray') && <DeferredPanels slot={tab} />}
            {tab === 'log' && <LogPanel upTo={point} />}
            {tab === 'chat' && (
              <Suspense fallback={null}>
                <ChatPanel />
              </Suspense>
            )}
          </div>
        )}
        {picker}
      </main>
      {point !== null && <PastPanel />}
      {point === null && !isEnd && <ActionBar onActions={onActions} onPass={onPass} />}
      <nav className="tabs" aria-label={say('panels')}>
        {tabs.map(({ name, glyph, label, isLit }) => (
          <button
            key={name}
            type="button"
            aria-current={name === tab || undefined}
            data-lit={isLit || undefined}
            onClick={() => {
              if (name === 'chat') onRead();
              setTab(name);
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

/** Everybody's badge and points; a tap shows the whole board of a seat. */
function PhoneSeats({ onOpen }: { onOpen(seat: number): void }): ReactNode {
  const { board, view, looks, snapshot, seat, point } = useTable();
  const say = useSay();
  const order = board.order(view);
  const seats = snapshot.seats
    .map((_, of) => of)
    .sort((a, b) => Number(b === seat) - Number(a === seat) || order.indexOf(a) - order.indexOf(b));
  return (
    <section aria-label={say('players')}>
      <ol className="phone-seats seats">
        {seats.map((of) => (
          <li key={of}>
            <button
              type="button"
              className="seat-card"
              data-asked={(point === null && snapshot.deciders.includes(of)) || undefined}
              data-own={snapshot.mine.includes(of) || undefined}
              style={{ ['--seat' as string]: `var(${looks[of].fill})` }}
              onClick={() => onOpen(of)}
            >
              <Badge look={looks[of]} size={1.7} />
              <span className="kit-hidden">{looks[of].name}</span>
              <span className="seat-points">
                <b>{inDigits(pointsIn(snapshot.rules.counts(view, of)))}</b>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
