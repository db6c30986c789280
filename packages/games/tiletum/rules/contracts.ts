/** Contracts: the offer, swapping goods, and fulfilling. */

import { openGroup } from '@guildhall/kernel';
import { GOODS } from '../data/index.ts';
import { type Action, LESS } from './actions.ts';
import { give, oweGoods } from './benefits.ts';
import { drawContract } from './piles.ts';
import { score } from './players.ts';
import type { Check } from './rule-ids.ts';
import { contractOf, IRON, type Listener, type Ruleset, WOOL } from './ruleset.ts';
import type { Spend } from './spend.ts';
import { NONE, type State } from './state.ts';
import { checkStore, store, unstore } from './storehouse.ts';
import { levelIn } from './technologies.ts';

function priceOf(g: Ruleset, state: State, tile: number): number {
  const place = state.contractOffer.indexOf(tile);
  return place < 0 ? g.tables.technologies.offeredPrice : g.tables.contractOffer[place];
}

export const contract: Spend = {
  candidates(g, state, seat, points, out) {
    const { storehouse, goods } = state.players[seat];
    if (storehouse.length < g.tables.pieces.storehouse) {
      for (let at = 0; at < state.contractOffer.length; at++) {
        const tile = state.contractOffer[at];
        if (tile !== NONE && g.tables.contractOffer[at] <= points)
          out.push(g.catalogue.acquire[tile - g.firstContract]);
      }
      for (const tile of state.turn.revealed) out.push(g.catalogue.acquire[tile - g.firstContract]);
    }
    for (let give = 0; give < goods.length; give++) {
      if (goods[give] === 0) continue;
      for (let get = 0; get < goods.length; get++) if (get !== give) out.push(g.catalogue.swap[give][get]);
    }
  },
  check(g, state, seat, action) {
    const player = state.players[seat];
    switch (action.kind) {
      case 'acquire':
        return state.contractOffer.includes(action.tile) || isRevealed(state, action.tile)
          ? checkStore(g, player, action.tile)
          : 'TIL-CONTRACT-TAKE';
      case 'swap':
        return action.give !== action.get && player.goods[action.give] > 0 ? null : 'TIL-CONTRACT-SWAP';
      default:
        return 'TIL-TURN-NOT-NOW';
    }
  },
  cost(g, state, action) {
    return action.kind === 'acquire' ? priceOf(g, state, action.tile) : 1;
  },
  apply(g, state, seat, action, listener) {
    if (action.kind === 'acquire') acquire(g, state, seat, action.tile, listener);
    else if (action.kind === 'swap') swap(state, seat, action.give, action.get, listener);
  },
};

/** Tiles that the technology turned up belong to the action of the die. */
function isRevealed(state: State, tile: number): boolean {
  return state.turn.revealed.includes(tile) && openGroup(state)[0]?.kind === 'turn';
}

/** The place stays empty until the turn ends. */
function acquire(g: Ruleset, state: State, seat: number, tile: number, listener?: Listener): void {
  const { revealed } = state.turn;
  if (revealed.includes(tile)) revealed.splice(revealed.indexOf(tile), 1);
  else state.contractOffer[state.contractOffer.indexOf(tile)] = NONE;
  store(state.players[seat], tile);
  listener?.({ kind: 'acquired', seat, readers: 'all', data: { tile: g.tileIds[tile] } });
}

function swap(state: State, seat: number, given: number, got: number, listener?: Listener): void {
  const { goods } = state.players[seat];
  goods[given] -= 1;
  goods[got] += 1;
  listener?.({ kind: 'swapped', seat, readers: 'all', data: { give: GOODS[given], get: GOODS[got] } });
  const extra = levelIn(state, seat, 'contract') >= 3 ? 1 : 0;
  oweGoods(state, seat, extra + (state.turn.hasSwapped ? 0 : 1));
  state.turn.hasSwapped = true;
}

/** Tiles slide to the cheaper end, and new ones come in at the other. */
export function refillContracts(state: State): void {
  const left = state.contractOffer.filter((tile) => tile !== NONE);
  const offer: number[] = [];
  for (let free = state.contractOffer.length - left.length; free > 0; free--) offer.push(drawContract(state));
  // The first that is drawn lies next to those that were there.
  state.contractOffer = [...offer.reverse(), ...left];
}

const SAME = LESS.indexOf('same');
const WOOL_LESS = LESS.indexOf('wool');
const IRON_LESS = LESS.indexOf('iron');

/** Adds the ways to pay for a contract. */
export function addFulfilments(g: Ruleset, state: State, seat: number, tile: number, out: Action[]): void {
  const { goods } = state.players[seat];
  const rows = g.catalogue.fulfil[tile - g.firstContract];
  const add = (paid: number): void => {
    if (levelIn(state, seat, 'contract') === 0) out.push(rows[paid][LESS.length]);
    else out.push(...rows[paid]);
  };
  if (contractOf(g, tile).same === 0) add(GOODS.length);
  else for (let good = 0; good < GOODS.length; good++) if (goods[good] > 0) add(good);
}

/** What a contract asks of one good when its goods of one kind are paid with `paid`, and one is forgiven. */
export function costIn(g: Ruleset, tile: number, paid: number, less: number, good: number): number {
  const { same, wool, iron } = contractOf(g, tile);
  let cost = 0;
  if (good === paid) cost += same - (less === SAME ? 1 : 0);
  if (good === WOOL) cost += wool - (less === WOOL_LESS ? 1 : 0);
  if (good === IRON) cost += iron - (less === IRON_LESS ? 1 : 0);
  return cost;
}

/** With the technology one good is forgiven, as long as one stays to be paid. */
function checkLess(g: Ruleset, state: State, seat: number, tile: number, less: number): boolean {
  const { same, wool, iron } = contractOf(g, tile);
  const isDue = levelIn(state, seat, 'contract') > 0 && same + wool + iron > 1;
  if (!isDue || less === NONE) return isDue === (less !== NONE);
  return [same, wool, iron][less] > 0;
}

export function checkFulfil(
  g: Ruleset,
  state: State,
  seat: number,
  tile: number,
  paid: number,
  less: number,
): Check {
  const player = state.players[seat];
  if (!player.storehouse.includes(tile)) return 'TIL-STORE-THERE';
  if (contractOf(g, tile).same > 0 !== (paid !== NONE)) return 'TIL-CONTRACT-FULFIL';
  if (!checkLess(g, state, seat, tile, less)) return 'TIL-TECHNOLOGY-CONTRACT';
  for (let good = 0; good < GOODS.length; good++)
    if (player.goods[good] < costIn(g, tile, paid, less, good)) return 'TIL-CONTRACT-FULFIL';
  return null;
}

export function fulfil(
  g: Ruleset,
  state: State,
  seat: number,
  tile: number,
  paid: number,
  less: number,
  listener?: Listener,
): void {
  const player = state.players[seat];
  for (let good = 0; good < GOODS.length; good++) player.goods[good] -= costIn(g, tile, paid, less, good);
  unstore(player, tile);
  if (player.contracts.length < contractPillars(g)) player.pillars += 1;
  player.contracts.push(tile);
  listener?.({ kind: 'fulfilled', seat, readers: 'all', data: { tile: g.tileIds[tile] } });
  const about = contractOf(g, tile);
  score(player, 'contractPoints', about.points);
  give(state, seat, about, 'contractPoints');
}

/** With silver a pillar lies on the last contract space too. */
export function contractPillars(g: Ruleset): number {
  const { contractPillars: printed, contractSpaces } = g.tables.pieces;
  return g.options.silver ? Math.min(contractSpaces, printed + g.tables.silverPieces.pillars) : printed;
}
