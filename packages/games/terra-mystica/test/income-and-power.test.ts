import { describe, expect, test } from 'vitest';
import { gainPower } from '../../terra/index.ts';
import { type Building, FACTIONS, type FactionId } from '../data/index.ts';
import { incomeOf } from '../rules/index.ts';
import { position } from './position.ts';

const HEXES = ['A1', 'C1', 'E1', 'G1', 'I1'];
const NOTHING = { coins: 0, workers: 0, priests: 0, power: 0 };

/** The income of a faction with these buildings on the map and nothing else, unless a card or tiles are named. */
function income(
  faction: FactionId,
  buildings: Building[],
  card: string | null = null,
  favours: string[] = [],
) {
  const home = faction === 'witches' || faction === 'auren' ? 'nomads' : 'witches';
  const table = position([faction, home]).give(0, { card, favours });
  buildings.forEach((kind, i) => {
    table.put(0, HEXES[i], kind);
  });
  return incomeOf(table.g, table.player(0));
}

/** Both players pass, and the next round begins with its income. */
function nextRound(table: ReturnType<typeof position>) {
  const free = () => table.legal(table.state.last).find((line) => line.startsWith('pass')) ?? 'pass';
  table.turn().play(0, free(), 'end turn').play(1, free(), 'end turn');
  expect(table.state.round).toBe(2);
  return table;
}

describe('income from buildings', () => {
  test.each(FACTIONS)('T14 TM-INCOME-BUILDINGS %s with two dwellings', (faction) => {
    const workers = faction === 'engineers' ? 2 : faction === 'swarmlings' ? 4 : 3;
    expect(income(faction, ['dwelling', 'dwelling'])).toEqual({ ...NOTHING, workers });
  });

  test.each(FACTIONS)('T20 TM-INCOME-BUILDINGS sanctuary of the %s', (faction) => {
    const priests = faction === 'swarmlings' || faction === 'darklings' ? 2 : 1;
    expect(income(faction, ['sanctuary']).priests).toBe(priests);
  });

  test('T21 TM-INCOME-BUILDINGS strongholds give power, except for three factions', () => {
    const { workers } = income('witches', []);
    expect(income('alchemists', ['stronghold'])).toEqual({ ...NOTHING, workers, coins: 6 });
    expect(income('chaosMagicians', ['stronghold'])).toEqual({ ...NOTHING, workers: workers + 2 });
    expect(income('fakirs', ['stronghold'])).toEqual({ ...NOTHING, workers, priests: 1 });
    for (const faction of FACTIONS) {
      const isException = ['alchemists', 'chaosMagicians', 'fakirs'].includes(faction);
      expect(income(faction, ['stronghold']).power > 0, faction).toBe(!isException);
    }
  });

  test('TM-INCOME-BUILDINGS the eighth dwelling of a standard board uncovers no worker', () => {
    const table = position(['witches', 'nomads']).give(0, { card: null });
    const workers = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((dwellings) => {
      table.player(0).built[0] = dwellings;
      return incomeOf(table.g, table.player(0)).workers;
    });
    expect(workers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8]);
  });
});

describe('income from tiles', () => {
  test('T15 TM-INCOME-TILES a bonus card and favour tiles add to the income of the board', () => {
    expect(income('witches', ['dwelling', 'dwelling'], 'BON5', ['FAV7', 'FAV9'])).toEqual({
      coins: 3,
      workers: 3 + 1 + 1,
      priests: 0,
      power: 3 + 1,
    });
  });

  test('TM-INCOME-TILES the card that counts is the one just taken, and it comes again each round', () => {
    const bonusCards = ['BON1', 'BON3', 'BON8', 'BON6', 'BON7'];
    const table = position(['witches', 'nomads'], { bonusCards })
      .give(0, { card: 'BON3' })
      .give(1, { card: 'BON1' });
    table.turn().play(0, 'pass BON8', 'end turn').play(1, 'pass BON3', 'end turn');
    expect(table.player(0)).toMatchObject({ priests: 1, coins: 0 });
    expect(table.player(1)).toMatchObject({ priests: 0, coins: 6 });
  });
});

describe('priests', () => {
  test('T20 TM-INCOME-PRIESTS-LIMITED nobody gets more priests than there are in the own supply', () => {
    const table = position(['witches', 'nomads'], { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON9'] });
    table.put(0, 'C3', 'temple').put(0, 'F4', 'temple').put(1, 'B1', 'sanctuary');
    nextRound(table.give(0, { priests: 6 }).give(1, { priests: 7 }));
    expect(table.player(0).priests).toBe(7);
    expect(table.player(1).priests).toBe(7);
  });

  test('TM-INCOME-PRIESTS-LIMITED a priest on the cult board is not in the supply', () => {
    const table = position(['witches', 'nomads'], { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON9'] });
    table.put(0, 'C3', 'temple').put(0, 'F4', 'temple').give(0, { priests: 6 }).turn();
    table
      .play(0, 'send priest to fire for 3', 'end turn')
      .play(1, table.legal(1).find(isPass) ?? '', 'end turn');
    table.play(0, table.legal(0).find(isPass) ?? '', 'end turn');
    expect(table.player(0).priests).toBe(6);
  });

  test('T20 TM-INCOME-BUILDINGS coins and workers never run out', () => {
    const table = position(['witches', 'nomads'])
      .give(0, { workers: 500, coins: 500 })
      .put(0, 'D1', 'tradingHouse');
    nextRound(table);
    expect(table.player(0).workers).toBeGreaterThan(500);
    expect(table.player(0).coins).toBeGreaterThan(500);
  });
});

const isPass = (line: string): boolean => line.startsWith('pass');

describe('the bowls of power', () => {
  test('T16 TM-POWER-SPEND what bowl III holds may be spent, whatever I and II hold', () => {
    for (const bowls of [
      [0, 7, 5],
      [7, 0, 5],
    ] as [number, number, number][]) {
      const table = position(['witches', 'nomads']).give(0, { bowls }).turn();
      expect(table.refusal(0, 'action ACT6')).toBe('TM-ACTION-POWER');
      expect(table.missing(0, 'action ACT6')).toEqual({ power: 1 });
      table.play(0, ...Array<string>(5).fill('convert power to coin'));
      expect(table.bowls(0)).toEqual([bowls[0] + 5, bowls[1], 0]);
      expect(table.refusal(0, 'convert power to coin')).toBe('TM-CONVERT-RATES');
    }
  });

  test('T17 TM-POWER-GAIN 2/5/5 gains 3: two move from I to II, one from II to III, 6 can be spent', () => {
    const table = position(['witches', 'nomads'])
      .put(0, 'D1')
      .give(0, { bowls: [2, 5, 5] });
    gainPower(table.player(0), 3);
    expect(table.bowls(0)).toEqual([0, 6, 6]);
    expect(table.turn().refusal(0, 'action ACT6')).toBeNull();
  });

  test('T17 TM-POWER-GAIN the same from the income of a card', () => {
    const table = position(['witches', 'nomads'], { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON9'] });
    table
      .give(0, { bowls: [2, 5, 5], card: 'BON1' })
      .give(1, { card: 'BON2' })
      .turn();
    table.play(0, 'pass BON4', 'end turn').play(1, 'pass BON9', 'end turn');
    expect(table.bowls(0)).toEqual([0, 6, 6]);
  });

  test('T18 TM-POWER-GAIN full bowls gain nothing, nearly full bowls what fits', () => {
    const table = position(['witches', 'nomads'])
      .give(0, { bowls: [0, 0, 12] })
      .give(1, { bowls: [1, 0, 11] });
    expect(gainPower(table.player(0), 5)).toBe(0);
    expect(table.bowls(0)).toEqual([0, 0, 12]);
    expect(gainPower(table.player(1), 3)).toBe(2);
    expect(table.bowls(1)).toEqual([0, 0, 12]);
  });

  test('T19 TM-POWER-SPEND 0/6/6 spends 4: back to bowl I', () => {
    const table = position(['witches', 'nomads'])
      .give(0, { bowls: [0, 6, 6] })
      .turn()
      .play(0, 'action ACT4');
    expect(table.bowls(0)).toEqual([4, 6, 2]);
  });
});
