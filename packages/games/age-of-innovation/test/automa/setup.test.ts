import { readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { AUTOMA_FACTIONS, DISCIPLINES, TERRAINS, tables } from '../../data/index.ts';
import { ageOfInnovation, type Options, rulesetOf } from '../../rules/index.ts';
import { table } from '../position.ts';
import { soloFromStart } from './alone.ts';

const solo = (chosen: Partial<Options> = {}) =>
  table(readOptions(ageOfInnovation.options, { players: 1, ...chosen }));

describe('set-up for one', () => {
  test('AOI-SOLO-SETUP: six innovations, palace 17 and two others, the side of the map that the table chose', () => {
    const { state, g } = solo();
    expect([state.innovations.length, state.palaces.length, state.bookActions.length]).toEqual([6, 3, 3]);
    expect(state.palaces.map((palace) => g.palaceIds[palace])).toContain('P17');
    expect([g.land, solo({ mapForOne: 'large' }).g.land]).toEqual([
      rulesetOf(readOptions(ageOfInnovation.options, { players: 2 })).land,
      rulesetOf(readOptions(ageOfInnovation.options, { players: 5 })).land,
    ]);
  });

  test('AOI-SOLO-SETUP: what depends on the number of players is that of one, or of two on the display', () => {
    const { g } = solo();
    expect([g.seats, g.players]).toEqual([1, 2]);
    expect(g.tunnelPoints[g.factionIds.indexOf('moles')]).toBe(3);
    expect(g.powerActionPoints[g.factionIds.indexOf('illusionists')]).toBe(1);
  });

  test('AOI-SOLO-PLANNING-CARD: three cards with two factions each; a card, then a faction of it', () => {
    const p = solo({
      planningCards: [
        ['lake', 'moles', 'monks'],
        ['swamp', 'omar', 'goblins'],
        ['desert', 'felines', 'lizards'],
      ],
    });
    p.settle();
    expect(p.legal(0)).toEqual(['take board lake', 'take board swamp', 'take board desert']);
    expect(p.refusal(0, 'take board forest')).toBe('AOI-SOLO-PLANNING-CARD');
    p.play(0, 'take board swamp');
    expect(p.legal(0)).toEqual(['take faction omar', 'take faction goblins']);
    expect(p.refusal(0, 'take faction moles')).toBe('AOI-SOLO-PLANNING-CARD');
    p.play(0, 'take faction goblins');
    expect([p.state.players[0].home, p.state.players[0].tools]).toEqual([
      TERRAINS.indexOf('swamp'),
      tables.boards.swamp.start.tools + 1,
    ]);
    expect(p.owed()).toEqual(['firstBuilding']);
  });

  test('AOI-SOLO-HOME: drawn among the other terrains', () => {
    const homes = new Set<number>();
    for (let game = 0; game < 40; game++) {
      const p = table(
        readOptions(ageOfInnovation.options, { players: 1, hands: [['lake', 'goblins', 'coinBonus']] }),
      );
      p.state.chance.key = game.toString(16).padStart(64, '0');
      homes.add(p.settle().state.players[1].home);
    }
    expect([...homes].sort()).toEqual([0, 1, 2, 4, 5, 6]);
  });

  test('AOI-SOLO-HOME: chosen by the player, but not the player’s own', () => {
    const p = soloFromStart({ automaHome: 'chosen', automaTerrain: null }).settle();
    expect(p.owed()).toEqual(['chooseHome']);
    expect(p.legal(0)).toHaveLength(6);
    expect(p.refusal(0, 'take board lake')).toBe('AOI-SOLO-HOME');
    p.play(0, 'take board swamp');
    expect(p.state.players[1].home).toBe(TERRAINS.indexOf('swamp'));
  });

  test('AOI-SOLO-HOME: a fixed terrain that the player may have is refused', () => {
    const options = readOptions(ageOfInnovation.options, {
      players: 1,
      hands: [['lake', 'goblins', 'coinBonus']],
      automaTerrain: 'lake',
    });
    expect(() => rulesetOf(options)).toThrow('options.automaTerrain: lake');
  });

  test.each(AUTOMA_FACTIONS)(
    'AOI-SOLO-BEGIN: %s begin with the steps of their faction, 20 VP and nothing else',
    (automaFaction) => {
      const { state } = soloFromStart({ automaFaction }).settle();
      const her = state.players[1];
      expect(her.levels).toEqual(DISCIPLINES.map((one) => tables.automaFactions[automaFaction].start[one]));
      expect([her.points, her.coins, her.tools, her.scholars, her.bowl1, her.palace]).toEqual([
        20, 0, 0, 0, 0, -1,
      ]);
      expect(her.built).toEqual([0, 0, 0, 0, 0]);
    },
  );

  test('AOI-SOLO-WORKSHOPS: after the player’s first: desert on the 1–3 side, letters C and D: row 2 column 9, row 7 column 7', () => {
    const p = soloFromStart({ automaTerrain: 'desert' });
    if (p.state.automa !== undefined) p.state.automa.deck = [5];
    p.settle().play(0, 'place workshop B2');
    const cells = ['C4', 'H4'].map((name) => p.g.map.landCells[p.g.map.landAt.get(name) ?? -1]);
    expect(cells).toEqual([
      { row: 2, column: 9 },
      { row: 7, column: 7 },
    ]);
    expect([p.buildingAt('C4'), p.buildingAt('H4')].map((one) => one?.seat)).toEqual([1, 1]);
    expect(p.state.automa?.marked).toEqual([p.g.map.landAt.get('C4')]);
    // The card is shuffled back, and the player places the second one.
    expect(p.state.automa?.deck).toEqual([5]);
    expect(p.owed()).toEqual(['firstBuilding']);
  });

  test.each(['small', 'large'] as const)(
    'AOI-SOLO-WORKSHOPS: every letter of the %s map is a hex of its terrain',
    (side) => {
      const { g } = solo({ mapForOne: side });
      for (const [home, letters] of g.automa.letters.entries()) {
        expect(letters.map((hex) => g.terrain[hex])).toEqual(letters.map(() => home));
        for (const [one, other] of [
          [0, 1],
          [2, 3],
          [4, 5],
        ])
          expect(letters[one]).not.toBe(letters[other]);
      }
    },
  );

  test('AOI-SOLO-WORKSHOPS: a hex that is taken or of another terrain gives way to the next one in reading order', () => {
    const overrides = ['A', 'B', 'C', 'D', 'E', 'F'].map((_, at) => ({
      path: `automaLetters.small.forest.${at}`,
      value: 'A5',
    }));
    const p = soloFromStart({ overrides }).settle().play(0, 'place workshop B2');
    expect(p.buildingAt('A6')?.seat).toBe(1);
    expect(p.buildingAt('B8')?.seat).toBe(1);
    expect(p.state.automa?.marked).toEqual([p.g.map.landAt.get('A6')]);
  });

  test('AOI-SOLO-WORKSHOPS: monks place nothing before her, and their university last', () => {
    const p = soloFromStart({}, ['lake', 'monks']).settle();
    expect(p.state.automa?.marked).toHaveLength(1);
    expect(p.legal(0)[0]).toMatch(/^place university/);
  });

  test('AOI-SOLO-BONUSES: five in a row: the first is hers, the player chooses, the others get a coin', () => {
    const row = ['schoolBonus', 'greatBonus', 'scholarBonus', 'guildBonus', 'coinBonus'];
    const p = solo({
      spareBonuses: row,
      automaTerrain: 'forest',
      planningCards: [
        ['lake', 'moles', 'monks'],
        ['swamp', 'omar', 'goblins'],
        ['desert', 'felines', 'lizards'],
      ],
    }).settle();
    p.play(0, 'take board lake', 'take faction moles', 'place workshop B2', 'place workshop A5');
    expect(p.g.bonusIds[p.state.players[1].bonus]).toBe('schoolBonus');
    expect(p.legal(0)).toEqual(row.slice(1).map((bonus) => `take bonus ${bonus}`));
    p.play(0, 'take bonus scholarBonus');
    expect(p.state.bonusCoins).toEqual([0, 1, 0, 1, 1]);
    expect(p.owed()).toEqual(['turn']);
  });

  test('AOI-SOLO-ORDER: the player begins', () => {
    const p = soloFromStart().settle().play(0, 'place workshop B2', 'place workshop A5');
    expect([p.state.order, p.state.round, p.deciders()]).toEqual([[0, 1], 1, [0]]);
  });
});
