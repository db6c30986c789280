/** A seat's turn: one action, conversions around it, and its end. */
import { turnHandler } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { send } from './cults.ts';
import { endTurn } from './leech.ts';
import { pass } from './passing.ts';
import { prepareReach } from './reach.ts';
import type { TmRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { power, special } from './special-actions.ts';
import type { ObligationOf, State } from './state.ts';
import { build, transform } from './terraform.ts';
import { advance } from './tracks.ts';
import { upgrade } from './upgrade.ts';

/** In the order in which they are offered. */
const ACTIONS = { build, transform, advance, upgrade, send, power, special, pass };

export const turn = {
  ownTurn: true,
  ...turnHandler<Ruleset, State, ObligationOf<'turn'>, Action, TmRule, keyof typeof ACTIONS>({
    main: ACTIONS,
    free: {},
    prepare: prepareReach,
    ended: endTurn,
    refusals: {
      mustAct: 'TM-TURN-MUST-ACT',
      oneAction: 'TM-TURN-ONE-ACTION',
      answerFirst: 'TM-LEECH-ANSWER-FIRST',
      notNow: 'TM-TURN-NOT-NOW',
      comesWith: {},
    },
  }),
};
