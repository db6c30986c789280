/** Options that are refused, and in which words. */
import { OptionsError, type Override, readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { REGIONS, tables } from '../data/index.ts';
import { inventions, rulesetOf } from '../rules/index.ts';
import { FIXED } from './position.ts';

/** What is said of options that cannot be played; null where they can. */
function faultOf(options: object, players = 4): string | null {
  try {
    rulesetOf(readOptions(inventions.options, { players, ...options }));
    return null;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return error.message;
  }
}

const fault = (...overrides: Override[]): string | null => faultOf({ overrides });
const set = (path: string, value: Override['value']): Override => ({ path, value });

describe('values that do not go together', () => {
  test.each<[Override, string]>([
    [set('cards.boats.milestone', 'iron'), 'override cards.boats.milestone: "iron" is none of none'],
    [set('cards.wheel.milestone', 'cotton'), 'override cards: era 2 must have 5 ideas with a milestone A'],
    [set('cards.silk.milestone', 'iron'), 'override cards: era 2 must have 4 ideas with a milestone B'],
    [set('milestones.iron.era', 4), 'override milestones.iron.era: the letter C is era 3, not 4'],
    [set('forums.0.1', 'share'), 'override forums.1.1: share stands in the forums twice'],
    [set('forums.4.0', 'share'), 'override forums.4.0: share stands in the forums twice'],
    [set('regions.asia.number', 1), 'override regions.asia.number: 1 is the number of another region'],
    [
      set('technologyTiles.technology1.second', 'present'),
      'override technologyTiles.technology1.second: must be another action than the first',
    ],
    [
      set('specialistTiles.acclaim.startsEmpty', true),
      'override specialistTiles: exactly 2 tiles must start empty, not 3',
    ],
    [set('influenceTrack.3.loss', 4), 'override influenceTrack.3.loss: must be at most 3, not 4'],
    [set('pieces.chainMarkers', 2), 'override influenceTrack.8.markers: must be at most 2, not 3'],
    [
      set('progressMap.H02.effect', 'build'),
      'override progressMap.H02.effect: "build" belongs to the step of actions',
    ],
    [
      set('progressMap.H03.effect', 'sendOrRecall'),
      'override progressMap.H03.effect: "sendOrRecall" belongs to the step of actions',
    ],
    [set('goals.goalAsia.of', 'none'), `override goals.goalAsia.of: "none" is none of ${REGIONS.join(', ')}`],
    [
      set('goals.goalEconomy.of', 'asia'),
      'override goals.goalEconomy.of: "asia" is none of economy, culture, technology, wealth',
    ],
    [
      set('goals.goalCultureInventions.of', 'wealth'),
      'override goals.goalCultureInventions.of: "wealth" is none of economy, culture, technology',
    ],
    [set('goals.goalEra.of', 'asia'), 'override goals.goalEra.of: "asia" is none of none'],
  ])('%j: %s', (override, message) => {
    expect(fault(override)).toBe(message);
  });

  test('two hexes in one place', () => {
    const { H01 } = tables.progressMap;
    const [onto, alike] = [set('progressMap.H02.q', H01.q), set('progressMap.H02.r', H01.r)];
    expect(fault(onto, alike)).toBe('override progressMap.H02: lies where H01 lies');
  });

  describe('whatever is dealt is there', () => {
    const cards = Object.keys(tables.cards);
    const inEra = (era: number) => cards.filter((id) => tables.cards[id].era === era);
    const move = (ids: readonly string[], era: number, milestone: string) =>
      ids.flatMap((id) => [set(`cards.${id}.era`, era), set(`cards.${id}.milestone`, milestone)]);

    test('inventions of the first era', () => {
      const first = inEra(1);
      const less = (left: number) => move(first.slice(left), 3, 'iron');
      expect(fault(...less(8))).toBeNull();
      expect(fault(...less(7))).toMatch(
        /^override cards\.\w+\.era.*: there must be at least 8 inventions of era 1, not 7$/,
      );
      expect(faultOf({ overrides: less(7) }, 3)).toBeNull();
    });

    test('ideas for everybody', () => {
      const later = cards.filter((id) => tables.cards[id].era > 2);
      expect(fault(...move(later.slice(4), 1, 'none'))).toBeNull();
      expect(fault(...move(later.slice(3), 1, 'none'))).toContain(
        'there must be at least 4 ideas of era 3 and later, not 3',
      );
    });

    test('milestones of the first letters', () => {
      const change = (id: string, letter: string, era: number) => [
        set(`milestones.${id}.letter`, letter),
        set(`milestones.${id}.era`, era),
      ];
      const silk = [set('cards.silk.milestone', 'mining')];
      expect(tables.cards.silk.milestone).toBe('cotton');
      expect(fault(...silk, ...change('cotton', 'C', 3))).toBe(
        'override milestones.cotton.letter: there must be at least 4 milestones with the letter B, not 3',
      );
      expect(fault(...silk, ...change('cotton', 'C', 3), ...change('iron', 'B', 2))).toBeNull();
    });

    test('citizens', () => {
      const start = [set('start.scholars', 4), set('start.specialists', 4)];
      expect(fault(set('pieces.citizens', 17), ...start)).toBeNull();
      expect(fault(set('pieces.citizens', 16), ...start)).toBe(
        'override pieces.citizens, start.scholars, start.specialists: there must be at least 17 citizens, not 16',
      );
    });
  });

  test('a deck of goals needs a card for each of four players', () => {
    const moved = (...goals: string[]) => goals.map((goal) => set(`goals.${goal}.deck`, 'regions'));
    const three = moved('goalEra', 'goalDiplomats', 'goalTokens');
    expect(fault(...three)).toBeNull();
    expect(fault(...three, ...moved('goalInventions'))).toBe(
      'override goals: the deck knowledge must have at least 4 cards',
    );
  });

  test.each([
    ['milestones.iron', false, false],
    ['specialistTiles.acclaim', false, false],
    ['knowledgeTiles.knowShare', false, false],
    ['influenceTokens.tokenShare', false, false],
    ['economyTiles.economy1', false, false],
    ['cultureTiles.culture1', false, false],
    ['progressMap.H01', true, false],
    ['eraTrack.4.1', false, true],
  ])('%s gives economy markers or a discount: %s, a place in the turn order: %s', (at, map, track) => {
    for (const [effect, may] of [
      ['economyMarker', map],
      ['discount', map],
      ['turnOrder', track],
      ['points', true],
    ] as const) {
      const found = fault(set(`${at}.effect`, effect));
      if (may) expect(found).toBeNull();
      else expect(found).toContain(`override ${at}.effect: "${effect}" is none of `);
    }
  });

  test('what a box may show otherwise can be played', () => {
    expect(fault(set('influenceTrack.3.loss', 3), set('routes.africa-asia', true))).toBeNull();
  });
});

describe('outcomes of the set-up', () => {
  const ideas = [
    'coins',
    'writing',
    'glass',
    'lighthouse',
    'steel',
    'musicalNotation',
    'caravel',
    'windmill',
  ];
  const goals = [
    ['goalAfrica', 'goalEconomy', 'goalEra'],
    ['goalMiddleEast', 'goalCulture', 'goalTokens'],
    ['goalEurope', 'goalTechnology', 'goalDiplomats'],
    ['goalAsia', 'goalWealth', 'goalInventions'],
  ];
  const inventionsOfAll = [
    ['boats', 'cloth'],
    ['projectiles', 'starMap'],
    ['flute', 'bread'],
    ['trade', 'dog'],
  ];
  const wealth = [
    ...['A', 'B', 'C', 'D'].map((letter) => ['E', 'C', 'T', 'W'].map((kind) => letter + kind)),
    ...['E', 'F', 'G'].map((letter) => ['EC', 'ET', 'CT'].map((kinds) => letter + kinds)),
  ];

  test.each<[object]>([[{ ideas }], [{ goals }], [{ inventions: inventionsOfAll }], [{ wealth }], [FIXED]])(
    '%j can be given',
    (options) => {
      expect(faultOf(options)).toBeNull();
    },
  );

  test.each<[object, string]>([
    [{ order: 'first' }, 'order: must name 4'],
    [{ order: [0, 1, 2] }, 'order: must name 4'],
    [{ order: [0, 1, 2, 4] }, 'order: must be 0, 1, 2, 3 in any order'],
    [{ specialistTiles: 'acclaim' }, 'specialistTiles: must be a list'],
    [{ specialistTiles: ['acclaim'] }, 'specialistTiles: must name 7'],
    [{ knowledgeTiles: FIXED.knowledgeTiles.with(0, 'knowAll') }, 'knowledgeTiles: "knowAll" is none of '],
    [{ knowledgeTiles: FIXED.knowledgeTiles.with(0, 'knowShare') }, 'knowledgeTiles: names one twice'],
    [{ regionIdeas: FIXED.regionIdeas.with(5, 'silk') }, 'regionIdeas: must name 5'],
    [{ regionIdeas: FIXED.regionIdeas.with(0, 'silk') }, 'regionIdeas: "silk" is none of '],
    [{ regionIdeas: 7 }, 'regionIdeas: must name 7'],
    [
      { commonMilestones: FIXED.commonMilestones.with(0, 'cotton') },
      'commonMilestones: "cotton" is none of ',
    ],
    [
      { personalMilestones: FIXED.personalMilestones.with(0, 'iron') },
      'personalMilestones: "iron" is none of ',
    ],
    [{ eurekaMilestones: FIXED.eurekaMilestones.with(0, 'crane') }, 'eurekaMilestones: "crane" is none of '],
    [{ ideas: ideas.slice(1) }, 'ideas: must name 8'],
    [{ ideas: ideas.with(7, 'steamboat') }, 'ideas: "steamboat" is none of '],
    [{ ideas: ideas.with(5, 'catapult') }, 'ideas: has catapult at place 6: era 3 comes before era 4'],
    [
      { ideas: ideas.with(0, 'caravel').with(6, 'coins') },
      'ideas: has caravel at place 1: era 3 comes before era 4',
    ],
    [{ inventions: inventionsOfAll.slice(1) }, 'inventions: must be 4 lists'],
    [{ inventions: 4 }, 'inventions: must be 4 lists'],
    [{ inventions: inventionsOfAll.with(1, ['boats', 'dog']) }, 'inventions: names one twice'],
    [{ inventions: inventionsOfAll.with(1, ['wheel', 'starMap']) }, 'inventions: "wheel" is none of '],
    [{ inventions: inventionsOfAll.with(1, ['starMap']) }, 'inventions: must name 2'],
    [{ goals: goals.slice(1) }, 'goals: must be 4 lists'],
    [{ goals: goals.with(0, goals[0].slice(1)) }, 'goals: must name 3 for each seat'],
    [{ goals: [1, 2, 3, 4] }, 'goals: must name 3 for each seat'],
    [
      { goals: goals.with(0, ['goalMoon', 'goalEconomy', 'goalEra']) },
      'goals: "goalMoon" is no goal of the deck regions',
    ],
    [
      { goals: goals.with(0, ['goalAfrica', 'goalEra', 'goalEra']) },
      'goals: "goalEra" is no goal of the deck progress',
    ],
    [{ goals: goals.with(0, goals[1]) }, 'goals: names one twice'],
    [{ wealth: wealth.slice(1) }, 'wealth: must be 7 lists'],
    [{ wealth: 7 }, 'wealth: must be 7 lists'],
    [{ wealth: wealth.with(0, ['X']) }, 'wealth: must name wealth tiles'],
    [{ wealth: [...'ABCDEFG'] }, 'wealth: must name wealth tiles'],
    [{ wealth: wealth.with(0, wealth[0].slice(1)) }, 'wealth: must name 4'],
    [{ wealth: wealth.with(4, wealth[4].slice(1)) }, 'wealth: must name 3'],
    [{ wealth: wealth.with(0, wealth[1]) }, 'wealth: names one twice'],
  ])('%j: %s', (options, message) => {
    expect(faultOf(options)).toContain(`options.${message}`);
  });

  test('with fewer players there are fewer of them', () => {
    const of = (early: number, late: number) =>
      wealth.map((stack, at) => stack.slice(0, at < 4 ? early : late));
    expect(faultOf({ wealth: of(3, 2) }, 3)).toBeNull();
    expect(faultOf({ wealth: of(4, 3) }, 3)).toContain('options.wealth: must name 3, not ');
    expect(faultOf({ ideas: ideas.slice(0, 6) }, 2)).toBeNull();
    expect(faultOf({ order: [2, 1, 0] }, 2)).toBeNull();
    expect(faultOf({ order: [1, 0] }, 2)).toContain('options.order: must name 3, not ');
  });
});
