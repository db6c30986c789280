/** What a seat has: resources, income, buildings, tracks, tiles, its card, its actions. */
import type { Inputs } from '@guildhall/kernel';
import { BUILDINGS, type Income } from '../../data/types.ts';
import type { Ruleset } from '../ruleset.ts';
import {
  BUILDING_KINDS,
  DWELLING,
  NONE,
  SANCTUARY,
  STRONGHOLD,
  type State,
  TEMPLE,
  TRADING_HOUSE,
} from '../state.ts';
import { moment } from './moment.ts';

const CARDS = 10;

const income: { -readonly [K in keyof Income]: number } = {
  coins: 0,
  workers: 0,
  priests: 0,
  power: 0,
};

function addIncome(more: Income): void {
  income.coins += more.coins;
  income.workers += more.workers;
  income.priests += more.priests;
  income.power += more.power;
}

export function putResources(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const player = state.players[seat];
  const { live, last, ahead } = moment;
  const coins = player.coins / 10;
  const workers = player.workers / 5;
  const priests = player.priests / 3;
  const first = player.bowl1 / 8;
  const second = player.bowl2 / 8;
  const third = player.bowl3 / 8;
  inputs.put(coins);
  inputs.put(workers);
  inputs.put(priests);
  inputs.put(first);
  inputs.put(second);
  inputs.put(third);
  inputs.put(live * coins);
  inputs.put(live * workers);
  inputs.put(live * priests);
  inputs.put(live * second);
  inputs.put(live * third);
  inputs.put(last * coins);
  inputs.put(last * workers);
  inputs.put(last * priests);
  inputs.put(last * second);
  inputs.put(last * third);
  inputs.put(ahead * coins);
  inputs.put(ahead * workers);
  inputs.put(ahead * priests);
  inputs.put(ahead * second);
  inputs.put(ahead * third);
  inputs.put((ahead * (player.bowl1 + player.bowl2 + player.bowl3)) / 12);
  inputs.put((g.tables.pieces.priests - player.priests - player.priestsSent) / 7);
  inputs.put(player.points < 5 ? 1 : 0);
}

export function putIncome(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const player = state.players[seat];
  income.coins = 0;
  income.workers = 0;
  income.priests = 0;
  income.power = 0;
  if (player.faction !== NONE) {
    const table = g.factions[player.faction].income;
    for (let kind = 0; kind < BUILDING_KINDS; kind++) addIncome(table[BUILDINGS[kind]][player.built[kind]]);
    for (let tile = 0; tile < g.favours.length; tile++)
      if ((player.favours & (1 << tile)) !== 0) addIncome(g.favours[tile].income);
  }
  const any = moment.incomes > 0 ? 1 : 0;
  const { later } = moment;
  inputs.put((any * income.coins) / 10);
  inputs.put((any * income.workers) / 8);
  inputs.put((any * income.priests) / 3);
  inputs.put((any * income.power) / 8);
  inputs.put((later * income.coins) / 10);
  inputs.put((later * income.workers) / 8);
  inputs.put((later * income.priests) / 3);
  inputs.put((later * income.power) / 8);
}

export function putBuildings(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const { built, shipping, digging, workers } = state.players[seat];
  const { ahead } = moment;
  for (let kind = 0; kind < BUILDING_KINDS; kind++) {
    const share = built[kind] / g.pieces[kind];
    inputs.put(share);
    inputs.put(ahead * share);
  }
  inputs.put(shipping / 3);
  inputs.put((ahead * shipping) / 3);
  inputs.put(digging / 2);
  inputs.put((ahead * digging) / 2);
  inputs.put((digging * workers) / 10);
  inputs.put((moment.later * digging * income.workers) / 10);
}

/** What the scoring tiles pay for, now, in the next round and later. */
const PAID = [...BUILDINGS.filter((kind) => kind !== 'sanctuary'), 'spade', 'town'] as const;

export function putScoringTiles(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const player = state.players[seat];
  const { rounds } = g.tables;
  const { round, scoring } = state;
  const now = moment.live + moment.early > 0 ? g.scoring[scoring[round - 1]].points : null;
  const next = round < rounds ? g.scoring[scoring[round]].points : null;
  let dwellings = 0;
  let tradingHouses = 0;
  let strongholds = 0;
  for (let kind = 0; kind < PAID.length; kind++) {
    const paid = PAID[kind];
    let later = 0;
    for (let after = round + 1; after < rounds; after++) later += g.scoring[scoring[after]].points[paid];
    const soon = next === null ? 0 : next[paid];
    const here = now === null ? 0 : now[paid];
    inputs.put(here / 5);
    inputs.put(soon / 5);
    inputs.put(later / 5);
    if (kind === DWELLING) dwellings = here + soon + later;
    else if (kind === TRADING_HOUSE) tradingHouses = here + soon + later;
    else if (kind === STRONGHOLD) strongholds = Math.min(here + soon + later, 10);
  }
  inputs.put(player.built[STRONGHOLD] === 0 ? strongholds / 5 : 0);
  inputs.put(player.built[SANCTUARY] === 0 ? strongholds / 5 : 0);
  inputs.put((Math.min(g.pieces[TRADING_HOUSE] - player.built[TRADING_HOUSE], 3) * tradingHouses) / 6);
  inputs.put(((g.pieces[DWELLING] - player.built[DWELLING]) * dwellings) / 8);
  inputs.put(now === null ? 0 : (player.workers * now.dwelling) / 10);
  inputs.put(now === null ? 0 : (player.workers * now.tradingHouse) / 15);
  inputs.put(now === null ? 0 : (player.workers * now.temple) / 20);
  inputs.put(now === null ? 0 : (Math.min(player.workers, 8) * now.stronghold) / 25);
  inputs.put(now === null ? 0 : (player.workers * now.spade) / 10);
}

export function putFavours(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const { favours, built } = state.players[seat];
  const { ahead, incomes, live } = moment;
  let forDwelling = 0;
  let forTradingHouse = 0;
  let atPass = 0;
  for (let tile = 0; tile < g.favours.length; tile++) {
    const has = (favours >> tile) & 1;
    inputs.put(has);
    inputs.put(has * ahead);
    if (has === 0) continue;
    const { dwellingPoints, tradingHousePoints, passPoints } = g.favours[tile];
    forDwelling += dwellingPoints;
    forTradingHouse += tradingHousePoints;
    atPass += passPoints[built[TRADING_HOUSE]] ?? 0;
  }
  inputs.put((forDwelling * (g.pieces[DWELLING] - built[DWELLING])) / 16);
  inputs.put((forTradingHouse * (g.pieces[TRADING_HOUSE] - built[TRADING_HOUSE])) / 12);
  inputs.put((atPass * (incomes + live)) / 12);
}

function isFree(state: State, card: number): boolean {
  for (let seat = 0; seat < state.players.length; seat++) if (state.players[seat].card === card) return false;
  return true;
}

export function putCards(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const { card, built, shipping } = state.players[seat];
  const { live, incomes } = moment;
  inputs.putOne(card, CARDS, live);
  inputs.putOne(card, CARDS, 1 - live);
  let points = 0;
  if (card !== NONE) {
    const { passPoints, passPointsForShipping } = g.cards[card];
    points = passPointsForShipping * shipping;
    for (let kind = 0; kind < BUILDING_KINDS; kind++) points += passPoints[BUILDINGS[kind]] * built[kind];
  }
  inputs.put(live + incomes > 0 ? points / 8 : 0);
  inputs.put((live * points) / 8);
  // Cards that could be taken when passing.
  const willTake = live === 1 && incomes > 0 ? 1 : 0;
  let free = 0;
  let coins = 0;
  for (let at = 0; at < state.cards.length; at++) {
    if (willTake === 0 || !isFree(state, state.cards[at])) continue;
    free |= 1 << state.cards[at];
    if (state.cardCoins[at] > coins) coins = state.cardCoins[at];
  }
  for (let other = 0; other < CARDS; other++) inputs.put((free >> other) & 1);
  inputs.put(coins / 3);
}

const CARD_USED = 1;
const FAVOUR_USED = 2;
const STRONGHOLD_USED = 4;

/** Actions of this round that are still open to the seat. */
export function putActions(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const { card, favours, used, built, bowl2, bowl3 } = state.players[seat];
  const isLive = moment.live === 1;
  const hasCard = isLive && card !== NONE && (g.cards[card].spades > 0 || g.cards[card].cultSteps > 0);
  inputs.put(hasCard && (used & CARD_USED) === 0 ? 1 : 0);
  let steps = 0;
  for (let tile = 0; tile < g.favours.length; tile++)
    if (((favours >> tile) & 1) === 1) steps += g.favours[tile].cultSteps;
  inputs.put(isLive && steps > 0 && (used & FAVOUR_USED) === 0 ? 1 : 0);
  inputs.put(isLive && built[STRONGHOLD] > 0 && (used & STRONGHOLD_USED) === 0 ? 1 : 0);
  let open = 0;
  for (let space = 0; space < g.powerActions.length; space++) {
    const isOpen = isLive && (state.powerUsed & (1 << space)) === 0;
    inputs.put(isOpen ? 1 : 0);
    if (isOpen && space >= 2) open += 1;
  }
  inputs.put((Math.min(bowl3 + (bowl2 >> 1), 12) * open) / 48);
}

export function putFaction(g: Ruleset, state: State, seat: number, inputs: Inputs): void {
  const { faction, built } = state.players[seat];
  const count = g.factions.length;
  inputs.putOne(faction, count, 1);
  inputs.putOne(faction, count, moment.ahead);
  inputs.putOne(faction, count, built[STRONGHOLD] > 0 ? moment.ahead : 0);
  inputs.putOne(faction, count, built[TEMPLE] > 0 ? 1 : 0);
}
