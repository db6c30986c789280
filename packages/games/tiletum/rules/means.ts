/**
 * Whether tasks could still bring what somebody lacks, so that nothing is hidden that could be paid for. Prices in gold
 * and goods are not looked at: a payment does not change the answer, and declining is always possible.
 */
import { type EffectId, GOODS, TECHNOLOGIES } from '../data/index.ts';
import { mapOn } from './places.ts';
import {
  characterOf,
  contractOf,
  GOLD,
  helperOf,
  isCharacter,
  isContract,
  isCrest,
  isHelper,
  type Ruleset,
} from './ruleset.ts';
import { NONE, type State } from './state.ts';
import { checkRaise, levelIn } from './technologies.ts';
import { cityOf } from './underground.ts';

/** These actions collect tiles, place mines, fetch contracts or lodge characters: silver and gold may come of it. */
const ACTIONS_THAT_BRING: readonly EffectId[] = [
  'merchant',
  'architect',
  'character',
  'contract',
  'contractAndGood',
  'joker',
  'seeker',
];
const BRINGS_SILVER: ReadonlySet<EffectId> = new Set([...ACTIONS_THAT_BRING, 'silver', 'goldAndSilver']);
const BRINGS_GOLD: ReadonlySet<EffectId> = new Set([
  ...ACTIONS_THAT_BRING,
  'gold',
  'goldAndPoints',
  'goldAndIron',
  'goldAndWool',
  'goldAndSilver',
  'goods',
  'identical',
]);
const MAKES_ROOM: ReadonlySet<EffectId> = new Set<EffectId>(['character', 'joker']);
/** A house may bring the bonuses of characters. */
const USES_CHARACTERS: ReadonlySet<EffectId> = new Set<EffectId>([
  'building',
  'house',
  'merchantStepAndHouse',
]);

type Wanted = (effect: EffectId) => boolean;

function lodges(g: Ruleset, state: State, seat: number, wanted: Wanted): boolean {
  for (const tile of state.players[seat].rooms)
    if (tile !== NONE && wanted(characterOf(g, tile).effect)) return true;
  return false;
}

/** Whether a tile in the storehouse brings it, by itself or through characters. */
function stores(g: Ruleset, state: State, seat: number, wanted: Wanted, canGetSilver: boolean): boolean {
  const { storehouse, silver } = state.players[seat];
  const lives = lodges(g, state, seat, wanted);
  const brings = (effect: EffectId): boolean => wanted(effect) || (lives && USES_CHARACTERS.has(effect));
  for (const tile of storehouse) {
    if (isHelper(g, tile)) {
      const { effect, pays, price } = helperOf(g, tile);
      if ((pays !== 'silver' || price <= silver || canGetSilver) && brings(effect)) return true;
    } else if (isContract(g, tile)) {
      if (brings(contractOf(g, tile).effect)) return true;
    } else if (isCrest(g, tile) && (lives || givesGoods(g, state, seat, wanted))) return true;
  }
  return false;
}

/** Whether goods of choice are wanted, and a crest could still bring them. */
function givesGoods(g: Ruleset, state: State, seat: number, wanted: Wanted): boolean {
  const { crests } = state.players[seat];
  return wanted('goods') && g.buildings.some(({ bonus }, at) => bonus === 'goods' && crests[at] === NONE);
}

/** Whether the move symbol of the die leads past a tablet or to a seeker action. */
function symbolLeads(g: Ruleset, state: State, seat: number): boolean {
  const { silver, turn } = state;
  if (silver === null || !turn.hasSeekerMove) return false;
  const player = state.players[seat];
  // A further seeker may be placed first.
  if (levelIn(state, seat, 'seeker') >= 3 || (player.silver > 0 && player.seekersLeft > 0)) return true;
  for (const [level, spot] of player.seekers.entries()) {
    if (spot === NONE) continue;
    const { ways, tablets } = mapOn(g, state, level);
    for (const way of ways[cityOf(spot)])
      if (way !== NONE && tablets[way] !== NONE && (silver.covered[level] & (1 << way)) === 0) return true;
  }
  return false;
}

/** Whether raising a technology at once brings a Joker action, a seeker action or a favoured good. */
function raises(g: Ruleset, state: State, seat: number, canGetSilver: boolean): boolean {
  const { silver, turn } = state;
  if (silver === null) return false;
  for (const [place, technology] of silver.technologies.entries()) {
    const level = state.players[seat].levels[place];
    const id = TECHNOLOGIES[technology];
    const leads =
      (id === 'universal' && level === 2) ||
      (id === 'seeker' && level === 2 && turn.hasSeekerMove) ||
      (id === 'goods' && level === 0 && silver.favoured.length > 0);
    if (leads && (canGetSilver || checkRaise(g, state, seat, technology, 0) === null)) return true;
  }
  return false;
}

/** By a tile, by the move symbol, by a level, or by a good of the die that may be forgone. */
export function couldGainSilver(g: Ruleset, state: State, seat: number): boolean {
  return (
    state.turn.forgo !== NONE ||
    symbolLeads(g, state, seat) ||
    stores(g, state, seat, (effect) => BRINGS_SILVER.has(effect), false) ||
    raises(g, state, seat, false)
  );
}

/** In gold and favoured goods, or by what a task brings. */
export function couldPayGold(g: Ruleset, state: State, seat: number, price: number): boolean {
  const { goods, favoured } = state.players[seat];
  const gold = goods[GOLD] + (favoured === NONE ? 0 : goods[favoured]);
  if (gold >= price || symbolLeads(g, state, seat)) return true;
  const wanted: Wanted = (effect) =>
    BRINGS_GOLD.has(effect) || (favoured !== NONE && (effect === 'oneEach' || effect === GOODS[favoured]));
  const canGetSilver = couldGainSilver(g, state, seat);
  return stores(g, state, seat, wanted, canGetSilver) || raises(g, state, seat, canGetSilver);
}

/** Helpers, contracts and crests leave the storehouse by tasks, characters only by an action that a task brings. */
export function couldMakeRoom(g: Ruleset, state: State, seat: number): boolean {
  const { storehouse } = state.players[seat];
  if (storehouse.length < g.tables.pieces.storehouse) return true;
  for (const tile of storehouse) if (!isCharacter(g, tile)) return true;
  if (state.silver === null) return false;
  const leads = symbolLeads(g, state, seat);
  if (levelIn(state, seat, 'universal') === 2 && (leads || raises(g, state, seat, state.turn.forgo !== NONE)))
    return true;
  return leads && lodges(g, state, seat, (effect) => MAKES_ROOM.has(effect));
}
