/** Upgrading buildings: workshop to guild, guild to school or palace, school to university. */
import { discharge, nextId } from '@guildhall/kernel';
import { hasNeighbour, upgradeRules } from '../../terra/index.ts';
import { BUILDINGS, type Cost, OWN_BUILDINGS } from '../data/types.ts';
import type { Action } from './actions.ts';
import { addChoice } from './choices.ts';
import { raise } from './construction.ts';
import { palaceBuilt } from './palaces.ts';
import { ownerOf } from './reach.ts';
import { canPay, pay } from './resources.ts';
import type { AoiRule, Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { GUILD, NONE, type ObligationOf, PALACE, SCHOOL, type State, UNIVERSITY, WORKSHOP } from './state.ts';

type Upgrade = Extract<Action, { kind: 'upgrade' }>;

const bill: Cost = { coins: 0, tools: 0, scholars: 0 };

/** The price of an upgrade; a guild is cheaper beside another player's building. */
export function upgradeBill(
  g: Ruleset,
  state: State,
  seat: number,
  { hex, building }: Omit<Upgrade, 'kind'>,
): Cost {
  const board = g.boards[state.players[seat].home];
  const cost = board.cost[OWN_BUILDINGS[building]];
  bill.tools = cost.tools;
  bill.scholars = cost.scholars;
  bill.coins =
    building === GUILD && hasNeighbour(g, state, seat, hex) ? board.guildCoinsBesideNeighbour : cost.coins;
  return bill;
}

const rules = upgradeRules<Ruleset, State, Upgrade, AoiRule>({
  growsFrom: [NONE, WORKSHOP, GUILD, GUILD, SCHOOL],
  canPay: (g, state, seat, action) => canPay(state.players[seat], upgradeBill(g, state, seat, action)),
  refusals: {
    own: 'AOI-UPGRADE-OWN',
    odd: 'AOI-UPGRADE-NEUTRAL',
    path: 'AOI-UPGRADE-PATH',
    pieces: 'AOI-UPGRADE-PIECES',
    cost: 'AOI-UPGRADE-COST',
  },
});
export const { check: checkUpgrade, candidates: upgradeCandidates, offer: offerUpgrades } = rules;

export function applyUpgrade(
  g: Ruleset,
  state: State,
  seat: number,
  action: Upgrade,
  listener?: Listener,
): void {
  pay(state.players[seat], upgradeBill(g, state, seat, action));
  raise(g, state, seat, action.hex, action.building, listener);
  if (action.building === PALACE) palaceBuilt(g, state, seat, listener);
  else if (action.building === SCHOOL || action.building === UNIVERSITY) {
    const choice = { kind: 'competency', id: nextId(state), seat } as const;
    // By version 1.2 the competency and a town may be taken in any order; by 1.0 the competency comes at once.
    if (g.isNew) addChoice(g, state, choice);
    else state.pending.push([choice]);
  }
}

/** Whether anything could become a guild free of charge. */
export function checkAnyFreeGuild(g: Ruleset, state: State, seat: number, from: number): Check {
  const player = state.players[seat];
  if (player.built[GUILD] >= g.pieces[GUILD]) return 'AOI-UPGRADE-PIECES';
  return player.built[from] > 0 ? null : 'AOI-UPGRADE-FREE';
}

type FreeGuild = ObligationOf<'freeGuild'>;

/** A workshop or a school becomes a guild free of charge. */
export const freeGuild = {
  candidates(g: Ruleset, state: State, owed: FreeGuild, out: Action[]): void {
    for (const hex of g.hexes)
      if (ownerOf(state.buildings[hex]) === owed.seat) out.push(g.catalogue.upgrade[hex][GUILD]);
  },
  check(g: Ruleset, state: State, owed: FreeGuild, action: Action): Check {
    if (action.kind !== 'upgrade') return 'AOI-TURN-FINISH-FIRST';
    if (action.building !== GUILD) return 'AOI-UPGRADE-FREE';
    return rules.checkPath(g, state, owed.seat, action, owed.from);
  },
  apply(g: Ruleset, state: State, owed: FreeGuild, action: Action, listener?: Listener): void {
    if (action.kind !== 'upgrade') throw new Error(`not a ${BUILDINGS[GUILD]}: ${action.kind}`);
    discharge(state, owed);
    raise(g, state, owed.seat, action.hex, GUILD, listener);
  },
};
