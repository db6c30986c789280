/**
 * What a seat may expect to score in the end, for bots: what it has, what the final scoring would give for it now, and
 * how much its people, tiles and cards are still good for in the rounds that are left.
 */
import { ACTIONS, type Benefit, type EffectId } from '../data/types.ts';
import { eraOf } from './citizens.ts';
import type { Ruleset } from './ruleset.ts';
import { goalPoints } from './scoring/goals.ts';
import { wealthPoints } from './scoring/wealth.ts';
import { NONE, type Obligation, type Player, type State, UNKNOWN } from './state.ts';
import { FIRST_WEALTH, isAspiration, kindOf, NUMBERS, WEALTH } from './tiles.ts';
import { actionsOf } from './turn/benefits.ts';
import { diplomatsOf } from './turn/diplomats.ts';

/** What an action that is owed promises before it is clear how it will be done. */
const PROMISE: Readonly<Record<(typeof ACTIONS)[number], number>> = {
  present: 4,
  invent: 4,
  innovate: 2.5,
  share: 4.5,
  callSpecialists: 3,
  gainInfluence: 6,
  travel: 2.5,
  eureka: 4,
  sendDiplomat: 1,
  recallDiplomat: 1.5,
};
const PROMISES = ACTIONS.map((action) => PROMISE[action]);

/** How often a round a good player performs an action, in whatever way; measured by bench/balance.ts. */
const HABIT: Readonly<Record<(typeof ACTIONS)[number], number>> = {
  present: 0.37,
  invent: 0.37,
  innovate: 0.13,
  share: 0.33,
  callSpecialists: 0.28,
  gainInfluence: 0.18,
  travel: 0.36,
  eureka: 0.13,
  sendDiplomat: 0.13,
  recallDiplomat: 0.08,
};
const HABITS = ACTIONS.map((action) => HABIT[action]);

/** How often an economy tile with this effect finds a good use in an era. */
const OPPORTUNITY: ReadonlyMap<EffectId, number> = new Map([
  ['travel', 1],
  ['callSpecialists', 0.9],
  ['share', 0.8],
  ['present', 0.8],
  ['gainInfluence', 0.7],
  ['eureka', 0.6],
  ['build', 0.5],
]);

interface Moment {
  /** The share of the game that is still to come, and whole rounds of the seat. */
  readonly ahead: number;
  readonly rounds: number;
  /** Changes of era that bring exhausted specialists home. */
  readonly changes: number;
}

function momentOf(g: Ruleset, state: State, seat: number): Moment {
  const at = state.order.indexOf(seat);
  const hasMoved = at < state.moved && state.turn.seat !== seat;
  const rounds = g.rounds - state.round + (hasMoved ? 0 : 1);
  return { ahead: Math.min(1, rounds / g.rounds), rounds, changes: Math.max(0, 5 - state.era) };
}

/** Points of the track, smoothed: on the way to the next band a step is worth more the nearer the end. */
function influenceWorth(g: Ruleset, { influence }: Player, { ahead }: Moment): number {
  const track = g.tables.influenceTrack;
  const smooth = Math.min(10, 1 + influence);
  return ahead * (smooth + 0.5 * track[influence].markers) + (1 - ahead) * track[influence].points;
}

function peopleWorth(g: Ruleset, state: State, seat: number, moment: Moment): number {
  const player = state.players[seat];
  const { ahead, changes, rounds } = moment;
  if (rounds === 0) return 0;
  let atHome = 0;
  let exhausted = 0;
  for (let type = 0; type < 3; type++) {
    // The first specialists of a type are needed most.
    atHome += Math.min(player.home[type], 2) + 0.5 * Math.max(0, player.home[type] - 2);
    exhausted += player.exhausted[type];
  }
  let onMap = 0;
  for (const { citizens } of state.regions) onMap += citizens[seat];
  const later = changes > 0 ? 0.6 : 0;
  return (
    (0.3 + 0.7 * ahead) * (atHome + 1.25 * player.scholars) +
    later * ahead * exhausted +
    0.7 * ahead * onMap +
    0.5 * ahead * diplomatsOf(state, seat) +
    (changes > 0 ? 0.6 * player.sages : 0) +
    0.5 * (eraOf(g, state, seat) - 2) * ahead * 3
  );
}

/** Ideas and inventions in the regions, in which the seat takes part. */
function worksWorth(g: Ruleset, state: State, seat: number, { rounds, ahead }: Moment): number {
  if (rounds === 0) return 0;
  let worth = 0;
  for (const at of state.regions) {
    if (at.card === NONE) continue;
    const { era } = g.cards[at.card];
    const chance = at.invented ? 0.75 : 0.5;
    if (at.presenter === seat) worth += (chance * era + 0.6 * ahead) * at.presenters;
    if (at.inventor === seat) worth += 1.5 + 1.5 * ahead;
    if (at.innovator === seat) worth += 1.2 * ahead;
    if (at.invented && (at.presenter === seat || at.inventor === seat || at.innovator === seat)) worth += 1;
  }
  return worth;
}

/** How near the seat is to a token: the majority, and enough citizens. */
function tokensWorth(g: Ruleset, state: State, seat: number, { rounds, ahead }: Moment): number {
  const player = state.players[seat];
  if (rounds === 0) return 0;
  let fewest = 0;
  let open = 0;
  for (let token = 1; token < player.tokens.length; token++) {
    if (player.tokens[token] === NONE) {
      const { citizens } = g.tokens[token];
      if (fewest === 0 || citizens < fewest) fewest = citizens;
    } else if ((player.flipped & (1 << token)) === 0) open += 1;
  }
  let best = 0;
  if (fewest > 0) {
    for (let region = 0; region < state.regions.length; region++) {
      const { citizens, influence } = state.regions[region];
      const space = influence.indexOf(NONE);
      if (space < 0 || player.tokens.includes(region)) continue;
      let rival = 0;
      for (let owner = 0; owner < citizens.length; owner++)
        if (owner !== seat) rival = Math.max(rival, citizens[owner]);
      const needed = Math.max(fewest, rival + 1);
      const share = Math.min(1, citizens[seat] / needed);
      best = Math.max(best, share * share * g.influenceSpaces[region][space]);
    }
  }
  return 0.5 * best + 0.8 * ahead * open;
}

/** What a benefit is worth while there is time to use it. */
function benefitWorth({ effect, amount }: Benefit): number {
  const actions = actionsOf(effect);
  if (actions !== 0) return 0.8 * best(actions);
  switch (effect) {
    case 'points':
      return amount;
    case 'influence':
      return 0.9 * amount;
    case 'citizen':
      return 0.8 * amount;
    case 'scholar':
      return 1.2 * amount;
    case 'build':
      return 2.5;
    default:
      return 1;
  }
}

/** What a built progress tile will still do for its owner; economy tiles beyond the markers do little. */
function progressWorth(g: Ruleset, player: Player, tile: number, moment: Moment, hasMarker: boolean): number {
  const { rounds, ahead, changes } = moment;
  const number = tile % NUMBERS;
  switch (kindOf(tile)) {
    case 0: {
      const { effect } = g.economyTiles[number];
      const uses = hasMarker ? 0.9 * (changes + 1) : 0;
      return (0.8 + uses * (OPPORTUNITY.get(effect) ?? 0.5)) * ahead;
    }
    case 1: {
      const tile = g.cultureTiles[number];
      return (2 + 4 * HABITS[tile.action] * benefitWorth(tile)) * ahead;
    }
    default: {
      if ((player.technologyUsed & (1 << number)) !== 0) return 0;
      const [first, second] = g.technologyTiles[number];
      return Math.min(1.5, 0.6 * rounds) * (0.6 + HABITS[first] + HABITS[second]);
    }
  }
}

function tilesWorth(g: Ruleset, state: State, seat: number, moment: Moment): number {
  const { rounds, ahead } = moment;
  const player = state.players[seat];
  let worth = 0;
  let markers = player.economyMarkers;
  for (const tile of player.map) {
    if (tile === NONE) continue;
    if (kindOf(tile) === WEALTH)
      worth += wealthPoints(g, player.map, g.wealth[tile - FIRST_WEALTH]) + 3 * ahead;
    else {
      worth += progressWorth(g, player, tile, moment, markers > 0);
      if (kindOf(tile) === 0) markers -= 1;
    }
  }
  for (const tile of player.area) {
    if (rounds === 0) break;
    // Whatever waits may still be built, the later the less likely.
    const hope = Math.min(1, 0.3 + rounds / 6);
    if (isAspiration(tile)) worth += 1.4 * hope;
    else if (kindOf(tile) === WEALTH) worth += 3 * hope;
    else worth += (1.2 + 0.15 * progressWorth(g, player, tile, moment, true)) * hope;
  }
  const types = [0, 0, 0];
  for (const card of player.inventions) types[g.cards[card].type] += 1;
  for (const count of types) worth += (Math.min(count, 2) * 1.2 + Math.max(0, count - 2) * 0.5) * ahead;
  return worth + 0.5 * player.economyMarkers * ahead;
}

/** The best goals as they stand, and a little for the others. */
function goalsWorth(g: Ruleset, state: State, seat: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (const goal of state.players[seat].goals) {
    if (goal === UNKNOWN) continue;
    const points = goalPoints(g, state, seat, goal);
    third = Math.max(third, Math.min(second, points));
    second = Math.max(second, Math.min(first, points));
    first = Math.max(first, points);
  }
  return first + second + 0.2 * third;
}

function best(actions: number): number {
  let worth = 0;
  for (const [at, promise] of PROMISES.entries())
    if ((actions & (1 << at)) !== 0) worth = Math.max(worth, promise);
  return worth;
}

/** What the seat still owes or may still take in this turn. */
function owedWorth(owed: Obligation): number {
  switch (owed.kind) {
    case 'act':
      return best(owed.actions);
    case 'chain':
      return 1.5;
    case 'citizen':
      return 0.8;
    case 'train':
    case 'bringHome':
    case 'eraSpace':
      return 1.2;
    case 'shareTile':
      return 3;
    case 'exhaust':
      return -0.8 * owed.left;
    case 'drawIdea':
      return owed.left * 0.8;
    case 'turn':
      return owed.acted ? 0 : 6;
    case 'build':
      return owed.left > 0 ? 0.5 : 0;
    default:
      return 0;
  }
}

export function estimateOf(g: Ruleset, state: State, seat: number): number {
  const player = state.players[seat];
  if (state.phase === 'end') return player.points;
  const moment = momentOf(g, state, seat);
  let worth =
    player.points +
    influenceWorth(g, player, moment) +
    peopleWorth(g, state, seat, moment) +
    worksWorth(g, state, seat, moment) +
    tokensWorth(g, state, seat, moment) +
    tilesWorth(g, state, seat, moment) +
    goalsWorth(g, state, seat) +
    0.8 * moment.ahead * (player.ideas.length + (state.turn.seat === seat ? state.turn.presented : 0));
  for (const group of state.pending)
    for (const owed of group) if (owed.seat === seat) worth += owedWorth(owed);
  if (state.turn.seat === seat) worth += 0.6 * state.turn.markers;
  return worth;
}
