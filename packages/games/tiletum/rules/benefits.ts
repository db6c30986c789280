/** What tiles and slots give: one interpreter for all of them. */
import { nextId } from '@guildhall/kernel';
import { ACTIONS, type Benefit, type EffectId, GOODS } from '../data/index.ts';
import { score } from './players.ts';
import { CONTRACT, characterOf, GOLD, IRON, JOKER, type Ruleset, WOOL } from './ruleset.ts';
import type { Obligation, Source, State } from './state.ts';

const ACTION_OF: ReadonlyMap<EffectId, number> = new Map(ACTIONS.map((id, action) => [id, action]));
const GOOD_OF: ReadonlyMap<EffectId, number> = new Map(GOODS.map((id, good) => [id, good]));

interface Errand {
  readonly merchantSteps: number;
  readonly architectSteps: number;
  readonly houses: number;
  readonly pillars: number;
}

/** Steps and pieces of an effect; null: it is something else. */
function errandOf(effect: EffectId, amount: number): Errand | null {
  switch (effect) {
    case 'merchantSteps':
      return { merchantSteps: amount, architectSteps: 0, houses: 0, pillars: 0 };
    case 'architectSteps':
      return { merchantSteps: 0, architectSteps: amount, houses: 0, pillars: 0 };
    case 'bothSteps':
      return { merchantSteps: amount, architectSteps: amount, houses: 0, pillars: 0 };
    case 'house':
      return { merchantSteps: 0, architectSteps: 0, houses: amount, pillars: 0 };
    case 'pillar':
      return { merchantSteps: 0, architectSteps: 0, houses: 0, pillars: amount };
    case 'merchantStepAndHouse':
      return { merchantSteps: amount, architectSteps: 0, houses: amount, pillars: 0 };
    case 'architectStepAndPillar':
      return { merchantSteps: 0, architectSteps: amount, houses: 0, pillars: amount };
    default:
      return null;
  }
}

/** Whether an effect only adds to what the player owns, so that nothing is to be decided. */
function isPlainGain(effect: EffectId): boolean {
  switch (effect) {
    case 'none':
    case 'points':
    case 'oneEach':
    case 'goldAndPoints':
    case 'goldAndIron':
    case 'goldAndWool':
    case 'goldAndSilver':
    case 'silver':
    case 'mine':
      return true;
    default:
      return GOOD_OF.has(effect);
  }
}

/** Gives what can be given at once, and owes the decisions that the rest asks for. */
export function give(state: State, seat: number, benefit: Benefit, source: Source): void {
  const { effect, amount } = benefit;
  if (amount === 0) return;
  const player = state.players[seat];
  const { goods } = player;
  const good = GOOD_OF.get(effect);
  if (good !== undefined) {
    goods[good] += amount;
    return;
  }
  const action = ACTION_OF.get(effect);
  if (action !== undefined) {
    oweAction(state, seat, action, amount);
    return;
  }
  switch (effect) {
    case 'points':
      score(player, source, amount);
      return;
    case 'oneEach':
      for (let other = 0; other < goods.length; other++) if (other !== GOLD) goods[other] += amount;
      return;
    case 'goldAndPoints':
      goods[GOLD] += amount;
      score(player, source, amount);
      return;
    case 'goldAndIron':
      goods[GOLD] += amount;
      goods[IRON] += amount;
      return;
    case 'goldAndWool':
      goods[GOLD] += amount;
      goods[WOOL] += amount;
      return;
    case 'goldAndSilver':
      goods[GOLD] += amount;
      player.silver += amount;
      return;
    case 'silver':
      player.silver += amount;
      return;
    case 'mine':
      for (let mine = 0; mine < amount && player.generalMines > 0; mine++) {
        player.generalMines -= 1;
        player.mines += 1;
      }
      return;
    case 'identical':
      state.pending.push([{ kind: 'identical', id: nextId(state), seat, amount }]);
      return;
    case 'goods':
      state.pending.push([goodsOwed(state, seat, amount)]);
      return;
    case 'contractAndGood':
      // Both at once: the player decides which comes first.
      state.pending.push([actOwed(state, seat, CONTRACT, amount), goodsOwed(state, seat, 1)]);
      return;
    case 'building':
      state.pending.push([{ kind: 'building', id: nextId(state), seat }]);
      return;
    default: {
      const errand = errandOf(effect, amount);
      if (errand !== null) state.pending.push([{ kind: 'errand', id: nextId(state), seat, ...errand }]);
    }
  }
}

function actOwed(state: State, seat: number, action: number, points: number): Obligation {
  return { kind: 'act', id: nextId(state), seat, action, points };
}

function goodsOwed(state: State, seat: number, left: number): Obligation {
  return { kind: 'goods', id: nextId(state), seat, left };
}

function oweAction(state: State, seat: number, action: number, points: number): void {
  if (action === JOKER)
    state.pending.push([{ kind: 'joker', id: nextId(state), seat, isDie: false, points }]);
  else state.pending.push([actOwed(state, seat, action, points)]);
}

export function oweGoods(state: State, seat: number, left: number): void {
  if (left > 0) state.pending.push([goodsOwed(state, seat, left)]);
}

/** What was owed above a depth of the stack becomes one group: the player decides what comes first. */
export function joinFrom(state: State, depth: number): void {
  if (state.pending.length > depth + 1) state.pending.push(state.pending.splice(depth).flat());
}

/**
 * The bonuses of several characters, in any order. What nobody would decline or delay is given at once; the rest is
 * asked for where there is more than one.
 */
export function giveBonuses(g: Ruleset, state: State, seat: number, tiles: readonly number[]): void {
  const rest: number[] = [];
  for (const tile of tiles) {
    const character = characterOf(g, tile);
    if (isPlainGain(character.effect)) give(state, seat, character, 'characterPoints');
    else rest.push(tile);
  }
  if (rest.length === 1) give(state, seat, characterOf(g, rest[0]), 'characterPoints');
  else if (rest.length > 1) state.pending.push([{ kind: 'bonuses', id: nextId(state), seat, tiles: rest }]);
}
