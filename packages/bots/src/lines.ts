/** What may come of a turn: the game is played on, everybody making the turn that looks best. */
import {
  type Action,
  type GameState,
  openGroup,
  type Place,
  type Rules,
  type Seat,
  settle,
} from '@guildhall/kernel';
import { decides, type Search } from './search.ts';
import { turnsOf } from './turns.ts';

/** Turns that others made in lines before: where they still can be made, they are not searched for again. */
export type Habits<A extends Action> = Map<string, readonly A[]>;

export class Line<S extends GameState, A extends Action> {
  private readonly search: Search<S, A>;
  private readonly state: S;
  private readonly seat: Seat;
  private readonly habits: Habits<A>;
  private readonly made = new Map<string, number>();
  value: number;
  isOver = false;

  /** Takes the state over and changes it. */
  constructor(search: Search<S, A>, state: S, seat: Seat, value: number, habits: Habits<A>) {
    this.search = search;
    this.state = state;
    this.seat = seat;
    this.value = value;
    this.habits = habits;
  }

  /** Plays on for so many turns, or to the end. False when the budget did not last. */
  playOn(turns: number, width: number): boolean {
    const { rules } = this.search;
    let place = rules.where(this.state);
    let left = turns;
    let value: number | null = null;
    for (;;) {
      settle(rules, this.state);
      const who = nextDecider(this.state);
      if (who === null) {
        this.isOver = true;
        this.value = rules.outcome(this.state).totals[this.seat];
        return true;
      }
      const now = rules.where(this.state);
      if (!samePlace(place, now)) {
        place = now;
        left -= 1;
        if (left < 0) break;
      }
      const worth = this.turn(who, width);
      if (worth === null) return false;
      if (who === this.seat) value = worth;
    }
    this.value = value ?? this.search.worth(this.state, this.seat);
    return true;
  }

  /** Makes somebody's turn and says what it is worth to them; null when the budget did not last. */
  private turn(who: Seat, width: number): number | null {
    const { search, state } = this;
    if (who !== this.seat) {
      const key = this.occasion(who);
      const habit = this.habits.get(key);
      if (habit !== undefined) {
        const repeated = repeat(search.rules, state, who, habit);
        if (repeated === habit.length) return search.purse.pay() ? 0 : null;
        if (repeated > 0) return 0;
      }
      const best = turnsOf(search, state, who, width)[0];
      if (search.purse.isEmpty()) return null;
      this.habits.set(key, best.actions);
      for (const action of best.actions) search.rules.apply(state, who, action);
      return 0;
    }
    const best = turnsOf(search, state, who, width)[0];
    if (search.purse.isEmpty()) return null;
    for (const action of best.actions) search.rules.apply(state, who, action);
    return best.value;
  }

  /** A seat's n-th decision of a kind in this line. */
  private occasion(who: Seat): string {
    const { aside } = this.state;
    const owed =
      aside.find(({ seat }) => seat === who) ?? openGroup(this.state).find(({ seat }) => seat === who);
    const kind = `${who} ${owed?.kind}`;
    const count = (this.made.get(kind) ?? 0) + 1;
    this.made.set(kind, count);
    return `${kind} ${count}`;
  }
}

/** Makes the actions as far as they are legal, and says how many were. */
function repeat<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  actions: readonly A[],
): number {
  for (let done = 0; done < actions.length; done++) {
    if (!decides(state, seat)) return done;
    const line = rules.notation.write(actions[done]);
    const offered = rules.legal(state, seat).find((action) => rules.notation.write(action) === line);
    if (offered === undefined) return done;
    rules.apply(state, seat, offered);
  }
  return actions.length;
}

/** Whom the game waits for first; nobody when it is over. */
function nextDecider(state: GameState): Seat | null {
  const group = openGroup(state);
  if (group.length > 0) return group[0].seat;
  return state.aside.length > 0 ? state.aside[0].seat : null;
}

function samePlace(a: Place, b: Place): boolean {
  return a.round === b.round && a.turn === b.turn && a.phase === b.phase;
}
