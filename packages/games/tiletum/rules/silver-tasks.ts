/** Tasks that only exist with silver. */
import { openGroup } from '@guildhall/kernel';
import { ACTIONS } from '../data/index.ts';
import type { Action } from './actions.ts';
import type { Check } from './rule-ids.ts';
import { GOLD, type Listener, type Ruleset, SEEKER } from './ruleset.ts';
import { addSeekerMoves, checkSeeker, checkSeekerMove, moveSeeker, placeSeeker } from './seekers.ts';
import { NONE, type State } from './state.ts';
import { checkRaise, levelIn, oweAct, raise } from './technologies.ts';
import { isJokerFor } from './turn.ts';

/** The second action begins where the first one ends, so nothing else may be under way. */
function checkSplit(state: State, action: number): Check {
  const { turn } = state;
  if (!turn.maySplit || turn.action === NONE || openGroup(state)[0]?.kind !== 'turn')
    return 'TIL-TECHNOLOGY-UNIVERSAL';
  return action !== turn.action && isJokerFor(state, action) ? null : 'TIL-TECHNOLOGY-UNIVERSAL';
}

export function checkSilverTask(g: Ruleset, state: State, seat: number, action: Action): Check {
  const player = state.players[seat];
  switch (action.kind) {
    case 'seeker':
      return checkSeeker(g, state, seat, action.map, false);
    case 'technology':
      return checkRaise(g, state, seat, action.technology, 0);
    case 'seekerStep':
      if (!state.turn.hasSeekerMove || levelIn(state, seat, 'seeker') >= 3) return 'TIL-SEEKER-SYMBOL';
      return checkSeekerMove(g, state, seat, action.spot);
    case 'seekerAction':
      return state.turn.hasSeekerMove && levelIn(state, seat, 'seeker') >= 3 ? null : 'TIL-SEEKER-SYMBOL';
    case 'mint':
      return player.favoured !== NONE && player.goods[player.favoured] > 0 ? null : 'TIL-TECHNOLOGY-GOODS';
    case 'forgo':
      return state.turn.forgo !== NONE && player.goods[state.turn.forgo] > 0 ? null : 'TIL-TECHNOLOGY-DICE';
    case 'split':
      return checkSplit(state, action.action);
    default:
      return 'TIL-TURN-NOT-NOW';
  }
}

export function addSilverTasks(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const { turn, silver } = state;
  const player = state.players[seat];
  for (const technology of silver?.technologies ?? []) out.push(g.catalogue.technology[technology]);
  if (player.seekersLeft > 0) out.push(...g.catalogue.seeker);
  if (player.favoured !== NONE) out.push(g.catalogue.mint);
  if (turn.hasSeekerMove) {
    addSeekerMoves(g, state, seat, out, true);
    out.push(g.catalogue.seekerAction);
  }
  if (turn.forgo !== NONE) out.push(g.catalogue.forgo);
  if (turn.maySplit) out.push(...g.catalogue.split);
}

export function performSilver(
  g: Ruleset,
  state: State,
  seat: number,
  action: Action,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const { turn } = state;
  switch (action.kind) {
    case 'seeker':
      placeSeeker(g, state, seat, action.map, false, listener);
      return;
    case 'technology':
      raise(g, state, seat, action.technology, 0, listener);
      return;
    case 'seekerStep':
      turn.hasSeekerMove = false;
      moveSeeker(g, state, seat, action.spot, listener);
      return;
    case 'seekerAction':
      turn.hasSeekerMove = false;
      oweAct(state, seat, SEEKER, g.tables.technologies.movePoints);
      return;
    case 'mint':
      player.goods[player.favoured] -= 1;
      player.goods[GOLD] += 1;
      return;
    case 'forgo':
      player.goods[turn.forgo] -= 1;
      turn.forgo = NONE;
      player.silver += 1;
      return;
    case 'split':
      turn.maySplit = false;
      turn.isSecond = true;
      turn.hasBegun = true;
      turn.action = action.action;
      listener?.({ kind: 'chosen', seat, readers: 'all', data: { action: ACTIONS[action.action] } });
  }
}
