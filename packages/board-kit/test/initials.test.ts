import { expect, test } from 'vitest';
import { initialsOf } from '../src/pieces.tsx';

test('initials tell names apart, with as few letters as can be', () => {
  expect(initialsOf(['Witches', 'Giants'])).toEqual(['W', 'G']);
  expect(initialsOf(['Darklings', 'Dwarves', 'Auren'])).toEqual(['Da', 'Dw', 'A']);
  expect(initialsOf(['Moles', 'Monks', 'Lizards'])).toEqual(['Ml', 'Mn', 'L']);
  expect(initialsOf(['Moles', 'Moles'])).toEqual(['Mo', 'Mo']);
});
