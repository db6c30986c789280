import { type Decision, LEVELS } from '@guildhall/bots';
import { Lineup, type NamedBot, USUAL_THINK_MILLISECONDS } from '@guildhall/bots/own';
import type { GameManifest } from '@guildhall/games';
import {
  type Departures,
  type Game,
  type GameState,
  isOver,
  nobodyLeaves,
  playRandomGame,
  publicOptions,
  type Rules,
  randomDepartures,
  randomFrom,
  type Seat,
  soleWinner,
} from '@guildhall/kernel';
import { numbersTable } from '@guildhall/terminal-kit';
import { type Chosen, chooseOptions, findGame, OPTION_FLAGS, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { type ExitCode, FOUND, OK } from '../exit.ts';
import { Words } from '../game-words.ts';
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
    'A bot of your own is a module that exports one (./my-bot.ts) or a program that speaks lines of JSON ("python3 my-bot.py"); docs/own-bot.md tells how to write one. A bot that fails, is too slow or answers something illegal loses its seat for that game: the seat goes on at random and cannot win. After three such games in a row the bot stays out. Run only what you trust: it has all your rights.',
    'Speeds are per second of CPU time. Decisions with a single legal action and a short warm-up are not counted. A bot decides a whole turn at once.',
  ],
  flags: {
    game: { takes: 'GAME', about: `which game (${USUAL_GAME})` },
    games: { takes: 'K', about: 'how many games (100)' },
    seed: { takes: 'S', about: 'seed of all games (guildhall)' },
    ...OPTION_FLAGS,
    leavers: { takes: 'PERCENT', about: 'percentage of games in which players leave for good (0)' },
    seats: {
      takes: 'A,B,...',
      about: `bots by seat: ${LEVELS.join(', ')}, a module or a program of your own (random)`,
    },
    think: {
      takes: 'MS',
      about: `milliseconds that a bot of your own has for a decision (${USUAL_THINK_MILLISECONDS})`,
    },
    json: { takes: null, about: 'print one JSON object as the last line' },
  },
  examples: [
    `simulate --game ${USUAL_GAME} --players 4 --games 1000 --seed 7 --json`,
    'simulate --players 2 --option leech=deferred',
    'simulate --games 20 --players 4 --seats steady',
    'simulate --games 20 --seats ./my-bot.ts,steady',
    'simulate --games 20 --seats "python3 my-bot.py,random" --think 1000',
    'simulate --games 200 --leavers 16',
  ],
  async run(given, io) {
    const manifest = findGame(given.text('game') ?? USUAL_GAME);
    const game = await manifest.game();
    const named = readBots(given.text('seats') ?? 'random');
    const chosen = chooseOptions(game, given, named.length > 1 ? named.length : null);
    const count = given.whole('games', 1) ?? 100;
    const percent = given.whole('leavers', 0) ?? 0;
    if (percent > 100) throw new UsageError(`--leavers must be a percentage up to 100, not ${percent}`);
    const thinkMilliseconds = given.whole('think', 1) ?? USUAL_THINK_MILLISECONDS;
    const bots = seated(named, chosen.rules.seats, RANDOM);
    const players = await gamePlayer(manifest, chosen, bots, percent, thinkMilliseconds, io);
    const seed = given.text('seed') ?? 'guildhall';
    try {
      const result = await simulateGames(game, chosen.rules, count, seed, players.play);
      return report(result, given.has('json'), io);
    } finally {
      await players.close();
    }
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
  /** Games in which the bot of a seat failed or answered something illegal, by seat. */
  readonly forfeits: readonly number[];
}

const RANDOM: NamedBot = { kind: 'level', name: 'random', level: 'random' };

interface PlayedGame {
  readonly state: GameState;
  readonly decisions: number;
  readonly places: readonly number[];
  readonly forfeited: readonly Seat[];
}

interface GamePlayer {
  readonly play: (name: string) => PlayedGame | Promise<PlayedGame>;
  readonly close: () => Promise<void>;
}

/** Our bots have all the time that their iterations take, so that a busy machine plays the same games. */
async function gamePlayer(
  manifest: GameManifest,
  { rules, options }: Chosen,
  bots: readonly NamedBot[],
  percentLeft: number,
  thinkMilliseconds: number,
  io: Io,
): Promise<GamePlayer> {
  const departuresOf = (name: string): Departures => {
    const random = randomFrom(`${name} departures`);
    return random.below(100) < percentLeft ? randomDepartures(random, rules.seats) : nobodyLeaves;
  };
  if (bots.every(({ name }) => name === RANDOM.name)) {
    const play = (name: string): PlayedGame => {
      const played = playRandomGame(rules, name, randomFrom(`${name} choosing`), departuresOf(name));
      return { ...played, places: rules.outcome(played.state).ranks, forfeited: [] };
    };
    return { play, close: async () => {} };
  }
  const game = await manifest.game();
  const words = new Words(await manifest.texts(), 'en');
  const lineup = new Lineup(bots, {
    rules,
    // Whoever plays does not know what was fixed and stays hidden.
    played: { game: game.id, version: game.version, options: publicOptions(game.options, options) },
    registry: import.meta.resolve('@guildhall/games'),
    thinkMilliseconds,
    say: (line) => io.err(line),
    explain: (refusal) => words.refusal(refusal).join(' '),
  });
  const play = async (name: string): Promise<PlayedGame> => {
    let decisions = 0;
    const onDecision = ({ legal }: Decision<GameState>): void => {
      if (legal.length > 1) decisions += 1;
    };
    const match = await lineup.play(name, { onDecision, departures: departuresOf(name) });
    return { ...match, decisions };
  };
  return { play, close: () => lineup.close() };
}

async function simulateGames(
  game: Game,
  rules: Rules,
  games: number,
  seed: string,
  play: GamePlayer['play'],
): Promise<Simulated> {
  const sums = new Array<number>(rules.seats).fill(0);
  const wins = new Array<number>(rules.seats).fill(0);
  const forfeits = new Array<number>(rules.seats).fill(0);
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
    const played = await play(name);
    decisions += played.decisions;
    if (isOver(played.state)) finished += 1;
    if (played.state.gone !== undefined) left += 1;
    const outcome = rules.outcome(played.state);
    outcome.totals.forEach((total, seat) => {
      sums[seat] += total;
      lowest = Math.min(lowest, total);
      highest = Math.max(highest, total);
    });
    for (const seat of played.forfeited) forfeits[seat] += 1;
    const winner = soleWinner({ ...outcome, ranks: played.places });
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
    forfeits,
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
    const { meanScores, wins, forfeits, ...rest } = result;
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
        ...forfeits.flatMap((lost, seat) =>
          lost === 0 ? [] : [[`player ${seat + 1}: games in which the seat was lost`, String(lost)]],
        ),
      ]).join('\n'),
    );
  }
  return result.finished === result.games && result.forfeits.every((lost) => lost === 0) ? OK : FOUND;
}
