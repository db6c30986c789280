/** The Cardinal's turn: a decree, a die with its bonus tile and goods, an action, and tasks. */
import { discharge, draw, nextId, TABLE } from '@guildhall/kernel';
import { ACTIONS, FACES, GOODS, type SurprisePart } from '../../data/index.ts';
import type { Listener, Ruleset } from '../ruleset.ts';
import { CARDINAL } from '../seats.ts';
import { type Because, NONE, type Obligation, type State } from '../state.ts';
import { placeOf, symbolAt } from '../turn.ts';
import { challengeOf } from './challenges.ts';
import { type Pick, pickDie } from './decrees.ts';
import { gain, needOf } from './goods.ts';
import { tell, tellChallenge } from './log.ts';
import { obtain } from './tiles.ts';

export interface Doing extends Because {
  readonly what: SurprisePart;
  readonly amount: number;
  readonly seeks?: string;
  readonly isDemanded?: boolean;
}

export function oweCardinal(state: State, doing: Doing): void {
  const { what, amount, card, line, seeks = 'any', isDemanded = false } = doing;
  state.pending.push([
    { kind: 'cardinalDoes', id: nextId(state), seat: TABLE, what, amount, card, line, seeks, isDemanded },
  ]);
}

export function oweTasks(state: State, { card, line }: Because): void {
  state.pending.push([{ kind: 'cardinalTasks', id: nextId(state), seat: TABLE, card, line }]);
}

/** When all have come they are shuffled again. */
function turnUp(state: State): number {
  const { cardinal } = state;
  if (cardinal === undefined) return NONE;
  if (cardinal.deck.length === 0) {
    cardinal.deck = cardinal.played.toSorted((a, b) => a - b);
    cardinal.played = [];
  }
  cardinal.decree = draw(state, cardinal.deck);
  cardinal.played.push(cardinal.decree);
  return cardinal.decree;
}

export function runDecree(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  const decree = turnUp(state);
  const pick = pickDie(g, state, decree);
  const because = { card: g.decreeIds[decree], line: pick.line };
  oweTasks(state, because);
  takeDie(g, state, pick, because, listener);
}

function takeDie(g: Ruleset, state: State, pick: Pick, because: Because, listener?: Listener): void {
  const { die, action, points, seeks, isDemanded } = pick;
  const player = state.players[CARDINAL];
  const good = Math.floor(die / FACES);
  const face = die % FACES;
  state.dice[die] -= 1;
  player.dice.push(die);
  tell(listener, 'cardinalDie', because, {
    good: GOODS[good],
    value: face + 1,
    action: ACTIONS[action],
    points,
  });
  const tile = state.placeTiles[pick.place];
  if (tile !== NONE) {
    state.placeTiles[pick.place] = NONE;
    obtain(g, state, tile, because, listener);
  }
  gain(player, needOf(good), face + 1);
  // What the chosen action is called among the things that cards make him do.
  const what = ACTIONS[action] as Exclude<(typeof ACTIONS)[number], 'joker'>;
  oweCardinal(state, { ...because, what, amount: points, seeks, isDemanded });
  challengeDie(g, state, good, face, listener);
}

/** Challenges that look at the die. */
function challengeDie(g: Ruleset, state: State, good: number, face: number, listener?: Listener): void {
  const player = state.players[CARDINAL];
  const more = challengeOf(g, state, 'deepCoffers');
  if (more !== null) {
    tellChallenge(listener, 'deepCoffers');
    gain(player, needOf(good), more);
  }
  const silver = challengeOf(g, state, 'rareChance');
  if (silver !== null && face + 1 === FACES) {
    tellChallenge(listener, 'rareChance');
    player.silver += silver;
  }
  const points = challengeOf(g, state, 'seekersGuild');
  if (points !== null && symbolAt(g, state, placeOf(state, face)) === 'M')
    oweCardinal(state, { card: 'seekersGuild', line: 1, what: 'seeker', amount: points });
}
