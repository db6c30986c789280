/** Towns: groups of adjacent buildings that are many and strong enough. */
import { discharge, nextId } from '@guildhall/kernel';
import { keepAllowed, takeTownTile, townRules } from '../../terra/index.ts';
import type { Action } from './actions.ts';
import { addChoice, owedBooks, owedSteps } from './choices.ts';
import type { HandlerOf, TurnActionOf } from './handlers.ts';
import { buildingsOf, palaceOf } from './holdings.ts';
import { kindOf, powerAt } from './reach.ts';
import { gain } from './resources.ts';
import { scoreRound } from './round-scoring.ts';
import type { AoiRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { stepInEach } from './science.ts';
import { grantSpades } from './spades.ts';
import { MONUMENT, type State, UNIVERSITY } from './state.ts';

/** Fewest buildings of a group that may found a town. */
function fewest(g: Ruleset): number {
  const { buildingsWithUniversity, buildingsWithMonument } = g.tables.town;
  return Math.min(buildingsWithUniversity, buildingsWithMonument);
}

function isStrongEnough(g: Ruleset, state: State, seat: number, group: readonly number[]): boolean {
  const { town } = g.tables;
  let power = 0;
  let annexes = 0;
  let hasUniversity = false;
  let hasMonument = false;
  for (const hex of group) {
    power += powerAt(g, state, hex);
    annexes += state.annexed[hex];
    const kind = kindOf(state.buildings[hex]);
    if (kind === UNIVERSITY) hasUniversity = true;
    if (kind === MONUMENT) hasMonument = true;
  }
  const isLarge =
    group.length + annexes >= town.buildings ||
    (hasUniversity && group.length >= town.buildingsWithUniversity) ||
    (hasMonument && group.length >= town.buildingsWithMonument);
  return isLarge && power >= town.power - (palaceOf(g, state.players[seat])?.townDiscount ?? 0);
}

const rules = townRules<Ruleset, State, AoiRule>({
  // By version 1.2 what touches a town belongs to it; by 1.0 buildings of a town are left out.
  goesThroughTowns: (g) => g.isNew,
  fewest,
  isStrongEnough,
  oweTile: (g, state, seat) => addChoice(g, state, { kind: 'town', id: nextId(state), seat, founded: true }),
  checkRiver(g, state, seat, river) {
    const player = state.players[seat];
    // A river hex that bears a town tile is used.
    const isUsed = player.riverTowns.includes(river);
    return palaceOf(g, player)?.riverTowns === true && !isUsed ? null : 'AOI-TOWN-RIVER';
  },
  refusals: { grows: 'AOI-TOWN-GROWS', weak: 'AOI-TOWN-FOUND', noTile: 'AOI-TOWN-SUPPLY' },
});
export const { groupOf, around: townsAround, everywhere: townsEverywhere } = rules;

export function connectCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  const player = state.players[seat];
  if (palaceOf(g, player)?.riverTowns === true && buildingsOf(player) >= fewest(g))
    out.push(...g.catalogue.connect);
}

/** A river hex is skipped to found a town, at any moment of the own turn. */
export const connect = {
  legal(g, state, seat, out) {
    const start = out.length;
    connectCandidates(g, state, seat, out);
    if (out.length > start)
      keepAllowed(
        out,
        start,
        (action) => action.kind === 'connect' && rules.checkConnect(g, state, seat, action.river) === null,
      );
  },
  check: (g, state, seat, { river }) => rules.checkConnect(g, state, seat, river),
  apply: (g, state, seat, { river }, listener) => rules.applyConnect(g, state, seat, river, listener),
} satisfies TurnActionOf<'connect'>;

export const town = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.town);
  },
  check(_g, state, _owed, action) {
    if (action.kind !== 'town') return 'AOI-TURN-FINISH-FIRST';
    return state.townTiles[action.tile] === 0 ? 'AOI-TOWN-SUPPLY' : null;
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'town') throw new Error(`not a town tile: ${action.kind}`);
    const { seat } = owed;
    const tile = g.towns[action.tile];
    discharge(state, owed);
    takeTownTile(g, state, seat, action.tile, listener);
    scoreRound(g, state, seat, 'townTile', 1);
    gain(g, state, seat, tile, 'townTiles');
    if (tile.spades > 0) addChoice(g, state, grantSpades(state, seat, tile.spades, false));
    // By version 1.2 a tile that comes with a palace counts as a town founded.
    if (owed.founded || g.isNew) rewardFounding(g, state, seat);
    stepInEach(g, state, seat, tile.stepsEach, listener);
  },
} satisfies HandlerOf<'town'>;

/** What some factions get for every town they found. */
function rewardFounding(g: Ruleset, state: State, seat: number): void {
  const { steps, books, spades, freeWorkshop } = g.factions[state.players[seat].faction].town;
  if (books > 0) addChoice(g, state, owedBooks(state, seat, books));
  if (spades > 0) addChoice(g, state, grantSpades(state, seat, spades, freeWorkshop));
  if (steps > 0) addChoice(g, state, owedSteps(state, seat, steps, 'town'));
}
