import { BotApi, Refused } from '../bot/bot-api.ts';
import { playTable, type TablePlayed } from '../bot/play-table.ts';
import { command } from '../command.ts';
import { FOUND, OK } from '../exit.ts';
import type { Io } from '../io.ts';
import { readOwnBot } from '../play/seats.ts';
import { UsageError } from '../usage-error.ts';

const TOKEN_VARIABLE = 'GUILDHALL_BOT_TOKEN';
const USUAL_SERVER = 'http://127.0.0.1:8080';

export const bot = command({
  name: 'bot',
  operands: 'BOT',
  least: 1,
  most: 1,
  about: [
    'Takes a seat at each of the tables and plays until all games are over. BOT is a module that exports a bot (./my-bot.ts) or a program that speaks lines of JSON ("python3 my-bot.py"), as for "simulate"; docs/own-bot.md tells how to write one. The bot is started once for each table, at its first decision.',
    `The token is made on the page "Your bots" of the server, and is good for nothing but playing. It may also stand in ${TOKEN_VARIABLE}, where others on this machine do not see it. A bot sits at tables that the token's owner runs, or, with the link of an invitation as --table, at those of others.`,
    'When the server goes away it is asked again until it is back. A bot that fails, is too slow or answers something illegal loses its seat for that game, and a bot of the server plays on. Started anew in time, it goes on where it was; without --table at every table where it sits.',
  ],
  flags: {
    server: { takes: 'URL', about: `the server (${USUAL_SERVER})` },
    table: { takes: 'ID', about: 'the id of a table, or its link', repeats: true },
    token: { takes: 'TOKEN', about: `the token of the bot (${TOKEN_VARIABLE})` },
    think: { takes: 'MS', about: 'milliseconds for a decision (as many as the server gives)' },
  },
  examples: [
    'bot --server https://games.example.org --table bcdf2345ghjk67 --token ghb_… ./my-bot.ts',
    'bot --table https://games.example.org/table/bcdf2345ghjk67?code=… "python3 my-bot.py"',
    'bot --table bcdf2345ghjk67 --table mnpq89rstvwx22 ./my-bot.ts',
  ],
  async run(given, io) {
    const named = readOwnBot(given.positional[0]);
    const token = given.text('token') ?? process.env[TOKEN_VARIABLE] ?? null;
    if (token === null)
      throw new UsageError(
        `a bot needs a token: --token TOKEN, or ${TOKEN_VARIABLE}`,
        'make one on the page "Your bots" of the server',
      );
    const links = given.texts('table').map(readTable);
    const servers = new Set(links.flatMap(({ server }) => server ?? []));
    const server = given.text('server') ?? [...servers][0] ?? USUAL_SERVER;
    if ([...servers].some((other) => other !== serverOf(server)))
      throw new UsageError('all tables must be at one server', 'run the command once for each');
    const api = new BotApi(serverOf(server), token, (line) => io.err(line));
    const thinkMilliseconds = given.whole('think', 1) ?? Number.POSITIVE_INFINITY;
    try {
      const { name, owner, seats } = await api.whoAmI();
      const tables = links.length > 0 ? links : seats.map(({ table }) => ({ id: table, code: null }));
      if (tables.length === 0) throw new UsageError(`${name}, bot of ${owner}, sits at no table: --table ID`);
      io.out(
        `${name}, bot of ${owner}, plays at ${tables.length === 1 ? 'one table' : `${tables.length} tables`}`,
      );
      const results = await Promise.all(
        tables.map((table) =>
          atTable(api, table, io, {
            bot: named,
            thinkMilliseconds,
            say: (line) => io.out(`${table.id}: ${line}`),
            remark: (line) => io.err(`${table.id}: ${named.name}: ${line}`),
          }),
        ),
      );
      return results.every(Boolean) ? OK : FOUND;
    } catch (error) {
      if (error instanceof Refused) throw new UsageError(`${server}: ${error.message}`);
      throw error;
    }
  },
});

/** One table that refuses it keeps nobody from the others. */
async function atTable(
  api: BotApi,
  table: TablePlayed,
  io: Io,
  settings: Parameters<typeof playTable>[2],
): Promise<boolean> {
  try {
    return await playTable(api, table, settings);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    io.err(`${table.id}: ${error.message}`);
    return false;
  }
}

function serverOf(address: string): string {
  const url = URL.parse(address);
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`--server ${address}: must be an address such as ${USUAL_SERVER}`);
}

/** An id, or the link that stands in the address bar or was sent as an invitation. */
function readTable(text: string): TablePlayed & { readonly server: string | null } {
  if (/^[0-9a-z]{8,32}$/.test(text)) return { id: text, code: null, server: null };
  const url = URL.parse(text);
  const id = /^\/table\/([0-9a-z]{8,32})/.exec(url?.pathname ?? '')?.[1];
  if (url === null || id === undefined) throw new UsageError(`--table ${text}: is no id or link of a table`);
  return { id, code: url.searchParams.get('code'), server: url.origin };
}
