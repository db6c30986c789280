/** The moves of others one after the other, whatever the game does meanwhile. */
import type { GameState, RedactedEntry } from '@guildhall/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from '../src/table/state/playback.ts';
import type { Snapshot } from '../src/transport/link.ts';

const pace = vi.hoisted(() => ({ now: 'normal' }));
vi.mock('../src/preferences.ts', () => ({ preferences: () => ({ pace: pace.now }) }));

/** What waits until pieces have arrived. */
const motion = vi.hoisted(() => ({ isStill: true, due: [] as (() => void)[] }));
vi.mock('../src/table/state/motion.ts', () => ({
  whenStill: (then: () => void) => {
    if (motion.isStill) then();
    else motion.due.push(then);
    return () => {
      motion.due = motion.due.filter((one) => one !== then);
    };
  },
}));

function arrive(): void {
  motion.isStill = true;
  for (const then of motion.due.splice(0)) then();
}

const OWN = 0;
const NORMAL = 1_200;

/** A table after so many entries, the last of them made by a seat. */
function after(length: number, seat: number): Snapshot {
  return of([entryOf(length, seat)], length);
}

function entryOf(number: number, seat: number): RedactedEntry {
  const events = [{ kind: 'built', seat, readers: 'all', data: {} }] as const;
  return { number, kind: 'action', seat, line: null, events };
}

function of(log: readonly RedactedEntry[], length: number): Snapshot {
  return {
    length,
    log,
    seat: OWN,
    mine: [OWN],
    realm: 'table',
    isOver: false,
    curtain: null,
    view: { length } as unknown as GameState,
  } as unknown as Snapshot;
}

beforeEach(() => {
  vi.useFakeTimers();
  pace.now = 'normal';
  motion.isStill = true;
  motion.due = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function shown(playback: Playback): string | null {
  const { now } = playback;
  return now === null ? null : `${now.number}: ${now.at} of ${now.of}`;
}

test('moves that come together are shown one after the other, and the last one is the game', () => {
  const playback = new Playback(after(10, OWN));
  for (const length of [11, 12, 13]) playback.hear(after(length, 1));
  expect(shown(playback)).toBe('11: 1 of 3');
  vi.advanceTimersByTime(NORMAL);
  expect(shown(playback)).toBe('12: 2 of 3');
  vi.advanceTimersByTime(NORMAL);
  expect(shown(playback)).toBeNull();
});

test('moves that come while the one before is new are not shown ahead of it', () => {
  const playback = new Playback(after(10, OWN));
  playback.hear(after(11, 1));
  const seen: (string | null)[] = [];
  playback.subscribe(() => seen.push(`${playback.shown.snapshot.length}, ${shown(playback)}`));
  playback.hear(after(14, 1));
  expect(seen).toEqual(['14, 11: 1 of 2']);
});

test('one move alone is shown at once, and waits for nobody', () => {
  const playback = new Playback(after(10, OWN));
  playback.hear(after(11, 1));
  expect(shown(playback)).toBeNull();
  // One that comes before the first was looked at stands in line behind it.
  playback.hear(after(12, 2));
  expect(shown(playback)).toBe('11: 1 of 2');
  vi.advanceTimersByTime(NORMAL);
  expect(shown(playback)).toBeNull();
  // And one that comes much later does not.
  vi.advanceTimersByTime(10 * NORMAL);
  playback.hear(after(13, 3));
  expect(shown(playback)).toBeNull();
});

test('what comes while pieces move is told move by move when they have arrived', () => {
  const playback = new Playback(after(10, OWN));
  motion.isStill = false;
  for (const length of [11, 12, 13]) playback.receive(after(length, 1));
  expect(playback.shown.snapshot.length).toBe(10);
  arrive();
  expect(shown(playback)).toBe('11: 1 of 3');
});

test('who skips while pieces move has skipped what came meanwhile too', () => {
  const playback = new Playback(after(10, OWN));
  playback.receive(after(11, 1));
  motion.isStill = false;
  for (const length of [12, 13, 14]) playback.receive(after(length, 1));
  playback.skip();
  expect(playback.shown).toMatchObject({ playing: null, snapshot: { length: 14 } });
  arrive();
  expect(playback.shown).toMatchObject({ playing: null, snapshot: { length: 14 } });
  playback.receive(after(15, 1));
  expect(shown(playback)).toBeNull();
});

test('told at once, what comes while pieces move is one picture', () => {
  pace.now = 'instant';
  const playback = new Playback(after(10, OWN));
  motion.isStill = false;
  for (const length of [11, 12, 13]) playback.receive(after(length, 1));
  arrive();
  expect(playback.shown).toMatchObject({ playing: null, snapshot: { length: 13 } });
});

test('can be paused, stepped back and on, and skipped', () => {
  const playback = new Playback(after(10, OWN));
  for (const length of [11, 12, 13]) playback.hear(after(length, 1));
  playback.next();
  expect(shown(playback)).toBe('12: 2 of 3');
  playback.back();
  expect(shown(playback)).toBe('11: 1 of 3');
  vi.advanceTimersByTime(10 * NORMAL);
  expect(shown(playback)).toBe('11: 1 of 3');
  playback.pause();
  vi.advanceTimersByTime(NORMAL);
  expect(shown(playback)).toBe('12: 2 of 3');
  playback.skip();
  expect(shown(playback)).toBeNull();
});

test('nothing is kept from whoever moves, goes back, or wants it at once', () => {
  const moved = new Playback(after(10, OWN));
  for (const length of [11, 12]) moved.hear(after(length, 1));
  moved.hear(after(13, OWN));
  expect(shown(moved)).toBeNull();
  const back = new Playback(after(10, OWN));
  for (const length of [11, 12]) back.hear(after(length, 1));
  back.hear(after(9, 1));
  expect(shown(back)).toBeNull();
  pace.now = 'instant';
  const instant = new Playback(after(10, OWN));
  for (const length of [11, 12]) instant.hear(after(length, 1));
  expect(shown(instant)).toBeNull();
});

test('who was away for long sees the end of it', () => {
  const playback = new Playback(after(0, OWN));
  for (let length = 1; length <= 100; length++) playback.hear(after(length, 1));
  expect(playback.now?.number).toBe(61);
});

/** The own entry 3, and then three of others. */
const AWAY = [1, 2, 3, 4, 5, 6].map((number) => entryOf(number, number === 3 ? OWN : 1));

test('who comes back learns after which entry everything is new, until they know it or move', () => {
  const playback = new Playback(of(AWAY, 6));
  expect(playback.since).toBe(3);
  playback.hear(after(7, 1));
  expect(playback.since).toBe(3);
  playback.hear(after(8, OWN));
  expect(playback.since).toBeNull();
  const closed = new Playback(of(AWAY, 6));
  closed.forgetSince();
  expect(closed.since).toBeNull();
});

test('nothing is new to whoever moved last, has not begun, plays for all, watches, has ended, or learns', () => {
  expect(new Playback(of(AWAY.slice(0, 3), 3)).since).toBeNull();
  expect(new Playback(of(AWAY.slice(0, 2), 2)).since).toBeNull();
  expect(new Playback({ ...of(AWAY, 6), mine: [OWN, 1] }).since).toBeNull();
  expect(new Playback({ ...of(AWAY, 6), seat: null }).since).toBeNull();
  expect(new Playback({ ...of(AWAY, 6), isOver: true }).since).toBeNull();
  expect(new Playback({ ...of(AWAY, 6), realm: 'lesson' }).since).toBeNull();
});

test('what happened is shown again from how the table stood before it, and ends at the game', async () => {
  const silent = { ...entryOf(5, 1), events: [] };
  const playback = new Playback(of([...AWAY.slice(0, 4), silent, AWAY[5]], 6));
  const asked: number[] = [];
  await playback.show(3, (point) => {
    asked.push(point);
    return Promise.resolve({ point } as unknown as GameState);
  });
  // An entry that tells nothing is no step of its own.
  expect(asked).toEqual([3, 4, 6]);
  expect(playback.since).toBeNull();
  expect(shown(playback)).toBe('3: 1 of 3');
  expect(playback.now?.view).toEqual({ point: 3 });
  vi.advanceTimersByTime(NORMAL);
  expect(shown(playback)).toBe('4: 2 of 3');
  vi.advanceTimersByTime(NORMAL);
  expect(shown(playback)).toBeNull();
});

test('what happens while nobody can see the page waits; told at once, it is told on coming back', () => {
  const playback = new Playback(after(10, OWN));
  playback.hold(true);
  for (const length of [11, 12, 13]) playback.hear(after(length, 1));
  vi.advanceTimersByTime(10 * NORMAL);
  expect(shown(playback)).toBe('11: 1 of 3');
  playback.hold(false);
  vi.advanceTimersByTime(NORMAL);
  expect(shown(playback)).toBe('12: 2 of 3');
  pace.now = 'instant';
  const instant = new Playback(of(AWAY.slice(0, 3), 3));
  instant.hold(true);
  instant.hear(of(AWAY, 6));
  instant.hold(false);
  expect(instant.since).toBe(3);
});

test('an entry that tells nothing is no step of its own', () => {
  const silent = (number: number): Snapshot => of([{ ...entryOf(number, 1), events: [] }], number);
  const playback = new Playback(after(10, OWN));
  playback.hear(after(11, 1));
  playback.hear(silent(12));
  expect(shown(playback)).toBeNull();
  playback.hear(after(13, 2));
  expect(shown(playback)).toBe('12: 1 of 2');
  vi.advanceTimersByTime(10 * NORMAL);
  playback.hear(silent(14));
  expect(shown(playback)).toBeNull();
});
