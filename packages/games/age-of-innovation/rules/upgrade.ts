/** Upgrading buildings: workshop to guild, guild to school or palace, school to university. */
import { discharge, nextId } from '@guildhall/kernel';
import { upgradeRules } from '../../terra/index.ts';
import { BUILDINGS, type Cost } from '../data/types.ts';
import type { ActionOf } from './actions.ts';
import { addChoice } from './choices.ts';
import { raise } from './construction.ts';
import type { HandlerOf, TurnActionOf } from './handlers.ts';
import { palaceBuilt } from './palaces.ts';
import { ownerOf } from './reach.ts';
import { canPay, pay } from './resources.ts';
import type { AoiRule, Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { GUILD, NONE, PALACE, type Player, SCHOOL, type State, UNIVERSITY, WORKSHOP } from './state.ts';

const rules = upgradeRules<Ruleset, State, Player, Cost, ActionOf<'upgrade'>, AoiRule>({
  growsFrom: [NONE, WORKSHOP, GUILD, GUILD, SCHOOL],
  prices: ({ upgradePrices }, { home }) => upgradePrices[home],
  canPay,
  refusals: {
    own: 'AOI-UPGRADE-OWN',
    odd: 'AOI-UPGRADE-NEUTRAL',
    path: 'AOI-UPGRADE-PATH',
    pieces: 'AOI-UPGRADE-PIECES',
    cost: 'AOI-UPGRADE-COST',
  },
});
export const { bill: upgradeBill, candidates: upgradeCandidates, price: upgradePrice } = rules;

export const upgrade: TurnActionOf<'upgrade'> = {
  legal: rules.offer,
  check: rules.check,
  apply(g, state, seat, action, listener) {
    pay(state.players[seat], rules.bill(g, state, seat, action));
    raise(g, state, seat, action.hex, action.building, listener);
    if (action.building === PALACE) palaceBuilt(g, state, seat, listener);
    else if (action.building === SCHOOL || action.building === UNIVERSITY) {
      const choice = { kind: 'competency', id: nextId(state), seat } as const;
      // By version 1.2 the competency and a town may be taken in any order; by 1.0 the competency comes at once.
      if (g.isNew) addChoice(g, state, choice);
      else state.pending.push([choice]);
    }
  },
};

/** Whether anything could become a guild free of charge. */
export function checkAnyFreeGuild(g: Ruleset, state: State, seat: number, from: number): Check {
  const player = state.players[seat];
  if (player.built[GUILD] >= g.pieces[GUILD]) return 'AOI-UPGRADE-PIECES';
  return player.built[from] > 0 ? null : 'AOI-UPGRADE-FREE';
}

/** A workshop or a school becomes a guild free of charge. */
export const freeGuild = {
  candidates(g, state, owed, out) {
    for (const hex of g.hexes)
      if (ownerOf(state.buildings[hex]) === owed.seat) out.push(g.catalogue.upgrade[hex][GUILD]);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'upgrade') return 'AOI-TURN-FINISH-FIRST';
    if (action.building !== GUILD) return 'AOI-UPGRADE-FREE';
    return rules.checkPath(g, state, owed.seat, action, owed.from);
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'upgrade') throw new Error(`not a ${BUILDINGS[GUILD]}: ${action.kind}`);
    discharge(state, owed);
    raise(g, state, owed.seat, action.hex, GUILD, listener);
  },
} satisfies HandlerOf<'freeGuild'>;
