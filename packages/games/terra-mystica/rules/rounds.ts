/** What happens between the turns: income, the next turn, cult rewards, cleaning up. Steps of the table. */
import { discharge, hasLeft, type Note, nextId, oweTable, TABLE, toAll } from '@guildhall/kernel';
import {
  beginActions,
  freeActions,
  giveNextTurn,
  isLastRound,
  orderOfPassing,
  seatsFrom,
} from '../../terra/index.ts';
import { BUILDINGS, CULTS } from '../data/types.ts';
import { favoursOf } from './held-favours.ts';
import { addCoins } from './passing.ts';
import { type Gain, gain } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { spadesGained } from './spades.ts';
import { NONE, type Obligation, type Player, type State } from './state.ts';

/** Income of a seat from its buildings, its bonus card and its favour tiles; `note` receives each part. */
export function incomeOf(g: Ruleset, player: Player, note?: Note): Gain {
  const total = { coins: 0, workers: 0, priests: 0, power: 0 };
  const add = (income: Gain): void => {
    total.coins += income.coins;
    total.workers += income.workers;
    total.priests += income.priests;
    total.power += income.power;
  };
  const { income } = g.factions[player.faction];
  for (let kind = 0; kind < BUILDINGS.length; kind++) {
    const count = player.built[kind];
    const row = income[BUILDINGS[kind]];
    add(row[count]);
    note?.({ text: 'income.board', amounts: { ...row[0] } });
    note?.({
      text: 'income.buildings',
      values: { building: BUILDINGS[kind], count },
      amounts: uncovered(row, count),
    });
  }
  if (player.card !== NONE) {
    const card = g.cards[player.card];
    add(card.income);
    note?.({ text: 'income.card', values: { card: g.cardIds[player.card] }, amounts: { ...card.income } });
  }
  for (const favour of favoursOf(g, player)) {
    add(favour.income);
    note?.({
      text: 'income.favour',
      values: { tile: g.favourIds[g.favours.indexOf(favour)] },
      amounts: { ...favour.income },
    });
  }
  return total;
}

/** What buildings of a row that left the board add to what it shows without them. */
function uncovered(row: readonly Gain[], count: number): Record<keyof Gain, number> {
  const [none] = row;
  const { coins, workers, priests, power } = row[count];
  return {
    coins: coins - none.coins,
    workers: workers - none.workers,
    priests: priests - none.priests,
    power: power - none.power,
  };
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

/** What the round's tile gives a seat when the round ends. */
export function rewardOf(g: Ruleset, state: State, player: Player, note?: Note): Gain & { spades: number } {
  const times = rewardsOf(g, state, player);
  const { counts, every, reward } = g.scoring[state.scoring[state.round - 1]];
  const given = {
    coins: reward.coins * times,
    workers: reward.workers * times,
    priests: reward.priests * times,
    power: reward.power * times,
    spades: reward.spades * times,
  };
  note?.({ text: 'reward.tile', values: { counts, every, times }, amounts: given });
  return given;
}

export function runCultRewards(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'cults';
  state.order = nextOrder(g, state);
  state.passing = [];
  const spades: Obligation[] = [];
  for (const seat of state.order) {
    const player = state.players[seat];
    if (rewardsOf(g, state, player) === 0) continue;
    const reward = rewardOf(g, state, player);
    const gained = gain(g, player, reward);
    const spadesEarned = reward.spades;
    listener?.(toAll('cultReward', seat, { ...gained, spades: spadesEarned }));
    if (spadesEarned === 0) continue;
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
