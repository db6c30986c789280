/** A seat's turn: one action, conversions around it, and its end. */
import { openOffers, turnHandler } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { burn, convert } from './conversions.ts';
import { annex } from './neutral-buildings.ts';
import { pass, scoreLowest } from './passing.ts';
import { prepareReach } from './reach.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { send } from './scholars.ts';
import { bookAction, innovate, power, special } from './space-effects.ts';
import type { ObligationOf, State } from './state.ts';
import { build, transform } from './terraform.ts';
import { connect } from './towns.ts';
import { advance } from './tracks.ts';
import { upgrade } from './upgrade.ts';

type Turn = ObligationOf<'turn'>;

/** In the order in which they are offered. */
const FREE = { convert, burn, connect };
const ACTIONS = {
  ...{ build, transform, advance, upgrade, send, innovate },
  ...{ power, bookAction, special, annex, pass },
};

export const turn = turnHandler<
  Ruleset,
  State,
  Turn,
  Action,
  AoiRule,
  keyof typeof ACTIONS,
  keyof typeof FREE
>({
  free: FREE,
  main: ACTIONS,
  prepare: prepareReach,
  goesOn(g, state, owed) {
    // The steps of the pass are taken: now the lowest discipline is known, whatever the turn still brings.
    if (owed.lowestOwed) scoreLowest(g, state, owed.seat);
    owed.lowestOwed = false;
  },
  ended: (_g, state) => openOffers(state),
  refusals: {
    mustAct: 'AOI-TURN-MUST-ACT',
    oneAction: 'AOI-TURN-ONE-ACTION',
    answerFirst: 'AOI-LEECH-ANSWER-FIRST',
    notNow: 'AOI-TURN-NOT-NOW',
    comesWith: {
      competency: 'AOI-COMPETENCY-SLOT',
      palace: 'AOI-PALACE-CHOICE',
      town: 'AOI-TOWN-TILE',
      bridge: 'AOI-BRIDGE-SITE',
    },
  },
});
