/** Rounds: dice from the bag, three turns each with corruption before them, then the king, the fair and clean-up. */
import { discharge, draw, hasLeft, nextId, oweTable, roll, TABLE } from '@guildhall/kernel';
import { FACES, GOODS } from '../data/index.ts';
import { enterMap } from './cardinal/finds.ts';
import { favourDisc } from './cardinal/king.ts';
import { NO_CARD } from './cardinal/log.ts';
import { lowerDiscs } from './king-track.ts';
import { drawBonus } from './piles.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { isAlone, isCardinal } from './seats.ts';
import { NONE, type Obligation, type State, type StepKind } from './state.ts';
import { newTurn } from './turn.ts';

export function isLastRound(g: Ruleset, state: State): boolean {
  return state.round === g.tables.rounds;
}

/** The steps of a round, the last one first. */
const AFTER_TURNS: readonly StepKind[] = ['fair', 'kingOrder', 'kingPoints', 'kingPrize', 'nextTurn'];
const SILVER_STEPS: readonly StepKind[] = [
  'fair',
  'kingGifts',
  'kingOrder',
  'kingPoints',
  'mines',
  'kingPrize',
  'income',
  'nextTurn',
];
/** The fair comes last, and just before it the surprises of the Cardinal. */
const SILVER_ALONE: readonly StepKind[] = ['fair', 'surprises', ...SILVER_STEPS.slice(1)];

function stepsOf(g: Ruleset, state: State): readonly StepKind[] {
  if (state.silver === null) return AFTER_TURNS;
  return isAlone(g) && !isLastRound(g, state) ? SILVER_ALONE : SILVER_STEPS;
}

export function runRound(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.round += 1;
  state.turns = 0;
  state.moved = 0;
  state.phase = 'preparation';
  listener?.({ kind: 'roundStarted', seat: TABLE, readers: 'all', data: { round: state.round } });
  rollDice(g, state);
  state.corruption = g.tables.corruption.tokens.toSorted((a, b) => a - b);
  state.revealed = [];
  oweTable(state, isLastRound(g, state) ? 'finalScoring' : 'cleanUp');
  for (const step of stepsOf(g, state)) oweTable(state, step);
  if (isAlone(g)) prepareCardinal(g, state, listener);
}

/** His further seekers come for nothing, one in the second round and one in the third. */
function prepareCardinal(g: Ruleset, state: State, listener?: Listener): void {
  if (state.round === 2 || state.round === 3) enterMap(g, state, state.round - 1, NO_CARD, listener);
}

function rollDice(g: Ruleset, state: State): void {
  const bag = GOODS.flatMap((_, good) => new Array<number>(state.bag[good]).fill(good));
  for (let count = g.tables.dice.drawn[g.players]; count > 0; count--) {
    const good = draw(state, bag);
    state.bag[good] -= 1;
    state.dice[good * FACES + roll(state, FACES) - 1] += 1;
  }
}

/** Before everybody's next turn a corruption token is turned up, and all discs go down. */
function corrupt(g: Ruleset, state: State, listener?: Listener): void {
  const token = draw(state, state.corruption);
  state.revealed.push(token);
  listener?.({ kind: 'corrupted', seat: TABLE, readers: 'all', data: { steps: token } });
  lowerDiscs(state, token);
  if (isAlone(g)) favourDisc(g, state, listener);
}

export function runNextTurn(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  state.phase = 'actions';
  if (state.moved === state.order.length) {
    state.moved = 0;
    state.turns += 1;
  }
  if (state.turns === g.tables.dice.turns) {
    discharge(state, owed);
    return;
  }
  // Asked of the tokens: who leaves for good may take the first place of the order with them.
  if (state.revealed.length === state.turns && state.turns < g.tables.corruption.perRound)
    corrupt(g, state, listener);
  const seat = state.order[state.moved];
  state.moved += 1;
  if (isCardinal(g, seat)) {
    oweTable(state, 'decree');
    return;
  }
  if (hasLeft(state, seat)) return;
  state.turn = newTurn(seat);
  state.pending.push([{ kind: 'turn', id: nextId(state), seat }]);
}

/** The map is not refilled, and in the last round there is nothing to win beside the king track. */
export function runCleanUp(g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  state.phase = 'cleanUp';
  for (const action of state.placeTiles.keys())
    if (state.placeTiles[action] === NONE) state.placeTiles[action] = drawBonus(state);
  if (state.round + 1 < g.tables.rounds) state.kingTile = drawBonus(state);
  for (const player of state.players) player.dice = [];
  state.dice.fill(0);
  state.bag = state.bag.map(() => g.tables.dice.perPlayer * g.players);
  state.wheel = (state.wheel + FACES - 1) % FACES;
  if (state.silver !== null) state.silver.wheel = (state.silver.wheel + FACES - 1) % FACES;
  oweTable(state, 'round');
}
