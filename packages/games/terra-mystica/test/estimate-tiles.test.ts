/** What the estimate counts of scoring tiles, favour tiles, cards and open actions: exact figures. */
import { describe, test } from 'vitest';
import { expectFigures } from './estimate-figures.ts';
import { inPhase, passed, scene } from './estimate-scenes.ts';
import { type Position, tilesFrom } from './position.ts';

describe('scoring tiles', () => {
  /** Rounds 2 to 6 pay for dwellings, strongholds, dwellings, trading houses, strongholds. */
  const LATER = { 'later dwelling': 2 / 5, 'later tradingHouse': 3 / 5, 'later stronghold': 1 };

  test('pay now, in the next round and later, for what is left to build', () => {
    const at = scene(2).put(0, 'A3').put(0, 'A5').put(0, 'A7', 'tradingHouse').put(0, 'A9', 'tradingHouse');
    expectFigures(at.give(0, { workers: 3 }), 0, 'scoringTiles', {
      'now dwelling': 2 / 5,
      'soon stronghold': 1,
      ...LATER,
      'first stronghold': 10 / 5,
      'first sanctuary': 10 / 5,
      'trading houses left': (2 * 3) / 6,
      'dwellings left': (6 * 4) / 8,
      'workers for dwelling': (3 * 2) / 10,
    });
  });

  test('of the next round count for what is left as well', () => {
    expectFigures(scene(4), 0, 'scoringTiles', {
      'now dwelling': 2 / 5,
      'soon tradingHouse': 3 / 5,
      'later stronghold': 1,
      'first stronghold': 1,
      'first sanctuary': 1,
      'trading houses left': (3 * 3) / 6,
      'dwellings left': (8 * 2) / 8,
    });
  });

  test('pay nothing now to those who have passed, but before the income of a round', () => {
    const passive = {
      'soon stronghold': 1,
      ...LATER,
      'first stronghold': 2,
      'first sanctuary': 2,
      'trading houses left': (3 * 3) / 6,
    };
    const at = scene(2).give(0, { workers: 9 });
    expectFigures(inPhase(at, 'income'), 0, 'scoringTiles', {
      ...passive,
      'now dwelling': 2 / 5,
      'dwellings left': (8 * 4) / 8,
      'workers for dwelling': (9 * 2) / 10,
    });
    expectFigures(passed(inPhase(at, 'actions'), 0), 0, 'scoringTiles', {
      ...passive,
      'dwellings left': (8 * 2) / 8,
    });
  });

  test('pay for a stronghold and a sanctuary once each, and no more than for two', () => {
    const dearer = { overrides: [{ path: 'scoringTiles.SCORE4.points.stronghold', value: 7 }] };
    const at = scene(3, dearer).put(0, 'A3', 'stronghold');
    expectFigures(at, 0, 'scoringTiles', {
      'now stronghold': 7 / 5,
      'soon dwelling': 2 / 5,
      'later tradingHouse': 3 / 5,
      'later stronghold': 1,
      'first sanctuary': 10 / 5,
      'trading houses left': (3 * 3) / 6,
      'dwellings left': (8 * 2) / 8,
    });
    const other = scene(3).put(0, 'A3', 'sanctuary').round(5);
    expectFigures(other, 0, 'scoringTiles', {
      'now tradingHouse': 3 / 5,
      'soon stronghold': 1,
      'first stronghold': 1,
      'trading houses left': (3 * 3) / 6,
    });
    expectFigures(other.round(6), 0, 'scoringTiles', { 'now stronghold': 1, 'first stronghold': 1 });
  });

  test.each([
    ['SCORE3', { 'now dwelling': 2 / 5, 'workers for dwelling': (9 * 2) / 10 }],
    ['SCORE6', { 'now tradingHouse': 3 / 5, 'workers for tradingHouse': (9 * 3) / 15 }],
    ['SCORE9', { 'now temple': 4 / 5, 'workers for temple': (9 * 4) / 20 }],
    ['SCORE4', { 'now stronghold': 5 / 5, 'workers for stronghold': (8 * 5) / 25 }],
    ['SCORE1', { 'now spade': 2 / 5, 'workers for spade': (9 * 2) / 10 }],
    ['SCORE2', { 'now town': 5 / 5 }],
  ])('%s of the last round makes use of nine workers', (tile, figures) => {
    const scoringTiles = tilesFrom(tile).reverse();
    const at = scene(6, { scoringTiles, templeTile: true }).give(0, { workers: 9 });
    // Everything but the workers' figures is tested above.
    at.player(0).built = [8, 4, 3, 1, 1];
    expectFigures(at, 0, 'scoringTiles', figures);
  });
});

describe('favour tiles', () => {
  test('count for themselves, and those that score by what they can still score', () => {
    const at = scene(3).give(0, { favours: ['FAV1', 'FAV10', 'FAV11', 'FAV12'] });
    at.player(0).built = [3, 2, 0, 0, 0];
    expectFigures(at, 0, 'favours', {
      FAV1: 1,
      'FAV1, ahead': 4 / 6,
      FAV10: 1,
      'FAV10, ahead': 4 / 6,
      FAV11: 1,
      'FAV11, ahead': 4 / 6,
      FAV12: 1,
      'FAV12, ahead': 4 / 6,
      'dwellings left': (2 * 5) / 16,
      'trading houses left': (3 * 2) / 12,
      passing: (3 * 4) / 12,
    });
  });

  test('none, nothing', () => {
    expectFigures(scene(3), 0, 'favours', {});
  });
});

describe('the bonus card', () => {
  const bonusCards = ['BON1', 'BON3', 'BON4', 'BON6', 'BON7', 'BON10'];

  function holding(card: string | null, round: number): Position {
    const at = scene(round, { bonusCards, shippingCard: true }).give(0, { card });
    at.player(0).built = [2, 3, 1, 1, 0];
    at.player(0).shipping = 2;
    // On the card of seat 1, which is not free, on a free one and on another.
    at.state.cardCoins = [1, 5, 0, 2, 1, 0];
    return at;
  }

  test('scores when its holder passes, who then takes one of those that are free', () => {
    expectFigures(holding('BON7', 3), 0, 'cards', {
      'live with BON7': 1,
      'points at passing': 6 / 8,
      'points at passing, live': 6 / 8,
      'free BON1': 1,
      'free BON6': 1,
      'free BON10': 1,
      'most coins': 2 / 3,
    });
    expectFigures(holding('BON10', 3), 0, 'cards', {
      'live with BON10': 1,
      'points at passing': 6 / 8,
      'points at passing, live': 6 / 8,
      'free BON1': 1,
      'free BON6': 1,
      'free BON7': 1,
      'most coins': 2 / 3,
    });
  });

  test('is kept for the next round after passing', () => {
    expectFigures(passed(holding('BON6', 3), 0), 0, 'cards', {
      'not live with BON6': 1,
      'points at passing': 4 / 8,
    });
    expectFigures(passed(holding(null, 3), 0), 0, 'cards', {});
  });

  test('is not exchanged in the last round, and scores no more after it', () => {
    expectFigures(holding('BON6', 6), 0, 'cards', {
      'live with BON6': 1,
      'points at passing': 4 / 8,
      'points at passing, live': 4 / 8,
    });
    expectFigures(passed(holding('BON6', 6), 0), 0, 'cards', { 'not live with BON6': 1 });
  });
});

describe('open actions', () => {
  const POWER_ACTIONS = { ACT1: 1, ACT2: 1, ACT3: 1, ACT4: 1, ACT5: 1, ACT6: 1 };
  const CARD = 1;
  const FAVOUR = 2;
  const STRONGHOLD = 4;

  function acting(card: string, used: number): Position {
    const at = scene(3, { shippingCard: true }).give(0, { card, favours: ['FAV6'], bowls: [0, 5, 3] });
    at.player(0).built[3] = 1;
    at.player(0).used = used;
    return at;
  }

  test.each(['BON1', 'BON2'])('of %s, a favour tile, the stronghold and power', (card) => {
    expectFigures(acting(card, 0), 0, 'actions', {
      card: 1,
      favour: 1,
      stronghold: 1,
      ...POWER_ACTIONS,
      'power for them': (5 * 4) / 48,
    });
  });

  test('each is open once a round', () => {
    const power = { ...POWER_ACTIONS, 'power for them': (5 * 4) / 48 };
    expectFigures(acting('BON1', CARD), 0, 'actions', { favour: 1, stronghold: 1, ...power });
    expectFigures(acting('BON1', FAVOUR), 0, 'actions', { card: 1, stronghold: 1, ...power });
    expectFigures(acting('BON1', STRONGHOLD), 0, 'actions', { card: 1, favour: 1, ...power });
    const at = acting('BON1', CARD | FAVOUR | STRONGHOLD);
    at.state.powerUsed = 0b000111;
    expectFigures(at, 0, 'actions', { ACT4: 1, ACT5: 1, ACT6: 1, 'power for them': (5 * 3) / 48 });
  });

  test('need a card, a tile and a stronghold that have one', () => {
    const at = scene(3).give(0, { card: 'BON3', favours: ['FAV5'], bowls: [0, 4, 11] });
    expectFigures(at, 0, 'actions', { ...POWER_ACTIONS, 'power for them': (12 * 4) / 48 });
    expectFigures(at.give(0, { card: null }), 0, 'actions', {
      ...POWER_ACTIONS,
      'power for them': (12 * 4) / 48,
    });
  });

  test('none for those who have passed', () => {
    expectFigures(passed(acting('BON1', 0), 0), 0, 'actions', {});
  });
});
