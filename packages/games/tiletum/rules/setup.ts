/** Set-up: the board, the piles and the boards of the players. */
import { chanceFrom, oweTable, roll, shuffled } from '@guildhall/kernel';
import {
  ACTIONS,
  CATHEDRALS,
  FACES,
  FLOORS,
  GOODS,
  MAPS,
  SLOTS,
  SPOTS,
  WHEEL_ACTIONS,
} from '../data/index.ts';
import { layCardinal } from './cardinal/setup.ts';
import { charactersInPlay, dealt, filled, tilesOf } from './dealing.ts';
import { drawFrom } from './piles.ts';
import { GOLD, type Ruleset, SEEKER } from './ruleset.ts';
import { CARDINAL, isAlone } from './seats.ts';
import { laySilver } from './silver-setup.ts';
import { NONE, type Player, SOURCES, type State } from './state.ts';
import { newTurn } from './turn.ts';

function emptyPlayer(g: Ruleset): Player {
  const { start } = g.tables;
  return {
    points: 0,
    sources: filled(SOURCES.length, 0),
    goods: GOODS.map((good) => start.goods[good]),
    merchant: g.tiletum,
    architect: g.tiletum,
    houses: start.houses,
    pillars: start.pillars,
    storehouse: [],
    rooms: filled(g.buildings.length * FLOORS, NONE),
    crests: filled(g.buildings.length, NONE),
    contracts: [],
    cathedrals: 0,
    markers: filled(ACTIONS.length, 0),
    dice: [],
    silver: 0,
    mines: 0,
    generalMines: 0,
    seekers: filled(MAPS.length, NONE),
    seekersLeft: 0,
    levels: filled(g.tables.technologies.inPlay, 0),
    favoured: NONE,
  };
}

export function setup(g: Ruleset, seed: string): State {
  const { players, tables } = g;
  const state: State = {
    pending: [],
    aside: [],
    nextObligation: 0,
    chance: chanceFrom(seed),
    round: 0,
    phase: 'preparation',
    turns: 0,
    moved: 0,
    order: [],
    turn: newTurn(NONE),
    players: Array.from({ length: players }, () => emptyPlayer(g)),
    places: [],
    wheel: 0,
    bag: GOODS.map(() => tables.dice.perPlayer * players),
    dice: filled(GOODS.length * FACES, 0),
    placeTiles: filled(g.options.silver ? ACTIONS.length : WHEEL_ACTIONS.length, NONE),
    kingTile: NONE,
    king: filled(players, g.kingTrack.zero),
    discs: [],
    corruption: [],
    revealed: [],
    bonusPile: tilesOf(g, 'bonus'),
    bonusDiscard: [],
    contractPile: tilesOf(g, 'contracts'),
    characterPile: charactersInPlay(g),
    contractOffer: [],
    characterOffer: [],
    mapTiles: filled(g.spots, NONE),
    houses: filled(g.spots * SLOTS, NONE),
    pillars: filled(g.cathedrals * SLOTS, NONE),
    costTiles: [],
    taken: filled(g.cathedrals, 0),
    fairs: [],
    fairTowns: [],
    silver: null,
  };
  dealOrder(g, state);
  layWheel(g, state);
  layTiles(g, state);
  layOffers(g, state);
  layCathedrals(g, state);
  layFairs(g, state);
  if (g.options.silver) laySilver(g, state);
  if (isAlone(g)) layCardinal(g, state);
  oweTable(state, 'round');
  return state;
}

/** The first player's disc lies at the bottom, and gold makes up for a late turn. */
function dealOrder(g: Ruleset, state: State): void {
  const { order } = g.options;
  if (isAlone(g)) state.order = g.tables.cardinal.place === 1 ? [CARDINAL, 0] : [0, CARDINAL];
  else state.order = order === null ? shuffled(state, [...state.players.keys()]) : [...order];
  state.discs = [...state.order];
  for (const [place, seat] of state.order.entries())
    state.players[seat].goods[GOLD] += g.tables.start.gold[place];
  for (const seat of state.players.keys()) state.houses[g.tiletum * SLOTS + seat] = seat;
}

function layWheel(g: Ruleset, state: State): void {
  const { actionTiles, places, wheel } = g.options;
  const actions = WHEEL_ACTIONS.map((_, action) => action);
  if (places !== null) state.places = places.map((id) => (ACTIONS as readonly string[]).indexOf(id));
  else if (actionTiles === 'printed') state.places = g.tables.wheel.order.map((id) => ACTIONS.indexOf(id));
  else state.places = shuffled(state, actions);
  state.wheel = (wheel === null ? roll(state, FACES) : wheel) - 1;
}

/** What options name is taken out first, so that chance cannot bring it elsewhere. */
function layTiles(g: Ruleset, state: State): void {
  const { placeTiles, kingTile, mapTiles } = g.options;
  const pile = state.bonusPile;
  const fixedSpots = g.tileSpots.filter((spot) => mapTiles?.[g.spotIds[spot]] !== undefined);
  for (const spot of fixedSpots) state.mapTiles[spot] = dealt(g, state, pile, mapTiles?.[g.spotIds[spot]]);
  if (kingTile !== null) state.kingTile = dealt(g, state, pile, kingTile);
  for (const action of state.placeTiles.keys())
    state.placeTiles[action] = dealt(
      g,
      state,
      pile,
      action === SEEKER ? g.options.seekerTile : placeTiles?.[action],
    );
  if (kingTile === null) state.kingTile = drawFrom(state, pile);
  for (const spot of g.tileSpots)
    if (!fixedSpots.includes(spot)) state.mapTiles[spot] = drawFrom(state, pile);
}

function layOffers(g: Ruleset, state: State): void {
  const { contracts, characters } = g.options;
  state.contractOffer = g.tables.contractOffer.map((_, at) =>
    dealt(g, state, state.contractPile, contracts?.[at]),
  );
  state.characterOffer = filled(g.tables.characterOffer.size, NONE).map((_, at) =>
    dealt(g, state, state.characterPile, characters?.[at]),
  );
}

function layCathedrals(g: Ruleset, state: State): void {
  const { costTiles } = g.options;
  const pile = Object.values(g.tables.costTiles).flatMap(({ pays }, at) => (pays === 'stone' ? [at] : []));
  state.costTiles =
    costTiles === null
      ? shuffled(state, pile).slice(0, CATHEDRALS.length)
      : costTiles.map((id) => g.costTileIds.indexOf(id));
}

function layFairs(g: Ruleset, state: State): void {
  const { fairs, fairTowns } = g.options;
  const pool = Object.values(g.tables.fairs).flatMap(({ inBase, inSilver }, at) =>
    (g.options.silver ? inSilver : inBase) ? [at] : [],
  );
  state.fairs =
    fairs === null
      ? shuffled(state, pool).slice(0, g.tables.rounds)
      : fairs.map((id) => g.fairIds.indexOf(id));
  const towns = g.tables.fairTowns.map((id) => SPOTS.indexOf(id));
  const later =
    fairTowns === null
      ? shuffled(state, towns).slice(0, g.tables.rounds - 1)
      : fairTowns.map((id) => (SPOTS as readonly string[]).indexOf(id));
  state.fairTowns = [g.tiletum, ...later];
}
