/** Lessons go on on another device. */
import { manifests } from '@guildhall/games';
import { games } from '@guildhall/games/all';
import { beforeAll, expect, it } from 'vitest';
import { Client } from './client.ts';
import { onBothEngines, type Process } from './guildhall.ts';

const taught = manifests.flatMap(({ id, lessons }) =>
  (lessons?.list ?? []).map((lesson) => ({
    lesson: `${id}/${lesson.id}`,
    version: games.get(id)?.game.version ?? 0,
  })),
);

onBothEngines('lessons', (hall) => {
  let process: Process;
  beforeAll(async () => {
    process = await hall.open();
  });

  const some = (change: object = {}) => ({
    ...taught[0],
    run: 0,
    answers: [null, 'x'],
    isDone: false,
    ...change,
  });

  it('come along by a device link, and the furthest step wins', async () => {
    const phone = await Client.enter(process.url, 'Cleo');
    const { link } = await phone.post<{ link: string }>('/api/me/links');
    const laptop = new Client(process.url);
    await laptop.post('/api/sessions', { link });
    expect(await phone.post('/api/me/lessons', { lessons: [some()] })).toEqual({ lessons: [some()] });
    const further = some({ answers: [null, 'x', 'y'] });
    expect(await laptop.post('/api/me/lessons', { lessons: [some({ answers: [] })] })).toEqual({
      lessons: [some()],
    });
    expect(await laptop.post('/api/me/lessons', { lessons: [further] })).toEqual({ lessons: [further] });
    expect(await phone.post('/api/me/lessons', { lessons: [some()] })).toEqual({ lessons: [further] });
  });

  it('are nobody else’s business, and are gone with the account', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const eve = await Client.enter(process.url, 'Eve');
    await ana.post('/api/me/lessons', { lessons: [some()] });
    expect(await eve.post('/api/me/lessons', { lessons: [] })).toEqual({ lessons: [] });
    expect((await new Client(process.url).ask('POST', '/api/me/lessons', { lessons: [] })).status).toBe(401);
    const { id } = ana;
    await ana.expect('DELETE', '/api/me');
    expect(await process.store.lessons.of(id ?? '')).toEqual([]);
  });

  it('that there are not, and rules that are not here yet, are not kept', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    const unknown = [some({ lesson: 'no-game/no-lesson' }), some({ version: 2 ** 31 - 1 })];
    expect(await ana.post('/api/me/lessons', { lessons: unknown })).toEqual({ lessons: [] });
  });

  it('have bounds', async () => {
    const ana = await Client.enter(process.url, 'Ana');
    for (const bad of [
      some({ answers: Array(101).fill(null) }),
      some({ answers: ['x'.repeat(201)] }),
      some({ answers: [7] }),
      some({ lesson: '../x' }),
      some({ run: -1 }),
      some({ more: true }),
    ])
      expect((await ana.ask('POST', '/api/me/lessons', { lessons: [bad] })).status).toBe(400);
    const many = Array.from({ length: 21 }, () => some());
    expect((await ana.ask('POST', '/api/me/lessons', { lessons: many })).status).toBe(400);
  });
});
