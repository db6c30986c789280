/** What has room for a part of the table only turns to where somebody else moves, before the move is drawn there. */
import { useEffect, useRef } from 'react';
import { useTable } from '../state/context.ts';
import { partOf, type TabPart } from './decision-tabs.ts';

/** The tabs of a phone. */
export interface Turned<T> {
  readonly tabs: readonly T[];
  readonly current: T | undefined;
  /** Whether the table may turn elsewhere: nobody went here to look at something. */
  isFree(): boolean;
  open(tab: T): void;
}

/** Loaded behind the first picture: nobody else moves before. */
let turning: typeof import('./turn-to.ts') | null = null;

/**
 * Without tabs, on a bigger screen, only a map turns that is enlarged. Gives a function that leads back to the tab where
 * somebody was before the table turned elsewhere.
 */
export function useTurning<T extends { readonly shows: TabPart | null }>(
  turned: Turned<T> | null,
): () => void {
  const model = useTable();
  const { playback } = model;
  const before = useRef<T | null>(null);
  const latest = useRef({ model, turned });
  latest.current = { model, turned };
  useEffect(() => {
    void import('./turn-to.ts').then((loaded) => {
      turning = loaded;
    });
    return playback.announce((entries) => {
      const { model, turned } = latest.current;
      const { board, view } = model;
      const left = turning?.turnTo(model, entries, turned, (place) => partOf(board, view, place)) ?? null;
      before.current ??= left;
    });
  }, [playback]);
  return () => {
    if (before.current !== null) turned?.open(before.current);
    before.current = null;
  };
}
