/** What goods are worth: those that contracts, crests and cathedrals of the seat wait for, and the others. */
import { FLOORS, GOODS } from '../../data/index.ts';
import { cathedralPrice } from '../cathedrals.ts';
import { contractPillars } from '../contracts.ts';
import { crestPrice } from '../crests.ts';
import { stackAt } from '../places.ts';
import { hasPillar, isFilled } from '../players.ts';
import { contractOf, FOOD, GOLD, IRON, isContract, isCrest, type Ruleset, SILVER, WOOL } from '../ruleset.ts';
import { NONE, type Player, type State } from '../state.ts';
import { levelIn } from '../technologies.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';
import { benefitWorth } from './worths.ts';

/** Goods that are still free, silver behind them. */
const free: number[] = [];
const needs = GOODS.map(() => 0);

/** Goods that projects before this one wait for. */
let awaited = 0;

/** How likely so many missing goods come in time, after those that are awaited already. */
function hopeFor(missing: number, turns: number): number {
  awaited += missing;
  const coming = WEIGHTS.inflow * turns;
  return coming === 0 ? 0 : (coming / (coming + awaited)) ** WEIGHTS.hope;
}

/** What a project is worth that needs `needs`, and takes its goods away from others. */
function projectWorth(value: number, { moment }: Outlook): number {
  if (!moment.mayAct || value <= 0) return 0;
  let missing = 0;
  for (let good = 0; good < needs.length; good++) missing += Math.max(0, needs[good] - free[good]);
  // Gold buys what is missing, two for one.
  const spare = Math.max(0, free[GOLD] - needs[GOLD]);
  const bought = Math.min(missing, Math.floor(spare / 2));
  const left = missing - bought;
  for (let good = 0; good < needs.length; good++) free[good] -= Math.min(free[good], needs[good]);
  free[GOLD] -= Math.min(free[GOLD], 2 * bought);
  if (left === 0) return WEIGHTS.ready * value;
  const hope = hopeFor(left, moment.turns);
  return Math.max(0, WEIGHTS.ready * hope * (value - WEIGHTS.missing * left));
}

function contractWorth(g: Ruleset, state: State, seat: number, tile: number, outlook: Outlook): number {
  const player = state.players[seat];
  const { same, wool, iron, points, effect, amount } = contractOf(g, tile);
  needs.fill(0);
  needs[WOOL] = wool;
  needs[IRON] = iron;
  if (same > 0) {
    let best = FOOD;
    for (let good = 0; good < needs.length; good++)
      if (free[good] - needs[good] > free[best] - needs[best]) best = good;
    needs[best] += same;
  }
  if (levelIn(state, seat, 'contract') > 0 && same + wool + iron > 1)
    for (let good = needs.length - 1; good >= 0; good--)
      if (needs[good] > free[good] || good === 0) {
        needs[good] = Math.max(0, needs[good] - 1);
        break;
      }
  const pillar = player.contracts.length < contractPillars(g) ? outlook.pillarAtHand : 0;
  const value = points + benefitWorth(effect, amount, outlook) + pillar + outlook.units.contracts;
  return projectWorth(value, outlook);
}

/** What the bonus of a crest brings. */
function crestBonus(g: Ruleset, player: Player, building: number, outlook: Outlook): number {
  const { bonus, amount } = g.buildings[building];
  switch (bonus) {
    case 'house':
      return player.houses > 0 ? outlook.house + 1.5 : 0.5 * outlook.house;
    case 'pillar':
      return player.pillars > 0 ? outlook.pillar + 1 : 0.5 * outlook.pillar;
    case 'merchant':
    case 'architect':
      return 2;
    case 'goods':
      return amount * (WEIGHTS.good + 0.2);
    case 'points':
      return amount;
  }
}

/** What a crest below a building brings besides: its completion, or a part of the way. */
function crestValue(g: Ruleset, player: Player, building: number, outlook: Outlook): number {
  const bonus = crestBonus(g, player, building, outlook);
  if (isFilled(g, player, building)) return bonus + WEIGHTS.completes;
  let lives = 0;
  for (let floor = 0; floor < g.buildings[building].rooms; floor++)
    if (player.rooms[building * FLOORS + floor] !== NONE) lives += 1;
  return bonus + WEIGHTS.crest * (1 + lives);
}

function crestWorth(g: Ruleset, state: State, seat: number, outlook: Outlook): number {
  const player = state.players[seat];
  let best = 0;
  let at = NONE;
  for (let building = 0; building < g.buildings.length; building++) {
    if (player.crests[building] !== NONE) continue;
    const price = crestPrice(g, state, seat, building);
    const missing = Math.max(0, price - free[FOOD]);
    const value = crestValue(g, player, building, outlook) - 0.8 * price - 0.5 * missing;
    if (at === NONE || value > best) {
      best = value;
      at = building;
    }
  }
  if (at === NONE) return 0;
  needs.fill(0);
  needs[FOOD] = crestPrice(g, state, seat, at);
  return projectWorth(crestValue(g, player, at, outlook), outlook);
}

function cathedralWorth(g: Ruleset, state: State, seat: number, cathedral: number, outlook: Outlook): number {
  const stack = stackAt(g, state, cathedral);
  if (state.taken[cathedral] >= stack.length) return 0;
  const { good, points } = g.costTiles[state.costTiles[cathedral]];
  const price = cathedralPrice(g, state, seat, cathedral);
  const value = points + stack[state.taken[cathedral]] + outlook.units.cathedrals;
  needs.fill(0);
  if (good !== SILVER) {
    needs[good] = price;
    return projectWorth(value, outlook);
  }
  const missing = Math.max(0, price - free[SILVER]);
  free[SILVER] -= price - missing;
  if (!outlook.moment.mayAct) return 0;
  const hope = missing === 0 ? 1 : hopeFor(2 * missing, outlook.moment.turns);
  return WEIGHTS.ready * hope * Math.max(0, value - WEIGHTS.nugget * missing);
}

/** Free goods of one kind, of which the first ones are worth most. */
function restWorth(good: number, count: number, { turns, mayAct }: Outlook['moment'], atEnd: number): number {
  const worth = good === GOLD ? WEIGHTS.gold : WEIGHTS.good;
  const time = mayAct ? turns / (turns + 1) : 0;
  let sum = 0;
  let share = 1;
  for (let at = 0; at < count; at++) {
    sum += atEnd + Math.max(0, worth - atEnd) * time * share;
    share *= WEIGHTS.further;
  }
  return sum;
}

/** Goods, silver and everything that waits to be paid with them. */
export function goodsWorth(g: Ruleset, state: State, seat: number, outlook: Outlook): number {
  const player = state.players[seat];
  const { moment } = outlook;
  for (let good = 0; good < GOODS.length; good++) free[good] = player.goods[good];
  free[SILVER] = player.silver;
  awaited = 0;
  let worth = 0;
  for (let cathedral = 0; cathedral < g.cathedrals; cathedral++)
    if ((player.cathedrals & (1 << cathedral)) === 0 && hasPillar(state, seat, cathedral))
      worth += cathedralWorth(g, state, seat, cathedral, outlook);
  for (const tile of player.storehouse) {
    if (isContract(g, tile)) worth += contractWorth(g, state, seat, tile, outlook);
    else if (isCrest(g, tile)) worth += crestWorth(g, state, seat, outlook);
  }
  const atEnd = 1 / g.tables.scoring.goodsPerPoint;
  for (let good = 0; good < GOODS.length; good++) worth += restWorth(good, free[good], moment, atEnd);
  if (state.silver === null) return worth;
  const later = 1 / g.tables.scoring.silverPerPoint;
  const time = moment.mayAct ? moment.turns / (moment.turns + 0.7) : 0;
  return worth + free[SILVER] * (later + (WEIGHTS.nugget - later) * time);
}
