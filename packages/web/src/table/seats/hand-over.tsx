/** Hands one's own seat over: for good to another person, or to a bot until one comes back. */
import { type ReactNode, useState } from 'react';
import { BotLevelOptions } from '../../pages/bot-level-options.tsx';
import { useSay } from '../../text/texts.tsx';
import { api, attempt } from '../../transport/api.ts';
import { USUAL_LEVEL } from '../../transport/levels.ts';
import { offerLink, seatOffers } from '../../transport/seat-offers.ts';
import { LinkField } from '../../ui/link-field.tsx';
import { RefusalNote } from '../frame/refusal.tsx';
import { useTable } from '../state/context.ts';
import { usePendingRequest } from '../state/pending-request.ts';
import { useOffers } from './seat-offers.tsx';

export default function HandOver({ onClose }: { onClose(): void }): ReactNode {
  const say = useSay();
  const { link, snapshot, run } = useTable();
  const { isBusy, refused } = usePendingRequest();
  const { seat, abilities } = snapshot;
  const [level, setLevel] = useState<string>(abilities.standIn ?? USUAL_LEVEL);
  const offer = useOffers().find((one) => one.seat === seat);
  if (seat === null) return null;
  return (
    <div className="hand-over">
      <section>
        <h3>{say('handToPerson')}</h3>
        <p className="soft">{say('handToPersonText')}</p>
        {offer === undefined ? (
          <button
            type="button"
            className="main"
            disabled={isBusy}
            onClick={() => run(() => attempt(() => seatOffers.make(link.id, seat)))}
          >
            {say('makeLink')}
          </button>
        ) : (
          <>
            <LinkField label={say('seatLink')} link={offerLink(link.id, offer)} />
            <button
              type="button"
              className="quiet"
              disabled={isBusy}
              onClick={() => run(() => attempt(() => seatOffers.withdraw(link.id, seat)))}
            >
              {say('keepSeat')}
            </button>
          </>
        )}
      </section>
      <section>
        <h3>{say('handToBot')}</h3>
        <div className="choose-and-do">
          <label className="field">
            <span>{say('whichBot')}</span>
            <select value={level} onChange={(event) => setLevel(event.target.value)}>
              <BotLevelOptions />
            </select>
          </label>
          <button
            type="button"
            className="main"
            disabled={isBusy}
            onClick={() => {
              run(() => attempt(() => api.handToBot(link.id, seat, level)));
              onClose();
            }}
          >
            {say('letBotPlay')}
          </button>
        </div>
      </section>
      {refused !== null && (
        <div role="alert">
          <RefusalNote refusal={refused} />
        </div>
      )}
    </div>
  );
}
