/** What is asked at a position: ten moves of which some are legal, and everything that could be done. */
import {
  type Action,
  deciders,
  type GameState,
  payable,
  type Random,
  type Refusal,
  type Rules,
  randomFrom,
  type Seat,
  Unknown,
  ways,
} from '@guildhall/kernel';
import type { Moment, Seen } from './positions.ts';
import { LEAST_OPTIONS } from './sensible.ts';

/** Moves that are given. */
export const GIVEN = 10;
/** Legal ones among them. */
const LEGAL = { least: 4, most: 6 };
/** Refused moves are told apart by their rules: at least so many different ones. */
const LEAST_RULES = 3;
/** Different kinds of actions among the given moves: who is only asked where to build shows little. */
const LEAST_KINDS = 3;

/** Rules by which something else is to be decided now: nobody would try that. */
const SAYS_NOTHING = /^KERNEL-|-NOT-NOW$/;

interface GivenMove {
  /** One action, or an action and what it leads to at once. */
  readonly actions: readonly Action[];
  /** Why it is not legal; null: it is. */
  readonly refusal: Refusal | null;
}

/** Something that can be done now, if need be after payments. */
interface Option {
  readonly actions: readonly Action[];
  readonly payments: readonly Action[];
}

export interface Questions {
  readonly given: readonly GivenMove[];
  readonly options: readonly Option[];
}

/** Where a move goes on: after what was done already, what is possible and what might be tried. */
interface Stem {
  readonly before: readonly Action[];
  readonly view: GameState;
  readonly legal: readonly Action[];
}

/** The questions of a position; null where it has too little to ask about. `taught`: rules that the learner was told. */
export function questionsOf(
  rules: Rules,
  { view, seat }: Moment,
  seed: string,
  taught: ReadonlySet<string>,
  seen: Seen,
): Questions | null {
  const random = randomFrom(`questions ${seed}`);
  const root: Stem = { before: [], view, legal: rules.legal(view, seat) };
  const stems = stemsOf(rules, root, seat);
  const options = [...stems.flatMap((stem) => optionsAt(rules, stem)), ...payableAt(rules, root, seat)];
  if (options.length < LEAST_OPTIONS) return null;
  const choices = options.filter(({ payments }) => payments.length === 0).map(({ actions }) => actions);
  const refused = inTurn(
    shuffled([...new Set([root, ...stems])], random).map((stem) =>
      refusedMoves(rules, stem, seat, taught, seen, random),
    ),
  );
  const byRule = spread(refused, ({ refusal }) => refusal?.rule ?? '');
  const wanted = LEGAL.least + random.below(LEGAL.most - LEGAL.least + 1);
  const right = spread(shuffled(choices, random), kindOf).slice(0, Math.max(wanted, GIVEN - byRule.length));
  const wrong = byRule.slice(0, GIVEN - right.length);
  if (right.length + wrong.length < GIVEN || right.length > LEGAL.most) return null;
  if (new Set(wrong.map(({ refusal }) => refusal?.rule)).size < LEAST_RULES) return null;
  if (new Set([...right, ...wrong.map(({ actions }) => actions)].map(kindOf)).size < LEAST_KINDS) return null;
  const given = [...right.map((actions): GivenMove => ({ actions, refusal: null })), ...wrong];
  return { given: shuffled(given, random), options };
}

function kindOf(actions: readonly Action[]): string {
  return actions[actions.length - 1].kind;
}

function isPaymentIn({ payments }: Rules, action: Action): boolean {
  return payments?.isPayment(action) === true;
}

/**
 * Where a seat first says what it will do and then how, as by a pillar on an action, both are one move: otherwise there
 * is little to choose among.
 */
function stemsOf(rules: Rules, root: Stem, seat: Seat): Stem[] {
  const choices = root.legal.filter((action) => !isPaymentIn(rules, action));
  if (choices.length >= LEAST_OPTIONS) return [root];
  const after = choices.map((action) => ({ action, next: stemAfter(rules, root, seat, action) }));
  const ends = after.flatMap(({ action, next }) => (next === null ? [action] : []));
  return [
    ...(ends.length === 0 ? [] : [{ ...root, legal: ends }]),
    ...after.flatMap(({ next }) => (next === null ? [] : [next])),
  ];
}

/** What a seat goes on with after an action; null where the action is all, or leads to what nobody knows yet. */
function stemAfter(rules: Rules, { view }: Stem, seat: Seat, action: Action): Stem | null {
  const after = rules.clone(view);
  try {
    rules.apply(after, seat, action);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
  if (after.chance.disclosed !== view.chance.disclosed || !deciders(after).includes(seat)) return null;
  return { before: [action], view: after, legal: rules.legal(after, seat) };
}

function optionsAt(rules: Rules, { before, legal }: Stem): Option[] {
  return legal
    .filter((action) => !isPaymentIn(rules, action))
    .map((action) => ({ actions: [...before, action], payments: [] }));
}

function payableAt(rules: Rules, { view }: Stem, seat: Seat): Option[] {
  return [...payable(rules, view, seat)].flatMap((way) =>
    way === null ? [] : [{ actions: way.actions.slice(-1), payments: way.actions.slice(0, -1) }],
  );
}

/**
 * Moves that differ in one thing from a legal one, or that are of a kind which nothing allows now, and that a rule of
 * the game refuses whatever is paid before. One of each rule first: rules that were taught, then others about the same.
 */
function refusedMoves(
  rules: Rules,
  { before, view, legal }: Stem,
  seat: Seat,
  taught: ReadonlySet<string>,
  seen: Seen,
  random: Random,
): GivenMove[] {
  const { notation } = rules;
  const lines = new Set(legal.map((action) => notation.write(action)));
  const near = new Set(legal.flatMap((action) => gapsOf(rules, action)));
  const kinds = new Set(legal.map(({ kind }) => kind));
  const byRule = new Map<string, Action[]>();
  for (const action of notation.all) {
    if (lines.has(notation.write(action)) || isPaymentIn(rules, action)) continue;
    if (kinds.has(action.kind) && !gapsOf(rules, action).some((gap) => near.has(gap))) continue;
    const refusal = rules.whyNot(view, seat, action);
    if (refusal === null || SAYS_NOTHING.test(refusal.rule) || !seen.has(rules, view, seat, action)) continue;
    byRule.set(refusal.rule, [...(byRule.get(refusal.rule) ?? []), action]);
  }
  const chapters = new Set([...taught].map(chapterOf));
  const rankOf = (rule: string): number => (taught.has(rule) ? 0 : chapters.has(chapterOf(rule)) ? 1 : 2);
  const ranked = shuffled([...byRule.keys()], random).sort((one, other) => rankOf(one) - rankOf(other));
  const known = ranked.filter((rule) => rankOf(rule) < 2);
  const perRule = (known.length >= LEAST_RULES ? known : ranked).map((rule) =>
    firstFew(shuffled(byRule.get(rule) ?? [], random), GIVEN, (action) =>
      isHopeless(rules, view, seat, action),
    ),
  );
  return inTurn(perRule).map((action) => ({
    actions: [...before, action],
    refusal: rules.whyNot(view, seat, action),
  }));
}

/** Whether no payment brings it about. */
function isHopeless(rules: Rules, view: GameState, seat: Seat, action: Action): boolean {
  const missing = rules.whyNot(view, seat, action)?.missing ?? {};
  return Object.keys(missing).length === 0 || ways(rules, view, seat, [action], 1).length === 0;
}

/** "TM-UPGRADE-PATH": "TM-UPGRADE". */
function chapterOf(rule: string): string {
  return rule.split('-').slice(0, 2).join('-');
}

/** An action with one of its arguments left open: two actions with a gap in common differ in one thing. */
function gapsOf({ notation }: Rules, action: Action): string[] {
  const values = Object.entries(notation.arguments(action));
  return values.map((_, open) =>
    JSON.stringify([action.kind, ...values.map(([name, value], at) => [name, at === open ? null : value])]),
  );
}

function firstFew<T>(list: readonly T[], most: number, isWanted: (item: T) => boolean): T[] {
  const found: T[] = [];
  for (const item of list) {
    if (found.length === most) break;
    if (isWanted(item)) found.push(item);
  }
  return found;
}

/** The first of each list, then the second of each, and so on. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** The first of each kind, then the second of each. */
function spread<T>(list: readonly T[], kindOf: (item: T) => string): T[] {
  const kinds = [...new Set(list.map(kindOf))];
  return inTurn(kinds.map((kind) => list.filter((item) => kindOf(item) === kind)));
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0]);
}
