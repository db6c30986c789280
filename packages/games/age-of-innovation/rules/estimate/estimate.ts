/** Expected final points of a seat: its points, and what everything else it has should still bring. */
import { pointsForPlaces } from '../../../terra/index.ts';
import { USED } from '../../data/special-actions.ts';
import { DISCIPLINES } from '../../data/types.ts';
import { largestArea } from '../final-scoring.ts';
import { booksOf, buildingsOf, competenciesOf, owned, palaceOf } from '../holdings.ts';
import { powerAt } from '../reach.ts';
import { incomeOf, incomeSteps } from '../rounds.ts';
import type { Ruleset } from '../ruleset.ts';
import { specialOf } from '../space-effects.ts';
import { GUILD, NONE, PALACE, type Player, SCHOOL, type State, UNIVERSITY } from '../state.ts';
import { groupOf } from '../towns.ts';
import { type Moment, momentOf, worthOfGain, worthOfSpaceEffect } from './worth.ts';

export function estimateOf(g: Ruleset, state: State, seat: number): number {
  const player = state.players[seat];
  const isOver = state.pending.length === 0 && state.aside.length === 0;
  if (isOver || player.home === NONE || player.faction === NONE) return player.points;
  const moment = momentOf(g, state, player);
  return (
    player.points +
    resources(player, moment) +
    income(g, player, moment) +
    science(g, state, seat, moment) +
    area(g, state, seat, moment) +
    towns(g, state, seat, moment) +
    abilities(g, player, moment) +
    passing(g, player, moment) +
    owed(state, seat, moment)
  );
}

/** More coins than can be spent soon are worth what the end pays for them. */
const MANY_COINS = 15;
const SPARE_COIN = 0.2;

function resources(player: Player, { prices }: Moment): number {
  const { coins, tools, scholars, bowl1, bowl2, bowl3 } = player;
  const spare = Math.max(0, coins - MANY_COINS);
  return (
    (coins - spare) * prices.coin +
    spare * SPARE_COIN +
    tools * prices.tool +
    scholars * prices.scholar +
    booksOf(player) * prices.book +
    bowl1 * prices.bowls[0] +
    bowl2 * prices.bowls[1] +
    bowl3 * prices.bowls[2] +
    player.keys * 8 * prices.step * 0.25
  );
}

/** The round bonus in hand pays once more at most, and only for those who have chosen it for the next round. */
function income(g: Ruleset, player: Player, { incomes, live, prices }: Moment): number {
  if (incomes === 0) return 0;
  const bonus = player.bonus === NONE ? 0 : worthOfGain(g.bonuses[player.bonus].income, prices);
  const lasting = worthOfGain(incomeOf(g, player), prices) - bonus + incomeSteps(g, player) * prices.step;
  return lasting * incomes * 0.9 + (live === 1 ? 0 : bonus);
}

function science(g: Ruleset, state: State, seat: number, { incomes, live, ahead, prices }: Moment): number {
  const player = state.players[seat];
  const { rounds } = g.tables;
  let worth = 0;
  DISCIPLINES.forEach((_, discipline) => {
    const levels = state.players.map((one) => one.levels[discipline]);
    if (state.neutralLevels.length > 0) levels.push(state.neutralLevels[discipline]);
    const places = pointsForPlaces(levels, g.tables.finalScoring.science)[seat];
    worth += places * (1 - 0.6 * ahead) + player.levels[discipline] * (0.15 + 0.3 * ahead);
  });
  if (incomes + live === 0) return worth;
  const more = g.factions[player.faction].scienceBonusLevels;
  const isRewarded = state.phase === 'science';
  for (let round = isRewarded ? state.round + 1 : state.round; round < rounds; round++) {
    const { discipline, every, reward } = g.roundTiles[state.roundTiles[round - 1]];
    const level = player.levels[DISCIPLINES.indexOf(discipline)] + more;
    const times = round === state.round ? Math.floor(level / every) : level / every;
    worth += times * (worthOfGain(reward, prices) + reward.spades * prices.spade) * 0.9;
  }
  return worth;
}

const UNKNOWN_AREA = 13;

function area(g: Ruleset, state: State, seat: number, { ahead }: Moment): number {
  const areas = state.players.map((_, other) => largestArea(g, state, other));
  // A secret until the last round, so no estimate may depend on it before.
  if (state.neutralArea !== NONE)
    areas.push(state.round < g.tables.rounds ? UNKNOWN_AREA : state.neutralArea);
  const places = pointsForPlaces(areas, g.tables.finalScoring.area)[seat];
  return places * (1 - 0.7 * ahead) + areas[seat] * (0.2 + ahead) + buildingsOf(state.players[seat]) * 0.5;
}

/** How near the best groups outside of towns are to a town. */
function towns(g: Ruleset, state: State, seat: number, { incomes, live }: Moment): number {
  if (incomes + live === 0) return 0;
  const { town } = g.tables;
  const seen = new Set<number>();
  let worth = 0;
  for (let hex = 0; hex < g.land; hex++) {
    if (state.buildings[hex] >> 4 !== seat || state.inTown[hex] === 1 || seen.has(hex)) continue;
    const group = groupOf(g, state, seat, hex);
    let power = 0;
    let isTown = false;
    for (const member of group) {
      seen.add(member);
      power += powerAt(g, state, member);
      isTown ||= state.inTown[member] === 1;
    }
    if (isTown) continue;
    const share = Math.min(1, power / town.power) * Math.min(1, group.length / town.buildings);
    worth += 6 * share * share;
  }
  return worth;
}

const SOURCES = ['faction', 'palace', 'deusExMachina', 'professors', 'competency'] as const;

function abilities(g: Ruleset, player: Player, { incomes, live, prices }: Moment): number {
  const rounds = incomes + live;
  let worth = player.shipping * 0.5 * incomes + player.terraforming * 0.9 * incomes;
  SOURCES.forEach((source) => {
    const effect = specialOf(g, player, source);
    if (effect === null) return;
    const now = live === 1 && (player.used & USED[source]) === 0 ? 1 : 0;
    worth += worthOfSpaceEffect(effect, prices) * (0.8 * incomes + 0.6 * now);
  });
  const bonus = player.bonus === NONE ? null : g.bonuses[player.bonus].action;
  const isOpen = live === 0 ? incomes > 0 : (player.used & USED.roundBonus) === 0;
  if (bonus !== null && isOpen) worth += worthOfSpaceEffect(bonus, prices) * 0.6;
  const palace = palaceOf(g, player);
  if (palace !== null) {
    worth += rounds * (palace.pointsPerWorkshop + 0.6 * palace.pointsPerGuild);
    if (palace.flight !== null) worth += 3 * rounds;
    if (palace.townDiscount > 0 || palace.riverTowns) worth += rounds;
  }
  for (const { pointsPerScholar, pointsPerEdgeWorkshop } of competenciesOf(g, player))
    worth += rounds * (0.8 * pointsPerScholar + 0.3 * pointsPerEdgeWorkshop);
  return worth + player.annexes * 0.5 * rounds;
}

/** Points of this pass and of later ones, as things stand. */
function passing(g: Ruleset, player: Player, { incomes, live, prices }: Moment): number {
  const schools = owned(player, SCHOOL);
  let each = (palaceOf(g, player)?.passPointsPerSchool ?? 0) * schools;
  for (const innovation of player.innovations)
    each += g.innovations[innovation].passPointsPerGuild * owned(player, GUILD);
  for (const { passPointsPerTownTile, passPointsPerLowestLevel } of competenciesOf(g, player)) {
    each += passPointsPerTownTile * player.towns.length;
    each += passPointsPerLowestLevel * Math.min(...player.levels);
  }
  if (player.bonus === NONE) return each * (incomes + live);
  const bonus = g.bonuses[player.bonus];
  const once =
    bonus.passPointsPerPalaceOrUniversity * (owned(player, PALACE) + owned(player, UNIVERSITY)) +
    bonus.passStepsPerSchool * schools * prices.step;
  const isAhead = live === 1 || incomes > 0;
  return each * (incomes + live) + (isAhead ? once : 0);
}

/** What a seat is still owed in the middle of its turn. */
function owed(state: State, seat: number, { prices }: Moment): number {
  let worth = 0;
  for (const group of state.pending) {
    for (const one of group) {
      if (one.seat !== seat) continue;
      if (one.kind === 'takeBooks') worth += one.count * prices.book;
      else if (one.kind === 'steps') worth += one.count * prices.step;
      else if (one.kind === 'terraform' || one.kind === 'spades') worth += one.free * prices.spade;
      else if (one.kind === 'town') worth += 8;
      else if (one.kind === 'competency') worth += 6;
      else if (one.kind === 'choosePalace') worth += 8;
    }
  }
  return worth;
}
