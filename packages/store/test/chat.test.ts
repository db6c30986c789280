import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { commit, newPerson, newTable } from './tables.ts';

onBothEngines('chat', (fixture) => {
  test('is numbered without gaps, whoever speaks and wherever', async () => {
    const stores = [fixture.store, await fixture.otherProcess()];
    const ana = await newPerson(fixture.store);
    const { id, head } = await newTable(fixture.store, ana);
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        stores[at % 2].chat.say(
          id,
          { person: ana.id, seat: at % 2 ? 0 : null, text: `word ${at}` },
          () => false,
        ),
      ),
    );
    const numbers = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(said.map((message) => message?.number ?? 0).sort((a, b) => a - b)).toEqual(numbers);
    const { chat } = fixture.store;
    expect((await chat.since(id, 5, 3, 'all')).map(({ number }) => number)).toEqual([6, 7, 8]);
    expect((await chat.latest(id, 3, 'all')).map(({ number }) => number)).toEqual([18, 19, 20]);
    expect(await chat.since(id, 0, 100, 'all')).toEqual(
      said.toSorted((a, b) => (a?.number ?? 0) - (b?.number ?? 0)),
    );
    expect(await fixture.store.tables.find(id)).toMatchObject({ messages: 20, head });
    expect(await chat.say('nowhere', { person: ana.id, seat: null, text: 'hello?' }, () => true)).toBeNull();
  });

  test('is open to all or not by the settings of the moment, and stays so', async () => {
    const { store } = fixture;
    const ana = await newPerson(store);
    const table = await newTable(store, ana, { settings: { isOpen: false } });
    const { id } = table;
    let { head } = table;
    const speak = async (text: string) =>
      await store.chat.say(
        id,
        { person: ana.id, seat: 0, text },
        (settings) => (settings as { isOpen: boolean }).isOpen,
      );
    for (const [text, isOpen] of [
      ['1 among us', true],
      ['2 to all', false],
      ['3 among us', true],
      ['4 to all', true],
    ] as const) {
      expect(await speak(text)).toMatchObject({ text, open: text.endsWith('to all') });
      head = await commit(store, id, head, { facts: { settings: { isOpen } } });
    }
    const numbers = (messages: readonly { number: number }[]) => messages.map(({ number }) => number);
    expect(numbers(await store.chat.latest(id, 10, 'all'))).toEqual([1, 2, 3, 4]);
    expect(numbers(await store.chat.latest(id, 10, 'open'))).toEqual([2, 4]);
    expect(numbers(await store.chat.latest(id, 1, 'open'))).toEqual([4]);
    expect(numbers(await store.chat.since(id, 2, 10, 'open'))).toEqual([4]);
    expect(numbers(await store.chat.since(id, 2, 10, 'all'))).toEqual([3, 4]);
  });
});
