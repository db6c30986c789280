/** Favour tiles. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { CULTS } from '../data/types.ts';
import { addChoice } from './choices.ts';
import { advanceCult, wouldRace } from './cults.ts';
import type { HandlerOf } from './handlers.ts';
import { hasFavour } from './held-favours.ts';
import type { Player, State } from './state.ts';
import { townsEverywhere } from './towns.ts';

/** Whether any tile is left that the seat may still take. */
function canTakeAny(state: State, player: Player): boolean {
  return state.favourTiles.some((copies, tile) => copies > 0 && !hasFavour(player, tile));
}

export const favour = {
  ownTurn: true,
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.favour, g.catalogue.done);
  },
  check(g, state, owed, action) {
    const player = state.players[owed.seat];
    if (action.kind === 'done') return canTakeAny(state, player) ? 'TM-UPGRADE-FAVOUR' : null;
    if (action.kind !== 'favour') return 'TM-TURN-FINISH-FIRST';
    const { tile } = action;
    if (hasFavour(player, tile)) return 'TM-FAVOUR-ONE-OF-A-KIND';
    if (state.favourTiles[tile] === 0) return 'TM-FAVOUR-SUPPLY';
    const { cult, steps } = g.favours[tile];
    return wouldRace(g, state, owed.seat, CULTS.indexOf(cult), steps, 0) ? 'TM-CULT-RACE' : null;
  },
  apply(g, state, owed, action, listener) {
    if (action.kind !== 'favour') {
      discharge(state, owed);
      return;
    }
    const { seat } = owed;
    const player = state.players[seat];
    const tile = g.favours[action.tile];
    player.favours |= 1 << action.tile;
    state.favourTiles[action.tile] -= 1;
    listener?.(toAll('favour', seat, { tile: g.favourIds[action.tile] }));
    owed.count -= 1;
    if (owed.count === 0) discharge(state, owed);
    const cult = CULTS.indexOf(tile.cult);
    if (tile.townDiscount > 0 && townsEverywhere(g, state, seat, listener)) {
      // The tile founds a town and moves up a track at once: the seat may take the town's key first.
      addChoice(state, { kind: 'tileSteps', id: nextId(state), seat, cult, steps: tile.steps });
    } else {
      advanceCult(g, state, seat, cult, tile.steps, listener);
    }
  },
} satisfies HandlerOf<'favour'>;

/** The steps of a favour tile that also founded a town: before or after the town tile, as the seat likes. */
export const tileSteps = {
  ownTurn: true,
  candidates(g, _state, owed, out) {
    out.push(g.catalogue.step[owed.cult]);
  },
  check(g, state, owed, action) {
    if (action.kind !== 'step') return 'TM-TURN-FINISH-FIRST';
    if (action.cult !== owed.cult) return 'TM-FAVOUR-EFFECTS';
    return wouldRace(g, state, owed.seat, owed.cult, owed.steps, 0) ? 'TM-CULT-RACE' : null;
  },
  apply(g, state, owed, _action, listener) {
    discharge(state, owed);
    advanceCult(g, state, owed.seat, owed.cult, owed.steps, listener);
  },
} satisfies HandlerOf<'tileSteps'>;
