/** Copies of a state. The only secret is the area of the neutral faction in a game of two, until the last round. */
import {
  type Chance,
  chanceForRedeal,
  cloneChance,
  type HiddenPlace,
  type Random,
  withoutGenerator,
} from '@guildhall/kernel';
import { withOwnLists, withOwnParts } from '../../terra/index.ts';
import { tables } from '../data/index.ts';
import type { Ruleset } from './ruleset.ts';
import { type AutomaState, NONE, type Obligation, type Player, type State, UNKNOWN } from './state.ts';

function clonePlayer(player: Player): Player {
  return withOwnLists({
    ...player,
    books: player.books.slice(),
    levels: player.levels.slice(),
    neutral: player.neutral.slice(),
    innovations: player.innovations.slice(),
  });
}

function cloneObligation(owed: Obligation): Obligation {
  return { ...owed };
}

/** Choices that were made do not change any more. */
function cloneAutoma(automa: AutomaState): AutomaState {
  return {
    ...automa,
    deck: automa.deck.slice(),
    reserve: automa.reserve.slice(),
    discard: automa.discard.slice(),
    marked: automa.marked.slice(),
    decisions: automa.decisions.slice(),
  };
}

function copy(state: State, chance: Chance, neutralArea: number): State {
  const copied: State = {
    ...state,
    chance,
    players: state.players.map(clonePlayer),
    annexed: state.annexed.slice(),
    roundTiles: state.roundTiles.slice(),
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
    scholarPlaces: state.scholarPlaces.map((places) => places.slice()),
    topLevel: state.topLevel.slice(),
    neutralLevels: state.neutralLevels.slice(),
    neutralArea,
  };
  if (state.automa !== undefined) copied.automa = cloneAutoma(state.automa);
  return withOwnParts(copied, cloneObligation);
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
