import { expect, test } from 'vitest';
import { tables } from '../../data/index.ts';
import { limitsOf, onceARound, owning, three } from './limit.ts';

const holding = (bonus: string) => three(['desert', 'illusionists']).give(0, { bonus }).alone();

limitsOf('round bonuses', Object.keys(tables.roundBonuses), {
  riverBonus: [
    'AOI-BONUS-EFFECTS',
    'nothing for a workshop inland, nor for another building beside the river',
    () => {
      const game = holding('riverBonus').put(0, 'H5').terrain('I6', 'desert').give(0, { tools: 3, coins: 8 });
      game.turn().play(0, 'build I6', 'end turn', 'upgrade H5 to guild');
      expect(game.points(0, 'roundBonuses')).toBe(0);
    },
  ],
  scholarBonus: [
    'AOI-BONUS-EFFECTS, AOI-SCHOLAR-SEND',
    'nothing for scholars that are converted or paid',
    () => {
      const game = holding('scholarBonus').give(0, { scholars: 2, coins: 4 }).turn();
      game.play(0, 'convert scholar to tool', 'advance shipping');
      expect(game.points(0, 'roundBonuses')).toBe(0);
    },
  ],
  guildBonus: [
    'AOI-BONUS-EFFECTS',
    'nothing for other buildings, nor for guilds that stand when passing',
    () => {
      const game = holding('guildBonus')
        .put(0, 'H5', 'guild')
        .put(0, 'H8', 'guild')
        .give(0, { tools: 3, coins: 5 });
      game.turn().play(0, 'upgrade H5 to school', 'competency grant', 'end turn', 'pass schoolBonus');
      expect(game.points(0, 'roundBonuses')).toBe(0);
    },
  ],
  greatBonus: [
    'AOI-PASS-EFFECTS',
    'only when passing; schools and guilds do not count',
    () => {
      const game = holding('greatBonus')
        .put(0, 'H5', 'guild')
        .put(0, 'H8', 'school')
        .give(0, { tools: 4, coins: 6 });
      game.turn().play(0, 'upgrade H5 to palace', 'take palace P17', 'end turn');
      expect(game.points(0, 'roundBonuses')).toBe(0);
      expect(game.play(0, 'pass schoolBonus').points(0, 'roundBonuses')).toBe(4);
    },
  ],
  spadeBonus: [
    'AOI-SPECIAL-ONCE',
    'once a round',
    () => onceARound(holding('spadeBonus').put(0, 'H5').turn(), 'roundBonus', 'done with spades'),
  ],
  bridgeBonus: [
    'AOI-SPECIAL-ONCE, AOI-BRIDGE-SITE, AOI-BRIDGE-LIMIT',
    'once a round, with a site and a bridge left',
    () => {
      expect(holding('bridgeBonus').put(0, 'H5').turn().refusal(0, 'action roundBonus')).toBe(
        'AOI-BRIDGE-SITE',
      );
      const full = holding('bridgeBonus')
        .put(0, 'D4')
        .bridge(0, 'D4', 'E4')
        .bridge(0, 'D5', 'E5')
        .bridge(0, 'A2', 'B1');
      expect(full.turn().refusal(0, 'action roundBonus')).toBe('AOI-BRIDGE-LIMIT');
      onceARound(holding('bridgeBonus').put(0, 'D4').turn(), 'roundBonus', 'bridge D4:E4');
    },
  ],
  stepBonus: [
    'AOI-SPECIAL-ONCE, AOI-SCIENCE-KEY',
    'once a round, and beyond level 7 only with a key',
    () => {
      const game = holding('stepBonus')
        .give(0, { levels: { law: 7 } })
        .turn()
        .play(0, 'action roundBonus');
      expect(game.refusal(0, 'step law')).toBe('AOI-SCIENCE-KEY');
      game.play(0, 'step banking', 'end turn');
      expect(game.refusal(0, 'action roundBonus')).toBe('AOI-SPECIAL-ONCE');
    },
  ],
  schoolBonus: [
    'AOI-PASS-EFFECTS',
    'no school, no step; the university is none',
    () => {
      const game = holding('schoolBonus').put(0, 'H5', 'university').turn().play(0, 'pass greatBonus');
      expect(game.owed()).toEqual(['turn']);
    },
  ],
  powerBonus: [
    'AOI-SPECIAL-NONE, AOI-INCOME-TILES',
    'income alone, and only while it is in hand',
    () => {
      const game = holding('powerBonus').turn();
      expect(game.refusal(0, 'action roundBonus')).toBe('AOI-SPECIAL-NONE');
      game.play(0, 'pass greatBonus');
      expect(game.rules.income?.(game.state, 0)).toMatchObject({ power: 0, coins: 0, tools: 2 });
    },
  ],
  coinBonus: [
    'AOI-SPECIAL-NONE, AOI-INCOME-TILES',
    'income alone, and only while it is in hand',
    () => {
      const game = holding('coinBonus').turn();
      expect(game.refusal(0, 'action roundBonus')).toBe('AOI-SPECIAL-NONE');
      game.play(0, 'pass schoolBonus');
      expect(game.rules.income?.(game.state, 0)).toMatchObject({ coins: 4 });
    },
  ],
});

test('AOI-TURN-ONE-ACTION who has passed uses no special action any more', () => {
  const game = owning('P1', ['desert', 'philosophers']).give(0, {
    bonus: 'stepBonus',
    competencies: ['fourPower'],
  });
  game.play(0, 'pass schoolBonus');
  for (const source of ['palace', 'faction', 'competency', 'roundBonus'])
    expect(game.refusal(0, `action ${source}`)).toBe('AOI-TURN-ONE-ACTION');
});
