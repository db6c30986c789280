/** Every surprise: its parts in order, and what happens where one of them is impossible. */
import { nextId, TABLE } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { tables } from '../data/index.ts';
import { NONE } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

function position() {
  const p = alone(SILVER).bare().king([0, 0], [CARDINAL, 0]);
  p.state.round = 1;
  return p.give(CARDINAL, { gold: 0, food: 0, iron: 0, stone: 0 });
}

describe('how many come', () => {
  test.each([
    [0, 0, 0],
    [1, 1, 0],
    [2, 1, 1],
    [3, 2, 0],
    [4, 2, 1],
    [6, 3, 1],
  ])(
    'TIL-SURPRISE-PRICE, example 98: with %i silver he draws %i cards and keeps %i',
    (silver, cards, kept) => {
      const p = position();
      p.him.silver = silver;
      // Cards that neither need nor bring silver, so that what is left can be seen.
      p.cardinal.surprises = [
        'surpriseCharacter2',
        'surpriseCharacter3',
        'surpriseContract3',
        'surpriseContract2',
      ].map((id) => p.g.surpriseIds.indexOf(id));
      p.state.pending = [[{ kind: 'surprises', id: nextId(p.state), seat: TABLE }]];
      p.settle();
      expect([p.cardinal.tucked.length, p.him.silver]).toEqual([cards, kept]);
      expect(p.logged('cardinalSurprise')).toHaveLength(cards);
      expect(p.cardinal.surprises).toHaveLength(4 - cards);
    },
  );

  test('TIL-SURPRISE-PRICE, example 98: at the end of the king phase of rounds 1 to 3, not of round 4', () => {
    const steps = (round: number) => {
      const p = position();
      p.state.round = round - 1;
      p.state.bag.fill(2);
      p.state.pending = [];
      p.step('round');
      return p.state.pending.flat().map(({ kind }) => kind);
    };
    expect(steps(1).slice(0, 4)).toEqual(['cleanUp', 'fair', 'surprises', 'kingGifts']);
    expect(steps(3)).toContain('surprises');
    expect(steps(4)).not.toContain('surprises');
  });

  test('TIL-SURPRISE-PRICE: for cards that are not there he does not pay', () => {
    const p = position();
    p.him.silver = 6;
    p.cardinal.surprises = [p.g.surpriseIds.indexOf('surpriseCharacter2')];
    p.state.pending = [[{ kind: 'surprises', id: nextId(p.state), seat: TABLE }]];
    p.settle();
    expect([p.cardinal.tucked.length, p.him.silver]).toEqual([1, 5]);
  });
});

describe('parts', () => {
  test('TIL-SURPRISE-PARTS: in their order, each naming the card and the part, then tasks', () => {
    const p = position();
    p.state.contractOffer[4] = p.tile('iron2for3');
    p.surprise('surpriseContract2');
    expect(p.steps()).toEqual(['cardinalSurprise', 'cardinalTakes', 'cardinalFulfils']);
    expect(p.logged('cardinalTakes')).toEqual([{ card: 'surpriseContract2', line: 2, tile: 'iron2for3' }]);
    // The contract came first, so iron was what he needed most, and the task follows.
    expect(p.logged('cardinalFulfils')).toEqual([{ card: 'surpriseContract2', line: 0, tile: 'iron2for3' }]);
    expect([p.points(CARDINAL, 'surprisePoints'), p.him.points]).toEqual([6, 9]);
  });

  test('TIL-SURPRISE-PARTS, example 99: an impossible part is skipped, the rest is done', () => {
    const p = position().king([0, 0], [CARDINAL, 0]).surprise('surpriseContract3');
    expect(p.steps()).toEqual(['cardinalSurprise', 'cardinalCannot', 'cardinalKing']);
    expect([p.him.points, p.kingValues()[1]]).toEqual([4, 2]);
  });

  test('TIL-SURPRISE-PARTS: several cards one after the other', () => {
    const p = position();
    p.him.silver = 3;
    p.cardinal.surprises = ['surpriseKing2', 'surpriseKing4'].map((id) => p.g.surpriseIds.indexOf(id));
    p.state.pending = [[{ kind: 'surprises', id: nextId(p.state), seat: TABLE }]];
    p.settle();
    const cards = p.logged('cardinalKing').map(({ card }) => card);
    expect(cards).toEqual(p.logged('cardinalSurprise').map(({ card }) => card));
    expect([p.him.points, p.goodsOf().stone, p.kingValues()[1]]).toEqual([10, 7, 6]);
  });
});

describe('the twelve cards', () => {
  test('TIL-SURPRISE-CARDS, example 110: as printed', () => {
    const said = Object.entries(tables.surprises).map(
      ([id, { parts }]) =>
        `${id}: ${parts
          .filter(({ does }) => does !== 'none')
          .map(({ does, amount }) => `${does} ${amount}`)
          .join(', ')}`,
    );
    expect(said).toEqual([
      'surpriseCrest: points 5, crest 1',
      'surpriseCharacter2: points 8, character 2, king 2',
      'surpriseCharacter3: points 6, character 3, king 1',
      'surpriseKing4: points 4, king 4, needed 3',
      'surpriseSeeker: seeker 2, thirdSeeker 6',
      'surpriseHouse: points 6, architect 2, fairHouse 1',
      'surprisePillar: points 4, merchant 2, lowestPillar 1',
      'surpriseContract3: points 4, contract 3, king 2',
      'surpriseGold: points 5, gold 5, contract 2',
      'surpriseMines: pointsForMines 3, silver 2',
      'surpriseContract2: points 6, contract 2, needed 2',
      'surpriseKing2: points 6, king 2, needed 4',
    ]);
  });

  test('TIL-SURPRISE-CARDS, example 110: 5 points and a random crest he lacks out of the box', () => {
    const p = position();
    expect(p.tiles(p.cardinal.boxed)).toEqual(['crest7b', 'crest7d', 'crest2b', 'crest5b']);
    p.give(CARDINAL, { crests: { 1: 'crest7a', 2: 'crest5a' } }).surprise('surpriseCrest');
    expect(p.storehouse(CARDINAL)).toEqual(['crest2b']);
    expect(p.him.points).toBe(5);
    expect(p.tiles(p.cardinal.boxed)).toEqual(['crest7b', 'crest7d', 'crest5b']);
    expect(p.logged('cardinalTakes')).toEqual([{ card: 'surpriseCrest', line: 2, tile: 'crest2b' }]);
    expect(p.steps()).not.toContain('cardinalCannot');
    // Limit: nothing that he lacks is left.
    p.surprise('surpriseCrest');
    expect(p.storehouse(CARDINAL)).toEqual(['crest2b']);
    expect([p.him.points, p.steps().at(-1)]).toEqual([10, 'cardinalCannot']);
  });

  test.each([
    ['surpriseCharacter2', 8, 2, 2],
    ['surpriseCharacter3', 6, 3, 1],
  ])('TIL-SURPRISE-CARDS, example 110: %s: %i points, Character %i, King %i', (id, points, people, king) => {
    const p = position();
    p.state.characterPile = [];
    for (const [at, tile] of ['merchant-gold3', 'king-wool2b'].entries())
      p.state.characterOffer[at] = p.tile(tile);
    p.surprise(id);
    expect([p.him.points, p.kingValues()[1]]).toEqual([points, king]);
    expect(p.him.rooms[0]).toBe(p.tile('merchant-gold3'));
    expect(p.storehouse(CARDINAL)).toHaveLength(people - 2);
    const nobody = position().surprise(id);
    expect([nobody.him.points, nobody.kingValues()[1]]).toEqual([points, king]);
  });

  test.each([
    ['surpriseKing4', 4, 4, 3],
    ['surpriseKing2', 6, 2, 4],
  ])(
    'TIL-SURPRISE-CARDS, example 110: %s: %i points, King %i, %i needed goods',
    (id, points, king, goods) => {
      const p = position()
        .give(CARDINAL, { storehouse: ['iron4for7', 'iron4for6Seeker'] })
        .surprise(id);
      const iron = p.goodsOf().iron + p.him.contracts.length * 4;
      expect([p.points(CARDINAL, 'surprisePoints'), p.kingValues()[1], iron]).toEqual([points, king, goods]);
      const top = position().king([0, 0], [CARDINAL, 10]).surprise(id);
      expect([top.him.points, top.kingValues()[1], top.goodsOf().stone]).toEqual([points, 10, goods]);
    },
  );

  test('TIL-SURPRISE-CARDS, example 110: Seeker 2 and a free seeker on map III, else 6 points', () => {
    const p = position().surprise('surpriseSeeker');
    expect(p.steps()).toContain('cardinalMine');
    expect([p.at(p.him.seekers[2]), p.him.seekersLeft, p.him.points]).toEqual(['kremnica', 1, 0]);
    p.surprise('surpriseSeeker');
    expect([p.points(CARDINAL, 'surprisePoints'), p.him.seekersLeft]).toEqual([6, 1]);
    const none = position();
    none.him.seekersLeft = 0;
    expect(none.surprise('surpriseSeeker').points(CARDINAL, 'surprisePoints')).toBe(6);
  });

  test('TIL-SURPRISE-CARDS, example 110: 6 points, Architect 2 and a house in the next fair town without one', () => {
    const p = position().surprise('surpriseHouse');
    // Round 1: the fair of Tiletum, where he has a house; then Frankfurt.
    expect(p.logged('cardinalHouse')).toEqual([{ card: 'surpriseHouse', line: 3, spot: 'frankfurt' }]);
    expect(p.logged('cardinalPillar')).toHaveLength(1);
    expect(p.at(p.him.merchant)).toBe('tiletum');
    const next = position().house(0, 'frankfurt').surprise('surpriseHouse');
    expect(next.logged('cardinalHouse')[0].spot).toBe('lyon');
    const full = position().house(0, 'frankfurt', 'lyon', 'genova').surprise('surpriseHouse');
    expect(full.logged('cardinalHouse')).toEqual([]);
    expect([full.points(CARDINAL, 'surprisePoints'), full.steps().at(-1)]).toEqual([6, 'cardinalCannot']);
  });

  test('TIL-SURPRISE-CARDS: a fair that counted the king track is over when the surprise comes', () => {
    const fairs = ['fairKing', 'fairPillars', 'fairContracts', 'fairCrests'];
    const p = alone({ ...SILVER, fairs }).bare();
    p.state.round = 2;
    p.state.fairs.reverse();
    p.state.fairs[1] = p.g.fairIds.indexOf('fairKing');
    p.surprise('surpriseHouse');
    expect(p.logged('cardinalHouse')[0].spot).toBe('lyon');
  });

  test('TIL-SURPRISE-CARDS, example 110: 4 points, Merchant 2 and a pillar at the cathedral of the fewest points', () => {
    const p = position().surprise('surprisePillar');
    expect(p.logged('cardinalHouse')).toHaveLength(1);
    // London gives 2 and 4, as few as Paris, and comes first.
    expect(p.logged('cardinalPillar')).toEqual([{ card: 'surprisePillar', line: 3, spot: 'london' }]);
    expect(p.at(p.him.architect)).toBe('tiletum');
    const paris = position().pillar(CARDINAL, 'london').surprise('surprisePillar');
    expect(paris.logged('cardinalPillar')[0].spot).toBe('paris');
    const none = position().give(CARDINAL, { pillars: 0 }).surprise('surprisePillar');
    expect([none.logged('cardinalPillar'), none.points(CARDINAL, 'surprisePoints')]).toEqual([[], 4]);
  });

  test('TIL-SURPRISE-CARDS, example 110: 4 points, Contract 3, King 2', () => {
    const p = position();
    p.state.contractOffer[0] = p.tile('iron4for7b');
    p.surprise('surpriseContract3');
    expect(p.storehouse(CARDINAL)).toEqual(['iron4for7b']);
    expect([p.him.points, p.kingValues()[1]]).toEqual([4, 2]);
    // Limit: six spaces for contracts, and the top of the track.
    const done = ['iron2for3', 'wool2for3', 'same3for4', 'iron4for7', 'wool4for7', 'iron3for5'];
    const full = position().king([0, 0], [CARDINAL, 9]).give(CARDINAL, { contracts: done });
    full.state.contractOffer[0] = full.tile('iron4for7b');
    full.surprise('surpriseContract3');
    expect([full.storehouse(CARDINAL), full.him.points, full.kingValues()[1]]).toEqual([[], 4, 10]);
  });

  test('TIL-SURPRISE-CARDS, example 110: 5 points, 5 gold, Contract 2', () => {
    const p = position();
    p.state.contractOffer[2] = p.tile('iron4for7b');
    p.surprise('surpriseGold');
    expect([p.him.points, p.goodsOf().gold, p.storehouse(CARDINAL)]).toEqual([5, 5, ['iron4for7b']]);
    const dear = position();
    dear.state.contractOffer[0] = dear.tile('iron4for7b');
    expect(dear.surprise('surpriseGold').storehouse(CARDINAL)).toEqual([]);
  });

  test('TIL-SURPRISE-CARDS, example 111: with four mines 12 points and 2 silver', () => {
    const p = position().mine(CARDINAL, 'annaberg', 'schneeberg', 'goslar').surprise('surpriseMines');
    expect([p.him.points, p.him.silver]).toEqual([12, 2]);
    expect(p.steps()).toEqual(['cardinalSurprise']);
    // Limit: mines of the player do not count.
    const one = position().mine(0, 'annaberg', 'schneeberg').surprise('surpriseMines');
    expect([one.him.points, one.him.silver]).toEqual([3, 2]);
  });

  test('TIL-SURPRISE-CARDS: points of other cards do not grow with his mines', () => {
    const p = position().mine(CARDINAL, 'annaberg', 'schneeberg').surprise('surpriseGold');
    expect(p.points(CARDINAL, 'surprisePoints')).toBe(5);
  });

  test('TIL-SURPRISE-CARDS, example 110: 6 points, Contract 2, 2 needed goods', () => {
    const p = position().surprise('surpriseContract2');
    expect([p.him.points, p.goodsOf().stone, p.cardinal.tucked.length]).toEqual([6, 2, 1]);
    expect(p.state.contractOffer.every((tile) => tile !== NONE)).toBe(true);
    // Limit: two points are enough for the third place, and not for the first.
    const offered = (place: number) => {
      const q = position();
      q.state.contractOffer[place] = q.tile('iron4for7b');
      return q.surprise('surpriseContract2').storehouse(CARDINAL);
    };
    expect([offered(2), offered(0)]).toEqual([['iron4for7b'], []]);
  });
});
