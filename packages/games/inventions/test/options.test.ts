import { OptionsError, type Override, readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { inventions, rulesetOf } from '../rules/index.ts';
import { GOALS, HANDS, IDEAS, WEALTH } from './fixed-setup.ts';
import { FIXED, position, table } from './position.ts';

function compiled(...overrides: Override[]) {
  return rulesetOf(readOptions(inventions.options, { players: 2, overrides }));
}

describe('fixed outcomes of set-up', () => {
  test('everything that chance decides can be given', () => {
    const [ideas, wealth, dealt, goals] = [IDEAS, WEALTH, HANDS, GOALS];
    const p = table(4, { ideas, wealth, inventions: dealt, goals });
    const other = table(4, { ideas, wealth, inventions: dealt, goals }).rules.setup('another seed');
    expect({ ...other, chance: null, pending: [] }).toEqual({ ...p.state, chance: null, pending: [] });
    expect(p.state.chance.draws).toBe(0);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an order without a seat', { order: [0, 1, 1, 2] }, 'must be 0, 1, 2, 3 in any order'],
    ['a tile twice', { specialistTiles: FIXED.specialistTiles.with(0, 'sharing') }, 'names one twice'],
    [
      'a milestone of another letter',
      { commonMilestones: ['cotton', 'mining', 'iron', 'crane'] },
      '"cotton" is none of',
    ],
    [
      'era 4 before era 3',
      {
        ideas: ['caravel', 'writing', 'glass', 'lighthouse', 'steel', 'musicalNotation', 'coins', 'windmill'],
      },
      'has caravel at place 1: era 3 comes before era 4',
    ],
    [
      'goals of one deck',
      { goals: Array(4).fill(['goalAsia', 'goalAfrica', 'goalEra']) },
      'is no goal of the deck progress',
    ],
    ['a mixed stack', { wealth: Array(7).fill(['AE', 'BC', 'AT', 'AW']) }, '"BC" is none of AE, AC, AT, AW'],
    ['ideas for six regions', { regionIdeas: ['wheel'] }, 'must name 7'],
    ['inventions for one seat', { inventions: [['boats', 'cloth']] }, 'must be 4 lists'],
  ])('%s is refused', (_, options, message) => {
    expect(() => readOptions(inventions.options, { players: 4, ...options })).toThrow(message);
  });

  test('2 to 4 players', () => {
    expect(() => readOptions(inventions.options, { players: 5 })).toThrow(OptionsError);
    expect(() => readOptions(inventions.options, { players: 1 })).toThrow(OptionsError);
  });
});

describe('overrides of the tables', () => {
  test('INV-FORUM-GOLDEN-RULE other pairs of actions', () => {
    const overrides = [
      { path: 'forums.0.1', value: 'share' },
      { path: 'forums.1.1', value: 'invent' },
    ];
    const p = position(4, { overrides })
      .give(0, { seasons: ['present'] })
      .region('asia', { card: 'wheel', presenter: 0, inventor: 0 })
      .turn(0);
    expect(p.refusal(0, 'pillar share')).toBe('INV-FORUM-GOLDEN-RULE');
    expect(p.refusal(0, 'pillar invent')).toBe('INV-TURN-POSSIBLE');
  });

  test('INV-TRAVEL-ROUTE another line on the map', () => {
    const p = position(4, { overrides: [{ path: 'routes.africa-asia', value: true }] })
      .region('africa', { citizens: [1, 0, 0, 0] })
      .owe(0, 'travel', 'main');
    expect(p.refusal(0, 'travel africa to asia')).toBeNull();
  });

  test('INV-CHRONOS-PREPARE INV-CHRONOS-TURN the path follows the numbers of the regions', () => {
    const overrides = [
      { path: 'regions.africa.number', value: 7 },
      { path: 'regions.southAmerica.number', value: 1 },
    ];
    const p = table(2, { order: [0, 1, 2], overrides, regionIdeas: FIXED.regionIdeas.toReversed() }).settle();
    expect(p.at('southAmerica').presenter).toBe(2);
    p.state.chronos!.region = 6;
    p.region('middleEast', { card: 'wheel', presenter: 0 });
    p.step('chronosTurn');
    expect(p.state.chronos!.region).toBe(1);
  });

  test('INV-PRESENT-SPECIALISTS INV-PRESENT-BENEFIT another demand and another benefit', () => {
    const overrides = [
      { path: 'specialistTiles.standing.demand', value: 2 },
      { path: 'specialistTiles.standing.effect', value: 'points' },
      { path: 'specialistTiles.standing.amount', value: 4 },
    ];
    const p = position(4, { overrides })
      .give(0, { ideas: ['silk'], home: [2, 0, 0] })
      .owe(0, 'present', 'main');
    p.play(0, 'present silk in middleEast');
    expect(p.at('middleEast').presenters).toBe(2);
    expect(p.points(0, 'specialistTiles')).toBe(4);
  });

  test.each<[string, Override, string]>([
    ['a table that is not there', { path: 'weather', value: 1 }, 'there is no "weather" in the tables'],
    ['a card that is not there', { path: 'cards.umbrella.era', value: 1 }, 'there is no "umbrella" in cards'],
    [
      'a text for a number',
      { path: 'cards.silk.extra', value: 'two' },
      'it is a number and cannot become "two"',
    ],
    [
      'an action that is not there',
      { path: 'cards.silk.chain', value: 'sleep' },
      'override cards.silk.chain: "sleep" is none of present',
    ],
    [
      'a type that is not there',
      { path: 'cards.silk.type', value: 'magic' },
      '"magic" is none of economy, culture, technology',
    ],
    ['an action twice', { path: 'forums.0.0', value: 'share' }, 'share stands in the forums twice'],
    [
      'a discount that is no space',
      { path: 'milestones.iron.effect', value: 'discount' },
      'override milestones.iron.effect',
    ],
    [
      'an action between a tile and its price',
      { path: 'progressMap.H01.effect', value: 'present' },
      'override progressMap.H01.effect: "present" belongs to the step of actions',
    ],
    [
      'a building within a building',
      { path: 'progressMap.H01.effect', value: 'build' },
      '"build" belongs to the step of actions',
    ],
    ['a number twice', { path: 'regions.africa.number', value: 2 }, '2 is the number of another region'],
    [
      'an era that its letter is not',
      { path: 'milestones.iron.era', value: 4 },
      'the letter C is era 3, not 4',
    ],
    [
      'a third presenter',
      { path: 'specialistTiles.acclaim.demand', value: 3 },
      'must be a whole number from 1 to 2, not 3',
    ],
    [
      'one tile that starts empty',
      { path: 'specialistTiles.sharing.startsEmpty', value: false },
      'exactly 2 tiles must start empty, not 1',
    ],
    [
      'a fourth marker',
      { path: 'influenceTrack.10.markers', value: 4 },
      'must be a whole number from 0 to 3, not 4',
    ],
    ['two hexes on one place', { path: 'progressMap.H01.q', value: 3 }, 'lies where H01 lies'],
    ['a fourth round', { path: 'rounds.2', value: 4 }, 'must stay 3'],
    ['another wealth rule', { path: 'wealthTiles.AE.scores', value: 'all' }, '"all" is none of outer, inner'],
    [
      'a goal of no region',
      { path: 'goals.goalAsia.of', value: 'atlantis' },
      '"atlantis" is none of none, africa',
    ],
    [
      'a milestone that is not there',
      { path: 'cards.silk.milestone', value: 'wool' },
      '"wool" is none of none, transport',
    ],
    [
      'an idea of another letter',
      { path: 'cards.silk.milestone', value: 'transport' },
      'era 2 must have 5 ideas with a milestone A',
    ],
  ])('%s is refused', (_, override, message) => {
    expect(() => compiled(override)).toThrow(message);
  });
});
