/** Scrolls to what a step of a lesson points at. Only what can be scrolled by hand is moved. */

const ROOM = 16;

function canScroll(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

/** `isPhone`: the coach covers the half of a phone, so what they talk about comes into the upper one. */
export function bringIntoView(element: Element, isPhone: boolean): void {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    const target = element.getBoundingClientRect();
    const { left, top } = box.getBoundingClientRect();
    const { clientWidth, clientHeight } = box;
    const x = { from: target.left - left, length: target.width, room: clientWidth };
    const y = { from: target.top - top, length: target.height, room: clientHeight };
    box.scrollBy({
      left: canScroll(overflowX) ? missing(x) : 0,
      top: canScroll(overflowY) ? (isPhone ? toMiddle(y, clientHeight / 2) : missing(y)) : 0,
      behavior: 'instant',
    });
  }
}

interface Stretch {
  readonly from: number;
  readonly length: number;
  /** How much of the way there is to see. */
  readonly room: number;
}

/** How far to scroll until all of it is seen, in the middle if it was not. */
function missing(stretch: Stretch): number {
  const { from, length, room } = stretch;
  return from >= 0 && from + length <= room ? 0 : toMiddle(stretch, room);
}

/** How far to scroll until it stands in the middle of so much room; what is longer begins where the room does. */
function toMiddle({ from, length }: Stretch, room: number): number {
  return from - Math.max(ROOM, (room - length) / 2);
}
