/** Where on the screen the things are that a step of a lesson points at. */
import { type DrawnBoard, usePhone } from '@guildhall/board-kit';
import type { FramePart, LessonStep, LessonTarget } from '@guildhall/games';
import { useEffect, useRef, useState } from 'react';
import type { LessonState } from '../transport/lesson.ts';
import { bringIntoView } from './bring-into-view.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const PARTS: Readonly<Record<FramePart, string>> = {
  main: '.board-frame',
  own: '.frame-own, .phone-tab',
  seats: '.frame-side .seats, .phone-seats',
  caption: '.caption',
  round: '.where',
  actions: '.action-bar',
};

/** Things move when a drawer opens, a board is zoomed or a picture arrives late. */
const LOOK_MS = 200;
/** A board may keep scrolling this long after a move. */
const SETTLED_MS = 1000;
const LEAST_SEEN = 12;

/** Selectors in order of preference. */
function selectorsOf(target: LessonTarget): readonly string[] {
  if ('place' in target) {
    const place = `[data-place="${CSS.escape(target.place)}"]`;
    // A tile to choose is shown enlarged in the picker.
    return [`.picker [data-tile="${CSS.escape(target.place)}"]`, place];
  }
  return ['part' in target ? PARTS[target.part] : `[data-panel="${target.panel}"]`];
}

/** On a page of the board that is small until it is brought up. */
function isSmall(element: Element): boolean {
  return element.closest('[data-page-small]') !== null;
}

/** The first of what is found that is drawn, large if it can be. */
function drawn(selectors: readonly string[]): Element | null {
  const found = selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0;
    });
  return found.find((element) => !isSmall(element)) ?? found[0] ?? null;
}

function boxOf(selectors: readonly string[]): Box | null {
  const found = drawn(selectors)?.getBoundingClientRect();
  if (found === undefined) return null;
  const { left, top, width, height } = found;
  return { left, top, width, height };
}

/** Whether a place is on the screen, or on the part of it that is open, and not only small. */
export function isDrawn(place: string): boolean {
  const found = drawn(selectorsOf({ place }));
  return found !== null && !isSmall(found);
}

export interface Sight {
  /** What the step points at, as far as it is drawn. */
  readonly targets: readonly Box[];
  /** What the learner needs besides: what is chosen from, what can be done at a place or at all, and the action bar. */
  readonly needed: readonly Box[];
  /** Where the action bar begins. */
  readonly bar: number;
}

const BAR = '.move';
const NEEDED = ['.picker', '.place-card', '.drawer', BAR];
const NOTHING: Sight = { targets: [], needed: [], bar: innerHeight };

function look(targets: readonly LessonTarget[]): Sight {
  const bar = boxOf([BAR])?.top ?? innerHeight;
  return {
    targets: targets.flatMap((target) => {
      const box = boxOf(selectorsOf(target));
      if (box === null) return [];
      return 'part' in target ? [box] : above(box, bar);
    }),
    needed: NEEDED.flatMap((selector) => boxOf([selector]) ?? []),
    bar,
  };
}

/** What is seen of a box that the action bar may cover; nothing where too little is left. */
function above(box: Box, bar: number): readonly Box[] {
  const height = Math.min(box.height, bar - box.top);
  return height < LEAST_SEEN ? [] : [{ ...box, height }];
}

/** Whether the middle of something is out of the screen. */
function isOutside(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return x < 0 || x > innerWidth || y < 0 || y > innerHeight;
}

/** Where everything is now that matters for a step; what it points at first is brought into view when it is drawn. */
export function useSight(targets: readonly LessonTarget[]): Sight {
  const [sight, setSight] = useState(NOTHING);
  const isPhone = usePhone();
  const shown = useRef<Element>(null);
  useEffect(() => {
    let before = '';
    const settled = performance.now() + SETTLED_MS;
    const update = (): void => {
      const first = targets.length === 0 ? null : drawn(selectorsOf(targets[0]));
      const isLost = first !== null && performance.now() < settled && isOutside(first);
      if (first !== null && (first !== shown.current || isLost)) bringIntoView(first, isPhone);
      shown.current = first;
      const now = look(targets);
      const text = JSON.stringify(now);
      if (text === before) return;
      before = text;
      setSight(now);
    };
    update();
    const timer = setInterval(update, LOOK_MS);
    addEventListener('resize', update);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', update);
    };
  }, [targets, isPhone]);
  return sight;
}

const BUTTONS: readonly LessonTarget[] = [{ part: 'actions' }];

/** What a step points at; of a move that is begun, only where its next part is made. */
export function targetsOf(
  { show, showNext }: LessonStep,
  { isBegun, next, position }: Pick<LessonState, 'isBegun' | 'next' | 'position'>,
  board: Pick<DrawnBoard, 'places' | 'role'>,
): readonly LessonTarget[] {
  if (!isBegun) return show;
  const actions = next.flatMap((line) => position.rules.notation.read(line) ?? []);
  const places = actions.flatMap((action) => board.places(action));
  if (places.length === 0) {
    const isEnding = actions.every((action) => board.role(action) === 'end');
    return isEnding ? BUTTONS : (showNext ?? BUTTONS);
  }
  const shown = showNext ?? show;
  const left = shown.filter((target) => 'place' in target && places.includes(target.place));
  return left.length === 0 ? shown : left;
}

/** The panel that is or has a target; null: it is in none. */
export function panelOf(target: LessonTarget | undefined): string | null {
  if (target === undefined || 'part' in target) return null;
  if ('panel' in target) return target.panel;
  return typeof target.on === 'object' ? target.on.panel : null;
}

/** The tab of a phone on which a target is; null: it is on none. */
export function tabOf(
  target: LessonTarget | undefined,
  { panels }: Pick<DrawnBoard, 'panels'>,
): string | null {
  if (target === undefined) return null;
  if ('part' in target) return target.part === 'main' ? 'map' : target.part === 'own' ? 'own' : null;
  const on = 'panel' in target ? target : (target.on ?? 'main');
  if (on === 'main') return 'map';
  if (on === 'own') return 'own';
  return panels.find(({ id }) => id === on.panel)?.slot ?? null;
}
