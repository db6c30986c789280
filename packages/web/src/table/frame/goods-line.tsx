/** What the person here has at hand, with what their choice would change, where the player board is out of sight. */
import { Amounts, Why } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { useChosen } from '../state/choice.ts';
import { useTable } from '../state/context.ts';

export function GoodsLine(): ReactNode {
  const { board, view, seat, choice } = useTable();
  const say = useSay();
  const outcome = useChosen(choice)?.outcome() ?? null;
  const held = seat === null ? [] : (board.goods?.(view, seat) ?? []);
  // Before the game begins nobody has anything.
  const goods = held.some(({ value }) => /[1-9]/.test(value)) ? held : [];
  const changes = outcome === null ? [] : board.amounts(outcome.changes);
  const others = changes.filter(({ label }) => !goods.some((good) => good.label === label));
  if (goods.length + others.length === 0) return null;
  return (
    <section aria-label={say('yourGoods')}>
      <Why about={outcome === null ? `income ${seat ?? 0}` : 'cost'} className="goods-line">
        {goods.map(({ icon, label, value }) => {
          const change = changes.find((one) => one.label === label);
          return (
            <span key={label}>
              {icon}
              <b aria-hidden>{value}</b>
              {change !== undefined && (
                <em className="kit-change" data-tone={change.tone} aria-hidden>
                  {change.value}
                </em>
              )}
              <span className="kit-hidden">{`${label}: ${value} ${change?.value ?? ''}, `}</span>
            </span>
          );
        })}
        {others.length > 0 && <Amounts amounts={others} />}
      </Why>
    </section>
  );
}
