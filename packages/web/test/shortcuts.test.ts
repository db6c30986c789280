/** Keys that are shown beside buttons. */
import { expect, test } from 'vitest';
import { keyCap, RESTART_KEY, UNDO_KEY } from '../src/table/frame/shortcuts.ts';

test('two keys that differ by Shift are told apart, although caps are drawn large', () => {
  expect([keyCap(UNDO_KEY), keyCap(RESTART_KEY)]).toEqual(['u', '⇧U']);
  expect(keyCap(UNDO_KEY).toUpperCase()).not.toBe(keyCap(RESTART_KEY).toUpperCase());
  expect(['Esc', '/', '1 … 9', 'PgDn, PgUp'].map(keyCap)).toEqual(['Esc', '/', '1 … 9', 'PgDn, PgUp']);
});
