/** Technologies: three levels each, raised for silver; what they change is asked for here. */
import { nextId } from '@guildhall/kernel';
import { countOf, TECHNOLOGIES, type TechnologyId } from '../data/index.ts';
import { drawContract } from './piles.ts';
import { score } from './players.ts';
import type { Check } from './rule-ids.ts';
import {
  ARCHITECT,
  CONTRACT,
  GOLD,
  JOKER,
  KING,
  type Listener,
  MERCHANT,
  type Ruleset,
  SEEKER,
} from './ruleset.ts';
import { NONE, type State } from './state.ts';

const AT: Readonly<Record<TechnologyId, number>> = Object.fromEntries(
  TECHNOLOGIES.map((id, at) => [id, at]),
) as Record<TechnologyId, number>;

const LEVELS = 3;

/** The level of a seat in a technology; 0 where it is not in play. */
export function levelIn(state: State, seat: number, id: TechnologyId): number {
  if (state.silver === null) return 0;
  const place = state.silver.technologies.indexOf(AT[id]);
  return place < 0 ? 0 : state.players[seat].levels[place];
}

/** Silver for the next level, `less` for nothing; at least 1. */
export function priceOf(g: Ruleset, state: State, seat: number, technology: number, less: number): number {
  const place = state.silver?.technologies.indexOf(technology) ?? NONE;
  const price = g.tables.technologies.price[state.players[seat].levels[place]] ?? 0;
  return less === 0 ? price : Math.min(price, Math.max(1, price - less));
}

export function checkRaise(g: Ruleset, state: State, seat: number, technology: number, less: number): Check {
  const place = state.silver?.technologies.indexOf(technology) ?? NONE;
  if (place < 0) return 'TIL-TECHNOLOGY-PLAY';
  const player = state.players[seat];
  if (player.levels[place] >= LEVELS) return 'TIL-TECHNOLOGY-TOP';
  return player.silver >= priceOf(g, state, seat, technology, less) ? null : 'TIL-TECHNOLOGY-SILVER';
}

export function raise(
  g: Ruleset,
  state: State,
  seat: number,
  technology: number,
  less: number,
  listener?: Listener,
): void {
  const { silver } = state;
  if (silver === null) return;
  const player = state.players[seat];
  player.silver -= priceOf(g, state, seat, technology, less);
  const place = silver.technologies.indexOf(technology);
  player.levels[place] += 1;
  const level = player.levels[place];
  const id = TECHNOLOGIES[technology];
  listener?.({ kind: 'raised', seat, readers: 'all', data: { technology: `technology.${id}`, level } });
  reach(g, state, seat, id, level);
}

/** What a level gives at once. */
function reach(g: Ruleset, state: State, seat: number, id: TechnologyId, level: number): void {
  const { kingPoints, jokerPoints } = g.tables.technologies;
  const player = state.players[seat];
  const { turn } = state;
  if (id === 'universal' && isJokerOpen(state, seat)) strengthenJoker(state, level);
  if (id === 'king' && level === 2) oweAct(state, seat, KING, kingPoints);
  if (id === 'universal' && level === 3 && jokerPoints > 0)
    state.pending.push([{ kind: 'joker', id: nextId(state), seat, isDie: false, points: jokerPoints }]);
  if (id === 'merchant' && level === 3) scoreHouses(state, seat);
  if (id === 'goods' && level === 1) state.pending.push([{ kind: 'favour', id: nextId(state), seat }]);
  if (turn.seat !== seat || turn.action === NONE) return;
  if (!turn.hasBegun) strengthen(g, state, seat, id, level);
  // Markers become higher ones, also the one of the action under way.
  if (id === 'character' && level === 2 && turn.action < JOKER && !turn.isSecond)
    if (player.markers[turn.action] > 0) turn.points += 1;
}

const STRENGTHENED: Partial<Record<TechnologyId, number>> = {
  merchant: MERCHANT,
  architect: ARCHITECT,
  seeker: SEEKER,
};

/** What a level adds to the action of the die as it begins. */
export function strengthen(g: Ruleset, state: State, seat: number, id: TechnologyId, level: number): void {
  const { kingGold, offeredContracts } = g.tables.technologies;
  const { turn } = state;
  if (level === 1 && STRENGTHENED[id] === turn.action) turn.points += 1;
  if (id === 'king' && turn.action === KING) {
    if (level === 1) state.players[seat].goods[GOLD] += kingGold;
    if (level === 3) state.pending.push([{ kind: 'look', id: nextId(state), seat }]);
  }
  if (id === 'contract' && level === 2 && turn.action === CONTRACT)
    for (let count = 0; count < offeredContracts; count++) {
      const tile = drawContract(state);
      if (tile !== NONE) turn.revealed.push(tile);
    }
}

/** The Joker's action begins when it is chosen. */
function isJokerOpen(state: State, seat: number): boolean {
  return state.pending.some((group) =>
    group.some((owed) => owed.kind === 'joker' && owed.isDie && owed.seat === seat),
  );
}

export function strengthenJoker(state: State, level: number): void {
  if (level === 1) state.turn.points += 1;
  if (level === 3) state.turn.maySplit = true;
}

export function scoreHouses(state: State, seat: number): void {
  score(state.players[seat], 'technologyPoints', countOf(state.houses, seat));
}

export function oweAct(state: State, seat: number, action: number, points: number): void {
  if (points > 0) state.pending.push([{ kind: 'act', id: nextId(state), seat, action, points }]);
}

/** What the markers of a seat add to an action of a die. */
export function markerPoints(state: State, seat: number, action: number): number {
  const marker = state.players[seat].markers[action];
  return marker > 0 && levelIn(state, seat, 'character') >= 2 ? marker + 1 : marker;
}
