import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventions } from '@guildhall/games/inventions';
import { terraMystica } from '@guildhall/games/terra-mystica';
import { type Commitment, commitmentTo, exportTable, readOptions, seedFrom, Table } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { gameFile, randomTable } from './games.ts';
import { folder, guildhall } from './shell.ts';

describe('verify', () => {
  const bits = 'ab'.repeat(32);
  const options = readOptions(terraMystica.options, { players: 2 });
  const hash = commitmentTo(bits, { table: 'table1', game: 'terra-mystica', options });
  const commitment: Commitment = { form: 2, table: 'table1', bits, words: ['a word', null], hash };
  const table = randomTable(seedFrom(commitment), 2, 12);
  const file = (text: string): string => {
    const path = join(folder(), 'game.json');
    writeFileSync(path, text);
    return path;
  };

  test('the seed is the one that was promised, to whoever has the hash', async () => {
    const path = file(exportTable(table, { commitment }));
    const compared = await guildhall(['verify', '--hash', hash, path]);
    expect(compared.out).toMatch(/^ok .*the seed is the one this hash promised/);
    expect(compared.code).toBe(0);
    const other = await guildhall(['verify', '--hash', 'f'.repeat(64), path]);
    expect(other.out).toMatch(/^DIFFERENT .*the hash is different/);
    expect(other.code).toBe(1);
    // A hash that nobody saw before the game proves nothing.
    const alone = await guildhall(['verify', path]);
    expect(alone.out).toMatch(/^unproven .*unproven until its hash is compared/);
    expect(alone.out).toContain(hash);
    expect(alone.code).toBe(0);
  });

  test('a file without its commitment is unproven', async () => {
    const path = file(exportTable(table));
    const alone = await guildhall(['verify', path]);
    expect(alone.out).toMatch(/^unproven .*the seed is unproven: the file has no commitment/);
    expect(alone.code).toBe(0);
    const compared = await guildhall(['verify', '--hash', hash, path]);
    expect(compared.out).toMatch(/^UNPROVEN .*no commitment/);
    expect(compared.code).toBe(1);
  });

  test('a commitment of the old form is named as such', async () => {
    const old = { form: 1, table: 'table1', bits, words: ['a word', null] } as const;
    const sum = createHash('sha256').update(Buffer.from(bits, 'hex')).digest('hex');
    const game = randomTable(seedFrom({ ...old, hash: sum }), 2, 12);
    const { form: _, ...unnamed } = { ...old, hash: sum };
    const path = file(gameFile(game, { commitment: unnamed }));
    expect(await guildhall(['verify', path])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^unproven .*old form/),
    });
    const compared = await guildhall(['verify', '--hash', sum, path]);
    expect(compared.out).toMatch(/^UNPROVEN .*old form/);
    expect(compared.code).toBe(1);
  });

  test('other bits or options than were promised, and a seed that does not follow', async () => {
    const rigged = readOptions(terraMystica.options, { players: 2, startSeat: 0 });
    for (const [wrong, message] of [
      [{ commitment: { ...commitment, bits: 'cd'.repeat(32) } }, /the published hash does not match/],
      [{ commitment: { ...commitment, table: 'table2' } }, /the published hash does not match/],
      [{ commitment: { ...commitment, words: ['another word', null] } }, /the seed does not follow/],
    ] as const) {
      const { code, out } = await guildhall(['verify', file(gameFile(table, wrong))]);
      expect(out).toMatch(message);
      expect(code).toBe(1);
    }
    const other = new Table(terraMystica, rigged, table.seed);
    const { code, out } = await guildhall(['verify', file(exportTable(other, { commitment }))]);
    expect(out).toMatch(/the published hash does not match the bits, the table and the options/);
    expect(code).toBe(1);
  });

  test('what of the set-up was chosen is named', async () => {
    const overrides = [{ path: 'factions.witches.start.coins', value: 20 }];
    const chosen = new Table(terraMystica, { players: 2, startSeat: 0, overrides }, 'seed');
    const { out } = await guildhall(['verify', file(exportTable(chosen))]);
    expect(out).toContain('chosen, not drawn: startSeat; 1 value overridden');
    const goals = [
      ['goalAfrica', 'goalEconomy', 'goalEra'],
      ['goalMiddleEast', 'goalCulture', 'goalTokens'],
    ];
    const hidden = new Table(inventions, { players: 2, goals }, 'seed');
    const told = await guildhall(['verify', file(exportTable(hidden))]);
    expect(told.out).toContain('chosen in secret, not drawn: goals');
  });

  test('a hash that is none, or for several files', async () => {
    const path = file(exportTable(table, { commitment }));
    for (const [argv, message] of [
      [['verify', '--hash', 'abc', path], /--hash must be 64 hexadecimal digits/],
      [['verify', '--hash', hash, path, path], /--hash needs a single FILE/],
    ] as const) {
      const { code, err } = await guildhall(argv);
      expect(err).toMatch(message);
      expect(code).toBe(2);
    }
  });
});
