import { expect } from 'vitest';
import { tables } from '../../data/index.ts';
import { limitsOf, onceARound, owning, type Table, three } from './limit.ts';

/** Builds the palace on H5 and takes the tile. */
const building = (palace: string, prepare: (game: Table) => unknown = () => {}) => {
  const palaces = [palace, ...['P1', 'P2', 'P3', 'P4'].filter((id) => id !== palace)].slice(0, 4);
  const game = three(undefined, palace === 'P17' ? {} : { palaces });
  game.put(0, 'H5', 'guild').give(0, { tools: 4, coins: 6 }).alone();
  prepare(game);
  return game.turn().play(0, 'upgrade H5 to palace', `take palace ${palace}`);
};

limitsOf('palaces', Object.keys(tables.palaces), {
  P1: ['AOI-SPECIAL-ONCE', 'its tools once a round', () => onceARound(owning('P1'), 'palace')],
  P2: [
    'AOI-SPECIAL-ONCE, AOI-TERRAFORM-TOP-UP',
    'its spades once a round; missing ones are bought only to reach home',
    () => {
      const game = owning('P2').terrain('H6', 'lake').give(0, { tools: 3 });
      game.play(0, 'action palace');
      expect(game.refusal(0, 'transform H6 to plains')).toBeNull();
      expect(game.refusal(0, 'transform H6 to desert')).toBeNull();
      game.give(0, { tools: 2 });
      expect(game.refusal(0, 'transform H6 to desert')).toBe('AOI-TERRAFORM-COST');
      game.play(0, 'done with spades', 'end turn');
      expect(game.refusal(0, 'action palace')).toBe('AOI-SPECIAL-ONCE');
    },
  ],
  P3: [
    'AOI-SPECIAL-ONCE, AOI-UPGRADE-PATH',
    'once a round, and only a school',
    () => {
      const game = owning('P3')
        .put(0, 'H8', 'school')
        .put(0, 'H10', 'school')
        .put(0, 'I6')
        .play(0, 'action palace');
      expect(game.refusal(0, 'upgrade I6 to guild')).toBe('AOI-UPGRADE-PATH');
      game.play(0, 'upgrade H8 to guild', 'end turn');
      expect(game.refusal(0, 'action palace')).toBe('AOI-SPECIAL-ONCE');
    },
  ],
  P4: [
    'AOI-SPECIAL-ONCE, AOI-UPGRADE-PIECES, AOI-UPGRADE-FREE',
    'once a round, with a workshop on the map and a guild on the board',
    () => {
      expect(owning('P4').refusal(0, 'action palace')).toBe('AOI-UPGRADE-FREE');
      expect(owning('P4').putNeutral(0, 'H8', 'workshop').refusal(0, 'action palace')).toBe(
        'AOI-UPGRADE-FREE',
      );
      const full = owning('P4').put(0, 'H8');
      full.player(0).built[1] = 4;
      expect(full.refusal(0, 'action palace')).toBe('AOI-UPGRADE-PIECES');
      onceARound(owning('P4').put(0, 'H8').put(0, 'H10'), 'palace', 'upgrade H8 to guild');
    },
  ],
  P5: [
    'AOI-COMPETENCY-ONE-OF-A-KIND, AOI-COMPETENCY-SUPPLY',
    'no competency that is owned already or gone',
    () => {
      const game = building('P5', (game) => game.give(0, { competencies: ['grant'] }));
      expect(game.refusal(0, 'competency grant')).toBe('AOI-COMPETENCY-ONE-OF-A-KIND');
      game.state.competencyTiles[game.g.competencyIds.indexOf('breadth')] = 0;
      expect(game.refusal(0, 'competency breadth')).toBe('AOI-COMPETENCY-SUPPLY');
      game.play(0, 'competency fourPower');
      expect(game.owed()).toEqual(['turn']);
    },
  ],
  P6: [
    'AOI-SPECIAL-ONCE, AOI-SCIENCE-TOGETHER',
    'once a round, both steps in one discipline',
    () => {
      const game = owning('P6');
      onceARound(game, 'palace', 'step law');
      expect(game.player(0).levels).toEqual([0, 2, 0, 0]);
    },
  ],
  P7: [
    'AOI-PASS-EFFECTS',
    'only when passing, and only for schools',
    () => {
      const game = owning('P7')
        .put(0, 'H8', 'university')
        .put(0, 'H10', 'guild')
        .give(0, { tools: 3, coins: 5 });
      game.play(0, 'upgrade H10 to school', 'competency grant', 'end turn');
      expect(game.points(0, 'palaces')).toBe(0);
      expect(game.play(0, 'pass schoolBonus').points(0, 'palaces')).toBe(3);
    },
  ],
  P8: [
    'AOI-TOWN-FOUND',
    'power five is too little all the same',
    () => {
      const game = owning('P8').put(0, 'H8').put(0, 'H9').put(0, 'H10').terrain('I10', 'desert');
      game.give(0, { tools: 3, coins: 8 }).play(0, 'build I10', 'end turn');
      expect(game.isInTown('H8')).toBe(false);
      // 1 + 1 + 1 + 2
      game.play(0, 'upgrade I10 to guild');
      expect(game.owed()).toEqual(['turn']);
    },
  ],
  P9: [
    'AOI-LEAP-NOT-ADJACENT, AOI-TERRAFORM-COST',
    'a scholar is needed, and three hexes are too many',
    () => {
      const game = owning('P9').terrain('H7', 'plains').terrain('H9', 'plains').give(0, { tools: 3 });
      expect(game.refusal(0, 'transform H7 to desert by flight')).toBe('AOI-TERRAFORM-COST');
      expect(game.missing(0, 'transform H7 to desert by flight')).toEqual({ scholars: 1 });
      game.give(0, { scholars: 1 });
      expect(game.refusal(0, 'transform H7 to desert by flight')).toBeNull();
      expect(game.refusal(0, 'transform H9 to desert by flight')).toBe('AOI-LEAP-NOT-ADJACENT');
    },
  ],
  P10: [
    'AOI-POWER-GAIN, AOI-SPECIAL-NONE',
    'power that finds no room is lost, and it comes only once',
    () => {
      const game = building('P10', (game) => game.give(0, { bowls: [2, 1, 0] }));
      expect(game.bowls(0)).toEqual([0, 0, 3]);
      game.play(0, 'take book law', 'take book law', 'end turn');
      expect(game.refusal(0, 'action palace')).toBe('AOI-SPECIAL-NONE');
    },
  ],
  P11: [
    'AOI-TOWN-SUPPLY',
    'one tile of those that are left',
    () => {
      const game = building('P11', (game) => {
        game.state.townTiles[game.g.townIds.indexOf('townPower')] = 0;
      });
      expect(game.refusal(0, 'town townPower')).toBe('AOI-TOWN-SUPPLY');
      game.play(0, 'town townTools');
      expect(game.owed()).toEqual(['turn']);
      expect(game.player(0).towns).toHaveLength(1);
    },
  ],
  P12: [
    'AOI-PALACE-EFFECTS',
    'nothing for other buildings',
    () => {
      const game = owning('P12').put(0, 'H8').give(0, { tools: 2, coins: 6 }).play(0, 'upgrade H8 to guild');
      expect(game.points(0, 'palaces')).toBe(0);
    },
  ],
  P13: [
    'AOI-SPECIAL-ONCE, AOI-PALACE-EFFECTS',
    'its book and coins once a round, its points for guilds alone',
    () => {
      const game = owning('P13').put(0, 'H8', 'guild');
      onceARound(game, 'palace', 'take book law');
      game.give(0, { tools: 3, coins: 5 }).play(0, 'upgrade H8 to school', 'competency grant');
      expect(game.points(0, 'palaces')).toBe(0);
    },
  ],
  P14: [
    'AOI-TOWN-RIVER, AOI-TOWN-FOUND',
    'a single river hex, and only for towns that are strong enough',
    () => {
      // Between B5 and E5 lie two river hexes.
      const game = three()
        .put(0, 'B5', 'guild')
        .put(0, 'A6', 'guild')
        .put(0, 'E5', 'guild')
        .put(0, 'F4', 'palace');
      game.give(0, { palace: 'P14' }).turn();
      expect(game.offered(0, 'connect')).toEqual([]);
      expect(game.refusal(0, 'connect r8')).toBe('AOI-TOWN-FOUND');
    },
  ],
  P15: [
    'AOI-BRIDGE-LIMIT, AOI-PALACE-BUNDLE',
    'no fourth bridge; what is not wanted is given up',
    () => {
      const game = building('P15', (game) =>
        game.put(0, 'D4').bridge(0, 'D4', 'E4').bridge(0, 'D5', 'E5').bridge(0, 'A2', 'B1'),
      );
      expect(game.refusal(0, 'bridge D4:F2')).toBe('AOI-BRIDGE-LIMIT');
      game.play(0, 'done with bridges', 'done with spades', 'take book law', 'take book law');
      expect(game.owed()).toEqual(['turn']);
    },
  ],
  P16: [
    'AOI-BUILD-OCCUPIED, AOI-BUILD-HOME, AOI-BUILD-PIECES',
    'an empty hex of home terrain, and a guild of the board',
    () => {
      const game = building('P16', (game) =>
        game.put(1, 'A1').terrain('A2', 'plains').terrain('A4', 'desert'),
      );
      expect(game.refusal(0, 'place guild A1')).toBe('AOI-BUILD-OCCUPIED');
      expect(game.refusal(0, 'place guild A2')).toBe('AOI-BUILD-HOME');
      game.player(0).built[1] = 4;
      expect(game.refusal(0, 'place guild A4')).toBe('AOI-BUILD-PIECES');
    },
  ],
  P17: [
    'AOI-SPECIAL-NONE, AOI-PASS-EFFECTS',
    'its points only once',
    () => {
      const game = building('P17').play(0, 'end turn');
      expect(game.refusal(0, 'action palace')).toBe('AOI-SPECIAL-NONE');
      expect(game.play(0, 'pass schoolBonus').points(0, 'palaces')).toBe(10);
    },
  ],
});
