/** Legal lists of turns are made without asking the check of every action: what they say must be the same. */
import {
  type Action,
  deciders,
  type GameState,
  type Random,
  type Rules,
  randomFrom,
  settle,
} from '@guildhall/kernel';

/** Every action of a catalogue. */
function actionsIn(catalogue: unknown): Action[] {
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  if ('kind' in catalogue) return [catalogue as Action];
  return Object.values(catalogue).flatMap(actionsIn);
}

export interface Looked {
  /** Positions at which some seat owed its turn. */
  readonly turns: number;
  /** What a list left out or had too much, in words. */
  readonly faults: readonly string[];
}

/** Plays a random game, and compares at one decision in seven the list of a turn with what the checks allow. */
export function lookAtLists<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  catalogue: unknown,
  seed: string,
): Looked {
  const all = actionsIn(catalogue) as A[];
  const random = randomFrom(seed);
  const state = rules.setup(seed);
  const faults: string[] = [];
  let turns = 0;
  settle(rules, state);
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const seat = seats[random.below(seats.length)];
    const legal = rules.legal(state, seat);
    if (state.pending.at(-1)?.[0]?.kind === 'turn' && random.below(7) === 0) {
      turns += 1;
      const listed = new Set(legal);
      for (const action of all)
        if (listed.has(action) !== (rules.whyNot(state, seat, action) === null))
          faults.push(`${rules.notation.write(action)}: listed is ${listed.has(action)}`);
    }
    rules.apply(state, seat, reluctantly(legal, random));
    settle(rules, state);
  }
  return { turns, faults };
}

/** Players who pass at once see little of the game. */
function reluctantly<A extends Action>(legal: readonly A[], random: Random): A {
  const others = legal.filter(({ kind }) => kind !== 'pass' && kind !== 'convert');
  const from = others.length > 0 && random.below(10) > 0 ? others : legal;
  return from[random.below(from.length)];
}
