/** What others have done of a turn that is not final yet, at a table where everybody sees it. */
import { Badge } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { useSharedSay } from '../../text/shared-table-texts.ts';
import { useTable } from '../state/context.ts';

export function OpenDrafts(): ReactNode {
  const { snapshot, speech, looks, point } = useTable();
  const say = useSharedSay();
  if (point !== null) return null;
  return snapshot.openDrafts.map(({ seat, events }) => {
    const what = events.map((event) => speech.event(event, (other) => looks[other].name) ?? event.kind);
    return (
      <div key={seat} className="note" role="status" data-draft={seat}>
        <p className="log-line">
          <Badge look={looks[seat]} size={1.3} />
          <span>{say('draftSoFar', { what: what.join('; ') })}</span>
        </p>
      </div>
    );
  });
}
