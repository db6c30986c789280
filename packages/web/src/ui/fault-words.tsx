/** What goes wrong, in the reader's words, which are loaded when something does. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useSay } from '../text/texts.tsx';
import { ApiError } from '../transport/api.ts';

const FaultSentence = lazy(() => import('./fault-sentence.tsx'));

export interface FaultWordsProps {
  readonly error: unknown;
  /** The game whose options it may be about. */
  readonly game?: string | null;
}

export function FaultWords({ error, game = null }: FaultWordsProps): ReactNode {
  const say = useSay();
  // Where nothing answers, no words can be loaded either.
  if (error instanceof ApiError && error.status === 0) return say('noAnswer');
  return (
    <Suspense fallback={null}>
      <FaultSentence error={error} game={game} />
    </Suspense>
  );
}

/** What went wrong in a form; nothing where `error` is null. */
export function FaultAlert(fault: FaultWordsProps): ReactNode {
  if (fault.error === null) return null;
  return (
    <p role="alert" className="refusal">
      <FaultWords {...fault} />
    </p>
  );
}
