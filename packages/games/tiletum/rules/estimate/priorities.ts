/** Which actions are not worth a try: bots leave them out and look further with the time that this saves. */
import { openGroup } from '@guildhall/kernel';
import { type EffectId, FACES, GOODS } from '../../data/index.ts';
import type { Action } from '../actions.ts';
import { cathedralPrice } from '../cathedrals.ts';
import { crestPrice } from '../crests.ts';
import { stackAt } from '../places.ts';
import { hasCharacter, hasPillar, isFilled } from '../players.ts';
import {
  ARCHITECT,
  contractOf,
  FOOD,
  GOLD,
  helperOf,
  IRON,
  isContract,
  isCrest,
  type Ruleset,
  SILVER,
  WOOL,
} from '../ruleset.ts';
import { SPENDING } from '../spend.ts';
import { NONE, type Player, type State } from '../state.ts';
import { changePrice } from '../turn.ts';
import { hasRoom } from './board.ts';

/** So much more must be left of gold than of other goods for a contract to be paid with it. */
const GOLD_IS_DEAR = 4;
/** Changing a die by more than one step hardly ever pays. */
const DEAREST_CHANGE = 2;
/** Points that are hard to spend well. */
const FEW_POINTS = 1;
/** Points that must be left for new characters to be worth one of them. */
const TO_REFRESH = 3;

/** Gold changes the die that is still to be taken. */
const GIVES_GOLD: ReadonlySet<EffectId> = new Set<EffectId>(['gold', 'goldAndPoints']);

/** Goods that something waits for, as bits: those that gold could buy now, and all of them. */
interface Wanted {
  toBuy: number;
  any: number;
}

function wantedBy(g: Ruleset, state: State, seat: number): Wanted {
  const { goods, storehouse, cathedrals, crests } = state.players[seat];
  const wanted: Wanted = { toBuy: 0, any: 0 };
  const needs = GOODS.map(() => 0);
  const look = (): void => {
    let missing = 0;
    let which = 0;
    for (let good = 0; good < needs.length; good++) {
      if (goods[good] >= needs[good]) continue;
      missing += needs[good] - goods[good];
      which |= 1 << good;
    }
    wanted.any |= which;
    if (missing * g.tables.goodPrice <= goods[GOLD] - needs[GOLD]) wanted.toBuy |= which;
  };
  for (const tile of storehouse) {
    needs.fill(0);
    if (isContract(g, tile)) {
      const { same, wool, iron } = contractOf(g, tile);
      needs[WOOL] = wool;
      needs[IRON] = iron;
      let most = FOOD;
      for (let good = FOOD; good < needs.length; good++)
        if (goods[good] - needs[good] > goods[most] - needs[most]) most = good;
      needs[most] += same;
      look();
    } else if (isCrest(g, tile)) {
      for (let building = 0; building < g.buildings.length; building++) {
        if (crests[building] !== NONE) continue;
        needs[FOOD] = crestPrice(g, state, seat, building);
        look();
      }
    }
  }
  for (let cathedral = 0; cathedral < g.cathedrals; cathedral++) {
    const { good } = g.costTiles[state.costTiles[cathedral]];
    if (good === SILVER || (cathedrals & (1 << cathedral)) !== 0 || !hasPillar(state, seat, cathedral))
      continue;
    if (state.taken[cathedral] >= stackAt(g, state, cathedral).length) continue;
    needs.fill(0);
    needs[good] = cathedralPrice(g, state, seat, cathedral);
    look();
  }
  return wanted;
}

function most(goods: readonly number[]): number {
  let best = 0;
  for (let good = 1; good < goods.length; good++) if (goods[good] > goods[best]) best = good;
  return best;
}

/** Goods with which a contract that asks for goods of one kind is best paid: most of it stays for others. */
function bestPaid(g: Ruleset, goods: readonly number[], tile: number): number {
  const { same, wool, iron } = contractOf(g, tile);
  if (same === 0) return NONE;
  let best = NONE;
  let most = NONE;
  for (let good = 0; good < goods.length; good++) {
    const left = goods[good] - same - (good === WOOL ? wool : 0) - (good === IRON ? iron : 0);
    // Gold pays for anything, so it comes last.
    const surplus = good === GOLD ? left - GOLD_IS_DEAR : left;
    if (left >= 0 && (best === NONE || surplus > most)) {
      best = good;
      most = surplus;
    }
  }
  return best;
}

function isRoomFor(g: Ruleset, player: Player): boolean {
  return player.storehouse.length < g.tables.pieces.storehouse;
}

/** A crest where nobody lives is for its bonus. */
function isWorthACrest(g: Ruleset, player: Player, building: number): boolean {
  if (hasCharacter(player, building)) return true;
  switch (g.buildings[building].bonus) {
    case 'house':
      return player.houses > 0;
    case 'pillar':
      return player.pillars > 0;
    default:
      return true;
  }
}

/** What points are spent on before the king track, and before tiles are changed for others. */
const WANTED: ReadonlySet<Action['kind']> = new Set(
  [...SPENDING].filter((kind) => kind !== 'refresh' && kind !== 'swap' && kind !== 'king'),
);

export function prioritiesOf(g: Ruleset, state: State, seat: number, actions: readonly Action[]): number[] {
  const player = state.players[seat];
  const { goods } = player;
  const { hasDie, points } = state.turn;
  const isMain = openGroup(state)[0]?.kind === 'turn';
  // What is free comes last, when the points are spent, unless it makes room or brings what they are spent on.
  const isLate = hasDie && isMain && points <= FEW_POINTS;
  const mayTask = isLate || (hasDie && !isRoomFor(g, player));
  const needsPillar = player.pillars === 0 && state.turn.action === ARCHITECT;
  let wanted: Wanted | null = null;
  let steps = NONE;
  for (const action of actions) if (action.kind === 'king') steps = Math.max(steps, action.steps);
  const isSpending = actions.some(({ kind }) => WANTED.has(kind));
  const firstCrest = player.storehouse.find((tile) => isCrest(g, tile));
  const isTried = (action: Action): boolean => {
    switch (action.kind) {
      case 'take': {
        const { good, face, to } = action;
        if (to === NONE) return true;
        // The same die lies there as it is.
        if (state.dice[good * FACES + to] > 0) return false;
        return changePrice(g, state, seat, face, to) <= DEAREST_CHANGE;
      }
      case 'buy':
        if (!mayTask) return false;
        wanted ??= wantedBy(g, state, seat);
        return (wanted.toBuy & (1 << action.good)) !== 0;
      case 'mint':
        if (!mayTask) return false;
        wanted ??= wantedBy(g, state, seat);
        return (wanted.any & ~(1 << player.favoured)) !== 0;
      case 'gain':
        wanted ??= wantedBy(g, state, seat);
        return wanted.any === 0 || action.good === GOLD || (wanted.any & (1 << action.good)) !== 0;
      case 'swap':
        wanted ??= wantedBy(g, state, seat);
        if (wanted.any === 0) return !state.turn.hasSwapped && action.give === most(goods);
        return (wanted.any & (1 << action.get)) !== 0 && (wanted.any & (1 << action.give)) === 0;
      case 'king':
        return action.steps === steps;
      case 'hire':
        return isLate || hasRoom(g, player, action.tile);
      case 'refresh':
        return points >= TO_REFRESH && isRoomFor(g, player);
      case 'end':
        return steps === NONE && (isLate || actions.length === 1 || !isSpending);
      case 'done':
        return steps === NONE;
      case 'fulfil':
        return (mayTask || (hasDie && needsPillar)) && action.good === bestPaid(g, goods, action.tile);
      case 'crest':
        // Crests of different families do the same.
        if (action.tile !== firstCrest || !hasDie) return false;
        if (isFilled(g, player, action.building)) return true;
        return mayTask && isWorthACrest(g, player, action.building);
      case 'contribute':
      case 'technology':
      case 'seeker':
        return mayTask;
      case 'use':
        return hasDie || GIVES_GOLD.has(helperOf(g, action.tile).effect);
      default:
        return true;
    }
  };
  return actions.map((action) => (isTried(action) ? 1 : 0));
}
