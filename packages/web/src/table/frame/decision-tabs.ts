/** On which tabs of a phone something can be chosen now. */
import { type DrawnBoard, type PlaceId, type Slot, usePlaces } from '@guildhall/board-kit';
import type { GameState } from '@guildhall/kernel';
import { useMemo } from 'react';
import { useTable } from '../state/context.ts';
import { usePayable } from '../state/payable.ts';

/** A part of the big drawing, where that has several, or what lies around it. */
export type TabPart = Slot | `main ${string}` | 'main';

/** The part of the table where a place is; null: wherever the board shows it by itself. */
export function partOf(board: DrawnBoard, view: GameState, place: PlaceId): TabPart | null {
  const slot = board.slotOf?.(view, place) ?? null;
  if (board.mainTabs === undefined) return slot ?? 'main';
  // Where the drawing has several tabs, all panels share one.
  if (slot !== null) return slot === 'tracks' ? 'tray' : slot;
  const page = board.page?.(place) ?? null;
  const part = page === null ? undefined : board.mainTabs.find(({ has }) => has(page));
  return part === undefined ? null : `main ${part.id}`;
}

interface Decision {
  /** Where it can be made. Exchanges that are always possible are no reason to go anywhere. */
  readonly parts: ReadonlySet<TabPart>;
  /** Where anything can be chosen at all. */
  readonly lit: ReadonlySet<TabPart>;
}

export function useDecision(): Decision {
  const { board, view, offers, payable, snapshot } = useTable();
  const { lit } = usePlaces();
  const paidFor = usePayable(payable);
  return useMemo(() => {
    const { payments } = snapshot.rules;
    const deciding = [...offers, ...paidFor].filter(({ action }) => payments?.isPayment(action) !== true);
    const places = deciding.flatMap(({ action }) => board.places(action).slice(0, 1));
    const partsOf = (all: Iterable<PlaceId>): ReadonlySet<TabPart> =>
      new Set([...all].flatMap((place) => partOf(board, view, place) ?? []));
    return { parts: partsOf(places), lit: partsOf(lit) };
  }, [board, view, offers, paidFor, lit, snapshot.rules]);
}
