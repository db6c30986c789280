/** Sums of named parts: collecting them, and the sum of everything that actions change. */
import type { Action, GameState, Rules, Seat } from '../contract/game.ts';
import type { Note, SumAmounts, SumPart, Sums } from '../contract/sums.ts';
import { Unknown } from './chance.ts';
import { play } from './play.ts';

/** What a function notes, without parts of nothing; equal lines are one. */
export function partsOf(noting: (note: Note) => void): SumPart[] {
  const parts = new Map<string, SumPart>();
  noting((part) => {
    const key = JSON.stringify([part.text, part.values ?? {}]);
    const known = parts.get(key);
    parts.set(key, known === undefined ? part : { ...part, amounts: totalOf([known, part]) });
  });
  return [...parts.values()]
    .map((part) => ({ ...part, amounts: withoutZeros(part.amounts) }))
    .filter(({ amounts }) => Object.keys(amounts).length > 0);
}

function withoutZeros(amounts: SumAmounts): SumAmounts {
  return Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
}

/** All amounts added up; what adds up to nothing is left out. */
export function totalOf(lines: readonly { readonly amounts: SumAmounts }[]): SumAmounts {
  const total: Record<string, number> = {};
  for (const { amounts } of lines)
    for (const [name, amount] of Object.entries(amounts)) total[name] = (total[name] ?? 0) + amount;
  return withoutZeros(total);
}

/** Amounts so many times, without nothings; less than none turns a price into what is paid. */
export function timesOf(amounts: SumAmounts, times: number): SumAmounts {
  return withoutZeros(
    Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount * times])),
  );
}

/** A line of what actions change. */
export type ChangeLine = { readonly amounts: SumAmounts } & (
  | { readonly kind: 'payment'; readonly action: Action }
  | { readonly kind: 'cost'; readonly part: SumPart }
  /** Points of a source of the outcome. */
  | { readonly kind: 'points'; readonly source: string }
  /** Whatever else an action brings. */
  | { readonly kind: 'gain'; readonly action: Action }
);

/**
 * What a sequence of actions changes in a seat's counts, line by line. Uses the seat's view, so whatever depends on a
 * draw or on something hidden is left out. Null if the actions cannot be played.
 */
export function changeLines<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  sums: Sums<S, A> | null,
  view: S,
  seat: Seat,
  actions: readonly A[],
): ChangeLine[] | null {
  const lines: ChangeLine[] = [];
  const state = rules.clone(view);
  for (const action of actions) {
    const before = countsOf(rules, state, seat);
    const sourcesBefore = rules.outcome(state).sources[seat];
    const cost = sums?.cost(state, seat, action) ?? [];
    let isKnown = true;
    try {
      if (!play(rules, state, seat, action).ok) return null;
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      isKnown = false;
    }
    const after = countsOf(rules, state, seat);
    const changes = totalOf([{ amounts: after }, { amounts: timesOf(before, -1) }]);
    if (rules.payments?.isPayment(action) === true) lines.push({ kind: 'payment', action, amounts: changes });
    else {
      const scored = totalOf([
        { amounts: rules.outcome(state).sources[seat] },
        { amounts: timesOf(sourcesBefore, -1) },
      ]);
      lines.push(...linesOf(sums, action, changes, cost, scored));
    }
    if (!isKnown) break;
  }
  return lines;
}

function linesOf<S extends GameState, A extends Action>(
  sums: Sums<S, A> | null,
  action: A,
  changes: SumAmounts,
  cost: readonly SumPart[],
  scored: SumAmounts,
): ChangeLine[] {
  const paid = cost.map((part): ChangeLine => ({ kind: 'cost', part, amounts: part.amounts }));
  const points = Object.entries(scored).map(
    ([source, amount]): ChangeLine => ({ kind: 'points', source, amounts: { points: amount } }),
  );
  const known = totalOf([...paid, ...points]);
  const rest = totalOf([{ amounts: changes }, { amounts: timesOf(known, -1) }]);
  const gain: Record<string, number> = {};
  const spent: ChangeLine[] = [];
  for (const [name, amount] of Object.entries(rest)) {
    const text = amount < 0 ? sums?.spent[name] : undefined;
    if (text === undefined) gain[name] = amount;
    else {
      const amounts = { [name]: amount };
      spent.push({ kind: 'cost', part: { text, amounts }, amounts });
    }
  }
  const rests: ChangeLine[] = Object.keys(gain).length === 0 ? [] : [{ kind: 'gain', action, amounts: gain }];
  return [...paid, ...spent, ...points, ...rests];
}

/** Points that are below zero are a count of their own: here they are points too. */
function countsOf<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
): SumAmounts {
  const { pointsBelowZero = 0, ...counts } = rules.counts(state, seat);
  return pointsBelowZero === 0 ? counts : { ...counts, points: counts.points - pointsBelowZero };
}
