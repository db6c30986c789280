/**
 * Another process: `open <where>` makes a table and ends; `append <where>` plays at many tables until it is killed;
 * `serve <where>` says that it serves the store, and goes on until it is killed.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../src/index.ts';
import { lines, newPerson, newTable } from './tables.ts';

const [what, where] = process.argv.slice(2);
const store = await openStore(where, { serving: what === 'serve' });
const person = await newPerson(store);

if (what === 'append') {
  const write = async () => {
    const { id, head } = await newTable(store, person);
    let at = head;
    while (true) {
      const number = at.length + 1;
      const done = await store.tables.commit(id, at, {
        entries: lines(`0 step ${number}`),
        drafts: [{ seat: 0, steps: [`after ${number}`], undone: [], misfit: null }],
        request: { person: person.id, key: `key ${number}`, fingerprint: number },
      });
      if (done.kind !== 'committed') throw new Error(done.kind);
      at = done.head;
      // Written at once: what this process said is what it had been promised.
      writeSync(1, `${id} ${number} ${person.id}\n`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, write));
} else if (what === 'serve') {
  process.send?.('serving');
  setInterval(() => undefined, 60_000);
} else {
  await newTable(store, person);
  await store.close();
}
