/** A seat's turn: one action, what is free around it, and its end. Which actions there are is a table of the game. */
import { type Action, discharge, type GameState, type Listener, type Obligation } from '@guildhall/kernel';

export interface Turn extends Obligation {
  readonly kind: 'turn';
  /** Actions that are still to be taken. */
  actions: number;
  acted: boolean;
}

/** One kind of action of a turn. */
export interface TurnAction<G, S, T, A, R, Own = A> {
  /** Adds exactly what the check allows. */
  legal(g: G, state: S, seat: number, out: A[]): void;
  check(g: G, state: S, seat: number, action: Own): R | null;
  /** The action of the turn is already taken; checks that this may change receive the turn. */
  apply(g: G, state: S, seat: number, action: Own, listener: Listener | undefined, turn: T): void;
}

type Rows<G, S, T, A extends Action, R, K> = {
  readonly [P in A['kind'] & K]: TurnAction<G, S, T, A, R, Extract<A, { kind: P }>>;
};

interface TurnParts<G, S, T, A extends Action, R, Main, Free> {
  /** Actions, in the order in which they are offered. */
  readonly main: Rows<G, S, T, A, R, Main>;
  /** What may be done besides, before and after the action. */
  readonly free: Rows<G, S, T, A, R, Free>;
  /** Works out what the checks of actions look up. */
  prepare(g: G, state: S, seat: number): void;
  /** Whatever waits until the seat goes on. */
  goesOn?(g: G, state: S, turn: T): void;
  ended(g: G, state: S): void;
  readonly refusals: {
    readonly mustAct: R;
    readonly oneAction: R;
    readonly answerFirst: R;
    readonly notNow: R;
    /** How something is come by that nobody takes as an action of its own. */
    readonly comesWith: { readonly [K in A['kind']]?: R };
  };
}

/** Main and Free: the kinds that cost the action of the turn, and those that are free. */
export function turnHandler<
  G extends { readonly catalogue: { readonly end: A } },
  S extends GameState,
  T extends Turn,
  A extends Action,
  R extends string,
  Main extends A['kind'],
  Free extends A['kind'] = never,
>({ main, free, prepare, goesOn, ended, refusals }: TurnParts<G, S, T, A, R, Main, Free>) {
  const mainRows = rowsOf<G, S, T, A, R>(main);
  const freeRows = rowsOf<G, S, T, A, R>(free);
  const mainOf = new Map(mainRows.map((row) => [row.kind, row]));
  const freeOf = new Map(freeRows.map((row) => [row.kind, row]));
  return {
    prepare(g: G, state: S, turn: T): void {
      if (turn.actions > 0) prepare(g, state, turn.seat);
    },
    legal(g: G, state: S, turn: T, kind: string | undefined, out: A[]): void {
      const { seat } = turn;
      if (turn.acted && (kind === undefined || kind === 'end')) out.push(g.catalogue.end);
      addLegal(freeRows, g, state, seat, kind, out);
      if (turn.actions > 0 && !isAnswerOpen(state, seat)) addLegal(mainRows, g, state, seat, kind, out);
    },
    check(g: G, state: S, turn: T, action: A): R | null {
      const { seat } = turn;
      if (action.kind === 'end') return turn.acted ? null : refusals.mustAct;
      const isFree = freeOf.get(action.kind);
      if (isFree !== undefined) return isFree.check(g, state, seat, action);
      const row = mainOf.get(action.kind);
      if (row === undefined) return refusals.comesWith[action.kind as A['kind']] ?? refusals.notNow;
      if (turn.actions === 0) return refusals.oneAction;
      return isAnswerOpen(state, seat) ? refusals.answerFirst : row.check(g, state, seat, action);
    },
    apply(g: G, state: S, turn: T, action: A, listener?: Listener): void {
      goesOn?.(g, state, turn);
      if (action.kind === 'end') {
        discharge<Obligation>(state, turn);
        ended(g, state);
        return;
      }
      const isFree = freeOf.get(action.kind);
      if (isFree !== undefined) {
        isFree.apply(g, state, turn.seat, action, listener, turn);
        return;
      }
      const row = mainOf.get(action.kind);
      if (row === undefined) throw new Error(`not an action of a turn: ${action.kind}`);
      turn.actions -= 1;
      turn.acted = true;
      row.apply(g, state, turn.seat, action, listener, turn);
    },
  };
}

interface Row<G, S, T, A, R> extends TurnAction<G, S, T, A, R> {
  readonly kind: string;
}

/** Objects of one shape, wherever they come from: they are asked at every decision. */
function rowsOf<G, S, T, A, R>(
  actions: Readonly<Record<string, TurnAction<G, S, T, A, R>>>,
): readonly Row<G, S, T, A, R>[] {
  return Object.entries(actions).map(([kind, { legal, check, apply }]) => ({ kind, legal, check, apply }));
}

function addLegal<G, S, T, A extends Action, R>(
  rows: readonly Row<G, S, T, A, R>[],
  g: G,
  state: S,
  seat: number,
  kind: string | undefined,
  out: A[],
): void {
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (kind === undefined || kind === row.kind) row.legal(g, state, seat, out);
  }
}

/** Answers to others that the seat still owes come before an action of its own. */
function isAnswerOpen(state: GameState, seat: number): boolean {
  for (const owed of state.aside) if (owed.seat === seat) return true;
  return false;
}

/** An action that is offered as its check allows it, out of those that `among` gives. */
export function listedAction<G, S, T, A, R, Own extends A>(
  among: (g: G) => readonly Own[],
  action: Omit<TurnAction<G, S, T, A, R, Own>, 'legal'>,
): TurnAction<G, S, T, A, R, Own> {
  return {
    ...action,
    legal(g, state, seat, out) {
      const actions = among(g);
      for (let i = 0; i < actions.length; i++)
        if (action.check(g, state, seat, actions[i]) === null) out.push(actions[i]);
    },
  };
}

/** Keeps those of the actions added since `start` that a check allows. */
export function keepAllowed<A>(out: A[], start: number, isAllowed: (action: A) => boolean): void {
  let kept = start;
  for (let i = start; i < out.length; i++) if (isAllowed(out[i])) out[kept++] = out[i];
  out.length = kept;
}
