/**
 * What somebody may mean by a click: an action with the payments that it takes, and what follows on the same place. Each
 * is played as one, and taken back as one.
 */
import type { DrawnBoard, Offer, Outlook, PlaceId } from '@guildhall/board-kit';
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
  Unknown,
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
  /** What is done there after it, as part of the same; null: nothing. */
  readonly further: string | null;
  /** How it is paid for, where that takes other actions: "burn 2, convert 1 priest"; null: from what is at hand. */
  readonly payment: string | null;
  /** Where it is shown. */
  readonly places: readonly PlaceId[];
  readonly action: Action;
  outcome(): IntendedOutcome | null;
  /** Everything whose changes the outcome shows: the payments, the action, and answers with which it is shown. */
  steps(): readonly Action[];
  /** How the table would stand then. */
  outlook(): Outlook | null;
  /** The same in another position; null: it cannot be done there. */
  in(position: Position): Intention | null;
  /** Where it can be done again and again, as conversions can: it so many times as one; null: not so often. */
  repeated?(times: number): Intention | null;
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
export function simpleIntention(position: Position, offer: Offer): Intention {
  const { rules, board, seat } = position;
  const outcome = (): IntendedOutcome | null => {
    const seen = offer.preview();
    if (seen === null) return null;
    const known = { changes: seen.changes[seat], events: seen.events, stop: seen.stop };
    const answers = answersAfter(position, offer.action);
    const all = answers.length === 0 ? null : outcomeOf(position, [offer.action, ...answers]);
    return all === null ? known : { ...known, changes: all.changes };
  };
  return {
    id: offer.line,
    lines: [offer.line],
    text: offer.text,
    further: null,
    payment: null,
    places: board.places(offer.action),
    action: offer.action,
    outcome,
    steps: () => [offer.action, ...answersAfter(position, offer.action)],
    outlook: () => outlookOf(position, [offer.action], outcome()),
    in: (other) => {
      const same = other.offers.find(({ line }) => line === offer.line);
      return same === undefined ? null : simpleIntention(other, same);
    },
    ...(rules.payments?.isPayment(offer.action) === true && {
      repeated: (times: number) => repeated(position, offer, times),
    }),
  };
}

function repeated(position: Position, offer: Offer, times: number): Intention | null {
  if (times === 1) return simpleIntention(position, offer);
  const actions = Array.from({ length: times }, () => offer.action);
  const outcome = outcomeOf(position, actions);
  if (outcome === null) return null;
  const lines = actions.map(() => offer.line);
  return {
    id: lines.join(' · '),
    lines,
    text: `${times}× ${offer.text}`,
    further: null,
    payment: null,
    places: position.board.places(offer.action),
    action: offer.action,
    outcome: () => outcome,
    steps: () => actions,
    outlook: () => outlookOf(position, actions, outcome),
    in: (other) => simpleIntention(position, offer).in(other)?.repeated?.(times) ?? null,
    repeated: (more) => repeated(position, offer, more),
  };
}

/** Everything that can be meant by a place, and why not what else somebody may have wished there. */
export function intentionsAt(position: Position, place: PlaceId): AtPlace {
  const { rules, view, seat, board, offers } = position;
  const here = offers.filter(({ action }) => board.places(action).includes(place));
  // Whoever digs mostly digs to build: what leads to more stands first, with that in front of it.
  const leading: Intention[] = [];
  const intentions: Intention[] = [];
  for (const offer of here) {
    // What a payment leads to is found below, with as many payments as it takes.
    const isPayment = rules.payments?.isPayment(offer.action) === true;
    const further = isPayment ? [] : nextAt(position, offer, place);
    for (const then of further) leading.push(compound(position, [offer.action, then.action], then.text));
    (further.length > 0 ? leading : intentions).push(simpleIntention(position, offer));
  }
  intentions.unshift(...leading);
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
  const outcome = (): IntendedOutcome | null => {
    known ??= outcomeOf(position, actions);
    return known;
  };
  return {
    id: lines.join(' · '),
    lines,
    text: textOf(position, main),
    further: then ?? null,
    payment: payments.length === 0 ? null : counted(position, payments),
    places: board.places(main),
    action: last,
    outcome,
    steps: () => actions,
    outlook: () => outlookOf(position, actions, outcome()),
    in: (other) => (outcomeOf(other, actions) === null ? null : compound(other, actions, then)),
  };
}

/** More questions than these stand before nothing. */
const MOST_ANSWERS = 3;

/** The answers to the questions after an action with which is shown what it brings for sure. */
function answersAfter({ rules, view, seat, board }: Position, action: Action): readonly Action[] {
  const answers: Action[] = [];
  if (board.settles === undefined) return answers;
  const lineOf = (answer: Action | null): string | null =>
    answer === null ? null : rules.notation.write(answer);
  const asked = lineOf(board.settles(view, seat));
  const after = rules.clone(view);
  try {
    for (let next: Action | null = action; next !== null && answers.length <= MOST_ANSWERS; ) {
      if (!play(rules, after, seat, next).ok) return [];
      next = board.settles(after, seat);
      // A question that stood before the action stays open: what its answer brings is none of the action's doing.
      if (next === null || lineOf(next) === asked) break;
      answers.push(next);
    }
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
  }
  return answers;
}

/** The position after the actions, up to where something is drawn or shown that nobody knows yet. */
function outlookOf(
  { rules, view, seat }: Position,
  actions: readonly Action[],
  outcome: IntendedOutcome | null,
): Outlook | null {
  if (outcome === null) return null;
  const after = rules.clone(view);
  try {
    for (const action of actions) if (!play(rules, after, seat, action).ok) return null;
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
  }
  return { view: after, changes: outcome.changes };
}

/** What is done several times is said once. */
function counted(position: Position, payments: readonly Action[]): string {
  const { rules, speech } = position;
  const counts = new Map<string, { readonly action: Action; count: number }>();
  for (const action of payments) {
    const line = rules.notation.write(action);
    const known = counts.get(line) ?? { action, count: 0 };
    known.count += 1;
    counts.set(line, known);
  }
  return [...counts.values()]
    .map(({ action, count }) => {
      const brief = speech.payment(action.kind, rules.notation.arguments(action), count);
      const text = brief ?? textOf(position, action);
      return brief !== null || count === 1 ? text : `${count}× ${text}`;
    })
    .join(', ');
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
