/** What happens between the turns: income, the next turn, cult rewards, cleaning up. Steps of the table. */
import { discharge, hasLeft, nextId, TABLE, toAll } from '@guildhall/kernel';
import {
  beginActions,
  freeActions,
  giveNextTurn,
  isLastRound,
  orderOfPassing,
  oweTable,
  seatsFrom,
} from '../../terra/index.ts';
import { BUILDINGS, CULTS } from '../data/types.ts';
import { favoursOf } from './held-favours.ts';
import { addCoins } from './passing.ts';
import { type Gain, gain } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { spadesGained } from './spades.ts';
import { NONE, type Obligation, type Player, type State } from './state.ts';

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
  addCoins(state);
  listener?.(toAll('roundStarted', TABLE, { round: state.round }));
  for (const seat of state.order) {
    const player = state.players[seat];
    if (player.faction === NONE) continue;
    const income = gain(g, player, incomeOf(g, player));
    listener?.(toAll('income', seat, { ...income }));
  }
  beginActions(state);
}

export function runNextTurn(g: Ruleset, state: State, owed: Obligation): void {
  giveNextTurn(state, owed, (turn) => turn, isLastRound(g, state) ? 'finalScoring' : 'cultRewards');
}

/**
 * The order of the next round: the first to pass starts; the others clockwise, or in the order of passing. Those who
 * left keep their places clockwise, and come last where they did not pass.
 */
function nextOrder(g: Ruleset, state: State): number[] {
  if (g.options.turnOrder === 'passing') return orderOfPassing(state);
  return seatsFrom(state.passing[0] ?? state.order[0], g.seats);
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
    listener?.(toAll('cultReward', seat, { ...gained, spades: spadesEarned }));
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
  freeActions(state);
  state.round += 1;
  oweTable(state, 'income');
}
