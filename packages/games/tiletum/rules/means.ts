/** Whether a task could still bring what a tablet asks for. Payments do not change the answer. */
import type { EffectId } from '../data/index.ts';
import { contractOf, GOLD, helperOf, isContract, isHelper, type Ruleset } from './ruleset.ts';
import { NONE, type State } from './state.ts';

const BRINGS_SILVER: readonly EffectId[] = ['silver', 'goldAndSilver'];
const BRINGS_GOLD: readonly EffectId[] = ['gold', 'goldAndPoints', 'goldAndSilver', 'goods', 'identical'];

/** Whether a helper or a contract in the storehouse brings one of these. */
function stores(g: Ruleset, state: State, seat: number, effects: readonly EffectId[]): boolean {
  for (const tile of state.players[seat].storehouse) {
    if (isHelper(g, tile) && effects.includes(helperOf(g, tile).effect)) return true;
    if (isContract(g, tile) && effects.includes(contractOf(g, tile).effect)) return true;
  }
  return false;
}

/** By a tile, or by a good of the die that may be forgone. */
export function couldGainSilver(g: Ruleset, state: State, seat: number): boolean {
  return state.turn.forgo !== NONE || stores(g, state, seat, BRINGS_SILVER);
}

/** In gold and favoured goods, or by a tile. */
export function couldPayGold(g: Ruleset, state: State, seat: number, price: number): boolean {
  const { goods, favoured } = state.players[seat];
  const gold = goods[GOLD] + (favoured === NONE ? 0 : goods[favoured]);
  return gold >= price || stores(g, state, seat, BRINGS_GOLD);
}
