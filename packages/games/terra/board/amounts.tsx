/** Counts that change, power among them. */
import { type Amount, changedAmounts, signed, type Words } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

type Changes = Readonly<Record<string, number>>;

/** In the order of `shown`; `power` stands for what happens to the three bowls. */
export function amountsWithPower<N extends string>(
  words: Words,
  changes: Changes,
  shown: readonly (N | 'power')[],
  icon: (name: N) => ReactNode,
): readonly Amount[] {
  return shown.flatMap((name) =>
    name === 'power' ? powerAmounts(words, changes) : changedAmounts(words, changes, [name as N], icon),
  );
}

/** Power spent or gained where it is one or the other, else what happens to the three bowls. */
function powerAmounts(words: Words, changes: Changes): readonly Amount[] {
  const { bowl1 = 0, bowl2 = 0, bowl3 = 0, power = 0 } = changes;
  const icon = <Icon name="power" />;
  const label = words.name('power');
  // An income is told by how much it is, wherever the tokens lie.
  if (power !== 0) return [{ icon, label, value: signed(power), tone: power < 0 ? 'cost' : 'gain' }];
  if (bowl1 === 0 && bowl2 === 0 && bowl3 === 0) return [];
  if (bowl2 === 0 && bowl1 === -bowl3 && bowl3 < 0)
    return [{ icon, label, value: signed(bowl3), tone: 'cost' }];
  const isGain = bowl1 + bowl2 + bowl3 === 0 && bowl1 <= 0 && bowl3 >= 0;
  if (isGain) return [{ icon, label, value: signed(bowl2 + 2 * bowl3), tone: 'gain' }];
  // What is burned leaves the second bowl by two, one of them for good; the rest is what was spent.
  const burned = -(bowl1 + bowl2 + bowl3);
  if (burned > 0 && bowl2 === -2 * burned && bowl1 > 0)
    return [{ icon, label, value: signed(-bowl1), tone: 'cost' }];
  const value = [bowl1, bowl2, bowl3].map((change) => (change === 0 ? '0' : signed(change))).join('/');
  return [{ icon, label, value, tone: 'plain' }];
}
