/** Copies of a state, what a seat may see of it, and full states made from that. Only the personal goals are secret. */
import {
  type Chance,
  chanceForRedeal,
  cloneChance,
  type HiddenPlace,
  isOver,
  type Random,
  withoutGenerator,
} from '@guildhall/kernel';
import { GOAL_DECKS } from '../data/types.ts';
import type { Ruleset } from './ruleset.ts';
import { type Obligation, type Player, type Region, type State, UNKNOWN } from './state.ts';

function clonePlayer(player: Player): Player {
  return {
    ...player,
    home: player.home.slice(),
    exhausted: player.exhausted.slice(),
    seasons: player.seasons.slice(),
    tokens: player.tokens.slice(),
    ideas: player.ideas.slice(),
    inventions: player.inventions.slice(),
    goals: player.goals.slice(),
    area: player.area.slice(),
    map: player.map.slice(),
    sources: player.sources.slice(),
  };
}

function cloneRegion(region: Region): Region {
  return {
    ...region,
    wealth: region.wealth.slice(),
    influence: region.influence.slice(),
    citizens: region.citizens.slice(),
  };
}

function cloneObligation(owed: Obligation): Obligation {
  return { ...owed };
}

function copy(state: State, chance: Chance): State {
  const copied: State = {
    ...state,
    pending: state.pending.map((group) => group.map(cloneObligation)),
    aside: [],
    chance,
    order: state.order.slice(),
    turn: { ...state.turn, called: state.turn.called.slice() },
    players: state.players.map(clonePlayer),
    chronos: state.chronos === null ? null : { ...state.chronos },
    regions: state.regions.map(cloneRegion),
    common: state.common.slice(),
    personal: state.personal.slice(),
    eureka: state.eureka.slice(),
    discarded: state.discarded.slice(),
    diplomats: state.diplomats.slice(),
    ideas: state.ideas.slice(),
    deck: state.deck.map((pile) => pile.slice()),
    progress: state.progress.slice(),
  };
  if (state.gone !== undefined) copied.gone = state.gone.slice();
  return copied;
}

export function cloneState(state: State): State {
  return copy(state, cloneChance(state.chance));
}

/** After the end everything is open. */
export function viewOf(state: State, viewer: number | null): State {
  const seen = copy(state, withoutGenerator(state.chance));
  if (isOver(state)) return seen;
  for (const [seat, player] of seen.players.entries()) if (seat !== viewer) player.goals.fill(UNKNOWN);
  return seen;
}

/** Goals that the viewer does not see are dealt anew, deck by deck. */
export function redeal(g: Ruleset, view: State, random: Random): State {
  const state = copy(view, chanceForRedeal(random, view.chance));
  const known = new Set(view.players.flatMap(({ goals }) => goals));
  for (const [at, deck] of GOAL_DECKS.entries()) {
    const unseen: number[] = [];
    for (let goal = 0; goal < g.goals.length; goal++)
      if (g.goals[goal].deck === deck && !known.has(goal)) unseen.push(goal);
    for (const { goals } of state.players)
      if (goals[at] === UNKNOWN) goals[at] = unseen.splice(random.below(unseen.length), 1)[0];
  }
  return state;
}

export const hidden: readonly HiddenPlace<State>[] = [
  {
    name: 'goals',
    look: (state, viewer) =>
      isOver(state) ? null : state.players.filter((_, seat) => seat !== viewer).map(({ goals }) => goals),
  },
];
