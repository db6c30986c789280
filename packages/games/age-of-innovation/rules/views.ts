/** Copies of a state. The only secret is the area of the neutral faction in a game of two, until the last round. */
import {
  type Chance,
  chanceForRedeal,
  cloneChance,
  type HiddenPlace,
  type Random,
  withoutGenerator,
} from '@guildhall/kernel';
import { tables } from '../data/index.ts';
import type { Ruleset } from './ruleset.ts';
import { NONE, type Obligation, type Player, type State, UNKNOWN } from './state.ts';

function clonePlayer(player: Player): Player {
  return {
    home: player.home,
    faction: player.faction,
    coins: player.coins,
    tools: player.tools,
    scholars: player.scholars,
    scholarsSent: player.scholarsSent,
    books: player.books.slice(),
    points: player.points,
    bowl1: player.bowl1,
    bowl2: player.bowl2,
    bowl3: player.bowl3,
    levels: player.levels.slice(),
    keys: player.keys,
    shipping: player.shipping,
    terraforming: player.terraforming,
    built: player.built.slice(),
    neutral: player.neutral.slice(),
    annexes: player.annexes,
    palace: player.palace,
    innovations: player.innovations.slice(),
    competencies: player.competencies,
    towns: player.towns.slice(),
    riverTowns: player.riverTowns.slice(),
    bonus: player.bonus,
    passed: player.passed,
    used: player.used,
    sources: player.sources.slice(),
  };
}

function cloneObligation(owed: Obligation): Obligation {
  return { ...owed };
}

function copy(state: State, chance: Chance, neutralArea: number): State {
  const copied: State = {
    pending: state.pending.map((group) => group.map(cloneObligation)),
    aside: state.aside.map(cloneObligation),
    nextObligation: state.nextObligation,
    chance,
    round: state.round,
    phase: state.phase,
    turn: state.turn,
    order: state.order.slice(),
    passing: state.passing.slice(),
    last: state.last,
    players: state.players.map(clonePlayer),
    terrain: state.terrain.slice(),
    buildings: state.buildings.slice(),
    annexed: state.annexed.slice(),
    inTown: state.inTown.slice(),
    bridges: state.bridges.slice(),
    roundTiles: state.roundTiles.slice(),
    finalTile: state.finalTile,
    offeredBoards: state.offeredBoards.slice(),
    offeredFactions: state.offeredFactions.slice(),
    offeredBonuses: state.offeredBonuses.slice(),
    bonuses: state.bonuses.slice(),
    bonusCoins: state.bonusCoins.slice(),
    palaces: state.palaces.slice(),
    innovations: state.innovations.slice(),
    competencySlots: state.competencySlots.slice(),
    competencyTiles: state.competencyTiles.slice(),
    bookActions: state.bookActions.slice(),
    bookUsed: state.bookUsed,
    powerUsed: state.powerUsed,
    townTiles: state.townTiles.slice(),
    scholarPlaces: state.scholarPlaces.map((places) => places.slice()),
    topLevel: state.topLevel.slice(),
    neutralLevels: state.neutralLevels.slice(),
    neutralArea,
    offers: state.offers.map((offer) => ({ ...offer })),
  };
  if (state.gone !== undefined) copied.gone = state.gone.slice();
  return copied;
}

export function cloneState(state: State): State {
  return copy(state, cloneChance(state.chance), state.neutralArea);
}

function isAreaHidden(state: State): boolean {
  return state.neutralArea !== NONE && state.round < tables.rounds;
}

export function viewOf(state: State): State {
  return copy(state, withoutGenerator(state.chance), isAreaHidden(state) ? UNKNOWN : state.neutralArea);
}

export function redeal(g: Ruleset, view: State, random: Random): State {
  const { areas } = g.tables.neutralFaction;
  const area = view.neutralArea === UNKNOWN ? areas[random.below(areas.length)] : view.neutralArea;
  return copy(view, chanceForRedeal(random, view.chance), area);
}

export const hidden: readonly HiddenPlace<State>[] = [
  {
    name: 'area of the neutral faction',
    look: (state) => (isAreaHidden(state) ? state.neutralArea : null),
  },
];
