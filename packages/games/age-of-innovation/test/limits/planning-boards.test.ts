import { expect } from 'vitest';
import { TERRAINS } from '../../data/index.ts';
import { displayWith, fromStart } from '../position.ts';
import { limitsOf, type Table, three } from './limit.ts';

limitsOf('planning boards', TERRAINS, {
  desert: [
    'AOI-BOARD-DESERT, AOI-SETUP-SPADES, AOI-TERRAFORM-TOP-UP',
    'one spade in reach: nothing is bought or built with it, and unused it is lost',
    () => {
      const game = fromStart([
        ['desert', 'illusionists'],
        ['lake', 'goblins'],
        ['swamp', 'felines'],
      ]).settle();
      game
        .play(0, 'place workshop H5')
        .play(1, 'place workshop H2')
        .play(2, 'place workshop H4', 'place workshop H7');
      game.play(1, 'place workshop A2').play(0, 'place workshop B5');
      expect(game.refusal(0, 'build H6')).toBe('AOI-SETUP-SPADES');
      expect(game.refusal(0, 'transform I7 to desert')).toBe('AOI-TERRAFORM-TOP-UP');
      expect(game.refusal(0, 'transform I10 to desert')).toBe('AOI-TERRAFORM-REACH');
      game.play(0, 'done with spades');
      expect(game.state.phase).toBe('actions');
    },
  ],
  plains: [
    'AOI-BOARD-PLAINS, AOI-TERRAFORMING-COST, AOI-SHIPPING-COST',
    'scholar, tool and a coin are still paid, and shipping costs as ever',
    () => {
      const game = three(['plains', 'blessed']).give(0, { coins: 0, tools: 1, scholars: 1 }).turn();
      expect(game.missing(0, 'advance terraforming')).toEqual({ coins: 1 });
      expect(game.missing(0, 'advance shipping')).toEqual({ coins: 4 });
      game.give(0, { coins: 1, scholars: 0 });
      expect(game.refusal(0, 'advance terraforming')).toBe('AOI-TERRAFORMING-COST');
    },
  ],
  swamp: [
    'AOI-BOARD-SWAMP, AOI-CONVERT-SCHOLAR-SUPPLY',
    'its scholar is one of the seven',
    () => {
      const game = fromStart([
        ['swamp', 'illusionists'],
        ['lake', 'goblins'],
        ['desert', 'felines'],
      ]).settle();
      expect(game.rules.components(game.state)['scholars of seat 0']).toBe(7);
      expect(game.player(0).scholars).toBe(1);
    },
  ],
  lake: [
    'AOI-BOARD-LAKE, AOI-SHIPPING-TOP',
    'the track ends at 3 as everywhere',
    () => {
      const game = three(['lake', 'blessed']);
      expect(game.player(0).shipping).toBe(1);
      game.give(0, { shipping: 3, coins: 9, scholars: 1 }).turn();
      expect(game.refusal(0, 'advance shipping')).toBe('AOI-SHIPPING-TOP');
    },
  ],
  forest: [
    'AOI-BOARD-FOREST, AOI-SCIENCE-POWER',
    'twelve tokens as everybody, and level 1 gives no power',
    () => {
      const game = fromStart([
        ['forest', 'inventors'],
        ['lake', 'goblins'],
        ['desert', 'felines'],
      ]).settle();
      expect(game.bowls(0)).toEqual([4, 8, 0]);
    },
  ],
  mountain: [
    'AOI-BOARD-MOUNTAIN, AOI-INCOME-BOARD',
    'the coin more is for the first guild alone, and neutral guilds uncover nothing',
    () => {
      const coins = (prepare: (game: Table) => unknown) => {
        const game = three(['mountain', 'blessed']);
        game.player(0).bonus = -1;
        prepare(game);
        return game.rules.income?.(game.state, 0)?.coins;
      };
      expect(coins(() => {})).toBe(2);
      expect(coins((game) => game.put(0, 'H5', 'guild'))).toBe(2 + 3);
      expect(coins((game) => game.put(0, 'H5', 'guild').put(0, 'H8', 'guild'))).toBe(2 + 3 + 2);
      expect(coins((game) => game.putNeutral(0, 'H5', 'guild'))).toBe(2);
    },
  ],
  wasteland: [
    'AOI-BOARD-WASTELAND, AOI-INNOVATION-COINS',
    'five books and five coins are paid as ever',
    () => {
      const chosen = { innovations: displayWith('steel') };
      const game = three(['wasteland', 'blessed'], chosen)
        .give(0, { books: { banking: 4 }, coins: 5 })
        .turn();
      expect(game.missing(0, 'innovate steel')).toEqual({ books: 1 });
      game.give(0, { books: { banking: 5 }, coins: 4 });
      expect(game.refusal(0, 'innovate steel')).toBe('AOI-INNOVATION-COINS');
    },
  ],
});
