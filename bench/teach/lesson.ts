/**
 * Games from which the estimate learns, played in a thread of its own. Everybody makes the turn that looks best, after
 * a stretch at the beginning, of random length, in which they try other turns too: so it sees positions that it would
 * not choose, and what comes of them under its own play.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { BudgetMeter, type Turn, turnsOf } from '@guildhall/bots';
import { type Action, rulesetOf, type State, terraMystica } from '@guildhall/games/terra-mystica';
import { estimateBy, inputsOf, type Network } from '@guildhall/games/terra-mystica/estimate';
import { deciders, type Random, type Rules, randomFrom, readOptions, settle } from '@guildhall/kernel';
import { Notes } from './samples.ts';

export interface Lesson {
  readonly network: Network | null;
  readonly games: number;
  readonly seed: string;
}

/** Most games are played as the rules stand, the others with other players and options: it should know them too. */
const USUAL = { players: 4 };
const UNUSUAL = [
  { players: 2 },
  { players: 3 },
  { players: 5 },
  {
    players: 4,
    extraTownTiles: true,
    shippingCard: true,
    templeTile: true,
    turnOrder: 'passing',
    spadeTileRounds: 'notLast',
  },
  { players: 3, extraTownTiles: true, shippingCard: true, turnOrder: 'passing', leech: 'deferred' },
  {
    players: 5,
    extraTownTiles: true,
    templeTile: true,
    turnOrder: 'passing',
    spadeTile: 'gained',
    coinScoring: 'lastRound',
  },
  { players: 4, leech: 'deferred', shippingCard: true, templeTile: true, cultistsRefused: 'power' },
];
const UNUSUAL_PERCENT = 35;

/** How many points worse a turn may look and still be tried now and then, and for how many turns at most. */
const CURIOSITY = 1.5;
const MOST_CURIOUS_TURNS = 50;
const NEVER_CURIOUS_PERCENT = 25;
const ANY_FACTION_PERCENT = 75;
const WIDTH = 3;
/** Positions right after somebody else's decision, as a part of all. */
const OTHERS_PERCENT = 6;

const { network, games, seed } = workerData as Lesson;

function compiled(options: object) {
  const chosen = readOptions(terraMystica.options, options);
  const g = rulesetOf(chosen);
  const rules: Rules<State, Action> = terraMystica.rules(chosen);
  return { g, rules: network === null ? rules : { ...rules, estimate: estimateBy(network, g) } };
}
const usual = compiled(USUAL);
const unusual = UNUSUAL.map(compiled);

function percent(random: Random, share: number): boolean {
  return random.below(100) < share;
}

/** The turn that looks best when a random number is added to each. */
function curious(turns: readonly Turn<State, Action>[], random: Random): Turn<State, Action> {
  let best = turns[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const turn of turns) {
    const chance = (random.below(1 << 30) + 0.5) / (1 << 30);
    const value = turn.value - CURIOSITY * Math.log(-Math.log(chance));
    if (value <= most) continue;
    most = value;
    best = turn;
  }
  return best;
}

interface Note {
  readonly seat: number;
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly points: number;
}

/** Plays a game into the notes; the points of those who were never curious. */
function play(game: number, notes: Notes): number[] {
  const random = randomFrom(`${seed} ${game}`);
  const { g, rules } = percent(random, UNUSUAL_PERCENT) ? unusual[random.below(unusual.length)] : usual;
  const evaluate = (state: State, seat: number): number => rules.estimate?.(state, seat) ?? 0;
  const anyFaction = percent(random, ANY_FACTION_PERCENT);
  const seats = Array.from({ length: g.seats }, () => ({
    curiousTurns: percent(random, NEVER_CURIOUS_PERCENT) ? 0 : random.below(MOST_CURIOUS_TURNS),
    turns: 0,
  }));
  const noted: Note[] = [];
  const note = (state: State, seat: number): void => {
    const { places, values, count } = inputsOf(g, state, seat);
    const { points } = state.players[seat];
    noted.push({ seat, places: places.slice(0, count), values: values.slice(0, count), points });
  };
  const state = rules.setup(`${seed} ${game}`);
  settle(rules, state);
  for (let open = deciders(state); open.length > 0; open = deciders(state)) {
    const [seat] = open;
    const self = seats[seat];
    const legal = rules.legal(state, seat);
    if (legal.length === 1 || (anyFaction && state.players[seat].faction < 0)) {
      rules.apply(state, seat, legal[random.below(legal.length)]);
      settle(rules, state);
      continue;
    }
    self.turns += 1;
    const meter = new BudgetMeter({ iterations: 1e9, milliseconds: 1e9 });
    const turns = turnsOf({ rules, meter, evaluate }, state, seat, WIDTH);
    const turn = self.turns <= self.curiousTurns ? curious(turns, random) : turns[0];
    for (const action of turn.actions) {
      rules.apply(state, seat, action);
      if (self.turns < self.curiousTurns) continue;
      note(state, seat);
      const other = random.below(g.seats);
      const { turns: past, curiousTurns } = seats[other];
      if (
        other !== seat &&
        past >= curiousTurns &&
        state.players[other].faction >= 0 &&
        percent(random, OTHERS_PERCENT)
      )
        note(state, other);
    }
    settle(rules, state);
  }
  const { totals } = rules.outcome(state);
  for (const { seat, places, values, points } of noted)
    notes.add(places, values, places.length, totals[seat] - points, game);
  return g === usual.g ? totals.filter((_, seat) => seats[seat].curiousTurns === 0) : [];
}

const notes = new Notes();
const points: number[] = [];
for (let game = 0; game < games; game++) points.push(...play(game, notes));
const samples = notes.samples();
parentPort?.postMessage({ samples, points });
