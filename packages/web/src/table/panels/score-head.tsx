/** The head of a table of points: everybody side by side. */
import { Badge } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../state/context.ts';

/** A seat, or the name of a rival. */
export type Who = Seat | string;

interface ScoreHeadProps {
  readonly everybody: readonly Who[];
  /** Whether people are named under what they play. */
  readonly people?: boolean;
}

export function ScoreHead({ everybody, people = false }: ScoreHeadProps): ReactNode {
  const { snapshot, speech, looks, ownBotAt } = useTable();
  return (
    <thead>
      <tr>
        <td />
        {everybody.map((who) => (
          <th key={who} scope="col">
            {typeof who === 'number' ? (
              <>
                <Badge look={looks[who]} />
                <span>
                  {looks[who].name}
                  {people && <small>{ownBotAt(who) ?? snapshot.seats[who].person}</small>}
                </span>
              </>
            ) : (
              <span>{speech.name(who)}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
