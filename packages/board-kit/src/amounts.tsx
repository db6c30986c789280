/** Numbers with their icons: costs, gains, holdings. */
import type { ReactNode } from 'react';
import type { Amount, Words } from './board.ts';

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

/** Counts that change, in the order of `shown`; `icon` draws the sign of a name. */
export function changedAmounts<N extends string>(
  words: Words,
  changes: Readonly<Record<string, number>>,
  shown: readonly N[],
  icon: (name: N) => ReactNode,
): readonly Amount[] {
  return shown.flatMap((name): readonly Amount[] => {
    const change = changes[name] ?? 0;
    if (change === 0) return [];
    const tone = change < 0 ? 'cost' : 'gain';
    return [{ icon: icon(name), label: words.name(name), value: signed(change), tone }];
  });
}

/** Counts that a seat holds; `icon` draws the sign of a name. */
export function heldAmounts<N extends string>(
  words: Words,
  held: Readonly<Record<N, number | string>>,
  icon: (name: N) => ReactNode,
): readonly Amount[] {
  return (Object.keys(held) as N[]).map((name) => ({
    icon: icon(name),
    label: words.name(name),
    value: String(held[name]),
    tone: 'plain',
  }));
}
