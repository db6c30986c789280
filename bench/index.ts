/** The benchmarks: what they measure, and what we want it to be. */
import type { BenchTargets } from '@guildhall/games';
import {
  type BaseOptions,
  type Game,
  type GameState,
  playRandomGame,
  randomFrom,
  type SavedTable,
  Table,
} from '@guildhall/kernel';
import { Peer } from './boardgame-io.ts';
import { cpuMilliseconds, measure, type Window } from './clock.ts';
import { findExtremes } from './positions.ts';

interface Measure {
  readonly name: string;
  readonly about: string;
  readonly value: number;
  readonly target: number;
  readonly better: 'more' | 'less';
  readonly met: boolean;
}

export interface BenchSettings {
  readonly windows: number;
  readonly windowSeconds: number;
  /** Random games in which the extreme positions are looked for. */
  readonly extremeGames: number;
  /** Replays in one batch. */
  readonly replays: number;
}

export const FULL: BenchSettings = { windows: 5, windowSeconds: 3, extremeGames: 100, replays: 200 };
export const QUICK: BenchSettings = { windows: 3, windowSeconds: 0.4, extremeGames: 10, replays: 10 };

/** What we want of a game that says nothing else in its samples. */
export const USUAL_TARGETS: BenchTargets = {
  decisionsPerSecond: 60_000,
  gamesPerSecond: 150,
  replayMilliseconds: 8,
  biggestStateBytes: 12 * 1024,
  ratioToPeer: 10,
};

export interface Benched {
  readonly game: Game;
  readonly options: BaseOptions;
  /** A finished game to replay, and a state as big as they get. */
  readonly recorded: SavedTable;
  readonly targets: BenchTargets;
}

export interface BenchResult {
  readonly measures: readonly Measure[];
  readonly decisionsPerGame: number;
  /** The peer's moves per CPU second. */
  readonly peerMovesPerSecond: number;
  readonly replayedEntries: number;
  readonly worstLegalLength: number;
}

export function runBench(
  { game, options, recorded, targets }: Benched,
  settings: BenchSettings,
  progress: (line: string) => void,
): BenchResult {
  const rules = game.rules(options);
  progress('extreme positions of random games');
  const extremes = findExtremes(rules, settings.extremeGames);
  progress('the replay of a recorded game');
  const replayed = Table.restore(game, recorded);
  const replayMilliseconds = cpuMilliseconds(settings.windows, settings.replays, () =>
    Table.restore(game, recorded),
  );
  const biggestBytes = Math.max(extremes.biggestBytes, ...statesOf(replayed).map(bytesOf));

  let number = 0;
  let decisions = 0;
  const ownGame = (): number => {
    const seed = `bench ${number++}`;
    const played = playRandomGame(rules, seed, randomFrom(`${seed} choosing`));
    decisions += played.decisions;
    return played.decisions;
  };
  measure(settings.windowSeconds, ownGame);
  const decisionsPerGame = decisions / number;
  const peer = new Peer(JSON.stringify(extremes.biggest), Math.round(decisionsPerGame));
  const peerGame = (): number => peer.playGame();
  measure(settings.windowSeconds / 3, peerGame);
  const own: Window[] = [];
  const theirs: Window[] = [];
  for (let at = 1; at <= settings.windows; at++) {
    // By turns, so that both meet the machine in the same mood.
    progress(`window ${at} of ${settings.windows}`);
    own.push(measure(settings.windowSeconds, ownGame));
    theirs.push(measure(settings.windowSeconds / 3, peerGame));
  }
  const decisionsPerSecond = best(own, ({ units }) => units);
  const peerMovesPerSecond = best(theirs, ({ units }) => units);
  return {
    decisionsPerGame,
    peerMovesPerSecond,
    replayedEntries: recorded.entries.length,
    worstLegalLength: extremes.worstLegalLength,
    measures: [
      atLeast(
        'decisionsPerSecond',
        'decisions per CPU second',
        decisionsPerSecond,
        targets.decisionsPerSecond,
      ),
      atLeast(
        'gamesPerSecond',
        'games per CPU second',
        best(own, ({ rounds }) => rounds),
        targets.gamesPerSecond,
      ),
      atMost(
        'replayMilliseconds',
        'replay of a recorded game, CPU ms',
        replayMilliseconds,
        targets.replayMilliseconds,
      ),
      atMost('biggestStateBytes', 'biggest state, bytes of JSON', biggestBytes, targets.biggestStateBytes),
      atMost('worstLegalMilliseconds', 'worst legal list, CPU ms', extremes.worstLegalMilliseconds, 1),
      atLeast(
        'ratioToBoardgameIo',
        'decisions to moves of boardgame.io 0.50',
        decisionsPerSecond / peerMovesPerSecond,
        targets.ratioToPeer,
      ),
    ],
  };
}

function best(windows: readonly Window[], amount: (window: Window) => number): number {
  return Math.max(...windows.map((window) => amount(window) / window.cpuSeconds));
}

function statesOf(table: Table): GameState[] {
  return [...table.replay()].map(({ state }) => state);
}

function bytesOf(state: GameState): number {
  return Buffer.byteLength(JSON.stringify(state));
}

function atLeast(name: string, about: string, value: number, target: number): Measure {
  return { name, about, value, target, better: 'more', met: value >= target };
}

function atMost(name: string, about: string, value: number, target: number): Measure {
  return { name, about, value, target, better: 'less', met: value <= target };
}
