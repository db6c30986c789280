/** What is offered and what is said of a wish that is not: the rule, and what is lacking. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../rules/index.ts';
import type { Check } from '../rules/rule-ids.ts';
import { shortfallFor } from '../rules/shortfall.ts';
import { type Holdings, type Position, position } from './position.ts';

const rich: Holdings = { coins: 30, workers: 30, priests: 5, bowls: [9, 9, 9], card: 'BON3' };

const FREE: readonly Action['kind'][] = ['convert', 'burn', 'connect'];

describe('the legal list', () => {
  const positions: [string, () => Position][] = [
    ['a turn', () => position(['witches', 'nomads']).put(0, 'E10').give(0, rich).turn()],
    ['the alchemists', () => position(['alchemists', 'nomads']).put(0, 'E10').give(0, rich).turn()],
    [
      'coins that score in the last round',
      () => position(['witches', 'nomads'], { coinScoring: 'lastRound' }).round(6).give(0, rich).turn(),
    ],
    [
      'the alchemists in the last round',
      () => position(['alchemists', 'nomads'], { coinScoring: 'lastRound' }).round(6).give(0, rich).turn(),
    ],
    [
      'spades',
      () => position(['witches', 'nomads']).put(0, 'E10').give(0, rich).turn().play(0, 'action ACT6'),
    ],
    [
      'an action that can be given up',
      () =>
        position(['witches', 'nomads'], { givingUp: 'allowed' })
          .put(0, 'C3')
          .give(0, rich)
          .turn()
          .play(0, 'action ACT1'),
    ],
    [
      'a river that the mermaids may skip',
      () => {
        const at = position(['mermaids', 'nomads']).put(0, 'B2', 'stronghold').put(0, 'C1', 'temple');
        return at.put(0, 'D2').put(0, 'D3').give(0, rich).turn();
      },
    ],
  ];

  test.each(positions)('%s: each action once, and by its kind the same', (_, make) => {
    const at = make();
    const lines = at.legal(0);
    expect(new Set(lines).size).toBe(lines.length);
    const kinds = new Set<Action['kind']>([...at.rules.legal(at.state, 0).map(({ kind }) => kind), 'step']);
    for (const kind of kinds) {
      // Conversions and the like come together.
      const asked = FREE.includes(kind) ? FREE : [kind];
      const all = at.rules.legal(at.state, 0).filter((action) => asked.includes(action.kind));
      expect(at.rules.legal(at.state, 0, kind)).toEqual(all);
    }
  });

  test('nothing for a seat that owes nothing', () => {
    const at = position(['alchemists', 'nomads']).give(0, rich).give(1, rich).turn(1);
    expect(at.legal(0)).toEqual([]);
    const action = at.g.notation.read('convert point to coin')!;
    expect(at.rules.whyNot(at.state, 0, action)).toBeNull();
  });
});

describe('what is legal is not refused', () => {
  test.each(['convert power to coin', 'burn', 'advance shipping', 'pass BON5'])('%s', (line) => {
    const at = position(['witches', 'nomads'], { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON5'] });
    const action = at.give(0, rich).turn().g.notation.read(line)!;
    expect(at.rules.whyNot(at.state, 0, action)).toBeNull();
  });

  test('giving up, where the table allows it', () => {
    const given = (givingUp: 'allowed' | 'never') => {
      const at = position(['witches', 'nomads'], { givingUp }).put(0, 'C3').give(0, rich).turn();
      return at.play(0, 'action ACT1');
    };
    const done = given('never').g.notation.read('done')!;
    const allowed = given('allowed');
    expect(allowed.rules.whyNot(allowed.state, 0, done)).toBeNull();
    expect(allowed.refusal(0, 'advance shipping')).toBe('TM-TURN-FINISH-FIRST');
    expect(given('never').refusal(0, 'done')).toBe('TM-TURN-FINISH-FIRST');
  });
});

describe('exchanges out of the own turn', () => {
  /** Somebody answers an offer of power; the seat has neither coins nor points. */
  function answering(faction: 'alchemists' | 'mermaids'): Position {
    return position(['nomads', faction])
      .put(0, 'D5')
      .put(1, 'E7', 'stronghold')
      .give(0, { coins: 2, workers: 1 })
      .give(1, { points: 0, workers: 5, bowls: [12, 9, 9] })
      .turn()
      .play(0, 'build E8', 'end turn');
  }

  test('TM-ALCHEMISTS theirs is open, so that it can fail for its price alone', () => {
    const at = answering('alchemists');
    expect(at.refusal(1, 'convert coins to point')).toBe('TM-CONVERT-RATES');
    expect(at.missing(1, 'convert coins to point')).toEqual({ coins: 2 });
    expect(at.refusal(1, 'convert point to coin')).toBe('TM-CONVERT-RATES');
    expect(at.missing(1, 'convert point to coin')).toEqual({ points: 1 });
    expect(at.refusal(1, 'convert worker to coin')).toBe('TM-CONVERT-OWN-TURN');
  });

  test('TM-CONVERT-OWN-TURN nobody else has any', () => {
    const at = answering('mermaids');
    for (const line of ['convert coins to point', 'convert point to coin', 'convert power to coin', 'burn'])
      expect(at.refusal(1, line)).toBe('TM-CONVERT-OWN-TURN');
    expect(at.refusal(1, 'connect r0')).toBe('TM-MERMAIDS');
  });

  test('TM-ALCHEMISTS the last point may become a coin', () => {
    const at = answering('alchemists').give(1, { points: 1 }).play(1, 'convert point to coin');
    expect(at.player(1)).toMatchObject({ points: 0, coins: 1 });
    expect(at.points(1, 'exchange')).toBe(-1);
    at.give(1, { coins: 4 }).play(1, 'convert coins to point', 'convert coins to point');
    expect(at.player(1)).toMatchObject({ points: 2, coins: 0 });
    expect(at.points(1, 'exchange')).toBe(1);
  });
});

describe('what is lacking', () => {
  const poor = () => position(['witches', 'nomads']).put(0, 'E10').give(0, { card: 'BON3' }).turn();

  test.each([
    ['convert power to priest', { power: 5 }],
    ['convert power to worker', { power: 3 }],
    ['convert power to coin', { power: 1 }],
    ['convert priest to worker', { priests: 1 }],
    ['convert worker to coin', { workers: 1 }],
    ['burn', { bowl2: 2 }],
    ['build E9', { coins: 2, workers: 1 }],
    ['transform F6 to forest', { workers: 3 }],
    ['upgrade E10 to tradingHouse', { coins: 6, workers: 2 }],
    ['advance shipping', { coins: 4, priests: 1 }],
    ['advance digging', { coins: 5, workers: 2, priests: 1 }],
    ['action ACT6', { power: 6 }],
    ['send priest to fire for 3', { priests: 1 }],
    ['action favour', {}],
  ])('%s: %j', (line, missing) => {
    expect(poor().missing(0, line)).toEqual(missing);
  });

  test('is what is not there yet', () => {
    const at = poor().give(0, { coins: 3, workers: 1, bowls: [0, 1, 2] });
    expect(at.missing(0, 'upgrade E10 to tradingHouse')).toEqual({ coins: 3, workers: 1 });
    expect(at.missing(0, 'action ACT1')).toEqual({ power: 1 });
    expect(at.missing(0, 'burn')).toEqual({ bowl2: 1 });
  });

  test('for a tunnel its price as well, but not for the dwelling at its end', () => {
    const at = position(['dwarves', 'nomads']).put(0, 'E10').give(0, { card: 'BON3' }).turn();
    expect(at.missing(0, 'build C5')).toEqual({ coins: 2, workers: 3 });
    expect(at.missing(0, 'transform G6 to mountains')).toEqual({ workers: 2 * 3 + 2 });
    at.give(0, { workers: 8 }).play(0, 'transform G6 to mountains');
    expect(at.missing(0, 'build G6')).toEqual({ coins: 2, workers: 1 });
  });

  test('of spades that cannot be bought: those beyond the free ones', () => {
    const at = position(['giants', 'nomads']).put(0, 'E10', 'stronghold').give(0, rich).turn();
    expect(at.play(0, 'action stronghold').missing(0, 'transform E9 to wasteland')).toEqual({});
    const cults = position(['witches', 'nomads'], {
      scoringTiles: ['SCORE8', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6'],
    });
    cults
      .put(0, 'E10')
      .give(0, { cults: { air: 4 } })
      .turn()
      .passAll();
    expect(cults.refusal(0, 'transform F7 to forest')).toBe('TM-TRANSFORM-TOP-UP');
    expect(cults.missing(0, 'transform F7 to forest')).toEqual({ spades: 3 - 1 });
  });

  test('before the factions are chosen nothing is lacking', () => {
    const at = position(['witches', 'nomads']).turn();
    at.player(0).faction = -1;
    expect(at.missing(0, 'burn')).toEqual({});
  });
});

test('TM-DARKLINGS-STRONGHOLD as many ordinations as the stronghold allows, up to all priests', () => {
  const ordained = (ordinations: number) =>
    position(['darklings', 'nomads'], {
      overrides: [{ path: 'factions.darklings.stronghold.ordinations', value: ordinations }],
    })
      .put(0, 'E10', 'tradingHouse')
      .give(0, { coins: 30, workers: 30 })
      .turn()
      .play(0, 'upgrade E10 to stronghold')
      .legal(0)
      .filter((line) => line.startsWith('ordain'));
  expect(ordained(3)).toEqual(['ordain 0', 'ordain 1', 'ordain 2', 'ordain 3']);
  expect(ordained(7).at(-1)).toBe('ordain 7');
});

test('TM-DARKLINGS-STRONGHOLD a refusal says how many workers are missing, where workers would help', () => {
  const at = position(['darklings', 'nomads'])
    .put(0, 'E10', 'tradingHouse')
    .give(0, { coins: 30, workers: 5 })
    .turn()
    .play(0, 'upgrade E10 to stronghold')
    .give(0, { workers: 1, priests: 0 });
  expect(at.missing(0, 'ordain 3')).toEqual({ workers: 2 });
  expect(at.give(0, { priests: 5 }).missing(0, 'ordain 3')).toEqual({});
});

test.each<NonNullable<Check>>([
  'TM-TRANSFORM-COST',
  'TM-TRANSFORM-TOP-UP',
  'TM-UPGRADE-COST',
  'TM-ACTION-POWER',
  'TM-CONVERT-RATES',
])('nothing is said to lack for a wish that the rule is not about: %s', (rule) => {
  const { g, state } = position(['witches', 'nomads']).turn();
  expect(shortfallFor(g, state, 0, state.pending[0][0], g.catalogue.decline, rule)).toEqual({});
});
