import { expect, test } from 'vitest';
import { ofKind } from '../rules/actions.ts';

test('an action is taken for what it is', () => {
  const action = { kind: 'build', hex: 3 } as const;
  expect(ofKind(action, 'build')).toBe(action);
  expect(() => ofKind(action, 'step')).toThrow('"build" is not "step"');
});
