import { describe, expect, test } from 'vitest';
import { position } from '../position.ts';

describe('dwarves', () => {
  const onE7 = (kind: 'dwelling' | 'stronghold' = 'dwelling') =>
    position(['dwarves', 'nomads']).put(0, 'E7', kind);

  test.each([
    ['E5', 'E6'],
    ['G3', 'the river'],
  ])('T95 TM-DWARVES a tunnel to %s, past %s: 2 workers more, 4 points', (hex) => {
    const p = onE7()
      .terrain(hex, 'mountains')
      .give(0, { workers: 5, coins: 2 })
      .turn()
      .play(0, `build ${hex}`);
    expect(p.player(0)).toMatchObject({ workers: 5 - 1 - 2, coins: 0 });
    expect(p.points(0, 'faction')).toBe(4);
  });

  test('T95 TM-DWARVES-STRONGHOLD 1 worker more, 4 points', () => {
    const p = onE7('stronghold')
      .terrain('E5', 'mountains')
      .give(0, { workers: 5, coins: 2 })
      .turn()
      .play(0, 'build E5');
    expect(p.player(0).workers).toBe(5 - 1 - 1);
    expect(p.points(0, 'faction')).toBe(4);
  });

  test('TM-DWARVES changing and building in one action is one tunnel', () => {
    // G3 is forest, one step from mountains: 3 workers for the spade, 2 for the tunnel, 1 for the dwelling.
    const p = onE7()
      .give(0, { workers: 6, coins: 2 })
      .turn()
      .play(0, 'transform G3 to mountains', 'build G3');
    expect(p.player(0).workers).toBe(0);
    expect(p.points(0, 'faction')).toBe(4);
  });

  test('TM-DWARVES building there in a later action is a new tunnel', () => {
    const p = onE7()
      .give(0, { workers: 5 + 3, coins: 2 })
      .turn()
      .play(0, 'transform G3 to mountains', 'done', 'end turn')
      .pass(1)
      .play(0, 'build G3');
    expect(p.player(0).workers).toBe(0);
    expect(p.points(0, 'faction')).toBe(8);
  });

  test('TM-DWARVES no tunnel, no points and no price where the hex is adjacent anyway', () => {
    const p = onE7().terrain('E6', 'mountains').give(0, { workers: 3, coins: 2 }).turn().play(0, 'build E6');
    expect(p.player(0).workers).toBe(2);
    expect(p.points(0, 'faction')).toBe(0);
    const bridged = position(['dwarves', 'nomads'])
      .put(0, 'E8')
      .bridge(0, 'E8', 'G3')
      .terrain('G3', 'mountains')
      .give(0, { workers: 3, coins: 2 })
      .turn()
      .play(0, 'build G3');
    expect(bridged.player(0).workers).toBe(2);
    expect(bridged.points(0, 'faction')).toBe(0);
  });

  test('TM-DWARVES the price of the tunnel must be there', () => {
    const p = onE7().terrain('E5', 'mountains').give(0, { workers: 2, coins: 2 }).turn();
    expect(p.refusal(0, 'build E5')).toBe('TM-BUILD-COST');
    expect(p.missing(0, 'build E5')).toEqual({ workers: 1 });
    expect(p.refusal(0, 'transform G3 to mountains')).toBe('TM-TRANSFORM-COST');
    expect(p.missing(0, 'transform G3 to mountains')).toEqual({ workers: 3 });
  });

  test('TM-DWARVES-STRONGHOLD a tunnel skips one hex, with the stronghold too', () => {
    const p = onE7('stronghold').terrain('E4', 'mountains').give(0, { workers: 9, coins: 9 }).turn();
    expect(p.refusal(0, 'build E4')).toBe('TM-BUILD-REACH');
  });

  test('TM-LEAP-ONCE the tunnel may also lead to the second hex', () => {
    const p = onE7()
      .give(0, { workers: 9, bowls: [0, 0, 6] })
      .terrain('D4', 'forest')
      .turn()
      .play(0, 'action ACT6', 'transform D4 to mountains', 'transform G3 to mountains');
    expect(p.terrainAt('G3')).toBe('mountains');
    expect(p.player(0)).toMatchObject({ workers: 7 });
  });

  test('TM-LEAP-ONCE two spades, but one tunnel in an action', () => {
    // G3 and G2 lie behind the river, D4 beside E7; all are one step from mountains.
    const p = onE7()
      .give(0, { workers: 9, bowls: [0, 0, 6] })
      .turn()
      .play(0, 'action ACT6', 'transform G3 to mountains');
    expect(p.refusal(0, 'transform G2 to mountains')).toBe('TM-LEAP-ONCE');
    p.play(0, 'transform D4 to mountains');
    expect(p.points(0, 'faction')).toBe(4);
    expect(p.player(0).workers).toBe(7);
  });

  test('TM-DWARVES the card for shipping and the town tile for shipping change nothing', () => {
    const p = onE7()
      .terrain('H5', 'mountains')
      .give(0, { workers: 9, coins: 9, priests: 1, card: 'BON4' })
      .turn();
    expect(p.refusal(0, 'build H5')).toBe('TM-BUILD-REACH');
    expect(p.refusal(0, 'advance shipping')).toBe('TM-SHIPPING-NO-TRACK');
    const town = position(['dwarves', 'nomads'], { extraTownTiles: true })
      .put(0, 'C3', 'tradingHouse')
      .put(0, 'D4', 'tradingHouse')
      .put(0, 'D5', 'tradingHouse')
      .give(0, { workers: 1, coins: 2 })
      .turn()
      .play(0, 'build E7', 'town TW7');
    expect(town.player(0)).toMatchObject({ shipping: 0, leapBonus: 0 });
    expect(town.points(0, 'shipping')).toBe(0);
  });

  test('TM-DWARVES a tunnel is dug and paid for also where nobody asked for the legal list before', () => {
    const make = () => position(['dwarves', 'nomads']).put(0, 'E10').give(0, { coins: 9, workers: 9 }).turn();
    for (const line of ['build C5', 'transform G6 to mountains']) {
      const asked = make();
      const action = asked.rules.legal(asked.state, 0).find((one) => asked.g.notation.write(one) === line);
      const unasked = make();
      unasked.g.inReach.fill(0);
      unasked.g.inLeap.fill(0);
      unasked.rules.apply(unasked.state, 0, action!);
      expect(unasked.state).toEqual(asked.play(0, line).state);
      expect(unasked.points(0, 'faction')).toBe(4);
    }
  });

  test('TM-DWARVES so are free spades at the end of a tunnel', () => {
    const make = () =>
      position(['dwarves', 'nomads'])
        .put(0, 'E10')
        .give(0, { workers: 9, bowls: [0, 0, 6] })
        .turn()
        .play(0, 'action ACT6');
    const line = 'transform G6 to mountains';
    const unasked = make();
    unasked.g.inReach.fill(0);
    unasked.g.inLeap.fill(0);
    unasked.rules.apply(unasked.state, 0, unasked.g.notation.read(line)!);
    expect(unasked.state).toEqual(make().play(0, line).state);
    expect(unasked.points(0, 'faction')).toBe(4);
  });

  test('TM-DWARVES a tunnel may cost anything, on top of spades and of a dwelling', () => {
    const p = position(['dwarves', 'nomads'], {
      overrides: [
        { path: 'factions.dwarves.leap.cost.coins', value: 3 },
        { path: 'factions.dwarves.leap.cost.priests', value: 1 },
      ],
    });
    p.put(0, 'E10').alone().give(0, { coins: 9, workers: 20, priests: 3 }).turn();
    p.play(0, 'transform G6 to mountains', 'done', 'end turn');
    expect(p.player(0)).toMatchObject({ coins: 9 - 3, workers: 20 - 6 - 2, priests: 2 });
    p.play(0, 'build C5');
    expect(p.player(0)).toMatchObject({ coins: 6 - 3 - 2, workers: 12 - 2 - 1, priests: 1 });
  });
});
