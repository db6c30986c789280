import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('building', () => {
  test.each([
    [['economy1'], 3],
    [['economy1', 'culture1'], 2],
    [['economy1', 'culture1', 'AE'], 1],
    [['economy1', 'culture1', 'AE', 'technology1'], 0],
  ])('INV-BUILD-PRICE with %j waiting the first tile costs %i influence', (area, price) => {
    const p = position()
      .give(0, { area, home: [1, 0, 0], influence: 3 })
      .building(0);
    p.play(0, 'build economy1 on H02');
    expect(p.player(0).influence).toBe(3 - price);
    if (price === 0) return;
    const poor = position()
      .give(0, { area, home: [1, 0, 0], influence: price - 1 })
      .building(0);
    expect(poor.refusal(0, 'build economy1 on H02')).toBe('INV-BUILD-PRICE');
    expect(poor.missing(0, 'build economy1 on H02')).toEqual({ influence: 1 });
  });

  test('INV-BUILD-LIMIT at most the era of the own milestone minus one, whatever the influence', () => {
    const p = position()
      .give(0, {
        area: ['economy1', 'economy2', 'economy3', 'economy4'],
        home: [5, 0, 0],
        milestone: 'crane',
      })
      .building(0);
    p.play(0, 'build economy1 on H02', 'build economy2 on H13', 'build economy3 on H16');
    expect(p.refusal(0, 'build economy4 on H10')).toBe('INV-BUILD-LIMIT');
    expect(p.area(0)).toEqual(['economy4']);
  });

  test('INV-BUILD-TILE INV-BUILD-SPACE a waiting tile on a free space', () => {
    const p = position()
      .give(0, { area: ['economy1', 'culture'], built: { H02: 'culture1' }, home: [3, 0, 0] })
      .building(0);
    expect(p.refusal(0, 'build economy2 on H01')).toBe('INV-BUILD-TILE');
    expect(p.refusal(0, 'build economy1 on H02')).toBe('INV-BUILD-SPACE');
  });

  test('INV-BUILD-COST one specialist of the type, two of any type for wealth, one more for each neighbour', () => {
    const p = position()
      .give(0, { area: ['economy1', 'AE'], built: { H06: 'culture1' }, home: [1, 2, 0], influence: 9 })
      .building(0);
    expect(p.refusal(0, 'build economy1 on H07')).toBe('INV-BUILD-COST');
    expect(p.missing(0, 'build economy1 on H07')).toEqual({ merchants: 1 });
    p.play(0, 'build AE on H07', 'citizen asia');
    expect(p.owed()).toBe('exhaust');
    expect(p.legal(0)).toEqual(['exhaust merchant', 'exhaust artisan']);
    p.play(0, 'exhaust artisan', 'exhaust artisan');
    // Only a merchant is left to pay the third.
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [1, 2, 0] });
  });

  test('INV-BUILD-COST a refusal says what a wealth tile lacks', () => {
    const p = position()
      .give(0, { area: ['AE'], home: [1, 0, 0], influence: 9 })
      .building(0);
    expect(p.refusal(0, 'build AE on H02')).toBe('INV-BUILD-COST');
    expect(p.missing(0, 'build AE on H02')).toEqual({ specialists: 1 });
  });

  test('INV-BUILD-DISCOUNT one less for each own invention of the type, not for wealth, never below nothing', () => {
    const p = position()
      .give(0, { area: ['economy1', 'AE'], inventions: ['bread', 'trade', 'dog'], influence: 9 })
      .building(0);
    expect(p.refusal(0, 'build AE on H02')).toBe('INV-BUILD-COST');
    p.play(0, 'build economy1 on H02');
    expect(p.owed()).toBe('build');
    expect(p.points(0, 'mapSpaces')).toBe(1);
  });

  test('INV-BUILD-BONUS the benefit of the space comes first and may pay for the tile', () => {
    const merchant = position()
      .give(0, { area: ['economy1'] })
      .building(0)
      .play(0, 'build economy1 on H15');
    expect(merchant.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [1, 0, 0], supply: 19 });
    const scholar = position()
      .give(0, { area: ['economy1'] })
      .building(0)
      .play(0, 'build economy1 on H03');
    scholar.play(0, 'exhaust scholar as artisan');
    expect(scholar.player(0)).toMatchObject({ scholars: 0, exhausted: [0, 1, 0] });
    const artisan = position()
      .give(0, { area: ['economy1'] })
      .building(0);
    expect(artisan.refusal(0, 'build economy1 on H05')).toBe('INV-BUILD-COST');
    // The centre makes its own tile cheaper by two.
    const centre = position()
      .give(0, { area: ['AE'] })
      .building(0)
      .play(0, 'build AE on H10');
    expect(centre.owed()).toBe('build');
  });

  test('INV-BUILD-BONUS a scholar pays only where the academy has room and the supply somebody', () => {
    // Era 2: two scholars at most.
    const onScholarSpace = (holdings: Parameters<ReturnType<typeof position>['give']>[1]) =>
      position()
        .give(0, { area: ['AE'], ...holdings })
        .building(0);
    const room = onScholarSpace({ scholars: 1 });
    expect(room.refusal(0, 'build AE on H03')).toBeNull();
    expect(room.refusal(0, 'build AE on H02')).toBe('INV-BUILD-COST');
    const none = onScholarSpace({ scholars: 1, supply: 0 });
    expect(none.refusal(0, 'build AE on H03')).toBe('INV-BUILD-COST');
    const full = onScholarSpace({
      scholars: 2,
      built: { H01: 'culture1', H02: 'culture2', H04: 'culture3' },
    });
    // Two and the neighbours: who is there already does not come once more.
    expect(full.missing(0, 'build AE on H03')).toEqual({ specialists: 1 });
  });

  test('INV-BUILD-BONUS a specialist of any type pays as long as the supply has one', () => {
    const overrides = [
      { path: 'progressMap.H02.effect', value: 'specialist' },
      { path: 'progressMap.H02.amount', value: 2 },
    ];
    const given = (supply: number) =>
      position(4, { overrides })
        .give(0, { area: ['AE'], supply })
        .building(0);
    expect(given(2).refusal(0, 'build AE on H02')).toBeNull();
    expect(given(1).missing(0, 'build AE on H02')).toEqual({ specialists: 1 });
    expect(given(0).missing(0, 'build AE on H02')).toEqual({ specialists: 2 });
  });

  test('INV-BUILD-BENEFIT it comes to nothing where only a space that is built on could be paid for', () => {
    const p = position()
      .give(0, { area: ['AE'], home: [0, 1, 0], milestone: 'sailing', influence: 9 })
      .give(0, { built: { H10: 'culture1' } })
      .personal(1, 'crane')
      .owe(0, 'sendDiplomat', 'main')
      .play(0, 'send artisan to crane');
    // The centre would have been cheap enough; now there is nothing to build by the milestone.
    expect(p.legal(0)).toEqual(['end turn']);
  });

  test('INV-BUILD-BENEFIT whoever is in era 1 cannot use a tile that builds', () => {
    const inEra = (milestone: string) =>
      position()
        .give(0, { area: ['economy1'], home: [2, 0, 0], built: { H02: 'economy7' }, milestone })
        .give(0, { economyMarkers: 1 })
        .turn(0);
    expect(inEra('transport').refusal(0, 'use economy7')).toBe('INV-CHAIN-POSSIBLE');
    expect(inEra('sailing').refusal(0, 'use economy7')).toBeNull();
  });

  test('INV-BUILD-MARKER the marker can be used in the same era', () => {
    const p = position()
      .give(0, { area: ['economy1'], home: [1, 0, 0], economyMarkers: 0 })
      .region('africa', { citizens: [1, 0, 0, 0] })
      .building(0)
      .play(0, 'build economy1 on H09');
    p.turn(0);
    expect(p.legal(0)).toContain('use economy1');
  });

  test('INV-BUILD-BENEFIT a benefit that builds has its own price and limit, and only real tiles', () => {
    const given = (area: string[], influence: number) =>
      position()
        .give(0, { area, influence, home: [2, 1, 0], scholars: 1, milestone: 'sailing' })
        .personal(1, 'iron')
        .personal(2, 'crane')
        .owe(0, 'sendDiplomat', 'main');
    const iron = given(['economy1', 'culture'], 2).play(0, 'send scholar to iron');
    expect(iron.owed()).toBe('build');
    expect(iron.legal(0).every((line) => line === 'decline' || line.startsWith('build economy1'))).toBe(true);
    iron.play(0, 'build economy1 on H02');
    expect(iron.player(0).influence).toBe(0);
    const poor = given(['economy1'], 1).play(0, 'send scholar to iron');
    expect(poor.owed()).toBe('build');
    expect(poor.legal(0)).toEqual(['end turn']);
    const crane = given(['economy1', 'economy2'], 0).play(0, 'send scholar to crane');
    crane.play(0, 'build economy1 on H02', 'build economy2 on H13');
    expect(crane.area(0)).toEqual([]);
    // Era 3 builds two in this way, whatever is left of the turn's own limit.
    const three = given(['economy1', 'economy2', 'culture1'], 0).play(0, 'send scholar to crane');
    three.play(0, 'build economy1 on H02', 'build economy2 on H13');
    expect(three.area(0)).toEqual(['culture1']);
    expect(three.legal(0)).toEqual(['end turn']);
  });
});
