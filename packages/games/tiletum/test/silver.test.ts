import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { silverPosition as position } from './position.ts';

describe('silver', () => {
  test('TIL-SILVER-NO-GOOD, example 29: it is not bought and not swapped', () => {
    const p = position().act(0, 'contract', 5).give(0, { gold: 9 });
    expect(p.legal(0).filter((line) => line.includes('silver'))).toEqual([]);
    p.give(0, { silver: 40, gold: 0, food: 0, wool: 0, stone: 0, iron: 0 }).step('finalScoring');
    expect(p.points(0, 'goodsPoints')).toBe(0);
  });
});

describe('tiles of silver', () => {
  function used(id: string, holdings = {}) {
    return position(4)
      .act(0, 'king', 1)
      .give(0, { gold: 0, silver: 0, storehouse: [id], ...holdings });
  }

  test('TIL-MINE-GENERAL, example 75: without a mine in the general supply there is nothing to gain', () => {
    for (const id of ['mine1a', 'mineForGold1a']) {
      const p = used(id, { gold: 2, generalMines: 0 });
      expect(p.refusal(0, `use ${id}`)).toBe('TIL-MINE-GENERAL');
      p.give(0, { generalMines: 3 }).play(0, `use ${id}`);
      expect([p.player(0).mines, p.player(0).generalMines]).toEqual([3, 2]);
    }
  });

  test('TIL-HELPER-USE: prices in gold and silver', () => {
    const p = used('silverForGold1a', { gold: 1 });
    expect(p.refusal(0, 'use silverForGold1a')).toBe('TIL-HELPER-USE');
    p.give(0, { gold: 2 }).play(0, 'use silverForGold1a');
    expect([p.goods(0).gold, p.player(0).silver]).toEqual([0, 1]);
    const q = used('identicalForSilver5a', { iron: 0 });
    expect(q.missing(0, 'use identicalForSilver5a')).toEqual({ silver: 1 });
    q.give(0, { silver: 1 }).play(0, 'use identicalForSilver5a', 'gain identical iron');
    expect(q.goods(0).iron).toBe(5);
    const r = used('kingForSilver4a', { silver: 1 }).play(0, 'use kingForSilver4a', 'king 4');
    expect(r.state.silver?.spent).toEqual([r.tile('kingForSilver4a')]);
    const s = used('jokerForSilver3a', { silver: 1 }).play(0, 'use jokerForSilver3a', 'choose seeker');
    expect(s.owed()).toEqual(['act']);
    expect(used('silver1a').play(0, 'use silver1a').player(0).silver).toBe(1);
    expect(
      used('seeker2a').play(0, 'use seeker2a', 'seeker to annaberg', 'seeker to freiberg').owed(),
    ).toEqual(['turn']);
  });

  test('TIL-CONTRACT-EXTRA, examples 76 and 77: contracts with silver or a seeker action', () => {
    const goods = { wool: 9, iron: 9, gold: 3 };
    const p = used('wool4for6Seeker', goods).play(0, 'fulfil wool4for6Seeker', 'seeker to annaberg');
    expect(p.points(0, 'contractPoints')).toBe(6);
    const q = used('same3wool2for4Silver', goods).play(0, 'fulfil same3wool2for4Silver with gold');
    expect([q.points(0, 'contractPoints'), q.player(0).silver, q.goods(0).wool]).toEqual([4, 1, 7]);
    const r = used('same3iron2for6Seeker', goods).play(0, 'fulfil same3iron2for6Seeker with wool');
    expect([r.points(0, 'contractPoints'), r.owed()]).toEqual([6, ['act']]);
    const s = used('wool2iron2for4Seeker', goods).play(0, 'fulfil wool2iron2for4Seeker');
    expect([s.points(0, 'contractPoints'), s.owed()]).toEqual([4, ['act']]);
  });

  test('TIL-HELPER-COLOUR, example 78: a good of choice and a point more', () => {
    const p = position(4)
      .turn(0)
      .dice('food2')
      .give(0, { wool: 0, food: 0, storehouse: ['colourPlus1a'] });
    p.play(0, 'use colourPlus1a for wool', 'take food 2', 'choose character', 'decline');
    expect([p.goods(0).wool, p.goods(0).food, p.state.turn.points]).toEqual([2, 0, 6]);
  });

  test('TIL-CREST-ONE, example 79: one crest of the seventh family', () => {
    const p = position(4)
      .act(0, 'merchant', 1)
      .give(0, { storehouse: ['crest7a'] })
      .mapTile('tiletum', 'crest7b');
    expect(p.refusal(0, 'collect in tiletum')).toBe('TIL-CREST-ONE');
  });

  test('TIL-CHARACTER-BONUS: characters of silver', () => {
    const lodged = (id: string) => {
      const p = position(4)
        .act(0, 'character', 1)
        .give(0, { gold: 0, silver: 0, storehouse: [id] });
      return p.play(0, `lodge ${id} in 4.1`);
    };
    const both = lodged('merchant-goldAndSilver1');
    expect([both.goods(0).gold, both.player(0).silver]).toEqual([1, 1]);
    expect(lodged('king-mine1').player(0).mines).toBe(3);
    expect(lodged('character-seeker1').refusal(0, 'seeker to annaberg')).toBeNull();
    expect(lodged('architect-gold2').goods(0).gold).toBe(2);
  });
});

describe('king phase, clean-up and end with silver', () => {
  test('TIL-SILVER-INCOME, TIL-SILVER-MINES, examples 7 to 10 and 83: silver, prize, mines and points', () => {
    const p = position(4).round(1).king([0, 3], [1, -1], [2, -3], [3, 0]);
    for (const player of p.state.players) player.silver = 0;
    p.mine(0, 'annaberg').mine(1, 'clausthal');
    p.step('income').step('kingPrize').play(0, 'keep tile').step('mines').step('kingPoints');
    expect(p.state.players.map(({ silver }) => silver)).toEqual([3, 2, 1, 1]);
    expect(p.state.players.map(({ points }) => points)).toEqual([3, -1, -3, 0]);
    expect(p.state.players.map(({ mines }) => mines)).toEqual([3, 2, 2, 3]);
    expect(p.storehouse(0)).toEqual(['gold3b']);
  });

  test('TIL-SILVER-WHEEL, examples 84 and 85: the seeker field is refilled and turns the other way', () => {
    const p = position(2, { wheel: 3 }).round(1).mapTile('annaberg', 'seeker2d');
    p.state.mapTiles[p.spot('annaberg')] = NONE;
    p.state.bonusDiscard.push(p.state.placeTiles[6]);
    p.state.placeTiles[6] = NONE;
    p.state.silver?.spent.push(p.tile('seeker2d'));
    p.step('cleanUp');
    expect(p.state.placeTiles[6]).not.toBe(NONE);
    expect(p.state.mapTiles[p.spot('annaberg')]).toBe(NONE);
    // The field lay at the places 0 and 1, which showed 3 and 4; now it lies at 5 and 0, which show 1 and 2.
    expect([p.state.wheel + 1, p.state.silver?.wheel]).toEqual([2, 5]);
    p.turn(0).dice('iron1', 'iron2', 'iron3', 'iron6');
    const offered = (line: string) => {
      const q = p.rules.clone(p.state);
      p.rules.apply(q, 0, p.g.notation.read(line)!);
      return q.pending.at(-1)?.[0].kind;
    };
    expect([1, 2, 3, 6].map((value) => offered(`take iron ${value}`))).toEqual([
      'dieAction',
      'dieAction',
      'placeTile',
      'placeTile',
    ]);
  });

  test('TIL-SILVER-FAIRS, examples 91 to 93: mines, technology levels, sets underground', () => {
    const fair = (id: string) => {
      const others = ['fairHouses', 'fairPillars', 'fairContracts'];
      const p = position(4, { fairs: [id, ...others] })
        .round(1)
        .give(0, { levels: [3, 2, 0] });
      p.mine(0, 'annaberg', 'schneeberg', 'clausthal').house(0, 'marienberg', 'zellerfeld', 'paris', 'wien');
      p.state.pillars[9 * 4] = 0;
      return p.step('fair').points(0, 'fairPoints');
    };
    expect(fair('fairMines')).toBe(4 * 3);
    expect(fair('fairTechnologies')).toBe(5 * 2);
    expect(fair('fairUnderground')).toBe(3 * 5);
  });

  test.each([
    ['pillars', 5, 4, 6, 30],
    ['houses', 5, 4, 6, 24],
    ['pillars', 3, 4, 2, 12],
  ] as const)(
    'TIL-SILVER-END, examples 87 and 88: %s, %i pillars, %i houses, %i mines: %i',
    (scoring, pillars, houses, mines, points) => {
      const p = position(2, { scoring });
      p.state.pillars.fill(0, 0, pillars);
      p.state.houses.fill(NONE).fill(0, 0, houses);
      p.state.silver?.mines.fill(NONE).fill(0, 0, mines);
      p.step('finalScoring');
      expect(p.points(0, 'mapPoints')).toBe(points);
    },
  );

  test('TIL-SILVER-END, examples 89 and 90: silver and technology levels', () => {
    const p = position().give(0, {
      gold: 11,
      food: 0,
      wool: 0,
      stone: 0,
      iron: 0,
      silver: 5,
      levels: [3, 2, 0],
    });
    p.give(1, { levels: [3, 3, 3] }).step('finalScoring');
    expect([p.points(0, 'goodsPoints'), p.points(0, 'silverPoints')]).toEqual([2, 2]);
    expect([p.points(0, 'technologyPoints'), p.points(1, 'technologyPoints')]).toEqual([9, 18]);
  });
});
