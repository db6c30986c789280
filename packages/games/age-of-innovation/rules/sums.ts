/** Explains where income, costs and points come from. */
import { type FinalPart, owed, partsOf, type Sum, type SumPart, type Sums } from '@guildhall/kernel';
import {
  coinsOfPower,
  finalPart,
  isLastRound,
  noRoom,
  placeAmong,
  powerSpent,
  priced,
  priceSums,
  upgradeParts,
} from '../../terra/index.ts';
import { BUILDINGS, DISCIPLINES, type Gain } from '../data/types.ts';
import { type Action, type ActionOf, WAYS } from './actions.ts';
import { knownOf, largestArea, scoreEnd } from './final-scoring.ts';
import { booksOf, isSetUp } from './holdings.ts';
import { type Options, rulesetOf } from './index.ts';
import { anyBooks, innovationCoins } from './innovations.ts';
import { receive } from './resources.ts';
import { incomeOf, rewardOf, scoreIncome } from './rounds.ts';
import type { Ruleset } from './ruleset.ts';
import { powerPrice } from './space-effects.ts';
import { spadePrice } from './spades.ts';
import { NONE, type State } from './state.ts';
import { billWay, spadesFor } from './terraform.ts';
import { upgradeBill, upgradePrice } from './upgrade.ts';
import { cloneState } from './views.ts';

function incomeSums(g: Ruleset, view: State, seat: number): readonly Sum[] {
  const player = view.players[seat];
  if (!isSetUp(player)) return [];
  const receiver = cloneState(view).players[seat];
  const received = (given: Gain): SumPart[] =>
    noRoom({ ...given }, { ...receive(g, receiver, given, 'scienceIncome') });
  const sums: Sum[] = [];
  // The tile of the round rewards before the next income.
  if (view.phase === 'actions' && !isLastRound(g, view)) {
    const parts = partsOf((note) => rewardOf(g, view, player, note));
    const { spades: _spades, ...goods } = rewardOf(g, view, player);
    if (parts.length > 0) sums.push({ title: 'reward', parts: [...parts, ...received(goods)] });
  }
  const parts = partsOf((note) => {
    incomeOf(g, player, note);
    scoreIncome(g, cloneState(view).players[seat], note);
  });
  sums.unshift({ title: 'income', parts: [...parts, ...received(incomeOf(g, player))] });
  return sums;
}

function wayParts(g: Ruleset, view: State, seat: number, by: number): SumPart[] {
  const { coins, tools, scholars } = billWay(g, view.players[seat], by);
  if (coins + tools + scholars === 0) return [];
  return [priced(`cost.${WAYS[by]}`, { coins, tools, scholars })];
}

function spadeParts(g: Ruleset, view: State, seat: number, spades: number): SumPart[] {
  const each = spadePrice(g, view.players[seat]);
  return spades > 0 ? [priced('cost.spades', { tools: each * spades }, { spades, each })] : [];
}

/** Some factions get coins for a workshop beside a river. */
function riverParts(g: Ruleset, view: State, seat: number, hex: number): SumPart[] {
  const coins = g.isRiverside[hex] ? g.riverWorkshopCoins[view.players[seat].faction] : 0;
  return coins === 0 ? [] : [{ text: 'cost.river', amounts: { coins } }];
}

function buildParts(g: Ruleset, view: State, seat: number, { hex, by }: ActionOf<'build'>): SumPart[] {
  const due = owed(view, seat).find(({ kind }) => kind === 'turn' || kind === 'terraform');
  if (due === undefined) return [];
  const way = [...wayParts(g, view, seat, by), ...riverParts(g, view, seat, hex)];
  if (due.kind === 'terraform' && due.freeWorkshop) return way;
  const price = { ...g.boards[view.players[seat].home].cost.workshop };
  return [priced('cost.building', price, { building: BUILDINGS[0] }), ...way];
}

function transformParts(g: Ruleset, view: State, seat: number, action: ActionOf<'transform'>): SumPart[] {
  const { hex, terrain, by } = action;
  const due = owed(view, seat).find(({ kind }) => ['turn', 'terraform', 'spades'].includes(kind));
  if (due === undefined) return [];
  const free = due.kind === 'terraform' || due.kind === 'spades' ? due.free : 0;
  const spades = spadesFor(g, view, view.players[seat], hex, terrain);
  return [...spadeParts(g, view, seat, Math.max(0, spades - free)), ...wayParts(g, view, seat, by)];
}

/** Coins and the books of named disciplines; those of any discipline are chosen one by one. */
function innovationParts(g: Ruleset, view: State, seat: number, innovation: number): SumPart[] {
  const { own } = g.innovationPrices[view.innovations.indexOf(innovation)];
  const books = Object.fromEntries(own.map((count, at) => [`${DISCIPLINES[at]}Books`, count]));
  return partsOf((note) => {
    note(priced('cost.noPalace', { coins: innovationCoins(g, view.players[seat]) }));
    note(priced('cost.innovation', books));
  });
}

function powerParts(g: Ruleset, view: State, seat: number, space: number): SumPart[] {
  const full = g.powerActions[space].cost;
  const less = full - powerPrice(g, view.players[seat], space);
  const base = powerSpent('cost.power', full);
  return less === 0 ? [base] : [base, powerSpent('cost.discount', -less)];
}

function costParts(g: Ruleset, view: State, seat: number, action: Action): readonly SumPart[] {
  const player = view.players[seat];
  if (!isSetUp(player)) return [];
  switch (action.kind) {
    case 'build':
      return buildParts(g, view, seat, action);
    case 'transform':
      return transformParts(g, view, seat, action);
    case 'place':
      return owed(view, seat).some(({ kind }) => kind === 'placeNeutral')
        ? spadeParts(g, view, seat, g.wheel[view.terrain[action.hex]][player.home])
        : [];
    case 'upgrade': {
      if (owed(view, seat).some(({ kind }) => kind === 'freeGuild')) return [];
      const bill = upgradeBill(g, view, seat, action);
      const building = BUILDINGS[action.building];
      return upgradeParts(upgradePrice(g, view, seat, action.building), bill, { building });
    }
    case 'advance': {
      const { cost } = g.boards[player.home][action.track];
      return [priced('cost.track', { ...cost }, { track: action.track })];
    }
    case 'innovate':
      return innovationParts(g, view, seat, action.innovation);
    case 'power':
      return powerParts(g, view, seat, action.space);
    case 'special':
      return action.source === 'molesBridge'
        ? [priced('cost.bridge', { tools: g.factions[player.faction].bridgeTools })]
        : [];
    case 'send':
      return [priced('cost.scholar', { scholars: 1 })];
    default:
      return [];
  }
}

/** Books of any discipline, which the seat chooses one by one. */
function owedSums(g: Ruleset, view: State, seat: number, action: Action): readonly Sum[] {
  const parts = partsOf((note) => {
    if (action.kind === 'bookAction')
      note(priced('owed.action', { books: g.bookActions[action.space].cost }));
    if (action.kind !== 'innovate') return;
    const { any } = g.innovationPrices[view.innovations.indexOf(action.innovation)];
    const player = view.players[seat];
    note(priced('owed.display', { books: any }));
    note(priced('owed.slot', { books: anyBooks(g, player, { any: 0 }) }));
  });
  return parts.length === 0 ? [] : [{ title: 'owed.books', parts }];
}

/** What a row of buildings costs, as its board prints it. */
function printedPrice(g: Ruleset, view: State, seat: number, what: string): readonly Sum[] {
  const player = view.players[seat];
  const building = BUILDINGS.findIndex((one) => one === what);
  if (!isSetUp(player) || building < 0) return [];
  const { workshop } = g.boards[player.home].cost;
  const price =
    building === 0 ? { alone: workshop, beside: workshop } : upgradePrice(g, view, seat, building);
  return priceSums(price, { building: what });
}

function finalParts(g: Ruleset, view: State): readonly FinalPart[] {
  const parts: FinalPart[] = [];
  const known = knownOf(view);
  // The neutral faction of a game of two takes places like a player.
  const hasNeutral = known.neutralArea !== NONE;
  const among = (own: readonly number[], neutral: number): readonly number[] =>
    hasNeutral ? [...own, neutral] : own;
  const areas = view.players.map((_, seat) => largestArea(g, view, seat));
  scoreEnd(g, knownOf(view), (event) => {
    const { seat, kind, data } = event;
    const player = view.players[seat];
    if (kind === 'disciplineScored') {
      const at = (DISCIPLINES as readonly unknown[]).indexOf(data.discipline);
      const levels = view.players.map((one) => one.levels[at]);
      const place = placeAmong(among(levels, view.neutralLevels[at] ?? 0), levels[seat]);
      parts.push(finalPart(event, DISCIPLINES[at], place));
    } else if (kind === 'areaScored')
      parts.push(finalPart(event, 'area', placeAmong(among(areas, known.neutralArea), areas[seat])));
    else {
      const { coins: held, tools, scholars } = player;
      const rate = g.tables.finalScoring.coinsForPoint;
      const values = { held, tools, scholars, books: booksOf(player), power: coinsOfPower(player), rate };
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
    owes: (view, seat, action) => owedSums(g, view, seat, action),
    price: (view, seat, what) => printedPrice(g, view, seat, what),
    spent: {
      keys: 'cost.key',
      annexes: 'cost.annex',
      ...Object.fromEntries(DISCIPLINES.map((discipline) => [`${discipline}Books`, 'cost.anyBook'])),
    },
    final: (view) => finalParts(g, view),
  };
}
