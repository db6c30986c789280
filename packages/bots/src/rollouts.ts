/** Plays a position on, everybody making the turn that looks best, to learn what a turn is worth. */
import {
  type Action,
  findLegal,
  type GameState,
  openGroup,
  type Place,
  type Rules,
  type Seat,
  settle,
} from '@guildhall/kernel';
import { decides, type Search } from './search.ts';
import { turnsOf } from './turns.ts';

/** Turns that other seats made in earlier rollouts: where still legal, they are made again without a search. */
export type RememberedTurns<A extends Action> = Map<string, readonly A[]>;

export class Rollout<S extends GameState, A extends Action> {
  private readonly search: Search<S, A>;
  private readonly state: S;
  private readonly seat: Seat;
  private readonly remembered: RememberedTurns<A>;
  private readonly made = new Map<string, number>();
  value: number;
  isOver = false;

  /** Takes the state over and changes it. */
  constructor(search: Search<S, A>, state: S, seat: Seat, value: number, remembered: RememberedTurns<A>) {
    this.search = search;
    this.state = state;
    this.seat = seat;
    this.value = value;
    this.remembered = remembered;
  }

  /** Plays on for so many turns, or to the end. False if the budget ran out. */
  playOn(turns: number, width: number, alike?: number): boolean {
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
      const expected = this.turn(who, width, alike);
      if (expected === null) return false;
      if (who === this.seat) value = expected;
    }
    this.value = value ?? this.search.evaluate(this.state, this.seat);
    return true;
  }

  /** Makes somebody's turn. Returns its value if it is our seat's, null if the budget ran out, else 0. */
  private turn(who: Seat, width: number, alike: number | undefined): number | null {
    const { search, state } = this;
    if (who !== this.seat) {
      const key = this.occasion(who);
      const known = this.remembered.get(key);
      if (known !== undefined) {
        const repeated = repeat(search.rules, state, who, known);
        if (repeated === known.length) return search.meter.pay() ? 0 : null;
        if (repeated > 0) return 0;
      }
      const best = turnsOf(search, state, who, width, alike)[0];
      if (search.meter.isEmpty()) return null;
      this.remembered.set(key, best.actions);
      for (const action of best.actions) search.rules.apply(state, who, action);
      return 0;
    }
    const best = turnsOf(search, state, who, width, alike)[0];
    if (search.meter.isEmpty()) return null;
    for (const action of best.actions) search.rules.apply(state, who, action);
    return best.value;
  }

  /** A seat's n-th decision of a kind in this rollout. */
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

/** Makes the actions as far as they are legal, and returns how many were. */
function repeat<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  state: S,
  seat: Seat,
  actions: readonly A[],
): number {
  for (let done = 0; done < actions.length; done++) {
    if (!decides(state, seat)) return done;
    const offered = findLegal(rules, state, seat, actions[done]);
    if (offered === null) return done;
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
