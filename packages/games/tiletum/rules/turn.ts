/** A turn: a die, the bonus tile of its action, its goods, and the action; tasks at any moment. */
import { discharge, nextId } from '@guildhall/kernel';
import { ACTIONS, FACES, GOODS, TECHNOLOGIES } from '../data/index.ts';
import type { Action } from './actions.ts';
import { refillContracts } from './contracts.ts';
import { couldMakeRoom } from './means.ts';
import type { Check } from './rule-ids.ts';
import { GOLD, JOKER, KING, type Listener, type Ruleset, SEEKER } from './ruleset.ts';
import { addSpends, checkSpend, costOf, spend } from './spend.ts';
import { NONE, type ObligationOf, type State, type Turn } from './state.ts';
import { checkOwnable, checkStore, store } from './storehouse.ts';
import { levelIn, markerPoints, oweAct, strengthen, strengthenJoker } from './technologies.ts';

/** The last of the ways to take a die: as it lies there. */
const AS_IT_IS = FACES;

export function newTurn(seat: number): Turn {
  return {
    seat,
    hasDie: false,
    action: NONE,
    points: 0,
    hasBegun: false,
    good: NONE,
    extra: 0,
    hasSwapped: false,
    hasSeekerMove: false,
    forgo: NONE,
    maySplit: false,
    isSecond: false,
    revealed: [],
  };
}

/** The place of the wheel that shows a face. */
export function placeOf(state: State, face: number): number {
  return (face - state.wheel + FACES) % FACES;
}

/** What the seeker wheel shows at a place: its field, a move symbol, or nothing. */
export function symbolAt(g: Ruleset, state: State, place: number): string {
  if (state.silver === null) return '.';
  return g.tables.seekerWheel.segments[(place - state.silver.wheel + FACES) % FACES];
}

/** Steps from one face to another; 6 and 1 are neighbours. */
export function stepsBetween(from: number, to: number): number {
  const apart = Math.abs(from - to);
  return Math.min(apart, FACES - apart);
}

export function changePrice(g: Ruleset, state: State, seat: number, face: number, to: number): number {
  if (to === NONE) return 0;
  const steps = stepsBetween(face, to);
  // The technology turns a die upside down for the price of one step.
  const paid = steps === FACES / 2 && levelIn(state, seat, 'dice') >= 1 ? 1 : steps;
  return paid * g.tables.dice.changePrice;
}

type TurnOwed = ObligationOf<'turn'>;

function checkTake(g: Ruleset, state: State, seat: number, good: number, face: number, to: number): Check {
  if (state.dice[good * FACES + face] === 0) return 'TIL-DIE-THERE';
  if (to === face) return 'TIL-DIE-CHANGE';
  return changePrice(g, state, seat, face, to) <= state.players[seat].goods[GOLD] ? null : 'TIL-DIE-CHANGE';
}

export const turn = {
  candidates(g: Ruleset, state: State, owed: TurnOwed, out: Action[]): void {
    if (state.turn.hasDie) {
      addSpends(g, state, owed.seat, state.turn.action, state.turn.points, out);
      out.push(g.catalogue.end);
      return;
    }
    const gold = state.players[owed.seat].goods[GOLD];
    for (let die = 0; die < state.dice.length; die++) {
      if (state.dice[die] === 0) continue;
      const face = die % FACES;
      const ways = g.catalogue.take[Math.floor(die / FACES)][face];
      out.push(ways[AS_IT_IS]);
      for (let to = 0; to < FACES; to++)
        if (to !== face && changePrice(g, state, owed.seat, face, to) <= gold) out.push(ways[to]);
    }
  },
  check(g: Ruleset, state: State, owed: TurnOwed, action: Action): Check {
    if (!state.turn.hasDie) {
      if (action.kind === 'take') return checkTake(g, state, owed.seat, action.good, action.face, action.to);
      return action.kind === 'end' ? 'TIL-TURN-STEPS' : 'TIL-TURN-NOT-NOW';
    }
    if (action.kind === 'end') return null;
    if (action.kind === 'take') return 'TIL-TURN-STEPS';
    return checkSpend(g, state, owed.seat, state.turn.action, state.turn.points, action);
  },
  apply(g: Ruleset, state: State, owed: TurnOwed, action: Action, listener?: Listener): void {
    if (action.kind === 'take') {
      state.turn.hasDie = true;
      takeDie(g, state, owed.seat, action.good, action.face, action.to, listener);
    } else if (action.kind === 'end') {
      discharge(state, owed);
      endTurn(state);
    } else {
      const running = state.turn.action;
      state.turn.points -= costOf(g, state, running, action);
      state.turn.hasBegun = true;
      spend(g, state, owed.seat, running, action, listener);
    }
  },
};

export function endTurn(state: State): void {
  state.silver?.contractBottom.push(...state.turn.revealed);
  state.turn = newTurn(NONE);
  refillContracts(state);
}

function takeDie(
  g: Ruleset,
  state: State,
  seat: number,
  good: number,
  face: number,
  to: number,
  listener?: Listener,
): void {
  const player = state.players[seat];
  player.goods[GOLD] -= changePrice(g, state, seat, face, to);
  state.dice[good * FACES + face] -= 1;
  const value = to === NONE ? face : to;
  const die = good * FACES + value;
  const differs = player.dice.every((own) => Math.floor(own / FACES) !== good && own % FACES !== value);
  player.dice.push(die);
  const place = placeOf(state, value);
  const action = state.places[place];
  listener?.({
    kind: 'dieTaken',
    seat,
    readers: 'all',
    data: { good: GOODS[good], value: value + 1, action: ACTIONS[action] },
  });
  const symbol = symbolAt(g, state, place);
  state.turn.hasSeekerMove = symbol === 'M';
  if (symbol === 'F') state.pending.push([{ kind: 'dieAction', id: nextId(state), seat, action, die }]);
  else offerTile(g, state, seat, action, die);
  if (differs && levelIn(state, seat, 'dice') >= 2)
    state.pending.push([{ kind: 'freeStep', id: nextId(state), seat }]);
}

type DieAction = ObligationOf<'dieAction'>;

export const dieAction = {
  candidates(g: Ruleset, _state: State, owed: DieAction, out: Action[]): void {
    out.push(g.catalogue.choose[owed.action], g.catalogue.choose[SEEKER]);
  },
  check(_g: Ruleset, _state: State, owed: DieAction, action: Action): Check {
    if (action.kind !== 'choose') return 'TIL-TURN-NOT-NOW';
    return action.action === owed.action || action.action === SEEKER ? null : 'TIL-SEEKER-FIELD';
  },
  apply(g: Ruleset, state: State, owed: DieAction, action: Action, listener?: Listener): void {
    if (action.kind !== 'choose') throw new Error(`not an action: ${action.kind}`);
    discharge(state, owed);
    listener?.({ kind: 'chosen', seat: owed.seat, readers: 'all', data: { action: ACTIONS[action.action] } });
    offerTile(g, state, owed.seat, action.action, owed.die);
  },
};

function offerTile(g: Ruleset, state: State, seat: number, action: number, die: number): void {
  const player = state.players[seat];
  const tile = state.placeTiles[action];
  if (tile !== NONE && checkOwnable(g, player, tile) === null && couldMakeRoom(g, state, seat))
    state.pending.push([{ kind: 'placeTile', id: nextId(state), seat, action, die }]);
  else useDie(g, state, seat, action, die);
}

type PlaceTile = ObligationOf<'placeTile'>;

export const placeTile = {
  candidates(g: Ruleset, _state: State, _owed: PlaceTile, out: Action[]): void {
    out.push(g.catalogue.keep, g.catalogue.decline);
  },
  check(g: Ruleset, state: State, owed: PlaceTile, action: Action): Check {
    if (action.kind === 'decline') return null;
    if (action.kind !== 'keep') return 'TIL-TURN-NOT-NOW';
    return checkStore(g, state.players[owed.seat], state.placeTiles[owed.action]);
  },
  apply(g: Ruleset, state: State, owed: PlaceTile, action: Action, listener?: Listener): void {
    discharge(state, owed);
    if (action.kind === 'keep') {
      const tile = state.placeTiles[owed.action];
      state.placeTiles[owed.action] = NONE;
      store(state.players[owed.seat], tile);
      listener?.({ kind: 'tileTaken', seat: owed.seat, readers: 'all', data: { tile: g.tileIds[tile] } });
    }
    useDie(g, state, owed.seat, owed.action, owed.die);
  },
};

/** The goods of the die, and then its action. */
function useDie(g: Ruleset, state: State, seat: number, action: number, die: number): void {
  const player = state.players[seat];
  const { turn: now } = state;
  const { dieGoods, diePoints } = g.tables.technologies;
  const face = die % FACES;
  const good = now.good === NONE ? Math.floor(die / FACES) : now.good;
  player.goods[good] += face + 1;
  now.points = g.tables.wheel.points[face] + now.extra;
  if (good === player.favoured) {
    const level = levelIn(state, seat, 'goods');
    if (level >= 2) player.goods[good] += dieGoods;
    if (level >= 3) now.points += diePoints;
  }
  if (levelIn(state, seat, 'dice') >= 3) now.forgo = good;
  if (action !== JOKER) {
    beginAction(g, state, seat, action);
    return;
  }
  for (let level = 1; level <= levelIn(state, seat, 'universal'); level++) strengthenJoker(state, level);
  state.pending.push([{ kind: 'joker', id: nextId(state), seat, isDie: true, points: now.points }]);
}

/** Markers and technologies strengthen an action whenever a die performs it. */
function beginAction(g: Ruleset, state: State, seat: number, action: number): void {
  const { turn: now } = state;
  now.action = action;
  now.points += markerPoints(state, seat, action);
  for (const [place, technology] of (state.silver?.technologies ?? []).entries())
    for (let level = 1; level <= state.players[seat].levels[place]; level++)
      strengthen(g, state, seat, TECHNOLOGIES[technology], level);
}

/** The Joker stands for any other action; the seeker's exists with silver. */
export function isJokerFor(state: State, action: number): boolean {
  return action < JOKER || (action === SEEKER && state.silver !== null);
}

type Joker = ObligationOf<'joker'>;

export const joker = {
  candidates(g: Ruleset, state: State, _owed: Joker, out: Action[]): void {
    for (let action = 0; action < JOKER; action++) out.push(g.catalogue.choose[action]);
    if (state.silver !== null) out.push(g.catalogue.choose[SEEKER]);
  },
  check(_g: Ruleset, state: State, _owed: Joker, action: Action): Check {
    if (action.kind !== 'choose') return 'TIL-TURN-NOT-NOW';
    return isJokerFor(state, action.action) ? null : 'TIL-JOKER';
  },
  apply(g: Ruleset, state: State, owed: Joker, action: Action, listener?: Listener): void {
    if (action.kind !== 'choose') throw new Error(`not an action of the Joker: ${action.kind}`);
    discharge(state, owed);
    const { seat, points } = owed;
    listener?.({ kind: 'chosen', seat, readers: 'all', data: { action: ACTIONS[action.action] } });
    if (owed.isDie) {
      if (levelIn(state, seat, 'universal') >= 2) oweAct(state, seat, KING, g.tables.technologies.jokerKing);
      beginAction(g, state, seat, action.action);
    } else oweAct(state, seat, action.action, points);
  },
};
