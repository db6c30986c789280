/** What the estimate sees on the map for a seat: room to grow, company and towns to come, in small positions. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { expectFigures, figuresOf } from './estimate-figures.ts';
import { type Position, position } from './position.ts';

/** Of six rounds three have an income to come, and the seat acts in this one as well. */
const AHEAD = 4 / 6;

/** Three players in the action phase of round 3: seat 0 has the witches, whose home are the forests. */
function scene(chosen: Partial<Options> = {}): Position {
  return position(['witches', 'nomads', 'halflings'], chosen).round(3);
}

const aheadToo = (name: string, value: number): Record<string, number> => ({
  [name]: value,
  [`${name}, ahead`]: AHEAD * value,
});

describe('room to grow', () => {
  const inReach = (free: number, one: number, two: number, three: number): Record<string, number> =>
    Object.fromEntries(
      Object.entries({ '0 spades': free, '1 spade': one, '2 spades': two, '3 spades': three })
        .filter(([, count]) => count > 0)
        .flatMap(([spades, count]) => Object.entries(aheadToo(`hexes for ${spades}`, count / 5))),
    );

  test('is the free hexes in reach by their spades, and those beside a building', () => {
    // Around E10: a forest, lakes and mountains, a wasteland, two plains; no river.
    expectFigures(scene().put(0, 'E10'), 0, 'room', {
      ...inReach(1, 2, 1, 2),
      ...aheadToo('hexes beside', 3 / 4),
    });
    // Around H8: lakes, a desert, plains, a forest, a wasteland.
    expectFigures(scene().put(0, 'H8'), 0, 'room', {
      ...inReach(1, 1, 1, 2),
      ...aheadToo('hexes beside', 2 / 4),
    });
  });

  const BY_THE_RIVER = { ...inReach(1, 0, 0, 0), ...aheadToo('hexes beside', 1 / 4) };
  const bonusCards = ['BON1', 'BON2', 'BON4', 'BON5', 'BON6', 'BON7'];

  test('goes as far as ships do, and a step further for one spade at most', () => {
    const at = scene({ bonusCards }).put(0, 'D6');
    expectFigures(at, 0, 'room', { ...BY_THE_RIVER, 'hexes further on': 3 / 5 });
    const withShip = {
      ...inReach(2, 2, 2, 2),
      'hexes further on': 4 / 5,
      ...aheadToo('hexes beside', 1 / 4),
    };
    expectFigures(at.give(0, { shipping: 1 }), 0, 'room', withShip);
    expectFigures(at.give(0, { shipping: 0, card: 'BON4' }), 0, 'room', withShip);
  });

  test('counts the ship of a card only for those who still act', () => {
    const at = scene({ bonusCards }).put(0, 'D6').give(0, { card: 'BON4' });
    at.player(0).passed = true;
    const shown = figuresOf(at, 0, 'room');
    expect(shown['hexes for 0 spades']).toBe(1 / 5);
    expect(shown['hexes further on']).toBe(3 / 5);
    expect(figuresOf(at.give(0, { card: null }), 0, 'room')).toEqual(shown);
  });

  test('takes no ship for those without a track, but a leap', () => {
    // The dwarves' home are the mountains: a forest and a wasteland are one spade away.
    const at = position(['dwarves', 'nomads', 'halflings'], { bonusCards }).round(3).put(0, 'D6');
    const dwarves = {
      ...inReach(0, 1, 0, 0),
      'hexes further on': 3 / 5,
      ...aheadToo('hexes beside', 1 / 4),
    };
    expectFigures(at, 0, 'room', dwarves);
    expectFigures(at.give(0, { card: 'BON4' }), 0, 'room', dwarves);
  });

  test('a tunnel leads further where no ship could', () => {
    // Past one hex from E10: mountains on C5; everything else needs more than one spade.
    const at = position(['dwarves', 'nomads', 'halflings']).round(3).put(0, 'E10');
    expect(figuresOf(at, 0, 'room')).toMatchObject({ 'hexes further on': 1 / 5 });
  });

  test('ends where ships end', () => {
    const at = position(['mermaids', 'nomads', 'halflings'], { bonusCards }).put(0, 'D6');
    at.give(0, { shipping: 5, card: 'BON4' });
    expect(figuresOf(at, 0, 'room')).not.toHaveProperty('hexes further on');
    expect(figuresOf(at, 0, 'room')['hexes for 0 spades']).toBeGreaterThan(2 / 5);
  });

  test('counts the same spades for everything where a faction needs always the same', () => {
    const at = position(['giants', 'nomads', 'halflings']).round(3).put(0, 'E10');
    expectFigures(at, 0, 'room', { ...inReach(1, 0, 5, 0), ...aheadToo('hexes beside', 1 / 4) });
  });

  test('goes over bridges from either end', () => {
    const from = scene().put(0, 'D6').bridge(0, 'C5', 'D6');
    expectFigures(from, 0, 'room', {
      ...inReach(1, 1, 0, 0),
      'hexes further on': 2 / 5,
      ...aheadToo('hexes beside', 1 / 4),
    });
    const to = scene().put(0, 'C5').bridge(1, 'C5', 'D6');
    // From C5 to D7, and over the bridge to D6: two wastelands. By a ship three forests and the lakes.
    expectFigures(to, 0, 'room', { ...inReach(0, 0, 2, 0), 'hexes further on': 4 / 5 });
  });

  test('does not use bridges of which it has no end', () => {
    const at = scene().put(0, 'E10').put(1, 'A13');
    const before = figuresOf(at, 0, 'room');
    expect(figuresOf(at.bridge(1, 'C5', 'D6'), 0, 'room')).toEqual(before);
  });

  test('ends at the buildings of others, who are company', () => {
    const at = scene().put(0, 'E10', 'tradingHouse').put(0, 'E9').put(0, 'E7');
    at.put(1, 'E11').put(1, 'F7').put(2, 'D4').put(0, 'A13').put(2, 'A12');
    expectFigures(at, 0, 'room', {
      // D7 and D8, F5 and F6; D5, E6, E8 and F4; B6.
      ...inReach(1, 2, 1, 5),
      // By a ship of E9 to C5 and D6, of E7 to G3.
      'hexes further on': 2 / 5,
      ...aheadToo('hexes beside', 3 / 4),
      ...aheadToo('power to offer', (2 * 2 + 1 + 1) / 8),
      accompanied: 3 / 5,
      ...aheadToo('accompanied dwellings', 2 / 4),
    });
  });

  test('the first player’s dwellings are company as well', () => {
    const at = scene().put(0, 'E10').put(1, 'E11');
    expect(figuresOf(at, 1, 'room')).toMatchObject({ accompanied: 1 / 5, 'power to offer': 1 / 8 });
  });

  test('nothing without a faction', () => {
    const at = scene();
    at.player(0).faction = NONE;
    expectFigures(at, 0, 'room', {});
  });
});

describe('towns to come', () => {
  /** A dwelling and a trading house side by side: two buildings and four power short of a town. */
  function pair(): Position {
    return scene().put(0, 'E10').put(0, 'E9', 'tradingHouse');
  }
  /** Beside E10 and E9: lakes and mountains (twice), wastelands (twice), three plains. */
  const ROOM = 3 * 0.6 + 2 * 0.3 + 3 * 0.15;
  const PAIR = {
    'within 5': 1,
    'near, ahead': (AHEAD * (7 - 5)) / 7,
    ...aheadToo('room', ROOM / 4),
    dwellings: 1 / 3,
    'buildings missing': 2 / 3,
  };

  test('the nearest one counts by what is missing, its room and its dwellings', () => {
    expectFigures(pair(), 0, 'towns', PAIR);
  });

  test('a lone building counts for little, and none for nothing', () => {
    // Three buildings and six power are missing: 6 + 1.5.
    expectFigures(scene().put(0, 'A13'), 0, 'towns', {
      // A wasteland and a desert.
      ...aheadToo('room', (0.3 + 0.15) / 4),
      dwellings: 1 / 3,
      'buildings missing': 1,
    });
    expectFigures(scene(), 0, 'towns', {});
    const without = scene();
    without.player(0).faction = NONE;
    expectFigures(without, 0, 'towns', {});
  });

  test.each(['D1', 'G7'])('the second nearest counts by what is missing alone: %s', (hex) => {
    // Three buildings and five power are missing: 5 + 1.5.
    const second = aheadToo('second', (7 - 6.5) / 7);
    expectFigures(pair().put(0, hex, 'tradingHouse'), 0, 'towns', { ...PAIR, ...second });
    // A third one changes nothing.
    expectFigures(pair().put(0, 'I1').put(0, hex, 'tradingHouse'), 0, 'towns', { ...PAIR, ...second });
  });

  test('of two that are equally near the room of the first on the map counts', () => {
    const both = pair().put(0, 'I1').put(0, 'I2', 'tradingHouse');
    const second = aheadToo('second', (7 - 5) / 7);
    expectFigures(both, 0, 'towns', { ...PAIR, ...second });
    const alone = scene().put(0, 'I1').put(0, 'I2', 'tradingHouse');
    expect(figuresOf(alone, 0, 'towns').room).not.toBeCloseTo(ROOM / 4, 6);
  });

  test('a tile that makes towns easier brings them nearer', () => {
    expectFigures(pair().give(0, { favours: ['FAV5', 'FAV6'] }), 0, 'towns', {
      ...PAIR,
      'within 4': 1,
      'near, ahead': (AHEAD * (7 - 4)) / 7,
      'near, live': (5 - 4) / 5,
    });
  });

  test('a sanctuary makes three buildings enough', () => {
    const at = scene().put(0, 'E10').put(0, 'E9', 'sanctuary');
    // One building and three power: 3 + 0.5.
    expectFigures(at, 0, 'towns', {
      'within 3': 0.5,
      'within 4': 1,
      'within 5': 1,
      'near, ahead': (AHEAD * 3.5) / 7,
      'near, live': 1.5 / 5,
      ...aheadToo('room', ROOM / 4),
      dwellings: 1 / 3,
      'buildings missing': 1 / 3,
    });
  });

  test('a group that lacks power alone lacks no building', () => {
    const at = pair().put(0, 'E11').put(0, 'F7').put(0, 'G7');
    // Five buildings with six power.
    const figures = figuresOf(at, 0, 'towns');
    expect(figures).toMatchObject({ 'within 1': 1, 'within 5': 1, 'near, live': 4 / 5, dwellings: 4 / 3 });
    expect(figures).not.toHaveProperty('buildings missing');
  });

  test('what is a town already does not count again', () => {
    const at = pair().inTown('E10');
    at.player(0).towns = [0, 1];
    expectFigures(at, 0, 'towns', { ...aheadToo('towns', 2 / 3) });
  });

  test('no town comes where no tile is left', () => {
    const at = pair();
    at.state.townTiles.fill(0);
    expectFigures(at, 0, 'towns', {});
    at.state.townTiles[4] = 1;
    expectFigures(at, 0, 'towns', PAIR);
  });

  test('counts as near only for those who still act', () => {
    const at = pair().give(0, { favours: ['FAV5'] });
    expect(figuresOf(at, 0, 'towns')).toHaveProperty('near, live');
    at.player(0).passed = true;
    expect(figuresOf(at, 0, 'towns')).not.toHaveProperty('near, live');
  });

  test('room for more than six hexes is room for six', () => {
    const at = pair();
    for (const hex of ['D7', 'D8', 'E11', 'F5', 'F6', 'F7']) at.terrain(hex, 'forest');
    expectFigures(at, 0, 'towns', { ...PAIR, ...aheadToo('room', 6 / 4) });
  });

  test('buildings of others are no room', () => {
    const at = pair().put(1, 'E11');
    expectFigures(at, 0, 'towns', { ...PAIR, ...aheadToo('room', (ROOM - 0.6) / 4) });
  });

  test('bridges join a group, and score for some', () => {
    const at = position(['engineers', 'nomads', 'halflings']).round(3);
    at.put(0, 'C5').put(0, 'D6', 'tradingHouse').bridge(0, 'C5', 'D6').bridge(0, 'D6', 'E8');
    at.bridge(1, 'D6', 'E9');
    const bridges = { bridges: 2 / 3, 'bridge points': 3 / 9 };
    expectFigures(at, 0, 'towns', {
      'within 5': 1,
      'near, ahead': (AHEAD * (7 - 5)) / 7,
      // A wasteland beside C5 and a forest beside D6.
      ...aheadToo('room', (2 * 0.6) / 4),
      dwellings: 1 / 3,
      'buildings missing': 2 / 3,
      ...bridges,
    });
    at.put(0, 'I1', 'stronghold');
    expect(figuresOf(at, 0, 'towns')).toMatchObject({ ...bridges, 'bridge points, ahead': (3 / 9) * AHEAD });
    expect(figuresOf(at.put(0, 'E8'), 0, 'towns')).toMatchObject({
      'bridge points': 6 / 9,
      'bridge points, ahead': (6 / 9) * AHEAD,
    });
  });
});
