/** Lists of what can be done are made often: what cannot be in them is not even looked at. */
import { describe, expect, test } from 'vitest';
import { lookedAt } from '../../terra/test/candidates.ts';
import type { FactionId } from '../data/index.ts';
import type { Action } from '../rules/actions.ts';
import { prepareReach } from '../rules/reach.ts';
import { affordableSpades, buildCandidates, transformCandidates } from '../rules/terraform.ts';
import { connectCandidates } from '../rules/towns.ts';
import { upgradeCandidates } from '../rules/upgrade.ts';
import { position } from './position.ts';

type Position = ReturnType<typeof position>;

/** A workshop on H5 beside H4, a desert, H6, a lake, I5, a swamp, and I6, plains. */
const board = (faction: FactionId): Position =>
  position([
    ['desert', faction],
    ['lake', 'psychics'],
  ]).put(0, 'H5');

function looked(p: Position, look: (out: Action[]) => void): string[] {
  prepareReach(p.g, p.state, 0);
  return lookedAt(p.g.notation, look);
}

describe('what is looked at for spades', () => {
  const changes = (p: Position, most: number): string[] =>
    looked(p, (out) => transformCandidates(p.g, p.state, p.player(0), most, out));

  test('are free hexes in reach, on the way home as far as the spades go', () => {
    expect(changes(board('monks'), 1)).toEqual([
      'transform H6 to swamp',
      'transform I5 to plains',
      'transform I6 to desert',
    ]);
    const most = ['transform I5 to plains', 'transform I5 to desert', 'transform I6 to desert'];
    expect(changes(board('monks').put(1, 'H6'), 3)).toEqual(most);
    expect(changes(board('monks').terrain('H6', 'desert'), 3)).toEqual(most);
  });

  test('goes as far as the tools: no spade without them, and never more than any hex needs', () => {
    const spades = (tools: number): number => {
      const p = board('monks').give(0, { tools });
      return affordableSpades(p.g, p.player(0));
    };
    expect([0, 2, 3, 5, 6, 9, 30].map(spades)).toEqual([0, 0, 1, 1, 2, 3, 3]);
  });

  test('is nothing without a spade', () => {
    expect(changes(board('monks'), 0)).toEqual([]);
  });

  test('lies also where a tunnel or a flight leads', () => {
    const beyond = ['F3', 'F4', 'H3', 'H6', 'H7', 'I4', 'I5', 'I6'];
    const hexes = changes(board('moles'), 1).map((line) => line.split(' ')[1]);
    expect(hexes).toEqual(beyond);
    const flying = board('monks').give(0, { palace: 'P9' }).put(0, 'I6', 'palace');
    expect(changes(flying, 1).filter((line) => line.endsWith('by flight')).length).toBeGreaterThan(5);
    expect(changes(board('monks'), 1).some((line) => line.endsWith('by flight'))).toBe(false);
  });
});

describe('what is looked at for a workshop', () => {
  const builds = (p: Position, isFree = false): string[] =>
    looked(p, (out) => buildCandidates(p.g, p.state, p.player(0), isFree, out));
  const rich = { coins: 2, tools: 1 };

  test('are free hexes of the home terrain in reach', () => {
    const p = board('monks').give(0, rich).put(0, 'I6').terrain('H6', 'desert');
    expect(builds(p)).toContain('build H6');
    expect(builds(p)).not.toContain('build H5');
    expect(builds(p)).not.toContain('build I5');
  });

  test('is nothing without its price, unless it is free', () => {
    const p = board('monks').terrain('H6', 'desert');
    expect(builds(p)).toEqual([]);
    expect(builds(p, true)).toEqual(['build H4', 'build H6']);
  });

  test('lies also where a tunnel or a flight leads', () => {
    const p = board('moles').give(0, { coins: 2, tools: 2 }).terrain('H7', 'desert');
    expect(builds(p)).toContain('build H7 by tunnel');
    const flying = board('monks')
      .give(0, { ...rich, palace: 'P9' })
      .put(0, 'I6', 'palace');
    flying.terrain('H3', 'desert');
    expect(builds(flying)).toContain('build H3 by flight');
  });
});

test('upgrades are looked at where own buildings stand', () => {
  const p = board('monks').put(1, 'H6').put(0, 'A1');
  const upgrades = looked(p, (out) => upgradeCandidates(p.g, p.state, 0, out));
  expect(new Set(upgrades.map((line) => line.split(' ')[1]))).toEqual(new Set(['A1', 'H5']));
});

test('rivers are looked at by those whose palace skips them, once they have two buildings', () => {
  const rivers = (p: Position): number => looked(p, (out) => connectCandidates(p.g, p.state, 0, out)).length;
  const palace = (id: string): Position =>
    position([
      ['desert', 'monks'],
      ['lake', 'psychics'],
    ])
      .give(0, { palace: id })
      .put(0, 'H5', 'palace');
  expect(rivers(palace('P14'))).toBe(0);
  const p = palace('P14').put(0, 'A1');
  expect(rivers(p)).toBe(p.g.catalogue.connect.length);
  expect(rivers(palace('P13').put(0, 'A1'))).toBe(0);
});
