/** The time a seat has left. */

import type { Clock } from '@guildhall/protocol';
import { type ReactNode, useEffect, useState } from 'react';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

function inWords(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  const seconds = Math.floor(left / SECOND);
  const two = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return left >= HOUR
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** `left` is what was left when the position was made: from then on it runs here. */
export function ClockFace({ clock }: { readonly clock: Clock }): ReactNode {
  const [made, setMade] = useState({ clock, at: Date.now() });
  const [now, setNow] = useState(Date.now());
  const isRunning = clock.since !== null && clock.left !== null;
  if (made.clock !== clock) setMade({ clock, at: Date.now() });
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clock.left === null) return null;
  const passed = isRunning ? Math.max(0, now - made.at) : 0;
  return (
    <small className="clock" data-running={isRunning || undefined} data-out={clock.out || undefined}>
      {inWords(clock.left - passed)}
    </small>
  );
}
