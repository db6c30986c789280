/** Conversions and the burning of power: free, any number, at any moment of the own turn. */
import { toAll } from '@guildhall/kernel';
import { burnRules, conversionRules, type Rate, spendPower } from '../../terra/index.ts';
import type { Tables } from '../data/types.ts';
import { type Action, type Catalogue, CONVERSIONS, type Conversion } from './actions.ts';
import { priestSupply, score } from './resources.ts';
import type { Check, TmRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import type { Player, State } from './state.ts';

type Held = 'bowl3' | 'priests' | 'workers' | 'coins' | 'points';
export type Rates = Readonly<Record<Conversion, Rate<Held>>>;

/** What coins make a point depends on the faction and the round: see rateOf. */
export function ratesOf({ conversions: { powerForPriest, powerForWorker, powerForCoin } }: Tables): Rates {
  return {
    powerToPriest: { takes: 'bowl3', price: powerForPriest, gives: 'priests' },
    powerToWorker: { takes: 'bowl3', price: powerForWorker, gives: 'workers' },
    powerToCoin: { takes: 'bowl3', price: powerForCoin, gives: 'coins' },
    priestToWorker: { takes: 'priests', price: 1, gives: 'workers' },
    workerToCoin: { takes: 'workers', price: 1, gives: 'coins' },
    pointToCoin: { takes: 'points', price: 1, gives: 'coins' },
    coinsToPoint: { takes: 'coins', price: 0, gives: 'points' },
  };
}

/** Coins that make a point for a seat now, in its own turn or out of it; 0: they make none. */
function coinsForPointNow(g: Ruleset, state: State, seat: number): number {
  const { coinsForPoint } = g.factions[state.players[seat].faction];
  if (coinsForPoint > 0) return coinsForPoint;
  const isLastRound = state.round === g.tables.rounds;
  return g.options.coinScoring === 'lastRound' && isLastRound ? g.tables.finalScoring.coinsForPoint : 0;
}

export function rateOf(g: Ruleset, state: State, seat: number, how: Conversion): Rate<Held> {
  const rate = g.rates[how];
  return how === 'coinsToPoint' ? { ...rate, price: coinsForPointNow(g, state, seat) } : rate;
}

const rules = conversionRules<Player, Held>({
  count(player, held) {
    return held === 'priests' ? player.priests : held === 'workers' ? player.workers : player[held];
  },
  add(player, held, change) {
    if (held === 'bowl3') spendPower(player, -change);
    else if (held === 'points') score(player, 'exchange', change);
    else player[held] += change;
  },
  namesOf: (held) => [held === 'bowl3' ? 'power' : held],
});
export const { changesOf, shortfallFor: missingToConvert } = rules;

/** Whether a seat may do it at all: points and coins are exchanged by the alchemists, or scored in the last round. */
export function hasConversion(g: Ruleset, state: State, seat: number, how: Conversion): boolean {
  if (how === 'pointToCoin') return g.factions[state.players[seat].faction].coinsForPoint > 0;
  return how !== 'coinsToPoint' || coinsForPointNow(g, state, seat) > 0;
}

export function checkConvert(g: Ruleset, state: State, seat: number, how: Conversion): Check {
  const player = state.players[seat];
  if (!hasConversion(g, state, seat, how)) return 'TM-CONVERT-ALCHEMISTS';
  return checkRate(g, player, rateOf(g, state, seat, how));
}

function checkRate(g: Ruleset, player: Player, rate: Rate<Held>): Check {
  if (rate.gives === 'priests' && priestSupply(g, player) === 0) return 'TM-CONVERT-PRIEST-SUPPLY';
  return rules.canConvert(player, rate) ? null : 'TM-CONVERT-RATES';
}

export function applyConvert(
  g: Ruleset,
  state: State,
  seat: number,
  how: Conversion,
  listener?: Listener,
): void {
  rules.convert(state.players[seat], rateOf(g, state, seat, how));
  listener?.(toAll('converted', seat, { how }));
}

export const {
  check: checkBurn,
  apply: applyBurn,
  missing: missingToBurn,
} = burnRules<TmRule>('TM-POWER-BURN');

/** The exchange of points and coins: alchemists have it whenever they decide something, in their turn or not. */
export function exchangeCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const player = state.players[seat];
  if (g.factions[player.faction].coinsForPoint === 0) return;
  if (checkConvert(g, state, seat, 'pointToCoin') === null) out.push(g.catalogue.convert.pointToCoin);
  if (checkConvert(g, state, seat, 'coinsToPoint') === null) out.push(g.catalogue.convert.coinsToPoint);
}

/** Those that everybody has. */
const COMMON = CONVERSIONS.filter((how) => how !== 'pointToCoin' && how !== 'coinsToPoint');

export function commonConversions({ convert }: Catalogue, rates: Rates) {
  return COMMON.map((how) => ({ action: convert[how], rate: rates[how] }));
}

export function conversionCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const player = state.players[seat];
  const mayScoreCoins = g.factions[player.faction].coinsForPoint === 0;
  if (mayScoreCoins && checkConvert(g, state, seat, 'coinsToPoint') === null) {
    out.push(g.catalogue.convert.coinsToPoint);
  }
  for (const { action, rate } of g.conversions) if (checkRate(g, player, rate) === null) out.push(action);
  if (checkBurn(state, seat) === null) out.push(g.catalogue.burn);
}
