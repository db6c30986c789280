/** Numbers with their signs: costs, gains, holdings. */
import type { ReactNode } from 'react';
import type { Amount } from './board.ts';

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
