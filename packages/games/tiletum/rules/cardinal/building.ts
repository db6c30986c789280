/** Houses and pillars of the Cardinal, and the two actions that place them. */
import type { Benefit } from '../../data/index.ts';
import { FIRST_CITY, SLOTS } from '../../data/index.ts';
import { checkHouse, checkPillar, placePillar } from '../figures.ts';
import { cathedralAt, slotAt } from '../places.ts';
import { score } from '../players.ts';
import { GOLD, type Listener, type Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { type Because, NONE, type State } from '../state.ts';
import { cathedralPoints } from './goods.ts';
import { tell } from './log.ts';
import { byKeys, distancesFrom, withinReach } from './ranges.ts';
import { bestTileSpot, obtain } from './tiles.ts';

/** Of the bonus of a slot he takes points only. */
function pointsOf(bonus: Benefit | null): number {
  return bonus?.effect === 'points' ? bonus.amount : 0;
}

/** The free slot of a spot with the most points, or NONE where he cannot build a house. */
export function bestSlot(g: Ruleset, state: State, spot: number): number {
  const free = Array.from({ length: SLOTS }, (_, slot) => slot).filter(
    (slot) => checkHouse(g, state, CARDINAL, spot, slot) === null,
  );
  const [best] = byKeys(free, (slot) => [-slotPoints(g, state, spot, slot)]);
  return best ?? NONE;
}

export function slotPoints(g: Ruleset, state: State, spot: number, slot: number): number {
  return pointsOf(slotAt(g, state, spot, slot));
}

export function canPillar(g: Ruleset, state: State, spot: number): boolean {
  return checkPillar(g, state, CARDINAL, spot) === null;
}

export function buildHouse(
  g: Ruleset,
  state: State,
  spot: number,
  because: Because,
  listener?: Listener,
): boolean {
  const slot = bestSlot(g, state, spot);
  if (slot === NONE) return false;
  const player = state.players[CARDINAL];
  player.houses -= 1;
  state.houses[spot * SLOTS + slot] = CARDINAL;
  tell(listener, 'cardinalHouse', because, { spot: g.spotIds[spot] });
  score(player, 'housePoints', slotPoints(g, state, spot, slot));
  return true;
}

export function buildPillar(
  g: Ruleset,
  state: State,
  spot: number,
  because: Because,
  listener?: Listener,
): boolean {
  if (!canPillar(g, state, spot)) return false;
  placePillar(g, state, CARDINAL, spot);
  tell(listener, 'cardinalPillar', because, { spot: g.spotIds[spot] });
  return true;
}

/** Towns of the fairs that are still to come, the next one first. */
export function comingFairs(g: Ruleset, state: State): number[] {
  const isHeld = state.phase === 'king' && g.fairIds[state.fairs[state.round - 1]] === 'fairKing';
  return state.fairTowns.slice(isHeld ? state.round : Math.max(0, state.round - 1));
}

/** Spots of the map where he could place a piece. */
function openSpots(g: Ruleset, state: State, figure: Figure): number[] {
  return Array.from({ length: FIRST_CITY }, (_, spot) => spot).filter((spot) =>
    figure === 'merchant' ? bestSlot(g, state, spot) !== NONE : canPillar(g, state, spot),
  );
}

type Figure = 'merchant' | 'architect';

interface Target {
  readonly spot: number;
  readonly distance: number;
}

export function targetsOf(g: Ruleset, state: State, figure: Figure): Target[] {
  const distances = distancesFrom(g, state, state.players[CARDINAL][figure]);
  return openSpots(g, state, figure)
    .map((spot) => ({ spot, distance: distances[spot] }))
    .filter(({ distance }) => distance !== Number.POSITIVE_INFINITY);
}

/** The merchant goes where the next fair is and then for points, the architect for points. */
function bestTarget(g: Ruleset, state: State, figure: Figure, points: number): Target | undefined {
  const reach = withinReach(targetsOf(g, state, figure), points);
  const fairs = comingFairs(g, state);
  const [best] = byKeys(reach, ({ spot, distance }) => {
    if (figure === 'architect')
      return [-cathedralPoints(g, state, cathedralAt(g, state, spot)), distance, spot];
    const fair = fairs.indexOf(spot);
    const worth = slotPoints(g, state, spot, bestSlot(g, state, spot));
    return [fair < 0 ? fairs.length : fair, -worth, distance, spot];
  });
  return best;
}

/** 1 gold for each spot beyond the range, as far as he has gold. */
export function payForReach(state: State, beyond: number, because: Because, listener?: Listener): void {
  if (beyond <= 0) return;
  const { goods } = state.players[CARDINAL];
  const gold = Math.min(beyond, goods[GOLD]);
  goods[GOLD] -= gold;
  tell(listener, 'cardinalReach', because, { spots: beyond, gold });
}

/** The best bonus tile in range is his, without a step. */
export function takeTileInRange(
  g: Ruleset,
  state: State,
  spots: readonly Target[],
  range: number,
  because: Because,
  listener?: Listener,
): void {
  const spot = bestTileSpot(
    g,
    state,
    spots.filter(({ distance }) => distance <= range),
  );
  if (spot === NONE) return;
  const tile = state.mapTiles[spot];
  state.mapTiles[spot] = NONE;
  obtain(g, state, tile, because, listener);
}

/** Merchant or Architect action; false: there is nowhere to go. */
export function sendFigure(
  g: Ruleset,
  state: State,
  figure: Figure,
  points: number,
  because: Because,
  listener?: Listener,
): boolean {
  const target = bestTarget(g, state, figure, points);
  if (target === undefined) return false;
  const player = state.players[CARDINAL];
  const distances = distancesFrom(g, state, player[figure]);
  payForReach(state, target.distance - points, because, listener);
  const spots = distances.slice(0, FIRST_CITY).map((distance, spot) => ({ spot, distance }));
  takeTileInRange(g, state, spots, points, because, listener);
  if (target.distance > 0) {
    player[figure] = target.spot;
    const kind = figure === 'merchant' ? 'cardinalMerchant' : 'cardinalArchitect';
    tell(listener, kind, because, { spot: g.spotIds[target.spot] });
  }
  if (figure === 'merchant') buildHouse(g, state, target.spot, because, listener);
  else buildPillar(g, state, target.spot, because, listener);
  return true;
}
