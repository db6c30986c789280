/** A new data folder on a disk that is mounted read-only. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore, StoreUnusable } from '../src/index.ts';

/** As Node makes folders there: asked for all folders of a path at once, it does not say what was wrong. */
function mkdirSync(path: string, options?: { readonly recursive?: boolean }): never {
  const code = options?.recursive === true ? 'ENOENT' : 'EROFS';
  throw Object.assign(new Error(`${code}: mkdir '${path}'`), { code });
}

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), mkdirSync }));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-read-only-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([true, false])(
  'is told as such, and the folder that is there is named (serving: %s)',
  async (serving) => {
    const opened = openStore(join(folder, 'new', 'data', 'guildhall.db'), { serving });
    await expect(opened).rejects.toThrow(StoreUnusable);
    await expect(opened).rejects.toThrow(`${folder} is read-only for this user`);
  },
);
