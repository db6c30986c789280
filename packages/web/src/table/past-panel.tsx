/** What happened at the point of a replay. */
import type { ReactNode } from 'react';
import { useSay } from '../texts.tsx';
import { useTable } from './context.ts';
import { Inspector } from './inspector.tsx';
import { LogEntry } from './log-panel.tsx';

export function PastPanel(): ReactNode {
  const { snapshot, point, selected } = useTable();
  const say = useSay();
  const entry = snapshot.log.find(({ number }) => number === point);
  return (
    <section className="move past" aria-label={say('pastStep')}>
      <ol className="past-events" aria-live="polite">
        {entry !== undefined && <LogEntry entry={entry} isNew={false} />}
      </ol>
      {selected !== null && <Inspector key={selected} place={selected} />}
    </section>
  );
}
