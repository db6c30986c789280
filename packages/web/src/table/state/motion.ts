/**
 * Keeps moving and drawing apart, so that pieces run smoothly on slow machines too: they set off together once everything
 * is drawn, and what would draw something new waits until they have arrived. Whoever clicks or presses a key ends it.
 */

/** Something that can be set moving: an animation of the browser, or a number that counts. */
export interface Motion {
  play(): void;
  finish(): void;
  readonly finished: Promise<unknown>;
}

/** What is drawn bit by bit says so until it is complete. */
const BEING_DRAWN = '.deferred[aria-busy="true"]';
/** Nothing waits longer than this for the drawing, in milliseconds. */
const LATEST = 400;
/** No motion takes this long: where a browser stops in between, what waits for it goes on all the same. */
const LONGEST = 3_000;

const ready = new Set<Motion>();
const underWay = new Set<Motion>();
const waiting = new Set<() => void>();
let guard: ReturnType<typeof setTimeout> | undefined;

function isStill(): boolean {
  return ready.size + underWay.size === 0;
}

function arrived(motion: Motion): void {
  ready.delete(motion);
  underWay.delete(motion);
  // The last picture of the way is painted first.
  if (isStill()) setTimeout(goOn);
}

function goOn(): void {
  if (!isStill()) return;
  const due = [...waiting];
  waiting.clear();
  for (const then of due) then();
}

/** Everything is where it goes to, at once. */
function finishAll(): void {
  for (const motion of [...ready, ...underWay]) {
    motion.finish();
    arrived(motion);
  }
}

function departAll(): void {
  for (const motion of ready) {
    underWay.add(motion);
    motion.play();
  }
  ready.clear();
}

/** Lets it set off with all others, once the picture is complete and painted. */
export function setOff(motion: Motion): void {
  if (isStill()) {
    clearTimeout(guard);
    guard = setTimeout(finishAll, LONGEST);
    for (const kind of ['pointerdown', 'keydown', 'visibilitychange'])
      document.addEventListener(kind, finishAll, { capture: true, once: true });
  }
  ready.add(motion);
  const done = (): void => arrived(motion);
  motion.finished.then(done, done);
  if (ready.size > 1) return;
  const latest = performance.now() + LATEST;
  const look = (): void => {
    if (performance.now() < latest && document.querySelector(BEING_DRAWN) !== null)
      requestAnimationFrame(look);
    // The next picture is painted before a timer that is set while it is made.
    else setTimeout(departAll);
  };
  requestAnimationFrame(look);
}

/** Does something when nothing moves: at once, or later. Gives a function that calls it off. */
export function whenStill(then: () => void): () => void {
  if (isStill()) then();
  else waiting.add(then);
  return () => waiting.delete(then);
}
