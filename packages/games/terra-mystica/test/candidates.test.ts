/** Lists of what can be done are made often: what cannot be in them is not even looked at. */
import { describe, expect, test } from 'vitest';
import { lookedAt } from '../../terra/test/candidates.ts';
import type { FactionId } from '../data/index.ts';
import type { Action } from '../rules/actions.ts';
import { prepareReach } from '../rules/reach.ts';
import { buildCandidates, terraformCandidates } from '../rules/terraform.ts';
import { upgradeCandidates } from '../rules/upgrade.ts';
import { type Position, position } from './position.ts';

/** A dwelling on E10, beside D7, D8, E9, E11, F6 and F7; E9 is forest, D7 wasteland. */
const board = (faction: FactionId): Position => position([faction, 'nomads']).put(0, 'E10');

function looked(p: Position, look: (out: Action[]) => void): string[] {
  prepareReach(p.g, p.state, 0);
  return lookedAt(p.g.notation, look);
}

describe('what is looked at for spades', () => {
  const changes = (p: Position, free: number, mayBuy: boolean): string[] =>
    looked(p, (out) => terraformCandidates(p.g, p.state, p.player(0), free, mayBuy, out));

  test('are free hexes in reach that are not home, and terrains as far as the spades go', () => {
    const one = [
      'transform D7 to desert',
      'transform D7 to mountains',
      'transform E11 to swamp',
      'transform E11 to forest',
      'transform F6 to forest',
      'transform F6 to wasteland',
      'transform F7 to desert',
      'transform F7 to swamp',
    ];
    expect(changes(board('witches').put(1, 'D8'), 1, false)).toEqual(one);
    expect(changes(board('witches').put(1, 'D8').give(0, { workers: 5 }), 0, true)).toEqual(one);
  });

  test('is nothing where there is no spade to use', () => {
    for (const faction of ['witches', 'giants'] as const) {
      expect(changes(board(faction).give(0, { workers: 2 }), 0, true)).toEqual([]);
      expect(changes(board(faction).give(0, { workers: 9 }), 0, false)).toEqual([]);
    }
  });

  test('is the home terrain alone for giants', () => {
    const home = ['D8', 'E9', 'E11', 'F6', 'F7'].map((hex) => `transform ${hex} to wasteland`);
    expect(changes(board('giants'), 2, false)).toEqual(home);
  });

  test('lies also where a tunnel leads', () => {
    expect(changes(board('dwarves'), 1, false)).toContain('transform G5 to plains');
    expect(changes(board('witches'), 1, false)).not.toContain('transform G5 to plains');
  });
});

describe('what is looked at for a dwelling', () => {
  const builds = (p: Position): string[] =>
    looked(p, (out) => buildCandidates(p.g, p.state, p.player(0), out));
  const rich = { coins: 2, workers: 1 };

  test('are free hexes of the home terrain in reach', () => {
    expect(builds(board('witches').give(0, rich))).toEqual(['build E9']);
    expect(builds(board('witches').give(0, rich).put(0, 'E9'))).toEqual([]);
  });

  test('is nothing without its price or a dwelling in the supply', () => {
    expect(builds(board('witches').give(0, { coins: 1, workers: 1 }))).toEqual([]);
    const p = board('witches').give(0, rich);
    p.player(0).built[0] = 7;
    expect(builds(p)).toEqual(['build E9']);
    p.player(0).built[0] = 8;
    expect(builds(p)).toEqual([]);
  });

  test('lies also where a tunnel leads', () => {
    const p = board('dwarves').give(0, { coins: 2, workers: 3 }).terrain('G5', 'mountains');
    expect(builds(p)).toContain('build G5');
  });
});

test('upgrades are looked at where own buildings stand', () => {
  const p = board('witches').put(1, 'D8').put(0, 'A1');
  const upgrades = looked(p, (out) => upgradeCandidates(p.g, p.state, 0, out));
  expect(new Set(upgrades.map((line) => line.split(' ')[1]))).toEqual(new Set(['A1', 'E10']));
});
