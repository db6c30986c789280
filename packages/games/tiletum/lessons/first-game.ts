/**
 * The first game: two rounds that lead from a house in Antwerp to three sets of a house and a pillar, which the fair of
 * the second round pays for, and to a cathedral in each of them. More houses come from roofs, more pillars from
 * contracts.
 */
import type { Lesson } from '../../lesson.ts';
import { countsOf } from '../../lesson-position.ts';
import { type ActionId, CATHEDRALS, GOODS, tables } from '../data/index.ts';
import { COSTS, FIRST_GAME, PLACES, WHEEL } from './setup.ts';
import { cathedral, die, faceOf, lastScored, OFFERED, onOwn, pointsOf, spot, tile } from './shared.ts';

const value = (action: ActionId, round: number): number => faceOf(PLACES, action, WHEEL, round);
const MERCHANT = value('merchant', 1);
const ARCHITECT = value('architect', 1);
const KING = value('king', 1);
const CONTRACT = value('contract', 2);
const CHARACTER = value('character', 2);
const ARCHITECT_LATER = value('architect', 2);
const STONE = ARCHITECT_LATER - 1;

const costOf = (town: (typeof CATHEDRALS)[number]) => cathedral(town, COSTS[CATHEDRALS.indexOf(town)]);

/** Where the discs are after the first two tokens. */
const FALLEN = tables.kingTrack.zero - 3;

/** Those with the crests that complete the buildings with one room. */
const [FIRST, SECOND] = [4, 5];
const building = (number: number) => tables.buildings[number - 1];

const ARCHITECT_TILE = 'architect-points3';
/** Whom the learner may choose from. */
const OTHERS = ['king-points2', 'character-wool2', 'king-goldAndWool1'];

/** The goods of a crest: one of them has to be stone. */
const STONES = GOODS.flatMap((good) =>
  good === 'stone' ? ['gain stone; gain stone'] : [`gain stone; gain ${good}`, `gain ${good}; gain stone`],
).sort((a) => (a === 'gain stone; gain stone' ? -1 : 1));

export const firstGame: Lesson = {
  id: 'first-game',
  version: 4,
  ...FIRST_GAME,
  before: [],
  steps: [
    {
      id: 'goal',
      chapter: 'goal',
      show: [],
      values: () => ({ rounds: tables.rounds, dice: tables.dice.turns }),
    },
    {
      id: 'wheel',
      chapter: 'goal',
      show: [die('gold', MERCHANT), { place: 'action:merchant' }],
      values: () => ({ value: MERCHANT, points: pointsOf(MERCHANT) }),
    },
    {
      id: 'fairs',
      chapter: 'goal',
      show: [{ panel: 'fairs' }],
      values: () => ({
        houses: tables.fairs.fairHouses.points,
        sets: tables.fairs.fairHousePillar.points,
        spot: 'tiletum',
        next: 'antwerpen',
      }),
    },
    {
      id: 'takeDie',
      chapter: 'merchant',
      show: [die('gold', MERCHANT)],
      showNext: [OFFERED],
      wanted: [`take gold ${MERCHANT}; keep tile`],
      values: () => ({ value: MERCHANT }),
    },
    {
      id: 'house',
      chapter: 'merchant',
      show: [spot('antwerpen')],
      wanted: ['merchant to antwerpen; house in antwerpen on 1'],
      values: () => ({ spot: 'antwerpen' }),
    },
    {
      id: 'secondHouse',
      chapter: 'merchant',
      show: [spot('brugge'), spot('koeln')],
      wanted: [
        'merchant to brugge; house in brugge on 1; end turn',
        'merchant to koeln; house in koeln on 1; end turn',
      ],
      after: [
        '1 take stone 1; keep tile; choose merchant; merchant to paris; house in paris on 1; collect in paris; merchant to troyes; house in troyes on 1; collect in troyes; end turn',
      ],
      values: (position) => ({ points: countsOf(position).actionPoints, spot: 'brugge', other: 'koeln' }),
    },
    {
      id: 'corruption',
      chapter: 'king',
      show: [{ place: `kingSpace:${FALLEN}` }, { place: 'corruption' }],
      values: ({ events }) => ({
        steps: Number(events.findLast(({ kind }) => kind === 'corrupted')?.data.steps ?? 0),
      }),
    },
    {
      id: 'stoneDie',
      chapter: 'cathedrals',
      show: [die('stone', ARCHITECT)],
      showNext: [OFFERED],
      wanted: [`take stone ${ARCHITECT}; keep tile`],
      values: () => ({ value: ARCHITECT, points: pointsOf(ARCHITECT) }),
    },
    {
      id: 'helper',
      chapter: 'cathedrals',
      show: [tile('points3a', 'own')],
      wanted: ['use points3a'],
      values: () => ({ points: tables.helpers.points3a.amount, spaces: tables.pieces.storehouse }),
    },
    {
      id: 'pillar',
      chapter: 'cathedrals',
      show: [spot('koeln')],
      wanted: ['architect to koeln; pillar in koeln'],
      values: () => ({ spot: 'koeln' }),
    },
    {
      id: 'contribute',
      chapter: 'cathedrals',
      show: [spot('koeln')],
      wanted: ['contribute in koeln; end turn'],
      after: ['1 take wool 5; architect to paris; pillar in paris; contribute in paris; end turn'],
      values: () => ({ ...costOf('koeln'), spot: 'koeln' }),
    },
    {
      id: 'kingDie',
      chapter: 'king',
      show: [die('food', KING)],
      showNext: [OFFERED],
      wanted: [`take food ${KING}; keep tile`],
      values: () => ({ value: KING, points: pointsOf(KING), gold: tables.helpers.gold3a.amount }),
    },
    {
      id: 'kingSteps',
      chapter: 'king',
      show: [{ place: `kingStep:${pointsOf(KING)}` }],
      wanted: [`king ${pointsOf(KING)}; end turn`],
      after: ['1 take iron 5; use plus1b; architect to troyes; architect to lyon; pillar in lyon; end turn'],
    },
    { id: 'prize', chapter: 'round', show: [OFFERED], wanted: ['keep tile'] },
    {
      id: 'firstFair',
      chapter: 'round',
      show: [{ panel: 'fairs' }],
      values: (position) => ({
        king: lastScored(position, 'kingPoints'),
        points: lastScored(position, 'fairPoints'),
        houses: countsOf(position).housesOnMap,
        spot: 'tiletum',
      }),
    },
    {
      id: 'contractDie',
      chapter: 'contracts',
      show: [die('wool', CONTRACT)],
      showNext: [OFFERED],
      wanted: [`take wool ${CONTRACT}; keep tile`],
      values: () => ({ value: CONTRACT, before: value('contract', 1) }),
    },
    {
      id: 'fulfil',
      chapter: 'contracts',
      show: [tile('wool2for3', 'own')],
      wanted: ['fulfil wool2for3'],
      values: () => ({ wool: tables.contracts.wool2for3.wool, points: tables.contracts.wool2for3.points }),
    },
    {
      id: 'contract',
      chapter: 'contracts',
      show: [tile('wool4for7b', 'contracts')],
      wanted: ['acquire wool4for7b'],
      values: (position) => ({ price: countsOf(position).actionPoints }),
    },
    {
      id: 'deliver',
      chapter: 'contracts',
      show: [tile('wool4for7b', 'own')],
      wanted: ['fulfil wool4for7b; end turn'],
      after: [
        '1 take iron 3; keep tile; hire merchant-gold3',
        '1 lodge merchant-gold3 in 4.1; hire contract-stone2',
        '1 lodge contract-stone2 in 5.1; contribute in lyon; end turn',
      ],
      values: () => ({ wool: tables.contracts.wool4for7b.wool, points: tables.contracts.wool4for7b.points }),
    },
    {
      id: 'characterDie',
      chapter: 'buildings',
      show: [die('food', CHARACTER)],
      wanted: [`take food ${CHARACTER}`],
      values: () => ({ value: CHARACTER, points: pointsOf(CHARACTER) }),
    },
    {
      id: 'moveIn',
      chapter: 'buildings',
      show: [tile(ARCHITECT_TILE, 'characters')],
      showNext: [onOwn(`room:${FIRST}.1`)],
      wanted: [`hire ${ARCHITECT_TILE}; lodge ${ARCHITECT_TILE} in ${FIRST}.1`],
      values: () => ({ points: tables.characters[ARCHITECT_TILE].amount, building: FIRST }),
    },
    {
      id: 'moveInToo',
      chapter: 'buildings',
      show: OTHERS.map((id) => tile(id, 'characters')),
      showNext: [onOwn(`room:${SECOND}.1`)],
      wanted: OTHERS.map((id) => `hire ${id}; lodge ${id} in ${SECOND}.1`),
      values: () => ({ building: SECOND }),
    },
    {
      id: 'crest',
      chapter: 'buildings',
      show: [onOwn(`crest:${FIRST}`)],
      showNext: [spot('praha')],
      wanted: [`place crest1a under building ${FIRST}; architect to praha`],
      values: () => ({
        building: FIRST,
        food: building(FIRST).food,
        marker: building(FIRST).marker,
        spot: 'praha',
      }),
    },
    {
      id: 'secondCrest',
      chapter: 'buildings',
      show: [onOwn(`crest:${SECOND}`)],
      showNext: [onOwn(`crest:${SECOND}`), onOwn('good:stone')],
      wanted: STONES.map((goods) => `buy food; place crest2a under building ${SECOND}; ${goods}; end turn`),
      after: ['1 take gold 5; acquire iron4for7b; fulfil iron4for7b; end turn'],
      values: () => ({
        building: SECOND,
        gold: tables.goodPrice,
        goods: building(SECOND).amount,
      }),
    },
    {
      id: 'change',
      chapter: 'cathedrals',
      show: [die('stone', STONE)],
      showNext: [OFFERED],
      wanted: ['keep tile', 'decline'].map(
        (answer) => `take stone ${STONE} as ${ARCHITECT_LATER}; ${answer}`,
      ),
      values: () => ({ from: STONE, to: ARCHITECT_LATER, gold: tables.dice.changePrice }),
    },
    {
      id: 'great',
      chapter: 'cathedrals',
      show: [spot('praha')],
      wanted: ['pillar in praha; contribute in praha'],
      values: () => ({ ...costOf('praha'), spot: 'praha' }),
    },
    {
      id: 'thirdPillar',
      chapter: 'cathedrals',
      show: [spot('wien'), spot('praha')],
      wanted: [
        'collect in praha; architect to wien; pillar in wien; end turn',
        'architect to wien; pillar in wien; end turn',
      ],
      after: ['1 take stone 2 as 1; keep tile; use plus2b; king 8; end turn', '1 keep tile'],
      values: (position) => ({ points: countsOf(position).actionPoints, spot: 'praha', next: 'wien' }),
    },
    {
      id: 'secondFair',
      chapter: 'end',
      show: [{ panel: 'fairs' }],
      values: (position) => ({
        spot: 'antwerpen',
        sets: Math.min(countsOf(position).housesOnMap, countsOf(position).pillarsOnMap),
        points: lastScored(position, 'fairPoints'),
        loss: lastScored(position, 'kingPoints'),
      }),
    },
    {
      id: 'scoring',
      chapter: 'end',
      show: [{ part: 'own' }],
      values: (position) => {
        const { housesOnMap: houses, pillarsOnMap: pillars } = countsOf(position);
        const { buildings } = tables.scoring;
        return {
          houses,
          pillars,
          product: houses * pillars,
          few: buildings.findIndex((points) => points > 0),
          least: buildings.find((points) => points > 0) ?? 0,
          all: buildings.length - 1,
          most: buildings[buildings.length - 1],
        };
      },
    },
    { id: 'done', chapter: 'end', show: [] },
  ],
};
