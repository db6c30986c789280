import { afterEach, describe, expect, test, vi } from 'vitest';
import { CHROMIUM, canInstall, isRequired, type Machine, skipWithout, thisMachine } from '../src/index.ts';

const SOMEBODYS: Machine = { ci: false, root: false, debian: true };
const CI: Machine = { ...SOMEBODYS, ci: true };
const ROOTS: Machine = { ...SOMEBODYS, root: true };
const OTHER_SYSTEM: Machine = { ci: false, root: true, debian: false };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('what is missing is a failure on CI and for root on Debian, and nowhere else', () => {
  expect([CI, ROOTS].map(isRequired)).toEqual([true, true]);
  expect([SOMEBODYS, OTHER_SYSTEM].map(isRequired)).toEqual([false, false]);
});

test('only root on Debian can install', () => {
  expect([CI, ROOTS, SOMEBODYS, OTHER_SYSTEM].map(canInstall)).toEqual([false, true, false, false]);
});

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['', false],
])('CI=%s', (value, ci) => {
  vi.stubEnv('CI', value);
  expect(thisMachine().ci).toBe(ci);
});

describe('tests that lack something', () => {
  test.each([CI, ROOTS])('fail, and say what to do', (machine) => {
    expect(() => skipWithout(CHROMIUM, 'the tests in a browser', 'none was found', machine)).toThrow(
      'Chromium has to be there: none was found. Install it (Debian: apt-get install chromium-headless-shell)',
    );
  });

  test.each([SOMEBODYS, OTHER_SYSTEM])('are skipped, loudly', (machine) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    skipWithout(CHROMIUM, 'the tests in a browser', 'none was found', machine);
    expect(said).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('NO CHROMIUM: THE TESTS IN A BROWSER ARE SKIPPED'),
    );
    expect(said.mock.calls[0][0]).toContain('apt-get install chromium-headless-shell');
  });
});

test('a browser that was named and does not exist is an error, not another browser', () => {
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  expect(() => CHROMIUM.find()).toThrow('CHROMIUM names /nowhere/chromium, which does not exist');
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(CHROMIUM.find()).toBe(process.execPath);
});
