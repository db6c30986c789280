/** The Cardinal's goods: iron and wool are one, and what he needs most decides many of his choices. */
import { NEEDS, type Need } from '../../data/index.ts';
import { spotOf, stackAt } from '../places.ts';
import { hasPillar } from '../players.ts';
import { contractOf, FOOD, GOLD, IRON, isContract, isCrest, type Ruleset, STONE } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { NONE, type Player, type State } from '../state.ts';

/** Where his goods stand among those of a player; iron and wool stand together. */
const PLACE: Readonly<Record<Need, number>> = { stone: STONE, ironWool: IRON, food: FOOD, gold: GOLD };

/** Wool is the one good without a place of its own. */
export function needOf(good: number): Need {
  return NEEDS.find((need) => PLACE[need] === good) ?? 'ironWool';
}

export function held(player: Player, need: Need): number {
  return player.goods[PLACE[need]];
}

export function gain(player: Player, need: Need, amount: number): void {
  player.goods[PLACE[need]] += amount;
}

export function openContracts(g: Ruleset, player: Player): number[] {
  return player.storehouse.filter((tile) => isContract(g, tile));
}

/** A contract's iron and wool are paid in iron or wool, goods of one kind in gold. */
export function contractCost(g: Ruleset, tile: number): Record<'ironWool' | 'gold', number> {
  const { same, wool, iron } = contractOf(g, tile);
  return { ironWool: wool + iron, gold: same };
}

function contractsAsk(g: Ruleset, player: Player, need: 'ironWool' | 'gold'): number {
  return openContracts(g, player).reduce((sum, tile) => sum + contractCost(g, tile)[need], 0);
}

/** What open contracts lack. */
export function contractShortage(g: Ruleset, state: State, need: 'ironWool' | 'gold'): number {
  const player = state.players[CARDINAL];
  return Math.max(0, contractsAsk(g, player, need) - held(player, need));
}

/** Cathedrals where he has a pillar and has not contributed yet. */
export function unbuilt(g: Ruleset, state: State): number[] {
  const { cathedrals } = state.players[CARDINAL];
  const list: number[] = [];
  for (let cathedral = 0; cathedral < g.cathedrals; cathedral++)
    if (
      hasPillar(state, CARDINAL, cathedral) &&
      (cathedrals & (1 << cathedral)) === 0 &&
      state.taken[cathedral] < stackAt(g, state, cathedral).length
    )
      list.push(cathedral);
  return list;
}

/** Points of a contribution: the cost tile and the cathedral tile on top. */
export function cathedralPoints(g: Ruleset, state: State, cathedral: number): number {
  const top = stackAt(g, state, cathedral)[state.taken[cathedral]] ?? 0;
  return g.costTiles[state.costTiles[cathedral]].points + top;
}

export function spotNameOf(g: Ruleset, state: State, cathedral: number): string {
  return g.spotIds[spotOf(g, state, cathedral)];
}

/** Buildings of his under which no crest lies. */
export function freeCrestSpaces(g: Ruleset, player: Player): number[] {
  const list: number[] = [];
  for (let building = 0; building < g.tables.cardinal.buildings; building++)
    if (player.crests[building] === NONE) list.push(building);
  return list;
}

function asked(g: Ruleset, state: State, need: Need): number {
  const player = state.players[CARDINAL];
  if (need === 'food') {
    const spaces = freeCrestSpaces(g, player);
    if (!player.storehouse.some((tile) => isCrest(g, tile)) || spaces.length === 0) return 0;
    return Math.min(...spaces.map((building) => g.buildings[building].food));
  }
  const cathedrals = unbuilt(g, state)
    .map((cathedral) => g.costTiles[state.costTiles[cathedral]])
    .filter(({ good }) => good === PLACE[need])
    .reduce((sum, { amount }) => sum + amount, 0);
  return need === 'stone' ? cathedrals : cathedrals + contractsAsk(g, player, need);
}

/** The good he lacks most for contracts, cathedrals and crests. */
export function mostNeeded(g: Ruleset, state: State): Need {
  const shortage = (need: Need): number =>
    Math.max(0, asked(g, state, need) - held(state.players[CARDINAL], need));
  return NEEDS.reduce((best, need) => (shortage(need) > shortage(best) ? need : best));
}
