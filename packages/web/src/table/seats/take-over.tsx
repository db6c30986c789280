/** For whoever comes by a link to a seat of a running game: takes it over, or only watches. */
import { Sheet } from '@guildhall/board-kit';
import type { Seat } from '@guildhall/kernel';
import type { TableInfo } from '@guildhall/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { ChosenSetup } from '../../pages/table/chosen-setup.tsx';
import { EnterForm } from '../../pages/you/enter-form.tsx';
import { useEntered } from '../../person.ts';
import { useSay } from '../../text/texts.tsx';
import { ApiError } from '../../transport/api.ts';
import { seatOffers } from '../../transport/seat-offers.ts';
import { FaultWords } from '../../ui/fault-words.tsx';
import { seatTitle, type TableModel } from '../state/context.ts';

interface OfferedSeat {
  readonly seat: Seat;
  readonly table: TableInfo;
}

interface TakeOverProps {
  readonly model: TableModel;
  readonly code: string;
  onTaken(): void;
}

function isGone({ status }: ApiError): boolean {
  return status === 403 || status === 404;
}

export default function TakeOver({ model, code, onTaken }: TakeOverProps): ReactNode {
  const say = useSay();
  const entered = useEntered();
  const [offer, setOffer] = useState<OfferedSeat | null>(null);
  const [fault, setFault] = useState<ApiError | null>(null);
  const { id } = model.link;
  useEffect(() => {
    let isWanted = true;
    seatOffers.find(code).then(
      ({ table, seat: to }) => {
        const isOffered = table.id === id && to !== null && table.seats[to].offered;
        if (isWanted && isOffered && table.status === 'running') setOffer({ seat: to, table });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id, code]);
  if (offer === null) return null;

  const take = async (): Promise<void> => {
    try {
      await seatOffers.take(id, code);
      setOffer(null);
      onTaken();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error);
    }
  };
  return (
    <Sheet title={say('offeredToYou')} closeLabel={say('onlyWatch')} onClose={() => setOffer(null)}>
      <div className="stack">
        <p>{say('offeredText', { name: seatTitle(model, offer.seat) })}</p>
        <ChosenSetup table={offer.table} />
        {typeof entered !== 'object' && <EnterForm />}
        <p className="turn-buttons">
          {typeof entered === 'object' && (
            <button type="button" className="main" onClick={() => void take()}>
              {say('takeSeat')}
            </button>
          )}
          <button type="button" className="quiet" onClick={() => setOffer(null)}>
            {say('onlyWatch')}
          </button>
        </p>
        {fault !== null && (
          <p role="alert" className="refusal">
            {isGone(fault) ? say('offerGone') : <FaultWords error={fault} />}
          </p>
        )}
      </div>
    </Sheet>
  );
}
