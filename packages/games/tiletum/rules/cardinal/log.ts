/** The Cardinal in the log: every step says which line of which card led to it. */
import { type LogValue, TABLE } from '@guildhall/kernel';
import type { Listener } from '../ruleset.ts';
import type { Because } from '../state.ts';

/** For what follows from no card: set-up, the king phase, the end. */
export const NO_CARD: Because = { card: null, line: 0 };

export function tell(
  listener: Listener | undefined,
  kind: string,
  { card, line }: Because,
  data: Readonly<Record<string, LogValue>> = {},
): void {
  listener?.({ kind, seat: TABLE, readers: 'all', data: { card, line, ...data } });
}

/** A challenge changes what happens. */
export function tellChallenge(listener: Listener | undefined, challenge: string): void {
  listener?.({ kind: 'cardinalChallenge', seat: TABLE, readers: 'all', data: { challenge } });
}
