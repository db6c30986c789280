import { describe, expect, test } from 'vitest';
import { tables } from '../../data/index.ts';
import { displayWith, tilesFrom } from '../position.ts';
import { type Table, three } from './limit.ts';

/** What each round tile pays for, done once, and the lines that do it. */
const EXAMPLES: Readonly<
  Record<string, readonly [prepare: (game: Table) => unknown, lines: readonly string[]]>
> = {
  workshop: [
    (game) => game.put(0, 'H5').terrain('I6', 'desert').give(0, { tools: 1, coins: 2 }),
    ['build I6'],
  ],
  guild: [(game) => game.put(0, 'H5').give(0, { tools: 2, coins: 6 }), ['upgrade H5 to guild']],
  school: [
    (game) => game.put(0, 'H5', 'guild').give(0, { tools: 3, coins: 5 }),
    ['upgrade H5 to school', 'competency grant'],
  ],
  palaceOrUniversity: [
    (game) => game.put(0, 'H5', 'guild').give(0, { tools: 4, coins: 6 }),
    ['upgrade H5 to palace', 'take palace P17'],
  ],
  spade: [
    (game) => game.put(0, 'H5').terrain('H6', 'plains').give(0, { tools: 3 }),
    ['transform H6 to desert'],
  ],
  step: [(game) => game.give(0, { scholars: 1 }), ['send scholar to law for 1']],
  // Three guilds and an annex: four buildings, power seven, and nothing is built.
  townTile: [
    (game) => game.put(0, 'H4', 'guild').put(0, 'H5', 'guild').put(0, 'H6', 'guild').give(0, { annexes: 1 }),
    ['annex H5', 'town townTools'],
  ],
  track: [(game) => game.give(0, { scholars: 1, coins: 4 }), ['advance shipping']],
  innovation: [(game) => game.give(0, { books: { banking: 5 }, coins: 5 }), ['innovate steel']],
};

describe('round tiles', () => {
  const done = (tile: string, example: string) => {
    const innovations = displayWith('steel');
    const game = three(['desert', 'illusionists'], { roundTiles: tilesFrom(tile), innovations });
    const [prepare, lines] = EXAMPLES[example];
    prepare(game);
    return game
      .turn()
      .play(0, ...lines)
      .points(0, 'roundTiles');
  };

  const TILES: Readonly<Record<string, readonly [scores: string, points: number]>> = {
    workshopLaw: ['workshop', 2],
    workshopBanking: ['workshop', 2],
    guildLaw: ['guild', 3],
    guildMedicine: ['guild', 3],
    schoolBanking: ['school', 4],
    greatMedicine: ['palaceOrUniversity', 5],
    greatBanking: ['palaceOrUniversity', 5],
    spadeEngineering: ['spade', 2],
    stepMedicine: ['step', 1],
    townEngineering: ['townTile', 5],
    trackEngineering: ['track', 3],
    innovationLaw: ['innovation', 5],
  };

  test('each has its limit', () => {
    expect(Object.keys(TILES).sort()).toEqual(Object.keys(tables.roundTiles).sort());
  });

  for (const [tile, [scores, points]] of Object.entries(TILES))
    test(`AOI-SCORE-ROUND ${tile}: ${points} points for ${scores}, and nothing for what other tiles pay`, () => {
      expect(done(tile, scores)).toBe(points);
      for (const other of Object.keys(EXAMPLES)) {
        // A competency brings steps, which the tile of steps pays for.
        if (other === scores || (scores === 'step' && other === 'school')) continue;
        expect([other, done(tile, other)]).toEqual([other, 0]);
      }
    });
});
