/** Palace tiles: chosen when the palace is built, or known since the draft. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { canTakeTile } from '../../terra/index.ts';
import { isDoneWith } from './actions.ts';
import { addBundle, addChoice } from './choices.ts';
import { oweCompetency } from './competencies.ts';
import { raise } from './construction.ts';
import type { HandlerOf } from './handlers.ts';
import { gain, receive } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { grantSpades } from './spades.ts';
import { GUILD, NONE, type Obligation, type ObligationOf, type State } from './state.ts';
import { townsEverywhere } from './towns.ts';
import { freeAdvance } from './tracks.ts';

export const choosePalace = {
  candidates(g, state, _owed, out) {
    for (const palace of state.palaces) out.push(g.catalogue.palace[palace]);
  },
  check(_g, state, _owed, action) {
    if (action.kind !== 'palace') return 'AOI-PALACE-CHOICE';
    return state.palaces.includes(action.palace) ? null : 'AOI-PALACE-TAKEN';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'palace') throw new Error(`not a palace: ${action.kind}`);
    discharge(state, owed);
    state.palaces.splice(state.palaces.indexOf(action.palace), 1);
    state.players[owed.seat].palace = action.palace;
    openPalace(g, state, owed.seat, listener);
  },
} satisfies HandlerOf<'choosePalace'>;

/** The palace was built: its tile is chosen now, or was drafted. */
export function palaceBuilt(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  if (state.players[seat].palace === NONE)
    state.pending.push([{ kind: 'choosePalace', id: nextId(state), seat }]);
  else openPalace(g, state, seat, listener);
}

/** What a palace brings at once. */
function openPalace(g: Ruleset, state: State, seat: number, listener?: Listener): void {
  const player = state.players[seat];
  const palace = g.palaces[player.palace];
  listener?.(toAll('palace', seat, { palace: g.palaceIds[player.palace] }));
  for (let step = 0; step < palace.shipping; step++) freeAdvance(g, state, seat, 'shipping', listener);
  for (let count = 0; count < palace.competencies; count++) oweCompetency(g, state, seat);
  for (let count = 0; count < palace.townTiles && canTakeTile(state); count++)
    addChoice(g, state, { kind: 'town', id: nextId(state), seat, founded: false });
  for (let count = 0; count < palace.guilds; count++)
    addChoice(g, state, { kind: 'placeGuild', id: nextId(state), seat, hexes: emptyHomes(state, seat) });
  if (palace.townDiscount > 0) townsEverywhere(g, state, seat, listener);
  if (palace.spades > 0 || palace.bridges > 0) openBundle(g, state, seat);
  else gain(g, state, seat, palace.atOnce, 'palaces');
}

/** Several bonuses in an order of choice that do not mix with each other. */
function openBundle(g: Ruleset, state: State, seat: number): void {
  const player = state.players[seat];
  const { atOnce, spades, bridges } = g.palaces[player.palace];
  receive(g, player, atOnce, 'palaces');
  const group: Obligation[] = [];
  if (spades > 0) group.push({ ...grantSpades(state, seat, spades, false), bundled: 'whole' });
  if (bridges > 0)
    group.push({
      kind: 'bridge',
      id: nextId(state),
      seat,
      count: bridges,
      overLand: false,
      bundled: 'whole',
    });
  if (atOnce.books > 0)
    group.push({ kind: 'takeBooks', id: nextId(state), seat, count: atOnce.books, bundled: 'whole' });
  addBundle(state, group);
}

type PlaceGuild = ObligationOf<'placeGuild'>;

function emptyHomes(state: State, seat: number): number[] {
  const { home } = state.players[seat];
  const hexes: number[] = [];
  for (const [hex, building] of state.buildings.entries())
    if (state.terrain[hex] === home && building === NONE) hexes.push(hex);
  return hexes;
}

function checkPlaceGuild(g: Ruleset, state: State, owed: PlaceGuild, hex: number): Check {
  if (state.buildings[hex] !== NONE) return 'AOI-BUILD-OCCUPIED';
  const player = state.players[owed.seat];
  if (state.terrain[hex] !== player.home) return 'AOI-BUILD-HOME';
  if (!owed.hexes.includes(hex)) return 'AOI-PALACE-EFFECTS';
  return player.built[GUILD] >= g.pieces[GUILD] ? 'AOI-BUILD-PIECES' : null;
}

function anyPlaceForGuild(g: Ruleset, state: State, owed: PlaceGuild): boolean {
  return owed.hexes.some((hex) => checkPlaceGuild(g, state, owed, hex) === null);
}

/** A guild of the own board on any empty hex that is home terrain already. */
export const placeGuild = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.place[GUILD], g.catalogue.done.building);
  },
  check(g, state, owed, action) {
    if (isDoneWith(action, 'building'))
      return anyPlaceForGuild(g, state, owed) ? 'AOI-TURN-FINISH-FIRST' : null;
    if (action.kind !== 'place' || action.building !== GUILD) return 'AOI-TURN-FINISH-FIRST';
    return checkPlaceGuild(g, state, owed, action.hex);
  },
  apply(g, state, owed, action, listener) {
    discharge(state, owed);
    if (action.kind === 'place') raise(g, state, owed.seat, action.hex, GUILD, listener);
  },
} satisfies HandlerOf<'placeGuild'>;
