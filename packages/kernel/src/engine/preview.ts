/**
 * Previews an action: what it costs and gives, what it triggers, and where its effects stop being known. Uses the
 * seat's view alone, so it reveals nothing that the seat may not know.
 */

import type { Action, GameState, Obligation, Rules, Seat } from '../contract/game.ts';
import { TABLE } from '../contract/game.ts';
import { type LogEvent, mayRead } from '../contract/log.ts';
import { boundaryOf, markOf, openObligations } from '../table/commit-boundary.ts';
import { Unknown } from './chance.ts';
import { play, type Refused } from './play.ts';

/** An obligation as a preview names it. */
export interface Awaited {
  readonly kind: string;
  readonly seat: Seat;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** Where a preview ends. */
export type Stop =
  /** The seat itself goes on: see `followUps`. */
  | { readonly kind: 'own' }
  /** Something is drawn or revealed, of which the view knows nothing. */
  | { readonly kind: 'draw' | 'reveal' }
  /** Others have to decide. */
  | { readonly kind: 'decision'; readonly of: readonly Awaited[] }
  /** A step of the table comes next. */
  | { readonly kind: 'table'; readonly of: Awaited }
  /** The turn is over; those who still have to decide had to before. */
  | { readonly kind: 'end' }
  /** The game is over. */
  | { readonly kind: 'over' };

export interface Preview {
  readonly ok: true;
  /** By seat: the counts that change, and by how much. What follows the stop is not in it. */
  readonly changes: readonly Readonly<Record<string, number>>[];
  /** What the log would say to the seat. */
  readonly events: readonly LogEvent[];
  readonly stop: Stop;
  /** What the action makes others decide or the table do later, once other things are done. */
  readonly later: readonly Awaited[];
  /** What the seat itself has to decide next because of the action. */
  readonly followUps: readonly Awaited[];
}

/** The preview of an action on a seat's view, or the refusal of an action that is not legal. */
export function preview<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  view: S,
  seat: Seat,
  action: A,
): Preview | Refused {
  if (view.chance.key !== null) throw new Error('a preview is made from a view, never from the full state');
  const state = rules.clone(view);
  const before = countsOf(rules, state);
  const mark = markOf(state);
  const firstNew = state.nextObligation;
  const events: LogEvent[] = [];
  let unknown: Unknown | null = null;
  try {
    const played = play(rules, state, seat, action, (event) => {
      if (mayRead(event, seat)) events.push(event);
    });
    if (!played.ok) return played;
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    unknown = error;
  }

  const name = (obligation: Obligation): Awaited => ({
    kind: obligation.kind,
    seat: obligation.seat,
    facts: rules.facts(state, obligation),
  });
  const open = openObligations(state);
  const isNew = ({ id }: Obligation): boolean => id >= firstNew;
  const later = [...state.pending.flat(), ...state.aside].filter(
    (obligation) => isNew(obligation) && !open.includes(obligation),
  );
  const own = open.filter((obligation) => obligation.seat === seat && !mark.open.includes(obligation.id));
  return {
    ok: true,
    changes: differences(before, countsOf(rules, state)),
    events,
    stop: unknown !== null ? { kind: unknown.what } : stopOf(),
    later: later.map(name),
    followUps: own.map(name),
  };

  function stopOf(): Stop {
    const boundary = boundaryOf(mark, state, seat);
    if (boundary === null) return { kind: 'own' };
    switch (boundary.kind) {
      case 'decision':
        return {
          kind: 'decision',
          of: open.filter(({ id }) => boundary.of.some((opened) => opened.id === id)).map(name),
        };
      case 'table':
        return { kind: 'table', of: name(open.find(({ seat: whose }) => whose === TABLE) ?? boundary.of) };
      case 'chance':
        return { kind: 'reveal' };
      default:
        return boundary;
    }
  }
}

function countsOf<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
): Record<string, number>[] {
  return Array.from({ length: rules.seats }, (_, seat) => rules.counts(state, seat));
}

function differences(
  before: readonly Record<string, number>[],
  after: readonly Record<string, number>[],
): Record<string, number>[] {
  return after.map((counts, seat) => {
    const changed: Record<string, number> = {};
    for (const name of new Set([...Object.keys(before[seat]), ...Object.keys(counts)])) {
      const by = (counts[name] ?? 0) - (before[seat][name] ?? 0);
      if (by !== 0) changed[name] = by;
    }
    return changed;
  });
}
