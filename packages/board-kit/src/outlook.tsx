/**
 * What the choice of the person here would lead to, as far as it is known before it is played: boards draw what is new
 * in it as ghosts, and changes beside the counts. It stands beside the position, so that a choice draws anew what shows
 * it and nothing else.
 */
import type { GameState } from '@guildhall/kernel';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { signed } from './amounts.tsx';

export interface Outlook {
  /** The position after what is chosen. */
  readonly view: GameState;
  /** Counts of the person's seat that change, and by how much. */
  readonly changes: Readonly<Record<string, number>>;
}

export interface Outlooks {
  /** Null: nothing is chosen. */
  readonly outlook: Outlook | null;
  subscribe(changed: () => void): () => void;
}

const NONE: Outlooks = { outlook: null, subscribe: () => () => {} };

const OutlookContext = createContext<Outlooks>(NONE);

/** Whatever is not inside of it looks at no choice. */
export const OutlookProvider = OutlookContext;

/** Something of the outlook; whoever reads it is drawn anew only when it changes. */
function useOutlook<T>(from: (outlook: Outlook | null) => T): T {
  const outlooks = useContext(OutlookContext);
  const read = (): T => from(outlooks.outlook);
  return useSyncExternalStore(outlooks.subscribe, read, read);
}

/** The position after what is chosen; null: nothing is. The caller knows of which game it is. */
export function usePreviewed<S extends GameState>(): S | null {
  return useOutlook((outlook) => outlook?.view ?? null) as S | null;
}

/** By how much a count of one's own seat would change. */
export function useChangeOf(name: string): number {
  return useOutlook((outlook) => outlook?.changes[name] ?? 0);
}

interface ChangeProps {
  /** A count of the game. */
  readonly of: string;
  /** Stands there while it does not change. */
  readonly children?: ReactNode;
}

/** What the choice would add to a count of one's own, or take from it. */
export function Change({ of, children = null }: ChangeProps): ReactNode {
  const change = useChangeOf(of);
  if (change === 0) return children;
  return (
    <em className="kit-change" data-tone={change < 0 ? 'cost' : 'gain'} aria-hidden>
      {signed(change)}
    </em>
  );
}
