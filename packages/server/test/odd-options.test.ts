/** Options that nobody could play with are refused before anything is compiled, and rules that run wild harm nobody else. */
import { type GameState, nextId, push } from '@guildhall/kernel';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { GAMES, newKey, onEngine, type Process, seatedTable } from './guildhall.ts';
import { someStep } from './play.ts';

const QUICK_MS = 2_000;

/** The bazaar, in which whatever somebody does is never over. */
function endless(): typeof GAMES extends ReadonlyMap<string, infer E> ? E : never {
  const entry = GAMES.get('bazaar')!;
  const rules: typeof entry.game.rules = (options) => ({
    ...entry.game.rules(options),
    apply(state: GameState) {
      for (;;) push(state, { id: nextId(state), kind: 'turn', seat: 0 });
    },
  });
  return { ...entry, game: { ...entry.game, id: 'endless', rules } };
}

/** The bazaar with nothing to deal: always, or with some seeds. */
function undealt(id: string, isUndealt: (seed: string) => boolean): ReturnType<typeof endless> {
  const entry = GAMES.get('bazaar')!;
  const rules: typeof entry.game.rules = (options) => {
    const sound = entry.game.rules(options);
    return {
      ...sound,
      setup(seed) {
        if (isUndealt(seed)) throw new Error('draw from an empty pile');
        return sound.setup(seed);
      },
    };
  };
  return { ...entry, game: { ...entry.game, id, rules } };
}

onEngine('sqlite', 'options and rules beyond all bounds', (hall) => {
  let process: Process;
  let ana: Client;
  /** The seeds with which one of the games was set up. */
  const tried: string[] = [];
  let isLucky = true;
  beforeAll(async () => {
    const games = new Map([
      ...GAMES,
      ['endless', endless()],
      ['undealt', undealt('undealt', () => true)],
      [
        'rarely-dealt',
        undealt('rarely-dealt', (seed) => {
          tried.push(seed);
          return !isLucky;
        }),
      ],
    ]);
    process = await hall.open({ takesJobs: false }, { games });
    ana = await Client.enter(process.url, 'Ana');
  });

  const create = async (game: string, options: Readonly<Record<string, unknown>>) => {
    const began = performance.now();
    const reply = await ana.ask('POST', '/api/tables', {
      game,
      options,
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    return { ...reply, took: performance.now() - began };
  };

  it.each<[string, string, number | string, string]>([
    [
      'age-of-innovation',
      'science.stepsForReturn',
      30_000_000,
      'must be a whole number from 0 to 12, not 30000000',
    ],
    [
      'age-of-innovation',
      'roundBonuses.bridgeBonus.shipping',
      1e8,
      'must be a whole number from 0 to 3, not 100000000',
    ],
    ['terra-mystica', 'cults.stepsWithoutPlace', 3e7, 'must be a whole number from 0 to 10, not 30000000'],
    ['terra-mystica', 'map.rows.0', 'Y'.repeat(50_000), 'must be 13 letters out of YUKBGSRI'],
    ['inventions', 'eraTrack.3.1.amount', 1e8, 'must be a whole number from 0 to 12, not 100000000'],
    ['inventions', 'pieces.citizens', 2 ** 53, 'must be a whole number from 10 to 60, not 9007199254740992'],
    ['inventions', 'pieces.citizens', 0.5, 'must be a whole number from 10 to 60, not 0.5'],
  ])('%s with an odd %s is refused at once', async (game, path, value, fault) => {
    const { status, body, took } = await create(game, { overrides: [{ path, value }] });
    expect({ status, body }).toMatchObject({ status: 422, body: { error: 'options' } });
    expect(body.reason).toContain(`override ${path}: ${fault}`);
    expect(String(body.reason).length).toBeLessThan(400);
    expect(took).toBeLessThan(QUICK_MS);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['overrides without end', { overrides: Array(1500).fill({ path: 'rounds', value: 5 }) }],
    ['a list of tiles without end', { scoringTiles: Array(5000).fill('SCORE1') }],
    ['a seat beyond all seats', { startSeat: 2 ** 53 }],
    ['lists within lists', { factions: Array(8).fill([[[]]]) }],
    ['a name that everything has', { factions: ['constructor', '__proto__'] }],
    ['an option that is none', { [`${'x'.repeat(5000)}`]: 1 }],
  ])('other options are held to the same: %s', async (_, options) => {
    const { status, body, took } = await create('terra-mystica', options);
    expect({ status, body }).toMatchObject({ status: 422, body: { error: 'options' } });
    expect(String(body.reason).length).toBeLessThan(700);
    expect(took).toBeLessThan(QUICK_MS);
  });

  it('overrides that are each within their range and leave too few tiles for the last rounds are refused together', async () => {
    const tiles = GAMES.get('age-of-innovation')!.tables.find(({ name }) => name === 'roundTiles')!;
    const overrides = Object.keys(tiles.table as object)
      .slice(1)
      .map((id) => ({ path: `roundTiles.${id}.lastRound`, value: 4 }));
    const { status, body } = await create('age-of-innovation', { overrides });
    expect({ status, body }).toMatchObject({ status: 422, body: { error: 'options' } });
    expect(body.reason).toContain('roundTiles.guildLaw.lastRound');
    expect(body.reason).toContain('2 tiles must be allowed in round 5 or later, not 1');
  });

  it('a game that cannot be set up gets no table', async () => {
    const { status, body } = await create('undealt', {});
    expect({ status, body }).toMatchObject({ status: 422, body: { error: 'options' } });
    expect(body.reason).toBe('options: a game cannot begin with these: draw from an empty pile');
    expect((await ana.get<{ tables: unknown[] }>('/api/tables?mine=true')).tables).toEqual([]);
  });

  it('what is wrong besides is found before anything is compiled or dealt', async () => {
    const wish = { game: 'undealt', options: {} };
    const [me, open, bot] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'unheard of' }];
    const level = await ana.ask('POST', '/api/tables', { ...wish, seats: [me, bot] });
    expect(level.body).toMatchObject({ error: 'no-such-bot' });
    const standIn = await ana.ask('POST', '/api/tables', { ...wish, seats: [me, open], standIn: 'nobody' });
    expect(standIn.body).toMatchObject({ error: 'no-such-bot' });
  });

  it('a set-up that fails with the last word alone is no fault of the server, and the table stays', async () => {
    const { status, body } = await create('rarely-dealt', {});
    expect(status).toBe(201);
    // Nobody can know the seeds that are tried: no two are alike, and none is short enough to be guessed.
    expect(new Set(tried).size).toBe(tried.length);
    expect(tried.length).toBeGreaterThan(5);
    for (const seed of tried) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    isLucky = false;
    const id = (body.table as { id: string }).id;
    const ben = await Client.enter(process.url, 'Ben');
    await ana.post(`/api/tables/${id}/word`, { word: 'one word of mine' });
    const { code } = await ana.post<{ code: string }>(`/api/tables/${id}/invitations`, {});
    const last = await ben.ask('POST', `/api/tables/${id}/seats`, { word: 'another word', code });
    expect({ status: last.status, body: last.body }).toMatchObject({
      status: 422,
      body: { error: 'options' },
    });
    expect(await ana.get(`/api/tables/${id}`)).toMatchObject({ table: { status: 'gathering' } });
  });

  it('rules that run wild get an answer, nothing is half done, and the server goes on', async () => {
    const ben = await Client.enter(process.url, 'Ben');
    const table = await seatedTable([ana, ben], { game: 'endless' });
    const step = await someStep(ana, table, 'wild');
    const act = () => ana.ask('POST', `/api/tables/${table}/actions`, { seen: 0, ...step, key: newKey() });
    for (let tries = 0; tries < 2; tries++) {
      const { status, body } = await act();
      expect({ status, body }).toMatchObject({ status: 422, body: { error: 'rules-limit' } });
      expect(body.reason).toContain('more than 1000 open obligations');
    }
    expect(await ana.position(table)).toMatchObject({ number: 0, status: 'running', drafts: [] });
    expect((await ana.ask('GET', '/healthz')).status).toBe(200);
    const sound = await seatedTable([ana, ben]);
    const other = await someStep(ana, sound, 'goes on');
    expect(
      (await ana.ask('POST', `/api/tables/${sound}/actions`, { seen: 0, ...other, key: newKey() })).status,
    ).toBe(200);
  });
});
