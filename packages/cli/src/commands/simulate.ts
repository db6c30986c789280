import { BUDGETS, type Decision, LEVELS, type Level, playMatch } from '@guildhall/bots';
import {
  type Action,
  type Departures,
  type Game,
  type GameState,
  isOver,
  nobodyLeaves,
  playRandomGame,
  type RandomGame,
  type Rules,
  randomDepartures,
  randomFrom,
  soleWinner,
} from '@guildhall/kernel';
import { numbersTable } from '@guildhall/terminal-kit';
import { chooseOptions, findGame, OPTION_FLAGS, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { type ExitCode, FOUND, OK } from '../exit.ts';
import type { Io } from '../io.ts';
import { readBots, seated } from '../play/seats.ts';
import { UsageError } from '../usage-error.ts';

const WARM_UP_MILLISECONDS = 300;

export const simulate = command({
  name: 'simulate',
  operands: '',
  least: 0,
  most: 0,
  about: [
    'Every seat picks one of its legal actions at random, or is played by a bot named by --seats, always with the iterations of its level. The same flags give the same games.',
    'Speeds are per second of CPU time. Decisions with a single legal action and a short warm-up are not counted. A bot decides a whole turn at once.',
  ],
  flags: {
    game: { takes: 'GAME', about: `which game (${USUAL_GAME})` },
    games: { takes: 'K', about: 'how many games (100)' },
    seed: { takes: 'S', about: 'seed of all games (guildhall)' },
    ...OPTION_FLAGS,
    leavers: { takes: 'PERCENT', about: 'percentage of games in which players leave for good (0)' },
    seats: { takes: 'A,B,...', about: `bots by seat: ${LEVELS.join(', ')} (random)` },
    json: { takes: null, about: 'print one JSON object as the last line' },
  },
  examples: [
    `simulate --game ${USUAL_GAME} --players 4 --games 1000 --seed 7 --json`,
    'simulate --players 2 --option leech=deferred',
    'simulate --games 20 --players 4 --seats steady',
    'simulate --games 200 --leavers 16',
  ],
  async run(given, io) {
    const game = await findGame(given.text('game') ?? USUAL_GAME).game();
    const named = readBots(given.text('seats') ?? 'random');
    const { rules } = chooseOptions(game, given, named.length > 1 ? named.length : null);
    const count = given.whole('games', 1) ?? 100;
    const percent = given.whole('leavers', 0) ?? 0;
    if (percent > 100) throw new UsageError(`--leavers must be a percentage up to 100, not ${percent}`);
    const play = gamePlayer(rules, seated(named, rules.seats), percent);
    const result = simulateGames(game, rules, count, given.text('seed') ?? 'guildhall', play);
    return report(result, given.has('json'), io);
  },
});

export interface Simulated {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly games: number;
  /** Games that came to their end. */
  readonly finished: number;
  /** Games that at least one player left for good. */
  readonly left: number;
  readonly decisions: number;
  /** CPU time of this process. */
  readonly seconds: number;
  readonly wallSeconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly meanScore: number;
  readonly lowestScore: number;
  readonly highestScore: number;
  readonly seed: string;
  /** Games in which a seat stood alone in the first place, by seat. */
  readonly wins: readonly number[];
  readonly meanScores: readonly number[];
}

type PlayGame = (name: string) => RandomGame<GameState>;

/** Bots have all the time that their iterations take, so that a busy machine plays the same games. */
function gamePlayer(rules: Rules, levels: readonly Level[], percentLeft: number): PlayGame {
  const departuresOf = (name: string): Departures => {
    const random = randomFrom(`${name} departures`);
    return random.below(100) < percentLeft ? randomDepartures(random, rules.seats) : nobodyLeaves;
  };
  if (levels.every((level) => level === 'random'))
    return (name) => playRandomGame(rules, name, randomFrom(`${name} choosing`), departuresOf(name));
  const bots = levels.map((level) => ({
    level,
    budget: { iterations: BUDGETS[level].iterations, milliseconds: Number.POSITIVE_INFINITY },
  }));
  return (name) => {
    let decisions = 0;
    const count = ({ state, seat }: Decision<GameState, Action>): void => {
      if (rules.legal(state, seat).length > 1) decisions += 1;
    };
    const state = playMatch(rules, name, bots, count, departuresOf(name));
    return { state, decisions };
  };
}

function simulateGames(game: Game, rules: Rules, games: number, seed: string, play: PlayGame): Simulated {
  const sums = new Array<number>(rules.seats).fill(0);
  const wins = new Array<number>(rules.seats).fill(0);
  let finished = 0;
  let left = 0;
  let decisions = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  warmUp(rules, seed);
  const cpu = process.cpuUsage();
  const begun = performance.now();
  for (let number = 0; number < games; number++) {
    const name = `${seed} ${number}`;
    const played = play(name);
    decisions += played.decisions;
    if (isOver(played.state)) finished += 1;
    if (played.state.gone !== undefined) left += 1;
    const outcome = rules.outcome(played.state);
    outcome.totals.forEach((total, seat) => {
      sums[seat] += total;
      lowest = Math.min(lowest, total);
      highest = Math.max(highest, total);
    });
    const winner = soleWinner(outcome);
    if (winner !== null) wins[winner] += 1;
  }
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (user + system) / 1e6;
  const mean = sums.reduce((sum, points) => sum + points, 0) / (games * rules.seats);
  return {
    game: game.id,
    version: game.version,
    players: rules.seats,
    games,
    finished,
    left,
    decisions,
    seconds: rounded(seconds, 3),
    wallSeconds: rounded((performance.now() - begun) / 1000, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    gamesPerSecond: rounded(games / seconds, 1),
    decisionsPerGame: rounded(decisions / games, 1),
    meanScore: rounded(mean, 2),
    lowestScore: lowest,
    highestScore: highest,
    seed,
    wins,
    meanScores: sums.map((points) => rounded(points / games, 2)),
  };
}

/** The first games run in code that is not compiled yet; they would measure the compiler. */
function warmUp(rules: Rules, seed: string): void {
  const until = performance.now() + WARM_UP_MILLISECONDS;
  for (let number = 0; performance.now() < until; number++) {
    const name = `${seed} warm-up ${number}`;
    playRandomGame(rules, name, randomFrom(name));
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function report(result: Simulated, asJson: boolean, io: Io): ExitCode {
  if (asJson) io.out(JSON.stringify(result));
  else {
    const { meanScores, wins, ...rest } = result;
    io.out(
      numbersTable([
        ['game', `${rest.game} (version ${rest.version})`],
        ['players', String(rest.players)],
        ['games finished', `${rest.finished} of ${rest.games}`],
        ...(rest.left === 0 ? [] : [['games with players who left', String(rest.left)]]),
        ['decisions', rest.decisions.toLocaleString('en')],
        ['decisions per game', String(rest.decisionsPerGame)],
        ['CPU seconds', String(rest.seconds)],
        ['decisions per CPU second', rest.decisionsPerSecond.toLocaleString('en')],
        ['games per CPU second', String(rest.gamesPerSecond)],
        ['mean score', String(rest.meanScore)],
        ['lowest and highest score', `${rest.lowestScore} and ${rest.highestScore}`],
        ...meanScores.map((mean, seat) => [`player ${seat + 1}: mean score, wins`, `${mean}, ${wins[seat]}`]),
      ]).join('\n'),
    );
  }
  return result.finished === result.games ? OK : FOUND;
}
