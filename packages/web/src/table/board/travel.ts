/**
 * Pieces that travel and numbers that count, between two positions of a table. Boards mark what stands on them by
 * attributes and know nothing else of it:
 *
 * - `data-piece`: the name of a piece. What has the same name before and after is the same piece; it travels. A name
 *   that ends in `@` is one of its place (`data-place` around it).
 * - `data-group`: pieces that nobody can tell apart: where one is gone and another is new, it has travelled.
 * - `data-of`: the colour of its owner. A new piece comes from the card of the seat with that colour (`data-look`).
 * - `data-left`: how many tiles are left at a place. Where there are fewer, one flies to the card of whoever moved.
 *
 * Only `transform` and `opacity` change, and numbers within their text.
 */

import { type Motion, setOff } from '../state/motion.ts';

/** In milliseconds, at the normal pace. */
const TRAVEL = 420;
const FADE = 240;
const COUNTING = 400;
const EASING = 'cubic-bezier(0.3, 0.7, 0.2, 1)';
/** How high a piece is lifted on its way, in pixels. */
const ARC = 10;
/** Where more than these change, it is another position altogether: nothing travels. */
const MOST_PIECES = 24;
/** Nobody takes more tiles at once. */
const MOST_TAKEN = 2;

interface Box {
  readonly x: number;
  readonly y: number;
}

interface Standing extends Box {
  readonly element: Element;
  readonly parent: ParentNode | null;
  readonly group: string | null;
}

interface Supply extends Standing {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface Before {
  readonly pieces: ReadonlyMap<string, Standing>;
  /** By place. */
  readonly supplies: ReadonlyMap<string, Supply>;
  readonly counts: ReadonlyMap<Element, number>;
}

/** Numbers are written bold, and alone. */
const NUMBERS = 'b';
const WHOLE = /^[-−]?\d{1,4}$/;

function numberIn(element: Element): number | null {
  const [text, ...more] = element.childNodes;
  if (more.length > 0 || text?.nodeType !== Node.TEXT_NODE) return null;
  const written = text.nodeValue ?? '';
  return WHOLE.test(written) ? Number(written.replace('−', '-')) : null;
}

function nameOf(element: Element): string {
  const name = element.getAttribute('data-piece') ?? '';
  return name.endsWith('@') ? `${name}${element.closest('[data-place]')?.getAttribute('data-place')}` : name;
}

/** Everything that stands in a part of the page, and where. */
export function look(root: Element): Before {
  const pieces = new Map<string, Standing>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    // What is not drawn stands nowhere.
    if (width === 0 && height === 0) continue;
    pieces.set(nameOf(element), {
      ...{ element, x: left + width / 2, y: top + height / 2 },
      parent: element.parentNode,
      group: element.getAttribute('data-group'),
    });
  }
  const supplies = new Map<string, Supply>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-left]')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0) continue;
    supplies.set(element.dataset.place ?? '', {
      ...{ element, x: left + width / 2, y: top + height / 2, width, height },
      parent: element.parentNode,
      group: null,
      left: Number(element.dataset.left),
    });
  }
  const counts = new Map<Element, number>();
  for (const element of root.querySelectorAll(NUMBERS)) {
    const number = numberIn(element);
    if (number !== null) counts.set(element, number);
  }
  return { pieces, supplies, counts };
}

export interface Journeys {
  /** New pieces, and where they come from; null: from above. */
  readonly arrivals: readonly { readonly to: Standing; readonly from: Box | null }[];
  readonly moves: readonly { readonly to: Standing; readonly from: Box }[];
  readonly gone: readonly Standing[];
}

/** What became of the pieces. */
export function journeysOf(
  before: Before['pieces'],
  after: Before['pieces'],
  cardOf: (owner: string) => Box | null,
): Journeys {
  const gone = [...before].filter(([name]) => !after.has(name)).map(([, piece]) => piece);
  const fresh = [...after].filter(([name]) => !before.has(name)).map(([, piece]) => piece);
  const moves = [...after].flatMap(([name, to]) => {
    const from = before.get(name);
    return from === undefined || (Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1)
      ? []
      : [{ to, from }];
  });
  const arrivals: { to: Standing; from: Box | null }[] = [];
  for (const to of fresh) {
    const at = to.group === null ? -1 : gone.findIndex(({ group }) => group === to.group);
    if (at >= 0) moves.push({ to, from: gone.splice(at, 1)[0] });
    else arrivals.push({ to, from: cardOf(to.element.getAttribute('data-of') ?? '') });
  }
  return { arrivals, moves, gone };
}

/** How many pixels of the screen a unit of the element's own drawing is. */
function scaleOf(element: Element): number {
  return (
    (element instanceof SVGGraphicsElement &&
      !(element instanceof SVGSVGElement) &&
      element.getScreenCTM()?.a) ||
    1
  );
}

/** It stands where it begins until everything sets off. */
function animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, options);
  animation.pause();
  setOff(animation);
  return animation;
}

function travel(element: Element, from: Box, to: Box, speed: number, isNew: boolean): void {
  const scale = scaleOf(element);
  const x = (from.x - to.x) / scale;
  const y = (from.y - to.y) / scale;
  const lift = ARC / scale;
  animate(
    element,
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: isNew ? 0.2 : 1 },
      { transform: `translate(${x / 2}px, ${y / 2 - lift}px)`, opacity: 1, offset: 0.5 },
      { transform: 'translate(0, 0)', opacity: 1 },
    ],
    { duration: TRAVEL / speed, easing: EASING },
  );
}

/** What is gone stays for a moment as a picture of itself, and fades. */
function fade({ element, parent }: Standing, speed: number): void {
  if (element.isConnected || parent === null || !(parent as Node & ParentNode).isConnected) return;
  const ghost = element.cloneNode(true) as Element;
  ghost.removeAttribute('data-piece');
  ghost.setAttribute('aria-hidden', 'true');
  parent.append(ghost);
  const fading = animate(ghost, [{ opacity: 1 }, { opacity: 0 }], {
    duration: FADE / speed,
    fill: 'forwards',
  });
  fading.onfinish = () => ghost.remove();
  fading.oncancel = () => ghost.remove();
}

/** Tiles of which there are fewer than before. A supply that is no longer shown at all is another panel's turn. */
export function takenFrom(before: Before['supplies'], after: Before['supplies']): Supply[] {
  if (after.size === 0) return [];
  return [...before]
    .filter(([place, { left }]) => left > (after.get(place)?.left ?? 0))
    .map(([, supply]) => supply);
}

/** A picture of a tile, above everything else, flies to the card of whoever took it. */
function fly({ element, parent, x, y, width, height }: Supply, to: Box, speed: number): void {
  const around = element.isConnected ? element.parentNode : parent;
  if (!(around instanceof Element) || !around.isConnected) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-place', 'data-left', 'data-lit']) ghost.removeAttribute(name);
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.popover = 'manual';
  Object.assign(ghost.style, {
    ...{ position: 'fixed', inset: 'auto', margin: '0', pointerEvents: 'none' },
    ...{ left: `${x - width / 2}px`, top: `${y - height / 2}px`, width: `${width}px`, height: `${height}px` },
  });
  around.append(ghost);
  ghost.showPopover();
  const flight = animate(
    ghost,
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${to.x - x}px, ${to.y - y}px) scale(0.4)`, opacity: 0.6 },
    ],
    { duration: TRAVEL / speed, easing: EASING, fill: 'forwards' },
  );
  flight.onfinish = () => ghost.remove();
  flight.oncancel = () => ghost.remove();
}

/** Counts from one number to another; whoever writes something else there meanwhile is right. */
class Count implements Motion {
  readonly #text: ChildNode;
  readonly #from: number;
  readonly #to: number;
  readonly #last: string | null;
  readonly #milliseconds: number;
  readonly #end = Promise.withResolvers<void>();
  #written: string | null;
  #began = 0;

  constructor(text: ChildNode, from: number, to: number, speed: number) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#last = text.nodeValue;
    this.#written = this.#last;
    this.#milliseconds = COUNTING / speed;
    this.#write(`${from}`);
    setOff(this);
  }

  get finished(): Promise<void> {
    return this.#end.promise;
  }

  play(): void {
    this.#began = performance.now();
    requestAnimationFrame(this.#step);
  }

  finish(): void {
    if (this.#isOurs()) this.#write(this.#last);
    this.#end.resolve();
  }

  #isOurs(): boolean {
    return this.#text.nodeValue === this.#written && this.#text.isConnected;
  }

  #write(value: string | null): void {
    this.#written = value;
    this.#text.nodeValue = value;
  }

  readonly #step = (now: number): void => {
    const part = Math.max(0, now - this.#began) / this.#milliseconds;
    if (part >= 1 || !this.#isOurs()) {
      this.finish();
      return;
    }
    const number = `${Math.round(this.#from + (this.#to - this.#from) * part)}`;
    // What is there already would be drawn anew all the same.
    if (number !== this.#written) this.#write(number);
    requestAnimationFrame(this.#step);
  };
}

function centreOf(element: Element | null): Box | null {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}

/**
 * Lets everything in a part of the page come from where it was. Answers how many pieces were set down. `mover`: the
 * colour of whoever moved; empty: nobody did.
 */
export function follow(root: Element, before: Before, mover: string, speed: number): number {
  const after = look(root);
  const cards = new Map<string, Box | null>();
  const cardOf = (owner: string): Box | null => {
    const known = cards.get(owner);
    if (known !== undefined || owner === '') return known ?? null;
    const card = centreOf(document.querySelector(`[data-look="${owner}"]`));
    cards.set(owner, card);
    return card;
  };
  for (const [element, to] of after.counts) {
    const from = before.counts.get(element);
    if (from !== undefined && from !== to) new Count(element.childNodes[0], from, to, speed);
  }
  const { arrivals, moves, gone } = journeysOf(before.pieces, after.pieces, cardOf);
  if (arrivals.length + moves.length + gone.length > MOST_PIECES) return 0;
  for (const { to, from } of moves) travel(to.element, from, to, speed, false);
  for (const { to, from } of arrivals)
    travel(to.element, from ?? { x: to.x, y: to.y - 2 * ARC }, to, speed, true);
  for (const piece of gone) fade(piece, speed);
  const taker = cardOf(mover);
  const taken = taker === null ? [] : takenFrom(before.supplies, after.supplies);
  // More than that is a supply that was cleared.
  if (taker !== null && taken.length <= MOST_TAKEN) for (const tile of taken) fly(tile, taker, speed);
  return arrivals.length + moves.length;
}
