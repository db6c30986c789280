/** Chronos, the automatic third of two players. */
import { discharge, TABLE, toAll } from '@guildhall/kernel';
import { eraOf } from '../citizens.ts';
import { takeIdea } from '../ideas.ts';
import { nameOf } from '../names.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { type Chronos, NONE, type Obligation, type State } from '../state.ts';
import { NUMBERS } from '../tiles.ts';
import { intoCommon, isOccupied } from '../turn/eureka.ts';
import { placeToken, tokenCode } from '../turn/gain-influence.ts';
import { reward, takesPart } from '../turn/share.ts';
import { isUnclaimed } from './preparation.ts';

function chronosOf(state: State): Chronos {
  if (state.chronos === null) throw new Error('Chronos plays with two players only');
  return state.chronos;
}

function tell(kind: string, data: Record<string, string | number>, listener?: Listener): void {
  listener?.(toAll(kind, TABLE, data));
}

/** The region after this one on the path of migration; the last leads to the first. */
function after(g: Ruleset, region: number): number {
  return g.path[(g.path.indexOf(region) + 1) % g.path.length];
}

/** He takes part in the preparation like everybody, in the first region of the path that is still free. */
export function runChronosPrepares(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const chronos = chronosOf(state);
  const region = g.path.find((at) => isUnclaimed(state, at));
  if (region === undefined) throw new Error('no idea is left for Chronos');
  const at = state.regions[region];
  chronos.region = region;
  presentWith(g, chronos, state, region);
  chronos.supply -= 1;
  at.citizens[g.chronos] += 1;
  placeToken(g, state, region, tokenCode(g.chronos, 0));
  tell('chronosPrepared', { card: g.cardIds[at.card], region: nameOf.region(region) }, listener);
}

function presentWith(g: Ruleset, chronos: Chronos, state: State, region: number): void {
  const at = state.regions[region];
  at.presenter = g.chronos;
  at.presenters = g.specialistTiles[at.specialistTile].demand;
  chronos.supply -= at.presenters;
}

/** One action in the first region, going on from his pillar, where he can perform one. */
export function runChronosTurn(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const chronos = chronosOf(state);
  for (let step = 0; step < g.path.length; step++) {
    chronos.region = after(g, chronos.region);
    if (
      presents(g, state, chronos, listener) ||
      invents(g, state, chronos, listener) ||
      shares(g, state, chronos, listener) ||
      innovates(g, state, chronos, listener)
    )
      return;
  }
  tell('chronosRests', {}, listener);
}

function presents(g: Ruleset, state: State, chronos: Chronos, listener?: Listener): boolean {
  const { region } = chronos;
  const at = state.regions[region];
  const { demand } = g.specialistTiles[at.specialistTile];
  if (at.card !== NONE || state.ideas.length === 0 || chronos.supply < demand) return false;
  at.card = state.ideas[state.ideas.length - 1];
  presentWith(g, chronos, state, region);
  tell('chronosPresented', { card: g.cardIds[at.card], region: nameOf.region(region) }, listener);
  takeIdea(g, state, at.card);
  return true;
}

/** He knows every milestone on the board and every discarded one, not those beside the board. */
function canReach(state: State, milestone: number): boolean {
  return (
    state.personal.includes(milestone) ||
    state.common.includes(milestone) ||
    state.discarded.includes(milestone)
  );
}

function invents(g: Ruleset, state: State, chronos: Chronos, listener?: Listener): boolean {
  const { region } = chronos;
  const at = state.regions[region];
  if (at.card === NONE || at.invented || chronos.supply === 0) return false;
  const { milestone, type } = g.cards[at.card];
  if (!canReach(state, milestone)) return false;
  chronos.supply -= 1;
  at.inventor = g.chronos;
  at.invented = true;
  tell('chronosInvented', { card: g.cardIds[at.card], region: nameOf.region(region) }, listener);
  takeProgress(g, state, chronos, type, listener);
  return true;
}

/** A progress tile of the type with the region's number, or the next number of which he can take one. */
function takeProgress(g: Ruleset, state: State, chronos: Chronos, type: number, listener?: Listener): void {
  const first = g.path.indexOf(chronos.region);
  for (let step = 0; step < NUMBERS; step++) {
    const tile = type * NUMBERS + ((first + step) % NUMBERS);
    if (state.progress[tile] === 0 || (chronos.taken & (1 << tile)) !== 0) continue;
    state.progress[tile] -= 1;
    chronos.taken |= 1 << tile;
    tell('chronosTook', { tile: g.tileIds[tile] }, listener);
    return;
  }
}

function shares(g: Ruleset, state: State, chronos: Chronos, listener?: Listener): boolean {
  const { region } = chronos;
  const at = state.regions[region];
  if (!at.invented || !takesPart(at, g.chronos)) return false;
  const { type } = g.cards[at.card];
  reward(g, state, region, g.chronos, listener);
  const wealth = at.wealth.shift();
  if (wealth === undefined) takeProgress(g, state, chronos, type, listener);
  else tell('chronosTook', { tile: Object.keys(g.tables.wealthTiles)[wealth] }, listener);
  return true;
}

function innovates(g: Ruleset, state: State, chronos: Chronos, listener?: Listener): boolean {
  const at = state.regions[chronos.region];
  if (!at.invented || at.inventor === g.chronos || at.innovator !== NONE || chronos.supply === 0)
    return false;
  chronos.supply -= 1;
  at.innovator = g.chronos;
  tell('chronosInnovated', { card: g.cardIds[at.card], region: nameOf.region(chronos.region) }, listener);
  return true;
}

/** Before the change of era: a token from the track into the next region that takes it, and a new milestone. */
export function runChronosAdvances(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const chronos = chronosOf(state);
  placeNextToken(g, state, chronos, listener);
  if (state.eureka.length === 0) return;
  const old = state.personal[g.chronos];
  const milestone = state.eureka[state.eureka.length - 1];
  state.eureka.pop();
  state.personal[g.chronos] = milestone;
  tell('chronosAdvanced', { milestone: g.milestoneIds[milestone] }, listener);
  intoCommon(g, state, old, listener);
  const era = eraOf(g, state, g.chronos);
  for (let space = g.eraSpaces[era - 1].length - 1; space >= 0; space--) {
    if (isOccupied(g, state, g.chronos, era, space)) continue;
    chronos.eraSpace = space;
    return;
  }
}

/** A token for each of three changes. There is always a region for it: he has fewer tokens than there are regions. */
function placeNextToken(g: Ruleset, state: State, chronos: Chronos, listener?: Listener): void {
  let region = after(g, chronos.region);
  while (!takesHisToken(g, state, region)) region = after(g, region);
  placeToken(g, state, region, tokenCode(g.chronos, 0));
  chronos.tokens -= 1;
  chronos.region = region;
  tell('chronosToken', { region: nameOf.region(region) }, listener);
}

function takesHisToken(g: Ruleset, state: State, region: number): boolean {
  const spaces = state.regions[region].influence;
  return !spaces.includes(tokenCode(g.chronos, 0)) && spaces.includes(NONE);
}
