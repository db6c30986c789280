/** Somebody's wish to go back past what is settled, and the answers to it. */
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { seatTitle, useTable } from '../state/context.ts';

export function ProposalNote(): ReactNode {
  const model = useTable();
  const say = useSay();
  const { snapshot, seat, run } = model;
  const { proposal } = snapshot;
  if (proposal === null) return null;
  const { by, to, agreed } = proposal;
  const answers =
    seat === null || seat === by || agreed.includes(seat)
      ? []
      : ([
          ['agree', say('agree')],
          ['refuse', say('refuse')],
        ] as const);
  return (
    <div className="note" role="status">
      <p>{say('proposesBack', { name: seatTitle(model, by), point: to })}</p>
      <p className="turn-buttons">
        {answers.map(([answer, label]) => (
          <button
            key={answer}
            type="button"
            className="quiet small"
            onClick={() => run((link) => link.answerProposal(answer))}
          >
            {label}
          </button>
        ))}
        {by === seat && (
          <button
            type="button"
            className="quiet small"
            onClick={() => run((link) => link.answerProposal('withdraw'))}
          >
            {say('withdraw')}
          </button>
        )}
      </p>
    </div>
  );
}
