/** Settles what needs no decision: gifts that nobody could use, and choices with one option. */
import { discharge, openGroup } from '@guildhall/kernel';
import type { Action } from './actions.ts';
import { give } from './benefits.ts';
import { giveBuilding, inhabited } from './characters.ts';
import { addAnywhere, addErrands, checkAnywhere, checkErrand } from './gifts.ts';
import { characterOf, type Listener, type Ruleset } from './ruleset.ts';
import { isIdle } from './silver-gifts.ts';
import { canSpend } from './spend.ts';
import type { Obligation, State } from './state.ts';

/** Goes on until somebody has something to decide or a step of the table is next. */
export function settleGifts(g: Ruleset, state: State, _listener?: Listener): void {
  for (;;) {
    const group = openGroup(state);
    let isSettled = true;
    for (const owed of group) {
      if (!goOn(g, state, owed)) continue;
      isSettled = false;
      break;
    }
    if (isSettled) return;
  }
}

const scratch: Action[] = [];

/** Does one such thing; false when there is a decision. */
function goOn(g: Ruleset, state: State, owed: Obligation): boolean {
  switch (owed.kind) {
    case 'act':
      if (canSpend(g, state, owed.seat, owed.action, owed.points)) return false;
      discharge(state, owed);
      return true;
    case 'errand':
      scratch.length = 0;
      addErrands(g, state, owed, scratch);
      for (const action of scratch) if (checkErrand(g, state, owed, action) === null) return false;
      discharge(state, owed);
      return true;
    case 'anywhere': {
      scratch.length = 0;
      addAnywhere(g, state, owed, scratch);
      // Whoever spends their gold meanwhile still has to decline: a payment decides nothing.
      const free = { ...owed, price: 0 };
      for (const action of scratch) if (checkAnywhere(g, state, free, action) === null) return false;
      discharge(state, owed);
      return true;
    }
    case 'building': {
      const choices = inhabited(g, state.players[owed.seat]);
      if (choices.length > 1) return false;
      discharge(state, owed);
      if (choices.length === 1) giveBuilding(g, state, owed.seat, choices[0]);
      return true;
    }
    case 'bonuses': {
      if (owed.tiles.length > 1) return false;
      discharge(state, owed);
      for (const tile of owed.tiles) give(state, owed.seat, characterOf(g, tile), 'characterPoints');
      return true;
    }
    case 'anyBonus':
      if (inhabited(g, state.players[owed.seat]).length > 0) return false;
      discharge(state, owed);
      return true;
    case 'pick':
      if (owed.tiles.length > 0) return false;
      discharge(state, owed);
      return true;
    case 'offer':
    case 'freeSeeker':
    case 'cheapTechnology':
    case 'favour':
    case 'look':
      if (!isIdle(g, state, owed)) return false;
      discharge(state, owed);
      return true;
    default:
      return false;
  }
}
