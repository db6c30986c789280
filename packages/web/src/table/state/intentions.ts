/**
 * What somebody may mean by a click: an action with the payments that it takes, and what follows on the same place. Each
 * is played as one, and taken back as one.
 */
import type { DrawnBoard, Offer, PlaceId } from '@guildhall/board-kit';
import {
  type Action,
  type GameState,
  type LogEvent,
  type Preview,
  play,
  preview,
  type Refusal,
  type Rules,
  refusalOf,
  type Seat,
  ways,
} from '@guildhall/kernel';
import type { GameSpeech } from '../../text/words.ts';
import { nextAt } from './offers.ts';

export interface Intention {
  /** Equal texts are equal intentions. */
  readonly id: string;
  /** The lines it is played with, payments included. */
  readonly lines: readonly string[];
  /** What is done, in words. */
  readonly text: string;
  /** How it is paid for, where that takes other actions: "burn 2, convert 1 priest"; null: from what is at hand. */
  readonly payment: string | null;
  /** Where it is shown. */
  readonly places: readonly PlaceId[];
  readonly action: Action;
  outcome(): IntendedOutcome | null;
}

/** What all its actions do together. */
export interface IntendedOutcome {
  readonly changes: Readonly<Record<string, number>>;
  readonly events: readonly LogEvent[];
  /** That of the last action. */
  readonly stop: Preview['stop'];
}

/** Something that cannot be done at a place, and the rule that says so. */
interface Refused {
  readonly text: string;
  readonly refusal: Refusal;
}

export interface AtPlace {
  readonly intentions: readonly Intention[];
  readonly refused: readonly Refused[];
}

export interface Position {
  readonly rules: Rules;
  readonly view: GameState;
  readonly seat: Seat;
  readonly board: DrawnBoard;
  readonly speech: GameSpeech;
  readonly offers: readonly Offer[];
}

/** So many ways to pay are offered for one action. */
const MOST_PAYMENTS = 3;

/** A legal action as it is. */
export function simpleIntention({ board, seat }: Position, offer: Offer): Intention {
  return {
    id: offer.line,
    lines: [offer.line],
    text: offer.text,
    payment: null,
    places: board.places(offer.action),
    action: offer.action,
    outcome: () => {
      const seen = offer.preview();
      return seen === null ? null : { changes: seen.changes[seat], events: seen.events, stop: seen.stop };
    },
  };
}

/** Everything that can be meant by a place, and why not what else somebody may have wished there. */
export function intentionsAt(position: Position, place: PlaceId): AtPlace {
  const { rules, view, seat, board, offers } = position;
  const here = offers.filter(({ action }) => board.places(action).includes(place));
  const intentions: Intention[] = [];
  for (const offer of here) {
    intentions.push(simpleIntention(position, offer));
    for (const then of nextAt(position, offer, place))
      intentions.push(compound(position, [offer.action, then.action], then.text));
  }
  const legal = new Set(offers.map(({ line }) => line));
  const refused: Refused[] = [];
  for (const wish of board.wishes(view, seat, place)) {
    if (legal.has(rules.notation.write(wish))) continue;
    const paid = ways(rules, view, seat, [wish], MOST_PAYMENTS).filter(({ actions }) => actions.length > 1);
    for (const way of paid) intentions.push(compound(position, way.actions));
    if (paid.length > 0) continue;
    const refusal = refusalOf(rules, view, seat, wish);
    if (refused.some((known) => known.refusal.rule === refusal.rule)) continue;
    refused.push({ text: textOf(position, wish), refusal });
  }
  return { intentions, refused };
}

/** What can be done after payments alone, by the cheapest of them. */
export function paidIntention(position: Position, actions: readonly Action[]): Intention {
  return compound(position, actions);
}

function textOf({ rules, speech }: Position, action: Action): string {
  return speech.action(action.kind, rules.notation.arguments(action)) ?? rules.notation.write(action);
}

/** Several actions as one. `then`: the words of the last one, where it is no payment that comes before it. */
function compound(position: Position, actions: readonly Action[], then?: string): Intention {
  const { rules, board } = position;
  const lines = actions.map((action) => rules.notation.write(action));
  const isPayment = (action: Action): boolean => rules.payments?.isPayment(action) ?? false;
  const last = actions[actions.length - 1];
  const main = then === undefined ? last : actions[0];
  const payments = actions.slice(0, -1).filter(isPayment);
  let known: IntendedOutcome | null | undefined;
  return {
    id: lines.join(' · '),
    lines,
    text: then === undefined ? textOf(position, last) : `${textOf(position, main)} + ${then}`,
    payment: payments.length === 0 ? null : counted(payments.map((action) => textOf(position, action))),
    places: board.places(main),
    action: last,
    outcome: () => {
      known ??= outcomeOf(position, actions);
      return known;
    },
  };
}

/** What is done several times is said once. */
function counted(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count}× ${text}`)).join(', ');
}

function outcomeOf({ rules, view, seat }: Position, actions: readonly Action[]): IntendedOutcome | null {
  const state = rules.clone(view);
  const changes: Record<string, number> = {};
  const events: LogEvent[] = [];
  let stop: Preview['stop'] = { kind: 'own' };
  for (const [index, action] of actions.entries()) {
    const seen = preview(rules, state, seat, action);
    if (!seen.ok) return null;
    for (const [name, change] of Object.entries(seen.changes[seat]))
      changes[name] = (changes[name] ?? 0) + change;
    events.push(...seen.events);
    ({ stop } = seen);
    // The last one may draw, which a view cannot.
    const isLast = index === actions.length - 1;
    if (!isLast && !play(rules, state, seat, action).ok) return null;
  }
  return { changes, events, stop };
}

/** Whether intentions differ in nothing but how they are paid for. */
export function differInPaymentOnly(position: Position, intentions: readonly Intention[]): boolean {
  const { notation } = position.rules;
  const [first] = intentions;
  return intentions.every(({ action }) => notation.write(action) === notation.write(first.action));
}
