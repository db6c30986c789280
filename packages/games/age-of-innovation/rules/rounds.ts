/** What happens between the turns: income, the next turn, science bonuses, cleaning up. Steps of the table. */
import { discharge, hasLeft, nextId, reveal, TABLE, toAll } from '@guildhall/kernel';
import {
  beginActions,
  freeActions,
  giveNextTurn,
  isLastRound,
  orderOfPassing,
  oweTable,
  type Turn,
} from '../../terra/index.ts';
import { DISCIPLINES, type Gain, OWN_BUILDINGS } from '../data/types.ts';
import { owedBooks, owedSteps } from './choices.ts';
import { competenciesOf, isSetUp, palaceOf } from './holdings.ts';
import { addCoins } from './passing.ts';
import { receive, score } from './resources.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type Obligation, type Player, type State } from './state.ts';

function addTo(total: Gain, more: Gain): void {
  total.coins += more.coins;
  total.tools += more.tools;
  total.scholars += more.scholars;
  total.power += more.power;
  total.books += more.books;
}

/** Income of a seat but for points: from its board, its faction, its tiles and the science board. */
export function incomeOf(g: Ruleset, player: Player): Gain {
  const total: Gain = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0 };
  const { income } = g.boards[player.home];
  for (let kind = 0; kind < OWN_BUILDINGS.length; kind++)
    addTo(total, income[OWN_BUILDINGS[kind]][player.built[kind]]);
  addTo(total, g.factions[player.faction].income);
  if (player.bonus !== NONE) addTo(total, g.bonuses[player.bonus].income);
  const palace = palaceOf(g, player);
  if (palace !== null) addTo(total, palace.income);
  for (const innovation of player.innovations) addTo(total, g.innovations[innovation].income);
  for (const competency of competenciesOf(g, player)) addTo(total, competency.income);
  const { income: forLevels, incomeLevel } = g.tables.science;
  for (const [discipline, level] of player.levels.entries())
    if (level >= incomeLevel) addTo(total, forLevels[DISCIPLINES[discipline]]);
  return total;
}

/** Points that come with the income, each from its source. Says how many. */
function scoreIncome(g: Ruleset, player: Player): number {
  const before = player.points;
  const palace = palaceOf(g, player);
  if (palace !== null) score(player, 'palaces', palace.income.points);
  for (const innovation of player.innovations) {
    const { points } = g.innovations[innovation].income;
    score(player, 'innovations', points);
  }
  for (const { income } of competenciesOf(g, player)) score(player, 'competencies', income.points);
  const { income, incomeLevel } = g.tables.science;
  for (const [discipline, level] of player.levels.entries())
    if (level >= incomeLevel) score(player, 'scienceIncome', income[DISCIPLINES[discipline]].points);
  return player.points - before;
}

/** Steps of choice that a seat takes with its income. */
export function incomeSteps(g: Ruleset, player: Player): number {
  return competenciesOf(g, player).reduce((steps, competency) => steps + competency.incomeSteps, 0);
}

export function runIncome(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'income';
  listener?.(toAll('roundStarted', TABLE, { round: state.round }));
  const choices: Obligation[][] = [];
  for (const seat of state.order) {
    const player = state.players[seat];
    if (!isSetUp(player)) continue;
    const income = receive(g, player, incomeOf(g, player), 'scienceIncome');
    const points = scoreIncome(g, player);
    listener?.(toAll('income', seat, { ...income, points }));
    const group = incomeChoices(g, state, seat, income.books);
    if (group.length > 0) choices.push(group);
  }
  oweTable(state, 'actions');
  // In turn order: the first seat's choices go on top.
  for (let i = choices.length - 1; i >= 0; i--) state.pending.push(choices[i]);
}

function incomeChoices(g: Ruleset, state: State, seat: number, books: number): Obligation[] {
  const group: Obligation[] = [];
  if (hasLeft(state, seat)) return group;
  if (books > 0) group.push(owedBooks(state, seat, books));
  const steps = incomeSteps(g, state.players[seat]);
  if (steps > 0) group.push(owedSteps(state, seat, steps, 'income'));
  return group;
}

export function runActions(state: State, owed: Obligation): void {
  discharge(state, owed);
  beginActions(state);
}

export function runNextTurn(g: Ruleset, state: State, owed: Obligation): void {
  const turnOf = (turn: Turn) => ({ ...turn, lowestOwed: false });
  giveNextTurn(state, owed, turnOf, isLastRound(g, state) ? 'finalScoring' : 'scienceBonuses');
}

/** Times that the round's tile rewards a seat. */
function rewardsOf(g: Ruleset, state: State, player: Player): number {
  const { discipline, every } = g.roundTiles[state.roundTiles[state.round - 1]];
  const level = player.levels[DISCIPLINES.indexOf(discipline)];
  return Math.floor((level + g.factions[player.faction].scienceBonusLevels) / every);
}

/** In the order of the next round, which is the order of passing; those who left without passing come last. */
export function runScienceBonuses(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'science';
  state.order = orderOfPassing(state);
  state.passing = [];
  const { reward } = g.roundTiles[state.roundTiles[state.round - 1]];
  const choices: Obligation[] = [];
  for (const seat of state.order) {
    const player = state.players[seat];
    if (!isSetUp(player)) continue;
    const times = rewardsOf(g, state, player);
    if (times === 0) continue;
    const gained = receive(
      g,
      player,
      {
        coins: reward.coins * times,
        tools: reward.tools * times,
        scholars: reward.scholars * times,
        power: reward.power * times,
        books: reward.books * times,
        points: 0,
      },
      'roundTiles',
    );
    const { points: _none, ...resources } = gained;
    const spades = reward.spades * times;
    listener?.(toAll('scienceBonus', seat, { ...resources, spades }));
    if (hasLeft(state, seat)) continue;
    if (gained.books > 0) choices.push(owedBooks(state, seat, gained.books));
    if (spades > 0) choices.push({ kind: 'spades', id: nextId(state), seat, free: spades });
  }
  oweTable(state, 'cleanUp');
  for (let i = choices.length - 1; i >= 0; i--) state.pending.push([choices[i]]);
}

/** Frees the actions, puts a coin on each round bonus left over, and begins the next round. */
export function runCleanUp(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  freeActions(state);
  state.bookUsed = 0;
  addCoins(state);
  state.round += 1;
  if (state.neutralArea !== NONE && isLastRound(g, state)) {
    reveal(state);
    listener?.(toAll('neutralArea', TABLE, { buildings: state.neutralArea }));
  }
  oweTable(state, 'income');
}
