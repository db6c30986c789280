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
    points: player.points,
    influence: player.influence,
    supply: player.supply,
    scholars: player.scholars,
    home: player.home.slice(),
    exhausted: player.exhausted.slice(),
    sages: player.sages,
    epoch: player.epoch,
    seasons: player.seasons.slice(),
    tokens: player.tokens.slice(),
    flipped: player.flipped,
    ideas: player.ideas.slice(),
    inventions: player.inventions.slice(),
    goals: player.goals.slice(),
    economyMarkers: player.economyMarkers,
    economyUsed: player.economyUsed,
    technologyUsed: player.technologyUsed,
    area: player.area.slice(),
    map: player.map.slice(),
    eraSpace: player.eraSpace,
    sources: player.sources.slice(),
  };
}

function cloneRegion(region: Region): Region {
  return {
    card: region.card,
    invented: region.invented,
    presenter: region.presenter,
    presenters: region.presenters,
    inventor: region.inventor,
    innovator: region.innovator,
    specialistTile: region.specialistTile,
    wealth: region.wealth.slice(),
    influence: region.influence.slice(),
    citizens: region.citizens.slice(),
    sage: region.sage,
    knowledge: region.knowledge,
    shown: region.shown,
    learning: region.learning,
  };
}

function cloneObligation(owed: Obligation): Obligation {
  return { ...owed };
}

function copy(state: State, chance: Chance): State {
  const copied: State = {
    pending: state.pending.map((group) => group.map(cloneObligation)),
    aside: [],
    nextObligation: state.nextObligation,
    chance,
    era: state.era,
    round: state.round,
    phase: state.phase,
    order: state.order.slice(),
    moved: state.moved,
    turn: { ...state.turn, called: state.turn.called.slice() },
    players: state.players.map(clonePlayer),
    chronos: state.chronos === null ? null : { ...state.chronos },
    regions: state.regions.map(cloneRegion),
    common: state.common.slice(),
    personal: state.personal.slice(),
    eureka: state.eureka.slice(),
    discarded: state.discarded.slice(),
    letter: state.letter,
    diplomats: state.diplomats.slice(),
    ideas: state.ideas.slice(),
    top: state.top,
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
