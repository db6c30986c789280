/**
 * Whose time runs. A seat's time runs while the game waits for it, drafts or not: a turn is a seat's own until it is
 * settled. A bot has all the time it needs. Times are those of `served-time.ts`, which stand still while no server is
 * there.
 */
import type { Seat } from '@guildhall/kernel';
import type { ClockSetting } from '@guildhall/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterMoveMs, allowanceMs } from './table-settings.ts';

const SeatClock = Type.Object({
  /** Milliseconds left when the clock last started or stopped; null: no limit. */
  left: Type.Union([Type.Number(), Type.Null()]),
  /** When the clock started; null: it is stopped. */
  since: Type.Union([Type.Number(), Type.Null()]),
  /** The time is up, and the others may decide what happens to the seat. */
  out: Type.Boolean(),
});
export type SeatClock = Static<typeof SeatClock>;

const storedClocks = Compile(Type.Array(SeatClock));
export type Clocks = readonly SeatClock[];

export function readClocks(raw: unknown): Clocks {
  return raw === null ? [] : storedClocks.Parse(raw);
}

export function newClocks(setting: ClockSetting, seats: number): Clocks {
  const left = allowanceMs(setting);
  return Array.from({ length: seats }, () => ({ left, since: null, out: false }));
}

export interface Moment {
  readonly now: number;
  /** The seats of people that the game is waiting for. */
  readonly running: readonly Seat[];
  /** The seats that have just settled something. */
  readonly moved: readonly Seat[];
}

/** The clocks after a change. */
export function clocksAfter(
  setting: ClockSetting,
  clocks: Clocks,
  { now, running, moved }: Moment,
): SeatClock[] {
  return clocks.map((clock, seat) => {
    const runs = running.includes(seat);
    const hasMoved = moved.includes(seat);
    const goesOn = clock.since !== null && runs && !hasMoved;
    if (goesOn) return clock;
    const left = leftOf(clock, now);
    const after = left !== null && hasMoved && earns(setting, clock) ? afterMoveMs(setting, left) : left;
    const out = clock.out && runs && !hasMoved;
    // A seat whose time is up does not count down again; the others decide what happens to it.
    return { left: after, since: runs && !out ? now : null, out };
  });
}

/**
 * Whether a move adds time to a seat's clock. Days per move are always added; an increment only if the game was waiting
 * for the move.
 */
function earns({ kind }: ClockSetting, { since, out }: SeatClock): boolean {
  return kind === 'days' || since !== null || out;
}

/** The time a seat has left; null: no limit. */
export function leftOf({ left, since }: SeatClock, now: number): number | null {
  // A clock that starts in the future was started by a server with a wrong time. No one gets more than they started
  // with.
  return left === null || since === null ? left : left - Math.max(0, now - since);
}

/** When the first clock runs out; null: none does. */
export function nextZero(clocks: Clocks): number | null {
  let next: number | null = null;
  for (const { left, since } of clocks) {
    if (left === null || since === null) continue;
    const zero = since + Math.max(0, left);
    if (next === null || zero < next) next = zero;
  }
  return next;
}

export function seatsAtZero(clocks: Clocks, now: number): Seat[] {
  return clocks.flatMap((clock, seat) => {
    const left = clock.since === null ? null : leftOf(clock, now);
    return left !== null && left <= 0 ? [seat] : [];
  });
}

/** The clocks with one seat's time marked as up. */
export function markOut(clocks: Clocks, seat: Seat): SeatClock[] {
  return clocks.map((clock, at) => (at === seat ? { left: 0, since: null, out: true } : clock));
}

/** The clocks with the full initial time for one seat, because someone takes it over. */
export function renewed(setting: ClockSetting, clocks: Clocks, seat: Seat): SeatClock[] {
  const left = allowanceMs(setting);
  return clocks.map((clock, at) => (at === seat ? { left, since: null, out: false } : clock));
}
