/** Each progress tile and each space of the progress map: what it gives and what stops it. */
import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionId } from '../data/index.ts';
import { position } from './position.ts';
import { BASE, change, rich } from './rich-position.ts';

describe('progress tiles', () => {
  test.each([
    ['economy1', 'travel'],
    ['economy2', 'callSpecialists'],
    ['economy3', 'eureka'],
    ['economy4', 'present'],
    ['economy5', 'gainInfluence'],
    ['economy6', 'share'],
    ['economy7', 'build'],
  ])('INV-TILE-ECONOMY %s: %s for an economy marker, no chain marker, once an era', (tile, owes) => {
    const p = rich()
      .give(0, { built: { H01: tile }, economyMarkers: 3 })
      .turn(0, 0);
    expect(change(p, `use ${tile}`)).toEqual({ ...BASE, owes });
    expect(p.player(0)).toMatchObject({ economyMarkers: 2, economyUsed: 1 << (Number(tile.at(-1)) - 1) });
    expect(p.events[0]).toMatchObject({ kind: 'tileUsed', seat: 0, data: { tile } });
    p.turn(0, 0);
    expect(p.refusal(0, `use ${tile}`)).toBe('INV-TILE-ECONOMY');
    // The reason stays the same when no marker is left.
    p.give(0, { economyMarkers: 0 });
    expect(p.refusal(0, `use ${tile}`)).toBe('INV-TILE-ECONOMY');
  });

  test.each<[string, ActionId, string, object]>([
    ['culture1', 'present', 'present silk in southAmerica', { influence: 1 }],
    ['culture2', 'invent', 'invent in asia', { owes: 'citizen' }],
    ['culture3', 'innovate', 'innovate in europe', { points: 2 }],
    ['culture4', 'share', 'share in northAmerica', { points: 1 }],
    ['culture5', 'callSpecialists', 'call 1 from africa as artisan', { scholars: 1 }],
    ['culture6', 'gainInfluence', 'tokenPresent in africa as artisan', { scholars: 1 }],
    ['culture7', 'travel', 'travel africa to europe', { influence: 1 }],
  ])(
    'INV-TILE-CULTURE %s: %s and its benefit, as main, chain or benefit action',
    (tile, action, line, gives) => {
      const given = () => rich().give(0, { area: [] });
      const without = change(given().owe(0, action, 'main'), line);
      const p = given().give(0, { built: { H13: tile } });
      const { owes = without.owes, ...numbers } = gives as { owes?: string } & Record<string, number>;
      for (const way of ['main', 'chain', 'benefit'] as const) {
        const built = change(
          given()
            .give(0, { built: { H13: tile } })
            .owe(0, action, way),
          line,
        );
        expect(built.owes).toBe(owes);
        for (const [what, more] of Object.entries(numbers)) {
          const key = what as 'influence' | 'points' | 'scholars';
          expect(built[key]).toBe(without[key] + more);
        }
      }
      // In the tile area it gives nothing, and neither do other actions.
      const waiting = given()
        .give(0, { area: [tile] })
        .owe(0, action, 'main');
      expect(change(waiting, line)).toEqual(without);
      p.owe(0, 'recallDiplomat', 'main');
      expect(change(p, 'recall cotton')).toEqual({ ...BASE, scholars: 1, home: [1, 0, 0], supply: -1 });
    },
  );

  test.each<[string, ActionId, ActionId]>([
    ['technology1', 'present', 'invent'],
    ['technology2', 'invent', 'share'],
    ['technology3', 'share', 'gainInfluence'],
    ['technology4', 'gainInfluence', 'travel'],
    ['technology5', 'travel', 'callSpecialists'],
    ['technology6', 'callSpecialists', 'innovate'],
    ['technology7', 'innovate', 'present'],
  ])('INV-TILE-TECHNOLOGY %s: %s and %s, either after the other', (tile, first, second) => {
    for (const [done, then] of [
      [first, second],
      [second, first],
    ]) {
      const p = rich().give(0, { built: { H01: tile } });
      expect(p.refusal(0, `use ${tile} for ${then}`)).toBe('INV-TILE-TECHNOLOGY');
      p.state.turn.performed = 1 << ACTIONS.indexOf(done);
      expect(p.refusal(0, `use ${tile} for ${done}`)).toBe('INV-TILE-TECHNOLOGY');
      expect(change(p, `use ${tile} for ${then}`)).toEqual({
        ...BASE,
        influence: -1,
        markers: -1,
        owes: then,
      });
      expect(p.events[0]).toMatchObject({ kind: 'tileUsed', seat: 0, data: { tile } });
    }
    const p = rich().give(0, { built: { H01: tile } });
    p.state.turn.performed = 1 << ACTIONS.indexOf(first);
    p.state.turn.markers = 0;
    expect(p.refusal(0, `use ${tile} for ${second}`)).toBe('INV-CHAIN-SPEND');
  });
});

describe('spaces of the progress map', () => {
  test.each<[string, object]>([
    ['H01', { influence: 1 }],
    ['H02', { points: 1 }],
    ['H03', { scholars: 1, supply: -1 }],
    ['H04', { owes: 'citizen' }],
    ['H05', { home: [0, 1, 0], supply: -1 }],
    ['H06', { home: [0, 0, 1], supply: -1 }],
    ['H07', { owes: 'citizen' }],
    ['H08', { scholars: 1, supply: -1 }],
    ['H09', {}],
    ['H10', {}],
    ['H11', {}],
    ['H12', { influence: 1 }],
    ['H13', { points: 1 }],
    ['H14', { scholars: 1, supply: -1 }],
    ['H15', { home: [1, 0, 0], supply: -1 }],
    ['H16', { points: 1 }],
    ['H17', { influence: 1 }],
    ['H18', { owes: 'citizen' }],
    ['H19', { scholars: 1, supply: -1 }],
  ])('INV-BUILD-BONUS %s: %j', (space, gives) => {
    // An invention of the type pays for the tile, so that only the benefit of the space is seen.
    const p = position()
      .give(0, { area: ['culture1', 'culture2', 'culture3', 'culture4'], inventions: ['flute'] })
      .building(0);
    expect(change(p, `build culture1 on ${space}`)).toEqual({ ...BASE, ...gives });
    expect(p.player(0).economyMarkers).toBe(['H09', 'H11'].includes(space) ? 2 : 1);
  });

  test('INV-BUILD-BONUS the centre lowers the cost of its own tile by 2, also of wealth, and of no other', () => {
    const given = () =>
      position()
        .give(0, { area: ['AE', 'BE'], built: { H05: 'culture1' }, influence: 9, milestone: 'sailing' })
        .building(0);
    // 2 for wealth, 1 for the neighbour, 2 less.
    const p = given().give(0, { home: [2, 0, 0] });
    p.play(0, 'build AE on H10');
    expect(p.player(0).exhausted).toEqual([1, 0, 0]);
    expect(p.refusal(0, 'build BE on H16')).toBe('INV-BUILD-COST');
    expect(given().refusal(0, 'build AE on H10')).toBe('INV-BUILD-COST');
  });
});

describe('benefits of a space that another box may show', () => {
  test('INV-BUILD-BONUS a specialist of any type pays for the tile if he is of its type', () => {
    const p = position(4, { overrides: [{ path: 'progressMap.H01.effect', value: 'specialist' }] })
      .give(0, { area: ['economy1'] })
      .building(0)
      .play(0, 'build economy1 on H01');
    expect(p.refusal(0, 'train artisan')).toBe('INV-BUILD-COST');
    p.play(0, 'train merchant');
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [1, 0, 0] });
  });

  test('INV-BUILD-BONUS a specialist of any type pays for a wealth tile, of whichever type he is', () => {
    const p = position(4, { overrides: [{ path: 'progressMap.H01.effect', value: 'specialist' }] })
      .give(0, { area: ['AE'], home: [1, 0, 0] })
      .building(0)
      .play(0, 'build AE on H01');
    expect(p.legal(0)).toEqual(['train merchant', 'train artisan', 'train thinker']);
    p.play(0, 'train thinker', 'exhaust thinker');
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [1, 0, 1] });
  });

  test('INV-BUILD-BONUS INV-CITIZEN-SUPPLY of several specialists only those in the supply can pay', () => {
    const overrides = [
      { path: 'progressMap.H01.effect', value: 'specialist' },
      { path: 'progressMap.H01.amount', value: 3 },
    ];
    const given = (supply: number) =>
      position(4, { overrides })
        .give(0, { area: ['economy1'], supply })
        .building(0)
        .play(0, 'build economy1 on H01');
    expect(given(1).refusal(0, 'train artisan')).toBe('INV-BUILD-COST');
    const two = given(2).play(0, 'train artisan');
    expect(two.legal(0)).toEqual(['train merchant']);
    two.play(0, 'train merchant');
    expect(two.player(0)).toMatchObject({ home: [0, 1, 0], exhausted: [1, 0, 0], supply: 0 });
  });

  test('INV-BUILD-BONUS citizens who are brought home pay for the tile, and then enough of them must come', () => {
    const given = (cards: string[]) =>
      position(4, { overrides: [{ path: 'progressMap.H10.effect', value: 'bringHome' }] })
        .give(0, { area: ['economy1'], built: { H05: 'culture1' } })
        .region('asia', { citizens: [2, 0, 0, 0] })
        .region('africa', { card: 'wheel', presenter: 1, citizens: [3, 0, 0, 0] })
        .ideas(cards)
        .building(0);
    const p = given(['glass', 'writing', 'coins']).play(0, 'build economy1 on H10');
    expect(p.legal(0)).toEqual(['call 2 from asia as merchant']);
    expect(p.refusal(0, 'decline')).toBe('INV-BUILD-COST');
    expect(p.refusal(0, 'call 3 from africa as thinker')).toBe('INV-BUILD-COST');
    p.play(0, 'call 2 from asia as merchant');
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [2, 0, 0] });
    // Artisans would come home: they cannot pay for economy.
    const other = given(['glass', 'coins', 'writing']);
    expect(other.refusal(0, 'build economy1 on H10')).toBe('INV-BUILD-COST');
    // With enough at home nobody has to come.
    const free = given(['glass', 'writing', 'coins']).give(0, { home: [2, 0, 0] });
    expect(free.play(0, 'build economy1 on H10').legal(0)).toContain('decline');
  });
});
