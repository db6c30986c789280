import { type Decision, LEVELS } from '@guildhall/bots';
import { Lineup, type NamedBot, USUAL_THINK_MILLISECONDS } from '@guildhall/bots/own';
import {
  type Game,
  type GameState,
  MOST_ACTIONS_IN_A_MOVE,
  play,
  publicOptions,
  rulesOf,
} from '@guildhall/kernel';
import type { Arguments } from '../arguments.ts';
import { chooseOptions, findGame, OPTION_FLAGS, type OptionFlag, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { GameRows, PARTS, type Part, type RowSettings } from '../dataset/game-rows.ts';
import { decisionsIn, recordedIn } from '../dataset/recorded.ts';
import { fileSink, type Sink, standardOutput } from '../dataset/sink.ts';
import { Ruleset } from '../engine/ruleset.ts';
import { type ExitCode, FOUND, OK, USAGE_ERROR } from '../exit.ts';
import { Words } from '../game-words.ts';
import type { Io } from '../io.ts';
import { readBots, seated } from '../play/seats.ts';
import { UsageError } from '../usage-error.ts';

/** Raised by every change that a reader would have to follow. */
const DATASET_FORMAT = 1;
const USUAL_PARTS: readonly Part[] = ['lines', 'view', 'features'];
const OF_BOTS = ['game', 'games', 'players', 'option', 'options', 'seats', 'think', 'iterations'] as const;
type Flag = (typeof OF_BOTS)[number] | OptionFlag | 'seed' | 'parts' | 'share' | 'to';

const RANDOM: NamedBot = { kind: 'level', name: 'random', level: 'random' };

export const dataset = command<Flag>({
  name: 'dataset',
  operands: 'FILE...',
  least: 0,
  most: Number.POSITIVE_INFINITY,
  about: [
    'Writes positions, what was legal in them, what was chosen and how the game ended, one JSON object a line: of games between bots, or of recorded games: files of ours, and ledgers of the Terra Mystica league (.txt, .json, .ndjson, .ndjson.gz). Every position is what the seat that decides may know, never more.',
    'The first line is about the dataset; each game has a line of its own, followed by its decisions between several actions. docs/research.md describes all fields. The same flags write the same lines.',
    'Files that cannot be used are named, and the others go on; the exit code is then 1, or 2 if nothing could be used.',
  ],
  flags: {
    game: { takes: 'GAME', about: `which game bots play (${USUAL_GAME})` },
    games: { takes: 'K', about: 'how many games bots play (10)' },
    seed: { takes: 'S', about: 'seed of all games, and of what --share keeps (guildhall)' },
    ...OPTION_FLAGS,
    seats: {
      takes: 'A,B,...',
      about: `bots by seat: ${LEVELS.join(', ')}, or your own, as in "simulate" (random)`,
    },
    think: {
      takes: 'MS',
      about: `milliseconds that a bot of your own has for a decision (${USUAL_THINK_MILLISECONDS})`,
    },
    iterations: {
      takes: 'N',
      about: 'positions that steady and strong look at in a turn, instead of those of their level',
    },
    parts: {
      takes: 'A,B,...',
      about: `what decisions contain of ${PARTS.join(', ')} (${USUAL_PARTS.join(',')}); views take most of the room`,
    },
    share: { takes: 'PERCENT', about: 'percentage of the decisions to write, chosen at random (100)' },
    to: { takes: 'FILE', about: 'write to a file instead of standard output, packed if it ends with .gz' },
  },
  examples: [
    'dataset --players 2 --games 100 --parts features --to games.ndjson.gz',
    'dataset --seats steady,random --iterations 500 --games 20 --to games.ndjson',
    'dataset league/*.txt --parts numbers,features --share 10 --to league.ndjson.gz',
  ],
  async run(given, io) {
    const settings: RowSettings = {
      parts: partsOf(given),
      share: shareOf(given),
      seed: given.text('seed') ?? 'guildhall',
    };
    const files = given.positional;
    const unused = OF_BOTS.find((flag) => files.length > 0 && given.has(flag));
    if (unused !== undefined) throw new UsageError(`--${unused} is about games of bots, not about files`);
    const write = files.length > 0 ? fromFiles(files, settings) : await fromBots(given, settings, io);
    const path = given.text('to');
    const sink = path === null ? standardOutput(io) : await fileSink(path);
    try {
      await sink.write(
        `${JSON.stringify({ type: 'dataset', format: DATASET_FORMAT, parts: settings.parts })}\n`,
      );
      const code = await write(sink, io);
      // Nothing could be used: there is nothing to keep.
      if (code === USAGE_ERROR) sink.discard();
      else await sink.done();
      return code;
    } catch (error) {
      sink.discard();
      throw error;
    }
  },
});

type Writer = (sink: Sink, io: Io) => Promise<ExitCode>;

function fromFiles(files: readonly string[], settings: RowSettings): Writer {
  return async (sink, io) => {
    let number = 0;
    let problems = 0;
    for (const path of files) {
      for await (const recorded of recordedIn(path)) {
        if (recorded.kind === 'problem') {
          io.err(`guildhall: ${recorded.problem}`);
          problems += 1;
          continue;
        }
        const { source, table } = recorded;
        const { game, options } = table;
        const rows = new GameRows(new Ruleset(game, options), number, settings);
        number += 1;
        for (const { state, seat, action } of decisionsIn(table)) rows.add(state, seat, action);
        await sink.write(rows.finish({ name: game.id, version: game.version, source }, table.state()));
      }
    }
    if (number === 0) return USAGE_ERROR;
    return problems === 0 ? OK : FOUND;
  };
}

async function fromBots(given: Arguments<Flag>, settings: RowSettings, io: Io): Promise<Writer> {
  const manifest = findGame(given.text('game') ?? USUAL_GAME);
  const game: Game = await manifest.game();
  const named = readBots(given.text('seats') ?? RANDOM.name);
  const { options } = chooseOptions(game, given, named.length > 1 ? named.length : null);
  const rules = rulesOf(game, options);
  const bots = seated(named, rules.seats, RANDOM);
  const count = given.whole('games', 1) ?? 10;
  const iterations = given.whole('iterations', 1);
  const thinkMilliseconds = given.whole('think', 1) ?? USUAL_THINK_MILLISECONDS;
  const words = new Words(await manifest.texts(), 'en');
  const ruleset = new Ruleset(game, options);

  return async (sink) => {
    const lineup = new Lineup(bots, {
      rules,
      // Whoever plays does not know what was fixed and stays hidden.
      played: { game: game.id, version: game.version, options: publicOptions(game.options, options) },
      registry: import.meta.resolve('@guildhall/games'),
      thinkMilliseconds,
      ...(iterations === null ? {} : { iterations }),
      say: (line) => io.err(line),
      explain: (refusal) => words.refusal(refusal).join(' '),
    });
    let lost = 0;
    try {
      for (let number = 0; number < count; number++) {
        const seed = `${settings.seed} ${number}`;
        const rows = new GameRows(ruleset, number, settings);
        // A bot decides a whole turn at once: its actions are decisions one after the other, as far as they are played.
        const onDecision = ({ state, seat, actions }: Decision<GameState>): void => {
          const now = rules.clone(state);
          for (const action of actions.slice(0, MOST_ACTIONS_IN_A_MOVE)) {
            const before = rules.clone(now);
            const isOver = now.chance.disclosed !== state.chance.disclosed;
            if (isOver || !play(rules, now, seat, action).ok) return;
            rows.add(before, seat, action);
          }
        };
        const match = await lineup.play(seed, { onDecision });
        lost += match.forfeited.length;
        const source = { name: game.id, version: game.version, source: 'bots', seed };
        const names = bots.map(({ name }) => name);
        await sink.write(rows.finish({ ...source, bots: names }, match.state, match));
      }
    } finally {
      await lineup.close();
    }
    return lost === 0 ? OK : FOUND;
  };
}

function partsOf(given: Arguments<Flag>): readonly Part[] {
  const text = given.text('parts');
  if (text === null) return USUAL_PARTS;
  return text.split(',').map((word) => {
    const part = PARTS.find((one) => one === word.trim());
    if (part === undefined) throw new UsageError(`--parts: "${word}" is not one of ${PARTS.join(', ')}`);
    return part;
  });
}

function shareOf(given: Arguments<Flag>): number {
  const share = given.whole('share', 1) ?? 100;
  if (share > 100) throw new UsageError(`--share must be a percentage up to 100, not ${share}`);
  return share;
}
