/** How the estimate is taught: games of every kind, seats of many tastes, and the games of the league. */
import type { BaseOptions, Random } from '@guildhall/kernel';
import type { GameTeaching, Liking } from '../teaching.ts';
import { tables } from './data/index.ts';
import { estimateBy, FEATURES, inputsOf, taught, WEIGHTS } from './rules/estimate/index.ts';
import { type Options, rulesetOf, type State } from './rules/index.ts';

/** Games of these seasons and later ones only measure. */
const FIRST_MEASURED_SEASON = 66;

/** What the league plays by. */
const LEAGUE = {
  players: 4,
  extraTownTiles: true,
  shippingCard: true,
  templeTile: true,
  turnOrder: 'passing',
  leech: 'deferred',
  cultistsRefused: 'power',
  spadeTile: 'gained',
  secondBridge: 'allowed',
  coinScoring: 'lastRound',
  givingUp: 'allowed',
};

const { rounds } = tables;
const [DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY] = [0, 1, 2, 3, 4];

function built(state: State, seat: number, ...kinds: readonly number[]): number {
  return kinds.reduce((sum, kind) => sum + state.players[seat].built[kind], 0);
}

function bitsIn(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}

const likings: readonly Liking<State>[] = [
  {
    name: 'power',
    most: 1.2,
    count: ({ players }, seat) => players[seat].bowl2 / 2 + players[seat].bowl3,
  },
  { name: 'dwellings', most: 2, count: (state, seat) => built(state, seat, DWELLING) },
  { name: 'trading houses', most: 3, count: (state, seat) => built(state, seat, TRADING_HOUSE) },
  { name: 'temples', most: 5, count: (state, seat) => built(state, seat, TEMPLE, SANCTUARY) },
  { name: 'stronghold', most: 8, count: (state, seat) => built(state, seat, STRONGHOLD) },
  { name: 'favour tiles', most: 5, count: ({ players }, seat) => bitsIn(players[seat].favours) },
  { name: 'towns', most: 8, count: ({ players }, seat) => players[seat].towns.length },
  {
    name: 'shipping and digging',
    most: 3,
    count: ({ players }, seat) => players[seat].shipping + players[seat].digging,
  },
  {
    name: 'cults',
    most: 1,
    count: ({ players }, seat) => players[seat].cults.reduce((sum, steps) => sum + steps, 0),
  },
];

function optionsFor(random: Random) {
  const is = (percent: number): boolean => random.below(100) < percent;
  if (is(30)) return LEAGUE;
  const players = is(60) ? 4 : 2 + random.below(4);
  if (is(35)) return { players };
  return {
    players,
    extraTownTiles: is(50),
    shippingCard: is(50),
    templeTile: is(50),
    turnOrder: is(50) ? 'passing' : 'clockwise',
    leech: is(50) ? 'deferred' : 'inOrder',
    cultistsRefused: is(50) ? 'power' : 'nothing',
    spadeTile: is(50) ? 'gained' : 'used',
    spadeTileRounds: is(50) ? 'notLast' : 'any',
    coinScoring: is(50) ? 'lastRound' : 'end',
  };
}

export const teaching: GameTeaching<State, Options & BaseOptions> = {
  file: 'rules/estimate/weights.ts',
  weights: WEIGHTS,
  taught,
  cells: { first: 32, second: 16 },
  features: Object.entries(FEATURES).flatMap(([group, names]) => names.map((name) => `${group}: ${name}`)),
  likings: likings.map(
    ({ name, most, count }): Liking<State> => ({
      name,
      most,
      // In the last round nothing pays off later: a taste would be waste then.
      count: (state, seat) => (state.round < rounds ? count(state, seat) : 0),
    }),
  ),
  estimate(options) {
    const g = rulesetOf(options);
    return {
      inputs: (state, seat) => inputsOf(g, state, seat),
      points: ({ players }, seat) => players[seat].points,
      value: (network, state, seat) => estimateBy(network, g, state, seat),
    };
  },
  options: optionsFor,
  records: {
    folder: 'terra-mystica/league',
    isOfUse: (file) => /^4pLeague_S\d+_\w+\.txt$/.test(file),
    isMeasured: (file) => Number(/_S(\d+)_/.exec(file)?.[1]) >= FIRST_MEASURED_SEASON,
  },
};
