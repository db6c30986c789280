/** What happened at the point of a replay. */
import { Badge } from '@guildhall/board-kit';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { PlaceCard } from '../frame/place-card.tsx';
import { LogEntry } from '../panels/log-panel.tsx';
import { seatTitle, useTable } from '../state/context.ts';

export default function PastPanel(): ReactNode {
  const model = useTable();
  const { snapshot, point, looks } = model;
  const say = useSay();
  const entry = snapshot.log.find(({ number }) => number === point);
  return (
    <section className="move past" aria-label={say('pastStep')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too. */}
      <ol className="past-events" aria-live="polite" tabIndex={0}>
        {entry !== undefined && <LogEntry entry={entry} />}
      </ol>
      {entry !== undefined && entry.events.length === 0 && entry.seat !== null && (
        <p className="log-line">
          <Badge look={looks[entry.seat]} size={1.3} />
          <span>
            {[seatTitle(model, entry.seat), ...(entry.line === null ? [] : [entry.line])].join(': ')}
          </span>
        </p>
      )}
      <PlaceCard />
    </section>
  );
}
