/** Makes the review of a game when its page is opened, until somebody cancels it. */
import type { Review } from '@guildhall/bots/review';
import type { Table } from '@guildhall/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reviewOf } from './make-review.ts';

interface Making {
  readonly review: Review | null;
  /** How much of it is done, from 0 to 1. */
  readonly share: number;
  readonly state: 'running' | 'cancelled' | 'failed';
  start(): void;
  cancel(): void;
}

export function useReview(table: Table): Making {
  const [review, setReview] = useState<Review | null>(null);
  const [share, setShare] = useState(0);
  const [state, setState] = useState<Making['state']>('running');
  const [tries, setTries] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => {
    const own = new AbortController();
    running.current = own;
    setState('running');
    setShare(0);
    reviewOf(table, own.signal, setShare).then(setReview, (error: unknown) => {
      if (running.current !== own) return;
      setState(own.signal.aborted ? 'cancelled' : 'failed');
      if (!own.signal.aborted) console.error(error);
    });
    return () => {
      running.current = null;
      own.abort();
    };
  }, [table, tries]);
  const start = useCallback(() => setTries((before) => before + 1), []);
  const cancel = useCallback(() => running.current?.abort(), []);
  return { review, share, state, start, cancel };
}
