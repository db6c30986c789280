/** Innovations: five books and more for a tile of the display, three at most. */
import { toAll } from '@guildhall/kernel';
import { bridgesOf, groupsOf, ownHexes } from '../../terra/index.ts';
import { BUILDINGS, type InnovationTable } from '../data/types.ts';
import type { ActionOf } from './actions.ts';
import { addChoice, owedSteps } from './choices.ts';
import { oweCompetency } from './competencies.ts';
import { booksOf, buildingsOf, owned } from './holdings.ts';
import { oweNeutral } from './neutral-buildings.ts';
import { areAdjacent } from './reach.ts';
import { gain, score } from './resources.ts';
import { scoreRound } from './round-scoring.ts';
import type { Check } from './rule-ids.ts';
import type { BookPrice, Listener, Ruleset } from './ruleset.ts';
import { stepInEach } from './science.ts';
import { DISCIPLINE_COUNT, NONE, PALACE, type Player, SCHOOL, type State, WORKSHOP } from './state.ts';
import { freeAdvance } from './tracks.ts';

/** Coins for an innovation: nothing with a palace, neutral or not. */
export function innovationCoins(g: Ruleset, player: Player): number {
  return owned(player, PALACE) > 0 ? 0 : g.tables.innovationDisplay.coinsWithoutPalace;
}

/** Books of any discipline: those of the place in the display and those of the next slot. */
export function anyBooks(g: Ruleset, player: Player, price: Pick<BookPrice, 'any'>): number {
  return price.any + g.boards[player.home].innovationBooks[player.innovations.length];
}

/** The first discipline of which books are missing, or the books missing in all. */
export function missingBooks(g: Ruleset, player: Player, price: BookPrice): number[] {
  const missing = price.own.map((count, discipline) => Math.max(0, count - player.books[discipline]));
  let spare = booksOf(player);
  for (let discipline = 0; discipline < DISCIPLINE_COUNT; discipline++)
    spare -= price.own[discipline] - missing[discipline];
  return [...missing, Math.max(0, anyBooks(g, player, price) - spare)];
}

function canPayBooks(g: Ruleset, player: Player, price: BookPrice): boolean {
  let total = anyBooks(g, player, price);
  for (let discipline = 0; discipline < DISCIPLINE_COUNT; discipline++) {
    const own = price.own[discipline];
    if (player.books[discipline] < own) return false;
    total += own;
  }
  return booksOf(player) >= total;
}

export function checkInnovate(
  g: Ruleset,
  state: State,
  seat: number,
  { innovation }: ActionOf<'innovate'>,
): Check {
  const player = state.players[seat];
  const place = state.innovations.indexOf(innovation);
  if (place < 0) return 'AOI-INNOVATION-DISPLAY';
  if (player.innovations.length >= g.tables.innovationDisplay.most) return 'AOI-INNOVATION-THREE';
  if (!canPayBooks(g, player, g.innovationPrices[place])) return 'AOI-INNOVATION-COST';
  return player.coins >= innovationCoins(g, player) ? null : 'AOI-INNOVATION-COINS';
}

/** Pays coins and the books of named disciplines; says how many of any discipline are still to be paid. */
export function payInnovation(g: Ruleset, state: State, seat: number, innovation: number): number {
  const player = state.players[seat];
  const price = g.innovationPrices[state.innovations.indexOf(innovation)];
  player.coins -= innovationCoins(g, player);
  for (let discipline = 0; discipline < DISCIPLINE_COUNT; discipline++)
    player.books[discipline] -= price.own[discipline];
  return anyBooks(g, player, price);
}

export function takeInnovation(
  g: Ruleset,
  state: State,
  seat: number,
  innovation: number,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const tile = g.innovations[innovation];
  state.innovations[state.innovations.indexOf(innovation)] = NONE;
  player.innovations.push(innovation);
  listener?.(toAll('innovation', seat, { innovation: g.innovationIds[innovation] }));
  scoreRound(g, state, seat, 'innovation', 1);
  gain(g, state, seat, tile.atOnce, 'innovations');
  player.bowl3 += tile.tokens;
  for (let step = 0; step < tile.terraforming; step++) freeAdvance(g, state, seat, 'terraforming', listener);
  for (let step = 0; step < tile.shipping; step++) freeAdvance(g, state, seat, 'shipping', listener);
  for (let count = 0; count < tile.competencies; count++) oweCompetency(g, state, seat);
  if (tile.neutral !== 'nothing') oweNeutral(g, state, seat, BUILDINGS.indexOf(tile.neutral));
  scoreCount(g, state, seat, tile);
  stepInEach(g, state, seat, tile.stepsEach, listener);
}

function scoreCount(g: Ruleset, state: State, seat: number, tile: InnovationTable): void {
  if (tile.counts === 'nothing') return;
  const player = state.players[seat];
  const count = countFor(g, state, seat, tile.counts);
  const { pointsByCount } = tile;
  const byCount = pointsByCount.length === 0 ? 0 : pointsByCount[Math.min(count, pointsByCount.length - 1)];
  const points = byCount + tile.pointsEach * count;
  score(player, 'innovations', points);
  const steps = tile.stepsForEach * count;
  if (steps > 0) addChoice(g, state, owedSteps(state, seat, steps, 'innovation'));
}

function countFor(g: Ruleset, state: State, seat: number, counts: InnovationTable['counts']): number {
  const player = state.players[seat];
  switch (counts) {
    case 'nothing':
      return 0;
    case 'townTiles':
      return player.towns.length;
    case 'twoHighestLevels': {
      const levels = [...player.levels].sort((a, b) => b - a);
      return levels[0] + levels[1];
    }
    case 'workshops':
      return owned(player, WORKSHOP);
    case 'schools':
      return owned(player, SCHOOL);
    case 'bridges':
      return bridgesOf(state, seat);
    case 'buildings':
      return buildingsOf(player);
    case 'groups':
      return groupsOf(ownHexes(g, state, seat), (a, b) => areAdjacent(g, state, a, b)).length;
    case 'shapes':
      return player.neutral.filter((_, kind) => owned(player, kind) > 0).length;
  }
}
