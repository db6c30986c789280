/** What happens between the turns: income, the next turn, cult rewards, cleaning up. Steps of the table. */
import { discharge, hasLeft, nextId, TABLE } from '@guildhall/kernel';
import { BUILDINGS, CULTS } from '../data/types.ts';
import { favoursOf } from './held-favours.ts';
import { waitForOffers } from './leech.ts';
import { cardIsFree, isLastRound } from './passing.ts';
import { type Gain, gain } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { spadesGained } from './spades.ts';
import { NONE, type Obligation, type Player, type State } from './state.ts';

type TableKind = 'income' | 'nextTurn' | 'cultRewards' | 'cleanUp' | 'finalScoring';

export function oweTable(state: State, kind: TableKind): void {
  state.pending.push([{ kind, id: nextId(state), seat: TABLE }]);
}

/** Income of a seat from its buildings, its bonus card and its favour tiles. */
export function incomeOf(g: Ruleset, player: Player): Gain {
  const total = { coins: 0, workers: 0, priests: 0, power: 0 };
  const add = (income: Gain): void => {
    total.coins += income.coins;
    total.workers += income.workers;
    total.priests += income.priests;
    total.power += income.power;
  };
  const { income } = g.factions[player.faction];
  for (let kind = 0; kind < BUILDINGS.length; kind++) add(income[BUILDINGS[kind]][player.built[kind]]);
  if (player.card !== NONE) add(g.cards[player.card].income);
  for (const favour of favoursOf(g, player)) add(favour.income);
  return total;
}

export function runIncome(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'income';
  coinsOnCards(state);
  listener?.({ kind: 'roundStarted', seat: TABLE, readers: 'all', data: { round: state.round } });
  for (const seat of state.order) {
    const player = state.players[seat];
    if (player.faction === NONE) continue;
    const income = gain(g, player, incomeOf(g, player));
    listener?.({ kind: 'income', seat, readers: 'all', data: { ...income } });
  }
  state.phase = 'actions';
  state.turn = 0;
  state.last = NONE;
  oweTable(state, 'nextTurn');
}

/** Gives the turn to the next seat that has not passed; when all have, the round waits for open answers and ends. */
export function runNextTurn(g: Ruleset, state: State, owed: Obligation): void {
  const count = state.order.length;
  const from = state.last === NONE ? -1 : state.order.indexOf(state.last);
  for (let step = 1; step <= count; step++) {
    const seat = state.order[(from + step) % count];
    if (state.players[seat].passed) continue;
    state.last = seat;
    state.turn += 1;
    state.pending.push([{ kind: 'turn', id: nextId(state), seat, actions: 1, acted: false }]);
    return;
  }
  discharge(state, owed);
  oweTable(state, isLastRound(g, state) ? 'finalScoring' : 'cultRewards');
  waitForOffers(state);
}

/**
 * The order of the next round: the first to pass starts; the others clockwise, or in the order of passing. Those who
 * left keep their places clockwise, and come last where they did not pass.
 */
function nextOrder(g: Ruleset, state: State): number[] {
  const { order, passing } = state;
  if (g.options.turnOrder === 'passing')
    return [...passing, ...order.filter((seat) => !passing.includes(seat))];
  const first = passing[0] ?? order[0];
  return state.players.map((_, step) => (first + step) % g.seats);
}

/** Times that the round's tile rewards a seat. */
function rewardsOf(g: Ruleset, state: State, player: Player): number {
  const { counts, every } = g.scoring[state.scoring[state.round - 1]];
  const value = counts === 'cultPriests' ? player.priestsSent : player.cults[CULTS.indexOf(counts)];
  return Math.floor(value / every);
}

export function runCultRewards(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'cults';
  state.order = nextOrder(g, state);
  state.passing = [];
  const { reward } = g.scoring[state.scoring[state.round - 1]];
  const spades: Obligation[] = [];
  for (const seat of state.order) {
    const player = state.players[seat];
    const times = rewardsOf(g, state, player);
    if (times === 0) continue;
    const gained = gain(g, player, {
      coins: reward.coins * times,
      workers: reward.workers * times,
      priests: reward.priests * times,
      power: reward.power * times,
    });
    const spadesEarned = reward.spades * times;
    listener?.({ kind: 'cultReward', seat, readers: 'all', data: { ...gained, spades: spadesEarned } });
    if (reward.spades === 0) continue;
    spadesGained(g, state, player, spadesEarned, false);
    if (hasLeft(state, seat)) continue;
    spades.push({ kind: 'cultSpades', id: nextId(state), seat, free: spadesEarned });
  }
  oweTable(state, 'cleanUp');
  for (let i = spades.length - 1; i >= 0; i--) state.pending.push([spades[i]]);
}

/** Frees the actions and begins the next round. */
export function runCleanUp(_g: Ruleset, state: State, owed: Obligation): void {
  discharge(state, owed);
  state.powerUsed = 0;
  state.players.forEach((player, seat) => {
    player.used = 0;
    player.passed = hasLeft(state, seat);
  });
  state.round += 1;
  oweTable(state, 'income');
}

/** Every card that nobody holds gets a coin before the round begins. */
function coinsOnCards(state: State): void {
  state.cards.forEach((card, at) => {
    if (cardIsFree(state, card)) state.cardCoins[at] += 1;
  });
}
