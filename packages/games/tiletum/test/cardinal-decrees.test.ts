/** Every line of every decree, with a position in which it is followed and one in which it is not. */
import { describe, expect, test } from 'vitest';
import { NEEDS, type SpotId, tables, type UndergroundId } from '../data/index.ts';
import type { Options } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { type AnySpot, SILVER } from './position.ts';

interface Given {
  dice: string[];
  houses?: AnySpot[];
  pillars?: SpotId[];
  mines?: UndergroundId[];
  /** Cathedrals he contributed to, as bits of their list. */
  built?: number;
  contracts?: string[];
  crests?: Record<number, string>;
  mapTiles?: [AnySpot, string][];
  offer?: string[];
  goods?: { gold?: number; iron?: number; stone?: number; food?: number };
  seekers?: [UndergroundId, UndergroundId | null, UndergroundId | null];
  /** Pieces left in his supply. */
  left?: { houses?: number; pillars?: number; mines?: number };
  king?: number;
}

function prepared(given: Given, chosen: Partial<Options>) {
  const p = alone(chosen);
  p.bare();
  p.dice(...given.dice);
  p.house(CARDINAL, ...(given.houses ?? []));
  p.pillar(CARDINAL, ...(given.pillars ?? []));
  p.mine(CARDINAL, ...(given.mines ?? []));
  p.give(CARDINAL, {
    gold: 0,
    iron: 0,
    stone: 0,
    food: 0,
    ...given.goods,
    ...given.left,
    storehouse: given.contracts ?? [],
    crests: given.crests ?? {},
  });
  if (given.seekers !== undefined) p.give(CARDINAL, { seekers: given.seekers });
  for (const [spot, tile] of given.mapTiles ?? []) p.mapTile(spot, tile);
  for (const [at, id] of (given.offer ?? []).entries()) p.state.contractOffer[at] = p.tile(id);
  p.him.cathedrals = given.built ?? 0;
  if (given.king !== undefined) p.king([0, 0], [CARDINAL, given.king]);
  return p;
}

const KOELN = 1 << 1;

type Row = [card: string, what: string, given: Given, expected: string];

const BASE: Row[] = [
  [
    'buildingsAreForever',
    'more pillars than houses: Merchant',
    { pillars: ['koeln', 'paris'], dice: ['gold1', 'stone4'] },
    '1: gold1 merchant 6',
  ],
  [
    'buildingsAreForever',
    'as many pillars as houses: Architect',
    { pillars: ['koeln'], dice: ['gold1', 'stone4'] },
    '2: stone4 architect 3',
  ],
  [
    'buildingsAreForever',
    'more pillars than cathedrals: the highest stone',
    { pillars: ['koeln'], dice: ['gold1', 'stone2', 'stone5'] },
    '3: stone5 king 2',
  ],
  [
    'buildingsAreForever',
    'as many cathedrals as pillars: no line',
    { pillars: ['koeln'], built: KOELN, dice: ['gold1', 'stone2', 'food5'] },
    '0: food5 king 2',
  ],
  ['kingAndCountry', 'King, gold first', { dice: ['food5', 'gold5', 'stone5'] }, '1: gold5 king 2'],
  ['kingAndCountry', 'King at the place of the Joker', { dice: ['food1', 'gold6'] }, '1: gold6 king 1'],
  [
    'kingAndCountry',
    'on the highest space: no line',
    { king: 10, dice: ['gold5', 'food3'] },
    '0: gold5 king 2',
  ],
  [
    'merchantEmpire',
    'Merchant, iron before wool before food',
    { dice: ['food1', 'wool1', 'iron1'] },
    '1: iron1 merchant 6',
  ],
  [
    'merchantEmpire',
    'no house left: no line',
    { left: { houses: 0 }, dice: ['iron1', 'gold3'] },
    '0: gold3 contract 4',
  ],
  [
    'familyAlliances',
    'an open contract: what it needs',
    { contracts: ['iron3for5'], dice: ['gold5', 'iron2'] },
    '1: iron2 character 5',
  ],
  [
    'familyAlliances',
    'a new crest in range: Merchant',
    { mapTiles: [['koeln', 'crest2a']], dice: ['food1', 'stone4', 'food3'] },
    '2: food1 merchant 6',
  ],
  [
    'familyAlliances',
    'a new crest in range: Architect',
    { mapTiles: [['koeln', 'crest2a']], dice: ['stone4', 'food3'] },
    '3: stone4 architect 3',
  ],
  [
    'familyAlliances',
    'a crest that he has: Contract',
    {
      mapTiles: [['koeln', 'crest2a']],
      crests: { 1: 'crest2b' },
      offer: ['iron3for5'],
      dice: ['food1', 'food3'],
    },
    '4: food3 contract 4',
  ],
  [
    'familyAlliances',
    'a crest out of range: Contract',
    { mapTiles: [['praha', 'crest2a']], offer: ['iron3for5'], dice: ['stone4', 'food3'] },
    '4: food3 contract 4',
  ],
  [
    'businessIsBusiness',
    'an open contract: what it needs',
    { contracts: ['same4for5'], dice: ['gold2', 'iron6'] },
    '1: gold2 character 5',
  ],
  [
    'businessIsBusiness',
    'none: Contract',
    { offer: ['iron3for5'], dice: ['wool3', 'iron5'] },
    '2: wool3 contract 4',
  ],
  [
    'businessIsBusiness',
    'nothing in the offer: the highest iron or wool',
    { dice: ['wool3', 'iron2', 'wool5', 'gold6'] },
    '3: wool5 king 2',
  ],
  [
    'religiousCommunities',
    'more pillars than cathedrals: the highest stone',
    { pillars: ['koeln'], dice: ['stone1', 'stone2', 'gold6'] },
    '1: stone2 character 5',
  ],
  [
    'religiousCommunities',
    'an open contract: what it needs',
    { contracts: ['iron3for5'], dice: ['stone1', 'iron2', 'gold6'] },
    '2: iron2 character 5',
  ],
  ['religiousCommunities', 'neither: Architect', { dice: ['stone1', 'gold4'] }, '3: gold4 architect 3'],
  [
    'religiousCommunities',
    'no pillar left: Contract',
    { left: { pillars: 0 }, offer: ['iron3for5'], dice: ['stone3', 'gold4'] },
    '4: stone3 contract 4',
  ],
  [
    'noblesseOblige',
    'a new crest in range: Architect',
    { mapTiles: [['koeln', 'crest2a']], dice: ['food1', 'stone4'] },
    '1: stone4 architect 3',
  ],
  [
    'noblesseOblige',
    'in range of the merchant only: Merchant',
    { mapTiles: [['praha', 'crest2a']], dice: ['food1', 'stone4'] },
    '2: food1 merchant 6',
  ],
  [
    'noblesseOblige',
    'a new crest in the offer: Contract',
    { offer: ['crest2b'], dice: ['food1', 'stone3', 'gold5'] },
    '3: stone3 contract 4',
  ],
  [
    'noblesseOblige',
    'a crest in the offer that he has: no line',
    { offer: ['crest2b', 'iron3for5'], crests: { 1: 'crest2a' }, dice: ['stone3', 'gold5'] },
    '0: gold5 king 2',
  ],
  ['proudPillars', 'Architect, stone first', { dice: ['gold4', 'stone4'] }, '1: stone4 architect 3'],
  [
    'proudPillars',
    'more pillars than houses: Merchant',
    { pillars: ['koeln', 'paris'], dice: ['gold1', 'gold3'] },
    '2: gold1 merchant 6',
  ],
  [
    'proudPillars',
    'no more pillars than houses: no line',
    { pillars: ['koeln'], dice: ['gold1', 'gold3'] },
    '0: gold3 contract 4',
  ],
  ['familiarFaces', 'Character, food first', { dice: ['gold2', 'food2'] }, '1: food2 character 5'],
  [
    'familiarFaces',
    'no die there: the highest food',
    { dice: ['food1', 'food5', 'gold5'] },
    '2: food5 king 2',
  ],
  ['familiarFaces', 'no food: no line', { dice: ['gold1', 'gold5'] }, '0: gold5 king 2'],
  [
    'busyHands',
    'Character, iron before gold',
    { dice: ['gold2', 'iron2', 'stone2'] },
    '1: iron2 character 5',
  ],
  ['busyHands', 'no die there: the highest food', { dice: ['food3', 'food4'] }, '2: food4 architect 3'],
  ['busyHands', 'no food: no line', { dice: ['gold1', 'gold5'] }, '0: gold5 king 2'],
  [
    'gloriousSpires',
    'more pillars than cathedrals: the highest stone',
    { pillars: ['koeln'], dice: ['stone1', 'stone2', 'gold4'] },
    '1: stone2 character 5',
  ],
  [
    'gloriousSpires',
    'as many cathedrals: Architect',
    { pillars: ['koeln'], built: KOELN, dice: ['stone2', 'gold4'] },
    '2: gold4 architect 3',
  ],
  [
    'undyingFame',
    'as many houses as pillars: Architect',
    { pillars: ['koeln'], dice: ['gold1', 'gold4'] },
    '1: gold4 architect 3',
  ],
  [
    'undyingFame',
    'fewer houses: Merchant',
    { pillars: ['koeln', 'paris'], dice: ['gold1', 'gold4'] },
    '2: gold1 merchant 6',
  ],
  ['worldlyRiches', 'the highest die', { dice: ['stone2', 'gold5', 'food4'] }, '1: gold5 king 2'],
  [
    'worldlyRiches',
    'among several what he needs most',
    { contracts: ['same4for5'], dice: ['stone5', 'gold5', 'iron5'] },
    '1: gold5 king 2',
  ],
  [
    'worldlyRiches',
    'where he needs nothing stone first, then iron or wool',
    { dice: ['gold5', 'food5', 'iron5', 'wool5'] },
    '1: iron5 king 2',
  ],
];

const SILVER_ROWS: Row[] = [
  [
    'pillarsOfHistory',
    'as many mines as pillars: Architect',
    {
      pillars: ['koeln', 'paris', 'lyon'],
      mines: ['annaberg', 'schneeberg'],
      dice: ['gold1', 'gold4'],
    },
    '1: gold4 architect 3',
  ],
  [
    'pillarsOfHistory',
    'fewer: Merchant or seeker, the seeker where they are equal',
    { pillars: ['koeln', 'paris', 'lyon'], dice: ['gold1', 'gold4'] },
    '2: gold1 seeker 6',
  ],
  [
    'housesOfDestiny',
    'as many mines as houses: Merchant',
    { houses: ['paris'], mines: ['annaberg'], dice: ['gold1', 'gold4'] },
    '1: gold1 merchant 6',
  ],
  [
    'housesOfDestiny',
    'fewer: Architect or seeker, whichever has more points',
    { houses: ['paris', 'lyon'], dice: ['gold1', 'gold4'] },
    '2: gold1 seeker 6',
  ],
  [
    'gloriousSpiresSilver',
    'more pillars than cathedrals: the highest stone, whatever gold there is',
    { pillars: ['koeln'], dice: ['stone3', 'gold5'] },
    '1: stone3 contract 4',
  ],
  [
    'gloriousSpiresSilver',
    'no stone: the highest gold',
    { pillars: ['koeln'], dice: ['gold3', 'gold5', 'iron6'] },
    '1: gold5 king 2',
  ],
  [
    'gloriousSpiresSilver',
    'as many cathedrals: Architect or seeker',
    { pillars: ['koeln'], built: KOELN, dice: ['gold4', 'stone5'] },
    '3: gold4 architect 3',
  ],
  [
    'buildingsAreForeverSilver',
    'more pillars than houses: Merchant or seeker for a house',
    { pillars: ['koeln', 'paris'], dice: ['gold2', 'gold4'] },
    '1: gold2 seeker 5',
  ],
  [
    'buildingsAreForeverSilver',
    'as many: Architect or seeker for a pillar',
    { pillars: ['koeln'], dice: ['gold2', 'gold4'] },
    '2: gold2 seeker 5',
  ],
  [
    'buildingsAreForeverSilver',
    'no die for them: the highest stone',
    { pillars: ['koeln'], dice: ['stone3', 'stone5'] },
    '3: stone5 king 2',
  ],
  [
    'merchantEmpireSilver',
    'Merchant or seeker for a house',
    { dice: ['gold1', 'iron2'] },
    '1: gold1 seeker 6',
  ],
  [
    'merchantEmpireSilver',
    'no house underground: Merchant',
    { houses: ['marienberg', 'joachimsthal', 'zellerfeld'], dice: ['gold1', 'iron2'] },
    '1: gold1 merchant 6',
  ],
  [
    'merchantEmpireSilver',
    'no house left: no line',
    { left: { houses: 0 }, dice: ['gold1', 'iron3'] },
    '0: iron3 contract 4',
  ],
  [
    'religiousCommunitiesSilver',
    'more pillars than cathedrals: the highest stone',
    { pillars: ['koeln'], dice: ['stone3', 'gold4'] },
    '1: stone3 contract 4',
  ],
  [
    'religiousCommunitiesSilver',
    'an open contract: what it needs',
    { contracts: ['iron3for5'], dice: ['iron3', 'gold4'] },
    '2: iron3 contract 4',
  ],
  [
    'religiousCommunitiesSilver',
    'neither: Architect or seeker for a pillar',
    { dice: ['gold1', 'gold4'] },
    '3: gold1 seeker 6',
  ],
  [
    'religiousCommunitiesSilver',
    'no pillar left: Contract',
    { left: { pillars: 0 }, offer: ['iron3for5'], dice: ['gold1', 'gold3'] },
    '4: gold3 contract 4',
  ],
  [
    'noblesseObligeSilver',
    'a new crest in range: Architect',
    { mapTiles: [['koeln', 'crest2a']], dice: ['gold1', 'gold4'] },
    '1: gold4 architect 3',
  ],
  [
    'noblesseObligeSilver',
    'in range of the merchant only: Merchant',
    { mapTiles: [['praha', 'crest2a']], dice: ['gold1', 'gold4'] },
    '2: gold1 merchant 6',
  ],
  [
    'noblesseObligeSilver',
    'underground: seeker',
    { mapTiles: [['annaberg', 'crest7c']], dice: ['gold1', 'gold4'] },
    '3: gold1 seeker 6',
  ],
  [
    'noblesseObligeSilver',
    'in the offer: Contract',
    { offer: ['crest7e'], dice: ['gold1', 'gold3', 'gold4'] },
    '4: gold3 contract 4',
  ],
  ['noblesseObligeSilver', 'nowhere: no line', { dice: ['gold3', 'gold4'] }, '0: gold4 architect 3'],
  [
    'proudPillarsSilver',
    'Architect or seeker for a pillar',
    { dice: ['gold2', 'stone4'] },
    '1: gold2 seeker 5',
  ],
  [
    'proudPillarsSilver',
    'more pillars than houses: Merchant or seeker for a house',
    { pillars: ['koeln', 'paris'], left: { pillars: 0 }, dice: ['gold1', 'gold5'] },
    '2: gold1 seeker 6',
  ],
  [
    'proudPillarsSilver',
    'as many: no line',
    { pillars: ['koeln'], left: { pillars: 0 }, dice: ['gold1', 'gold5'] },
    '0: gold5 king 2',
  ],
  ['decreeMines', 'a mine left: seeker', { dice: ['gold2', 'gold5'] }, '1: gold2 seeker 5'],
  ['decreeMines', 'no mine left: King', { left: { mines: 0 }, dice: ['gold2', 'gold5'] }, '2: gold5 king 2'],
  ['decreeTechnologies', 'a mine left: seeker', { dice: ['gold2', 'gold5'] }, '1: gold2 seeker 5'],
  [
    'decreeTechnologies',
    'no mine left: King',
    { left: { mines: 0 }, dice: ['gold2', 'gold5'] },
    '2: gold5 king 2',
  ],
  [
    'decreeTechnologies',
    'no die there: the highest gold',
    { left: { mines: 0 }, dice: ['gold3', 'gold4', 'iron4'] },
    '3: gold4 architect 3',
  ],
];

describe.each([
  ['without silver', {}, BASE],
  ['with silver', SILVER, SILVER_ROWS],
] as const)('decrees %s', (_, chosen, rows) => {
  test.each(rows)('TIL-DECREE-CONDITION, TIL-DECREE-LINES: %s, %s', (card, _what, given, expected) => {
    expect(prepared(given, chosen).decree(card)).toBe(expected);
  });
});

test('every card of the deck is tried above or below', () => {
  const tried = new Set([...BASE, ...SILVER_ROWS].map(([card]) => card));
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

  test('TIL-DECREE-CONDITION: the decree of the underground fair looks for houses and pillars where there are more mines, else for mines', () => {
    const p = prepared({ dice: ['gold2'] }, SILVER);
    expect(p.decree('decreeUnderground')).toBe('1: gold2 seeker 5');
    expect(p.steps()).toContain('cardinalHouse');
    const other = prepared({ dice: ['gold2'], houses: ['marienberg'] }, SILVER);
    expect(other.decree('decreeUnderground')).toBe('2: gold2 seeker 5');
    expect(other.steps()).toContain('cardinalMine');
    const none = prepared({ dice: ['gold3'] }, SILVER);
    expect(none.decree('decreeUnderground')).toBe('0: gold3 contract 4');
  });
});

describe('the printed cards', () => {
  /** Written off the photographs: M, A, K, Co, Ch for actions, Sk for the seeker, colours as letters. */
  const PRINTED: Record<string, string> = {
    buildingsAreForever: 'DYBR: pillarsAboveHouses merchant; architect; pillarsAboveCathedrals highestStone',
    kingAndCountry: 'YRBD: king',
    merchantEmpire: 'BRYD: merchant',
    familyAlliances:
      'BYRD: openContract neededForContracts; newCrestInRange merchant; newCrestInRange architect; contract',
    businessIsBusiness: 'YBDR: openContract neededForContracts; contract; highestIronWool',
    religiousCommunities:
      'DBYR: pillarsAboveCathedrals highestStone; openContract neededForContracts; architect; contract',
    noblesseOblige: 'RDBY: newCrestInRange architect; newCrestInRange merchant; newCrestInOffer contract',
    proudPillars: 'DRBY: architect; pillarsAboveHouses merchant',
    familiarFaces: 'RYBD: character; highestFood',
    busyHands: 'RBYD: character; highestFood',
    gloriousSpires: 'DYRB: pillarsAboveCathedrals highestStone; architect',
    undyingFame: 'DBRY: housesNotBelowPillars architect; merchant',
  };
  const LETTERS = { stone: 'D', gold: 'Y', ironWool: 'B', food: 'R' } as const;

  test.each(Object.entries(PRINTED))('%s', (id, printed) => {
    const { lines, row } = tables.decrees[id];
    const said = lines
      .filter(({ order }) => order !== 'none')
      .map(({ when, order }) => (when === 'always' ? order : `${when} ${order}`))
      .join('; ');
    expect(`${row.map((need) => LETTERS[need]).join('')}: ${said}`).toBe(printed);
    expect(row.toSorted()).toEqual([...NEEDS].toSorted());
  });
});
