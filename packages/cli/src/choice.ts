/** Which game, for how many, by which options: the flags that several commands share. */
import { type GameManifest, manifestOf, manifests, versionedGameOf } from '@guildhall/games';
import {
  allVersions,
  type BaseOptions,
  type Game,
  OptionsError,
  type Rules,
  readOptions,
} from '@guildhall/kernel';
import type { Arguments, Flags } from './arguments.ts';
import { readText } from './files.ts';
import { messageOf, UsageError } from './usage-error.ts';

export type OptionFlag = 'players' | 'option' | 'options';

export const OPTION_FLAGS: Flags<OptionFlag> = {
  players: { takes: 'N', about: 'number of players' },
  option: {
    takes: 'NAME=VALUE',
    about: 'one game option; the value is JSON or a plain word',
    repeats: true,
  },
  options: {
    takes: 'FILE',
    about: 'options as a JSON object, including overrides; --option takes precedence',
  },
};

/** The usual number of players. */
const USUAL_PLAYERS = 4;

/** The game of those who name none, and of the examples. */
export const [{ id: USUAL_GAME }] = manifests;

/** The game of a file in every version that is kept; all games where it is none of them. */
export async function playable(id: string): Promise<Game[]> {
  const own = manifestOf(id);
  const kept = await Promise.all((own === null ? manifests : [own]).map(versionedGameOf));
  return (await Promise.all(kept.map(allVersions))).flat();
}

export function findGame(id: string): GameManifest {
  const found = manifestOf(id);
  if (found !== null) return found;
  throw new UsageError(`there is no game "${id}"`, `games: ${manifests.map((one) => one.id).join(', ')}`);
}

/** The game that was named, or all of them. */
export function gamesNamed(id: string | undefined): readonly GameManifest[] {
  return id === undefined ? manifests : [findGame(id)];
}

export interface Chosen {
  readonly options: BaseOptions;
  readonly rules: Rules;
}

/** The options by the flags, checked by the game and compiled once. */
export function chooseOptions(game: Game, given: Arguments<OptionFlag>, seats: number | null): Chosen {
  const file = given.text('options');
  const fromFile = file === null ? {} : optionsIn(file);
  const { minPlayers, maxPlayers } = game.options;
  const usual = Math.min(maxPlayers, Math.max(minPlayers, USUAL_PLAYERS));
  const asked = {
    players: given.whole('players', 1) ?? fromFile.players ?? seats ?? usual,
    ...Object.fromEntries(given.texts('option').map(namedValue)),
  };
  try {
    const options = readOptions(game.options, { ...fromFile, ...asked });
    return { options, rules: game.rules(options) };
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new UsageError(file === null ? error.message : `${file}: ${error.message}`);
  }
}

function optionsIn(path: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path}: is not JSON: ${messageOf(error)}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new UsageError(`${path}: options must be a JSON object, as in {"players": 3}`);
}

function namedValue(text: string): [string, unknown] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new UsageError(`--option ${text}: must be NAME=VALUE`);
  const value = text.slice(equals + 1);
  try {
    return [text.slice(0, equals), JSON.parse(value)];
  } catch {
    return [text.slice(0, equals), value];
  }
}
