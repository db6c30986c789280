import { expect, test } from 'vitest';
import { asSentence, declined, NamesInSentences } from '../src/index.ts';

const names = new NamesInSentences({
  forest: 'Las',
  dwelling: 'Osada',
  nomads: 'Nomadzi',
  witches: 'Wiedźmy',
  ...declined(['', 'acc'], { forest: ['las', 'las'], dwelling: ['osada', 'osadę'] }),
  ...declined(['n', 'gen'], { nomads: ['pl', 'Nomadów'], witches: ['pl', 'Wiedźm'] }),
});

test('a sentence gets every form of a name, and the key to choose by', () => {
  expect(names.spoken({ building: 'dwelling' })).toEqual({
    building: 'osada',
    building_key: 'dwelling',
    building_n: 'sg',
    building_acc: 'osadę',
    building_gen: 'osada',
  });
});

test('what has no name is said as it is, and nothing as none', () => {
  expect(names.spoken({ hex: 'E5', count: 3, stays: true, card: null, all: ['dwelling', 2] })).toMatchObject({
    hex: 'E5',
    hex_acc: 'E5',
    count: 3,
    stays: 'true',
    card: 'none',
    all: 'osada, 2',
  });
});

test('verbs agree with those who are named', () => {
  expect(names.numberOf(['Nomadzi'])).toBe('pl');
  expect(names.numberOf(['Marta'])).toBe('sg');
  expect(names.numberOf(['Marta', 'Olena'])).toBe('pl');
  expect(names.spoken({}, 'Wiedźmy')).toEqual({ seat: 'Wiedźmy', seat_n: 'pl' });
});

test('somebody who is called as a key is keeps that name', () => {
  expect(names.spoken({}, 'forest')).toEqual({ seat: 'forest', seat_n: 'sg' });
});

test('a sentence begins with a capital', () => {
  expect(asSentence('łopata')).toBe('Łopata');
  expect(asSentence('')).toBe('');
});
