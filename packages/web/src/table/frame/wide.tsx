/** The table on a laptop or a tablet: board and own player board left, everybody and everything else right. */
import type { FrameSizes } from '@guildhall/board-kit';
import { type CSSProperties, lazy, type ReactNode, Suspense, useRef } from 'react';
import { usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { DeferredOwn, DeferredPanels } from '../board/deferred.tsx';
import { Moving } from '../board/moving.tsx';
import { End } from '../panels/end.tsx';
import { SeatStrip } from '../seats/seat-strip.tsx';
import { useTable } from '../state/context.ts';
import { ActionBar } from './action-bar.tsx';
import type { LayoutProps } from './layout.ts';
import { ModeBar } from './mode-bar.tsx';
import { useTurning } from './turning.ts';

// What is closed at first, and what only a replay has.
const Drawer = lazy(() => import('./drawer.tsx'));
const PastPanel = lazy(() => import('../replay/past-panel.tsx'));

/** What the style sheet solves the grid with. */
function sizesOf({ aspect, strip, own, side }: FrameSizes): CSSProperties {
  return {
    ['--aspect' as string]: aspect,
    ['--strip' as string]: `${strip}px`,
    ['--own-least' as string]: `${own[0]}px`,
    ['--own-most' as string]: `${own[1]}px`,
    ['--side' as string]: `${side}px`,
  };
}

export function WideTable({ address, picker, onOpen, onActions, onPass, onRead }: LayoutProps): ReactNode {
  const { board, props, snapshot, point, seat, speech } = useTable();
  const main = useRef<HTMLElement>(null);
  const { drawer } = usePreferences();
  const say = useSay();
  const { Main } = board;
  useTurning(null);
  const isEnd = snapshot.isOver && point === null;
  return (
    <>
      <main className="frame" style={sizesOf(board.sizes)} data-game={speech.game}>
        <section ref={main} className="frame-main board-frame" aria-label={say('board')}>
          <Moving root={main}>
            <Main {...props} />
          </Moving>
        </section>
        <section className="frame-own" aria-label={say('ownBoard')}>
          <DeferredOwn />
        </section>
        <div className="frame-side">
          <SeatStrip except={seat} onOpen={(of) => onOpen(`seat ${of}`)} />
          <DeferredPanels />
        </div>
        {isEnd && <End />}
        {picker}
        {drawer !== null && (
          <Suspense fallback={<div hidden aria-busy />}>
            <Drawer onRead={onRead} />
          </Suspense>
        )}
      </main>
      <footer className="frame-foot">
        <ModeBar address={address} />
        {point === null ? (
          <ActionBar onActions={onActions} onPass={onPass} onWhat={() => onOpen('what')} />
        ) : (
          <Suspense fallback={null}>
            <PastPanel />
          </Suspense>
        )}
      </footer>
    </>
  );
}
