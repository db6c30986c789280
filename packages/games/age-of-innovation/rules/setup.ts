/** Before the first round: who plays what, first buildings, first competencies and spades. */
import { chanceFrom, discharge, hasLeft, nextId, oweTable, roll, toAll } from '@guildhall/kernel';
import { oweInTurn, seatsFrom } from '../../terra/index.ts';
import { DISCIPLINES, FACTIONS, TERRAINS } from '../data/types.ts';
import { isAlone, isAutoma } from './automa/seats.ts';
import { dealAlone, equipAutoma } from './automa/setup.ts';
import { owedBooks, owedSteps } from './choices.ts';
import { raise, raiseNeutral } from './construction.ts';
import {
  addBonus,
  dealDisplays,
  dealDraft,
  dealFinalTile,
  dealHands,
  dealNeutralFaction,
  dealRoundTiles,
  dealSets,
  hasNeutralFaction,
} from './dealing.ts';
import type { HandlerOf } from './handlers.ts';
import { competenciesOf, isSetUp } from './holdings.ts';
import { addCoins, bonusIsFree, takeBonus } from './passing.ts';
import { score } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { advance } from './science.ts';
import { grantSpades } from './spades.ts';
import {
  DISCIPLINE_COUNT,
  NEUTRAL_FACTION,
  NONE,
  type Obligation,
  type Player,
  SOURCES,
  type State,
  TOWER,
  UNIVERSITY,
  WORKSHOP,
} from './state.ts';

const NEUTRAL_KINDS = 7;
const FIRST_WORKSHOPS = 2;

function zeros(count: number): number[] {
  return new Array<number>(count).fill(0);
}

function emptyPlayer(g: Ruleset): Player {
  return {
    home: NONE,
    faction: NONE,
    coins: 0,
    tools: 0,
    scholars: 0,
    scholarsSent: 0,
    books: zeros(DISCIPLINE_COUNT),
    points: 0,
    bowl1: 0,
    bowl2: 0,
    bowl3: 0,
    levels: zeros(DISCIPLINE_COUNT),
    keys: 0,
    shipping: 0,
    terraforming: 0,
    built: zeros(g.pieces.length),
    neutral: zeros(NEUTRAL_KINDS),
    annexes: 0,
    palace: NONE,
    innovations: [],
    competencies: 0,
    towns: [],
    riverTowns: [],
    bonus: NONE,
    passed: false,
    used: 0,
    sources: zeros(SOURCES.length),
  };
}

/** The neutral faction's scholars stand on the second place of each discipline. */
function scholarPlaces(g: Ruleset): number[][] {
  return DISCIPLINES.map(() =>
    g.tables.science.places.map((_, place) => (hasNeutralFaction(g) && place === 1 ? NEUTRAL_FACTION : NONE)),
  );
}

export function setup(g: Ruleset, seed: string): State {
  const { options } = g;
  const state: State = {
    pending: [],
    aside: [],
    nextObligation: 0,
    chance: chanceFrom(seed),
    round: 1,
    phase: 'setup',
    turn: 0,
    order: [],
    passing: [],
    last: NONE,
    players: Array.from({ length: g.players }, () => emptyPlayer(g)),
    terrain: [...g.terrain],
    buildings: new Array<number>(g.land).fill(NONE),
    annexed: zeros(g.land),
    inTown: zeros(g.land),
    bridges: [],
    roundTiles: [],
    finalTile: NONE,
    offeredBoards: [],
    offeredFactions: [],
    offeredBonuses: [],
    bonuses: [],
    bonusCoins: [],
    palaces: [],
    innovations: [],
    competencySlots: [],
    competencyTiles: g.competencies.map((tile) => tile.copies),
    bookActions: [],
    bookUsed: 0,
    powerUsed: 0,
    townTiles: g.towns.map((tile) => tile.copies),
    scholarPlaces: scholarPlaces(g),
    topLevel: new Array<number>(DISCIPLINE_COUNT).fill(NONE),
    neutralLevels: [],
    neutralArea: NONE,
    offers: [],
  };
  if (!isAlone(g)) {
    const start = options.startSeat ?? roll(state, g.seats) - 1;
    state.order.push(...seatsFrom(start, g.seats));
  }
  dealRoundTiles(g, state);
  dealFinalTile(g, state);
  dealDisplays(g, state);
  dealNeutralFaction(g, state);
  if (isAlone(g)) {
    dealAlone(g, state);
    return state;
  }
  oweTable(state, 'setUp');
  const isDraft = options.distribution === 'draft';
  if (options.hands !== null) {
    dealHands(g, state);
    if (isDraft) oweInTurn(state, state.order, 'draft');
  } else if (isDraft) {
    dealDraft(g, state);
    // From the right of the start player, against the clock; above it the three laps of the draft.
    oweInTurn(state, [...state.order].reverse(), 'chooseBonus');
    for (let lap = 0; lap < 3; lap++) oweInTurn(state, state.order, 'draft');
  } else {
    dealSets(g, state);
    oweInTurn(state, [...state.order].reverse(), 'chooseSet');
  }
  return state;
}

export const chooseSet = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.set);
  },
  check(_g, state, _owed, action) {
    if (action.kind !== 'set') return 'AOI-SETUP-SETS';
    return state.offeredBoards.includes(action.board) ? null : 'AOI-SETUP-SET-TAKEN';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'set') throw new Error(`not a set: ${action.kind}`);
    discharge(state, owed);
    const at = state.offeredBoards.indexOf(action.board);
    const player = state.players[owed.seat];
    player.home = action.board;
    player.faction = state.offeredFactions[at];
    const bonus = state.offeredBonuses[at];
    addBonus(state, owed.seat, bonus);
    state.offeredBoards.splice(at, 1);
    state.offeredFactions.splice(at, 1);
    state.offeredBonuses.splice(at, 1);
    listener?.(
      toAll('setChosen', owed.seat, {
        board: TERRAINS[player.home],
        faction: FACTIONS[player.faction],
        bonus: g.bonusIds[bonus],
      }),
    );
  },
} satisfies HandlerOf<'chooseSet'>;

/** A board, a faction or a palace, in an order of choice, whatever the seat still lacks. */
export const draft = {
  candidates(g, state, _owed, out) {
    for (const board of state.offeredBoards) out.push(g.catalogue.board[board]);
    for (const faction of state.offeredFactions) out.push(g.catalogue.faction[faction]);
    for (const palace of state.palaces) out.push(g.catalogue.palace[palace]);
  },
  check(_g, state, owed, action) {
    const player = state.players[owed.seat];
    const take = (has: number, offered: readonly number[], wanted: number): Check => {
      if (has !== NONE) return 'AOI-SETUP-DRAFT-HAS-ONE';
      return offered.includes(wanted) ? null : 'AOI-SETUP-DRAFT-TAKEN';
    };
    switch (action.kind) {
      case 'board':
        return take(player.home, state.offeredBoards, action.board);
      case 'faction':
        return take(player.faction, state.offeredFactions, action.faction);
      case 'palace':
        return take(player.palace, state.palaces, action.palace);
      default:
        return 'AOI-SETUP-DRAFT';
    }
  },
  apply(g, state, owed, action, listener) {
    const { seat } = owed;
    const player = state.players[seat];
    discharge(state, owed);
    const takeFrom = (offered: number[], taken: number): void => {
      offered.splice(offered.indexOf(taken), 1);
    };
    switch (action.kind) {
      case 'board':
        player.home = action.board;
        takeFrom(state.offeredBoards, action.board);
        listener?.(toAll('boardChosen', seat, { board: TERRAINS[action.board] }));
        return;
      case 'faction':
        player.faction = action.faction;
        takeFrom(state.offeredFactions, action.faction);
        listener?.(toAll('factionChosen', seat, { faction: FACTIONS[action.faction] }));
        return;
      case 'palace':
        player.palace = action.palace;
        takeFrom(state.palaces, action.palace);
        listener?.(toAll('palaceDrafted', seat, { palace: g.palaceIds[action.palace] }));
        return;
      default:
        throw new Error(`not a choice of a draft: ${action.kind}`);
    }
  },
} satisfies HandlerOf<'draft'>;

export const chooseBonus = {
  candidates(g, state, _owed, out) {
    for (const bonus of state.bonuses) out.push(g.catalogue.bonus[bonus]);
  },
  check(_g, state, _owed, action) {
    return action.kind === 'bonus' && bonusIsFree(state, action.bonus) ? null : 'AOI-SETUP-DRAFT-BONUS';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'bonus') throw new Error(`not a round bonus: ${action.kind}`);
    discharge(state, owed);
    takeBonus(g, state, owed.seat, action.bonus, listener);
    if (isAlone(g)) addCoins(state);
  },
} satisfies HandlerOf<'chooseBonus'>;

/** Board and faction of everybody who plays are known: all take what they start with, and the buildings are placed in order. */
export function runSetUp(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.offeredBoards = [];
  state.offeredFactions = [];
  state.offeredBonuses = [];
  // Palaces that nobody drafted go back to the box.
  const isDraft = g.options.distribution === 'draft' && !isAlone(g);
  if (isDraft) state.palaces = [];
  // Bonuses that were dealt with sets or in hands have left the others with coins already.
  if (isDraft && g.options.hands === null) addCoins(state);
  for (const seat of state.order) if (isSetUp(state.players[seat])) begin(g, state, seat);
  if (isAlone(g)) equipAutoma(g, state, listener);
  const order = presentOf(g, state);
  oweTable(state, 'income');
  oweTable(state, 'startSpades');
  const factionOf = (seat: number) => g.factions[state.players[seat].faction].start;
  oweInTurn(
    state,
    order.filter((seat) => factionOf(seat).competencies > 0),
    'competency',
  );
  if (isAlone(g)) oweTable(state, 'automaBonuses');
  const withWorkshops = order.filter((seat) => !factionOf(seat).university);
  const later = [
    ...[...withWorkshops].reverse(),
    ...order.filter((seat) => factionOf(seat).towers > 0),
    ...order.filter((seat) => factionOf(seat).university),
  ];
  oweInTurn(state, later, 'firstBuilding');
  if (isAlone(g)) oweTable(state, 'automaWorkshops');
  oweInTurn(state, withWorkshops, 'firstBuilding');
  for (const seat of order.toReversed()) {
    const { stepsOfChoice } = factionOf(seat);
    const { books } = g.boards[state.players[seat].home].start;
    const group: Obligation[] = [];
    if (stepsOfChoice > 0) group.push(owedSteps(state, seat, stepsOfChoice, 'start'));
    if (books > 0) group.push(owedBooks(state, seat, books));
    if (group.length > 0) state.pending.push(group);
  }
}

/** The seats that have not left, in turn order. */
function presentOf(g: Ruleset, state: State): number[] {
  return state.order.filter((seat) => !isAutoma(g, seat) && !hasLeft(state, seat));
}

/** What a seat starts with, by its board and its faction. */
function begin(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  const board = g.boards[player.home];
  const { start } = g.factions[player.faction];
  player.coins += board.start.coins;
  player.tools += board.start.tools + start.tools;
  player.scholars = board.start.scholars;
  [player.bowl1, player.bowl2, player.bowl3] = board.start.bowls;
  player.shipping = board.shipping.start;
  score(player, 'start', g.tables.startPoints);
  DISCIPLINES.forEach((id, discipline) => {
    advance(g, state, seat, discipline, board.start.steps + start.steps[id]);
  });
}

/** Whether a building is among those that a seat places now. */
function mayPlace(g: Ruleset, player: Player, building: number): boolean {
  const { university, towers } = g.factions[player.faction].start;
  if (university) return building === UNIVERSITY;
  if (building === WORKSHOP) return player.built[WORKSHOP] < FIRST_WORKSHOPS;
  return building === TOWER && player.neutral[TOWER] < towers;
}

export const firstBuilding = {
  candidates(g, state, owed, out) {
    for (const building of [WORKSHOP, UNIVERSITY, TOWER])
      if (mayPlace(g, state.players[owed.seat], building)) out.push(...g.catalogue.place[building]);
  },
  check(g, state, owed, action) {
    const player = state.players[owed.seat];
    if (action.kind !== 'place' || !mayPlace(g, player, action.building)) return 'AOI-SETUP-FIRST-BUILDINGS';
    if (state.terrain[action.hex] !== player.home) return 'AOI-SETUP-FIRST-HOME';
    return state.buildings[action.hex] === NONE ? null : 'AOI-SETUP-FIRST-FREE';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'place') throw new Error(`not a first building: ${action.kind}`);
    discharge(state, owed);
    if (action.building === TOWER) raiseNeutral(g, state, owed.seat, action.hex, TOWER, listener);
    else raise(g, state, owed.seat, action.hex, action.building, listener);
  },
} satisfies HandlerOf<'firstBuilding'>;

/**
 * Spades of boards and of competencies, used in turn order when everybody has chosen. Those of a competency are an action
 * of terraforming; a seat that has both begins with the spade of its board, which can only be of help.
 */
export function runStartSpades(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  for (const seat of presentOf(g, state).toReversed()) {
    const player = state.players[seat];
    for (const competency of competenciesOf(g, player))
      if (competency.spades > 0) state.pending.push([grantSpades(state, seat, competency.spades, false)]);
    const { spades } = g.boards[player.home].start;
    if (spades > 0) state.pending.push([{ kind: 'spades', id: nextId(state), seat, free: spades }]);
  }
}
