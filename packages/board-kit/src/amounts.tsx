/** Numbers with their icons: costs, gains, holdings. */
import type { ReactNode } from 'react';
import type { Amount, Words } from './board.ts';
import { Icon } from './icons.tsx';

export function Amounts({ amounts }: { readonly amounts: readonly Amount[] }): ReactNode {
  return (
    <span className="kit-amounts">
      {amounts.map(({ icon, label, value, tone }) => (
        <span key={label} className="kit-amount" data-tone={tone}>
          <span aria-hidden>{value}</span>
          {icon}
          <span className="kit-hidden">{`${value} ${label}, `}</span>
        </span>
      ))}
    </span>
  );
}

export function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/**
 * Counts that change, in the order of `shown`; `power` stands for what happens to the three bowls. `icon` draws the sign
 * of a name.
 */
export function changedAmounts<N extends string>(
  words: Words,
  changes: Readonly<Record<string, number>>,
  shown: readonly (N | 'power')[],
  icon: (name: N) => ReactNode,
): readonly Amount[] {
  return shown.flatMap((name): readonly Amount[] => {
    if (name === 'power') {
      const power = powerAmount(words, changes);
      return power === null ? [] : [power];
    }
    const change = changes[name] ?? 0;
    if (change === 0) return [];
    const tone = change < 0 ? 'cost' : 'gain';
    return [{ icon: icon(name as N), label: words.name(name), value: signed(change), tone }];
  });
}

/** Power spent or gained where it is one or the other, else what happens to the three bowls; null: nothing. */
function powerAmount(words: Words, changes: Readonly<Record<string, number>>): Amount | null {
  const { bowl1 = 0, bowl2 = 0, bowl3 = 0 } = changes;
  if (bowl1 === 0 && bowl2 === 0 && bowl3 === 0) return null;
  const icon = <Icon name="power" />;
  const label = words.name('power');
  if (bowl2 === 0 && bowl1 === -bowl3 && bowl3 < 0)
    return { icon, label, value: signed(bowl3), tone: 'cost' };
  const isGain = bowl1 + bowl2 + bowl3 === 0 && bowl1 <= 0 && bowl3 >= 0;
  if (isGain) return { icon, label, value: signed(bowl2 + 2 * bowl3), tone: 'gain' };
  const value = [bowl1, bowl2, bowl3].map((change) => (change === 0 ? '0' : signed(change))).join('/');
  return { icon, label, value, tone: 'plain' };
}

interface NumProps {
  readonly count: number | string;
  /** What is counted. */
  readonly children: ReactNode;
}

export function Num({ count, children }: NumProps): ReactNode {
  return (
    <span className="kit-num">
      {count}
      {children}
    </span>
  );
}
