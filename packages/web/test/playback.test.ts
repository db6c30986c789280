/** The moves of others one after the other, whatever the game does meanwhile. */
import type { GameState, RedactedEntry } from '@guildhall/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from '../src/table/state/playback.ts';
import type { Snapshot } from '../src/transport/link.ts';

const pace = vi.hoisted(() => ({ now: 'normal' }));
vi.mock('../src/preferences.ts', () => ({ preferences: () => ({ pace: pace.now }) }));

const OWN = 0;
const NORMAL = 1_200;

/** A table after so many entries, the last of them made by a seat. */
function after(length: number, seat: number): Snapshot {
  const log = [{ number: length, seat } as RedactedEntry];
  return {
    length,
    log,
    seat: OWN,
    curtain: null,
    view: { length } as unknown as GameState,
  } as unknown as Snapshot;
}

beforeEach(() => {
  vi.useFakeTimers();
  pace.now = 'normal';
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
