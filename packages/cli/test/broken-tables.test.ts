/** Whatever is wrong with the rows of a table, upgrade-check says so and goes on with the others. */
import { join } from 'node:path';
import { openStore } from '@guildhall/store';
import { freshDatabase, rawSql, whyNoPostgres } from '@guildhall/store/testing';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { folder, guildhall } from './shell.ts';
import { finished, running, storeTables } from './stored-tables.ts';

const WHY_NO_POSTGRES = await whyNoPostgres('the tests of upgrade-check on PostgreSQL');

const tables = (what: string, id: string) => `update tables set ${what} where id = '${id}'`;
const heads = (what: string, id: string) => `update heads set ${what} where table_id = '${id}'`;
const seats = (what: string) => `update seats set ${what} where table_id = 'running' and seat = 1`;
const draft = (text: string) => `insert into drafts (table_id, seat, draft) values ('running', 1, '${text}')`;
const orders = (text: string) =>
  `insert into standing_orders (table_id, seat, standing) values ('running', 1, '${text}')`;

const DAMAGE: readonly (readonly [statement: string, why: RegExp])[] = [
  [tables("game = 'chess'", 'running'), /there is no game "chess" here/],
  [tables('version = 99', 'running'), /version 99 of terra-mystica is not kept here/],
  [tables('version = 0', 'gathering'), /"version" is 0/],
  [tables("options = '{'", 'running'), /"options" is no JSON/],
  [tables("options = 'null'", 'gathering'), /"options" is no object/],
  [tables("options = 'null'", 'finished'), /"options" is no object/],
  [tables("options = '[2]'", 'gathering'), /"options" is no object/],
  [
    tables(`options = '{"players":2,"leech":"never"}'`, 'gathering'),
    /does not match the published hash|options\.leech/,
  ],
  [tables(`options = '{"players":4,"overrides":[]}'`, 'running'), /it has 3 seats for 4 players/],
  [tables("status = 'paused'", 'running'), /"status" is "paused", which is none of gathering, running/],
  [tables("status = 'gathering'", 'running'), /it has not started but has a seed or entries/],
  [tables("status = 'running'", 'gathering'), /it is running and has no seed/],
  [
    tables("status = 'running', finished = null, outcome = 'null'", 'finished'),
    /it is over, but it was not before/,
  ],
  [tables("status = 'finished', finished = 5, outcome = '{}'", 'running'), /its result is different/],
  [tables("visibility = 'secret'", 'running'), /"visibility" is "secret"/],
  [tables("settings = 'null'", 'running'), /its settings cannot be read/],
  [tables("settings = '{}'", 'running'), /its settings cannot be read/],
  [tables("secret = 'few'", 'running'), /256 bits in hexadecimal/],
  [tables(`secret = '${'e'.repeat(64)}'`, 'running'), /its secret does not match the published hash/],
  [tables(`secret = '${'e'.repeat(64)}'`, 'gathering'), /its secret does not match the published hash/],
  [tables("commitment = 'c'", 'finished'), /its secret does not match the published hash/],
  [tables('commitment_form = 7', 'running'), /"commitment_form" is 7, which is none of 1, 2/],
  [tables("seed = 'another'", 'running'), /entry 1 .* is not allowed|its seed does not follow/],
  [tables('seed = null', 'finished'), /it is finished and has no seed/],
  [tables('started = null', 'running'), /it is running but has no start time/],
  [tables('finished = null', 'finished'), /it is finished, and when it ended is not known/],
  [tables('finished = 5', 'running'), /it is running, and when it ended is known/],
  [tables("outcome = 'null'", 'finished'), /it is finished and has no outcome/],
  [tables("outcome = '7'", 'finished'), /its result is different from before/],
  [tables(`outcome = '{"totals":[1,2]}'`, 'finished'), /its result is different from before/],
  ["delete from heads where table_id = 'running'", /its row in "heads" is missing/],
  [heads('length = 31', 'running'), /it has \d+ entries, and its length is 31/],
  [heads('length = -1', 'gathering'), /its length is -1/],
  [heads('revision = -1', 'running'), /"revision" is -1/],
  [heads('messages = -1', 'running'), /"messages" is -1/],
  [heads("clocks = '{}'", 'running'), /its clocks cannot be read/],
  [heads("clocks = '[7]'", 'running'), /its clocks cannot be read/],
  [heads("proposal = '7'", 'running'), /"proposal" is no object/],
  [heads(`proposal = '{"by":9,"to":1,"at":1,"agreed":[]}'`, 'running'), /its suggested rollback/],
  [heads("proposal = '{}'", 'running'), /its suggested rollback/],
  [heads("votes = '[]'", 'running'), /its votes cannot be read/],
  [heads(`votes = '{"votes":7}'`, 'running'), /its votes cannot be read/],
  [heads("votes = '{'", 'running'), /"votes" is no JSON/],
  [heads("waiting = 'null'", 'running'), /"waiting" is no list/],
  [heads("waiting = '[5]'", 'running'), /it is waiting for seats it does not have/],
  [seats("occupant = 'cat'"), /"occupant of seat 1" is "cat"/],
  [seats('bot_level = null'), /the bot of seat 1 has no level/],
  [seats("word = 'another word'"), /its seed does not follow/],
  ["delete from seats where table_id = 'running' and seat = 1", /seat 1 is missing/],
  ["delete from seats where table_id = 'running' and seat = 2", /it has 2 seats for 3 players/],
  ["delete from entries where table_id = 'running' and number = 3", /entry 3 is missing/],
  ["update entries set line = 'hello' where table_id = 'running' and number = 3", /entry 3/],
  [
    "update entries set origin = 'cat' where table_id = 'running' and number = 3",
    /"origin of entry 3" is "cat"/,
  ],
  [draft('{'), /"draft of seat 1" is no JSON/],
  [draft('{"steps":[]}'), /"draft of seat 1" has no undone/],
  [orders('null'), /"standing orders of seat 1" is no object/],
  [orders('{"plans":[]}'), /"standing orders of seat 1" has no orders/],
  [
    `insert into drafts (table_id, seat, draft) values ('running', 7, '{"steps":["x"],"undone":[],"misfit":null}')`,
    /it has a draft or orders for seat 7, which does not exist/,
  ],
];

const isMissing = (engine: string): boolean => engine === 'postgres' && WHY_NO_POSTGRES !== null;
const named = (engine: string): string =>
  isMissing(engine) ? `${engine} (SKIPPED: ${WHY_NO_POSTGRES})` : engine;
const engines = (['sqlite', 'postgres'] as const).map((engine) => [named(engine), engine] as const);

describe.each(engines)('upgrade-check on %s', (_, engine) => {
  beforeEach(() => {
    vi.stubEnv('DATABASE_URL', '');
  });

  /** An empty store: where it is, and the flags by which the program finds it. */
  async function emptyStore(): Promise<{ readonly where: string; readonly flags: readonly string[] }> {
    if (engine === 'sqlite') {
      const data = folder();
      return { where: join(data, 'guildhall.db'), flags: ['--data', data] };
    }
    const { url, drop } = await freshDatabase();
    onTestFinished(drop);
    vi.stubEnv('DATABASE_URL', url);
    return { where: url, flags: [] };
  }

  test.skipIf(isMissing(engine))(
    'names everything that can be wrong with the rows of a table',
    { timeout: 300_000 },
    async () => {
      const { where, flags } = await emptyStore();
      for (const [statement, why] of DAMAGE) {
        const store = await openStore(where);
        for (const id of ['gathering', 'finished', 'running']) await store.tables.delete(id);
        await storeTables(store, [finished, running]);
        await store.close();
        await rawSql(where, statement);
        const { code, out } = await guildhall(['upgrade-check', ...flags]);
        expect.soft(out, statement).toMatch(why);
        expect.soft(out, statement).toMatch(/^BROKEN/m);
        expect.soft(out, statement).toMatch(/2 unchanged, .*, 1 broken$/);
        expect.soft(code, statement).toBe(1);
      }
    },
  );
});
