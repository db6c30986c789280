/** People whose name is theirs alone, and the codes by which they come back. */
import { expect, test } from 'vitest';
import type { NameLooks } from '../src/index.ts';
import { onBothEngines } from './engines.ts';
import { newPerson } from './tables.ts';

const looks = (name: string): NameLooks => [name.toLowerCase(), name.toUpperCase()];

onBothEngines('registered people', (fixture) => {
  const newGuest = (name: string) => newPerson(fixture.store, name);

  test('have their name for themselves; guests may be called the same', async () => {
    const { people } = fixture.store;
    const [ana, other] = [await newGuest('Ana'), await newGuest('Ana')];
    expect(ana.registered).toBeNull();
    expect(await people.register(ana.id, 'Ana', looks('Ana'))).toMatchObject({
      name: 'Ana',
      registered: fixture.time,
    });
    expect(await people.isTaken(looks('ANA'), ana.id)).toBe(false);
    expect(await people.isTaken(looks('ANA'), other.id)).toBe(true);
    expect(await people.register(other.id, 'ana', looks('ana'))).toBe('taken');
    expect(await people.find(other.id)).toMatchObject({ name: 'Ana', registered: null });
    expect(await people.rename(other.id, 'ana', looks('ana'))).toMatchObject({
      name: 'ana',
      registered: null,
    });
    expect((await people.findAll([ana.id])).map(({ registered }) => registered)).toEqual([fixture.time]);
    expect(await people.register('nobody', 'Bo', looks('Bo'))).toBeNull();
  });

  test('have a name that looks like nobody else’s, in small letters or in capitals', async () => {
    const { people } = fixture.store;
    const [one, two, three] = [await newGuest('a'), await newGuest('b'), await newGuest('c')];
    await people.register(one.id, 'a', ['ab', 'cd']);
    expect(await people.register(two.id, 'b', ['ab', 'ef'])).toBe('taken');
    expect(await people.register(two.id, 'b', ['gh', 'cd'])).toBe('taken');
    expect(await people.register(three.id, 'c', ['cd', 'ab'])).toMatchObject({ name: 'c' });
  });

  test('take a free name instead of theirs, which is free from then on', async () => {
    const { people } = fixture.store;
    const [ana, ben] = [await newGuest('Fay'), await newGuest('Gus')];
    await people.register(ana.id, 'Fay', looks('Fay'));
    await people.register(ben.id, 'Gus', looks('Gus'));
    expect(await people.rename(ana.id, 'Gus', looks('Gus'))).toBe('taken');
    expect(await people.find(ana.id)).toMatchObject({ name: 'Fay' });
    expect(await people.rename(ana.id, 'Hal', looks('Hal'))).toMatchObject({ name: 'Hal' });
    expect(await people.rename(ben.id, 'Fay', looks('Fay'))).toMatchObject({ name: 'Fay' });
    await people.delete(ben.id);
    expect(await people.rename(ana.id, 'Fay', looks('Fay'))).toMatchObject({ registered: fixture.time });
  });

  test('who want the same name at the same time: one gets it', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => newGuest('Zed')));
    const results = await Promise.all(
      guests.map(({ id }) => fixture.store.people.register(id, 'Zed', looks('Zed'))),
    );
    expect(results.filter((result) => result !== 'taken')).toHaveLength(1);
  });

  test('are known by whatever finds their session', async () => {
    const { people, sessions } = fixture.store;
    const dora = await newGuest('Dora');
    const token = await sessions.start(dora.id, { device: 'phone', expires: fixture.time + 1 });
    expect((await sessions.find(token))?.person.registered).toBeNull();
    await people.register(dora.id, 'Dora', looks('Dora'));
    expect((await sessions.find(token))?.person.registered).toBe(fixture.time);
  });
});

onBothEngines('recovery codes', (fixture) => {
  test('are found by what is written on paper, which is nowhere in the store', async () => {
    const { credentials, people } = fixture.store;
    const ana = await newPerson(fixture.store);
    const code = await credentials.renewRecoveryCode(ana.id);
    expect(code).toMatch(/^[2-9bcdfghjkmnpqrstvwxyz]{25}$/);
    expect(await credentials.findByRecoveryCode(code)).toBe(ana.id);
    expect(await credentials.findByRecoveryCode(`${code.slice(1)}2`)).toBeNull();
    const [stored] = await credentials.of(ana.id);
    expect(stored).toEqual({ id: stored.id, kind: 'recovery-code', created: fixture.time, used: null });
    await credentials.useRecoveryCode(code);
    expect(await credentials.of(ana.id)).toMatchObject([{ used: fixture.time }]);
    await people.delete(ana.id);
    expect(await credentials.findByRecoveryCode(code)).toBeNull();
  });

  test('replace each other, also those that are made at the same time', async () => {
    const { credentials } = fixture.store;
    const ana = await newPerson(fixture.store);
    const first = await credentials.renewRecoveryCode(ana.id);
    await Promise.all(Array.from({ length: 4 }, () => credentials.renewRecoveryCode(ana.id)));
    expect(await credentials.findByRecoveryCode(first)).toBeNull();
    expect(await credentials.of(ana.id)).toHaveLength(1);
  });
});

onBothEngines('one session of several', (fixture) => {
  test('is ended by its own person alone', async () => {
    const { sessions } = fixture.store;
    const [ana, eve] = [await newPerson(fixture.store), await newPerson(fixture.store, 'Eve')];
    const expires = fixture.time + 1_000;
    const phone = await sessions.start(ana.id, { device: 'phone', expires });
    const laptop = await sessions.start(ana.id, { device: 'laptop', expires });
    const { id } = (await sessions.find(phone))!;
    expect(await sessions.endOne(eve.id, id)).toBe(false);
    expect(await sessions.endOne(ana.id, id)).toBe(true);
    expect(await sessions.find(phone)).toBeNull();
    expect(await sessions.find(laptop)).not.toBeNull();
  });
});
