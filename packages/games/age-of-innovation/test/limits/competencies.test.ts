import { expect } from 'vitest';
import { tables } from '../../data/index.ts';
import { limitsOf, onceARound, type Table, three } from './limit.ts';

/** Takes a competency with a new school on H5. */
const learning = (tile: string, prepare: (game: Table) => unknown = () => {}) => {
  const game = three(['desert', 'illusionists'])
    .put(0, 'H5', 'guild')
    .give(0, { tools: 3, coins: 5 })
    .alone();
  prepare(game);
  return game.turn().play(0, 'upgrade H5 to school', `competency ${tile}`);
};

limitsOf('competencies', Object.keys(tables.competencies), {
  toolAndStep: [
    'AOI-COMPETENCY-EFFECTS',
    'with the next income, not at once',
    () =>
      expect(learning('toolAndStep')).toMatchObject({
        state: { players: [{ tools: 0, levels: [3, 0, 0, 0] }, {}, {}] },
      }),
  ],
  pointsAndCoins: [
    'AOI-COMPETENCY-EFFECTS',
    'with the next income, not at once',
    () => {
      const game = learning('pointsAndCoins');
      expect([game.points(0, 'competencies'), game.player(0).coins]).toEqual([0, 0]);
    },
  ],
  bookAndPower: [
    'AOI-COMPETENCY-EFFECTS',
    'with the next income, not at once; only the books of the slot come now',
    () => {
      const game = learning('bookAndPower', (game) => game.give(0, { bowls: [5, 0, 0] }));
      expect(game.owed()).toEqual(['turn']);
      expect(game.books(0)).toEqual([2, 0, 0, 0]);
      expect(game.bowls(0)).toEqual([5, 0, 0]);
    },
  ],
  grant: [
    'AOI-COMPETENCY-EFFECTS, AOI-COMPETENCY-ONE-OF-A-KIND',
    'once, and no second one',
    () => {
      const game = learning('grant', (game) => game.put(0, 'H8', 'guild')).play(0, 'end turn');
      game.give(0, { tools: 3, coins: 5 }).play(0, 'upgrade H8 to school');
      expect(game.refusal(0, 'competency grant')).toBe('AOI-COMPETENCY-ONE-OF-A-KIND');
      expect(game.points(0, 'competencies')).toBe(5);
    },
  ],
  twoSpades: [
    'AOI-TERRAFORM-LOST, AOI-SPECIAL-NONE',
    'used at once or lost',
    () => {
      const game = learning('twoSpades');
      expect(game.refusal(0, 'end turn')).toBe('AOI-TURN-FINISH-FIRST');
      game.play(0, 'done with spades', 'end turn');
      expect(game.refusal(0, 'action competency')).toBe('AOI-SPECIAL-NONE');
    },
  ],
  twoAnnexes: [
    'AOI-ANNEX-NONE, AOI-ANNEX-PLACE',
    'two and no third, one a building',
    () => {
      const game = learning('twoAnnexes', (game) => game.put(0, 'H8').put(0, 'H10', 'tower'));
      game.play(0, 'end turn', 'annex H5', 'end turn');
      expect(game.refusal(0, 'annex H5')).toBe('AOI-ANNEX-PLACE');
      game.play(0, 'annex H10', 'end turn');
      expect(game.refusal(0, 'annex H8')).toBe('AOI-ANNEX-NONE');
    },
  ],
  fourPower: [
    'AOI-SPECIAL-ONCE',
    'once a round',
    () => onceARound(learning('fourPower').play(0, 'end turn'), 'competency'),
  ],
  townCharters: [
    'AOI-PASS-EFFECTS',
    'only when passing, and nothing without a town tile',
    () => {
      const without = learning('townCharters').play(0, 'end turn', 'pass schoolBonus');
      expect(without.points(0, 'competencies')).toBe(0);
      const game = learning('townCharters', (game) => game.give(0, { towns: ['townTools'] })).play(
        0,
        'end turn',
      );
      expect(game.points(0, 'competencies')).toBe(0);
      expect(game.play(0, 'pass schoolBonus').points(0, 'competencies')).toBe(2);
    },
  ],
  scholarship: [
    'AOI-COMPETENCY-EFFECTS, AOI-SCHOLAR-SEND',
    'nothing for scholars that are converted or paid',
    () => {
      const game = learning('scholarship', (game) => game.give(0, { scholars: 2 })).play(0, 'end turn');
      game.give(0, { coins: 4 }).play(0, 'convert scholar to tool', 'advance shipping');
      expect(game.player(0).scholars).toBe(0);
      expect(game.points(0, 'competencies')).toBe(0);
    },
  ],
  watchtower: [
    'AOI-NEUTRAL-LOST',
    'without a place in reach the tower is lost, its income is not',
    () => {
      const game = learning('watchtower', (game) => {
        for (const hex of ['G5', 'H4', 'H6', 'I6', 'I7']) game.terrain(hex, 'lake');
      });
      expect(game.legal(0)).toEqual(['done with building']);
      game.play(0, 'done with building');
      expect(game.rules.income?.(game.state, 0)).toMatchObject({ power: 2, coins: 6 + 2 });
    },
  ],
  frontier: [
    'AOI-COMPETENCY-EFFECTS',
    'workshops alone: nothing for an upgrade on an edge hex',
    () => {
      const game = learning('frontier', (game) => game.put(0, 'I6')).play(0, 'end turn');
      game.give(0, { tools: 2, coins: 6 }).play(0, 'upgrade I6 to guild');
      expect(game.points(0, 'competencies')).toBe(0);
    },
  ],
  breadth: [
    'AOI-PASS-EFFECTS',
    'only when passing, and nothing while a discipline is at 0',
    () => {
      const game = learning('breadth', (game) =>
        game.give(0, { levels: { banking: 5, law: 5, engineering: 5 } }),
      );
      // Its slot lies in medicine.
      expect(game.points(0, 'competencies')).toBe(0);
      const low = learning('breadth', (game) => game.give(0, { levels: { banking: 5, law: 5 } }));
      expect(low.play(0, 'end turn', 'pass schoolBonus').points(0, 'competencies')).toBe(0);
    },
  ],
});
