/** What the Cardinal does after every action, as often as he can: contracts, cathedrals, crests. */
import { discharge } from '@guildhall/kernel';
import { isFilled, score } from '../players.ts';
import { contractOf, GOLD, isCrest, type Listener, type Ruleset, SILVER, STONE } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import type { Because, ObligationOf, Player, State } from '../state.ts';
import { unstore } from '../storehouse.ts';
import { endTurn } from '../turn.ts';
import { challengeOf } from './challenges.ts';
import {
  cathedralPoints,
  contractCost,
  freeCrestSpaces,
  gain,
  held,
  openContracts,
  spotNameOf,
  unbuilt,
} from './goods.ts';
import { tell, tellChallenge } from './log.ts';
import { placeMarker } from './offers.ts';
import { byKeys } from './ranges.ts';

export function runCardinalTasks(
  g: Ruleset,
  state: State,
  owed: ObligationOf<'cardinalTasks'>,
  listener?: Listener,
): void {
  discharge(state, owed);
  const { card, line } = owed;
  doTasks(g, state, { card, line }, listener);
  endTurn(state);
}

function doTasks(g: Ruleset, state: State, because: Because, listener?: Listener): void {
  while (
    fulfilOne(g, state, because, listener) ||
    contributeOnce(g, state, because, listener) ||
    placeOneCrest(g, state, because, listener)
  );
}

/** At the end he tries his contracts once more. */
export function fulfilAll(g: Ruleset, state: State, because: Because, listener?: Listener): void {
  while (fulfilOne(g, state, because, listener));
}

/** The contract with the most points that he can pay; it brings nothing but points. */
function fulfilOne(g: Ruleset, state: State, because: Because, listener?: Listener): boolean {
  const player = state.players[CARDINAL];
  const payable = openContracts(g, player).filter((tile) => {
    const { ironWool, gold } = contractCost(g, tile);
    return held(player, 'ironWool') >= ironWool && held(player, 'gold') >= gold;
  });
  const [tile] = byKeys(payable, (one) => [-contractOf(g, one).points]);
  if (tile === undefined) return false;
  const { ironWool, gold } = contractCost(g, tile);
  gain(player, 'ironWool', -ironWool);
  gain(player, 'gold', -gold);
  unstore(player, tile);
  player.contracts.push(tile);
  tell(listener, 'cardinalFulfils', because, { tile: g.tileIds[tile] });
  score(player, 'contractPoints', contractOf(g, tile).points);
  return true;
}

/** Goods and silver for a cathedral, in the order in which they are spent; null: he cannot pay. */
function priceOf(g: Ruleset, state: State, cathedral: number): readonly [number, number][] | null {
  const player = state.players[CARDINAL];
  const { good, amount } = g.costTiles[state.costTiles[cathedral]];
  const isAny = challengeOf(g, state, 'preciousResources') !== null;
  const paid: [number, number][] = [];
  let left = amount;
  for (const one of isAny ? [STONE, GOLD, SILVER] : [good]) {
    const part = Math.min(left, one === SILVER ? player.silver : player.goods[one]);
    paid.push([one, part]);
    left -= part;
  }
  return left === 0 ? paid : null;
}

function spend(player: Player, price: readonly [number, number][]): void {
  for (const [good, amount] of price) {
    if (good === SILVER) player.silver -= amount;
    else player.goods[good] -= amount;
  }
}

/** The cathedral with the most points of those he can pay. */
function contributeOnce(g: Ruleset, state: State, because: Because, listener?: Listener): boolean {
  const player = state.players[CARDINAL];
  const [cathedral] = byKeys(
    unbuilt(g, state).filter((one) => priceOf(g, state, one) !== null),
    (one) => [-cathedralPoints(g, state, one), one],
  );
  const price = cathedral === undefined ? null : priceOf(g, state, cathedral);
  if (cathedral === undefined || price === null) return false;
  const { good } = g.costTiles[state.costTiles[cathedral]];
  if (price.some(([one, amount]) => one !== good && amount > 0)) tellChallenge(listener, 'preciousResources');
  spend(player, price);
  tell(listener, 'cardinalContributes', because, { spot: spotNameOf(g, state, cathedral) });
  score(player, 'cathedralPoints', cathedralPoints(g, state, cathedral));
  player.cathedrals |= 1 << cathedral;
  state.taken[cathedral] += 1;
  return true;
}

/** Under a full building first, then where it costs the least food; it brings no bonus. */
function placeOneCrest(g: Ruleset, state: State, because: Because, listener?: Listener): boolean {
  const player = state.players[CARDINAL];
  const tile = player.storehouse.find((one) => isCrest(g, one));
  const [building] = byKeys(
    freeCrestSpaces(g, player).filter((at) => g.buildings[at].food <= held(player, 'food')),
    (at) => [isFilled(g, player, at) ? 0 : 1, g.buildings[at].food, at],
  );
  if (tile === undefined || building === undefined) return false;
  gain(player, 'food', -g.buildings[building].food);
  unstore(player, tile);
  player.crests[building] = tile;
  tell(listener, 'cardinalCrest', because, { tile: g.tileIds[tile], building: building + 1 });
  placeMarker(g, state, building, because, listener);
  return true;
}
