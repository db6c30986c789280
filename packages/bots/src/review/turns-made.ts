/** The turns that were made in a game, each with what its seat could know before it. */
import {
  type Action,
  type Entry,
  type GameState,
  leave,
  openGroup,
  type Place,
  playMove,
  type Rules,
  type Seat,
  settle,
} from '@guildhall/kernel';
import { decides } from '../search.ts';

export interface TurnMade {
  /** The first entry of the turn; the position before it is the one after the entry before. */
  readonly number: number;
  readonly seat: Seat;
  /** What the seat could know. */
  readonly view: GameState;
  /** One line an action. */
  readonly lines: readonly string[];
  readonly where: Place;
  /** Points of every seat before it. */
  readonly totals: readonly number[];
  /** Whether there was something to choose. */
  readonly isFree: boolean;
}

/** What a review needs of a game. */
export interface GameMade {
  readonly turns: readonly TurnMade[];
  /** What everybody could know when the set-up was done; null if that never was. */
  readonly start: GameState | null;
}

interface OpenTurn extends TurnMade {
  lines: string[];
  isFree: boolean;
  readonly disclosed: number;
}

/** The entries that were not taken back, with their numbers. */
export function entriesThatCount(entries: readonly Entry[]): readonly (readonly [number, Entry])[] {
  /** By point: the last entry that counts there. Going back leads to what counted then, on whichever branch. */
  const lastAt = [0];
  const before: number[] = [0];
  for (const [at, entry] of entries.entries()) {
    const number = at + 1;
    before[number] = lastAt[at];
    lastAt[number] = entry.kind === 'back' ? lastAt[entry.to] : number;
  }
  const kept: (readonly [number, Entry])[] = [];
  for (let number = lastAt[entries.length]; number > 0; number = before[number])
    kept.push([number, entries[number - 1]]);
  return kept.reverse();
}

/** Plays a game again and cuts it into turns, from where chance or others go on to where they do so again. */
export function turnsMade<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  seed: string,
  entries: readonly Entry[],
): GameMade {
  const reader = new TurnReader(rules);
  const state = rules.setup(seed);
  settle(rules, state);
  let start: GameState | null = null;
  for (const [number, entry] of entriesThatCount(entries)) {
    if (start === null && !rules.isSettingUp(state)) start = rules.view(state, null);
    if (entry.kind === 'back') continue;
    if (entry.kind === 'leave') {
      leave(rules, state, entry.seat);
      reader.closeAll();
    } else reader.read(state, number, entry.seat, entry.line);
    settle(rules, state);
  }
  return { turns: reader.turns, start };
}

class TurnReader<S extends GameState, A extends Action> {
  readonly #rules: Rules<S, A>;
  readonly #open = new Map<Seat, OpenTurn>();
  readonly turns: TurnMade[] = [];

  constructor(rules: Rules<S, A>) {
    this.#rules = rules;
  }

  /** Plays an entry, which changes the state, and adds it to the turn that it belongs to. */
  read(state: S, number: number, seat: Seat, line: string): void {
    const rules = this.#rules;
    const isAnswer = !openGroup(state).some((owed) => owed.seat === seat);
    // Whoever answers beside a turn does not end it; everything else of another seat does.
    for (const other of this.#open.keys()) {
      const isTheirs = openGroup(state).some((owed) => owed.seat === other);
      if (other !== seat && !(isAnswer && isTheirs)) this.#open.delete(other);
    }
    const turn = this.#turnOf(state, number, seat);
    turn.isFree ||= rules.legal(state, seat).length > 1;
    const played = playMove(rules, state, seat, line);
    if (!played.ok) throw new Error(`entry ${number} ("${line}") is not allowed: ${played.refusal.rule}`);
    turn.lines.push(...played.actions.map((action) => rules.notation.write(action)));
    if (turn.disclosed !== state.chance.disclosed || !decides(state, seat)) this.#open.delete(seat);
  }

  closeAll(): void {
    this.#open.clear();
  }

  #turnOf(state: S, number: number, seat: Seat): OpenTurn {
    const open = this.#open.get(seat);
    if (open !== undefined && open.disclosed === state.chance.disclosed) return open;
    const rules = this.#rules;
    const turn: OpenTurn = {
      number,
      seat,
      view: rules.view(state, seat),
      lines: [],
      where: rules.where(state),
      totals: rules.outcome(state).totals,
      isFree: false,
      disclosed: state.chance.disclosed,
    };
    this.#open.set(seat, turn);
    this.turns.push(turn);
    return turn;
  }
}
