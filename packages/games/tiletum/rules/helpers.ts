/** Helpers: bonus tiles that are used up. */
import { give } from './benefits.ts';
import { hasCharacter } from './players.ts';
import { holding, pay } from './purse.ts';
import type { Check } from './rule-ids.ts';
import { GOLD, helperOf, type Listener, type Ruleset, SILVER } from './ruleset.ts';
import { NONE, type State } from './state.ts';
import { unstore } from './storehouse.ts';

export function checkUse(g: Ruleset, state: State, seat: number, tile: number): Check {
  const player = state.players[seat];
  if (!player.storehouse.includes(tile)) return 'TIL-STORE-THERE';
  const { effect, pays, price } = helperOf(g, tile);
  if (holding(player, pays === 'silver' ? SILVER : GOLD) < price) return 'TIL-HELPER-USE';
  switch (effect) {
    case 'plus':
      return state.turn.action === NONE ? 'TIL-HELPER-POINTS' : null;
    case 'colour':
    case 'colourPlus':
      return 'TIL-HELPER-COLOUR';
    case 'building':
      return g.buildings.some((_, building) => hasCharacter(player, building)) ? null : 'TIL-HELPER-BUILDING';
    case 'mine':
      return player.generalMines > 0 ? null : 'TIL-MINE-GENERAL';
    default:
      return null;
  }
}

export function checkRecolour(g: Ruleset, state: State, seat: number, tile: number): Check {
  const player = state.players[seat];
  if (!player.storehouse.includes(tile)) return 'TIL-STORE-THERE';
  const { effect, pays, price } = helperOf(g, tile);
  if (effect !== 'colour' && effect !== 'colourPlus') return 'TIL-HELPER-COLOUR';
  if (holding(player, pays === 'silver' ? SILVER : GOLD) < price) return 'TIL-HELPER-USE';
  return !state.turn.hasDie && state.turn.good === NONE ? null : 'TIL-HELPER-COLOUR';
}

export function useHelper(
  g: Ruleset,
  state: State,
  seat: number,
  tile: number,
  good: number,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const helper = helperOf(g, tile);
  unstore(player, tile);
  if (helper.pile === 'underground') state.silver?.spent.push(tile);
  else state.bonusDiscard.push(tile);
  pay(player, helper.pays === 'silver' ? SILVER : GOLD, helper.price);
  listener?.({ kind: 'helperUsed', seat, readers: 'all', data: { tile: g.tileIds[tile] } });
  switch (helper.effect) {
    case 'plus':
      state.turn.points += helper.amount;
      return;
    case 'colour':
      state.turn.good = good;
      return;
    case 'colourPlus':
      state.turn.good = good;
      state.turn.extra += helper.amount;
      return;
    default:
      give(state, seat, helper, 'bonusTiles');
  }
}
