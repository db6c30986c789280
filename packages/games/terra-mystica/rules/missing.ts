/** What a player lacks for a wish that was refused for its price. Made only when somebody asks. */
import { has } from '../../terra/index.ts';
import type { Cost } from '../data/types.ts';
import type { Action } from './actions.ts';
import { missingToBurn } from './conversions.ts';
import { leapRange } from './reach.ts';
import type { Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { spadesFor } from './spades.ts';
import type { Obligation, State } from './state.ts';
import { buildBill, transformBill } from './terraform.ts';
import { upgradeBill } from './upgrade.ts';

type Missing = Record<string, number>;

function lacking(state: State, seat: number, cost: Cost): Missing {
  const player = state.players[seat];
  const missing: Missing = {};
  if (cost.coins > player.coins) missing.coins = cost.coins - player.coins;
  if (cost.workers > player.workers) missing.workers = cost.workers - player.workers;
  if (cost.priests > player.priests) missing.priests = cost.priests - player.priests;
  return missing;
}

function lackingPower(state: State, seat: number, power: number): Missing {
  return power > state.players[seat].bowl3 ? { power: power - state.players[seat].bowl3 } : {};
}

function lackingCoins(g: Ruleset, state: State, seat: number): Missing {
  const player = state.players[seat];
  const { coinsForPoint } = g.factions[player.faction];
  const price = coinsForPoint > 0 ? coinsForPoint : g.tables.finalScoring.coinsForPoint;
  return { coins: Math.max(0, price - player.coins) };
}

export function missingFor(
  g: Ruleset,
  state: State,
  seat: number,
  owed: Obligation,
  wish: Action,
  rule: NonNullable<Check>,
): Missing {
  const player = state.players[seat];
  if (player.faction < 0) return {};
  const faction = g.factions[player.faction];
  switch (rule) {
    case 'TM-BUILD-COST': {
      const leaps =
        wish.kind === 'build' && owed.kind === 'turn' && has(g.inLeap, wish.hex) && leapRange(g, player) > 0;
      return lacking(state, seat, buildBill(g, player, leaps));
    }
    case 'TM-TRANSFORM-COST':
    case 'TM-TRANSFORM-TOP-UP': {
      if (wish.kind !== 'transform') return {};
      const free = owed.kind === 'terraform' || owed.kind === 'cultSpades' ? owed.free : 0;
      const spades = spadesFor(g, player, state.terrain[wish.hex], wish.terrain);
      if (rule === 'TM-TRANSFORM-TOP-UP') return { spades: spades - free };
      return lacking(state, seat, transformBill(g, player, free, spades, has(g.inLeap, wish.hex)));
    }
    case 'TM-UPGRADE-COST':
      return wish.kind === 'upgrade' ? lacking(state, seat, upgradeBill(g, state, seat, wish)) : {};
    case 'TM-SHIPPING-COST':
      return lacking(state, seat, faction.shipping.cost);
    case 'TM-DIGGING-COST':
      return lacking(state, seat, faction.digging.cost);
    case 'TM-ACTION-POWER':
      return wish.kind === 'power' ? lackingPower(state, seat, g.powerActions[wish.space].power) : {};
    case 'TM-PRIEST-NONE':
      return { priests: 1 };
    case 'TM-ENGINEERS':
      return lacking(state, seat, { coins: 0, workers: faction.bridgeWorkers, priests: 0 });
    case 'TM-POWER-BURN':
      return missingToBurn(state, seat);
    case 'TM-CONVERT-RATES': {
      if (wish.kind !== 'convert') return {};
      const rates = g.tables.conversions;
      if (wish.how === 'powerToPriest') return lackingPower(state, seat, rates.powerForPriest);
      if (wish.how === 'powerToWorker') return lackingPower(state, seat, rates.powerForWorker);
      if (wish.how === 'powerToCoin') return lackingPower(state, seat, rates.powerForCoin);
      if (wish.how === 'pointToCoin') return { points: 1 };
      if (wish.how === 'coinsToPoint') return lackingCoins(g, state, seat);
      return wish.how === 'priestToWorker' ? { priests: 1 } : { workers: 1 };
    }
    default:
      return {};
  }
}
