/** What else the person at the table has to know or to answer, above the action bar. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useSay } from '../../texts.tsx';
import { useTable } from '../context.ts';
import { useDoing } from '../doing.ts';
import { Hint } from '../hint.tsx';
import { RefusalNote } from '../refusal.tsx';
import { useSince } from '../state/playback.ts';

// What only people at a server have to do with each other.
const SharedNotices = lazy(() => import('./shared-notices.tsx'));
// Only whoever comes back needs it.
const Since = lazy(() => import('./since.tsx'));

export function Notices(): ReactNode {
  const { refused } = useDoing();
  const { snapshot, playback, playing } = useTable();
  const since = useSince(playback);
  return (
    <div className="notices">
      {since !== null && playing === null && (
        <Suspense fallback={null}>
          <Since since={since} />
        </Suspense>
      )}
      {refused !== null && (
        <div role="alert" className="note">
          <RefusalNote refusal={refused} />
        </div>
      )}
      {snapshot.realm === 'table' && (
        <Suspense fallback={null}>
          <SharedNotices />
        </Suspense>
      )}
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
