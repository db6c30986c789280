import { expect, test } from 'vitest';
import { initialsOf } from '../src/badge.tsx';

test('initials tell names apart, with as few letters as can be', () => {
  expect(initialsOf(['Witches', 'Giants'])).toEqual(['W', 'G']);
  expect(initialsOf(['Darklings', 'Dwarves', 'Auren'])).toEqual(['D', 'W', 'A']);
  expect(initialsOf(['Moles', 'Monks', 'Lizards'])).toEqual(['M', 'N', 'L']);
  expect(initialsOf(['Nomadzi', 'Niziołki'])).toEqual(['N', 'Z']);
  expect(initialsOf(['Aa', 'Aa', 'Aa'])).toEqual(['A', 'A', 'A']);
});
