/** Every offered action must lead to a state where the turn may end. */

import type { GameState, Rules, Seat } from '../../contract/game.ts';
import type { Random } from '../../engine/chance.ts';
import { deciders, isOver, openGroup, owed, tableIsNext } from '../../engine/obligations.ts';
import type { Check } from '../check.ts';

/** What was open when the check began: the turn has ended when all of it, and all that followed from it, is done. */
interface Beginning {
  readonly open: ReadonlySet<number>;
  readonly nextObligation: number;
}

function turnMayEnd(state: GameState, seat: Seat, beginning: Beginning): boolean {
  if (isOver(state) || tableIsNext(state)) return true;
  const group = openGroup(state);
  if (group.some((obligation) => obligation.seat !== seat)) return true;
  return group.every(({ id }) => id < beginning.nextObligation && !beginning.open.has(id));
}

type Descent =
  | { readonly kind: 'ended' | 'capped' }
  | { readonly kind: 'stuck'; readonly seat: Seat; readonly path: readonly string[] };

/**
 * Goes down from a state, choosing at random, until the turn may end. An empty list is a fault wherever it is met, so
 * there is never a reason to come back up and try another branch.
 */
function descend(
  rules: Rules,
  state: GameState,
  seat: Seat,
  beginning: Beginning,
  random: Random,
  nodes: number,
): Descent {
  const path: string[] = [];
  for (let node = 0; node < nodes; node++) {
    if (turnMayEnd(state, seat, beginning)) {
      const stuck = deciders(state).find((decider) => rules.legal(state, decider).length === 0);
      return stuck === undefined ? { kind: 'ended' } : { kind: 'stuck', seat: stuck, path };
    }
    const actions = rules.legal(state, seat);
    if (actions.length === 0) return { kind: 'stuck', seat, path };
    const action = actions[random.below(actions.length)];
    path.push(rules.notation.write(action));
    rules.apply(state, seat, action);
  }
  return { kind: 'capped' };
}

export const noDeadEnds: Check = {
  name: 'dead-end',
  moment: 'sampled',
  run(situation) {
    const { rules, state, playing } = situation;
    const random = situation.random('descent');
    const beginning: Beginning = {
      open: new Set(openGroup(state).map(({ id }) => id)),
      nextObligation: state.nextObligation,
    };
    for (const seat of deciders(state)) {
      const { actions, lines } = situation.offers(seat);
      for (let at = 0; at < actions.length; at++) {
        const copy = rules.clone(state);
        rules.apply(copy, seat, actions[at]);
        const end = descend(rules, copy, seat, beginning, random, playing.settings.deadEndNodes);
        if (end.kind === 'capped') playing.tally.cappedDescents += 1;
        if (end.kind !== 'stuck') continue;
        const path = [lines[at], ...end.path].join('", "');
        const kinds = owed(copy, end.seat).map(({ kind }) => kind);
        return `seat ${seat}: "${path}", and seat ${end.seat} owes ${kinds.join(', ')} and has no legal action`;
      }
    }
    return null;
  },
};
