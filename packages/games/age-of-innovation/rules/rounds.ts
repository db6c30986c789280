/** What happens between the turns: income, the next turn, science bonuses, cleaning up. Steps of the table. */
import {
  discharge,
  hasLeft,
  type Note,
  nextId,
  oweTable,
  reveal,
  type SumAmounts,
  TABLE,
  toAll,
} from '@guildhall/kernel';
import {
  beginActions,
  freeActions,
  giveNextTurn,
  isLastRound,
  orderOfPassing,
  type Turn,
} from '../../terra/index.ts';
import { DISCIPLINES, type Gain, OWN_BUILDINGS } from '../data/types.ts';
import { isAutoma } from './automa/seats.ts';
import { prepareRound } from './automa/turn.ts';
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

/** What of a gain is no point: points are scored by their sources. */
function goodsOf({ points: _points, ...goods }: Gain): SumAmounts {
  return goods;
}

/** What buildings of a row that left the board add to what it shows without them. */
function uncovered([none, ...more]: readonly Gain[], count: number): SumAmounts {
  const all = count === 0 ? none : more[count - 1];
  return {
    coins: all.coins - none.coins,
    tools: all.tools - none.tools,
    scholars: all.scholars - none.scholars,
    power: all.power - none.power,
    books: all.books - none.books,
  };
}

/**
 * Income of a seat without points: from its board, its faction, its tiles and the science board; `note` receives each
 * part.
 */
export function incomeOf(g: Ruleset, player: Player, note?: Note): Gain {
  const total: Gain = { coins: 0, tools: 0, scholars: 0, power: 0, books: 0, points: 0 };
  const { income } = g.boards[player.home];
  for (let kind = 0; kind < OWN_BUILDINGS.length; kind++) {
    const building = OWN_BUILDINGS[kind];
    const count = player.built[kind];
    addTo(total, income[building][count]);
    note?.({ text: 'income.board', amounts: goodsOf(income[building][0]) });
    note?.({
      text: 'income.buildings',
      values: { building, count },
      amounts: uncovered(income[building], count),
    });
  }
  const { income: ofFaction } = g.factions[player.faction];
  addTo(total, ofFaction);
  note?.({ text: 'income.faction', amounts: goodsOf(ofFaction) });
  if (player.bonus !== NONE) {
    const bonus = g.bonuses[player.bonus];
    addTo(total, bonus.income);
    note?.({ text: 'income.bonus', amounts: goodsOf(bonus.income) });
  }
  const palace = palaceOf(g, player);
  if (palace !== null) {
    addTo(total, palace.income);
    note?.({ text: 'income.palace', amounts: goodsOf(palace.income) });
  }
  for (const innovation of player.innovations) {
    addTo(total, g.innovations[innovation].income);
    note?.({
      text: 'income.innovation',
      values: { innovation: g.innovationIds[innovation] },
      amounts: goodsOf(g.innovations[innovation].income),
    });
  }
  for (const competency of competenciesOf(g, player)) {
    addTo(total, competency.income);
    note?.({
      text: 'income.competency',
      values: { competency: g.competencyIds[g.competencies.indexOf(competency)] },
      amounts: goodsOf(competency.income),
    });
  }
  const { income: forLevels, incomeLevel } = g.tables.science;
  for (const [discipline, level] of player.levels.entries()) {
    if (level < incomeLevel) continue;
    const paid = forLevels[DISCIPLINES[discipline]];
    addTo(total, paid);
    note?.({
      text: 'income.science',
      values: { discipline: DISCIPLINES[discipline] },
      amounts: goodsOf(paid),
    });
  }
  return total;
}

/** Scores the points that come with the income, each by its source; `note` receives each part. Returns how many. */
export function scoreIncome(g: Ruleset, player: Player, note?: Note): number {
  const before = player.points;
  const palace = palaceOf(g, player);
  if (palace !== null) {
    const { points } = palace.income;
    score(player, 'palaces', points);
    note?.({ text: 'income.palace', amounts: { points } });
  }
  for (const innovation of player.innovations) {
    const { points } = g.innovations[innovation].income;
    score(player, 'innovations', points);
    note?.({
      text: 'income.innovation',
      values: { innovation: g.innovationIds[innovation] },
      amounts: { points },
    });
  }
  for (const competency of competenciesOf(g, player)) {
    const { points } = competency.income;
    score(player, 'competencies', points);
    note?.({
      text: 'income.competency',
      values: { competency: g.competencyIds[g.competencies.indexOf(competency)] },
      amounts: { points },
    });
  }
  const { income, incomeLevel } = g.tables.science;
  for (const [discipline, level] of player.levels.entries()) {
    if (level < incomeLevel) continue;
    const { points } = income[DISCIPLINES[discipline]];
    score(player, 'scienceIncome', points);
    note?.({ text: 'income.science', values: { discipline: DISCIPLINES[discipline] }, amounts: { points } });
  }
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
  prepareRound(g, state, listener);
  for (const seat of state.order) {
    const player = state.players[seat];
    if (isAutoma(g, seat) || !isSetUp(player)) continue;
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
  const turnOf = (turn: Turn): Obligation =>
    isAutoma(g, turn.seat)
      ? { kind: 'automaTurn', id: turn.id, seat: TABLE }
      : { ...turn, lowestOwed: false };
  giveNextTurn(state, owed, turnOf, isLastRound(g, state) ? 'finalScoring' : 'scienceBonuses');
}

/** Times that the round's tile rewards a seat. */
function rewardsOf(g: Ruleset, state: State, player: Player): number {
  const { discipline, every } = g.roundTiles[state.roundTiles[state.round - 1]];
  const level = player.levels[DISCIPLINES.indexOf(discipline)];
  return Math.floor((level + g.factions[player.faction].scienceBonusLevels) / every);
}

/** What the round's tile gives a seat when the round ends. */
export function rewardOf(g: Ruleset, state: State, player: Player, note?: Note): Gain & { spades: number } {
  const times = rewardsOf(g, state, player);
  const { discipline, every, reward } = g.roundTiles[state.roundTiles[state.round - 1]];
  const given = {
    coins: reward.coins * times,
    tools: reward.tools * times,
    scholars: reward.scholars * times,
    power: reward.power * times,
    books: reward.books * times,
    points: 0,
    spades: reward.spades * times,
  };
  note?.({ text: 'reward.tile', values: { discipline, every, times }, amounts: given });
  return given;
}

/** In the order of the next round, which is the order of passing; those who left without passing come last. */
export function runScienceBonuses(g: Ruleset, state: State, owed: Obligation, listener?: Listener): void {
  discharge(state, owed);
  state.phase = 'science';
  state.order = orderOfPassing(state);
  state.passing = [];
  const choices: Obligation[] = [];
  for (const seat of state.order) {
    const player = state.players[seat];
    if (isAutoma(g, seat) || !isSetUp(player) || rewardsOf(g, state, player) === 0) continue;
    const { spades, ...reward } = rewardOf(g, state, player);
    const gained = receive(g, player, reward, 'roundTiles');
    const { points: _none, ...resources } = gained;
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
