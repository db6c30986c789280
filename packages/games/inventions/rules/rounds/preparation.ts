/** The preparatory round: in reverse turn order everybody presents one of the ideas that lie in the regions. */
import { discharge, nextId, oweTable, TABLE, toAll } from '@guildhall/kernel';
import { settle } from '../citizens.ts';
import type { HandlerOf } from '../handlers.ts';
import { nameOf } from '../names.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { NONE, type Obligation, type State } from '../state.ts';
import { give } from '../turn/benefits.ts';
import { placeToken, tokenCode } from '../turn/gain-influence.ts';
import { checkPresenters, standBeside } from '../turn/present.ts';
import { newTurn } from './rounds.ts';

/** The token that begins beside the board. */
const FIRST_TOKEN = 0;

export function isUnclaimed(state: State, region: number): boolean {
  const at = state.regions[region];
  return at.card !== NONE && at.presenter === NONE;
}

export const prepare = {
  candidates(g, state, _owed, out) {
    for (let region = 0; region < state.regions.length; region++) out.push(...g.catalogue.prepare[region]);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'prepare' || !isUnclaimed(state, action.region)) return 'INV-PREPARE-REGION';
    const at = state.regions[action.region];
    const { demand } = g.specialistTiles[at.specialistTile];
    return checkPresenters(state.players[owed.seat], g.cards[at.card].type, demand, action.scholars)
      ? null
      : 'INV-PREPARE-PRESENTERS';
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'prepare') throw new Error(`not a region: ${action.kind}`);
    discharge(state, owed);
    const { seat } = owed;
    const { region } = action;
    const at = state.regions[region];
    state.turn = newTurn(seat, 0);
    standBeside(g, state, seat, region, action.scholars);
    listener?.(toAll('prepared', seat, { card: g.cardIds[at.card], region: nameOf.region(region) }));
    placeToken(g, state, region, tokenCode(seat, FIRST_TOKEN));
    state.players[seat].tokens[FIRST_TOKEN] = region;
    settle(state, seat, region);
    state.pending.push([{ kind: 'drawIdea', id: nextId(state), seat, left: 0 }]);
    give(g, state, seat, g.specialistTiles[at.specialistTile], 'specialistTiles');
  },
} satisfies HandlerOf<'prepare'>;

/** Ideas that nobody presented leave the regions, and the first round begins. */
export function runPrepared(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const dropped: number[] = [];
  for (let region = 0; region < state.regions.length; region++) {
    if (!isUnclaimed(state, region)) continue;
    dropped.push(state.regions[region].card);
    state.regions[region].card = NONE;
  }
  listener?.(toAll('ideasDiscarded', TABLE, { cards: dropped.map((card) => g.cardIds[card]) }));
  oweTable(state, 'round');
}
