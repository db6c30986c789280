/** What happened at a table beside the game, in words. */
import { Badge } from '@guildhall/board-kit';
import type { TableEvent } from '@guildhall/protocol';
import type { ReactNode } from 'react';
import { useSharedSay } from '../../text/shared-table-texts.ts';
import { seatTitle, useTable } from '../state/context.ts';

/** Lines of the log. */
export default function TableEvents({ events }: { readonly events: readonly TableEvent[] }): ReactNode {
  const { looks } = useTable();
  return events.map((event) => (
    <li key={`${event.kind} ${event.at}`} data-event={event.kind}>
      <p className="log-line">
        <Badge look={looks[event.seat]} size={1.3} />
        <span>
          <Sentence event={event} />
        </span>
      </p>
    </li>
  ));
}

function Sentence({ event }: { readonly event: TableEvent }): ReactNode {
  const model = useTable();
  const say = useSharedSay();
  const { kind, seat, person, to } = event;
  const who = person === null || person.name === '' ? seatTitle(model, seat) : person.name;
  return say(`event.${kind}`, { who, ...(to === null ? {} : { to }) });
}

/** Somebody's no to going back, which ends the proposal: shown until the game goes on. */
export function RefusedNote(): ReactNode {
  const { happened, length, proposal } = useTable().snapshot;
  const last = happened.findLast(({ kind }) => kind === 'refused');
  if (last === undefined || proposal !== null || last.after < length) return null;
  return (
    <div className="note" role="status" data-refused>
      <p>
        <Sentence event={last} />
      </p>
    </div>
  );
}
