/** Each of the fourteen cards: as action card what she does, as support card how. */
import { describe, expect, test } from 'vitest';
import { tables } from '../../data/index.ts';
import { alone } from './alone.ts';

const UPGRADE = 'automaUpgrades';
const SCORES = 'automaScores';
const BLOCKS = ['automaBlocks', 'automaBlocks'];
const SCHOLAR = 'automaScholar';
const BUILD = 'automaBuilds';

describe.each([
  // what she does; points; building from, row, counting, discipline, round bonus, letters, pass icon
  ['automa1', [UPGRADE, SCORES], 2, 'marked A down2 roundTile left AB'],
  ['automa2', [...BLOCKS, SCORES], 2, 'marked B up1 catchUp middle AB pass'],
  ['automa3', [SCHOLAR], 0, 'unmarked joins B down3 roundTile right AB'],
  ['automa4', [BUILD], 0, 'unmarked B up3 catchUp left AB pass'],
  ['automa5', [BUILD, SCORES], 2, 'marked joins A up2 catchUp middle AB'],
  ['automa6', ['automaInnovation', 'automaAdvances'], 0, 'unmarked A down1 catchUp right CD'],
  ['automa7', [BUILD, SCORES], 2, 'unmarked joins B down4 catchUp left CD pass'],
  ['automa8', [SCHOLAR, SCORES], 3, 'marked joins A down1 catchUp middle CD pass'],
  ['automa9', [SCHOLAR, SCORES], 3, 'marked joins A down2 catchUp right CD pass'],
  ['automa10', [UPGRADE, SCORES], 2, 'unmarked joins B up4 catchUp left CD pass'],
  ['automa11', [UPGRADE, SCORES], 2, 'unmarked joins A up2 catchUp middle EF pass'],
  ['automa12', [...BLOCKS, SCORES], 2, 'unmarked joins A up3 catchUp right EF pass'],
  ['automa13', [BUILD, SCORES], 3, 'marked joins B up1 catchUp left EF pass'],
  ['automa14', [...BLOCKS, SCORES], 2, 'marked joins B down3 catchUp middle EF pass'],
] as const)('card %s', (id, does, points, printed) => {
  test('AOI-SOLO-CARDS: what is printed on it', () => {
    const card = tables.automaCards[id];
    const said = [
      card.from,
      ...(card.joins ? ['joins'] : []),
      card.row,
      `${card.direction}${card.number}`,
      card.discipline,
      card.bonus,
      card.letters,
      ...(card.mayPass ? ['pass'] : []),
    ];
    expect(said.join(' ')).toBe(printed);
    expect(card.starts).toBe(Number(id.slice(6)) <= 6);
  });

  test('AOI-SOLO-CARDS: as action card', () => {
    const self = alone().hers('B4*', 'I9').put(0, 'E5').round(3).turn('automa1', id);
    expect(self.kinds().slice(1)).toEqual(does);
    expect(self.her.points).toBe(20 + points);
  });

  test('AOI-SOLO-CARDS: as support card of a building and of a scholar', () => {
    const card = tables.automaCards[id];
    const self = alone().hers('B4*', 'H5').does('build', { support: id });
    const build = self.automa.decisions[0];
    expect(build.sieves[0].by).toBe(card.from);
    expect(build.sieves.at(-1)?.by).toBe(`${card.direction}${card.number}`);
    const scholar = alone().levels([1, 1, 1, 1], [1, 1, 1, 1]);
    scholar.does('scholar', { support: id });
    const counted = card.direction === 'down' ? card.number - 1 : 4 - card.number;
    const chosen = card.discipline === 'roundTile' ? 1 : counted;
    expect(scholar.automa.decisions[0].chosen).toBe(chosen);
  });
});
