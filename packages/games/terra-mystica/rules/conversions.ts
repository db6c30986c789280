/** Conversions and the burning of power: free, any number, at any moment of the own turn. */
import { toAll } from '@guildhall/kernel';
import { burnRules, spendPower } from '../../terra/index.ts';
import type { Action, Conversion } from './actions.ts';
import { gainPriests, priestSupply, score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { State } from './state.ts';

/** Coins that make a point for a seat now, in its own turn or out of it; 0: they make none. */
export function coinsForPointNow(g: Ruleset, state: State, seat: number): number {
  const { coinsForPoint } = g.factions[state.players[seat].faction];
  if (coinsForPoint > 0) return coinsForPoint;
  const isLastRound = state.round === g.tables.rounds;
  return g.options.coinScoring === 'lastRound' && isLastRound ? g.tables.finalScoring.coinsForPoint : 0;
}

export function checkConvert(g: Ruleset, state: State, seat: number, how: Conversion): Check {
  const player = state.players[seat];
  const rates = g.tables.conversions;
  const { coinsForPoint } = g.factions[player.faction];
  switch (how) {
    case 'powerToPriest':
      if (priestSupply(g, player) === 0) return 'TM-CONVERT-PRIEST-SUPPLY';
      return player.bowl3 >= rates.powerForPriest ? null : 'TM-CONVERT-RATES';
    case 'powerToWorker':
      return player.bowl3 >= rates.powerForWorker ? null : 'TM-CONVERT-RATES';
    case 'powerToCoin':
      return player.bowl3 >= rates.powerForCoin ? null : 'TM-CONVERT-RATES';
    case 'priestToWorker':
      return player.priests >= 1 ? null : 'TM-CONVERT-RATES';
    case 'workerToCoin':
      return player.workers >= 1 ? null : 'TM-CONVERT-RATES';
    case 'pointToCoin':
      if (coinsForPoint === 0) return 'TM-CONVERT-ALCHEMISTS';
      return player.points >= 1 ? null : 'TM-CONVERT-RATES';
    case 'coinsToPoint': {
      const price = coinsForPointNow(g, state, seat);
      if (price === 0) return 'TM-CONVERT-ALCHEMISTS';
      return player.coins >= price ? null : 'TM-CONVERT-RATES';
    }
  }
}

export function applyConvert(
  g: Ruleset,
  state: State,
  seat: number,
  how: Conversion,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const rates = g.tables.conversions;
  switch (how) {
    case 'powerToPriest':
      spendPower(player, rates.powerForPriest);
      gainPriests(g, player, 1);
      break;
    case 'powerToWorker':
      spendPower(player, rates.powerForWorker);
      player.workers += 1;
      break;
    case 'powerToCoin':
      spendPower(player, rates.powerForCoin);
      player.coins += 1;
      break;
    case 'priestToWorker':
      player.priests -= 1;
      player.workers += 1;
      break;
    case 'workerToCoin':
      player.workers -= 1;
      player.coins += 1;
      break;
    case 'pointToCoin':
      score(player, 'exchange', -1);
      player.coins += 1;
      break;
    case 'coinsToPoint':
      player.coins -= coinsForPointNow(g, state, seat);
      score(player, 'exchange', 1);
      break;
  }
  listener?.(toAll('converted', seat, { how }));
}

export const {
  check: checkBurn,
  apply: applyBurn,
  missing: missingToBurn,
} = burnRules<NonNullable<Check>>('TM-POWER-BURN');

/** The exchange of points and coins: alchemists have it whenever they decide something, in their turn or not. */
export function exchangeCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const player = state.players[seat];
  if (g.factions[player.faction].coinsForPoint === 0) return;
  if (checkConvert(g, state, seat, 'pointToCoin') === null) out.push(g.catalogue.convert.pointToCoin);
  if (checkConvert(g, state, seat, 'coinsToPoint') === null) out.push(g.catalogue.convert.coinsToPoint);
}

const OWN_TURN: readonly Conversion[] = [
  'powerToPriest',
  'powerToWorker',
  'powerToCoin',
  'priestToWorker',
  'workerToCoin',
];

export function conversionCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const mayScoreCoins = g.factions[state.players[seat].faction].coinsForPoint === 0;
  if (mayScoreCoins && checkConvert(g, state, seat, 'coinsToPoint') === null) {
    out.push(g.catalogue.convert.coinsToPoint);
  }
  for (const how of OWN_TURN)
    if (checkConvert(g, state, seat, how) === null) out.push(g.catalogue.convert[how]);
  if (checkBurn(state, seat) === null) out.push(g.catalogue.burn);
}
