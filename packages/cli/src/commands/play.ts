import { randomBytes } from 'node:crypto';
import { LEVELS } from '@guildhall/bots';
import type { GameManifest } from '@guildhall/games';
import { LANGUAGES, Table } from '@guildhall/kernel';
import type { Arguments } from '../arguments.ts';
import { chooseOptions, findGame, OPTION_FLAGS, type OptionFlag, USUAL_GAME } from '../choice.ts';
import { command } from '../command.ts';
import { OK } from '../exit.ts';
import { readSeats, type Sitter, seated } from '../play/seats.ts';
import { Session } from '../play/session.ts';
import { loadTable } from '../table-file.ts';
import { UsageError } from '../usage-error.ts';

const NEW_GAME = ['players', 'option', 'options', 'seed'] as const;

export const play = command({
  name: 'play',
  operands: 'GAME',
  least: 0,
  most: 1,
  about: [
    'Shows the board, what everyone has, and all your possible actions with their costs and gains. Answer with a number or with the action itself ("build E4"); "help" lists the other commands: undo, redo, restart, why, rules, log, save, load, quit.',
    '--seats says who plays each seat; seats you leave out are played at random. Without it the first seat is yours.',
  ],
  flags: {
    ...OPTION_FLAGS,
    seed: { takes: 'S', about: 'random seed (default: a new one each time)' },
    seats: { takes: 'A,B,...', about: `human or a bot (${LEVELS.join(', ')}), seat by seat (human)` },
    language: { takes: LANGUAGES.join('|'), about: 'the language of the game’s texts (en)' },
    load: { takes: 'FILE', about: 'continue a saved game' },
    save: { takes: 'FILE', about: 'save the game here after every turn' },
  },
  examples: [
    `play ${USUAL_GAME} --players 3 --seats human,steady,steady`,
    `play ${USUAL_GAME} --players 2 --seats human,human --language pl`,
    'play --load game.json --save game.json',
  ],
  async run(given, io) {
    const named = readSeats(given.text('seats') ?? 'human');
    const language = given.oneOf('language', LANGUAGES) ?? 'en';
    const { manifest, table } = given.has('load') ? await loaded(given) : await begun(given, named);
    seated(named, table.rules.seats, 'random');
    const saveTo = given.text('save');
    io.out(
      `${manifest.titles[language]}: ${table.rules.seats} players, seed ${table.seed}. Type "help" for a list of commands.`,
    );
    const session = await Session.open(io, { language, named, saveTo }, manifest, table);
    await session.run();
    return OK;
  },
});

type PlayFlag = OptionFlag | 'seed' | 'seats' | 'language' | 'load' | 'save';

interface AtTable {
  readonly manifest: GameManifest;
  readonly table: Table;
}

async function loaded(given: Arguments<PlayFlag>): Promise<AtTable> {
  for (const flag of NEW_GAME) {
    if (given.has(flag)) throw new UsageError(`--${flag} is only for new games: a saved game has its own`);
  }
  const at = await loadTable(given.text('load') ?? '');
  const [wanted] = given.positional;
  if (wanted !== undefined && findGame(wanted) !== at.manifest) {
    throw new UsageError(`${given.text('load')}: is a game of ${at.table.game.id}, not ${wanted}`);
  }
  return at;
}

async function begun(given: Arguments<PlayFlag>, named: readonly Sitter[]): Promise<AtTable> {
  const [id] = given.positional;
  if (id === undefined) throw new UsageError('"play" needs GAME', `as in "guildhall play ${USUAL_GAME}"`);
  const manifest = findGame(id);
  const game = await manifest.game();
  const { options } = chooseOptions(game, given, named.length > 1 ? named.length : null);
  const seed = given.text('seed') ?? randomBytes(6).toString('hex');
  return { manifest, table: new Table(game, options, seed) };
}
