/**
 * Turns the tabs, the pages and the map to where somebody else moves. It is handed what it needs of the table: it is loaded
 * behind the first picture, and what it imported would leave the bundle of the table.
 */
import type { DrawnBoard, PlaceId } from '@guildhall/board-kit';
import type { RedactedEntry } from '@guildhall/kernel';
import { flushSync } from 'react-dom';
import { bringIntoView } from '../../learn/bring-into-view.ts';
import type { TableModel } from '../state/context.ts';
import type { TabPart } from './decision-tabs.ts';
import type { Turned } from './turning.ts';

interface Tab {
  readonly shows: TabPart | null;
}

/** Answers the tab that it left, if it left one. `partOf`: the part of the table where a place is. */
export function turnTo<T extends Tab>(
  model: TableModel,
  entries: readonly RedactedEntry[],
  turned: Turned<T> | null,
  partOf: (place: PlaceId) => TabPart | null,
): T | null {
  const places = placesOf(model, entries);
  if (model.selection.place !== null || places.length === 0) return null;
  let left: T | null = null;
  if (turned?.isFree() === true) {
    const { tabs, current, open } = turned;
    const to = tabOf(tabs, new Set(places.map(partOf)));
    const isBetter = isMain(to) && !isMain(current);
    if (to !== undefined && to !== current && (isBetter || !places.some(isDrawn))) {
      left = current ?? null;
      flushSync(() => open(to));
    }
    turnPage(model.board, places);
  }
  turnMap(places);
  return left;
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

function isMain(tab: Tab | undefined): boolean {
  return tab?.shows?.startsWith('main') === true;
}

/** The first tab that shows one of the parts: the big drawing before all others. One's own board has nothing of others. */
function tabOf<T extends Tab>(tabs: readonly T[], parts: ReadonlySet<TabPart | null>): T | undefined {
  const showing = tabs.filter(({ shows }) => shows !== null && shows !== 'own' && parts.has(shows));
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
