/** Explains where income, costs and points come from. */
import { type FinalPart, owed, partsOf, type Sum, type SumPart, type Sums, timesOf } from '@guildhall/kernel';
import {
  coinsOfPower,
  finalPart,
  has,
  isLastRound,
  noRoom,
  placeAmong,
  powerSpent,
  priced,
  priceSums,
  upgradeParts,
} from '../../terra/index.ts';
import { BUILDINGS, CULTS, FACTIONS } from '../data/types.ts';
import type { Action, ActionOf } from './actions.ts';
import { coinsForPointAtEnd, largestArea, scoreEnd } from './final-scoring.ts';
import { type Options, rulesetOf } from './index.ts';
import { prepareReach } from './reach.ts';
import { type Gain, gain } from './resources.ts';
import { incomeOf, rewardOf } from './rounds.ts';
import type { Ruleset } from './ruleset.ts';
import { spadePrice, spadesFor } from './spades.ts';
import { DWELLING, NONE, type State } from './state.ts';
import { leapCost } from './terraform.ts';
import { upgradeBill, upgradePrice } from './upgrade.ts';
import { cloneState } from './views.ts';

function incomeSums(g: Ruleset, view: State, seat: number): readonly Sum[] {
  const player = view.players[seat];
  if (player.faction === NONE) return [];
  const state = cloneState(view);
  const received = (given: Gain): SumPart[] =>
    noRoom({ ...given }, { ...gain(g, state.players[seat], given) });
  const sums: Sum[] = [];
  const isEnding = view.phase === 'actions';
  // The tile of the round rewards before the next income.
  if (isEnding && !isLastRound(g, view)) {
    const parts = partsOf((note) => rewardOf(g, view, player, note));
    const { spades: _spades, ...goods } = rewardOf(g, view, player);
    if (parts.length > 0) sums.push({ title: 'reward', parts: [...parts, ...received(goods)] });
  }
  const parts = partsOf((note) => incomeOf(g, player, note));
  sums.unshift({ title: 'income', parts: [...parts, ...received(incomeOf(g, player))] });
  return sums;
}

function leapParts(g: Ruleset, view: State, seat: number, hex: number): SumPart[] {
  prepareReach(g, view, seat);
  if (!has(g.inLeap, hex)) return [];
  const player = view.players[seat];
  return [priced('cost.leap', { ...leapCost(g, player) }, { faction: FACTIONS[player.faction] })];
}

function buildParts(g: Ruleset, view: State, seat: number, { hex }: ActionOf<'build'>): SumPart[] {
  const { faction } = view.players[seat];
  const kinds = owed(view, seat).map(({ kind }) => kind);
  const isPaid = kinds.includes('turn') || kinds.includes('terraform');
  if (!isPaid) return [];
  const price = { ...g.factions[faction].cost.dwelling };
  const base = priced('cost.building', price, { building: BUILDINGS[DWELLING] });
  return kinds.includes('turn') ? [base, ...leapParts(g, view, seat, hex)] : [base];
}

function transformParts(
  g: Ruleset,
  view: State,
  seat: number,
  { hex, terrain }: ActionOf<'transform'>,
): SumPart[] {
  const player = view.players[seat];
  const due = owed(view, seat).find(({ kind }) => ['turn', 'terraform', 'cultSpades'].includes(kind));
  if (due === undefined) return [];
  const spades = spadesFor(g, player, view.terrain[hex], terrain);
  const free = due.kind === 'terraform' || due.kind === 'cultSpades' ? due.free : 0;
  const bought = Math.max(0, spades - free);
  const price = spadePrice(g, player);
  const each = price.coins + price.workers + price.priests;
  const dug = priced('cost.spades', timesOf({ ...price }, bought), { spades: bought, each });
  const parts = bought > 0 ? [dug] : [];
  return due.kind === 'cultSpades' ? parts : [...parts, ...leapParts(g, view, seat, hex)];
}

function costParts(g: Ruleset, view: State, seat: number, action: Action): readonly SumPart[] {
  const player = view.players[seat];
  if (player.faction === NONE) return [];
  const faction = g.factions[player.faction];
  switch (action.kind) {
    case 'build':
      return buildParts(g, view, seat, action);
    case 'transform':
      return transformParts(g, view, seat, action);
    case 'upgrade': {
      if (owed(view, seat).some(({ kind }) => kind === 'freeTradingHouse')) return [];
      const bill = upgradeBill(g, view, seat, action);
      const building = BUILDINGS[action.building];
      return upgradeParts(upgradePrice(g, view, seat, action.building), bill, { building });
    }
    case 'advance':
      return [priced('cost.track', { ...faction[action.track].cost }, { track: action.track })];
    case 'power':
      return [powerSpent('cost.power', g.powerActions[action.space].power)];
    case 'special':
      return action.source === 'bridge' ? [priced('cost.bridge', { workers: faction.bridgeWorkers })] : [];
    case 'send':
      return [priced('cost.priest', { priests: 1 })];
    case 'ordain':
      return [priced('cost.ordain', { workers: action.priests })];
    default:
      return [];
  }
}

/** What a row of buildings costs, as its board prints it. */
function printedPrice(g: Ruleset, view: State, seat: number, what: string): readonly Sum[] {
  const { faction } = view.players[seat];
  const building = BUILDINGS.findIndex((one) => one === what);
  if (faction === NONE || building < 0) return [];
  const { dwelling } = g.factions[faction].cost;
  const price =
    building === DWELLING ? { alone: dwelling, beside: dwelling } : upgradePrice(g, view, seat, building);
  return priceSums(price, { building: what });
}

function finalParts(g: Ruleset, view: State): readonly FinalPart[] {
  const parts: FinalPart[] = [];
  const areas = view.players.map((_, seat) => largestArea(g, view, seat));
  scoreEnd(g, cloneState(view), (event) => {
    const { seat, kind, data } = event;
    const player = view.players[seat];
    if (kind === 'cultScored') {
      const cult = (CULTS as readonly unknown[]).indexOf(data.cult);
      const spaces = view.players.map(({ cults }) => cults[cult]);
      parts.push(finalPart(event, CULTS[cult], placeAmong(spaces, spaces[seat])));
    } else if (kind === 'areaScored') parts.push(finalPart(event, 'area', placeAmong(areas, areas[seat])));
    else {
      const { coins: held, workers, priests } = player;
      const values = {
        held,
        workers,
        priests,
        power: coinsOfPower(player),
        rate: coinsForPointAtEnd(g, player),
      };
      parts.push(finalPart(event, 'resources', values));
    }
  });
  return parts;
}

export function sumsOf(options: Options): Sums<State, Action> {
  const g = rulesetOf(options);
  return {
    income: (view, seat) => incomeSums(g, view, seat),
    cost: (view, seat, action) => costParts(g, view, seat, action),
    price: (view, seat, what) => printedPrice(g, view, seat, what),
    spent: { keys: 'cost.key' },
    final: (view) => finalParts(g, view),
  };
}
