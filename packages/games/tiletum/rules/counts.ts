/** The named numbers of a seat, the pieces of the box, where the game stands, and the facts of an obligation. */
import type { Place } from '@guildhall/kernel';
import { ACTIONS, countOf, GOODS } from '../data/index.ts';
import { contractPillars } from './contracts.ts';
import { isFilled } from './players.ts';
import { isCharacter, isContract, isCrest, type Ruleset } from './ruleset.ts';
import { isCardinal } from './seats.ts';
import { NONE, type Obligation, type Player, type State } from './state.ts';

function tilesIn(list: readonly number[]): number {
  let count = 0;
  for (const tile of list) if (tile !== NONE) count += 1;
  return count;
}

export function countsOf(state: State, seat: number): Record<string, number> {
  const player = state.players[seat];
  const counts: Record<string, number> = {
    points: Math.max(0, player.points),
    pointsBelowZero: Math.max(0, -player.points),
    actionPoints: state.turn.seat === seat ? state.turn.points : 0,
    houses: player.houses,
    pillars: player.pillars,
    housesOnMap: countOf(state.houses, seat),
    pillarsOnMap: countOf(state.pillars, seat),
    characters: tilesIn(player.rooms),
    crests: tilesIn(player.crests),
    contractsFulfilled: player.contracts.length,
    storehouse: player.storehouse.length,
    dice: player.dice.length,
  };
  for (const [good, name] of GOODS.entries()) counts[name] = player.goods[good];
  if (state.silver === null) return counts;
  counts.silver = player.silver;
  counts.mines = player.mines;
  counts.generalMines = player.generalMines;
  counts.minesOnMaps = countOf(state.silver.mines, seat);
  counts.seekers = player.seekersLeft;
  counts.technologyLevels = player.levels.reduce((sum, level) => sum + level, 0);
  return counts;
}

/** Houses that still lie on roofs. */
function roofs(g: Ruleset, player: Player): number {
  return g.buildings.filter(({ hasRoofHouse }, at) => hasRoofHouse && !isFilled(g, player, at)).length;
}

/** Pieces by kind, wherever they are. */
export function componentsOf(g: Ruleset, state: State): Record<string, number> {
  const count: Record<string, number> = {};
  for (const [seat, player] of state.players.entries()) {
    // All pieces of the Cardinal are in his supply from the beginning.
    const isPlayer = !isCardinal(g, seat);
    count[`houses of seat ${seat}`] =
      player.houses + (isPlayer ? roofs(g, player) : 0) + countOf(state.houses, seat);
    const onContracts = isPlayer ? Math.max(0, contractPillars(g) - player.contracts.length) : 0;
    if (state.silver !== null) {
      const placed = countOf(state.silver.mines, seat);
      count[`mines of seat ${seat}`] = player.mines + player.generalMines + placed;
      const out = player.seekers.filter((spot) => spot !== NONE).length;
      count[`seekers of seat ${seat}`] = player.seekersLeft + out;
    }
    count[`pillars of seat ${seat}`] = player.pillars + onContracts + countOf(state.pillars, seat);
  }
  const tiles = [
    ...state.bonusPile,
    ...state.bonusDiscard,
    ...state.contractPile,
    ...state.characterPile,
    ...state.contractOffer,
    ...state.characterOffer,
    ...state.placeTiles,
    ...state.mapTiles,
    state.kingTile,
    ...state.turn.revealed,
    ...(state.silver?.pile ?? []),
    ...(state.silver?.bottom ?? []),
    ...(state.silver?.spent ?? []),
    ...(state.silver?.contractBottom ?? []),
    ...(state.cardinal?.boxed ?? []),
    ...(state.cardinal?.removed ?? []),
    ...state.pending.flat().flatMap((owed) => (owed.kind === 'pick' ? owed.tiles : [])),
    ...state.players.flatMap(({ storehouse, rooms, crests, contracts }) => [
      ...storehouse,
      ...rooms,
      ...crests,
      ...contracts,
    ]),
  ].filter((tile) => tile !== NONE);
  count.tiles = new Set(tiles).size;
  count.doubles = tiles.length - count.tiles;
  count.contracts = tiles.filter((tile) => isContract(g, tile)).length;
  count.crests = tiles.filter((tile) => isCrest(g, tile)).length;
  count.characters = tiles.filter((tile) => isCharacter(g, tile)).length;
  for (const [good, name] of GOODS.entries()) {
    let dice = state.bag[good];
    for (let face = 0; face < 6; face++) dice += state.dice[good * 6 + face];
    for (const player of state.players)
      dice += player.dice.filter((die) => Math.floor(die / 6) === good).length;
    count[`dice of ${name}`] = dice;
  }
  return count;
}

export function whereIs(state: State): Place {
  return { round: state.round, phase: state.phase, turn: state.turns * state.order.length + state.moved };
}

export function factsOf(g: Ruleset, state: State, owed: Obligation): Record<string, number | string> {
  switch (owed.kind) {
    case 'turn':
      return {
        stage: state.turn.hasDie ? 'action' : 'die',
        action: state.turn.action === NONE ? 'none' : ACTIONS[state.turn.action],
        points: state.turn.points,
      };
    case 'placeTile':
      return { tile: g.tileIds[state.placeTiles[owed.action]] };
    case 'kingTile':
      return { tile: g.tileIds[state.kingTile] };
    case 'joker':
      return { points: owed.isDie ? state.turn.points : owed.points };
    case 'act':
      return { action: ACTIONS[owed.action], points: owed.points };
    case 'goods':
      return { left: owed.left };
    case 'bonuses':
      return { left: owed.tiles.length };
    case 'anywhere':
      return { what: owed.what, price: owed.price };
    case 'dieAction':
      return { action: ACTIONS[owed.action] };
    case 'identical':
      return { amount: owed.amount };
    case 'offer':
      return { what: owed.what };
    default:
      return {};
  }
}
