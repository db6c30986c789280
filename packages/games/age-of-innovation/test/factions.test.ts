import { describe, expect, test } from 'vitest';
import { DISCIPLINES, type FactionId } from '../data/index.ts';
import { fromStart, position, type Seat, tilesFrom } from './position.ts';

const begun = (first: Seat, chosen = {}) =>
  fromStart([first, ['lake', 'illusionists'], ['swamp', 'felines']], chosen).settle();

describe('what factions start with', () => {
  test.each([
    ['blessed', [1, 1, 1, 1], 3],
    ['felines', [1, 0, 0, 1], 3],
    ['goblins', [1, 0, 1, 0], 4],
    ['illusionists', [0, 0, 0, 2], 3],
    ['inventors', [0, 0, 0, 0], 3],
    ['moles', [0, 0, 2, 0], 3],
    ['monks', [0, 1, 0, 0], 3],
    ['navigators', [0, 3, 0, 0], 3],
    ['omar', [1, 0, 1, 0], 3],
    ['philosophers', [2, 0, 0, 0], 3],
    ['psychics', [1, 0, 0, 1], 4],
  ] as const)('AOI-SETUP-START-VALUES %s: levels %j, %i tools', (faction, levels, tools) => {
    const game = fromStart([
      ['desert', faction as FactionId],
      ['lake', 'lizards'],
      ['swamp', faction === 'felines' ? 'moles' : 'felines'],
    ]).settle();
    expect(game.player(0).levels).toEqual(levels);
    expect(game.player(0)).toMatchObject({ coins: 15, tools, points: 20 });
  });

  test('AOI-MOLES example 2: engineering starts at 2, the others at 0', () => {
    const game = begun(['desert', 'moles']);
    expect(Object.fromEntries(DISCIPLINES.map((id, at) => [id, game.player(0).levels[at]]))).toEqual({
      banking: 0,
      law: 0,
      engineering: 2,
      medicine: 0,
    });
  });

  test('AOI-NAVIGATORS law 3 gives its power before the first round', () => {
    const game = begun(['desert', 'navigators']);
    expect(game.bowls(0)).toEqual([4, 8, 0]);
  });

  test('AOI-LIZARDS two steps of choice, both in one discipline or one in each of two', () => {
    const game = begun(['desert', 'lizards']);
    expect(game.owed()).toEqual(['steps']);
    expect(game.state.pending.at(-1)).toMatchObject([{ kind: 'steps', seat: 0, count: 2, for: 'start' }]);
    expect(begun(['desert', 'lizards']).play(0, 'step law', 'step law').level(0, 'law')).toBe(2);
    expect(game.play(0, 'step law', 'step medicine').player(0).levels).toEqual([0, 1, 0, 1]);
  });
});

describe('abilities', () => {
  test('AOI-GOBLINS two coins for every spade used', () => {
    const game = position([
      ['desert', 'goblins'],
      ['lake', 'illusionists'],
      ['swamp', 'felines'],
    ]);
    game.put(0, 'H5').terrain('H6', 'swamp').give(0, { tools: 6 }).turn().play(0, 'transform H6 to desert');
    expect(game.player(0).coins).toBe(4);
  });

  test.each([
    ['v12', 1],
    ['v10', 0],
  ] as const)(
    'AOI-NAVIGATORS, AOI-VERSION by %s a workshop beside a river: two points and %i coin',
    (rulesVersion, coins) => {
      const game = position(
        [
          ['desert', 'navigators'],
          ['lake', 'illusionists'],
          ['swamp', 'felines'],
        ],
        { rulesVersion },
      );
      game.put(0, 'H5').terrain('H6', 'desert').terrain('I6', 'desert').alone();
      game.give(0, { tools: 2, coins: 4 }).turn().play(0, 'build H6', 'end turn', 'build I6');
      expect(game.points(0, 'factionAbility')).toBe(2);
      expect(game.player(0).coins).toBe(coins);
    },
  );

  test('AOI-PHILOSOPHERS a book more of the discipline of every competency, also of the top slot', () => {
    const game = position([
      ['desert', 'philosophers'],
      ['lake', 'illusionists'],
      ['swamp', 'felines'],
    ]);
    game.put(0, 'H5', 'guild').give(0, { tools: 3, coins: 5 }).turn();
    game.play(0, 'upgrade H5 to school', 'competency grant');
    expect(game.books(0)).toEqual([0, 1, 0, 0]);
  });

  test('AOI-PHILOSOPHERS a book of choice once a round', () => {
    const game = position([
      ['desert', 'philosophers'],
      ['lake', 'illusionists'],
      ['swamp', 'felines'],
    ]).alone();
    game.turn().play(0, 'action faction', 'take book engineering', 'end turn');
    expect(game.books(0)).toEqual([0, 0, 1, 0]);
    expect(game.refusal(0, 'action faction')).toBe('AOI-SPECIAL-ONCE');
  });

  test('AOI-OMAR two power and two coins with every income', () => {
    const game = position([
      ['desert', 'omar'],
      ['lake', 'illusionists'],
      ['swamp', 'felines'],
    ]);
    game.player(0).bonus = -1;
    expect(game.rules.income?.(game.state, 0)).toMatchObject({ power: 2, coins: 2 });
  });
});

describe('first buildings of factions', () => {
  test('AOI-OMAR a tower as third building, after all workshops, in an order of choice', () => {
    const game = begun(['desert', 'omar']);
    expect(game.deciders()).toEqual([0]);
    game.play(0, 'place tower H1').play(1, 'place workshop H2').play(2, 'place workshop H4');
    game.play(2, 'place workshop H7').play(1, 'place workshop A2');
    expect(game.refusal(0, 'place tower H5')).toBe('AOI-SETUP-FIRST-BUILDINGS');
    game.play(0, 'place workshop H5');
    expect(game.deciders()).toEqual([0]);
    game.play(0, 'place workshop I4');
    expect(game.player(0)).toMatchObject({ built: [2, 0, 0, 0, 0], neutral: [0, 0, 0, 0, 0, 1, 0] });
  });

  test('AOI-MONKS only a university, last of all, and a competency for it', () => {
    const game = begun(['plains', 'monks']);
    expect(game.deciders()).toEqual([1]);
    game
      .play(1, 'place workshop H2')
      .play(2, 'place workshop H4', 'place workshop H7')
      .play(1, 'place workshop A2');
    expect(game.refusal(0, 'place workshop E1')).toBe('AOI-SETUP-FIRST-BUILDINGS');
    game.play(0, 'place university E1');
    expect(game.owed()).toEqual(['competency']);
    game.play(0, 'competency pointsAndCoins');
    expect(game.player(0)).toMatchObject({ built: [0, 0, 0, 0, 1], books: [1, 0, 0, 0] });
    expect(game.level(0, 'banking')).toBe(2);
    // The income of the competency comes for the first time in round 1, with the scholar of the university.
    expect(game.state.round).toBe(1);
    expect(game.points(0, 'competencies')).toBe(3);
    expect(game.player(0)).toMatchObject({ scholars: 1, tools: 3 + 1, coins: 15 + 2 + 6 });
  });

  test('AOI-INVENTORS a competency when all buildings stand', () => {
    const game = begun(['desert', 'inventors']);
    game
      .play(0, 'place workshop H1')
      .play(1, 'place workshop H2')
      .play(2, 'place workshop H4', 'place workshop H7');
    game.play(1, 'place workshop A2').play(0, 'place workshop H5');
    expect(game.owed()).toEqual(['competency']);
    game.play(0, 'competency grant');
    expect(game.points(0, 'competencies')).toBe(5);
  });

  test('AOI-MONKS, AOI-INVENTORS, AOI-COMPETENCY-SUPPLY both choose in turn order, each by their own choice', () => {
    const game = fromStart([
      ['plains', 'monks'],
      ['lake', 'inventors'],
      ['swamp', 'felines'],
    ]).settle();
    game.play(1, 'place workshop H2').play(2, 'place workshop G3', 'place workshop H7');
    game.play(1, 'place workshop A2').play(0, 'place university E3', 'competency grant');
    expect(game.deciders()).toEqual([1]);
    game.play(1, 'competency grant');
    expect([0, 1].map((seat) => game.points(seat, 'competencies'))).toEqual([5, 5]);
  });

  describe.each([
    ['inventors', ['place workshop E3', 'place workshop I12']],
    ['monks', ['place university E3']],
  ] as const)('spades of the first competency of %s', (faction, [first, second]) => {
    /** Plains, with E4 (desert) and F1 (swamp) a spade away, D3 (wasteland) two and D2 (mountain) three. */
    const digging = (board: Seat[0] = 'plains', chosen = {}) => {
      const game = begun([board, faction], chosen);
      if (second !== undefined) game.play(0, first);
      game.play(1, 'place workshop H2').play(2, 'place workshop H4', 'place workshop H7');
      game.play(1, 'place workshop A2').play(0, second ?? first, 'competency twoSpades');
      return game;
    };

    test('AOI-SETUP-SPADES two spades for two hexes, but no workshop', () => {
      const game = digging();
      expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'terraform', seat: 0, free: 2 });
      expect(game.refusal(0, 'build E1')).toBe('AOI-SETUP-SPADES');
      game.play(0, 'transform E4 to plains');
      expect(game.state.phase).toBe('setup');
      expect(game.offered(0, 'build')).toEqual([]);
      expect(game.refusal(0, 'build E4')).toBe('AOI-SETUP-SPADES');
      expect(game.refusal(0, 'convert tool to coin')).toBe('AOI-CONVERT-AROUND-ACTIONS');
      game.play(0, 'transform D3 to desert');
      expect(['E4', 'D3'].map(game.terrainAt)).toEqual(['plains', 'desert']);
      expect(game.state.phase).toBe('actions');
    });

    test('AOI-SETUP-SPADES, AOI-TERRAFORM-TOP-UP a missing spade is bought for three tools, to reach home', () => {
      const idle = digging().play(0, 'done with spades').player(0).tools;
      const game = digging();
      expect(game.refusal(0, 'transform D2 to wasteland')).toBeNull();
      expect(game.refusal(0, 'transform D2 to desert')).toBeNull();
      game.play(0, 'transform D2 to plains');
      expect(game.terrainAt('D2')).toBe('plains');
      expect(idle - game.player(0).tools).toBe(3);
      expect(game.state.phase).toBe('actions');
    });

    test('AOI-SETUP-SPADES, AOI-TERRAFORM-COST without the tools it is not', () => {
      const game = digging().give(0, { tools: 2 });
      expect(game.refusal(0, 'transform D2 to plains')).toBe('AOI-TERRAFORM-COST');
      expect(game.missing(0, 'transform D2 to plains')).toEqual({ tools: 1 });
    });

    test('AOI-SETUP-SPADES, AOI-TERRAFORM-SURPLUS a second hex only after the first is home, and nothing is bought for it', () => {
      const short = digging().play(0, 'transform D3 to desert');
      expect(short.state.phase).toBe('actions');
      const game = digging().play(0, 'transform E4 to plains');
      expect(game.refusal(0, 'transform D3 to plains')).toBe('AOI-TERRAFORM-TOP-UP');
    });

    test('AOI-SETUP-SPADES, AOI-REACH the round bonus brings no ship before the first round', () => {
      const hands = [
        ['plains', faction, 'riverBonus'],
        ['lake', 'illusionists', 'coinBonus'],
        ['swamp', 'felines', 'stepBonus'],
      ] as const;
      // G3 is one river hex away from E3.
      expect(digging('plains', { hands }).refusal(0, 'transform G3 to plains')).toBe('AOI-TERRAFORM-REACH');
    });

    test('AOI-SETUP-SPADES, AOI-BOARD-DESERT the spade of the board comes besides, and nothing is bought to it', () => {
      const game = begun(['desert', faction]);
      const mine =
        faction === 'monks' ? ['place university H5'] : ['place workshop H5', 'place workshop A10'];
      if (mine.length > 1) game.play(0, mine[0]);
      game.play(1, 'place workshop H2').play(2, 'place workshop C3', 'place workshop H7');
      game.play(1, 'place workshop A2').play(0, mine.at(-1) ?? '', 'competency twoSpades');
      expect(game.owed()).toEqual(['spades']);
      expect(game.refusal(0, 'transform H4 to desert')).toBe('AOI-TERRAFORM-TOP-UP');
      game.play(0, 'transform H4 to plains');
      expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'terraform', seat: 0, free: 2 });
      game.play(0, 'transform H4 to desert', 'transform H6 to desert');
      expect(['H4', 'H6'].map(game.terrainAt)).toEqual(['desert', 'desert']);
      expect(game.state.phase).toBe('actions');
    });

    test('AOI-SETUP-SPADES, AOI-SCORE-ROUND they score nothing with the spade tile of round 1', () => {
      const game = digging('plains', { roundTiles: tilesFrom('spadeEngineering') });
      expect(game.play(0, 'transform D3 to plains').points(0, 'roundTiles')).toBe(0);
    });
  });

  test.each(['inOrder', 'deferred'] as const)(
    'AOI-INVENTORS, AOI-LEECH-OFFER the tower of a first competency is built: neighbours take power (%s)',
    (leech) => {
      const game = begun(['plains', 'inventors'], { leech });
      game
        .play(0, 'place workshop E3')
        .play(1, 'place workshop H2')
        .play(2, 'place workshop G3', 'place workshop H7');
      game.play(1, 'place workshop A2').play(0, 'place workshop G2').play(0, 'competency watchtower');
      // H1 touches the workshop of the lake on H2.
      game.play(0, 'place tower H1');
      expect(game.refusal(1, 'leech')).toBeNull();
      game.play(1, 'leech');
      expect(game.player(1).points).toBe(20);
      expect(game.points(0, 'roundTiles')).toBe(0);
      expect(game.state.phase).toBe('actions');
    },
  );

  test('AOI-INVENTORS a tower of the competency is placed at once, in reach of the first workshops', () => {
    const game = begun(['plains', 'inventors']);
    game
      .play(0, 'place workshop E1')
      .play(1, 'place workshop H2')
      .play(2, 'place workshop H4', 'place workshop H7');
    game.play(1, 'place workshop A2').play(0, 'place workshop I6').play(0, 'competency watchtower');
    expect(game.owed()).toEqual(['placeNeutral']);
    game.play(0, game.offered(0, 'place tower')[0]);
    expect(game.player(0).neutral[5]).toBe(1);
    expect(game.state.phase).toBe('actions');
    expect(game.owed()).toEqual(['turn']);
  });
});
