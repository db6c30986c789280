/** Seats that somebody else may take over: the links, for those who sit at the table. */
import type { SeatOffer } from '@guildhall/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useSay } from '../../text/texts.tsx';
import { attempt } from '../../transport/api.ts';
import { offerLink, seatOffers } from '../../transport/seat-offers.ts';
import { LinkField } from '../../ui/link-field.tsx';
import { seatTitle, useTable } from '../state/context.ts';

/** The offers of a table, asked for again when other seats are offered. */
export function useOffers(): readonly SeatOffer[] {
  const { link, snapshot } = useTable();
  const { seats, seat } = snapshot;
  const offered = seats.flatMap(({ isOffered = false }, of) => (isOffered ? [of] : [])).join();
  const [found, setFound] = useState<readonly SeatOffer[]>([]);
  const isAsked = seat !== null && offered !== '';
  useEffect(() => {
    if (!isAsked) return;
    let isWanted = true;
    seatOffers.of(link.id).then(
      (offers) => isWanted && setFound(offers),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [link, isAsked, offered]);
  return isAsked ? found.filter((offer) => offered.split(',').includes(String(offer.seat))) : [];
}

export function SeatOffers(): ReactNode {
  const say = useSay();
  const model = useTable();
  const { link, seat: own, snapshot, run } = model;
  return useOffers().map((offer) => (
    <div key={offer.seat} className="note stack" role="status" data-offered={offer.seat}>
      <p>
        {offer.seat === own
          ? say('ownSeatOffered')
          : say('seatOffered', { name: seatTitle(model, offer.seat) })}
      </p>
      <LinkField label={say('seatLink')} link={offerLink(link.id, offer)} />
      {offer.seat === own && !snapshot.isHeld && (
        <p className="turn-buttons">
          <button
            type="button"
            className="quiet small"
            onClick={() => run(() => attempt(() => seatOffers.withdraw(link.id, offer.seat)))}
          >
            {say('keepSeat')}
          </button>
        </p>
      )}
    </div>
  ));
}
