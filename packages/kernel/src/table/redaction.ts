/** What of a table's entries and drafts somebody may see. */
import type { Action, GameState, Seat } from '../contract/game.ts';
import { type LogEvent, mayRead } from '../contract/log.ts';
import type { CommitBoundary } from './commit-boundary.ts';
import type { Misfit, Rebased } from './draft.ts';
import type { Entry } from './entries.ts';
import { readMove } from './move.ts';

/** An entry as a seat or a spectator may see it. */
export interface RedactedEntry {
  readonly number: number;
  readonly kind: Entry['kind'] | 'setup';
  /** Who did it; null when nobody. */
  readonly seat: Seat | null;
  /** The action as its own seat may read it; null for others, because it may hold a secret: the events say who may read. */
  readonly line: string | null;
  readonly events: readonly LogEvent[];
  /** How many actions were played as one; not there for a single one. */
  readonly actions?: number;
}

/** A draft as a seat or a spectator may see it. */
export interface RedactedDraft {
  readonly seat: Seat;
  /** What only the owner may read. */
  readonly own: {
    readonly steps: readonly string[];
    readonly undone: readonly string[];
    readonly misfit: Misfit | null;
  } | null;
  readonly events: readonly LogEvent[];
  /** How far it reaches, when it does and waits to be confirmed. */
  readonly reach: CommitBoundary | null;
  /** Nothing more can be done by its seat before it is confirmed. */
  readonly complete: boolean;
}

/** `everything`: the game is over and nothing is hidden any more. */
export type Perspective = { readonly viewer: Seat | null; readonly everything: boolean };

function seenEvents(events: readonly LogEvent[], perspective: Perspective): readonly LogEvent[] {
  return perspective.everything ? events : events.filter((event) => mayRead(event, perspective.viewer));
}

export function redactSetup(events: readonly LogEvent[], perspective: Perspective): RedactedEntry {
  return { number: 0, kind: 'setup', seat: null, line: null, events: seenEvents(events, perspective) };
}

export function redactEntry(
  number: number,
  entry: Entry,
  events: readonly LogEvent[],
  perspective: Perspective,
): RedactedEntry {
  const seen = seenEvents(events, perspective);
  switch (entry.kind) {
    case 'back':
      return { number, kind: 'back', seat: entry.by, line: null, events: seen };
    case 'leave':
      return { number, kind: 'leave', seat: entry.seat, line: null, events: seen };
    case 'action': {
      const line = perspective.everything || entry.seat === perspective.viewer ? entry.line : null;
      const actions = readMove(entry.line).length;
      const bare = { number, kind: 'action', seat: entry.seat, line, events: seen } as const;
      return actions === 1 ? bare : { ...bare, actions };
    }
    default:
      return entry satisfies never;
  }
}

export function redactDraft<S extends GameState, A extends Action>(
  seat: Seat,
  { draft, tip }: Rebased<S, A>,
  viewer: Seat | null,
): RedactedDraft {
  const { steps, undone, misfit } = draft;
  return {
    seat,
    own: seat === viewer ? { steps, undone, misfit } : null,
    events: seenEvents(
      tip.steps.flatMap(({ events }) => events),
      { viewer, everything: false },
    ),
    reach: tip.boundary,
    complete: tip.complete,
  };
}
