/** How far people are in lessons. */
import { expect, test } from 'vitest';
import type { LessonRecord } from '../src/index.ts';
import { onBothEngines } from './engines.ts';
import { newPerson } from './tables.ts';

const lesson = (change: Partial<LessonRecord> = {}): LessonRecord => ({
  lesson: 'some-game/first-game',
  version: 2,
  run: 0,
  answers: [null, 'build F4'],
  isDone: false,
  ...change,
});

onBothEngines('lessons', (fixture) => {
  test('whoever is further takes the place, on whichever device', async () => {
    const { lessons } = fixture.store;
    const { id } = await newPerson(fixture.store);
    expect(await lessons.of(id)).toEqual([]);
    await lessons.keep(id, lesson());
    await lessons.keep(id, lesson({ answers: [null] }));
    expect(await lessons.of(id)).toEqual([lesson()]);
    await lessons.keep(id, lesson({ answers: [null, 'build F4', 'end turn'] }));
    expect(await lessons.of(id)).toEqual([lesson({ answers: [null, 'build F4', 'end turn'] })]);
  });

  test('a later run goes before a longer one, and newer rules before both', async () => {
    const { lessons } = fixture.store;
    const { id } = await newPerson(fixture.store);
    await lessons.keep(id, lesson());
    await lessons.keep(id, lesson({ run: 1, answers: [] }));
    expect(await lessons.of(id)).toEqual([lesson({ run: 1, answers: [] })]);
    await lessons.keep(id, lesson({ answers: ['a', 'b', 'c'] }));
    expect(await lessons.of(id)).toEqual([lesson({ run: 1, answers: [] })]);
    await lessons.keep(id, lesson({ version: 3, answers: ['a'] }));
    await lessons.keep(id, lesson({ run: 9 }));
    expect(await lessons.of(id)).toEqual([lesson({ version: 3, answers: ['a'] })]);
  });

  test('what was done once stays done, whatever comes after it', async () => {
    const { lessons } = fixture.store;
    const { id } = await newPerson(fixture.store);
    await lessons.keep(id, lesson());
    await lessons.keep(id, lesson({ answers: [], isDone: true }));
    expect(await lessons.of(id)).toEqual([lesson({ isDone: true })]);
    await lessons.keep(id, lesson({ run: 1, answers: [] }));
    expect(await lessons.of(id)).toEqual([lesson({ run: 1, answers: [], isDone: true })]);
  });

  test('devices that say so at once lose nothing', async () => {
    const { lessons } = fixture.store;
    const { id } = await newPerson(fixture.store);
    const steps = Array.from({ length: 12 }, (_, at) => lesson({ answers: Array(at).fill('x') }));
    await Promise.all(steps.map((one) => lessons.keep(id, one)));
    expect((await lessons.of(id))[0].answers).toHaveLength(11);
  });

  test('belong to one person, and go with the account', async () => {
    const { lessons, people } = fixture.store;
    const ana = await newPerson(fixture.store);
    const bo = await newPerson(fixture.store, 'Bo');
    await lessons.keep(ana.id, lesson());
    await lessons.keep(ana.id, lesson({ lesson: 'some-game/other' }));
    expect(await lessons.of(bo.id)).toEqual([]);
    await people.delete(ana.id);
    expect(await lessons.of(ana.id)).toEqual([]);
  });
});
