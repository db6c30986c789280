/** The thread of a bot in a module. */
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { type Action, type Game, type Rules, randomFrom, readOptions, rulesOf } from '@guildhall/kernel';
import type { Bot } from '../bot.ts';
import type { FromModule, ModuleStart, ToModule } from './module-bot.ts';
import { excerptOf } from './outside-bot.ts';

/** What the module with the games must export. */
interface Registry {
  engineOf(id: string, version: number): Promise<Game | null>;
}

const port = parentPort;
if (port === null) throw new Error('this module runs as a worker');
const { registry, module, words, played } = workerData as ModuleStart;

async function loadRules(): Promise<Rules> {
  const { engineOf } = (await import(registry)) as Registry;
  const game = await engineOf(played.game, played.version);
  if (game === null) throw new Error(`version ${played.version} of "${played.game}" is not kept`);
  return rulesOf(game, readOptions(game.options, played.options));
}

/** How Node complains about a module in a folder with "type": "commonjs", as `npm init` writes it. */
const NO_MODULE = /^(?:Unexpected token 'export'|Cannot use import statement outside a module)/;

async function importBot(): Promise<{ readonly default: unknown }> {
  try {
    return await import(module);
  } catch (error) {
    const { code } = Object(error);
    if (code === 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING')
      throw new Error('Node reads no TypeScript within node_modules: copy the bot to a folder of your own');
    if (error instanceof SyntaxError && NO_MODULE.test(error.message))
      throw new Error(
        'Node takes it for no ES module: set "type": "module" in the nearest package.json, or name it .mts or .mjs',
      );
    if (code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
    throw new Error(
      `Node ${process.versions.node} reads no TypeScript: take Node 22.18 or newer, or a bot in JavaScript`,
    );
  }
}

async function loadBot(): Promise<Bot> {
  const { default: exported } = await importBot();
  const bot = Object(typeof exported === 'function' ? await exported(words) : exported) as Partial<Bot>;
  if (typeof bot.choose !== 'function')
    throw new Error('its default export is neither a bot with "choose" nor a function that returns one');
  return bot as Bot;
}

function linesOf({ notation }: Rules, choice: unknown): string[] {
  return [choice].flat().map((action) => {
    try {
      const line = notation.write(action as Action);
      if (typeof line === 'string') return line;
    } catch {
      // The error below says what it is instead.
    }
    throw new Error(`it chose ${excerptOf(inspect(action))}, which is not an action`);
  });
}

async function answer(rules: Rules, bot: Bot, question: ToModule): Promise<string[]> {
  const { seat } = question;
  if (question.kind === 'over') {
    await bot.over?.(seat, question.result);
    return [];
  }
  const { view, seed, milliseconds } = question;
  const budget = { iterations: Number.POSITIVE_INFINITY, milliseconds };
  return linesOf(rules, await bot.choose(rules, view, seat, randomFrom(seed), budget));
}

function reply(message: FromModule): void {
  port?.postMessage(message);
}

/** The stack is for the author, the message for everybody. */
function fail(id: number, error: unknown): void {
  console.error(error);
  reply({ id, failed: `it failed: ${error instanceof Error ? error.message : String(error)}` });
}

try {
  const [rules, bot] = await Promise.all([loadRules(), loadBot()]);
  port.on('message', async (question: ToModule) => {
    const { id } = question;
    try {
      reply({ id, lines: await answer(rules, bot, question) });
    } catch (error) {
      fail(id, error);
    }
  });
  reply({ id: 0, lines: [] });
} catch (error) {
  fail(0, error);
}
