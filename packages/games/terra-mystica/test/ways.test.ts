import { ways } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../data/index.ts';
import { type Position, position } from './position.ts';

/** The ways of seat 0 as they are written. */
function waysTo(p: Position, wishes: readonly string[], limit = 5): string[] {
  const wished = wishes.map((line) => p.g.notation.read(line)!);
  return ways(p.rules, p.rules.view(p.state, 0), 0, wished, limit).map(({ actions }) =>
    actions.map((action) => p.g.notation.write(action)).join('; '),
  );
}

describe('ways to afford something', () => {
  test('a trading house that wants a worker: burnt power before a priest', () => {
    const p = position(['witches', 'nomads']).give(0, {
      ...{ coins: 3, workers: 1, priests: 1, bowls: [2, 6, 2] },
    });
    p.put(0, 'E5').put(1, 'E6').turn(0);
    expect(waysTo(p, ['upgrade E5 to tradingHouse'])).toEqual([
      'burn; convert power to worker; upgrade E5 to tradingHouse',
      'convert priest to worker; upgrade E5 to tradingHouse',
    ]);
  });

  test('a power action that wants burning', () => {
    const p = position(['witches', 'nomads']).give(0, { bowls: [0, 6, 1] });
    p.put(0, 'E5').turn(0);
    expect(waysTo(p, ['action ACT4'])).toEqual(['burn; burn; burn; action ACT4']);
    expect(waysTo(p, ['action ACT6']), 'there is not enough to burn').toEqual([]);
  });

  test('power, then workers for spades, then a dwelling: everything in one move', () => {
    const p = position(['halflings', 'nomads']).give(0, { coins: 1, workers: 2, bowls: [0, 6, 4] });
    p.put(0, 'E5').terrain('E4', 'plains').terrain('E6', 'swamp').turn(0);
    const [first] = waysTo(p, ['action ACT5', 'transform E6 to plains', 'build E6'], 1);
    expect(first).toBe('action ACT5; transform E6 to plains; burn; convert power to coin; build E6');
  });

  test('a wish that is a payment itself, and needs the same payment before it', () => {
    const p = position(['engineers', 'nomads']).give(0, { bowls: [4, 7, 0] });
    p.put(0, 'E5').turn(0);
    expect(waysTo(p, ['convert power to coin', 'burn'])).toEqual(['burn; convert power to coin; burn']);
    expect(waysTo(p, ['burn', 'convert power to coin', 'convert power to coin'])).toEqual([
      'burn; convert power to coin; burn; convert power to coin',
    ]);
  });

  test('alchemists also pay with points, whoever else does not', () => {
    const coins = (faction: 'alchemists' | 'darklings'): string[] => {
      const p = position([faction, 'nomads']).give(0, {
        ...{ coins: 3, workers: 1, priests: 1, points: 20, bowls: [4, 2, 1] },
      });
      p.put(0, 'E5').turn(0);
      return waysTo(p, ['advance shipping']);
    };
    expect(coins('alchemists')).toEqual([
      'convert power to coin; advance shipping',
      'convert point to coin; advance shipping',
      'convert worker to coin; advance shipping',
    ]);
    expect(coins('darklings')).toEqual([
      'convert power to coin; advance shipping',
      'convert worker to coin; advance shipping',
    ]);
  });

  test('no payment brings what is out of reach or comes at another moment', () => {
    const p = position(['witches', 'nomads']).give(0, { coins: 9, workers: 9, priests: 3, bowls: [0, 6, 6] });
    p.put(0, 'E5').turn(0);
    expect(waysTo(p, ['upgrade E6 to tradingHouse'])).toEqual([]);
    expect(waysTo(p, ['build A1'])).toEqual([]);
    expect(waysTo(p, ['favour FAV5'])).toEqual([]);
    expect(waysTo(p, ['end turn'])).toEqual([]);
  });

  test('a turn ends in the same move, with what others decide then', () => {
    const p = position(['witches', 'nomads']).give(0, { coins: 2, workers: 2, bowls: [0, 4, 4] });
    p.put(0, 'E5').put(1, 'E6').turn(0);
    expect(waysTo(p, ['upgrade E5 to tradingHouse', 'end turn'], 1)).toEqual([
      'convert power to coin; upgrade E5 to tradingHouse; end turn',
    ]);
    expect(waysTo(p, ['end turn', 'upgrade E5 to tradingHouse'])).toEqual([]);
  });
});

test('every conversion of every faction loses something by the values, so that none is made for nothing', () => {
  for (const faction of FACTIONS) {
    const other = faction === 'witches' || faction === 'auren' ? 'nomads' : 'witches';
    const p = position([faction, other], { coinScoring: 'lastRound' }).round(6).turn(0);
    const { exchanges, values } = p.rules.payments!;
    const list = exchanges(p.state, 0);
    expect(list.map(({ action }) => action.kind)).toEqual([
      'burn',
      ...Array.from({ length: list.length - 1 }, () => 'convert'),
    ]);
    expect(list.length).toBe(faction === 'alchemists' ? 8 : 7);
    for (const { changes } of list) {
      const gain = Object.entries(changes).reduce((sum, [name, by]) => sum + values[name] * by, 0);
      expect(gain).toBeLessThan(0);
    }
  }
});
