/** Towns: groups of directly adjacent buildings that are many and strong enough. */
import { discharge, nextId } from '@guildhall/kernel';
import { takeTownTile, townRules } from '../../terra/index.ts';
import { type Action, ofKind } from './actions.ts';
import { addChoice } from './choices.ts';
import { stepOnEveryTrack, wouldRace } from './cults.ts';
import type { HandlerOf } from './handlers.ts';
import { favoursOf } from './held-favours.ts';
import { kindOf } from './reach.ts';
import { gain, score } from './resources.ts';
import type { TmRule } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { type Player, SANCTUARY, type State } from './state.ts';
import { freeShipping } from './tracks.ts';

function townPowerNeeded(g: Ruleset, player: Player): number {
  return favoursOf(g, player).reduce(
    (needed, { townDiscount }) => needed - townDiscount,
    g.tables.town.power,
  );
}

function isStrongEnough(g: Ruleset, state: State, seat: number, group: readonly number[]): boolean {
  let power = 0;
  let hasSanctuary = false;
  for (const hex of group) {
    const kind = kindOf(state.buildings[hex]);
    power += g.powerValue[kind];
    if (kind === SANCTUARY) hasSanctuary = true;
  }
  const { buildings, buildingsWithSanctuary } = g.tables.town;
  if (group.length < (hasSanctuary ? buildingsWithSanctuary : buildings)) return false;
  return power >= townPowerNeeded(g, state.players[seat]);
}

const rules = townRules<Ruleset, State, TmRule>({
  goesThroughTowns: () => true,
  fewest: ({ tables: { town } }) => Math.min(town.buildings, town.buildingsWithSanctuary),
  isStrongEnough,
  oweTile: (_g, state, seat) => addChoice(state, { kind: 'town', id: nextId(state), seat }),
  // Mermaids: one river hex may be skipped.
  checkRiver: (g, state, seat) =>
    g.factions[state.players[seat].faction].riverTowns ? null : 'TM-TOWN-DIRECT-ONLY',
  refusals: { grows: 'TM-TOWN-GROWS', weak: 'TM-TOWN-FOUND', noTile: 'TM-TOWN-SUPPLY' },
});
export const { around: townsAround, everywhere: townsEverywhere, checkConnect, applyConnect } = rules;

export function connectCandidates(g: Ruleset, state: State, seat: number, out: Action[]): void {
  for (const [river, connect] of g.catalogue.connect.entries())
    if (checkConnect(g, state, seat, river) === null) out.push(connect);
}

export const town = {
  ownTurn: true,
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.town);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'town') return 'TM-TURN-FINISH-FIRST';
    if (state.townTiles[action.tile] === 0) return 'TM-TOWN-SUPPLY';
    const { cultSteps, keys } = g.towns[action.tile];
    for (let cult = 0; cultSteps > 0 && cult < state.cultTop.length; cult++) {
      if (wouldRace(g, state, owed.seat, cult, cultSteps, keys)) return 'TM-CULT-RACE';
    }
    return null;
  },
  apply(g, state, owed, action, listener) {
    const taken = ofKind(action, 'town').tile;
    discharge(state, owed);
    const { seat } = owed;
    const player = state.players[seat];
    const faction = g.factions[player.faction];
    const tile = g.towns[taken];
    takeTownTile(g, state, seat, taken, listener);
    score(player, 'townTiles', tile.points);
    const round = g.scoring[state.scoring[state.round - 1]].points.town;
    score(player, 'scoringTiles', round);
    score(player, 'faction', faction.townPoints);
    player.workers += faction.townWorkers;
    gain(g, player, tile);
    for (let step = 0; step < tile.shipping; step++) freeShipping(g, state, seat, listener);
    if (tile.cultSteps > 0) stepOnEveryTrack(g, state, seat, tile.cultSteps, listener);
  },
} satisfies HandlerOf<'town'>;
