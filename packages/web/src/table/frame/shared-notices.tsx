/** What people at a table on a server ask each other: to go back, to let somebody take over a seat. */
import type { ReactNode } from 'react';
import { RefusedNote } from '../panels/table-events.tsx';
import { OpenDrafts } from '../seats/open-drafts.tsx';
import { ProposalNote } from '../seats/proposal.tsx';
import { HeldNote } from '../seats/seat-menu.tsx';
import { SeatOffers } from '../seats/seat-offers.tsx';
import { SeatVotes } from '../seats/seat-vote.tsx';

export default function SharedNotices(): ReactNode {
  return (
    <>
      <HeldNote />
      <ProposalNote />
      <RefusedNote />
      <SeatVotes />
      <SeatOffers />
      <OpenDrafts />
    </>
  );
}
