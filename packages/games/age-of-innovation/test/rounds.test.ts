import { describe, expect, test } from 'vitest';
import { position, type Seat, tilesFrom } from './position.ts';

const three = (tile: string, first: Seat = ['desert', 'illusionists']) =>
  position([first, ['lake', 'goblins'], ['swamp', 'felines']], { roundTiles: tilesFrom(tile) });

describe('science bonuses', () => {
  test('AOI-ROUND-SCIENCE B9: medicine 3 and a book for every three levels', () => {
    const game = three('stepMedicine')
      .give(0, { levels: { medicine: 3 } })
      .turn()
      .passAll();
    expect(game.owed()).toEqual(['takeBooks']);
    game.play(0, 'take book law');
    expect(game.books(0)).toEqual([0, 1, 0, 0]);
    expect(game.state.round).toBe(2);
  });

  test('AOI-ROUND-SCIENCE, AOI-ROUND-SPADES B10: engineering 8 and a spade for every four levels', () => {
    const game = three('townEngineering').put(0, 'H5').terrain('H6', 'plains').terrain('H4', 'swamp');
    game
      .give(0, { levels: { engineering: 8 } })
      .turn()
      .passAll();
    expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'spades', free: 2 });
    game.play(0, 'transform H4 to plains', 'transform H6 to desert');
    expect(game.terrainAt('H6')).toBe('desert');
    expect(game.state.round).toBe(2);
  });

  test('AOI-BLESSED example 27: law 6 counts as 9', () => {
    const game = three('workshopLaw', ['desert', 'blessed'])
      .give(0, { levels: { law: 6 } })
      .turn()
      .passAll();
    expect(game.player(0).scholars).toBe(3);
  });

  test('AOI-BLESSED beyond level 12', () => {
    const game = three('innovationLaw', ['desert', 'blessed']).give(0, {
      levels: { law: 12 },
      bowls: [12, 9, 0],
    });
    game.state.topLevel[1] = 0;
    // The level income of law is six power more.
    game.turn().passAll();
    expect(game.bowls(0)).toEqual([0, 12 + 9 - (21 + 6 + 0 - 12), 21 + 6 - 12]);
  });

  test.each([
    ['workshopLaw', 'law', 7, { scholars: 2 }],
    ['workshopBanking', 'banking', 6, { bowl2: 8 }],
    ['schoolBanking', 'banking', 5, { coins: 5 + 4 + 1 }],
    ['greatMedicine', 'medicine', 5, { tools: 2 + 1 }],
    ['greatBanking', 'banking', 4, { tools: 2 + 1 }],
    ['spadeEngineering', 'engineering', 4, { coins: 4 + 4 + 1 }],
    ['trackEngineering', 'engineering', 6, { scholars: 2 }],
    ['innovationLaw', 'law', 4, { bowl2: 6 }],
  ] as const)('AOI-ROUND-SCIENCE %s with %s %i', (tile, discipline, level, gained) => {
    const game = three(tile)
      .give(0, { levels: { [discipline]: level }, bowls: [12, 0, 0] })
      .turn();
    game.play(0, 'pass schoolBonus', 'end turn').play(1, 'pass greatBonus', 'end turn').pass(2);
    expect(game.player(0)).toMatchObject(gained);
  });

  test.each([
    ['guildLaw', 'law', 6, 'takeBooks', 2],
    ['guildMedicine', 'medicine', 9, 'spades', 2],
  ] as const)('AOI-ROUND-SCIENCE %s with %s %i owes %s', (tile, discipline, level, kind, count) => {
    const game = three(tile)
      .give(0, { levels: { [discipline]: level } })
      .turn()
      .passAll();
    expect(game.owed()).toEqual([kind]);
    expect(Object.values(game.state.pending.at(-1)?.[0] ?? {})).toContain(count);
  });

  test('AOI-ROUND-SPADES in the order of the next round; no workshop, no bought spade, no ship of a round bonus', () => {
    const game = three('townEngineering').put(0, 'H5').put(1, 'A1').terrain('H6', 'lake');
    game.give(0, { levels: { engineering: 4 }, tools: 9, coins: 9, bonus: 'riverBonus' });
    game
      .give(1, { levels: { engineering: 4 } })
      .turn(1)
      .passAll();
    expect(game.deciders()).toEqual([1]);
    game.play(1, 'done with spades');
    expect(game.deciders()).toEqual([0]);
    expect(game.refusal(0, 'transform H6 to desert')).toBe('AOI-TERRAFORM-TOP-UP');
    expect(game.refusal(0, 'build H5')).toBe('AOI-ROUND-SPADES');
    expect(game.offered(0, 'transform H7')).toEqual([]);
  });

  test('AOI-SCORE-ROUND science spades score nothing with the spade tile; goblins are paid all the same', () => {
    const game = position(
      [
        ['desert', 'goblins'],
        ['lake', 'blessed'],
        ['swamp', 'felines'],
      ],
      {
        roundTiles: tilesFrom('spadeEngineering'),
        // No printed tile pays for spades and brings some; this one does, for every fourth level.
        overrides: [
          { path: 'roundTiles.spadeEngineering.every', value: 4 },
          { path: 'roundTiles.spadeEngineering.reward.coins', value: 0 },
          { path: 'roundTiles.spadeEngineering.reward.spades', value: 1 },
        ],
      },
    );
    game
      .put(0, 'H5')
      .terrain('H6', 'plains')
      .terrain('H4', 'plains')
      .give(0, { levels: { engineering: 4 }, tools: 3 })
      .alone()
      .turn()
      .play(0, 'transform H4 to desert', 'end turn');
    expect(game.points(0, 'roundTiles')).toBe(2);
    expect(game.player(0)).toMatchObject({ coins: 2, tools: 0 });
    game.play(0, 'pass schoolBonus', 'end turn');
    expect(game.owed()).toEqual(['spades']);
    expect(game.state.round).toBe(1);
    // A coin lay on the bonus. The tile of round 1 is still in force, yet its points are for the action phase.
    expect(game.player(0).coins).toBe(2 + 1);
    const { coins = 0 } = game.rules.income?.(game.state, 0) ?? {};
    game.play(0, 'transform H6 to desert');
    expect(game.points(0, 'roundTiles')).toBe(2);
    expect(game.player(0).coins).toBe(2 + 1 + 2 + coins);
  });
});

describe('the next round', () => {
  test('AOI-ROUND-COINS B11: a tile that nobody took for two rounds has two coins', () => {
    const game = three('innovationLaw').turn();
    const coinsOn = (bonus: string) =>
      game.state.bonusCoins[game.state.bonuses.indexOf(game.g.bonusIds.indexOf(bonus))];
    expect(coinsOn('scholarBonus')).toBe(1);
    game
      .play(0, 'pass schoolBonus', 'end turn')
      .play(1, 'pass greatBonus', 'end turn')
      .play(2, 'pass coinBonus', 'end turn');
    expect(coinsOn('scholarBonus')).toBe(2);
    expect(coinsOn('powerBonus')).toBe(1);
    expect(coinsOn('schoolBonus')).toBe(0);
  });

  test('AOI-ROUND-CLEAN-UP all actions are open again', () => {
    const game = position(
      [
        ['desert', 'philosophers'],
        ['lake', 'goblins'],
        ['swamp', 'felines'],
      ],
      { bookActions: ['bookCoins', 'bookPower', 'bookSteps'] },
    );
    game
      .give(0, { bowls: [0, 0, 12], books: { law: 9 } })
      .alone()
      .turn();
    game.play(
      0,
      'action faction',
      'take book law',
      'end turn',
      'action powerCoins',
      'end turn',
      'action bookCoins',
      'end turn',
    );
    expect(game.state).toMatchObject({ powerUsed: 8, bookUsed: 1 });
    game.passAll();
    expect(game.state).toMatchObject({ powerUsed: 0, bookUsed: 0, round: 2 });
    expect(game.player(0)).toMatchObject({ used: 0, passed: false });
  });

  test('AOI-TURN-ONE-ACTION turns are counted in each round', () => {
    const game = three('innovationLaw').give(0, { scholars: 1 }).turn();
    const where = () => game.rules.where(game.state);
    expect(where()).toEqual({ round: 1, phase: 'actions', turn: 1 });
    game.play(0, 'send scholar to law for 3', 'end turn');
    expect(where()).toEqual({ round: 1, phase: 'actions', turn: 2 });
    game.passAll();
    expect(where()).toEqual({ round: 2, phase: 'actions', turn: 1 });
  });

  test('AOI-PASS-LAST-ROUND after round 6 there is no science bonus and the game is over', () => {
    const game = three('innovationLaw').round(6).turn().passAll();
    expect(game.state.phase).toBe('end');
    expect(game.deciders()).toEqual([]);
  });

  test('AOI-TWO-AREA the area of the neutral faction is a secret until round 6', () => {
    const game = position(
      [
        ['desert', 'goblins'],
        ['lake', 'felines'],
      ],
      { neutralArea: 14 },
    );
    game.round(5).turn();
    expect(game.rules.view(game.state, 0).neutralArea).toBe(-2);
    game.passAll();
    expect(game.state.round).toBe(6);
    expect(game.rules.view(game.state, 0).neutralArea).toBe(14);
  });
});

describe('the end of the game', () => {
  const four = (chosen = {}) =>
    position(
      [
        ['desert', 'illusionists'],
        ['lake', 'goblins'],
        ['swamp', 'felines'],
        ['forest', 'blessed'],
      ],
      chosen,
    ).round(6);
  const rows = [
    ['H1', 'H2', 'I1', 'I2', 'I3'],
    ['H3', 'H4', 'I4', 'I5', 'G4'],
    ['A3', 'A4', 'A5', 'A6', 'B3'],
    ['D7', 'D8', 'D9', 'E8', 'E9'],
  ];

  test('AOI-END-AREA example 24: one with more, three tied behind: 18 and (12 + 6) / 3 each', () => {
    const game = four();
    rows.forEach((hexes, seat) => {
      for (const hex of hexes.slice(0, seat === 0 ? 5 : 4)) game.put(seat, hex);
    });
    game.turn().passAll();
    expect([0, 1, 2, 3].map((seat) => game.points(seat, 'area'))).toEqual([18, 6, 6, 6]);
  });

  test('AOI-END-SCIENCE example 25: 8 for the highest, (4 + 2) / 2 for two tied, nothing for the last', () => {
    const game = four();
    [9, 5, 5, 3].forEach((banking, seat) => {
      game.give(seat, { levels: { banking } });
    });
    game.turn().passAll();
    expect([0, 1, 2, 3].map((seat) => game.points(seat, 'banking'))).toEqual([8, 3, 3, 0]);
  });

  test('AOI-END-SCIENCE level 0 scores nothing', () => {
    const game = four()
      .give(1, { levels: { law: 2 } })
      .turn()
      .passAll();
    expect([0, 1, 2, 3].map((seat) => game.points(seat, 'law'))).toEqual([0, 8, 0, 0]);
  });

  test('AOI-END-AREA ships connect, the round bonus does not; tunnels and flights do', () => {
    const area = (seat: Seat, holdings: object, hexes: [string, string]) => {
      const game = position([seat, ['lake', 'goblins'], ['swamp', 'felines']]).round(6);
      game
        .put(0, hexes[0], 'palace')
        .put(0, hexes[1])
        .put(1, 'A1')
        .put(1, 'B1')
        .give(0, holdings)
        .turn()
        .passAll();
      return game.points(0, 'area');
    };
    // two of the lake tie or win against one or two
    expect(area(['desert', 'blessed'], { shipping: 2, palace: 'P17' }, ['B5', 'E5'])).toBe(15);
    expect(
      area(['desert', 'blessed'], { shipping: 1, bonus: 'riverBonus', palace: 'P17' }, ['B5', 'E5']),
    ).toBe(12);
    expect(area(['desert', 'moles'], { palace: 'P17' }, ['H5', 'H7'])).toBe(15);
    expect(area(['desert', 'blessed'], { palace: 'P17' }, ['H5', 'H7'])).toBe(12);
    expect(area(['desert', 'blessed'], { palace: 'P9' }, ['H5', 'H8'])).toBe(15);
    expect(area(['desert', 'blessed'], { palace: 'P9' }, ['H5', 'H9'])).toBe(12);
  });

  test('AOI-END-AREA a tunnel may skip the far end of a bridge', () => {
    const area = (bridged: boolean) => {
      const game = position([
        ['desert', 'moles'],
        ['lake', 'goblins'],
        ['swamp', 'felines'],
      ]).round(6);
      game.put(0, 'E4').put(0, 'H2').put(1, 'A1').put(1, 'B1');
      if (bridged) game.bridge(0, 'E4', 'G3');
      return game.turn().passAll().points(0, 'area');
    };
    expect([area(false), area(true)]).toEqual([12, 15]);
  });

  test('AOI-END-RESOURCES everything becomes coins, five of them a point', () => {
    const game = four().give(0, { coins: 3, tools: 2, scholars: 1, books: { law: 2 }, bowls: [3, 5, 1] });
    game.turn().passAll();
    // 3 + 2 + 1 + 2 + 1 + 2 = 11
    expect(game.points(0, 'resources')).toBe(2);
    expect(game.player(0)).toMatchObject({ coins: 1, tools: 0, scholars: 0 });
  });

  test('AOI-END-RESOURCES what is left are coins short of a point, and power that was spent', () => {
    const game = four().give(0, { coins: 3, tools: 2, scholars: 1, books: { law: 2 }, bowls: [3, 5, 1] });
    game.turn().passAll();
    expect(game.bowls(0)).toEqual([3 + 1 + 2, 1, 0]);
    expect(game.books(0)).toEqual([0, 0, 0, 0]);
    const exact = four().give(0, { coins: 10 }).give(1, { coins: 4 }).turn().passAll();
    expect([0, 1].map((seat) => [exact.points(seat, 'resources'), exact.player(seat).coins])).toEqual([
      [2, 0],
      [0, 4],
    ]);
  });

  test('AOI-END-WINNER a tie is a shared victory', () => {
    const game = four().turn().passAll();
    expect(game.rules.outcome(game.state).ranks).toEqual([1, 1, 1, 1]);
    const one = four().give(2, { points: 21 }).turn().passAll();
    expect(one.rules.outcome(one.state).ranks).toEqual([2, 2, 1, 2]);
  });

  test('AOI-TWO-NEUTRAL, AOI-TWO-AREA the neutral faction takes places and gets no points', () => {
    const game = position(
      [
        ['desert', 'illusionists'],
        ['lake', 'goblins'],
      ],
      {
        neutralArea: 12,
        roundTiles: [
          'schoolBanking',
          'guildLaw',
          'innovationLaw',
          'greatMedicine',
          'stepMedicine',
          'trackEngineering',
        ],
      },
    ).round(6);
    // neutral levels 3, 7, 2, 7
    game
      .put(0, 'H1')
      .put(0, 'H2')
      .put(1, 'A1')
      .give(0, { levels: { law: 7, banking: 4 } });
    game
      .give(1, { levels: { law: 2, banking: 1 } })
      .turn()
      .passAll();
    expect([game.points(0, 'area'), game.points(1, 'area')]).toEqual([12, 6]);
    expect([game.points(0, 'banking'), game.points(1, 'banking')]).toEqual([8, 2]);
    expect([game.points(0, 'law'), game.points(1, 'law')]).toEqual([6, 2]);
    expect(game.rules.outcome(game.state).totals).toHaveLength(2);
  });
});
