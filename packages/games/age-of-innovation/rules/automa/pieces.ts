/** The Automa's buildings and markers: she gains nothing by them, her neighbour does. */
import { type Listener, TABLE, toAll } from '@guildhall/kernel';
import { ownHexes, powerAround, standOwn } from '../../../terra/index.ts';
import { BUILDINGS, DISCIPLINES } from '../../data/types.ts';
import { offerPower } from '../leech.ts';
import { powerAt } from '../reach.ts';
import type { Ruleset } from '../ruleset.ts';
import { NONE, type State } from '../state.ts';
import { AUTOMA, HUMAN } from './seats.ts';

/** Puts a building of hers on a hex, in place of the one that is upgraded there, if any. */
export function stand(g: Ruleset, state: State, hex: number, kind: number): void {
  standOwn(g, state, AUTOMA, hex, kind, BUILDINGS[kind]);
}

/** Power that the player would be offered for a building of hers on a hex, whatever the bowls hold. */
export function powerFor(g: Ruleset, state: State, hex: number): number {
  return powerAround(g, state, AUTOMA, hex, (_, near) => powerAt(g, state, near))?.[HUMAN] ?? 0;
}

/** Builds, and offers the player the power. Says how much. */
export function raiseFor(g: Ruleset, state: State, hex: number, kind: number, listener?: Listener): number {
  stand(g, state, hex, kind);
  offerPower(g, state, AUTOMA, hex, listener);
  return powerFor(g, state, hex);
}

export function isMarked(state: State, hex: number): boolean {
  return state.automa?.marked.includes(hex) ?? false;
}

/** Hexes with her marked or her unmarked buildings. */
export function groupOfHers(g: Ruleset, state: State, marked: boolean): number[] {
  return ownHexes(g, state, AUTOMA).filter((hex) => isMarked(state, hex) === marked);
}

/** The highest level that she may reach in a discipline; she needs no key. */
function ceiling(g: Ruleset, state: State, discipline: number): number {
  const { top } = g.tables.science;
  const owner = state.topLevel[discipline];
  return owner === NONE || owner === AUTOMA ? top : top - 1;
}

export function canAdvance(g: Ruleset, state: State, discipline: number): boolean {
  return state.players[AUTOMA].levels[discipline] < ceiling(g, state, discipline);
}

/** Moves her marker; steps beyond the highest level are lost. Says how many were taken. */
export function climbFor(g: Ruleset, state: State, discipline: number, steps: number): number {
  const player = state.players[AUTOMA];
  const from = player.levels[discipline];
  const to = Math.min(from + steps, Math.max(from, ceiling(g, state, discipline)));
  player.levels[discipline] = to;
  if (to === g.tables.science.top) state.topLevel[discipline] = AUTOMA;
  return to - from;
}

/** Something that she does, in the log: the card, what was weighed, and why this one won. */
export function tell(
  listener: Listener | undefined,
  kind: string,
  data: Readonly<Record<string, string | number | boolean | readonly string[]>>,
): void {
  listener?.(toAll(kind, TABLE, data));
}

export function disciplineName(discipline: number): string {
  return DISCIPLINES[discipline];
}
