/** How a copy of the bazaar gets one fault. */
import type { Game, LogEvent, Rules, Seat } from '../../src/index.ts';
import { type BazaarAction, type BazaarOptions, type BazaarState, bazaar } from '../bazaar/index.ts';

export type BazaarRules = Rules<BazaarState, BazaarAction>;
type BazaarGame = Game<BazaarState, BazaarAction, BazaarOptions>;

export interface Fault {
  readonly what: string;
  /** The check that must find it. */
  readonly check: string;
  readonly game: BazaarGame;
}

export function planted(
  what: string,
  check: string,
  change: (rules: BazaarRules) => Partial<BazaarRules>,
): Fault {
  const rules = (options: BazaarOptions): BazaarRules => {
    const sound = bazaar.rules(options);
    return { ...sound, ...change(sound) };
  };
  return { what, check, game: { ...bazaar, rules } };
}

/** An `apply` that does something more before the action. */
export function before(
  what: string,
  check: string,
  fault: (state: BazaarState, seat: Seat, action: BazaarAction) => void,
): Fault {
  return planted(what, check, (rules) => ({
    apply(state, seat, action, listener) {
      fault(state, seat, action);
      rules.apply(state, seat, action, listener);
    },
  }));
}

/** A log in which events are other than they should be. */
export function logged(what: string, change: (event: LogEvent) => LogEvent): Fault {
  return planted(what, 'log-secrecy', (rules) => ({
    apply: (state, seat, action, listener) =>
      rules.apply(state, seat, action, listener && ((event) => listener(change(event)))),
  }));
}
