/** The change of era, step by step. */
import { discharge, hasLeft, type Note, nextId, remaining, shuffle, TABLE, toAll } from '@guildhall/kernel';
import { SPECIALISTS } from '../../data/types.ts';
import { eraOf, gainInfluence, gainScholars } from '../citizens.ts';
import type { HandlerOf } from '../handlers.ts';
import { dropEarlierIdeas } from '../ideas.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { NONE, type Obligation, PERSONAL_PLACES, type Player, type State } from '../state.ts';
import { intoCommon } from '../turn/eureka.ts';

/** Whoever stands furthest right on a space that changes the turn order; Chronos has no choice to make, nor has who left. */
function changerOf(g: Ruleset, state: State): number {
  const eraAt = (seat: number): number => eraOf(g, state, seat);
  const spaceAt = (seat: number): number => state.players[seat].eraSpace;
  const [changer = NONE] = remaining(state, g.seats)
    .filter((seat) => g.eraSpaces[eraAt(seat) - 1][spaceAt(seat)].effect === 'turnOrder')
    .sort((one, other) => eraAt(other) - eraAt(one) || spaceAt(other) - spaceAt(one));
  return changer;
}

export function runChangeOrder(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  const seat = changerOf(g, state);
  if (seat !== NONE) state.pending.push([{ kind: 'turnOrder', id: nextId(state), seat }]);
}

/** Places in the turn order that matter: behind them come only those who left. */
function placesIn(state: State): number {
  return state.order.filter((owner) => !hasLeft(state, owner)).length;
}

export const turnOrder = {
  candidates(g, state, _owed, out) {
    for (let place = 0; place < placesIn(state); place++) out.push(g.catalogue.order[place]);
  },
  check(_g, state, _owed, action) {
    return action.kind === 'order' && action.place < placesIn(state) ? null : 'INV-CHANGE-ORDER';
  },
  apply(_g, state, owed, action, listener) {
    if (action.kind !== 'order') throw new Error(`not a place: ${action.kind}`);
    discharge(state, owed);
    state.order = state.order.filter((owner) => owner !== owed.seat);
    state.order.splice(action.place, 0, owed.seat);
    listener?.(toAll('orderChanged', owed.seat, { place: action.place + 1 }));
  },
} satisfies HandlerOf<'turnOrder'>;

export function runChangeInfluence(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  for (const player of state.players) changeInfluence(g, player);
}

/** What the influence track gives and takes; `note` receives each part. */
export function changeInfluence(g: Ruleset, player: Player, note?: Note): void {
  const { gain, loss } = g.tables.influenceTrack[player.influence];
  player.influence -= loss;
  const before = player.influence;
  gainInfluence(g, player, gain);
  note?.({ text: 'change.loss', amounts: { influence: -loss } });
  note?.({ text: 'change.gain', amounts: { influence: player.influence - before } });
}

/** A seat gets back its exhausted people, those it took along, and its markers; `note` receives each part. */
export function comeBack(g: Ruleset, state: State, seat: number, note?: Note): void {
  const player = state.players[seat];
  for (let type = 0; type < player.home.length; type++) {
    note?.({ text: 'change.rested', amounts: { [`${SPECIALISTS[type]}s`]: player.exhausted[type] } });
    player.home[type] += player.exhausted[type];
    player.exhausted[type] = 0;
  }
  const { scholars, economyMarkers, sages } = player;
  gainScholars(g, state, seat, sages, 'supply');
  player.sages = 0;
  note?.({ text: 'change.sages', values: { sages }, amounts: { scholars: player.scholars - scholars } });
  for (let rest = player.economyUsed; rest !== 0; rest &= rest - 1) player.economyMarkers += 1;
  player.economyUsed = 0;
  note?.({ text: 'change.markers', amounts: { economyMarkers: player.economyMarkers - economyMarkers } });
}

/** Specialists, season pillars, sages and economy markers come back. */
export function runChangeReturns(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  for (const [seat, player] of state.players.entries()) {
    comeBack(g, state, seat);
    player.seasons = [];
  }
  // There are as many sages as regions: each empty place gets one back, no matter from whom.
  for (const region of state.regions) region.sage = true;
}

/** What is left of the last letter becomes common knowledge, and the next letter is laid out. */
export function runChangeMilestones(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const unowned = g.owners;
  if (unowned < PERSONAL_PLACES && state.eureka.length > 0) {
    const old = state.personal[unowned];
    state.personal[unowned] = state.eureka[state.eureka.length - 1];
    state.eureka.pop();
    intoCommon(g, state, old, listener);
  }
  for (const milestone of state.eureka) intoCommon(g, state, milestone, listener);
  state.letter += 1;
  state.eureka = [...g.byLetter[state.letter]];
  shuffle(state, state.eureka);
  listener?.(
    toAll('milestonesRevealed', TABLE, {
      milestones: state.eureka.map((milestone) => g.milestoneIds[milestone]),
    }),
  );
}

/** Ideas of earlier eras go; everybody replaces the own ones in turn order. */
export function runChangeIdeas(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const dropped = dropEarlierIdeas(g, state);
  for (const seat of state.order.toReversed()) {
    if (seat === g.chronos) continue;
    const player = state.players[seat];
    const old = player.ideas.filter((card) => g.cards[card].era < state.era);
    if (old.length === 0) continue;
    player.ideas = player.ideas.filter((card) => !old.includes(card));
    dropped.push(...old);
    if (hasLeft(state, seat)) continue;
    state.pending.push([{ kind: 'drawIdea', id: nextId(state), seat, left: old.length }]);
  }
  if (dropped.length === 0) return;
  listener?.(toAll('ideasDiscarded', TABLE, { cards: dropped.map((card) => g.cardIds[card]) }));
}
