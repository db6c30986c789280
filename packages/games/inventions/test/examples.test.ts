/** The rulebook's worked examples, X1 to X23, in the order of the rulebook's rules. */
import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { wealthPoints } from '../rules/scoring/wealth.ts';
import { position, table } from './position.ts';

describe('the turn', () => {
  test('X1 INV-CHAIN-MARKERS influence 5 prepares two chain markers', () => {
    const p = position().round(3);
    p.state.moved = 0;
    p.state.pending.pop();
    p.settle();
    expect(p.deciders()).toEqual([0]);
    expect(p.state.turn.markers).toBe(2);
  });

  test('X2 INV-ASPIRATION-OVERFLOW three tiles wait and two aspirations come: one of them is kept', () => {
    const p = position()
      .give(0, {
        area: ['economy2', 'economy3', 'culture1'],
        built: { H01: 'economy1' },
        economyMarkers: 1,
        home: [0, 0, 1],
      })
      .region('asia', { card: 'wheel', presenter: 1 })
      .region('africa', { citizens: [1, 0, 0, 0] })
      .region('europe', { sage: false })
      .turn(0);
    p.play(0, 'pillar invent', 'invent in asia', 'use economy1', 'travel africa to europe');
    expect(p.area(0)).toEqual(['economy2', 'economy3', 'culture1', 'technology', 'culture']);
    expect(p.owed()).toBe('overflow');
    expect(p.legal(0)).toEqual(['drop culture', 'drop technology']);
    p.play(0, 'drop technology');
    expect(p.area(0)).toEqual(['economy2', 'economy3', 'culture1', 'culture']);
    expect(p.owed()).toBe('progress');
  });

  test('X14 INV-FORUM-GOLDEN-RULE INV-FORUM-EPOCH in round 3 two of five forums are available, and Invent is taken', () => {
    const p = position()
      .round(4)
      .give(0, { epoch: 'travel', seasons: ['sendDiplomat', 'share'], home: [1, 1, 1], ideas: ['silk'] })
      .give(1, { epoch: 'callSpecialists', seasons: ['invent'] })
      .region('africa', { citizens: [3, 0, 0, 0] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .region('europe', { card: 'horse', presenter: 1, inventor: 2, innovator: 0 })
      .turn(0);
    expect(p.legal(0)).toEqual([
      'pillar present',
      'pillar invent',
      'pillar callSpecialists',
      'pillar gainInfluence',
    ]);
    expect(p.refusal(0, 'pillar travel')).toBe('INV-FORUM-EPOCH');
    expect(p.refusal(0, 'pillar eureka')).toBe('INV-FORUM-EPOCH');
    expect(p.refusal(0, 'pillar recallDiplomat')).toBe('INV-FORUM-GOLDEN-RULE');
    expect(p.refusal(0, 'pillar innovate')).toBe('INV-FORUM-GOLDEN-RULE');
    p.play(0, 'pillar invent', 'invent in asia');
    expect(p.player(0)).toMatchObject({ epoch: 1, seasons: [8, 3] });
    expect(p.at('asia').inventor).toBe(0);
  });

  test('X15 INV-CHAIN-MARKERS beside two symbols a turn begins with two markers: 1 up to 3, 2 up to 7, then 3', () => {
    const prepared = Array.from({ length: 11 }, (_, influence) => {
      const p = position().round(3).give(0, { influence });
      p.state.moved = 0;
      p.state.pending.pop();
      return p.settle().state.turn.markers;
    });
    expect(prepared).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
  });
});

describe('ideas and inventions', () => {
  test('X3 INV-PRESENT-SPECIALISTS INV-PRESENT-BENEFIT INV-PRESENT-DRAW the Caravel in Africa', () => {
    const p = position()
      .round(8)
      .give(0, { ideas: ['caravel'], home: [1, 0, 0], scholars: 1 })
      .ideas(['windmill', 'catapult', 'eyeglasses'], 'printingPress')
      .turn(0);
    p.play(0, 'pillar present', 'present caravel in africa with 1 of the academy');
    expect(p.at('africa')).toMatchObject({ presenter: 0, presenters: 2 });
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], scholars: 0 });
    expect(p.points(0, 'specialistTiles')).toBe(3);
    expect(p.owed()).toBe('drawIdea');
    p.play(0, 'draw printingPress');
    expect(p.ownIdeas(0)).toEqual(['printingPress']);
    expect(p.ideaArea()).toEqual(['windmill', 'catapult', 'eyeglasses']);
    // With another card of the area the others would have moved to the right.
    const other = position()
      .give(0, { ideas: ['caravel'], home: [1, 0, 0], scholars: 1 })
      .ideas(['windmill', 'catapult', 'eyeglasses'], 'printingPress')
      .turn(0)
      .play(0, 'pillar present', 'present caravel in africa with 1 of the academy', 'draw catapult');
    expect(other.ideaArea()).toEqual(['printingPress', 'windmill', 'eyeglasses']);
  });

  test('X4 INV-INVENT-SPECIALISTS INV-INVENT-ASPIRATION the Steamboat in Asia', () => {
    const p = position()
      .round(11)
      .common('sailing', 'iron', 'crane', 'paper')
      .region('asia', { card: 'steamboat', presenter: 1 })
      .give(0, { home: [2, 0, 0] })
      .turn(0);
    p.play(0, 'pillar invent', 'invent in asia');
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], exhausted: [1, 0, 0] });
    expect(p.at('asia')).toMatchObject({ inventor: 0, invented: true });
    expect(p.area(0)).toEqual(['technology']);
  });

  test('X5 INV-INNOVATE-OWN INV-INNOVATE-SPECIALIST INV-INNOVATE-CHAIN not the own Seawall, but Silk', () => {
    const p = position()
      .region('middleEast', { card: 'seawall', presenter: 1, inventor: 0 })
      .region('africa', { card: 'silk', presenter: 1, inventor: 2, wealth: ['AE'] })
      .give(0, { home: [1, 0, 1] })
      .turn(0);
    p.play(0, 'pillar innovate');
    expect(p.refusal(0, 'innovate in middleEast')).toBe('INV-INNOVATE-OWN');
    p.play(0, 'innovate in africa');
    expect(p.at('africa').innovator).toBe(0);
    expect(p.player(0).home).toEqual([1, 0, 1]);
    p.play(0, 'chain silk');
    expect(p.state.turn.markers).toBe(1);
    // Any invention in which the innovator has a part could be shared; it is Silk.
    expect(p.legal(0)).toEqual(['share in africa', 'share in middleEast']);
    p.play(0, 'share in africa', 'wealth AE');
    expect(p.points(1, 'sharing')).toBe(2);
    expect(p.inventions(2)).toEqual(['silk']);
    expect(p.citizens('africa')).toEqual([2, 1, 1, 0]);
    expect(p.area(0)).toEqual(['AE']);
  });

  test.each([
    ['the presenter', 0],
    ['the inventor', 1],
  ])(
    'X6 INV-SHARE-PRESENTER INV-SHARE-INVENTOR INV-SHARE-INNOVATOR INV-SHARE-TILE INV-SHARE-CITIZENS the Compass shared by %s',
    (_, sharer) => {
      const p = position()
        .region('australia', {
          card: 'marinersCompass',
          presenter: 0,
          presenters: 2,
          inventor: 1,
          innovator: 2,
          wealth: ['AE', 'AC'],
        })
        .turn(sharer);
      p.play(sharer, 'pillar share', 'share in australia', 'wealth AC');
      expect(p.points(0, 'sharing')).toBe(8);
      expect(p.inventions(1)).toEqual(['marinersCompass']);
      expect(p.area(sharer)).toEqual(['AC']);
      expect(p.citizens('australia')).toEqual([2, 1, 2, 0]);
      expect(p.player(2).supply).toBe(19);
      expect(p.cardAt('australia')).toBeNull();
    },
  );

  test('X16 INV-SHARE-PRESENTER the Wheel in Asia from the idea to the world', () => {
    const p = position()
      .give(3, { ideas: ['wheel'], home: [0, 0, 2], scholars: 1 })
      .give(1, { home: [0, 0, 1] })
      .give(2, { home: [0, 0, 1] })
      .region('asia', { wealth: ['DE'] });
    p.owe(3, 'present', 'main').play(3, 'present wheel in asia', 'citizen europe');
    p.owe(1, 'invent', 'main').play(1, 'invent in asia');
    p.owe(2, 'innovate', 'main').play(2, 'innovate in asia');
    p.owe(1, 'share', 'main').play(1, 'share in asia', 'wealth DE');
    expect(p.inventions(1)).toEqual(['wheel']);
    expect(p.area(1)).toContain('DE');
    expect(p.points(3, 'sharing')).toBe(2 * 1);
    expect(p.citizens('asia')).toEqual([0, 1, 2, 1]);
  });

  test('X17 INV-CALL-TYPE INV-CALL-CHAIN INV-CHAIN-SPEND two markers: Microscope, its call, an own invention', () => {
    const p = position()
      .round(11)
      .region('europe', { card: 'microscope', presenter: 1, inventor: 2 })
      .region('asia', { card: 'writing', presenter: 1, inventor: 2, citizens: [3, 0, 0, 0] })
      .region('africa', { citizens: [1, 0, 0, 0] })
      .give(0, { home: [0, 0, 1], inventions: ['boats', 'trade'] })
      .turn(0);
    p.play(0, 'pillar innovate', 'innovate in europe');
    expect(p.state.turn.markers).toBe(2);
    p.play(0, 'chain microscope');
    expect(p.state.turn.markers).toBe(1);
    expect(p.refusal(0, 'call 3 from asia as thinker')).toBe('INV-CALL-TYPE');
    // Everybody comes home from Asia, as artisans.
    p.play(0, 'call 3 from asia as artisan');
    expect(p.area(0)).toEqual(['economy']);
    expect(p.citizens('asia')[0]).toBe(0);
    expect(p.player(0).home).toEqual([0, 3, 1]);
    expect(p.legal(0)).toEqual(['chain boats', 'chain trade', 'decline']);
    p.play(0, 'chain boats', 'travel africa to europe');
    // The sage of Europe would need a third marker: nothing more is offered.
    expect(p.at('europe').sage).toBe(true);
    expect(p.area(0)).toEqual(['economy', 'culture']);
    expect(p.owed()).toBe('progress');
  });
});

describe('influence and travel', () => {
  test('X7 INV-GAIN-MAJORITY INV-GAIN-CITIZENS INV-GAIN-REWARD INV-GAIN-CHAIN INV-CALL-TYPE a token in Africa, turned over at once', () => {
    const p = position()
      .region('africa', { citizens: [3, 2, 0, 0] })
      .give(0, { tokens: { tokenInfluence: 'asia' }, influence: 3, ideas: ['protoCity'] })
      .ideas(['coins', 'glass', 'writing'])
      .turn(0);
    p.play(0, 'pillar gainInfluence', 'tokenPresent in africa as artisan');
    expect(p.citizens('africa')).toEqual([1, 2, 0, 0]);
    expect(p.player(0).home).toEqual([0, 2, 0]);
    expect(p.at('africa').influence[0]).toBe(1);
    expect(p.points(0, 'influenceSpaces')).toBe(6);
    // Two of her tokens lie face up.
    expect(p.player(0).influence).toBe(5);
    expect(p.legal(0)).toEqual(['flip tokenInfluence', 'flip tokenPresent', 'decline']);
    p.play(0, 'flip tokenPresent', 'present protoCity in middleEast');
    expect(p.player(0)).toMatchObject({ flipped: 0b10, home: [0, 1, 0] });
    expect(p.cardAt('middleEast')).toBe('protoCity');
  });

  test('X8 INV-TRAVEL-ROUTE from South and North America', () => {
    const p = position()
      .region('southAmerica', { citizens: [1, 0, 0, 0] })
      .region('northAmerica', { citizens: [0, 1, 0, 0] })
      .region('europe', { citizens: [0, 0, 1, 0] })
      .owe(0, 'travel', 'main');
    expect(p.legal(0)).toEqual(['travel southAmerica to africa', 'travel southAmerica to northAmerica']);
    expect(p.refusal(0, 'travel southAmerica to europe')).toBe('INV-TRAVEL-ROUTE');
    expect(p.owe(1, 'travel', 'main').legal(1)).toEqual([
      'travel northAmerica to europe',
      'travel northAmerica to asia',
      'travel northAmerica to southAmerica',
    ]);
    expect(p.owe(2, 'travel', 'main').legal(2)).toContain('travel europe to africa');
  });

  test('X9 INV-TRAVEL-POINTS four knowledge tiles show points: 8, and all turn', () => {
    const p = position()
      .region('africa', { shown: true })
      .region('asia', { shown: true })
      .region('europe', { shown: true, citizens: [1, 0, 0, 0] })
      .region('australia', { shown: true })
      .turn(0);
    p.play(0, 'pillar travel', 'travel europe to africa');
    expect(p.area(0)).toEqual(['culture']);
    p.play(0, 'learn');
    expect(p.points(0, 'knowledge')).toBe(8);
    expect(p.state.regions.every(({ shown }) => !shown)).toBe(true);
    expect(p.at('africa').sage).toBe(false);
    expect(p.player(0).sages).toBe(1);
  });

  test('X18 INV-TRAVEL-SAGE INV-TRAVEL-ASPIRATION with the sage a chain, without him the aspiration only', () => {
    const p = position(4, {
      knowledgeTiles: [
        'knowCitizen',
        'knowInvent',
        'knowShare',
        'knowInnovate',
        'knowCall',
        'knowInfluence',
        'knowPresent',
      ],
    })
      .region('europe', { citizens: [1, 1, 0, 0] })
      .turn(0);
    p.play(0, 'pillar travel', 'travel europe to africa');
    expect(p.area(0)).toEqual(['culture']);
    p.play(0, 'learn', 'citizen asia');
    expect(p.at('africa')).toMatchObject({ shown: true, sage: false, learning: false });
    expect(p.player(0).sages).toBe(1);
    p.turn(1).play(1, 'pillar travel', 'travel europe to africa');
    expect(p.area(1)).toEqual(['culture']);
    expect(p.owed()).toBe('progress');
  });
});

describe('milestones', () => {
  test('X10 X22 INV-EUREKA-COMMON INV-EUREKA-CITIZEN INV-EUREKA-SPACE Cotton slides in under Sailing', () => {
    const p = position()
      .round(5)
      .common('transport', 'originOfLanguage', 'mining', 'sailing')
      .personal(1, 'iron')
      .eureka('crane', 'paper', 'greekFire')
      .give(0, { ideas: ['silk'], home: [2, 0, 0] })
      .turn(0);
    p.play(0, 'pillar eureka', 'eureka crane');
    expect(p.milestones(p.state.common)).toEqual(['originOfLanguage', 'mining', 'cotton', 'sailing']);
    expect(p.milestones(p.state.discarded)).toEqual(['transport']);
    expect(p.milestones(p.state.personal)[0]).toBe('crane');
    expect(p.hasDiplomat(0, 'cotton')).toBe(true);
    expect(p.hasDiplomat(0, 'crane')).toBe(true);
    expect(p.player(0).supply).toBe(19);
    p.play(0, 'era space 2');
    expect(p.legal(0)).toContain('present silk in africa');
    p.play(0, 'present silk in africa');
    expect(p.state.turn.markers).toBe(0);
  });

  test('X19 INV-RECALL-ACTION recalling from the Computer: a scholar, then Invent', () => {
    const p = position()
      .round(13)
      .personal(1, 'computer')
      .diplomat(0, 'computer')
      .region('asia', { card: 'wheel', presenter: 1 })
      .turn(0);
    p.play(0, 'pillar recallDiplomat', 'recall computer');
    expect(p.player(0).scholars).toBe(1);
    p.play(0, 'invent in asia with 1 of the academy');
    expect(p.at('asia').inventor).toBe(0);
  });

  test('X20 INV-SEND-INFLUENCE INV-SEND-ACTION to Vaccination: its owner is ahead and gains influence', () => {
    const p = position()
      .round(11)
      .personal(1, 'vaccination')
      .give(0, { scholars: 1 })
      .region('europe', { citizens: [1, 0, 0, 0] })
      .turn(0);
    p.play(0, 'pillar sendDiplomat', 'send scholar to vaccination');
    expect(p.player(1).influence).toBe(6);
    p.play(0, 'travel europe to africa');
    expect(p.citizens('africa')[0]).toBe(1);
  });
});

describe('building', () => {
  test('X11 INV-BUILD-LIMIT INV-BUILD-PRICE INV-BUILD-COST INV-BUILD-DISCOUNT as many tiles as the era allows', () => {
    const early = position()
      .give(0, { area: ['economy1', 'economy2'], home: [4, 0, 0], influence: 5 })
      .building(0);
    early.play(0, 'build economy1 on H01');
    expect(early.refusal(0, 'build economy2 on H03')).toBe('INV-BUILD-LIMIT');

    const later = position()
      .give(0, { area: ['economy1', 'economy2', 'culture1'], home: [4, 4, 0], milestone: 'sailing' })
      .building(0);
    later.play(0, 'build economy1 on H02');
    expect(later.player(0).influence).toBe(4);
    later.play(0, 'build economy2 on H13');
    expect(later.player(0).influence).toBe(4);
    expect(later.refusal(0, 'build culture1 on H16')).toBe('INV-BUILD-LIMIT');

    const beside = position()
      .give(0, {
        area: ['technology1'],
        built: { H01: 'economy1', H03: 'culture1' },
        inventions: ['boats'],
        home: [0, 0, 1],
        scholars: 1,
      })
      .building(0);
    beside.play(0, 'build technology1 on H02');
    expect(beside.owed()).toBe('exhaust');
    beside.play(0, 'exhaust thinker');
    expect(beside.legal(0)).toEqual([
      'exhaust scholar as merchant',
      'exhaust scholar as artisan',
      'exhaust scholar as thinker',
    ]);
    beside.play(0, 'exhaust scholar as thinker');
    expect(beside.player(0)).toMatchObject({ scholars: 0, exhausted: [0, 0, 2] });
  });

  test('X21 INV-BUILD-MARKER a space with an economy marker gives one more at once', () => {
    const p = position()
      .give(0, { area: ['economy1', 'economy2', 'economy3', 'economy4'], home: [1, 0, 0] })
      .building(0);
    p.play(0, 'build economy1 on H09');
    expect(p.player(0).economyMarkers).toBe(2);
  });
});

describe('the change of era and the end', () => {
  test('X12 INV-CHANGE-MILESTONES one tile is left: it enters on top, the lowest leaves, three D are laid out', () => {
    const p = position().common('transport', 'originOfLanguage', 'mining', 'cotton').eureka('iron').round(5);
    p.personal(0, 'sailing').personal(1, 'mathematics');
    p.step('changeMilestones');
    expect(p.milestones(p.state.common)).toEqual(['originOfLanguage', 'mining', 'cotton', 'iron']);
    expect(p.milestones(p.state.discarded)).toEqual(['transport']);
    expect(p.milestones(p.state.eureka).toSorted()).toEqual(['crane', 'greekFire', 'paper']);
    // The discarded one stays known to everybody.
    p.give(3, { home: [1, 0, 0] })
      .region('asia', { card: 'horse', presenter: 1 })
      .owe(3, 'invent', 'main');
    expect(p.refusal(3, 'invent in asia')).toBeNull();
  });

  test('X13 INV-END-INFLUENCE INV-END-WEALTH INV-END-GOALS INV-END-WINNER 45 on the track make 110', () => {
    const p = position(4, {
      goals: [
        ['goalAfrica', 'goalWealth', 'goalEra'],
        ['goalAsia', 'goalSets', 'goalTokens'],
        ['goalEurope', 'goalEconomy', 'goalDiplomats'],
        ['goalAustralia', 'goalCulture', 'goalInventions'],
      ],
    }).give(0, {
      influence: 8,
      built: {
        H07: 'economy1',
        H02: 'economy4',
        H15: 'culture3',
        H06: 'culture5',
        H05: 'culture6',
        H08: 'technology5',
        H01: 'technology7',
        H10: 'AE',
        H14: 'BC',
        H03: 'CT',
        H17: 'DW',
        H04: 'FEC',
      },
      tokens: { tokenInfluence: 'africa' },
    });
    const { g } = p;
    const each = ['AE', 'BC', 'CT', 'DW', 'FEC'].map((id) =>
      wealthPoints(g, p.player(0).map, g.wealth[Object.keys(g.tables.wealthTiles).indexOf(id)]),
    );
    expect(each).toEqual([6, 9, 6, 9, 9]);
    p.region('africa', { citizens: [5, 0, 0, 0] });
    p.give(0, { points: 45 });
    p.player(0).sources[0] = 45;
    p.state.pending = [];
    p.step('finalScoring');
    expect(p.points(0, 'influenceTrack')).toBe(10);
    expect(p.points(0, 'wealth')).toBe(39);
    // 8 for five wealth tiles, 8 for the token and five citizens in Africa.
    expect(p.points(0, 'personalGoals')).toBe(16);
    const { totals, ranks } = p.rules.outcome(p.state);
    expect(totals[0]).toBe(110);
    expect(ranks[0]).toBe(1);
  });

  test('X23 INV-CHRONOS-TURN from region 4 Chronos goes to 5, from 7 to 1', () => {
    const p = table(2);
    p.state.pending = [];
    for (const [from, to] of [
      [3, 4],
      [6, 0],
    ]) {
      for (const region of p.state.regions) region.card = NONE;
      p.state.chronos!.region = from;
      p.step('chronosTurn');
      expect(p.state.chronos!.region).toBe(to);
    }
  });
});
