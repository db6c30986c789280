/** The refusal of an action that is not allowed: the rule, and who or what is missing. */
import { describe, expect, test } from 'vitest';
import { position, table } from './position.ts';

type Position = ReturnType<typeof position>;

const presenting = (home: [number, number, number], scholars: number): Position =>
  position()
    .give(0, { ideas: ['silk'], home, scholars })
    .owe(0, 'present', 'main');

const inventing = (
  home: [number, number, number],
  scholars: number,
  extraType = 'economy',
  extra = 1,
): Position =>
  position(4, {
    overrides: [
      { path: 'cards.steamboat.extraType', value: extraType },
      { path: 'cards.steamboat.extra', value: extra },
    ],
  })
    .common('sailing', 'iron', 'crane', 'paper')
    .region('asia', { card: 'steamboat', presenter: 1 })
    .give(0, { home, scholars })
    .owe(0, 'invent', 'main');

const innovating = (home: [number, number, number], scholars: number): Position =>
  position()
    .region('asia', { card: 'wheel', presenter: 1, inventor: 2 })
    .give(0, { home, scholars })
    .owe(0, 'innovate', 'main');

const SCHOLAR = 'with 1 of the academy';

test('INV-INVENT-SPECIALISTS one of each type is enough for a card that exhausts another type than its own', () => {
  expect(inventing([1, 1, 0], 0, 'culture').refusal(0, 'invent in asia')).toBeNull();
  expect(inventing([1, 0, 0], 1, 'culture').refusal(0, 'invent in asia')).toBeNull();
  expect(inventing([2, 0, 0], 0, 'culture').refusal(0, 'invent in asia')).toBe('INV-INVENT-SPECIALISTS');
});

describe('who is missing', () => {
  test.each<[string, () => Position, string, string, Record<string, number>]>([
    [
      'nobody at all presents',
      () => presenting([0, 3, 3], 0),
      'present silk in africa',
      'INV-PRESENT-SPECIALISTS',
      { merchants: 2 },
    ],
    [
      'two scholars are named, one is there',
      () => presenting([1, 0, 0], 1),
      'present silk in africa with 2 of the academy',
      'INV-PRESENT-SPECIALISTS',
      { scholars: 1 },
    ],
    [
      'two merchants are named, one is there beside a scholar',
      () => presenting([1, 0, 0], 1),
      'present silk in africa',
      'INV-PRESENT-SPECIALISTS',
      { merchants: 1 },
    ],
    [
      'the inventor is there, the one to exhaust is not',
      () => inventing([1, 3, 3], 0),
      'invent in asia',
      'INV-INVENT-SPECIALISTS',
      { merchants: 1 },
    ],
    [
      'a scholar is to invent, and there is none',
      () => inventing([2, 0, 0], 0),
      `invent in asia ${SCHOLAR}`,
      'INV-INVENT-SPECIALISTS',
      { scholars: 1 },
    ],
    [
      'a merchant is to invent, and there are scholars only',
      () => inventing([0, 0, 0], 2),
      'invent in asia',
      'INV-INVENT-SPECIALISTS',
      { merchants: 1 },
    ],
    [
      'a card that exhausts another type',
      () => inventing([1, 0, 0], 0, 'culture'),
      'invent in asia',
      'INV-INVENT-SPECIALISTS',
      { artisans: 1 },
    ],
    [
      'a card that exhausts another type, and nobody is at home',
      () => inventing([0, 0, 3], 0, 'culture'),
      'invent in asia',
      'INV-INVENT-SPECIALISTS',
      { merchants: 1, artisans: 1 },
    ],
    [
      'a scholar is there to invent, and nobody to exhaust',
      () => inventing([0, 3, 3], 1),
      `invent in asia ${SCHOLAR}`,
      'INV-INVENT-SPECIALISTS',
      { merchants: 1 },
    ],
    [
      'the only scholar invents, so that none is left for another type',
      () => inventing([1, 0, 0], 1, 'culture'),
      `invent in asia ${SCHOLAR}`,
      'INV-INVENT-SPECIALISTS',
      { artisans: 1 },
    ],
    [
      'the only scholar would have to invent, so that none is left for another type',
      () => inventing([0, 0, 0], 1, 'culture'),
      'invent in asia',
      'INV-INVENT-SPECIALISTS',
      { merchants: 1, artisans: 1 },
    ],
    [
      'a merchant invents, and the scholar is one of two to exhaust',
      () => inventing([1, 0, 0], 1, 'culture', 2),
      'invent in asia',
      'INV-INVENT-SPECIALISTS',
      { artisans: 1 },
    ],
    [
      'a scholar is to innovate, and there is none',
      () => innovating([0, 0, 1], 0),
      `innovate in asia ${SCHOLAR}`,
      'INV-INNOVATE-SPECIALIST',
      { scholars: 1 },
    ],
    [
      'a thinker is to innovate, and there is a scholar only',
      () => innovating([0, 0, 0], 1),
      'innovate in asia',
      'INV-INNOVATE-SPECIALIST',
      { thinkers: 1 },
    ],
    [
      'equal numbers are no majority',
      () =>
        position()
          .region('asia', { citizens: [3, 3, 1, 0] })
          .owe(0, 'gainInfluence', 'main'),
      'tokenPresent in asia as artisan',
      'INV-GAIN-MAJORITY',
      { citizensOnMap: 1 },
    ],
  ])('%s', (_, given, line, rule, missing) => {
    const p = given();
    expect(p.refusal(0, line)).toBe(rule);
    expect(p.missing(0, line)).toEqual(missing);
  });

  test('INV-PREPARE-PRESENTERS two thinkers are named for the Wheel, one is at home', () => {
    const p = table(4);
    expect(p.refusal(3, 'prepare africa')).toBe('INV-PREPARE-PRESENTERS');
    expect(p.missing(3, 'prepare africa')).toEqual({ thinkers: 1 });
  });
});

describe('what comes first', () => {
  test.each<[string, string, string]>([
    ['a second pillar in a forum', 'pillar invent', 'INV-FORUM-GOLDEN-RULE'],
    ['an action that cannot be performed', 'pillar share', 'INV-TURN-POSSIBLE'],
    ['an action without a pillar', 'travel africa to europe', 'INV-TURN-NOT-NOW'],
    ['ending the actions before the pillar', 'done', 'INV-TURN-STEPS'],
    ['building before the actions', 'build culture1 on H01', 'INV-TURN-NOT-NOW'],
    ['a tile that waits in the tile area', 'use economy1', 'INV-TILE-BUILT'],
    ['a technology tile before its first action', 'use technology1 for invent', 'INV-TILE-TECHNOLOGY'],
    ['a chain action that nothing offers', 'chain boats', 'INV-TURN-NOT-NOW'],
    ['turning a token over for nothing', 'flip tokenInfluence', 'INV-TURN-NOT-NOW'],
  ])('%s', (_, line, rule) => {
    const p = position()
      .give(0, {
        ...{ seasons: ['present'], area: ['culture1', 'economy1'], built: { H10: 'technology1' } },
        ...{ inventions: ['boats'], home: [1, 1, 1], tokens: { tokenInfluence: 'asia' } },
      })
      .region('africa', { citizens: [2, 0, 0, 0] })
      .turn(0);
    expect(p.refusal(0, line)).toBe(rule);
  });

  test('nobody else has anything to say in a turn', () => {
    const p = position().give(1, { scholars: 1 });
    expect(p.legal(1)).toEqual([]);
    expect(p.refusal(1, 'pillar sendDiplomat')).toBe('KERNEL-NOT-YOUR-DECISION');
  });
});
