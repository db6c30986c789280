/** Bonus tiles that the Cardinal obtains: crests he lacks are kept, the rest leaves the game unless a challenge helps. */
import type { EffectId, HelperTable } from '../../data/index.ts';
import { score } from '../players.ts';
import {
  contractOf,
  familyOf,
  helperOf,
  isContract,
  isCrest,
  type Listener,
  type Ruleset,
} from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { type Because, NONE, type Player, type State } from '../state.ts';
import { ownsFamily, store } from '../storehouse.ts';
import { challengeOf } from './challenges.ts';
import { receive } from './gains.ts';
import { gain, openContracts } from './goods.ts';
import { raiseDisc } from './king.ts';
import { tell, tellChallenge } from './log.ts';
import { byKeys } from './ranges.ts';

const OTHER: readonly EffectId[] = ['none', 'building', 'colour', 'colourPlus', 'mine'];
const GOODS_OR_POINTS: readonly EffectId[] = [
  'gold',
  'food',
  'wool',
  'stone',
  'iron',
  'points',
  'silver',
  'goods',
  'identical',
  'oneEach',
  'goldAndPoints',
  'goldAndIron',
  'goldAndWool',
  'goldAndSilver',
];

type Category = 'newCrest' | 'contract' | 'goods' | 'action' | 'other' | 'knownCrest';

/** In the order in which he prefers them. */
const CATEGORIES: readonly Category[] = ['newCrest', 'contract', 'goods', 'action', 'other', 'knownCrest'];

export function isNewCrest(g: Ruleset, state: State, tile: number): boolean {
  return tile !== NONE && isCrest(g, tile) && !ownsFamily(g, state.players[CARDINAL], familyOf(g, tile));
}

/** What a tile asks for is ignored. */
function categoryOf(g: Ruleset, state: State, tile: number): Category {
  if (isCrest(g, tile)) return isNewCrest(g, state, tile) ? 'newCrest' : 'knownCrest';
  if (isContract(g, tile)) return 'contract';
  const { effect } = helperOf(g, tile);
  if (OTHER.includes(effect)) return 'other';
  return GOODS_OR_POINTS.includes(effect) ? 'goods' : 'action';
}

function numberOn(g: Ruleset, tile: number): number {
  if (isCrest(g, tile)) return 0;
  return isContract(g, tile) ? contractOf(g, tile).points : helperOf(g, tile).amount;
}

/** The best tile on these spots, or NONE: by its kind, the larger number, the nearer spot. */
export function bestTileSpot(
  g: Ruleset,
  state: State,
  spots: readonly { readonly spot: number; readonly distance: number }[],
): number {
  const [best] = byKeys(
    spots.filter(({ spot }) => state.mapTiles[spot] !== NONE),
    ({ spot, distance }) => {
      const tile = state.mapTiles[spot];
      return [CATEGORIES.indexOf(categoryOf(g, state, tile)), -numberOn(g, tile), distance, spot];
    },
  );
  return best?.spot ?? NONE;
}

/** Open and fulfilled contracts share his spaces. */
export function hasContractSpace(g: Ruleset, player: Player): boolean {
  return player.contracts.length + openContracts(g, player).length < g.tables.cardinal.contractSpaces;
}

/** Whatever he obtains comes through here. */
export function obtain(g: Ruleset, state: State, tile: number, because: Because, listener?: Listener): void {
  if (state.cardinal === undefined) return;
  const player = state.players[CARDINAL];
  const isFriend =
    isContract(g, tile) &&
    challengeOf(g, state, 'verySpecialFriends') !== null &&
    hasContractSpace(g, player);
  const isKept = isNewCrest(g, state, tile) || isFriend;
  tell(listener, 'cardinalTile', because, { tile: g.tileIds[tile], isKept });
  if (isFriend) tellChallenge(listener, 'verySpecialFriends');
  if (isKept) store(player, tile);
  else state.cardinal.removed.push(tile);
  if (tile < g.firstContract) useHelper(g, state, helperOf(g, tile), listener);
}

function useHelper(g: Ruleset, state: State, helper: HelperTable, listener?: Listener): void {
  const player = state.players[CARDINAL];
  const { effect, amount } = helper;
  const friends = challengeOf(g, state, 'verySpecialFriends');
  if (friends !== null && ['building', 'colour', 'colourPlus'].includes(effect)) {
    tellChallenge(listener, 'verySpecialFriends');
    gain(player, 'gold', friends);
  }
  if (GOODS_OR_POINTS.includes(effect) && challengeOf(g, state, 'resourcefulClergy') !== null) {
    tellChallenge(listener, 'resourcefulClergy');
    receive(g, state, effect, amount, 'bonusTiles');
  }
  // Another colour with a point more is an action helper for these two cards.
  if (GOODS_OR_POINTS.includes(effect) || (OTHER.includes(effect) && effect !== 'colourPlus')) return;
  const joker = challengeOf(g, state, 'churchIncome');
  if (joker !== null) {
    tellChallenge(listener, 'churchIncome');
    score(player, 'challengePoints', effect === 'joker' ? joker : amount);
  }
  const steps = challengeOf(g, state, 'whispersInTheKingsEar');
  if (steps !== null) {
    tellChallenge(listener, 'whispersInTheKingsEar');
    raiseDisc(g, state, steps, { card: 'whispersInTheKingsEar', line: 1 }, listener);
  }
}
