/** The table on a phone: one thing at a time above the sheet that asks, and tabs for the rest. */
import { Badge, type SeatLook, useAsking, useSelection } from '@guildhall/board-kit';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useSay } from '../../text/texts.tsx';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { DeferredOwn, DeferredPanels } from '../board/deferred.tsx';
import { Moving } from '../board/moving.tsx';
import { End } from '../panels/end.tsx';
import { inDigits, pointsIn } from '../panels/points.ts';
import { useTable } from '../state/context.ts';
import { actingIn } from '../state/following.ts';
import { questionOf } from '../state/offers.ts';
import { ActionBar } from './action-bar.tsx';
import { type TabPart, useDecision } from './decision-tabs.ts';
import type { LayoutProps } from './layout.ts';
import { ModeBar } from './mode-bar.tsx';
import { MAP_KEY, useShortcuts } from './shortcuts.ts';
import { useSwipe } from './swipe.ts';
import { useTurning } from './turning.ts';
import './phone.css';

const LogPanel = lazy(async () => ({ default: (await import('../panels/log-panel.tsx')).LogPanel }));
const Caption = lazy(async () => ({ default: (await import('./caption.tsx')).Caption }));
const PastPanel = lazy(() => import('../replay/past-panel.tsx'));
const ChatPanel = lazy(() => import('../panels/chat-panel.tsx'));

type TabName = 'map' | 'own' | 'tracks' | 'tray' | 'log' | 'chat';

interface Tab {
  readonly name: TabName;
  /** Which part of the board, where that has several. */
  readonly part?: string;
  /** What of the table it shows; null: none of it. */
  readonly shows: TabPart | null;
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
  const { board, props, snapshot, point, view, asked, playing, offers } = useTable();
  const main = useRef<HTMLElement>(null);
  const say = useSay();
  const [tab, setTab] = useState<TabName>('map');
  const mainTabs = board.mainTabs ?? [];
  const [part, setPart] = useState(mainTabs[0]?.id);
  const { parts, lit } = useDecision();
  // Where the big drawing has an answer, nobody needs to be told of the others.
  const isAround = ![...parts].some((one) => one.startsWith('main'));
  /** The way a finger went to the panel that is open; null: somebody tapped. */
  const [way, setWay] = useState<'on' | 'back' | null>(null);
  /** Whether somebody went to the open tab themselves, to look at something while others play. */
  const isByHand = useRef(false);
  const { Main } = board;
  useShortcuts({ [MAP_KEY]: () => setTab('map') });
  const isEnd = snapshot.isOver && point === null;
  const shown = board.panels.filter((panel) => panel.shown === undefined || panel.shown(view));
  // A tab is called like the first panel that it shows: cults, science, fairs.
  const tabOf = (slot: 'tracks' | 'tray', glyph: GlyphName): readonly Tab[] => {
    const first = shown.find((panel) => panel.slot === slot);
    if (first === undefined) return [];
    return [
      { name: slot, shows: slot, glyph, label: first.tab ?? first.title, isLit: isAround && parts.has(slot) },
    ];
  };
  const openPanel = (id: string): void => {
    const slot = mainTabs.length > 0 ? 'tray' : shown.find((panel) => panel.id === id)?.slot;
    if (slot !== undefined) setTab(slot);
  };
  const partTabs = mainTabs.map(({ id, glyph, title }): Tab => {
    const shows = `main ${id}` as const;
    return { name: 'map', part: id, shows, glyph, label: title, isLit: parts.has(shows) };
  });
  const wholeTab: Tab = {
    name: 'map',
    shows: 'main',
    glyph: 'map',
    label: board.mainTab ?? say('board'),
    isLit: parts.has('main'),
  };
  const tabs: readonly Tab[] = [
    ...(partTabs.length > 0 ? partTabs : [wholeTab]),
    {
      name: 'own',
      shows: 'own',
      glyph: 'board',
      label: say('ownBoard'),
      isLit: isAround && parts.has('own'),
    },
    // Where the board has two tabs, the rest has one.
    ...(partTabs.length > 0 ? [] : tabOf('tracks', 'tracks')),
    ...tabOf('tray', 'tiles'),
    { name: 'log', shows: null, glyph: 'log', label: say('log'), isLit: false },
    ...(snapshot.chat === null
      ? []
      : [{ name: 'chat', shows: null, glyph: 'chat', label: say('chat'), isLit: isUnread } as const]),
  ];
  const open = (to: Tab, by: 'on' | 'back' | null): void => {
    isByHand.current = false;
    if (to.name === 'chat') onRead();
    setWay(by);
    setTab(to.name);
    if (to.part !== undefined) setPart(to.part);
  };
  const isOpen = (one: Tab): boolean => one.name === tab && (one.part === undefined || one.part === part);
  const current = tabs.find(isOpen);
  const isDecidedHere = current !== undefined && current.shows !== null && lit.has(current.shows);
  const elsewhere = isDecidedHere ? undefined : tabs.find(({ shows }) => shows !== null && parts.has(shows));
  // What can be answered on one other tab only brings it up, unless somebody reads what was written, or is led by a lesson.
  const goBack = useTurning({
    ...{ tabs, current },
    isFree: () => tab === 'map' || (current?.shows !== null && !isByHand.current),
    open: (to) => open(to, null),
  });
  const question = questionOf(asked, snapshot.draft.steps.length);
  const isAsked = offers.length > 0 && playing === null;
  useEffect(() => {
    if (!isAsked) isByHand.current = false;
    else if (!(isDecidedHere && parts.size === 1)) goBack();
  }, [isAsked]);
  const isLed = current?.shows == null || snapshot.realm === 'lesson';
  useEffect(() => {
    if (picker || elsewhere === undefined || parts.size !== 1 || isLed) return;
    open(elsewhere, null);
  }, [question]);
  // The result stands before the board: whoever looks elsewhere when the game ends is brought to it.
  useEffect(() => {
    if (isEnd) setTab('map');
  }, [isEnd]);
  const go = (to: Tab, by: 'on' | 'back' | null): void => {
    open(to, by);
    isByHand.current = true;
  };
  const swiped = useSwipe((direction) => {
    const next = tabs[tabs.findIndex(isOpen) + direction];
    if (next !== undefined) go(next, direction === 1 ? 'on' : 'back');
  });
  return (
    <>
      <PhoneSeats onOpen={(of) => onOpen(`seat ${of}`)} onPanel={openPanel} />
      <main className="phone" data-tab={tab} data-end={isEnd || undefined}>
        {isEnd && tab === 'map' && <End />}
        <ModeBar address={address} />
        {/* The board stays where it was looked at while another tab is open. */}
        <section ref={main} className="board-frame" aria-label={say('board')} hidden={tab !== 'map'}>
          <Moving root={main}>
            <Main {...props} tab={part} onTab={setPart} />
          </Moving>
        </section>
        {tab !== 'map' && (
          <div key={tab} className="phone-tab" data-way={way ?? undefined} {...swiped}>
            {tab === 'own' && <DeferredOwn />}
            {(tab === 'tracks' || tab === 'tray') && (
              <DeferredPanels slot={mainTabs.length > 0 ? undefined : tab} />
            )}
            {tab === 'log' && (
              <Suspense fallback={null}>
                <LogPanel upTo={point} />
              </Suspense>
            )}
            {tab === 'chat' && (
              <Suspense fallback={null}>
                <ChatPanel />
              </Suspense>
            )}
          </div>
        )}
        {picker || !isAsked || tab !== 'map' ? picker : <LastTold key={snapshot.length} />}
      </main>
      {point !== null && (
        <Suspense fallback={null}>
          <PastPanel />
        </Suspense>
      )}
      {point === null && !isEnd && (
        <ActionBar
          onActions={onActions}
          onPass={onPass}
          onWhat={() => onOpen('what')}
          onShow={picker || elsewhere === undefined ? null : () => open(elsewhere, null)}
        />
      )}
      <nav className="tabs" aria-label={say('panels')} {...swiped}>
        {tabs.map((one) => (
          <button
            key={one.label}
            type="button"
            data-tab={one.name}
            aria-current={isOpen(one) || undefined}
            data-lit={one.isLit || undefined}
            onClick={() => go(one, null)}
          >
            <Glyph name={one.glyph} />
            <span>{one.label}</span>
          </button>
        ))}
      </nav>
    </>
  );
}

/** What the last of the others did, which the sheet has no room for while it asks; it goes at the first touch. */
function LastTold(): ReactNode {
  const { snapshot, selection } = useTable();
  const [isTouched, setTouched] = useState(false);
  const isSelected = useSelection(selection, (place) => place !== null);
  useEffect(() => {
    const touched = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.caption-replay') !== null)) setTouched(true);
    };
    document.addEventListener('pointerdown', touched);
    return () => document.removeEventListener('pointerdown', touched);
  }, []);
  if (isTouched || isSelected || snapshot.draft.steps.length > 0) return null;
  return (
    <div className="last-told">
      <Suspense fallback={null}>
        <Caption />
      </Suspense>
    </div>
  );
}

interface PhoneSeatsProps {
  onOpen(seat: number): void;
  onPanel(panel: string): void;
}

/** Everybody's badge and points; a tap shows the whole board of a seat. */
function PhoneSeats({ onOpen, onPanel }: PhoneSeatsProps): ReactNode {
  const model = useTable();
  const { board, view, snapshot, seat, looks } = model;
  const rival = board.rival?.(view) ?? null;
  const say = useSay();
  const acting = actingIn(model);
  const list = useRef<HTMLOListElement>(null);
  const order = board.order(view);
  const seats = snapshot.seats
    .map((_, of) => of)
    .sort((a, b) => Number(b === seat) - Number(a === seat) || order.indexOf(a) - order.indexOf(b));
  return (
    <section aria-label={say('players')}>
      <ol ref={list} className="phone-seats seats">
        <Moving root={list}>
          {seats.map((of) => (
            <li key={of}>
              <PhoneSeat
                look={looks[of]}
                points={pointsIn(snapshot.rules.counts(view, of))}
                why={`score ${of}`}
                isAsked={acting.includes(of)}
                isOwn={snapshot.mine.includes(of)}
                onOpen={() => onOpen(of)}
              />
            </li>
          ))}
          {rival !== null && (
            <li>
              <PhoneSeat {...rival} onOpen={() => onPanel(rival.panel)} />
            </li>
          )}
        </Moving>
      </ol>
    </section>
  );
}

interface PhoneSeatProps {
  readonly look: SeatLook;
  readonly points: number | undefined;
  /** What explains the points. */
  readonly why?: string;
  readonly isAsked?: boolean;
  readonly isOwn?: boolean;
  onOpen(): void;
}

function PhoneSeat({ look, points, why, isAsked, isOwn, onOpen }: PhoneSeatProps): ReactNode {
  const clicks = useAsking(onOpen);
  return (
    <button
      type="button"
      className="seat-card"
      data-asked={isAsked || undefined}
      data-own={isOwn || undefined}
      data-look={look.fill}
      style={{ ['--seat' as string]: `var(${look.fill})` }}
      {...clicks}
    >
      <Badge look={look} size={1.7} />
      <span className="kit-hidden">{look.name}</span>
      <span className="seat-points" data-why={why}>
        <b>{inDigits(points)}</b>
      </span>
    </button>
  );
}
