/** What each thing is worth to a bot, in figures: the difference that it makes to an estimate. */
import { nextId } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Obligation } from '../rules/index.ts';
import { type Holdings, position, type Seat } from './position.ts';

type Table = ReturnType<typeof position>;
type Prepare = (game: Table) => unknown;

const SEATS: readonly Seat[] = [
  ['plains', 'inventors'],
  ['lake', 'felines'],
  ['swamp', 'goblins'],
];

const early: Prepare = () => {};
const inTheLastRound: Prepare = (game) => game.round(6);
const passed: Prepare = (game) => {
  game.player(0).passed = true;
};
const over: Prepare = (game) => {
  game.round(6);
  game.player(0).passed = true;
};

/** What `more` adds to the estimate of seat 0 of three, at a moment. Round 1 has five incomes ahead of six rounds. */
function worth(more: Prepare, at: Prepare = early, seats: readonly Seat[] = SEATS): number {
  const estimate = (...changes: Prepare[]): number => {
    const game = position(seats);
    for (const change of changes) change(game);
    // The turn of another, so that nothing is owed to the seat itself.
    game.turn(1);
    return game.rules.estimate?.(game.state, 0) ?? Number.NaN;
  };
  return estimate(at, more) - estimate(at);
}

const holding =
  (holdings: Holdings): Prepare =>
  (game) =>
    game.give(0, holdings);

describe('resources', () => {
  test.each([
    [{ coins: 5 }, 1.6, 1.35, 1],
    [{ tools: 2 }, 1.7, 1.2, 0.4],
    [{ scholars: 2 }, 3.8, 2.2, 0.4],
    [{ books: { law: 1, banking: 1 } }, 3, 1.4, 0.4],
    [{ bowls: [2, 0, 0] }, 0.2, 0, 0],
    [{ bowls: [0, 2, 0] }, 0.54, 0.32, 0.2],
    [{ bowls: [0, 0, 2] }, 0.9, 0.66, 0.4],
    [{ keys: 1 }, 1.8, 1.4, 0],
    [{ points: 27 }, 7, 7, 7],
  ] as const)('%j: %d early, %d in the last round, %d after the last pass', (holdings, first, last, end) => {
    const more = holding(holdings as unknown as Holdings);
    expect(worth(more)).toBeCloseTo(first, 6);
    expect(worth(more, inTheLastRound)).toBeCloseTo(last, 6);
    expect(worth(more, over)).toBeCloseTo(end, 6);
  });

  test('coins beyond fifteen are worth a fifth of a point at any time', () => {
    const rich = (at: Prepare) => (game: Table) => {
      at(game);
      game.give(0, { coins: 15 });
    };
    for (const at of [early, inTheLastRound, over])
      expect(worth(holding({ coins: 20 }), rich(at))).toBeCloseTo(1, 6);
  });
});

describe('income', () => {
  test.each([
    ['toolAndStep', 0.85 + 0.9],
    ['bookAndPower', 1.5 + 0.3],
    ['watchtower', 2 * 0.3 + 2 * 0.32],
  ])('%s pays five times more in round 1, twice in round 4, and no more in round 6', (competency, once) => {
    const more = holding({ competencies: [competency] });
    expect(worth(more)).toBeCloseTo(once * 5 * 0.9, 6);
    expect(worth(more, (game) => game.round(4))).toBeCloseTo(once * 2 * 0.9, 6);
    expect(worth(more, inTheLastRound)).toBe(0);
  });

  test('a scholar of the income is worth a scholar', () => {
    const school: Prepare = (game) => {
      game.player(0).built[2] = 1;
    };
    // Beside its scholars a school is a building: half a point.
    expect(worth(school)).toBeCloseTo(1.9 * 5 * 0.9 + 0.5, 6);
  });

  test('a round bonus pays once, and only for those who have chosen it for the next round', () => {
    const more = holding({ bonus: 'powerBonus' });
    const without: Prepare = (game) => {
      game.player(0).bonus = -1;
    };
    expect(worth(more, without)).toBeCloseTo(0, 6);
    const chosen: Prepare = (game) => {
      without(game);
      passed(game);
    };
    expect(worth(more, chosen)).toBeCloseTo(4 * 0.3 + 2 * 0.32, 6);
  });

  test('a round bonus pays before the first round, and no more while others still choose what the income brought', () => {
    const more = holding({ bonus: 'powerBonus' });
    const during =
      (phase: 'setup' | 'income'): Prepare =>
      (game) => {
        game.player(0).bonus = -1;
        game.state.phase = phase;
      };
    expect(worth(more, during('setup'))).toBeCloseTo(4 * 0.3 + 2 * 0.32, 6);
    expect(worth(more, during('income'))).toBeCloseTo(0, 6);
  });

  test('before the first round one income more is ahead', () => {
    const before: Prepare = (game) => {
      game.state.phase = 'setup';
    };
    expect(worth(holding({ competencies: ['toolAndStep'] }), before)).toBeCloseTo(1.75 * 6 * 0.9, 6);
  });
});

describe('science', () => {
  test.each([
    // First of three: half of eight points, and 0.4 a level; then what the round tiles will bring.
    ['engineering', 4, 4 + 1.6 + 1 * 1.7 * 0.9],
    ['engineering', 2, 4 + 0.8 + 0.5 * 1.7 * 0.9],
    ['medicine', 3, 4 + 1.2 + 1.5 * 0.85 * 0.9],
    ['banking', 2, 4 + 0.8 + 2 * 0.32 * 0.9],
    // The tile of this round pays for whole pairs of levels.
    ['law', 3, 4 + 1.2 + (1 * 3 * 0.3 + 1 * 1.5) * 0.9],
  ] as const)('level %2$i of %1$s', (discipline, level, points) => {
    expect(worth(holding({ levels: { [discipline]: level } }))).toBeCloseTo(points, 6);
  });

  test('in the last round the places count in full, and no tile brings more', () => {
    const more = holding({ levels: { law: 3 } });
    expect(worth(more, inTheLastRound)).toBeCloseTo(8 + 3 * 0.15, 6);
    const behind: Prepare = (game) => {
      game.round(6);
      game.give(1, { levels: { law: 9 } }).give(2, { levels: { law: 9 } });
    };
    expect(worth(more, behind)).toBeCloseTo(2 + 3 * 0.15, 6);
  });

  test('once its science bonuses are paid, the tile of a round counts no more', () => {
    const paid: Prepare = (game) => {
      game.state.phase = 'science';
    };
    expect(worth(holding({ levels: { law: 3 } }), paid)).toBeCloseTo(4 + 1.2 + 1.5 * 0.9, 6);
  });

  test('the blessed count three levels more with every tile', () => {
    const seats: Seat[] = [['plains', 'blessed'], SEATS[1], SEATS[2]];
    const ready = (levels: NonNullable<Holdings['levels']>): Prepare => holding({ levels });
    // From law 1 to 2: with three more from 4 to 5, which is no further pair, and a third of a book.
    expect(worth(ready({ law: 2 }), ready({ law: 1 }), seats)).toBeCloseTo(0.4 + (1 / 3) * 1.5 * 0.9, 6);
  });

  test('with two players the neutral faction takes places', () => {
    const two = SEATS.slice(0, 2);
    // Its law is 2 + 2 + 3 = 7.
    expect(worth(holding({ levels: { law: 3 } }), inTheLastRound, two)).toBeCloseTo(4 + 0.45, 6);
    expect(worth(holding({ levels: { law: 8 } }), inTheLastRound, two)).toBeCloseTo(8 + 1.2, 6);
  });
});

describe('the map', () => {
  const workshop: Prepare = (game) => game.put(0, 'H1');

  test('a first workshop: the largest area, a building, a tool a round, a beginning of a town', () => {
    const area = 18 * (1 - 0.7 * (5 / 6)) + (0.2 + 5 / 6) + 0.5;
    const town = 6 * ((1 / 7) * (1 / 4)) ** 2;
    expect(worth(workshop)).toBeCloseTo(area + town + 0.85 * 5 * 0.9, 6);
    expect(worth(workshop, over)).toBeCloseTo(18 + 0.2 + 0.5, 6);
  });

  test('the area of the neutral faction is taken for thirteen until it is known', () => {
    const estimate = (round: number, neutral: number): number => {
      const game = position(SEATS.slice(0, 2)).round(round);
      game.state.neutralArea = neutral;
      // A row of five on the small map.
      for (const hex of ['I1', 'I2', 'I3', 'I4', 'I5']) game.put(0, hex);
      return game.turn(1).rules.estimate?.(game.state, 0) ?? Number.NaN;
    };
    expect(estimate(5, 12)).toBe(estimate(5, 4));
    expect(estimate(6, 12)).toBe(estimate(6, 15));
    expect(estimate(6, 4) - estimate(6, 12)).toBeCloseTo(18 - 12, 6);
    expect(estimate(6, 5) - estimate(6, 12)).toBeCloseTo(15 - 12, 6);
  });

  test('groups are worth by their share of the power and the buildings of a town', () => {
    const towns = (prepare: Prepare, at: Prepare = early): number => {
      const inside: Prepare = (game) => {
        prepare(game);
        game.state.inTown.fill(1);
      };
      const estimate = (change: Prepare): number => {
        const game = position(SEATS);
        at(game);
        change(game);
        return game.turn(1).rules.estimate?.(game.state, 0) ?? Number.NaN;
      };
      return estimate(prepare) - estimate(inside);
    };
    const pair: Prepare = (game) => game.put(0, 'H1', 'guild').put(0, 'H2');
    expect(towns(pair)).toBeCloseTo(6 * ((3 / 7) * (2 / 4)) ** 2, 6);
    const apart: Prepare = (game) => game.put(0, 'H1', 'guild').put(0, 'H4');
    expect(towns(apart)).toBeCloseTo(6 * ((2 / 7) * (1 / 4)) ** 2 + 6 * ((1 / 7) * (1 / 4)) ** 2, 6);
    // Never more than a whole town.
    const full: Prepare = (game) => {
      for (const hex of ['H1', 'H2', 'I1']) game.put(0, hex, 'school');
      for (const hex of ['I2', 'I3', 'G2']) game.put(0, hex, 'guild');
    };
    expect(towns(full)).toBeCloseTo(6, 6);
    expect(towns(pair, over)).toBe(0);
    // What touches a town belongs to it.
    const beside: Prepare = (game) => game.put(0, 'H1').put(0, 'H2').inTown('H1');
    expect(towns(beside)).toBe(0);
  });
});

describe('abilities', () => {
  test('shipping and terraforming, by the incomes ahead', () => {
    expect(worth(holding({ shipping: 2 }))).toBeCloseTo(2 * 0.5 * 5, 6);
    expect(worth(holding({ terraforming: 2 }))).toBeCloseTo(2 * 0.9 * 5, 6);
    expect(worth(holding({ shipping: 2, terraforming: 2 }), inTheLastRound)).toBe(0);
  });

  test.each([
    [{ competencies: ['fourPower'] }, 4 * 0.3, 16],
    [{ innovations: ['professors'] }, 1.9 + 3, 8],
    [{ innovations: ['deusExMachina'] }, 1.7, 4],
  ] as const)(
    'the special action of %j in later rounds, and in this one until it is used',
    (tiles, effect, used) => {
      const more = holding(tiles as unknown as Holdings);
      expect(worth(more)).toBeCloseTo(effect * (0.8 * 5 + 0.6), 6);
      const isUsed: Prepare = (game) => {
        game.player(0).used = used;
      };
      expect(worth(more, isUsed)).toBeCloseTo(effect * 0.8 * 5, 6);
      expect(worth(more, passed)).toBeCloseTo(effect * 0.8 * 5, 6);
    },
  );

  /** A palace that brings as much power with the income as the one compared with. */
  const compared = (palace: string, other: string, at: Prepare = early): number => {
    const standing: Prepare = (game) => {
      at(game);
      game.put(0, 'H1', 'palace').give(0, { palace: other });
    };
    return worth(holding({ palace }), standing);
  };
  const perRound = (power: number): number => power * 0.3 * 5 * 0.9;

  test.each([
    ['P1', 2 * 0.85 * 4.6 + perRound(3)],
    ['P2', 2 * 1.7 * 4.6 + perRound(-2)],
    ['P3', (0.85 + 3 + 2 * 0.85) * 4.6],
    ['P4', 2 * 0.85 * 4.6],
    ['P6', 2 * 0.9 * 4.6 + 1.5 * 5 * 0.9],
    ['P8', 6 + (2 * 0.32 + 0.85) * 5 * 0.9],
    ['P9', 3 * 6 + 1.9 * 5 * 0.9 + perRound(-2)],
    ['P12', 6 * 2 + perRound(6)],
    ['P13', (1.5 + 3 * 0.32) * 4.6 + 6 * 0.6 * 3 + perRound(-2)],
    ['P14', 6 + perRound(4)],
  ])('palace %s beside number 17', (palace, points) => {
    expect(compared(palace, 'P17')).toBeCloseTo(points, 6);
  });

  test('the special action of a round bonus is worth something while it can still be used', () => {
    const spade = 1.7 * 0.6;
    const bonus = holding({ bonus: 'spadeBonus' });
    expect(worth(bonus)).toBeCloseTo(spade, 6);
    const isUsed: Prepare = (game) => {
      game.player(0).used = 32;
    };
    expect(worth(bonus, isUsed)).toBeCloseTo(0, 6);
    // Chosen for the next round: with its book, and without the six coins of the other.
    expect(worth(bonus, passed)).toBeCloseTo(spade + 1.5 - 6 * 0.32, 6);
    expect(worth(bonus, over)).toBe(0);
    const bridge = holding({ bonus: 'bridgeBonus' });
    expect(worth(bridge)).toBeCloseTo(0.9 * 0.6, 6);
  });

  test('competencies that pay for what their owner does, and annexes', () => {
    expect(worth(holding({ competencies: ['scholarship'] }))).toBeCloseTo(6 * 0.8 * 2, 6);
    expect(worth(holding({ competencies: ['frontier'] }))).toBeCloseTo(6 * 0.3 * 3, 6);
    expect(worth(holding({ competencies: ['scholarship'] }), inTheLastRound)).toBeCloseTo(1.6, 6);
    expect(worth(holding({ annexes: 2 }))).toBeCloseTo(2 * 0.5 * 6, 6);
  });
});

describe('passing', () => {
  test('points of this pass and of all later ones', () => {
    const guilds: Prepare = (game) => {
      game.player(0).built[1] = 2;
    };
    expect(worth(holding({ innovations: ['tradeRoutes'] }), guilds)).toBeCloseTo(2 * 2 * 6, 6);
    expect(worth(holding({ towns: ['townTools'], competencies: ['townCharters'] }))).toBeCloseTo(2 * 6, 6);
    const levels = holding({ levels: { banking: 4, law: 3, engineering: 5, medicine: 6 } });
    expect(worth(holding({ competencies: ['breadth'] }), levels)).toBeCloseTo(3 * 6, 6);
    const noBonus: Prepare = (game) => {
      levels(game);
      game.player(0).bonus = -1;
    };
    expect(worth(holding({ competencies: ['breadth'] }), noBonus)).toBeCloseTo(3 * 6, 6);
  });

  test('three points a school with palace 7', () => {
    const standing: Prepare = (game) => {
      game.put(0, 'H1', 'palace').give(0, { palace: 'P5' });
      game.player(0).built[2] = 2;
    };
    expect(worth(holding({ palace: 'P7' }), standing)).toBeCloseTo(3 * 2 * 6, 6);
  });

  test('a round bonus pays for one pass, this one or the next', () => {
    const great: Prepare = (game) => {
      game.player(0).built[3] = 1;
      game.player(0).built[4] = 1;
    };
    const bonus = holding({ bonus: 'greatBonus' });
    expect(worth(bonus, great)).toBeCloseTo(8, 6);
    const next: Prepare = (game) => {
      great(game);
      passed(game);
    };
    expect(worth(bonus, next)).toBeCloseTo(8 + 0.85 - 6 * 0.32, 6);
    const gone: Prepare = (game) => {
      great(game);
      over(game);
    };
    expect(worth(bonus, gone)).toBe(0);
    const schools: Prepare = (game) => {
      game.player(0).built[2] = 2;
    };
    expect(worth(holding({ bonus: 'schoolBonus' }), schools)).toBeCloseTo(2 * 0.9, 6);
  });
});

test.each([
  [{ kind: 'takeBooks', count: 2, bundled: 'no' }, 3],
  [{ kind: 'steps', count: 3, together: false, for: 'town' }, 2.7],
  [{ kind: 'spades', free: 2 }, 3.4],
  [{ kind: 'town', founded: true }, 8],
  [{ kind: 'competency' }, 6],
  [{ kind: 'choosePalace' }, 8],
  [{ kind: 'bridge', count: 1, overLand: false, bundled: 'no' }, 0],
] as const)('what is owed: %j is worth %d to the seat itself', (owed, points) => {
  const game = position(SEATS).turn(1);
  const before = [0, 1].map((seat) => game.rules.estimate?.(game.state, seat) ?? 0);
  game.state.pending.push([{ id: nextId(game.state), seat: 0, ...owed } as Obligation]);
  const after = [0, 1].map((seat) => game.rules.estimate?.(game.state, seat) ?? 0);
  expect(after[0] - before[0]).toBeCloseTo(points, 6);
  expect(after[1]).toBe(before[1]);
});

test('nothing but points counts before the choice of a set and after the end', () => {
  const game = position(SEATS).give(0, { coins: 9, points: 31 }).turn(1);
  expect(game.rules.estimate?.(game.state, 0)).toBeGreaterThan(31);
  const { home } = game.player(0);
  game.player(0).home = -1;
  expect(game.rules.estimate?.(game.state, 0)).toBe(31);
  game.player(0).home = home;
  game.state.pending = [];
  expect(game.rules.estimate?.(game.state, 0)).toBe(31);
});
