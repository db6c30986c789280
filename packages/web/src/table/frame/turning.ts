/** What has room for a part of the table only turns to where somebody else moves, before the move is drawn there. */
import type { DrawnBoard, PlaceId } from '@guildhall/board-kit';
import type { GameState, RedactedEntry } from '@guildhall/kernel';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { bringIntoView } from '../../learn/bring-into-view.ts';
import { type TableModel, useTable } from '../state/context.ts';
import { partOf, type TabPart } from './decision-tabs.ts';

/** The tabs of a phone. */
interface Turned<T> {
  readonly tabs: readonly T[];
  readonly current: T | undefined;
  /** Whether the table may turn elsewhere: nobody went here to look at something. */
  isFree(): boolean;
  open(tab: T): void;
}

/**
 * Without tabs, on a bigger screen, only a map turns that is enlarged. Gives a function that leads back to the tab where
 * somebody was before the table turned elsewhere.
 */
export function useTurning<T extends { readonly shows: TabPart | null }>(
  turned: Turned<T> | null,
): () => void {
  const model = useTable();
  const { playback } = model;
  const before = useRef<T | null>(null);
  const latest = useRef({ model, turned });
  latest.current = { model, turned };
  useEffect(
    () =>
      playback.announce((entries) => {
        const { model, turned } = latest.current;
        const { board, view, selection } = model;
        const places = placesOf(model, entries);
        if (selection.place !== null || places.length === 0) return;
        if (turned?.isFree() === true) {
          const { tabs, current, open } = turned;
          const to = tabOf(tabs, board, view, places);
          const isBetter = isMain(to) && !isMain(current);
          if (to !== undefined && to !== current && (isBetter || !places.some(isDrawn))) {
            before.current ??= current ?? null;
            flushSync(() => open(to));
          }
          turnPage(board, places);
        }
        turnMap(places);
      }),
    [playback],
  );
  return () => {
    if (before.current !== null) turned?.open(before.current);
    before.current = null;
  };
}

/** Where the last of the others changed something. The coach of a lesson turns the pages there. */
function placesOf({ board, snapshot }: TableModel, entries: readonly RedactedEntry[]): readonly PlaceId[] {
  const { mine, realm } = snapshot;
  const ofOthers = entries.filter(({ seat }) => seat !== null && !mine.includes(seat));
  const last = ofOthers.at(-1)?.seat;
  if (realm === 'lesson') return [];
  return ofOthers.flatMap(({ seat, events }) =>
    seat === last ? events.flatMap((event) => board.touched(event)) : [],
  );
}

function drawn(place: PlaceId): Element | undefined {
  const found = [...document.querySelectorAll(`main [data-place="${CSS.escape(place)}"]`)];
  return found.find((one) => one.getBoundingClientRect().width > 0);
}

const isDrawn = (place: PlaceId): boolean => drawn(place) !== undefined;

function isMain(tab: { readonly shows: TabPart | null } | undefined): boolean {
  return tab?.shows?.startsWith('main') === true;
}

/** The first tab that shows one of the places: the big drawing before all others. One's own board has nothing of others. */
function tabOf<T extends { readonly shows: TabPart | null }>(
  tabs: readonly T[],
  board: DrawnBoard,
  view: GameState,
  places: readonly PlaceId[],
): T | undefined {
  const parts = new Set(places.map((place) => partOf(board, view, place)));
  parts.delete('own');
  const showing = tabs.filter(({ shows }) => shows !== null && parts.has(shows));
  return showing.find(isMain) ?? showing[0];
}

/** A big drawing that shows some of its places at a time turns to the page that has one of them. */
function turnPage(board: DrawnBoard, places: readonly PlaceId[]): void {
  const shown = (selector: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(`.phone .board-frame:not([hidden]) ${selector}`);
  for (const place of places) {
    if (places.some(isDrawn)) return;
    const page = board.page?.(place) ?? null;
    if (page === null) continue;
    const turn = shown(`[data-page-tab="${CSS.escape(page)}"]`) ?? shown('[data-page-back]');
    if (turn !== null) flushSync(() => turn.click());
  }
}

/** A map of which only a part is in sight, as on a phone, shows the first of the places. */
function turnMap(places: readonly PlaceId[]): void {
  const first = places
    .flatMap((place) => drawn(place) ?? [])
    .find((one) => one.closest('.kit-scroll') !== null);
  if (first !== undefined) bringIntoView(first, false);
}
