import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** Lets a process append until it has acknowledged so many, and kills it there. Returns what it had acknowledged. */
async function appendAndDie(where: string, enough: number): Promise<string[]> {
  const child = spawn(process.execPath, [CHILD, 'append', where], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
    if (said.length > enough * 30) child.kill('SIGKILL');
  });
  const [[, signal]] = await Promise.all([once(child, 'exit'), once(child.stdout, 'close')]);
  expect(signal).toBe('SIGKILL');
  // The last line may have been cut off.
  return said.split('\n').slice(0, -1);
}

onBothEngines('a process that is killed in the middle of its appends', (fixture) => {
  test('has every append that it acknowledged, whole, and goes on where it was', async () => {
    const { store } = fixture;
    let looked = 0;
    for (const enough of [20, 200, 500]) {
      const acknowledged = await appendAndDie(fixture.where, enough);
      const last = new Map<string, { readonly number: number; readonly person: string }>();
      for (const line of acknowledged) {
        const [id, number, person] = line.split(' ');
        last.set(id, { number: Number(number), person });
      }
      for (const [id, { number, person }] of last) {
        const open = await store.tables.open(id, 0);
        const { length } = open!.table.head;
        // One more may have been stored of which it never heard.
        expect([number, number + 1]).toContain(length);
        expect(open?.entries.map(({ line }) => line)).toEqual(
          Array.from({ length }, (_, at) => `0 step ${at + 1}`),
        );
        expect(open?.drafts).toMatchObject([{ steps: [`after ${length}`] }]);
        expect(await store.tables.findRequest(id, person, `key ${length}`)).toEqual({ fingerprint: length });
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(16);
  });
});
