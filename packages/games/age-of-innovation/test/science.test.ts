import { describe, expect, test } from 'vitest';
import { NEUTRAL_FACTION } from '../rules/state.ts';
import { blessedBeside, position, tilesFrom } from './position.ts';

const three = blessedBeside('goblins');

describe('scholars', () => {
  test('AOI-SCHOLAR-SEND example 21: the place of 3 is taken, so a scholar gives two steps and stays for good', () => {
    const game = three().give(0, { scholars: 1 });
    game.state.scholarPlaces[3][0] = 1;
    game.turn();
    expect(game.refusal(0, 'send scholar to medicine for 3')).toBe('AOI-SCHOLAR-PLACE-TAKEN');
    game.play(0, 'send scholar to medicine for 2');
    expect(game.level(0, 'medicine')).toBe(2);
    expect(game.player(0)).toMatchObject({ scholars: 0, scholarsSent: 1 });
    expect(game.state.scholarPlaces[3]).toEqual([1, 0, -1, -1]);
  });

  test('AOI-SCHOLAR-SEND a place of 2 may be chosen while the 3 is free', () => {
    const game = three().give(0, { scholars: 1 }).turn();
    expect(game.offered(0, 'send scholar to law')).toEqual([
      'send scholar to law for 1',
      'send scholar to law for 2',
      'send scholar to law for 3',
    ]);
    game.play(0, 'send scholar to law for 2');
    expect(game.state.scholarPlaces[1]).toEqual([-1, 0, -1, -1]);
  });

  test('AOI-SCHOLAR-PLACE-TAKEN four places in a discipline', () => {
    const game = three().give(0, { scholars: 1 });
    game.state.scholarPlaces[0] = [1, 1, 2, 2];
    expect(game.turn().offered(0, 'send scholar to banking')).toEqual(['send scholar to banking for 1']);
  });

  test('AOI-SCHOLAR-RETURN a scholar given back gives a step and can be gained again', () => {
    const game = three().give(0, { scholars: 1 }).turn().play(0, 'send scholar to law for 1');
    expect(game.level(0, 'law')).toBe(1);
    expect(game.player(0)).toMatchObject({ scholars: 0, scholarsSent: 0 });
  });

  test('AOI-SCHOLAR-NONE', () => {
    const game = three().turn();
    expect(game.refusal(0, 'send scholar to law for 3')).toBe('AOI-SCHOLAR-NONE');
    expect(game.missing(0, 'send scholar to law for 3')).toEqual({ scholars: 1 });
  });
});

describe('levels', () => {
  test('AOI-SCIENCE-POWER 1, 2 and 2 power for reaching levels 3, 5 and 7, also when passing them', () => {
    const game = three()
      .give(0, { scholars: 1, levels: { law: 4 }, bowls: [12, 0, 0] })
      .turn();
    game.play(0, 'send scholar to law for 3');
    expect(game.level(0, 'law')).toBe(7);
    expect(game.bowls(0)).toEqual([8, 4, 0]);
    const low = three()
      .give(0, { scholars: 1, bowls: [12, 0, 0] })
      .turn()
      .play(0, 'send scholar to law for 3');
    expect(low.bowls(0)).toEqual([11, 1, 0]);
  });

  test('AOI-SCIENCE-POWER three power on level 12', () => {
    const game = three()
      .give(0, { scholars: 1, levels: { law: 11 }, bowls: [12, 0, 0] })
      .turn();
    game.play(0, 'send scholar to law for 3');
    expect(game.level(0, 'law')).toBe(12);
    expect(game.bowls(0)).toEqual([9, 3, 0]);
    expect(game.state.topLevel[1]).toBe(0);
  });

  test('AOI-SCIENCE-KEY without a key steps beyond 7 are lost', () => {
    const game = three()
      .give(0, { scholars: 1, levels: { law: 6 } })
      .turn()
      .play(0, 'send scholar to law for 3');
    expect(game.level(0, 'law')).toBe(7);
  });

  test('AOI-SCIENCE-KEY one key a discipline, used without asking when there is one for each', () => {
    const game = three().give(0, {
      scholars: 1,
      keys: 1,
      levels: { law: 6, banking: 8, engineering: 8, medicine: 9 },
    });
    game.turn().play(0, 'send scholar to law for 3');
    expect(game.level(0, 'law')).toBe(9);
    expect(game.player(0).keys).toBe(0);
  });

  test('AOI-SCIENCE-KEEP-KEY the owner may keep a key that another discipline could want', () => {
    const game = three()
      .give(0, { scholars: 1, keys: 1, levels: { law: 6 } })
      .turn();
    game.play(0, 'send scholar to law for 3');
    expect(game.owed()).toEqual(['key']);
    expect(game.refusal(0, 'end turn')).toBe('AOI-SCIENCE-KEEP-KEY');
    game.play(0, 'keep key law');
    expect(game.level(0, 'law')).toBe(7);
    expect(game.player(0).keys).toBe(1);
    const used = three()
      .give(0, { scholars: 1, keys: 1, levels: { law: 6 } })
      .turn();
    used.play(0, 'send scholar to law for 3', 'use key law');
    expect(used.level(0, 'law')).toBe(9);
    expect(used.player(0).keys).toBe(0);
    expect(used.owed()).toEqual(['turn']);
    expect(used.refusal(0, 'end turn')).toBeNull();
  });

  test('AOI-SCIENCE-KEY a key is neither used nor asked for up to level 7', () => {
    const game = three()
      .give(0, { scholars: 1, keys: 1, levels: { law: 4 } })
      .turn()
      .play(0, 'send scholar to law for 3');
    expect(game.owed()).toEqual(['turn']);
    expect([game.level(0, 'law'), game.player(0).keys]).toEqual([7, 1]);
  });

  test('AOI-SCIENCE-KEY beyond level 7 no other key is used', () => {
    const game = three()
      .give(0, { scholars: 1, keys: 1, levels: { law: 8 } })
      .turn()
      .play(0, 'send scholar to law for 3');
    expect([game.level(0, 'law'), game.player(0).keys]).toEqual([11, 1]);
  });

  test.each([
    [1, ['key']],
    [2, ['turn']],
  ])('AOI-SCIENCE-KEEP-KEY with %i keys for two disciplines that want one: %j', (keys, owed) => {
    const levels = { law: 7, medicine: 7, banking: 8, engineering: 8 };
    const game = three().give(0, { scholars: 1, keys, levels }).turn();
    game.play(0, 'send scholar to law for 3');
    expect(game.owed()).toEqual(owed);
  });

  test('AOI-SCIENCE-INCOME a marker that reaches level 9 by an action waits for the next income', () => {
    const game = three()
      .give(0, { scholars: 1, levels: { banking: 8 } })
      .turn()
      .play(0, 'send scholar to banking for 3');
    expect([game.level(0, 'banking'), game.player(0).coins]).toEqual([11, 0]);
  });

  test('AOI-SCIENCE-TOP only one marker stands on level 12; others stop at 11', () => {
    const game = three()
      .give(1, { levels: { law: 12 } })
      .give(0, { scholars: 1, levels: { law: 10 } });
    game.state.topLevel[1] = 1;
    game.turn().play(0, 'send scholar to law for 3');
    expect(game.level(0, 'law')).toBe(11);
  });

  test('AOI-SCIENCE-TOGETHER two steps of one action go to one discipline', () => {
    const game = three({ bookActions: ['bookSteps', 'bookCoins', 'bookPower'] }).give(0, {
      books: { law: 1 },
    });
    game.turn().play(0, 'action bookSteps', 'step engineering');
    expect(game.level(0, 'engineering')).toBe(2);
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-SCIENCE-KEY, AOI-SCIENCE-TOP a step of choice goes where it moves something, and is lost where nothing does', () => {
    const game = three({ bookActions: ['bookSteps', 'bookCoins', 'bookPower'] });
    game.give(0, { books: { law: 1 }, levels: { banking: 7, law: 11, engineering: 11, medicine: 7 } });
    game.state.topLevel = [-1, 1, -1, 1];
    game.turn().play(0, 'action bookSteps');
    expect(game.refusal(0, 'step banking')).toBe('AOI-SCIENCE-KEY');
    expect(game.refusal(0, 'step law')).toBe('AOI-SCIENCE-TOP');
    expect(game.refusal(0, 'done with steps')).toBe('AOI-TURN-FINISH-FIRST');
    game.state.topLevel[2] = 1;
    expect(game.legal(0)).toEqual(['done with steps']);
  });

  test('AOI-SCIENCE-KEEP-KEY a step of choice never forces a key', () => {
    const game = three({ bookActions: ['bookSteps', 'bookCoins', 'bookPower'] });
    game.give(0, {
      books: { law: 1 },
      keys: 1,
      levels: { banking: 7, law: 11, engineering: 11, medicine: 7 },
    });
    game.state.topLevel = [-1, 1, 1, -1];
    game.turn().play(0, 'action bookSteps');
    expect(game.legal(0)).toEqual(['step banking', 'step medicine', 'done with steps']);
    expect(game.play(0, 'done with steps').player(0).keys).toBe(1);
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-SCORE-ROUND one point for every step really taken with the step tile', () => {
    const game = three({ roundTiles: tilesFrom('stepMedicine') }).give(0, {
      scholars: 1,
      levels: { law: 5 },
    });
    game.turn().play(0, 'send scholar to law for 3');
    expect(game.level(0, 'law')).toBe(7);
    expect(game.points(0, 'roundTiles')).toBe(2);
  });
});

describe('two players', () => {
  test('AOI-TWO-NEUTRAL example 26: levels 2 and as many more as the round tiles of rounds 1 to 5 show', () => {
    const game = position(
      [
        ['wasteland', 'blessed'],
        ['desert', 'goblins'],
      ],
      {
        roundTiles: [
          'schoolBanking',
          'guildLaw',
          'innovationLaw',
          'greatMedicine',
          'stepMedicine',
          'trackEngineering',
        ],
      },
    );
    // banking 1; law 3 and 2; medicine 2 and 3; engineering only in round 6
    expect(game.state.neutralLevels).toEqual([3, 7, 2, 7]);
    expect(game.state.scholarPlaces).toEqual([0, 1, 2, 3].map(() => [-1, NEUTRAL_FACTION, -1, -1]));
  });

  test('AOI-TWO-NEUTRAL example 26: one banking level and three law levels', () => {
    const game = position(
      [
        ['wasteland', 'blessed'],
        ['desert', 'goblins'],
      ],
      {
        roundTiles: [
          'schoolBanking',
          'workshopLaw',
          'townEngineering',
          'greatMedicine',
          'stepMedicine',
          'trackEngineering',
        ],
      },
    );
    expect(game.state.neutralLevels.slice(0, 2)).toEqual([3, 5]);
  });

  test('AOI-TWO-NEUTRAL none with more players', () => {
    expect(three().state).toMatchObject({ neutralLevels: [], neutralArea: -1 });
  });
});
