/** Competencies: tiles with steps and books of the slot they lie on. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { DISCIPLINES } from '../data/types.ts';
import { isDoneWith } from './actions.ts';
import { addChoice } from './choices.ts';
import type { HandlerOf } from './handlers.ts';
import { hasCompetency } from './holdings.ts';
import { oweNeutral } from './neutral-buildings.ts';
import { gain } from './resources.ts';
import type { Check } from './rule-ids.ts';
import type { Ruleset } from './ruleset.ts';
import { advance } from './science.ts';
import { grantSpades } from './spades.ts';
import { type State, TOWER } from './state.ts';

/** Slots stand in columns of disciplines, each with one row of the table after the other. */
function slotOf(g: Ruleset, state: State, competency: number): { discipline: number; row: number } {
  const slot = state.competencySlots.indexOf(competency);
  const rows = g.tables.competencyRows.length;
  return { discipline: Math.floor(slot / rows), row: slot % rows };
}

export function oweCompetency(g: Ruleset, state: State, seat: number): void {
  addChoice(g, state, { kind: 'competency', id: nextId(state), seat });
}

function checkTake(state: State, seat: number, competency: number): Check {
  if (hasCompetency(state.players[seat], competency)) return 'AOI-COMPETENCY-ONE-OF-A-KIND';
  return state.competencyTiles[competency] === 0 ? 'AOI-COMPETENCY-SUPPLY' : null;
}

function canTakeAny(state: State, seat: number): boolean {
  return state.competencyTiles.some((_, competency) => checkTake(state, seat, competency) === null);
}

export const competency = {
  candidates(g, _state, _owed, out) {
    out.push(...g.catalogue.competency, g.catalogue.done.competency);
  },
  check(_g, state, owed, action) {
    if (isDoneWith(action, 'competency') && !canTakeAny(state, owed.seat)) return null;
    if (action.kind !== 'competency') return 'AOI-TURN-FINISH-FIRST';
    return checkTake(state, owed.seat, action.competency);
  },
  apply(g, state, owed, action, listener) {
    discharge(state, owed);
    if (action.kind !== 'competency') return;
    const { seat } = owed;
    const player = state.players[seat];
    const tile = g.competencies[action.competency];
    player.competencies |= 1 << action.competency;
    state.competencyTiles[action.competency] -= 1;
    const { discipline, row } = slotOf(g, state, action.competency);
    const { steps, books } = g.tables.competencyRows[row];
    const total = books + g.factions[player.faction].competencyBooks;
    player.books[discipline] += total;
    listener?.(
      toAll('competency', seat, {
        competency: g.competencyIds[action.competency],
        discipline: DISCIPLINES[discipline],
        books: total,
      }),
    );
    player.annexes += tile.annexes;
    gain(g, state, seat, tile.atOnce, 'competencies');
    // Before the first round spades wait until everybody has chosen: see startSpades.
    if (tile.spades > 0 && state.phase === 'actions')
      addChoice(g, state, grantSpades(state, seat, tile.spades, false));
    if (tile.towers > 0) oweNeutral(g, state, seat, TOWER);
    advance(g, state, seat, discipline, steps, listener);
  },
} satisfies HandlerOf<'competency'>;
