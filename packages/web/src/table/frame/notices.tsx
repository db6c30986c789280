/** What else the person at the table has to know or to answer, above the action bar. */
import { answer } from '@guildhall/kernel';
import { lazy, type ReactNode, Suspense } from 'react';
import { prefer, usePreferences } from '../../preferences.ts';
import { useSay } from '../../text/texts.tsx';
import { useTable } from '../state/context.ts';
import { usePendingRequest } from '../state/pending-request.ts';
import { useSince } from '../state/playback.ts';

// Hardly anybody runs into one.
const RefusalNote = lazy(async () => ({ default: (await import('./refusal.tsx')).RefusalNote }));
// What only people at a server have to do with each other.
const SharedNotices = lazy(() => import('./shared-notices.tsx'));
// Only whoever comes back needs it.
const Since = lazy(() => import('../panels/since.tsx'));

export function Notices(): ReactNode {
  const { refused } = usePendingRequest();
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
          <Suspense fallback={null}>
            <RefusalNote refusal={refused} />
          </Suspense>
        </div>
      )}
      {snapshot.realm === 'table' && (
        <Suspense fallback={null}>
          <SharedNotices />
        </Suspense>
      )}
      <Dropped />
      <OfferFree />
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
      {dropped.refusal !== null && (
        <Suspense fallback={null}>
          <RefusalNote refusal={dropped.refusal} />
        </Suspense>
      )}
    </div>
  );
}

/** Whoever is asked for something that costs nothing may not want to be asked again. */
function OfferFree(): ReactNode {
  const { asked, snapshot } = useTable();
  const { freeAnswers } = usePreferences();
  const say = useSay();
  const { costless = [] } = snapshot.game;
  if (asked === null || freeAnswers || costless.length === 0 || !snapshot.abilities.orders) return null;
  const { rules, view, seat } = asked;
  const free = answer(rules, view, seat, { plans: [], orders: costless });
  if (free.action === null) return null;
  return (
    <div className="note-button">
      <button type="button" className="quiet" onClick={() => prefer({ freeAnswers: true })}>
        {say('alwaysFree')}
      </button>
    </div>
  );
}
