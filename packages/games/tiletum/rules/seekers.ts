/** Seekers: their action, mines, stone tablets, and placing them on further maps. */
import { nextId } from '@guildhall/kernel';
import { FIRST_CITY, SLOTS, TABLETS, type TabletId } from '../data/index.ts';
import type { Action } from './actions.ts';
import {
  addHouses,
  checkCollect,
  checkHouse,
  checkPillar,
  collect,
  placeHouse,
  placePillar,
} from './figures.ts';
import { couldPayGold } from './means.ts';
import { cathedralAt, hasSeekerAt, mapOn } from './places.ts';
import { score } from './players.ts';
import type { Check } from './rule-ids.ts';
import { GOLD, KING, type Listener, type Ruleset } from './ruleset.ts';
import type { Spend } from './spend.ts';
import { NONE, type State } from './state.ts';
import { levelIn, oweAct } from './technologies.ts';
import { cityOf, levelOf } from './underground.ts';

export function addSeekerMoves(
  g: Ruleset,
  state: State,
  seat: number,
  out: Action[],
  isSymbol = false,
): void {
  const { seekers } = state.players[seat];
  const moves = isSymbol ? g.catalogue.seekerStep : g.catalogue.moveSeeker;
  for (let level = 0; level < seekers.length; level++) {
    if (seekers[level] === NONE) continue;
    for (const spot of mapOn(g, state, level).neighbours[cityOf(seekers[level])])
      out.push(moves[spot - FIRST_CITY]);
  }
}

export function checkSeekerMove(g: Ruleset, state: State, seat: number, spot: number): Check {
  const level = levelOf(spot);
  const from = state.players[seat].seekers[level];
  if (from === NONE) return 'TIL-SEEKER-MOVE';
  return mapOn(g, state, level).neighbours[cityOf(from)].includes(spot) ? null : 'TIL-SEEKER-MOVE';
}

/** Whoever passes a tablet first resolves it; it is covered for everybody. */
export function moveSeeker(g: Ruleset, state: State, seat: number, spot: number, listener?: Listener): void {
  const { silver } = state;
  if (silver === null) return;
  const level = levelOf(spot);
  const { seekers } = state.players[seat];
  const map = mapOn(g, state, level);
  const way = map.ways[cityOf(seekers[level])][cityOf(spot)];
  seekers[level] = spot;
  listener?.({ kind: 'seekerMoved', seat, readers: 'all', data: { spot: g.spotIds[spot] } });
  const tablet = map.tablets[way];
  if (tablet === NONE || (silver.covered[level] & (1 << way)) !== 0) return;
  silver.covered[level] |= 1 << way;
  listener?.({
    kind: 'tabletResolved',
    seat,
    readers: 'all',
    data: { tablet: `tablet.${TABLETS[tablet]}` },
  });
  resolveTablet(g, state, seat, TABLETS[tablet]);
}

function resolveTablet(g: Ruleset, state: State, seat: number, tablet: TabletId): void {
  const { points, kingFirst, pointsFirst, gold } = g.tables.tablets;
  const player = state.players[seat];
  const owe = (what: 'points' | 'king'): void => {
    state.pending.push([{ kind: 'offer', id: nextId(state), seat, what }]);
  };
  switch (tablet) {
    case 'freeSeeker':
      state.pending.push([{ kind: 'freeSeeker', id: nextId(state), seat }]);
      return;
    case 'kingThenPoints':
      owe('points');
      oweAct(state, seat, KING, kingFirst);
      return;
    case 'pointsThenKing':
      score(player, 'tabletPoints', pointsFirst);
      owe('king');
      return;
    case 'kingThenKing':
      owe('king');
      oweAct(state, seat, KING, kingFirst);
      return;
    case 'technology':
      state.pending.push([{ kind: 'cheapTechnology', id: nextId(state), seat }]);
      return;
    case 'mineAnywhere':
    case 'pillarAnywhere':
    case 'houseAnywhere': {
      if (!couldPayGold(g, state, seat, gold)) return;
      const what = tablet === 'mineAnywhere' ? 'mine' : tablet === 'pillarAnywhere' ? 'pillar' : 'house';
      state.pending.push([{ kind: 'anywhere', id: nextId(state), seat, what, price: gold }]);
      return;
    }
    case 'points':
      score(player, 'tabletPoints', points);
      return;
    case 'mine':
      takeMine(state, seat);
  }
}

/** A mine comes from the general into the own supply, as far as there is one. */
export function takeMine(state: State, seat: number): void {
  const player = state.players[seat];
  if (player.generalMines === 0) return;
  player.generalMines -= 1;
  player.mines += 1;
}

export function addMines(g: Ruleset, state: State, spot: number, out: Action[]): void {
  for (let slot = 0; slot < SLOTS; slot++)
    if (mapOn(g, state, levelOf(spot)).mines[cityOf(spot) * SLOTS + slot] !== NONE)
      out.push(g.catalogue.mine[spot - FIRST_CITY][slot]);
}

export function checkMine(g: Ruleset, state: State, seat: number, spot: number, slot: number): Check {
  const { silver } = state;
  if (silver === null) return 'TIL-MINE-SLOT';
  const { mines } = mapOn(g, state, levelOf(spot));
  const city = cityOf(spot) * SLOTS;
  const first = (spot - FIRST_CITY) * SLOTS;
  if (state.players[seat].mines === 0) return 'TIL-MINE-SUPPLY';
  if (mines[city + slot] === NONE || silver.mines[first + slot] !== NONE) return 'TIL-MINE-SLOT';
  for (let other = 0; other < SLOTS; other++) if (silver.mines[first + other] === seat) return 'TIL-MINE-ONE';
  // Slots that give the same are taken from the first on.
  for (let other = 0; other < slot; other++)
    if (mines[city + other] === mines[city + slot] && silver.mines[first + other] === NONE)
      return 'TIL-MINE-SLOT';
  return null;
}

export function placeMine(
  g: Ruleset,
  state: State,
  seat: number,
  spot: number,
  slot: number,
  listener?: Listener,
): void {
  const { silver } = state;
  if (silver === null) return;
  const player = state.players[seat];
  player.mines -= 1;
  silver.mines[(spot - FIRST_CITY) * SLOTS + slot] = seat;
  listener?.({ kind: 'minePlaced', seat, readers: 'all', data: { spot: g.spotIds[spot] } });
  player.silver += 1;
  player.goods[GOLD] += mapOn(g, state, levelOf(spot)).mines[cityOf(spot) * SLOTS + slot];
  const amount = g.tables.technologies.mineGoods;
  if (levelIn(state, seat, 'seeker') >= 2 && amount > 0)
    state.pending.push([{ kind: 'identical', id: nextId(state), seat, amount }]);
}

export const seeker: Spend = {
  candidates(g, state, seat, _points, out) {
    addSeekerMoves(g, state, seat, out);
    for (const spot of state.players[seat].seekers) {
      if (spot === NONE) continue;
      addHouses(g, state, seat, spot, out);
      addMines(g, state, spot, out);
      if (cathedralAt(g, state, spot) !== NONE) out.push(g.catalogue.pillar[spot]);
      if (state.mapTiles[spot] !== NONE) out.push(g.catalogue.collect[spot]);
    }
  },
  check(g, state, seat, action) {
    switch (action.kind) {
      case 'moveSeeker':
        return checkSeekerMove(g, state, seat, action.spot);
      case 'house':
        if (!hasSeekerAt(state, seat, action.spot)) return 'TIL-SEEKER-HERE';
        return checkHouse(g, state, seat, action.spot, action.slot);
      case 'mine':
        if (!hasSeekerAt(state, seat, action.spot)) return 'TIL-SEEKER-HERE';
        return checkMine(g, state, seat, action.spot, action.slot);
      case 'pillar':
        if (!hasSeekerAt(state, seat, action.spot)) return 'TIL-SEEKER-HERE';
        return checkPillar(g, state, seat, action.spot);
      case 'collect':
        if (!hasSeekerAt(state, seat, action.spot)) return 'TIL-SEEKER-HERE';
        return checkCollect(g, state, seat, action.spot);
      default:
        return 'TIL-TURN-NOT-NOW';
    }
  },
  cost: () => 1,
  apply(g, state, seat, action, listener) {
    if (action.kind === 'moveSeeker') moveSeeker(g, state, seat, action.spot, listener);
    else if (action.kind === 'house') placeHouse(g, state, seat, action.spot, action.slot, listener);
    else if (action.kind === 'mine') placeMine(g, state, seat, action.spot, action.slot, listener);
    else if (action.kind === 'pillar') placePillar(g, state, seat, action.spot, listener);
    else if (action.kind === 'collect') collect(g, state, seat, action.spot, listener);
  },
};

/** A seeker on a map where the seat has none. */
export function checkSeeker(g: Ruleset, state: State, seat: number, level: number, isFree: boolean): Check {
  const player = state.players[seat];
  if (state.silver === null || player.seekersLeft === 0 || player.seekers[level] !== NONE)
    return 'TIL-SEEKER-PLACE';
  return isFree || player.silver >= mapOn(g, state, level).price ? null : 'TIL-SEEKER-SILVER';
}

export function placeSeeker(
  g: Ruleset,
  state: State,
  seat: number,
  level: number,
  isFree: boolean,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const map = mapOn(g, state, level);
  if (!isFree) player.silver -= map.price;
  player.seekersLeft -= 1;
  player.seekers[level] = map.start;
  listener?.({ kind: 'seekerPlaced', seat, readers: 'all', data: { spot: g.spotIds[map.start] } });
}
