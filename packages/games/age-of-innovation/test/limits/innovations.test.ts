import { expect } from 'vitest';
import { tables } from '../../data/index.ts';
import { innovating, limitsOf, onceARound, type Table, three } from './limit.ts';

/** Points of innovations after passing: what pays at once pays nothing more then. */
const afterPass = (game: Table) => game.play(0, 'end turn', 'pass schoolBonus').points(0, 'innovations');

/** A neutral building on H6 that never becomes anything else, or is lost where there is no place for it. */
const stays = (tile: string, kind: string, ...upgrades: string[]) => {
  const game = innovating(tile, (game) => game.put(0, 'H5').terrain('H6', 'desert'));
  if (game.owed().includes('competency')) game.play(0, 'competency grant');
  game.play(0, `place ${kind} H6`, 'end turn').give(0, { tools: 9, coins: 20 });
  for (const to of upgrades) expect(game.refusal(0, `upgrade H6 to ${to}`)).toBe('AOI-UPGRADE-NEUTRAL');
  // Without tools no hex around H5 becomes home terrain.
  const lost = innovating(tile, (game) => {
    game.put(0, 'H5');
    for (const hex of ['G5', 'H4', 'H6', 'I6', 'I7']) game.terrain(hex, 'lake');
  });
  if (lost.owed().includes('competency')) lost.play(0, 'competency fourPower');
  expect(lost.legal(0)).toEqual(['done with building']);
  expect(lost.play(0, 'done with building').player(0).innovations).toHaveLength(1);
};

limitsOf('innovations', Object.keys(tables.innovations), {
  deusExMachina: [
    'AOI-SPECIAL-ONCE',
    'its spade once a round, for its owner alone',
    () => {
      const game = innovating('deusExMachina', (game) => game.put(0, 'H5')).play(
        0,
        'take book law',
        'end turn',
      );
      onceARound(game, 'deusExMachina', 'done with spades');
      expect(three().turn().refusal(0, 'action deusExMachina')).toBe('AOI-SPECIAL-NONE');
    },
  ],
  tradeRoutes: [
    'AOI-PASS-EFFECTS',
    'only when passing, and only for guilds',
    () => {
      const game = innovating('tradeRoutes', (game) => game.put(0, 'H5', 'school').put(0, 'H8'));
      expect(afterPass(game)).toBe(0);
    },
  ],
  professors: [
    'AOI-SPECIAL-ONCE, AOI-INCOME-SCHOLARS-LIMITED',
    'once a round; without a scholar in the supply only the points come',
    () => {
      const game = innovating('professors', (game) => game.give(0, { scholars: 7 })).play(0, 'end turn');
      onceARound(game, 'professors');
      expect(game.player(0).scholars).toBe(7);
      expect(game.points(0, 'innovations')).toBe(3);
    },
  ],
  leagueOfCities: [
    'AOI-INNOVATION-EFFECTS',
    'nothing for tiles that come later',
    () => {
      const game = innovating('leagueOfCities');
      expect(game.points(0, 'innovations')).toBe(0);
      expect(afterPass(game.give(0, { towns: ['townTools'] }))).toBe(0);
    },
  ],
  libraries: [
    'AOI-INNOVATION-EFFECTS',
    'two disciplines, not the third',
    () => {
      const game = innovating('libraries', (game) =>
        game.give(0, { levels: { banking: 1, law: 2, medicine: 3 } }),
      );
      expect(afterPass(game)).toBe(5);
    },
  ],
  sewers: [
    'AOI-INNOVATION-EFFECTS',
    'nothing for other buildings, nor for workshops that come later',
    () => {
      const game = innovating('sewers', (game) =>
        game.put(0, 'H5', 'guild').put(0, 'H8', 'school').put(1, 'A1'),
      );
      expect(afterPass(game.put(0, 'I6'))).toBe(0);
    },
  ],
  steamPower: [
    'AOI-SHIPPING-TOP, AOI-TERRAFORMING-TOP, AOI-INCOME-SCHOLARS-LIMITED',
    'no step beyond a top, no scholar beyond the seventh',
    () => {
      const game = innovating('steamPower', (game) =>
        game.give(0, { shipping: 3, terraforming: 2, scholars: 7 }),
      );
      expect(game.player(0)).toMatchObject({ shipping: 3, terraforming: 2, scholars: 7 });
      expect(game.owed()).toEqual(['turn']);
    },
  ],
  steel: [
    'AOI-INNOVATION-EFFECTS',
    'bridges of others do not count, even at an own building',
    () => {
      const game = innovating('steel', (game) =>
        game.put(0, 'D4').bridge(1, 'D4', 'E4').bridge(2, 'D4', 'F2'),
      );
      expect(afterPass(game)).toBe(0);
    },
  ],
  architecture: [
    'AOI-INNOVATION-EFFECTS, AOI-ANNEX-VALUE',
    'a shape counts once, an annex is none',
    () => {
      const game = innovating('architecture', (game) => game.put(0, 'H5').put(0, 'H8').annex('H5'));
      expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'steps', count: 1 });
      game.play(0, 'step law');
      expect(afterPass(game)).toBe(10);
    },
  ],
  census: [
    'AOI-INNOVATION-EFFECTS',
    'six buildings score nothing, nor does a seventh that comes later',
    () => {
      const game = innovating('census', (game) => {
        for (const hex of ['A1', 'A3', 'A5', 'C1', 'C8', 'E1']) game.put(0, hex);
      });
      expect(afterPass(game.put(0, 'I1'))).toBe(0);
    },
  ],
  colleges: [
    'AOI-INNOVATION-EFFECTS',
    'nothing for the university, nor for a school that comes later',
    () => {
      const game = innovating('colleges', (game) => game.put(0, 'H5', 'university').put(1, 'A1', 'school'));
      expect(afterPass(game.put(0, 'H8', 'school'))).toBe(0);
    },
  ],
  communication: [
    'AOI-INNOVATION-EFFECTS, AOI-ADJACENT',
    'what a bridge joins is one group',
    () => {
      const scored = (bridged: boolean) =>
        innovating('communication', (game) => {
          for (const hex of ['A5', 'C1', 'E4', 'G3']) game.put(0, hex);
          if (bridged) game.bridge(1, 'E4', 'G3');
        }).points(0, 'innovations');
      expect([scored(false), scored(true)]).toEqual([8, 0]);
    },
  ],
  neutralWorkshop: [
    'AOI-UPGRADE-NEUTRAL, AOI-NEUTRAL-LOST',
    'never upgraded, and lost without a place',
    () => stays('neutralWorkshop', 'workshop', 'guild'),
  ],
  neutralGuild: [
    'AOI-UPGRADE-NEUTRAL, AOI-NEUTRAL-LOST',
    'never upgraded, and lost without a place',
    () => stays('neutralGuild', 'guild', 'school', 'palace'),
  ],
  neutralSchool: [
    'AOI-UPGRADE-NEUTRAL, AOI-NEUTRAL-LOST',
    'never upgraded, and lost without a place; the competency comes all the same',
    () => stays('neutralSchool', 'school', 'university'),
  ],
  neutralUniversity: [
    'AOI-UPGRADE-NEUTRAL, AOI-NEUTRAL-LOST',
    'no competency; lost without a place',
    () => {
      stays('neutralUniversity', 'university');
      expect(innovating('neutralUniversity', (game) => game.put(0, 'H5')).owed()).toEqual(['placeNeutral']);
    },
  ],
  neutralPalace: [
    'AOI-SPECIAL-NONE, AOI-NEUTRAL-LOST, AOI-INCOME-BOARD',
    'no palace tile and so no action; the own palace may still come',
    () => {
      stays('neutralPalace', 'palace');
      const game = innovating('neutralPalace', (game) =>
        game.put(0, 'H5', 'guild').terrain('H6', 'desert').give(0, { tools: 4, coins: 11 }),
      );
      game.play(0, 'place palace H6', 'end turn');
      expect(game.refusal(0, 'action palace')).toBe('AOI-SPECIAL-NONE');
      game.play(0, 'upgrade H5 to palace');
      expect(game.owed()).toEqual(['choosePalace']);
    },
  ],
  neutralMonument: [
    'AOI-TOWN-FEWER, AOI-NEUTRAL-LOST',
    'two buildings are enough for a town, power six is not',
    () => {
      stays('neutralMonument', 'monument');
      const game = innovating('neutralMonument', (game) =>
        game.put(0, 'H5', 'guild').terrain('H6', 'desert'),
      );
      expect(game.play(0, 'place monument H6').owed()).toEqual(['turn']);
      const strong = innovating('neutralMonument', (game) =>
        game.put(0, 'H5', 'palace').give(0, { palace: 'P17' }).terrain('H6', 'desert'),
      );
      expect(strong.play(0, 'place monument H6').owed()).toEqual(['town']);
    },
  ],
});
