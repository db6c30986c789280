import type { AppContext } from '../app-context.ts';
import type { App } from '../http/app.ts';

const LOOK_MS = 10_000;
const MUCH_MS = 60_000;

/**
 * Time that does not jump. A server begins with the time of its database's machine, which all servers on it share, and
 * from then on counts what has passed: whoever sets a wall clock forward takes nobody's thinking time away.
 */
export class SteadyTime {
  #origin = Date.now() - performance.now();

  readonly now = (): number => Math.round(this.#origin + performance.now());

  /** It is this time now. */
  set(now: number): void {
    this.#origin = now - performance.now();
  }

  /** How far the wall clock of this machine is ahead of it, in milliseconds. */
  get wallIsAheadMs(): number {
    return Date.now() - this.now();
  }
}

/** Logs once that somebody has set the machine's clock; the server uses the new time from its next start on. */
export function watchTime(time: SteadyTime, app: App, { metrics }: AppContext): void {
  metrics.gauge(
    'guildhall_wall_clock_ahead_seconds',
    "How far the machine's clock is ahead of the server's time.",
    () => time.wallIsAheadMs / 1_000,
  );
  let isTold = false;
  const looking = setInterval(() => {
    const aheadMs = time.wallIsAheadMs;
    const isOff = Math.abs(aheadMs) > MUCH_MS;
    if (isOff && !isTold)
      app.log.warn({ aheadMs }, 'the clock of this machine has jumped: start the server again');
    isTold = isOff;
  }, LOOK_MS);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));
}
