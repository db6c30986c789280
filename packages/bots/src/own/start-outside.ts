/** Starts what somebody wrote: a module in a thread, or a program. */
import { pathToFileURL } from 'node:url';
import { ModuleBot } from './module-bot.ts';
import type { OwnNamedBot } from './named-bot.ts';
import type { GamePlayed, OutsideBot } from './outside-bot.ts';
import { ProgramBot } from './program-bot.ts';

export interface OutsideSettings {
  readonly played: GamePlayed;
  /** The address of the module that knows the games by id and version. */
  readonly registry: string;
  /** Hears what the bot prints. */
  readonly say: (line: string) => void;
}

export function startOutside(
  { kind, words }: OwnNamedBot,
  { played, registry, say }: OutsideSettings,
): OutsideBot {
  if (kind === 'program') return new ProgramBot(words, played, say);
  const [file, ...rest] = words;
  return new ModuleBot({ registry, module: pathToFileURL(file).href, words: rest, played }, say);
}
