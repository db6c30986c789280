/** What happens to power, in short. */
import { signed } from '@guildhall/terminal-kit';

/** Power spent or gained where it is one or the other, else what happens to the three bowls. Nothing where nothing does. */
export function powerInWords(by: Readonly<Record<string, number>>): string[] {
  const { bowl1 = 0, bowl2 = 0, bowl3 = 0 } = by;
  if (bowl1 === 0 && bowl2 === 0 && bowl3 === 0) return [];
  if (bowl2 === 0 && bowl1 === -bowl3 && bowl3 < 0) return [`−${bowl1} PW`];
  const isGain = bowl1 + bowl2 + bowl3 === 0 && bowl1 <= 0 && bowl3 >= 0;
  return [isGain ? `+${bowl2 + 2 * bowl3} PW` : `${several([bowl1, bowl2, bowl3])} PW`];
}

/** Several changes of a kind, nothing included. */
export function several(changes: readonly number[]): string {
  return changes.map((change) => (change === 0 ? '0' : signed(change))).join('/');
}
