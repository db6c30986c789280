/** Legal actions as they are offered: with words, places, and previews that are worked out when asked for. */
import type { DrawnBoard, Marks, Offer, OfferGroup, PlaceId, SeatLook } from '@guildhall/board-kit';
import {
  type Action,
  type GameState,
  type LogEvent,
  owed,
  type Preview,
  play,
  preview,
  type RedactedEntry,
  type Rules,
  type Seat,
  tableIsNext,
} from '@guildhall/kernel';
import type { GameSpeech } from '../../text/words.ts';

interface Asked {
  readonly rules: Rules;
  readonly view: GameState;
  readonly seat: Seat;
  readonly board: DrawnBoard;
  readonly speech: GameSpeech;
}

export function offersOf(asked: Asked): readonly Offer[] {
  const { rules, view, seat } = asked;
  return rules.legal(view, seat).map((action) => offerOf(asked, action));
}

function offerOf({ rules, view, seat, speech }: Asked, action: Action): Offer {
  const line = rules.notation.write(action);
  let known: Preview | null | undefined;
  return {
    action,
    line,
    text: speech.action(action.kind, rules.notation.arguments(action)) ?? line,
    preview: () => {
      if (known === undefined) {
        const seen = preview(rules, view, seat, action);
        known = seen.ok ? seen : null;
      }
      return known;
    },
  };
}

/** What is asked, by which it is known again when somebody else has moved meanwhile; null: nothing. */
export function questionOf(asked: Pick<Asked, 'view' | 'seat'> | null, steps: number): string | null {
  if (asked === null) return null;
  return [asked.seat, steps, ...owed(asked.view, asked.seat).map(({ id }) => id)].join(' ');
}

/**
 * What an action would make possible at the same place: "then a dwelling, for 1 worker and 2 coins". Payments are no
 * reason for what comes before them.
 */
export function nextAt(
  asked: Asked & { readonly offers: readonly Offer[] },
  offer: Offer,
  place: PlaceId,
): readonly Offer[] {
  const { rules, view, seat, board, offers } = asked;
  if (offer.preview()?.stop.kind !== 'own') return [];
  const state = rules.clone(view);
  if (!play(rules, state, seat, offer.action).ok) return [];
  if (tableIsNext(state) || owed(state, seat).length === 0) return [];
  return rules
    .legal(state, seat)
    .filter((action) => board.places(action).includes(place) && rules.payments?.isPayment(action) !== true)
    .map((action) => offerOf({ ...asked, view: state }, action))
    .filter(({ line }) => offers.every((before) => before.line !== line));
}

interface WithAction {
  readonly action: Action;
}

export interface Grouped<T> extends OfferGroup {
  readonly members: readonly T[];
}

export function grouped<T extends WithAction>(
  board: DrawnBoard,
  members: readonly T[],
): readonly Grouped<T>[] {
  const groups = new Map<string, { group: OfferGroup; members: T[] }>();
  for (const member of members) {
    const group = board.group(member.action);
    const known = groups.get(group.id);
    if (known === undefined) groups.set(group.id, { group, members: [member] });
    else known.members.push(member);
  }
  return [...groups.values()]
    .map(({ group, members: all }) => ({ ...group, members: all }))
    .sort((a, b) => a.rank - b.rank);
}

/** Places that are lit: the first place of each action. */
export function litBy(board: DrawnBoard, offered: readonly WithAction[]): ReadonlySet<PlaceId> {
  const lit = new Set<PlaceId>();
  for (const { action } of offered) {
    const [first] = board.places(action);
    if (first !== undefined) lit.add(first);
  }
  return lit;
}

/** The number of the last entry of a seat: what came after it is news to that seat. */
export function lastEntryOf(log: readonly RedactedEntry[], seat: Seat | null): number {
  return log.findLast((entry) => entry.kind === 'action' && entry.seat === seat)?.number ?? 0;
}

/** Who used what in this round, up to an entry of the log. */
export function usersBy(
  board: DrawnBoard,
  log: readonly RedactedEntry[],
  until: number,
): ReadonlyMap<PlaceId, Seat> {
  const users = new Map<PlaceId, Seat>();
  for (const { number, events } of log) {
    if (number > until) break;
    for (const event of events) {
      const used = board.used?.(event) ?? null;
      if (used === 'all free') users.clear();
      else if (used !== null) users.set(used, event.seat);
    }
  }
  return users;
}

/** Places that events changed, each with whoever did so last. */
export function touchedBy(board: DrawnBoard, looks: readonly SeatLook[], events: Iterable<LogEvent>): Marks {
  const places = new Map<PlaceId, SeatLook | null>();
  for (const event of events)
    for (const place of board.touched(event)) places.set(place, looks[event.seat] ?? null);
  return places;
}
