import { ways } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { displayWith, position } from './position.ts';

type Position = ReturnType<typeof position>;

/** The ways of seat 0 as they are written. */
function waysTo(p: Position, wishes: readonly string[], limit = 5): string[] {
  const wished = wishes.map((line) => p.g.notation.read(line)!);
  return ways(p.rules, p.rules.view(p.state, 0), 0, wished, limit).map(({ actions }) =>
    actions.map((action) => p.g.notation.write(action)).join('; '),
  );
}

const game = (): Position =>
  position(
    [
      ['plains', 'felines'],
      ['lake', 'goblins'],
    ],
    { innovations: displayWith('steel').slice(0, 6) },
  );

describe('ways to afford something', () => {
  test('a track that wants a coin: power before tools, and never a book that is kept for more', () => {
    const p = game().give(0, { coins: 3, tools: 1, scholars: 1, bowls: [4, 2, 1], books: { law: 1 } });
    p.turn();
    expect(waysTo(p, ['advance shipping'])).toEqual([
      'convert power to coin; advance shipping',
      'convert tool to coin; advance shipping',
      'convert law book to coin; advance shipping',
    ]);
  });

  test('an innovation that wants a book of its discipline, and coins', () => {
    const p = game().give(0, {
      ...{ coins: 4, bowls: [0, 4, 6], books: { banking: 1, law: 3 } },
    });
    p.turn();
    expect(p.missing(0, 'innovate steel')).toEqual({ bankingBooks: 1 });
    expect(waysTo(p, ['innovate steel'], 1)).toEqual([
      'convert power to coin; convert power to banking book; innovate steel',
    ]);
  });

  test('conversions inside of an action are forbidden, so they are made before it', () => {
    const p = game().give(0, { coins: 0, tools: 4, bowls: [0, 4, 1] });
    p.put(0, 'E5').turn();
    const near = p.rules
      .legal(p.state, 0)
      .flatMap((action) => (action.kind === 'transform' ? [p.g.map.landNames[action.hex]] : []));
    const [hex] = near;
    p.terrain(hex, 'swamp');
    const wishes = [`transform ${hex} to plains`, `build ${hex}`];
    expect(waysTo(p, wishes, 1)).toEqual([
      `burn; convert power to coin; convert power to coin; ${wishes.join('; ')}`,
    ]);
    p.play(0, 'burn', 'convert power to coin', 'convert power to coin', ...wishes);
    expect(p.buildingAt(hex)?.kind).toBe('workshop');
  });

  test('nothing helps where no payment is the matter', () => {
    const p = game().give(0, { coins: 9, tools: 9, scholars: 3, bowls: [0, 6, 6] });
    p.put(0, 'E5').turn();
    expect(waysTo(p, ['end turn'])).toEqual([]);
    expect(waysTo(p, ['leech'])).toEqual([]);
    expect(waysTo(p, ['upgrade E6 to guild'])).toEqual([]);
  });
});

test('every conversion loses something by the values, so that none is made for nothing', () => {
  const p = game().turn();
  const { exchanges, values } = p.rules.payments!;
  const list = exchanges(p.state, 0);
  expect(list).toHaveLength(14);
  for (const { changes } of list) {
    const gain = Object.entries(changes).reduce((sum, [name, by]) => sum + values[name] * by, 0);
    expect(gain).toBeLessThan(0);
  }
});
