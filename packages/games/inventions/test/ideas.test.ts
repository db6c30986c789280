import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { position } from './position.ts';

describe('present an idea', () => {
  test('INV-PRESENT-IDEA INV-PRESENT-REGION an own idea, in a region without a card', () => {
    const p = position()
      .give(0, { ideas: ['silk'], home: [2, 0, 0] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .owe(0, 'present', 'main');
    expect(p.refusal(0, 'present coins in africa')).toBe('INV-PRESENT-IDEA');
    expect(p.refusal(0, 'present silk in asia')).toBe('INV-PRESENT-REGION');
    p.play(0, 'present silk in middleEast');
    expect(p.cardAt('middleEast')).toBe('silk');
    expect(p.player(0).ideas).toEqual([]);
  });

  test('INV-PRESENT-SPECIALISTS the number on the tile, of the type of the card, or scholars', () => {
    const p = position()
      .give(0, { ideas: ['silk', 'plumbing'], home: [1, 0, 0], scholars: 1 })
      .owe(0, 'present', 'main');
    // Africa demands two, the Middle East one.
    expect(p.legal(0).filter((line) => line.includes('africa') || line.includes('middleEast'))).toEqual([
      'present silk in africa with 1 of the academy',
      'present silk in middleEast',
      'present silk in middleEast with 1 of the academy',
      'present plumbing in middleEast with 1 of the academy',
    ]);
    expect(p.missing(0, 'present plumbing in africa')).toEqual({ thinkers: 1 });
  });

  test('INV-PRESENT-BENEFIT the tile gives its benefit at once, also to somebody without markers', () => {
    const p = position()
      .give(0, { ideas: ['silk', 'plumbing'], home: [1, 0, 0], scholars: 1, influence: 5 })
      .turn(0, 0)
      .play(0, 'pillar present', 'present silk in australia');
    // The tile there presents once more.
    p.play(0, 'present plumbing in middleEast with 1 of the academy');
    expect(p.player(0).influence).toBe(6);
  });

  test('INV-PRESENT-DRAW one new idea for each, when all is presented, out of four open cards', () => {
    const p = position()
      .give(0, { ideas: ['silk', 'plumbing'], home: [1, 0, 0], scholars: 1 })
      .ideas(['coins', 'glass', 'writing'], 'steel')
      .turn(0)
      .play(0, 'pillar present', 'present silk in australia')
      .play(0, 'present plumbing in middleEast with 1 of the academy');
    expect(p.legal(0)).toEqual(['draw coins', 'draw glass', 'draw writing', 'draw steel']);
    expect(p.refusal(0, 'draw caravel')).toBe('INV-PRESENT-DRAW');
    p.play(0, 'draw glass');
    // Cards slide away from the deck, and its top fills the gap next to it.
    expect(p.ideaArea()).toEqual(['steel', 'coins', 'writing']);
    expect(p.owed()).toBe('drawIdea');
    p.play(0, 'draw steel');
    expect(p.ownIdeas(0)).toEqual(['glass', 'steel']);
  });

  test('INV-PRESENT-DRAW where no card is left none is drawn', () => {
    const p = position()
      .give(0, { ideas: ['silk'], home: [1, 0, 0] })
      .ideas([], null);
    p.state.deck = [[], [], [], []];
    p.turn(0).play(0, 'pillar present', 'present silk in middleEast');
    expect(p.owed()).toBe('build');
  });

  test('INV-PRESENT-DRAW an empty deck leaves the area with the cards that are left', () => {
    const p = position()
      .give(0, { ideas: ['silk'], home: [1, 0, 0] })
      .ideas(['coins', 'glass', 'writing'], null);
    p.state.deck = [[], [], [], []];
    p.turn(0).play(0, 'pillar present', 'present silk in middleEast', 'draw glass');
    expect(p.ideaArea()).toEqual(['coins', 'writing']);
  });
});

describe('invent', () => {
  test('INV-INVENT-IDEA a presented idea, anybody’s, that is no invention yet', () => {
    const p = position()
      .give(0, { home: [0, 0, 1] })
      .region('asia', { card: 'wheel', presenter: 3 })
      .region('africa', { card: 'seawall', presenter: 0, inventor: 1 })
      .owe(0, 'invent', 'main');
    expect(p.legal(0)).toEqual(['invent in asia']);
    expect(p.refusal(0, 'invent in africa')).toBe('INV-INVENT-IDEA');
    expect(p.refusal(0, 'invent in europe')).toBe('INV-INVENT-IDEA');
  });

  test('INV-INVENT-ACCESS own, with a diplomat, of an earlier era, common, or discarded', () => {
    const given = () =>
      position().give(0, { scholars: 3 }).region('asia', { card: 'lighthouse', presenter: 1 });
    const refused = (p: ReturnType<typeof given>) =>
      p.owe(0, 'invent', 'main').refusal(0, 'invent in asia with 1 of the academy');
    // In the Eureka area, then on the place of another.
    expect(refused(given())).toBe('INV-INVENT-ACCESS');
    expect(refused(given().personal(1, 'sailing'))).toBe('INV-INVENT-ACCESS');
    expect(refused(given().personal(0, 'sailing'))).toBeNull();
    expect(refused(given().personal(1, 'sailing').diplomat(0, 'sailing'))).toBeNull();
    expect(refused(given().personal(1, 'sailing').round(5))).toBe('INV-INVENT-ACCESS');
    expect(refused(given().personal(1, 'sailing').round(8))).toBeNull();
    expect(refused(given().common('transport', 'mining', 'agriculture', 'sailing'))).toBeNull();
    const discarded = given();
    discarded.state.eureka = [];
    discarded.state.discarded.push(discarded.g.milestoneIds.indexOf('sailing'));
    expect(refused(discarded)).toBeNull();
  });

  test('INV-INVENT-SPECIALISTS the inventor and the extra specialists of the card', () => {
    const p = position()
      .round(11)
      .common('sailing', 'iron', 'crane', 'paper')
      .region('asia', { card: 'steamboat', presenter: 1 })
      .give(0, { home: [1, 3, 3] })
      .owe(0, 'invent', 'main');
    expect(p.refusal(0, 'invent in asia')).toBe('INV-INVENT-SPECIALISTS');
    expect(p.missing(0, 'invent in asia')).toEqual({ merchants: 1 });
    p.give(0, { scholars: 1 });
    expect(p.legal(0)).toEqual(['invent in asia', 'invent in asia with 1 of the academy']);
  });

  test('INV-INVENT-POINTS an idea of era 6 gives points', () => {
    const p = position()
      .round(13)
      .personal(0, 'computer')
      .region('asia', { card: 'internet', presenter: 1 })
      .give(0, { home: [0, 3, 0] })
      .owe(0, 'invent', 'main')
      .play(0, 'invent in asia');
    expect(p.points(0, 'inventing')).toBe(6);
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [0, 2, 0] });
  });
});

describe('innovate', () => {
  test('INV-INNOVATE-INVENTION INV-INNOVATE-TAKEN an invention without an innovator', () => {
    const p = position()
      .give(0, { home: [1, 1, 1] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .region('africa', { card: 'seawall', presenter: 1, inventor: 1, innovator: 2 })
      .region('europe', { card: 'silk', presenter: 0, inventor: 1 })
      .owe(0, 'innovate', 'main');
    expect(p.refusal(0, 'innovate in asia')).toBe('INV-INNOVATE-INVENTION');
    expect(p.refusal(0, 'innovate in africa')).toBe('INV-INNOVATE-TAKEN');
    // Whoever presented it may innovate it.
    expect(p.legal(0)).toEqual(['innovate in europe']);
  });

  test('INV-INNOVATE-SPECIALIST one of the type of the invention goes there, and a new one comes home', () => {
    const p = position()
      .give(0, { home: [0, 1, 1] })
      .region('europe', { card: 'silk', presenter: 1, inventor: 1 })
      .owe(0, 'innovate', 'main');
    expect(p.refusal(0, 'innovate in europe')).toBe('INV-INNOVATE-SPECIALIST');
    expect(p.missing(0, 'innovate in europe')).toEqual({ merchants: 1 });
    p.give(0, { home: [2, 0, 0] }).play(0, 'innovate in europe');
    expect(p.player(0)).toMatchObject({ home: [2, 0, 0], supply: 19 });
  });

  test('INV-INNOVATE-CHAIN its chain is the action printed on this card alone', () => {
    const p = position()
      .give(0, { home: [1, 0, 0], inventions: ['cloth'] })
      .region('europe', { card: 'silk', presenter: 1, inventor: 1 })
      .turn(0, 1)
      .play(0, 'pillar innovate', 'innovate in europe');
    expect(p.refusal(0, 'chain cloth')).toBe('INV-INNOVATE-CHAIN');
    expect(p.legal(0)).toEqual(['chain silk', 'decline']);
    // It does not count as a chain of an own invention, of which each is used once in a turn.
    expect(p.play(0, 'chain silk').state.turn.called).toEqual([]);
  });
});

describe('share an invention', () => {
  test('INV-SHARE-INVENTION INV-SHARE-PART an invention beside which an own citizen stands', () => {
    const p = position()
      .region('asia', { card: 'wheel', presenter: 0 })
      .region('africa', { card: 'seawall', presenter: 1, inventor: 2, innovator: 3 })
      .region('europe', { card: 'silk', presenter: 1, inventor: 2, innovator: 0 })
      .owe(0, 'share', 'main');
    expect(p.refusal(0, 'share in asia')).toBe('INV-SHARE-INVENTION');
    expect(p.refusal(0, 'share in africa')).toBe('INV-SHARE-PART');
    expect(p.legal(0)).toEqual(['share in europe']);
  });

  test('INV-SHARE-TILE any wealth tile of the region, or a joker; one of them must be taken', () => {
    const p = position()
      .region('asia', { card: 'wheel', presenter: 0, inventor: 0, wealth: ['AE', 'AW'] })
      .owe(0, 'share', 'main')
      .play(0, 'share in asia');
    expect(p.legal(0)).toEqual(['wealth AE', 'wealth AW', 'joker']);
    expect(p.refusal(0, 'wealth BE')).toBe('INV-SHARE-TILE');
    expect(p.refusal(0, 'decline')).toBe('INV-SHARE-TILE');
    p.play(0, 'joker');
    expect(p.area(0)).toEqual(['joker']);
    expect(p.at('asia').wealth).toHaveLength(2);
  });

  test('INV-SHARE-FULL without an empty space an aspiration is replaced, or nothing taken', () => {
    const given = (area: string[]) =>
      position()
        .give(0, { area })
        .region('asia', { card: 'wheel', presenter: 0, inventor: 0, wealth: ['AE'] })
        .owe(0, 'share', 'main')
        .play(0, 'share in asia');
    const p = given(['economy1', 'economy2', 'culture', 'technology']);
    expect(p.legal(0)).toEqual([
      'wealth AE for culture',
      'wealth AE for technology',
      'joker for culture',
      'joker for technology',
      'decline',
    ]);
    expect(p.refusal(0, 'wealth AE')).toBe('INV-SHARE-FULL');
    p.play(0, 'wealth AE for culture');
    expect(p.area(0)).toEqual(['economy1', 'economy2', 'AE', 'technology']);
    const first = given(['culture', 'economy1', 'economy2', 'culture1']);
    expect(first.legal(0)).toEqual(['wealth AE for culture', 'joker for culture', 'decline']);
    expect(first.refusal(0, 'wealth AE for technology')).toBe('INV-SHARE-FULL');
    expect(given(['culture']).refusal(0, 'wealth AE for culture')).toBe('INV-SHARE-FULL');
    // A joker can be replaced too, though not by itself.
    const joker = given(['economy1', 'economy2', 'culture1', 'joker']);
    expect(joker.legal(0)).toEqual(['wealth AE for joker', 'decline']);
    // Waiting progress and wealth tiles are never replaced.
    expect(given(['economy1', 'economy2', 'culture1', 'BE']).owed()).toBe('build');
    // An aspiration that has no space of the area itself makes no room either; it is given up at the end.
    const beside = given(['economy1', 'economy2', 'culture1', 'BE', 'technology']);
    expect(beside.owed()).toBe('overflow');
    expect(beside.at('asia').wealth).toHaveLength(1);
  });

  test('INV-SHARE-FULL a joker takes the place of the aspiration, and who declines keeps all as it is', () => {
    const given = () =>
      position()
        .give(0, { area: ['economy1', 'economy2', 'culture', 'technology'] })
        .region('asia', { card: 'wheel', presenter: 0, inventor: 0, wealth: ['AE'] })
        .owe(0, 'share', 'main')
        .play(0, 'share in asia');
    const joker = given().only(0, 'joker for culture');
    expect(joker.area(0)).toEqual(['economy1', 'economy2', 'joker', 'technology']);
    const kept = given().only(0, 'decline');
    expect(kept.area(0)).toEqual(['economy1', 'economy2', 'culture', 'technology']);
    expect(kept.at('asia').wealth).toHaveLength(1);
  });

  test('INV-ASPIRATION-GAIN where all aspirations are in use, a sharer may go without a tile', () => {
    const given = (aspirations: number) =>
      position(4, { overrides: [{ path: 'pieces.aspirations', value: aspirations }] })
        .give(0, { area: ['culture', 'technology'] })
        .region('asia', { card: 'wheel', presenter: 0, inventor: 0, wealth: ['AE'] })
        .owe(0, 'share', 'main')
        .play(0, 'share in asia');
    expect(given(2).legal(0)).toEqual(['wealth AE', 'decline']);
    expect(given(2).refusal(0, 'joker')).toBe('INV-ASPIRATION-GAIN');
    expect(given(3).legal(0)).toEqual(['wealth AE', 'joker']);
    expect(given(3).refusal(0, 'decline')).toBe('INV-SHARE-TILE');
  });

  test('INV-SHARE-CITIZENS everybody beside the card goes to the map, and the region is free again', () => {
    const p = position()
      .region('asia', { card: 'wheel', presenter: 0, presenters: 2, inventor: 0, citizens: [1, 0, 2, 0] })
      .owe(0, 'share', 'main')
      .play(0, 'share in asia');
    expect(p.citizens('asia')).toEqual([4, 0, 2, 0]);
    expect(p.at('asia')).toMatchObject({ card: NONE, presenter: NONE, inventor: NONE, innovator: NONE });
    expect(p.points(0, 'sharing')).toBe(4);
    expect(p.inventions(0)).toEqual(['wheel']);
  });
});
