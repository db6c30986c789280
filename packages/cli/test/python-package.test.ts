/** The tests of the Python package, with numpy and without, and its benchmark. They run where there is a python3. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../../../python/', import.meta.url));
const BENCH = fileURLToPath(new URL('../../../bench/python.ts', import.meta.url));

function succeeds(...words: string[]): boolean {
  return spawnSync('python3', words).status === 0;
}

const HAS_PYTHON = succeeds('--version');
const HAS_NUMPY = HAS_PYTHON && succeeds('-c', 'import numpy');

function unittest(numpy: boolean): { status: number | null; said: string } {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', GUILDHALL_NUMPY: numpy ? '1' : '0' };
  const { status, stderr } = spawnSync('python3', ['-m', 'unittest'], {
    cwd: PACKAGE,
    env,
    encoding: 'utf8',
  });
  return { status, said: stderr };
}

describe('the Python package', () => {
  const alone = `with the standard library alone${HAS_PYTHON ? '' : ' (SKIPPED: there is no python3)'}`;
  test.skipIf(!HAS_PYTHON)(alone, { timeout: 180_000 }, () => {
    const { status, said } = unittest(false);
    expect([status, said]).toEqual([0, expect.stringMatching(/Ran \d\d tests.*OK/s)]);
  });

  const numpy = `with numpy${HAS_NUMPY ? '' : ' (SKIPPED: there is no numpy)'}`;
  test.skipIf(!HAS_NUMPY)(numpy, { timeout: 180_000 }, () => {
    const { status, said } = unittest(true);
    expect([status, said]).toEqual([0, expect.stringMatching(/Ran \d\d tests.*OK/s)]);
  });

  const bench = `its benchmark prints its figures${HAS_PYTHON ? '' : ' (SKIPPED: there is no python3)'}`;
  test.skipIf(!HAS_PYTHON)(bench, { timeout: 180_000 }, () => {
    const words = [BENCH, 'tiletum', '--windows', '1', '--seconds', '0.2'];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/through Python +[\d,]+ +[\d,]+ +\d+ %/);
  });
});
