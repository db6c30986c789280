/** What the estimate counts on the cult board and on the map: exact figures of small positions. */
import { randomFrom } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { largestArea } from '../rules/final-scoring.ts';
import type { Options } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { expectFigures, figuresOf } from './estimate-figures.ts';
import { type Position, position, tilesFrom } from './position.ts';

/** Of six rounds three have an income to come, and the seat acts in this one as well. */
const AHEAD = 4 / 6;
const OVER = 1 - AHEAD;

/** Three players in the action phase of round 3: seat 0 has the witches, whose home are the forests. */
function scene(chosen: Partial<Options> = {}): Position {
  return position(['witches', 'nomads', 'halflings'], chosen).round(3);
}

const overToo = (name: string, value: number): Record<string, number> => ({
  [name]: value,
  [`${name}, over`]: OVER * value,
});
const aheadToo = (name: string, value: number): Record<string, number> => ({
  [name]: value,
  [`${name}, ahead`]: AHEAD * value,
});

/** Buildings and bridges anywhere; some reach each other by ships, some by tunnels, some by carpets. */
function settledAtRandom(seed: string): Position {
  const at = position(['dwarves', 'fakirs', 'mermaids', 'witches']);
  const random = randomFrom(seed);
  const hexes = [...at.g.map.landNames];
  const anyHex = (): string => hexes.splice(random.below(hexes.length), 1)[0];
  for (const seat of at.state.players.keys()) {
    for (let dwellings = 0; dwellings < 8; dwellings++) at.put(seat, anyHex());
    if (random.below(2) === 0) at.put(seat, anyHex(), 'stronghold');
  }
  for (const site of at.g.sites.keys())
    if (random.below(4) === 0) at.state.bridges.push(site * 8 + random.below(4));
  for (const player of at.state.players.slice(2)) player.shipping = random.below(4);
  at.player(1).leapBonus = random.below(5);
  return at;
}

describe('cults', () => {
  const FREE = { 'best places': 1, 'other places': 1 };

  /** Cult spaces of all seats on all tracks. */
  function onTracks(...tracks: [fire: number, water: number, earth: number, air: number][]): Position {
    const at = scene();
    for (const [seat, cults] of tracks.entries()) at.player(seat).cults = cults;
    return at;
  }

  test('places share their points now; later each rival may come to stand ahead', () => {
    // Fire: a step behind one, a step ahead of the other. Water: shared. Earth: not begun. Air: alone.
    const at = onTracks([4, 3, 0, 2], [5, 3, 0, 0], [3, 1, 0, 0]);
    // With a spread of half a step, one step makes 5/6 of a chance; with two steps, 2/3.
    const soon = (8 * 5 + 4 * 26 + 2 * 5) / 36 + (8 * 9 + 4 * 10 + 2) / 20 + (8 + 2 * 4 + 2) / 4;
    const later = (8 * 2 + 4 * 5 + 2 * 2) / 9 + (8 * 3 + 4 * 4 + 2) / 8 + (8 + 2 * 4 + 2) / 4;
    const air = { soon: (8 * 81 + 4 * 18 + 2) / 100, later: (8 * 9 + 4 * 6 + 2) / 16 };
    expectFigures(at, 0, 'cults', {
      fire: 0.4,
      water: 0.3,
      air: 0.2,
      ...overToo('share now', (4 + 6 + 8) / 8),
      ...overToo('share soon', (soon + air.soon) / 8),
      ...overToo('share in the end', (later + air.later) / 8),
      ...FREE,
    });
  });

  test('places beyond the third earn nothing', () => {
    const at = position(['witches', 'nomads', 'halflings', 'mermaids', 'giants']).round(3);
    for (const [seat, player] of at.state.players.entries()) player.cults = [5 - seat, 2, 0, 0];
    expect(figuresOf(at, 2, 'cults')['share now']).toBeCloseTo((2 + 14 / 5) / 8);
    expect(figuresOf(at, 4, 'cults')['share now']).toBeCloseTo(14 / 5 / 8);
    expect(figuresOf(at, 4, 'cults')['share in the end']).toBeLessThan(
      figuresOf(at, 3, 'cults')['share in the end'],
    );
    // What five players share says nothing about two.
    const two = position(['witches', 'nomads']).round(3);
    for (const player of two.state.players) player.cults = [0, 0, 0, 0];
    expect(figuresOf(two, 0, 'cults')['share soon']).toBe((4 * 6) / 8);
  });

  test('keys, tops and priests', () => {
    const at = onTracks([10, 7, 6, 8], [1, 10, 0, 0], [0, 0, 0, 0]);
    at.state.cultTop = [0, 1, NONE, NONE];
    at.state.cultPlaces = [
      [0, 1, NONE, NONE],
      [NONE, NONE, NONE, NONE],
      [NONE, 0, 0, NONE],
      [2, 1, 1, 1],
    ];
    at.give(0, { keys: 2, priests: 3 });
    at.player(0).priestsSent = 3;
    const { 'share now': now } = figuresOf(at, 0, 'cults');
    expect(now).toBe((8 + 4 + 8 + 8) / 8);
    const rest = {
      ...aheadToo('keys', 2),
      'own tops': 1,
      'tops of others': 1 / 4,
      'keys of use': 1,
      'priests sent': 3 / 4,
      'best places': 2 / 4,
      'other places': (2 + 3 + 1) / 12,
      'priests for places': 2 / 3,
    };
    expect(figuresOf(at, 0, 'cults')).toMatchObject(rest);
    expect(figuresOf(at, 0, 'cults')).not.toHaveProperty('last priests for places');
    expect(figuresOf(at.round(6), 0, 'cults')).toMatchObject({
      'keys, ahead': 2 / 6,
      'priests for places': 2 / 3,
      'last priests for places': 2 / 3,
    });
    expect(figuresOf(at.give(0, { keys: 0, priests: 1 }), 0, 'cults')).toMatchObject({
      'priests for places': 1 / 3,
      'last priests for places': 1 / 3,
    });
    expect(figuresOf(at, 0, 'cults')).not.toHaveProperty('keys of use');
    at.player(0).cults = [10, 8, 6, 7];
    expect(figuresOf(at.give(0, { keys: 2 }), 0, 'cults')).toMatchObject({ 'keys of use': 1 });
    at.player(0).cults = [10, 8, 6, 6];
    expect(figuresOf(at, 0, 'cults')).not.toHaveProperty('keys of use');
  });
});

describe('cult rewards', () => {
  const REWARDED = { fire: 5, water: 4, earth: 9, air: 9 };

  test('of this round and of the rounds to come, but the last', () => {
    // Round 3: a worker for every 2 of fire. Rounds 4 and 5: power for 4 of fire, a spade for 4 of water.
    expectFigures(scene().give(0, { cults: REWARDED }), 0, 'rewards', {
      'now workers': 2 / 2,
      'later power': 4 / 8,
      'later spades': 1 / 2,
      'on the way': 1 / 2,
    });
    expectFigures(scene().give(0, { cults: REWARDED }).round(2), 0, 'rewards', {
      'now priests': 1 / 2,
      'later workers': 2 / 2,
      'later power': 4 / 8,
      'later spades': 1 / 2,
    });
    expectFigures(scene().give(0, { cults: REWARDED }).round(6), 0, 'rewards', {});
  });

  test('are over for this round once they were given', () => {
    const at = scene().give(0, { cults: REWARDED });
    at.state.phase = 'cults';
    expectFigures(at, 0, 'rewards', { 'later power': 4 / 8, 'later spades': 1 / 2 });
  });

  test('too few steps for a reward are on the way to one', () => {
    const at = scene().give(0, { cults: { fire: 3, water: 3, earth: 3 } });
    expectFigures(at.round(1), 0, 'rewards', { 'later workers': 1 / 2, 'on the way': 3 / 4 });
  });

  test('for priests on the cult board, and for each step', () => {
    const priests = scene({ scoringTiles: tilesFrom('SCORE9'), templeTile: true }).round(1);
    priests.player(0).priestsSent = 2;
    expectFigures(priests, 0, 'rewards', { 'now coins': 4 / 5 });
    const steps = scene({ scoringTiles: tilesFrom('SCORE1') }).round(1);
    expectFigures(steps.give(0, { cults: { earth: 3 } }), 0, 'rewards', { 'now coins': 3 / 5 });
  });
});

describe('the area', () => {
  test('is the largest group of buildings, and its place shares points as at the end', () => {
    const at = scene().put(0, 'E9').put(0, 'E10').put(0, 'D6');
    at.put(1, 'I1').put(2, 'H7').put(2, 'H8');
    expectFigures(at, 0, 'area', {
      ...overToo('share now', 15 / 18),
      ...overToo('share soon', 14 / 18),
      ...overToo('share in the end', 13 / 18),
      ...aheadToo('area', 2 / 10),
      'buildings outside': 1 / 4,
    });
    expect(figuresOf(at.give(0, { shipping: 1 }), 0, 'area').area).toBe(3 / 10);
  });

  test('goes back over a bridge', () => {
    // C3 lies beside D5, from which a bridge leads back to C4.
    const at = scene().put(0, 'C3').put(0, 'D5').put(0, 'C4').bridge(0, 'C4', 'D5');
    expect(figuresOf(at, 0, 'area').area).toBe(3 / 10);
  });

  test('does not cross a river where there is no bridge', () => {
    const [from, to] = scene().g.sites[0].map((hex) => scene().g.map.landNames[hex]);
    expect(figuresOf(scene().put(0, from).put(0, to), 0, 'area').area).toBe(1 / 10);
    expect(figuresOf(scene().put(0, from).put(0, to).bridge(1, from, to), 0, 'area').area).toBe(2 / 10);
  });

  test('nobody has one before the factions are known', () => {
    const at = scene();
    for (const player of at.state.players) player.faction = NONE;
    expect(figuresOf(at, 0, 'area')).not.toHaveProperty('area');
  });

  test('is counted as the final scoring does, on maps that are settled at random', () => {
    for (let map = 0; map < 40; map++) {
      const at = settledAtRandom(`map ${map}`);
      for (const seat of at.state.players.keys())
        expect(figuresOf(at, seat, 'area').area).toBe(largestArea(at.g, at.state, seat) / 10);
    }
  });

  test.each([
    ['E9', 'D6'],
    ['D6', 'E9'],
  ])('goes over the bridge from %s to %s', (from, to) => {
    const at = scene().put(0, from).put(0, to).put(0, 'E10').bridge(0, from, to);
    expectFigures(at, 0, 'area', {
      ...overToo('share now', 1),
      ...overToo('share soon', (18 * 169 + 12 * 26 + 6) / 196 / 18),
      ...overToo('share in the end', (18 * 16 + 12 * 8 + 6) / 25 / 18),
      ...aheadToo('area', 3 / 10),
    });
  });
});
