/** What else the person at the table has to know or to answer, above the action bar. */
import type { ReactNode } from 'react';
import { useSay } from '../../texts.tsx';
import { useTable } from '../context.ts';
import { useDoing } from '../doing.ts';
import { Hint } from '../hint.tsx';
import { ProposalNote } from '../proposal.tsx';
import { RefusalNote } from '../refusal.tsx';
import { HeldNote } from '../seat-menu.tsx';
import { SeatOffers } from '../seat-offers.tsx';
import { SeatVotes } from '../seat-vote.tsx';

export function Notices(): ReactNode {
  const { refused } = useDoing();
  return (
    <div className="notices">
      {refused !== null && (
        <div role="alert" className="note">
          <RefusalNote refusal={refused} />
        </div>
      )}
      <HeldNote />
      <ProposalNote />
      <SeatVotes />
      <SeatOffers />
      <Dropped />
      <Hint />
    </div>
  );
}

/** Steps that fell away because something else was settled first. */
function Dropped(): ReactNode {
  const say = useSay();
  const { dropped } = useTable().snapshot.draft;
  if (dropped === null) return null;
  return (
    <div role="alert" className="note">
      <p>{say('draftDropped', { line: dropped.line })}</p>
      {dropped.refusal !== null && <RefusalNote refusal={dropped.refusal} />}
    </div>
  );
}
