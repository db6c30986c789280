/** Disks that are mounted read-only: a new data folder there, and one that is there already. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore, StoreUnusable } from '../src/index.ts';

const disk = vi.hoisted(() => ({ isReadOnly: false }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const no = (code: string, what: string): never => {
    throw Object.assign(new Error(`${code}: ${what}`), { code });
  };
  return {
    ...fs,
    // As Node makes folders there: asked for all folders of a path at once, it does not say what was wrong.
    mkdirSync: (path: string, options?: { readonly recursive?: boolean }) =>
      no(options?.recursive === true ? 'ENOENT' : 'EROFS', `mkdir '${path}'`),
    openSync: (path: string, flags: string, mode?: number) =>
      disk.isReadOnly && flags !== 'r' ? no('EROFS', `open '${path}'`) : fs.openSync(path, flags, mode),
    // Not even root may write there.
    accessSync: (path: string, mode = fs.constants.F_OK) =>
      disk.isReadOnly && (mode & fs.constants.W_OK) !== 0
        ? no('EROFS', `access '${path}'`)
        : fs.accessSync(path, mode),
  };
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-read-only-'));
});
afterEach(() => {
  disk.isReadOnly = false;
  rmSync(folder, { recursive: true });
});

test.each([true, false])(
  'a new folder is told as such, and the folder that is there is named (serving: %s)',
  async (serving) => {
    const opened = openStore(join(folder, 'new', 'data', 'guildhall.db'), { serving });
    await expect(opened).rejects.toThrow(StoreUnusable);
    await expect(opened).rejects.toThrow(`${folder} is read-only for this user`);
  },
);

test.each([true, false])(
  'a database that is there already is told as such (serving: %s)',
  async (serving) => {
    const path = join(folder, 'guildhall.db');
    await (await openStore(path, { serving: true })).close();
    disk.isReadOnly = true;
    const opened = openStore(path, { serving });
    await expect(opened).rejects.toThrow(StoreUnusable);
    await expect(opened).rejects.toThrow(`${folder} is read-only for this user`);
  },
);
