/** The Automa's buildings: where she builds a workshop, and what she upgrades. */
import type { Listener } from '@guildhall/kernel';
import { has, hasNeighbour, ownHexes } from '../../../terra/index.ts';
import type { HexCriterion } from '../../data/automa-types.ts';
import { BUILDINGS } from '../../data/types.ts';
import { kindOf } from '../reach.ts';
import type { Ruleset } from '../ruleset.ts';
import { GUILD, NONE, PALACE, SCHOOL, type State, UNIVERSITY, WORKSHOP } from '../state.ts';
import { firstTerrain, reasons, remember, supportOf, terrainReason, Weighing } from './choosing.ts';
import { groupOfHers, isMarked, powerFor, raiseFor, tell } from './pieces.ts';
import { AUTOMA, HUMAN } from './seats.ts';

/** How she chooses a hex. */
export interface Manner {
  readonly by: readonly HexCriterion[];
  readonly looksAtPlayer: boolean;
  readonly anywhere: boolean;
}

/** What every faction does outside of its own action. */
export const USUAL: Manner = { by: ['row', 'closest'], looksAtPlayer: false, anywhere: false };

/** Steps over the map from one hex to another, rivers included. */
function distance(g: Ruleset, from: number, to: number): number {
  return from === to ? 0 : g.map.skipDistance[from][to] + 1;
}

function nearest(g: Ruleset, hex: number, others: readonly number[]): number {
  return Math.min(...others.map((other) => distance(g, hex, other)));
}

/** By ship or beside one another; bridges are of no use to her. */
function isInReach(g: Ruleset, state: State, from: readonly number[], hex: number): boolean {
  const { shipping } = state.players[AUTOMA];
  return from.some((own) => has(g.reach[shipping][own], hex));
}

/** Empty hexes in reach of the buildings that the support card names, and those that bring the two groups together. */
function candidates(g: Ruleset, state: State, anywhere: boolean): Weighing {
  const { from, joins } = supportOf(g, state);
  const group = groupOfHers(g, state, from === 'marked');
  const others = groupOfHers(g, state, from !== 'marked');
  const weighing = new Weighing(
    anywhere ? 'anywhere' : from,
    g.hexes.filter((hex) => state.buildings[hex] === NONE && (anywhere || isInReach(g, state, group, hex))),
  );
  const areApart = !group.some((hex) => isInReach(g, state, others, hex));
  if (joins && areApart && others.length > 0) {
    const apart = Math.min(...group.map((hex) => nearest(g, hex, others)));
    weighing.keep('joins', (hex) => nearest(g, hex, others) < apart);
  }
  return weighing;
}

function narrow(g: Ruleset, state: State, weighing: Weighing, { by, looksAtPlayer }: Manner): void {
  const theirs = ownHexes(g, state, HUMAN);
  for (const criterion of by) {
    switch (criterion) {
      case 'row': {
        const { home } = state.players[looksAtPlayer ? HUMAN : AUTOMA];
        if (home === NONE) break;
        const row = g.automa.rows[supportOf(g, state).row][home];
        const terrain = firstTerrain(
          row,
          weighing.left.map((hex) => state.terrain[hex]),
        );
        if (terrain !== NONE)
          weighing.keep(terrainReason(terrain, looksAtPlayer), (hex) => state.terrain[hex] === terrain);
        break;
      }
      case 'closest':
        if (theirs.length > 0) weighing.least('closest', (hex) => nearest(g, hex, theirs));
        break;
      case 'power':
        weighing.least('mostPower', (hex) => -powerFor(g, state, hex));
        break;
      default:
        criterion satisfies never;
    }
  }
}

/** A workshop on a hex that becomes her terrain; without a workshop or a hex she upgrades. Says what power it offered. */
export function build(g: Ruleset, state: State, manner: Manner, card: string, listener?: Listener): number {
  const player = state.players[AUTOMA];
  if (player.built[WORKSHOP] >= g.pieces[WORKSHOP]) {
    tell(listener, 'automaInstead', { card, why: 'why.noWorkshop' });
    return upgrade(g, state, card, listener);
  }
  const weighing = candidates(g, state, manner.anywhere);
  if (weighing.left.length === 0) {
    tell(listener, 'automaInstead', { card, why: 'why.noHex' });
    return upgrade(g, state, card, listener);
  }
  const support = supportOf(g, state);
  narrow(g, state, weighing, manner);
  const hex = weighing.direct(support);
  remember(state, 'build', 'hex', weighing, hex, powerFor(g, state, hex));
  state.terrain[hex] = player.home;
  const marked = support.from === 'marked';
  if (marked) state.automa?.marked.push(hex);
  const { landNames } = g.map;
  tell(listener, 'automaBuilds', {
    card,
    hex: landNames[hex],
    marked,
    ...reasons(weighing, (one) => landNames[one]),
  });
  return raiseFor(g, state, hex, WORKSHOP, listener);
}

/** What a building of hers becomes: the one with the most power of those that are left. NONE: nothing. */
function grown(g: Ruleset, state: State, hex: number): number {
  const { built } = state.players[AUTOMA];
  const isLeft = (kind: number): boolean => built[kind] < g.pieces[kind];
  const mayBecome: readonly (readonly number[])[] = [[GUILD], [PALACE, SCHOOL], [UNIVERSITY]];
  const kinds = (mayBecome[kindOf(state.buildings[hex])] ?? []).filter(isLeft);
  return kinds.toSorted((a, b) => g.powerValue[b] - g.powerValue[a])[0] ?? NONE;
}

/** Says what power it offered. */
export function upgrade(g: Ruleset, state: State, card: string, listener?: Listener): number {
  const all = ownHexes(g, state, AUTOMA).filter((hex) => grown(g, state, hex) !== NONE);
  const beside = all.filter(
    (hex) => kindOf(state.buildings[hex]) === WORKSHOP && hasNeighbour(g, state, AUTOMA, hex),
  );
  // A workshop can only grow while she has a guild.
  const weighing = beside.length > 0 ? new Weighing('besideYours', beside) : new Weighing('upgradable', all);
  if (all.length === 0) {
    tell(listener, 'automaCannot', { card, what: 'automa.upgrade' });
    return 0;
  }
  weighing.least('leastPower', (hex) => powerFor(g, state, hex));
  const hex = weighing.direct(supportOf(g, state));
  const kind = grown(g, state, hex);
  remember(state, 'upgrade', 'hex', weighing, hex, powerFor(g, state, hex));
  const { landNames } = g.map;
  tell(listener, 'automaUpgrades', {
    card,
    hex: landNames[hex],
    building: BUILDINGS[kind],
    marked: isMarked(state, hex),
    ...reasons(weighing, (one) => landNames[one]),
  });
  return raiseFor(g, state, hex, kind, listener);
}
