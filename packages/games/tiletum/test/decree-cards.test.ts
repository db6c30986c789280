/** The tables of the decrees say what is printed on the cards. */
import { describe, expect, test } from 'vitest';
import { NEEDS, tables } from '../data/index.ts';

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
