/** What the rounds score, one under the other: the one that is played is lit, those that are over are pale. */
import { Place, type PlaceId } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import './round-list.css';

interface RoundRowProps {
  readonly id: PlaceId;
  readonly round: number;
  readonly now: number;
  /** What scores in the round. */
  readonly scores: ReactNode;
  /** What the end of the round brings; null: nothing more. */
  readonly reward: ReactNode;
  /** What else belongs to the round, beside it. */
  readonly children?: ReactNode;
}

export function RoundRow({ id, round, now, scores, reward, children }: RoundRowProps): ReactNode {
  return (
    <li data-when={round < now ? 'past' : round === now ? 'now' : 'later'}>
      <Place id={id} className="round-row">
        <span className="round-number">{round}</span>
        <span className="round-scores">{scores}</span>
        {reward !== null && <span className="round-reward">{reward}</span>}
      </Place>
      {children}
    </li>
  );
}

export function RoundList({ children }: { readonly children: ReactNode }): ReactNode {
  return <ol className="round-list">{children}</ol>;
}
