import { describe, expect, test } from 'vitest';
import { REGIONS, type RegionId } from '../data/index.ts';
import { NONE } from '../rules/index.ts';
import { position } from './position.ts';

describe('call specialists', () => {
  test('INV-CALL-CITIZENS at least one, as many as stand on the map space, from one region', () => {
    const p = position()
      .region('asia', { card: 'wheel', presenter: 1, citizens: [2, 0, 0, 0] })
      .region('africa', { card: 'silk', presenter: 0, presenters: 2 })
      .owe(0, 'callSpecialists', 'main');
    expect(p.legal(0)).toEqual(['call 1 from asia as thinker', 'call 2 from asia as thinker']);
    expect(p.refusal(0, 'call 3 from asia as thinker')).toBe('INV-CALL-CITIZENS');
    expect(p.refusal(0, 'call 0 from asia as thinker')).toBe('INV-CALL-CITIZENS');
    expect(p.refusal(0, 'call 1 from africa as merchant')).toBe('INV-CALL-CITIZENS');
  });

  test('INV-CALL-CITIZENS all thirty can come home at once', () => {
    const p = position()
      .region('asia', { card: 'wheel', presenter: 1, citizens: [30, 0, 0, 0] })
      .owe(0, 'callSpecialists', 'main');
    expect(p.legal(0).at(-1)).toBe('call 30 from asia as thinker');
    expect(p.play(0, 'call 30 from asia as thinker').player(0).home).toEqual([0, 0, 30]);
  });

  test('INV-CALL-TYPE the card of the region, else the rightmost idea, else the player says', () => {
    const p = position()
      .region('asia', { citizens: [1, 0, 0, 0] })
      .ideas(['coins', 'glass', 'writing'], 'steel')
      .owe(0, 'callSpecialists', 'main');
    expect(p.legal(0)).toEqual(['call 1 from asia as artisan']);
    expect(p.refusal(0, 'call 1 from asia as merchant')).toBe('INV-CALL-TYPE');
    p.ideas([], null);
    expect(p.legal(0)).toHaveLength(3);
  });

  test('INV-CALL-ASPIRATION an economy aspiration, and the citizens are available at once', () => {
    const p = position()
      .region('asia', { card: 'wheel', presenter: 1, citizens: [2, 0, 0, 0] })
      .owe(0, 'callSpecialists', 'main')
      .play(0, 'call 2 from asia as thinker');
    expect(p.area(0)).toEqual(['economy']);
    expect(p.player(0).home).toEqual([0, 0, 2]);
  });

  test('INV-CALL-CHAIN the chain of any own invention, none of them twice in a turn', () => {
    const p = position()
      .region('asia', { card: 'wheel', presenter: 1, citizens: [3, 0, 0, 0] })
      .give(0, { inventions: ['bread', 'flute'] })
      .turn(0, 3)
      .play(0, 'pillar callSpecialists', 'call 1 from asia as thinker');
    expect(p.legal(0)).toEqual(['chain bread', 'chain flute', 'decline']);
    p.play(0, 'chain bread');
    expect(p.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'act', way: 'chain' });
    expect(p.events.at(-1)).toMatchObject({ kind: 'chained', seat: 0, data: { by: 'bread' } });
    p.play(0, 'call 1 from asia as thinker');
    expect(p.refusal(0, 'chain bread')).toBe('INV-CALL-CHAIN');
    expect(p.refusal(0, 'chain silk')).toBe('INV-CALL-CHAIN');
    expect(p.legal(0)).toEqual(['chain flute', 'decline']);
  });
});

describe('gain influence', () => {
  const given = () =>
    position()
      .region('africa', { card: 'silk', presenter: 1, citizens: [4, 3, 0, 0] })
      .region('asia', { card: 'wheel', presenter: 1, citizens: [2, 2, 0, 0] })
      .give(0, { tokens: { tokenInfluence: 'europe' } });

  test('INV-GAIN-REGION INV-GAIN-TOKEN one token of a player in a region, each token once', () => {
    const p = given()
      .region('europe', { citizens: [5, 0, 0, 0] })
      .owe(0, 'gainInfluence', 'main');
    expect(p.refusal(0, 'tokenPresent in europe as merchant')).toBe('INV-GAIN-REGION');
    expect(p.refusal(0, 'tokenInfluence in africa as merchant')).toBe('INV-GAIN-TOKEN');
    p.play(0, 'tokenPresent in africa as merchant').owe(0, 'gainInfluence', 'main');
    p.region('asia', { citizens: [9, 0, 0, 0] });
    expect(p.refusal(0, 'tokenPresent in asia as thinker')).toBe('INV-GAIN-TOKEN');
  });

  test('INV-GAIN-MAJORITY strictly more citizens than anybody else', () => {
    const p = given().owe(0, 'gainInfluence', 'main');
    expect(p.refusal(0, 'tokenPresent in asia as thinker')).toBe('INV-GAIN-MAJORITY');
    expect(p.refusal(0, 'tokenPresent in australia as thinker')).toBe('INV-GAIN-MAJORITY');
    p.region('asia', { citizens: [3, 2, 0, 0] });
    expect(p.refusal(0, 'tokenPresent in asia as thinker')).toBeNull();
  });

  test('INV-GAIN-CITIZENS at least the number above the token, and so many go home', () => {
    const p = given()
      .region('asia', { citizens: [2, 0, 0, 0] })
      .owe(0, 'gainInfluence', 'main');
    expect(p.refusal(0, 'tokenInvent in asia as thinker')).toBe('INV-GAIN-CITIZENS');
    expect(p.missing(0, 'tokenShare in asia as thinker')).toEqual({ citizensOnMap: 2 });
    p.play(0, 'tokenInvent in africa as merchant');
    expect(p.citizens('africa')).toEqual([1, 3, 0, 0]);
    expect(p.player(0).home).toEqual([3, 0, 0]);
  });

  test('INV-GAIN-SPACE INV-GAIN-REWARD the leftmost free space, whose points count; none free, no token', () => {
    const p = given();
    p.at('africa').influence = [8, NONE, NONE];
    p.owe(0, 'gainInfluence', 'main').play(0, 'tokenPresent in africa as merchant');
    expect(p.at('africa').influence).toEqual([8, 1, NONE]);
    expect(p.points(0, 'influenceSpaces')).toBe(4);
    // Two tokens of the own lie face up.
    expect(p.player(0).influence).toBe(7);
    const full = given();
    full.at('africa').influence = [8, 16, 24];
    expect(full.owe(0, 'gainInfluence', 'main').refusal(0, 'tokenPresent in africa as merchant')).toBe(
      'INV-GAIN-SPACE',
    );
  });

  test('INV-GAIN-CHAIN the action of one face-up token anywhere, which is turned over for good', () => {
    const p = given().turn(0, 2).play(0, 'pillar gainInfluence', 'tokenPresent in africa as merchant');
    // Inventions have their chain elsewhere.
    expect(p.give(0, { inventions: ['bread'] }).refusal(0, 'chain bread')).toBe('INV-TURN-NOT-NOW');
    p.play(0, 'flip tokenInfluence');
    expect(p.player(0)).toMatchObject({ influence: 8, flipped: 1 });
    expect(p.events).toContainEqual(
      expect.objectContaining({ kind: 'chained', seat: 0, data: { by: 'tokenInfluence' } }),
    );
    p.give(0, { influence: 2 });
    p.region('asia', { citizens: [4, 0, 0, 0] }).turn(0, 2);
    p.player(0).seasons = [];
    p.turn(0, 2).play(0, 'pillar gainInfluence', 'tokenInvent in asia as thinker');
    // Two of the three tokens lie face up.
    expect(p.player(0).influence).toBe(4);
    expect(p.refusal(0, 'flip tokenInfluence')).toBe('INV-GAIN-CHAIN');
    expect(p.refusal(0, 'flip tokenPresent')).toBe('INV-CHAIN-POSSIBLE');
  });
});

describe('travel', () => {
  test('INV-TRAVEL-CITIZEN an own citizen of the map, not one beside a card', () => {
    const p = position()
      .region('asia', { citizens: [1, 0, 0, 0] })
      .region('africa', { card: 'silk', presenter: 0, presenters: 2, citizens: [0, 2, 0, 0] })
      .owe(0, 'travel', 'main');
    expect(p.refusal(0, 'travel africa to europe')).toBe('INV-TRAVEL-CITIZEN');
    p.play(0, 'travel asia to northAmerica');
    expect(p.citizens('northAmerica')).toEqual([1, 0, 0, 0]);
  });

  test('INV-TRAVEL-ROUTE routes go both ways, and Asia is joined with North America', () => {
    const from = (id: RegionId): string[] =>
      position()
        .region(id, { citizens: [1, 0, 0, 0] })
        .owe(0, 'travel', 'main')
        .legal(0)
        .map((line) => line.replace(`travel ${id} to `, ''));
    expect(Object.fromEntries(REGIONS.map((id) => [id, from(id)]))).toEqual({
      africa: ['middleEast', 'europe', 'australia', 'southAmerica'],
      middleEast: ['africa', 'europe', 'asia'],
      europe: ['africa', 'middleEast', 'asia', 'northAmerica'],
      asia: ['middleEast', 'europe', 'australia', 'northAmerica'],
      australia: ['africa', 'asia'],
      northAmerica: ['europe', 'asia', 'southAmerica'],
      southAmerica: ['africa', 'northAmerica'],
    });
  });

  test('INV-TRAVEL-SAGE the tile turns and the sage leaves after the action; without the chain he stays', () => {
    const p = position()
      .region('africa', { citizens: [1, 0, 0, 0] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .give(0, { home: [0, 0, 1] })
      .turn(0, 1)
      .play(0, 'pillar travel', 'travel africa to middleEast', 'learn');
    expect(p.at('middleEast')).toMatchObject({ shown: false, sage: true, learning: true });
    p.play(0, 'invent in asia');
    expect(p.at('middleEast')).toMatchObject({ shown: true, sage: false, learning: false });
    const q = position()
      .region('africa', { citizens: [1, 0, 0, 0] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .give(0, { home: [0, 0, 1] })
      .turn(0, 1)
      .play(0, 'pillar travel', 'travel africa to middleEast', 'decline');
    expect(q.at('middleEast').sage).toBe(true);
    expect(q.player(0).sages).toBe(0);
  });

  test('INV-TRAVEL-SAGE a tile whose action is under way cannot be used again', () => {
    const p = position()
      .region('africa', { citizens: [1, 0, 0, 0] })
      .region('asia', { card: 'horse', presenter: 1, inventor: 2, citizens: [1, 0, 0, 0] })
      .region('southAmerica', { card: 'irrigation', presenter: 1, inventor: 2 })
      .give(0, { home: [2, 0, 0] })
      .turn(0, 3);
    // Asia's tile innovates; the Horse leads the traveller on, and the second one comes to Asia meanwhile, with a
    // marker and another invention to innovate.
    p.region('europe', { citizens: [1, 0, 0, 0] });
    p.play(0, 'pillar travel', 'travel europe to asia', 'learn', 'innovate in asia', 'chain horse');
    p.region('middleEast', { citizens: [1, 0, 0, 0] });
    expect(p.state.turn.markers).toBe(1);
    p.play(0, 'travel middleEast to asia');
    expect(p.owed()).toBe('progress');
    expect(p.at('asia')).toMatchObject({ shown: true, sage: false });
    expect(p.player(0).sages).toBe(1);
  });
});
