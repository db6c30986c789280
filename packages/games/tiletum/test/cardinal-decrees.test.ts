/** Decrees lead the Cardinal: which line of a card is followed in which position. */
import { describe, expect, test } from 'vitest';
import { tables } from '../data/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { prepared } from './decree-position.ts';
import { DECREES } from './decree-rows.ts';
import { SILVER_DECREES } from './decree-rows-silver.ts';
import { SILVER } from './position.ts';

describe.each([
  ['without silver', {}, DECREES],
  ['with silver', SILVER, SILVER_DECREES],
] as const)('decrees %s', (_, chosen, rows) => {
  test.each(rows)('TIL-DECREE-CONDITION, TIL-DECREE-LINES: %s, %s', (card, _what, given, expected) => {
    expect(prepared(given, chosen).decree(card)).toBe(expected);
  });
});

test('every card of the deck is tried in a row, or below', () => {
  const tried = new Set([...DECREES, ...SILVER_DECREES].map(([card]) => card));
  expect(Object.keys(tables.decrees).filter((id) => !tried.has(id))).toEqual(['decreeUnderground']);
});

describe('decrees of silver that look underground', () => {
  test('TIL-DECREE-CONDITION: Glorious Spires, a pillar at an unbuilt cathedral that costs silver: King', () => {
    const given = { built: 0, dice: ['gold4', 'gold5'], seekers: ['freiberg', 'sterzing', null] } as const;
    const at = (undergroundCosts: string[]) => {
      const p = prepared(
        { ...given, dice: [...given.dice], seekers: [...given.seekers] },
        { ...SILVER, undergroundCosts },
      );
      // The pillar stands underground, so it does not count among those of the main board.
      p.state.pillars[10 * 4] = CARDINAL;
      p.him.silver = 0;
      return p;
    };
    const p = at(['costGold5', 'costSilver3', 'costSilver1']);
    expect(p.decree('gloriousSpiresSilver')).toBe('2: gold5 king 2');
    const built = at(['costGold5', 'costSilver3', 'costSilver1']);
    built.him.cathedrals = 1 << 10;
    expect(built.decree('gloriousSpiresSilver')).toBe('3: gold4 architect 3');
  });

  test.each([
    ['religiousCommunitiesSilver', ['stone3', 'gold4'], '3: gold4 architect 3', '1: stone3 contract 4'],
    ['buildingsAreForeverSilver', ['stone3', 'stone5'], '0: stone5 king 2', '3: stone5 king 2'],
    ['gloriousSpiresSilver', ['stone3', 'gold4'], '3: gold4 architect 3', '1: stone3 contract 4'],
  ])(
    'TIL-DECREE-CONDITION: %s compares pillars and cathedrals of the main board only',
    (card, dice, below, above) => {
      const p = prepared(
        { dice },
        { ...SILVER, undergroundCosts: ['costGold5', 'costSilver3', 'costSilver1'] },
      );
      p.state.pillars[9 * 4] = CARDINAL;
      expect(p.decree(card)).toBe(below);
      expect(prepared({ dice, pillars: ['koeln'] }, SILVER).decree(card)).toBe(above);
      // A cathedral that he built underground does not make up for a pillar on the main board.
      const built = prepared({ dice, pillars: ['koeln'], built: 1 << 9 }, SILVER);
      built.state.pillars[9 * 4] = CARDINAL;
      expect(built.decree(card)).toBe(above);
    },
  );

  test('TIL-DECREE-CONDITION: the decree of the underground fair looks for houses and pillars where there are more mines, else for mines', () => {
    const p = prepared({ dice: ['gold2'] }, SILVER);
    expect(p.decree('decreeUnderground')).toBe('1: gold2 seeker 5');
    expect(p.steps()).toContain('cardinalHouse');
    const other = prepared({ dice: ['gold2'], houses: ['marienberg'] }, SILVER);
    expect(other.decree('decreeUnderground')).toBe('2: gold2 seeker 5');
    expect(other.steps()).toContain('cardinalMine');
    const pillar = prepared({ dice: ['gold2'] }, SILVER);
    pillar.state.pillars[9 * 4] = CARDINAL;
    expect(pillar.decree('decreeUnderground')).toBe('2: gold2 seeker 5');
    // What stands on the main board does not count.
    const above = prepared({ dice: ['gold2'], houses: ['paris'], pillars: ['koeln', 'lyon'] }, SILVER);
    expect(above.decree('decreeUnderground')).toBe('1: gold2 seeker 5');
    const none = prepared({ dice: ['gold3'] }, SILVER);
    expect(none.decree('decreeUnderground')).toBe('0: gold3 contract 4');
  });
});
