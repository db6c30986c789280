/** Building: tiles move from the tile area to the progress map. */
import { discharge, type Note, nextId, toAll } from '@guildhall/kernel';
import { type Benefit, SPECIALISTS } from '../../data/types.ts';
import { ableTo, eraOf } from '../citizens.ts';
import type { HandlerOf } from '../handlers.ts';
import type { Ruleset } from '../ruleset.ts';
import { ANY, NONE, type ObligationOf, type Player, type State } from '../state.ts';
import { isAspiration, kindOf, WEALTH } from '../tiles.ts';
import { give } from './benefits.ts';
import { typeAtHome } from './call.ts';

type Build = ObligationOf<'build'>;
/** Who builds, how many tiles at most, and for how much influence. */
type Limits = Pick<Build, 'seat' | 'left' | 'price'>;

/** Influence paid for the first tile of this build action. */
export function priceOf(g: Ruleset, player: Player, owed: Limits): number {
  return owed.price === NONE ? g.tables.buildPrice[player.area.length] : owed.price;
}

/** How many specialists a tile costs on a space, its discounts included. */
function costOf(g: Ruleset, player: Player, tile: number, space: number): number {
  return Math.max(0, costByType(g, player, kindOf(tile)) + costBySpace(g, player, space));
}

/** The printed cost of a type, less the own inventions of it. */
function costByType(g: Ruleset, player: Player, type: number): number {
  return printedCost(g, type) - inventionsOf(g, player, type);
}

function printedCost({ tables }: Ruleset, type: number): number {
  return type === WEALTH ? tables.buildCost.wealth : tables.buildCost.progress;
}

/** Wealth tiles get no discount: no invention has that type. */
function inventionsOf(g: Ruleset, player: Player, type: number): number {
  let count = 0;
  for (const card of player.inventions) if (g.cards[card].type === type) count += 1;
  return count;
}

/** What a space adds, one for each neighbour that is built, and takes off. */
function costBySpace(g: Ruleset, player: Player, space: number): number {
  return builtBeside(g, player, space) - discountOf(g, space);
}

function builtBeside(g: Ruleset, player: Player, space: number): number {
  let count = 0;
  for (const other of g.mapNeighbours[space]) if (player.map[other] !== NONE) count += 1;
  return count;
}

function discountOf({ mapSpaces }: Ruleset, space: number): number {
  const { effect, amount } = mapSpaces[space];
  return effect === 'discount' ? amount : 0;
}

/** Reports every part of a tile's cost on a space. Separate, because legal lists need none of it. */
export function noteCost(g: Ruleset, player: Player, tile: number, space: number, note: Note): void {
  const type = kindOf(tile);
  const inventions = inventionsOf(g, player, type);
  const beside = builtBeside(g, player, space);
  note({ text: 'tile.printed', amounts: { specialists: printedCost(g, type) } });
  note({ text: 'tile.inventions', values: { count: inventions }, amounts: { specialists: -inventions } });
  note({ text: 'tile.neighbours', values: { count: beside }, amounts: { specialists: beside } });
  note({ text: 'tile.discount', amounts: { specialists: -discountOf(g, space) } });
  const added = costByType(g, player, type) + costBySpace(g, player, space);
  note({ text: 'tile.least', amounts: { specialists: costOf(g, player, tile, space) - added } });
}

/** Those who can pay for a tile; the benefit of its space comes first and may help. */
function payersFor(g: Ruleset, state: State, seat: number, tile: number, space: number): number {
  const player = state.players[seat];
  const type = kindOf(tile);
  return ableTo(player, type) + helpersFrom(g, state, seat, type, g.mapSpaces[space]);
}

/** How many of those whom a space brings could pay for a tile of a type. */
function helpersFrom(g: Ruleset, state: State, seat: number, type: number, benefit: Benefit): number {
  const { effect, amount } = benefit;
  const player = state.players[seat];
  switch (effect) {
    case 'scholar':
      return Math.min(amount, Math.max(0, eraOf(g, state, seat) - player.scholars), player.supply);
    case 'specialist':
      return Math.min(amount, player.supply);
    case 'merchant':
    case 'artisan':
    case 'thinker':
      return type === ANY || type === SPECIALISTS.indexOf(effect) ? Math.min(amount, player.supply) : 0;
    case 'bringHome':
      return mostFromOneRegion(g, state, seat, type);
    default:
      return 0;
  }
}

function mostFromOneRegion(g: Ruleset, state: State, seat: number, type: number): number {
  let most = 0;
  for (let region = 0; region < state.regions.length; region++) {
    const become = typeAtHome(g, state, region);
    if (type === ANY || become === ANY || become === type)
      most = Math.max(most, state.regions[region].citizens[seat]);
  }
  return most;
}

/** How many payers a seat lacks for a tile on a space. */
export function lackingFor(g: Ruleset, state: State, seat: number, tile: number, space: number): number {
  const cost = costOf(g, state.players[seat], tile, space);
  return Math.max(0, cost - payersFor(g, state, seat, tile, space));
}

/** Whether another tile may be built and its influence paid. Ignores specialists. */
function canPay(g: Ruleset, player: Player, owed: Limits): boolean {
  return owed.left > 0 && player.influence >= priceOf(g, player, owed);
}

/** Whether any tile of the area can be built now. */
export function canBuild(g: Ruleset, state: State, owed: Limits): boolean {
  const player = state.players[owed.seat];
  if (!canPay(g, player, owed)) return false;
  for (const tile of player.area) {
    if (isAspiration(tile)) continue;
    for (let space = 0; space < player.map.length; space++)
      if (player.map[space] === NONE && lackingFor(g, state, owed.seat, tile, space) === 0) return true;
  }
  return false;
}

/** Whether a benefit that builds could build anything at this price. */
export function couldBuild(g: Ruleset, state: State, seat: number, price: number): boolean {
  const left = eraOf(g, state, seat) - 1;
  return canBuild(g, state, { seat, left, price });
}

/** What each space adds to the cost: worked out once for a list. */
const costs: number[] = [];

function addCosts(g: Ruleset, { map }: Player): void {
  for (let space = 0; space < map.length; space++) costs[space] = -discountOf(g, space);
  for (let space = 0; space < map.length; space++)
    if (map[space] !== NONE) for (const other of g.mapNeighbours[space]) costs[other] += 1;
}

export const build = {
  legal(g, state, owed, kind, out) {
    const stop = owed.ends ? g.catalogue.end : g.catalogue.decline;
    if (kind === undefined || kind === stop.kind) out.push(stop);
    if (kind !== undefined && kind !== 'build') return;
    const { seat } = owed;
    const player = state.players[seat];
    if (!canPay(g, player, owed)) return;
    addCosts(g, player);
    for (const tile of player.area) {
      if (isAspiration(tile)) continue;
      const type = kindOf(tile);
      const spare = ableTo(player, type) - costByType(g, player, type);
      const bySpace = g.catalogue.build[tile];
      for (let space = 0; space < bySpace.length; space++) {
        if (player.map[space] !== NONE) continue;
        const lacking = costs[space] - spare;
        if (lacking <= 0 || lacking <= helpersFrom(g, state, seat, type, g.mapSpaces[space]))
          out.push(bySpace[space]);
      }
    }
  },
  check(g, state, owed, action) {
    if (action.kind === 'end') return owed.ends ? null : 'INV-TURN-NOT-NOW';
    if (action.kind === 'decline') return owed.ends ? 'INV-TURN-NOT-NOW' : null;
    if (action.kind !== 'build') return 'INV-TURN-NOT-NOW';
    const player = state.players[owed.seat];
    if (!player.area.includes(action.tile)) return 'INV-BUILD-TILE';
    if (player.map[action.space] !== NONE) return 'INV-BUILD-SPACE';
    if (owed.left <= 0) return 'INV-BUILD-LIMIT';
    if (player.influence < priceOf(g, player, owed)) return 'INV-BUILD-PRICE';
    return lackingFor(g, state, owed.seat, action.tile, action.space) === 0 ? null : 'INV-BUILD-COST';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'build') {
      discharge(state, owed);
      return;
    }
    const { seat } = owed;
    const player = state.players[seat];
    const { tile, space } = action;
    player.influence -= priceOf(g, player, owed);
    owed.price = 0;
    owed.left -= 1;
    const cost = costOf(g, player, tile, space);
    player.area.splice(player.area.indexOf(tile), 1);
    player.map[space] = tile;
    listener?.(toAll('built', seat, { tile: g.tileIds[tile], space: g.mapSpaceIds[space], cost }));
    if (cost > 0)
      state.pending.push([{ kind: 'exhaust', id: nextId(state), seat, type: kindOf(tile), left: cost }]);
    give(g, state, seat, g.mapSpaces[space], 'mapSpaces');
  },
} satisfies HandlerOf<'build'>;
