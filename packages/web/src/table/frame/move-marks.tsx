/** What lies over the board for a moment: what somebody else's move cost, and in which order the last moves were made. */
import { Amounts, Badge, type DrawnBoard, type PlaceId } from '@guildhall/board-kit';
import type { GameState, RedactedEntry, Seat } from '@guildhall/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { mayMove } from '../board/moving.tsx';
import { itemsOf, type Turn } from '../panels/turns.ts';
import { type TableModel, useTable } from '../state/context.ts';
import { lastEntryOf } from '../state/offers.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(selector: string): Point | null {
  for (const element of document.querySelectorAll(selector)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 };
  }
  return null;
}

/** Where entries changed something that is on the screen. */
function spotOf(board: DrawnBoard, entries: readonly RedactedEntry[]): Point | null {
  const places = entries.flatMap(({ events }) => events.flatMap((event) => board.touched(event)));
  for (const place of places) {
    const spot = middleOf(`main [data-place="${CSS.escape(place as PlaceId)}"]`);
    if (spot !== null) return spot;
  }
  return null;
}

/** What a seat has less of. */
function costOf({ snapshot }: TableModel, before: GameState, after: GameState, seat: Seat) {
  const had = snapshot.rules.counts(before, seat);
  const has = snapshot.rules.counts(after, seat);
  return Object.fromEntries(
    Object.entries(had)
      .map(([name, count]) => [name, (has[name] ?? 0) - count] as const)
      .filter(([, change]) => change < 0),
  );
}

/** What the last entry of somebody else cost, as far as it was seen from here. */
export interface SeenCost {
  /** Of the entry. */
  readonly number: number;
  /** In counts of the game, all below zero. */
  readonly changes: Readonly<Record<string, number>>;
  readonly amounts: ReturnType<DrawnBoard['amounts']>;
  /** All that was told at once. */
  readonly entries: readonly RedactedEntry[];
}

/** Positions tell what a move cost, not the log: it is known of moves that were made while somebody looked. */
export function useSeenCosts(): readonly SeenCost[] {
  const model = useTable();
  const { snapshot, board, view, position, point, playing } = model;
  const number = playing?.number ?? snapshot.length;
  const last = useRef({ view, number });
  const [seen, setSeen] = useState<readonly SeenCost[]>([]);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { view, number };
    const entry = snapshot.log.findLast((one) => one.number === number);
    const isNext = point === null && number > before.number;
    if (!isNext || entry === undefined || entry.seat === null || snapshot.mine.includes(entry.seat)) return;
    const changes = costOf(model, before.view, view, entry.seat);
    const amounts = board.amounts(changes).filter(({ tone }) => tone === 'cost');
    const entries = snapshot.log.filter((one) => one.number > before.number && one.number <= number);
    setSeen((known) => withSeen(known, { number, changes, amounts, entries }));
  }, [position]);
  return seen;
}

/** A turn has hardly more entries. */
const MOST_SEEN = 12;

/** What is told once more, as after a step back, still cost only once. */
export function withSeen(known: readonly SeenCost[], cost: SeenCost): readonly SeenCost[] {
  return [...known.filter(({ number }) => number !== cost.number).slice(1 - MOST_SEEN), cost];
}

/** What several entries cost together: each good once. */
export function sumOfCosts(costs: readonly SeenCost[]): Readonly<Record<string, number>> {
  const sum: Record<string, number> = {};
  for (const { changes } of costs)
    for (const [name, change] of Object.entries(changes)) sum[name] = (sum[name] ?? 0) + change;
  return sum;
}

interface Cost {
  readonly seen: SeenCost;
  readonly from: Point;
  readonly to: Point;
}

const COST_MS = 240;
const COST_STAYS_MS = 900;

/** The cost of the move that is told now, on its way from the card of whoever made it to where it was made. */
export function MoveCost({ seen }: { readonly seen: SeenCost | undefined }): ReactNode {
  const { board, looks } = useTable();
  const [cost, setCost] = useState<Cost | null>(null);
  useLayoutEffect(() => {
    const seat = seen?.entries.at(-1)?.seat;
    if (seen === undefined || seat == null || !mayMove()) return;
    const from = middleOf(`[data-look="${looks[seat].fill}"]`);
    const to = spotOf(board, seen.entries);
    setCost(seen.amounts.length === 0 || from === null || to === null ? null : { seen, from, to });
  }, [seen]);
  // What the move before cost is not told with this one.
  if (cost === null || cost.seen !== seen) return null;
  return <CostPill key={seen.number} cost={cost} onEnd={() => setCost(null)} />;
}

function CostPill({ cost, onEnd }: { readonly cost: Cost; onEnd(): void }): ReactNode {
  const pill = useRef<HTMLDivElement>(null);
  const { seen, from, to } = cost;
  useEffect(() => {
    const lifted = (at: Point) => `translate(${at.x - to.x}px, ${at.y - to.y}px)`;
    pill.current?.animate(
      [
        { transform: lifted(from), opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: COST_MS, easing: 'ease-out' },
    );
    const timer = setTimeout(onEnd, COST_STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  return createPortal(
    <div className="cost-pill" aria-hidden style={{ left: to.x, top: to.y }}>
      <div ref={pill}>
        <Amounts amounts={seen.amounts} />
      </div>
    </div>,
    document.body,
  );
}

/** How far discs of moves at one place stand apart. */
const APART = 20;

/** The moves since the viewer's own, each numbered where it was made. */
export function NumberedMoves(): ReactNode {
  const { snapshot, board, looks, playing } = useTable();
  const { log, mine, seat } = snapshot;
  const moves = useMemo(() => {
    const own = mine.length > 1 ? null : seat;
    const upTo = playing?.number ?? snapshot.length;
    const after = own === null ? 0 : lastEntryOf(log, own);
    const items = itemsOf(
      log.filter(({ number }) => number > after && number <= upTo),
      board.turns,
    );
    const turns = items.filter((item): item is Turn => item.kind === 'turn' && !item.isUndone);
    const spots = (own === null ? turns.slice(-looks.length) : turns).map((turn) => ({
      turn,
      spot: spotOf(board, turn.entries),
    }));
    return spots.map(({ turn, spot }, at) => {
      const same = spots.slice(0, at).filter((one) => one.spot?.x === spot?.x && one.spot?.y === spot?.y);
      return { turn, spot, shift: same.length * APART };
    });
  }, [log, mine, seat, board, looks, playing, snapshot.length]);
  return createPortal(
    moves.map(
      ({ turn, spot, shift }, at) =>
        spot !== null && (
          <div
            key={turn.entries[0].number}
            className="move-number"
            aria-hidden
            style={{ left: spot.x + shift, top: spot.y }}
          >
            <Badge look={{ ...looks[turn.seat], initial: `${at + 1}` }} size={1.7} />
          </div>
        ),
    ),
    document.body,
  );
}
