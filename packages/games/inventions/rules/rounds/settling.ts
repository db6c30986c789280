/** Settles what needs no decision: offers that nobody could take, prices without a choice, steps with nothing to do. */
import { discharge, openGroup } from '@guildhall/kernel';
import { isOnMap } from '../citizens.ts';
import { hasOpenIdeas } from '../ideas.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { nextAspiration } from '../scoring/aspirations.ts';
import { NONE, type Obligation, type State } from '../state.ts';
import { anyPossible } from '../turn/act.ts';
import { canBuild } from '../turn/building.ts';
import { hasChain } from '../turn/chains.ts';
import { exhaustWithoutChoice } from '../turn/choices.ts';
import { canTakeSharedTile } from '../turn/share.ts';
import { finishLearning } from '../turn/travel.ts';
import { endActionsWithoutChoice } from '../turn/turn.ts';

/** Goes on until somebody has something to decide or a step of the table is next. */
export function settleOffers(g: Ruleset, state: State, listener?: Listener): void {
  for (;;) {
    const group = openGroup(state);
    if (group.length === 0 || !goOn(g, state, group[0], listener)) return;
  }
}

/** Does one such thing; false when there is a decision. */
function goOn(g: Ruleset, state: State, owed: Obligation, listener?: Listener): boolean {
  switch (owed.kind) {
    case 'learned':
      finishLearning(state, owed, listener);
      return true;
    case 'turn':
      return endActionsWithoutChoice(g, state, owed);
    case 'exhaust':
      exhaustWithoutChoice(state, owed);
      return owed.left === 0 && gone(state, owed);
    case 'drawIdea':
      // Those of the turn are counted when they come up; a change of era says how many.
      if (owed.left === 0) {
        owed.left = state.turn.presented;
        state.turn.presented = 0;
      }
      return (owed.left === 0 || !hasOpenIdeas(state)) && gone(state, owed);
    default:
      return isVoid(g, state, owed, listener) && gone(state, owed);
  }
}

function gone(state: State, owed: Obligation): true {
  discharge(state, owed);
  return true;
}

/** Whether there is nothing to decide in an obligation. */
function isVoid(g: Ruleset, state: State, owed: Obligation, listener?: Listener): boolean {
  switch (owed.kind) {
    case 'act':
      return owed.way === 'benefit' && !anyPossible(g, state, owed.seat, owed.actions);
    case 'chain':
      return !hasChain(g, state, owed);
    case 'citizen':
    case 'train':
      return state.players[owed.seat].supply === 0;
    case 'bringHome':
      return !isOnMap(state, owed.seat);
    case 'shareTile':
      return !canTakeSharedTile(g, state.players[owed.seat]);
    case 'overflow':
      return state.players[owed.seat].area.length <= g.tables.tileArea;
    case 'progress':
      return nextAspiration(g, state, owed.seat, listener) === NONE;
    case 'build':
      return !owed.ends && !canBuild(g, state, owed);
    default:
      return false;
  }
}
