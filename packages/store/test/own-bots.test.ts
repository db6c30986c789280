/** Bots that people bring along. */
import { expect, test } from 'vitest';
import type { Change } from '../src/index.ts';
import { eventually, onBothEngines } from './engines.ts';
import { newPerson } from './tables.ts';

const HOUR = 3_600_000;

onBothEngines('bots of people', (fixture) => {
  test('are found by their token, which is nowhere in the store', async () => {
    const { ownBots, people } = fixture.store;
    const ana = await newPerson(fixture.store);
    const made = (await ownBots.create(ana.id, 'Greedy', 3))!;
    expect(made.token).toMatch(/^ghb_[A-Za-z0-9_-]{43}$/);
    expect(await ownBots.of(ana.id)).toEqual([made.bot]);
    expect(JSON.stringify(await ownBots.of(ana.id))).not.toContain(made.token.slice(4));
    expect(await ownBots.find(made.token)).toMatchObject({ id: made.bot.id, name: 'Greedy', owner: ana.id });
    expect(await ownBots.find(`${made.token.slice(0, -1)}~`)).toBeNull();
    expect(await ownBots.find(made.bot.id)).toBeNull();
    await people.delete(ana.id);
    expect(await ownBots.find(made.token)).toBeNull();
  });

  test('are so many and no more, however many are asked for at once', async () => {
    const { ownBots } = fixture.store;
    const ana = await newPerson(fixture.store);
    const made = await Promise.all(Array.from({ length: 8 }, (_, at) => ownBots.create(ana.id, `b${at}`, 3)));
    expect(made.filter((one) => one !== null)).toHaveLength(3);
    expect(await ownBots.of(ana.id)).toHaveLength(3);
  });

  test('end with their token, of which every server hears, and only by their owner', async () => {
    const { ownBots } = fixture.store;
    const ana = await newPerson(fixture.store);
    const eve = await newPerson(fixture.store, 'Eve');
    const { bot, token } = (await ownBots.create(ana.id, 'Greedy', 3))!;
    const heard: Change[] = [];
    const stop = await (await fixture.otherProcess()).onChange((change) => heard.push(change));
    expect(await ownBots.revoke(eve.id, bot.id)).toBe(false);
    expect(await ownBots.isThere(bot.id)).toBe(true);
    expect(await ownBots.revoke(ana.id, bot.id)).toBe(true);
    expect([await ownBots.find(token), await ownBots.isThere(bot.id)]).toEqual([null, false]);
    await eventually(() => expect(heard).toContainEqual({ kind: 'sessions', person: ana.id }));
    await stop();
  });

  test('say when they were used last, to the hour', async () => {
    const { ownBots } = fixture.store;
    const ana = await newPerson(fixture.store);
    const { token } = (await ownBots.create(ana.id, 'Greedy', 3))!;
    const usedAt = async () => (await ownBots.of(ana.id))[0].used;
    expect(await usedAt()).toBeNull();
    await ownBots.find(token);
    const first = await usedAt();
    expect(first).toBe(fixture.time);
    fixture.time += HOUR - 1;
    await ownBots.find(token);
    expect(await usedAt()).toBe(first);
    fixture.time += 1;
    await ownBots.find(token);
    expect(await usedAt()).toBe(fixture.time);
  });
});
