/** What people at a table on a server ask each other: to go back, to let somebody take over a seat. */
import type { ReactNode } from 'react';
import { OpenDrafts } from '../open-drafts.tsx';
import { ProposalNote } from '../proposal.tsx';
import { HeldNote } from '../seat-menu.tsx';
import { SeatOffers } from '../seat-offers.tsx';
import { SeatVotes } from '../seat-vote.tsx';
import { RefusedNote } from '../table-events.tsx';

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
