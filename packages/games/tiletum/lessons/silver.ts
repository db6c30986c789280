/**
 * In Search of Silver, for those who know the game: one round below the ground, from the first mine to the income of the
 * king phase, and a turn of the second round on the second map, up to its cathedral.
 */
import type { Lesson } from '../../lesson.ts';
import { countsOf, lastOf } from '../../lesson-position.ts';
import { type ActionId, CATHEDRALS, MAPS, tables } from '../data/index.ts';
import { COSTS, DEEP_COSTS, SILVER_GAME, SILVER_PLACES, SILVER_WHEEL } from './setup.ts';
import { cathedral, die, faceOf, lastScored, OFFERED, onOwn, pointsOf, spot, tile } from './shared.ts';

const face = (action: ActionId, round: number): number => faceOf(SILVER_PLACES, action, SILVER_WHEEL, round);
/** The field of the seeker begins at the merchant in both rounds. */
const FIELD = face('merchant', 1);
const FIELD_LATER = face('merchant', 2);
const ARCHITECT = face('architect', 1);
const KING = face('king', 1);

const KOELN = cathedral('koeln', COSTS[CATHEDRALS.indexOf('koeln')]);

const { price } = tables.technologies;
const { tablets } = tables;
const SECOND_MAP = tables.underground.IIA;

export const silver: Lesson = {
  id: 'silver',
  version: 4,
  ...SILVER_GAME,
  before: [],
  steps: [
    { id: 'ore', chapter: 'underground', show: [onOwn('good:silver')] },
    {
      id: 'firstMap',
      chapter: 'underground',
      show: [spot('freiberg')],
      values: () => ({ spot: 'freiberg', maps: MAPS.length, points: tables.fairs.fairMines.points }),
    },
    {
      id: 'field',
      chapter: 'seeker',
      show: [die('gold', FIELD)],
      showNext: [{ place: 'action:seeker' }, OFFERED],
      wanted: [`take gold ${FIELD}; choose seeker; keep tile`],
      values: () => ({ value: FIELD, points: pointsOf(FIELD) }),
    },
    {
      id: 'mine',
      chapter: 'seeker',
      show: [spot('annaberg')],
      wanted: ['seeker to annaberg; mine in annaberg on 1'],
      values: () => ({ spot: 'annaberg' }),
    },
    {
      id: 'tablet',
      chapter: 'seeker',
      show: [spot('schneeberg')],
      wanted: ['seeker to schneeberg; mine in schneeberg on 1'],
      values: () => ({ spot: 'schneeberg', gold: tables.underground.IA.cities.schneeberg.mines[0].gold }),
    },
    {
      id: 'technology',
      chapter: 'technologies',
      show: [tile('silver1a', 'own')],
      showNext: [{ place: 'technology:architect', on: { panel: 'technologies' } }],
      wanted: ['use silver1a; raise architect; end turn'],
      after: [
        '1 take iron 2; keep tile; choose seeker; seeker to marienberg; house in marienberg on 1; seeker to clausthal; place seeker on III; mine in clausthal on 1; collect in clausthal; end turn',
      ],
      values: () => ({ first: price[0], second: price[1], third: price[2] }),
    },
    {
      id: 'symbolDie',
      chapter: 'technologies',
      show: [die('stone', ARCHITECT)],
      showNext: [OFFERED],
      wanted: [`take stone ${ARCHITECT}; keep tile`],
      values: () => ({ value: ARCHITECT }),
    },
    {
      id: 'symbol',
      chapter: 'technologies',
      show: [spot('joachimsthal')],
      wanted: ['symbol seeker to joachimsthal'],
      values: () => ({ spot: 'joachimsthal', points: tablets.points }),
    },
    {
      id: 'boosted',
      chapter: 'technologies',
      show: [spot('koeln')],
      wanted: ['architect to koeln; pillar in koeln; contribute in koeln; end turn'],
      after: [
        '1 take gold 3; choose merchant; keep tile; merchant to paris; house in paris on 1; collect in paris; merchant to troyes; end turn',
      ],
      values: () => ({ ...KOELN, spot: 'koeln', plain: pointsOf(ARCHITECT) }),
    },
    {
      id: 'ribbons',
      chapter: 'income',
      show: [die('wool', KING)],
      showNext: [OFFERED],
      wanted: [`take wool ${KING}; keep tile`],
      values: () => ({
        value: KING,
        space: tables.silverKingTrack.spaces.find(({ silver: ribbon }) => ribbon > 0)?.gain ?? 0,
      }),
    },
    {
      id: 'offer',
      chapter: 'income',
      show: [spot('goslar')],
      showNext: [{ place: `kingStep:${tablets.kingFirst}` }, onOwn('good:silver')],
      wanted: ['pay silver', 'done'].map(
        (answer) => `symbol seeker to goslar; king ${tablets.kingFirst}; ${answer}`,
      ),
      values: () => ({ spot: 'goslar', silver: tablets.silver, points: tablets.pointsPaid }),
    },
    {
      id: 'climb',
      chapter: 'income',
      show: [{ place: `kingStep:${pointsOf(KING)}` }],
      wanted: [`king ${pointsOf(KING)}; end turn`],
      after: ['1 take food 1; symbol seeker to stiavnica; king 6; end turn'],
    },
    {
      id: 'leader',
      chapter: 'income',
      show: [OFFERED],
      wanted: ['keep tile', 'decline'],
      values: (position) => ({
        silver: lastOf(position, 'silverChanged', 'count'),
        mines: countsOf(position).minesOnMaps,
      }),
    },
    {
      id: 'newMine',
      chapter: 'income',
      show: [onOwn('supply:mines')],
      values: (position) => ({
        mines: countsOf(position).mines,
        points: lastScored(position, 'fairPoints'),
      }),
    },
    {
      id: 'secondDie',
      chapter: 'deeper',
      show: [die('gold', FIELD_LATER)],
      showNext: [{ place: 'action:seeker' }, OFFERED],
      wanted: ['keep tile', 'decline'].map((answer) => `take gold ${FIELD_LATER}; choose seeker; ${answer}`),
      values: () => ({ value: FIELD_LATER, points: pointsOf(FIELD_LATER) }),
    },
    {
      id: 'newSeeker',
      chapter: 'deeper',
      show: [{ place: 'map:II' }],
      wanted: ['place seeker on II'],
      values: () => ({ silver: SECOND_MAP.price }),
    },
    {
      id: 'cheaper',
      chapter: 'deeper',
      show: [spot('schwaz')],
      showNext: [{ place: 'technology:architect', on: { panel: 'technologies' } }],
      wanted: ['seeker to schwaz; raise architect'],
      values: () => ({
        spot: 'schwaz',
        less: tablets.silverLess,
        king: tables.technologies.cathedralKing,
      }),
    },
    {
      id: 'anyMine',
      chapter: 'deeper',
      show: [spot('schwaz')],
      showNext: [spot('rattenberg'), spot('goslar')],
      wanted: ['mine in schwaz on 1; seeker to rattenberg; mine in goslar on 1'],
      values: () => ({ spot: 'schwaz', next: 'rattenberg', other: 'goslar', gold: tablets.gold }),
    },
    {
      id: 'silverCathedral',
      chapter: 'deeper',
      show: [spot('sterzing')],
      showNext: [spot('sterzing'), { place: `kingStep:${tables.technologies.cathedralKing}` }],
      wanted: [
        `seeker to sterzing; pillar in sterzing; contribute in sterzing; king ${tables.technologies.cathedralKing}; end turn`,
      ],
      values: () => {
        const { amount, points } = tables.costTiles[DEEP_COSTS[1]];
        return {
          spot: 'sterzing',
          silver: amount,
          points: points + SECOND_MAP.points[0],
          king: tables.technologies.cathedralKing,
        };
      },
    },
    {
      id: 'multiplier',
      chapter: 'last',
      show: [{ panel: 'technologies' }],
      values: (position) => ({
        pillars: countsOf(position).pillarsOnMap,
        mines: countsOf(position).minesOnMaps,
        product: countsOf(position).pillarsOnMap * countsOf(position).minesOnMaps,
        levels: price.slice(0, countsOf(position).technologyLevels).reduce((sum, level) => sum + level, 0),
        silver: tables.scoring.silverPerPoint,
      }),
    },
    { id: 'deepEnd', chapter: 'last', show: [] },
  ],
};
