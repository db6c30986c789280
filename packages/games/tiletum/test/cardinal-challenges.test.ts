/** Every challenge: what it changes, and what it leaves as it was. */
import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER } from './position.ts';

function withChallenge(...challenges: string[]) {
  return alone({ challenges }).bare();
}

function silverWith(...challenges: string[]) {
  return alone({ ...SILVER, challenges }).bare();
}

/** He finds this tile where he stands and takes it. */
function finds(p: ReturnType<typeof alone>, tile: string) {
  return p.mapTile('tiletum', tile).give(CARDINAL, { merchant: 'tiletum', houses: 7 }).does('merchant', 0);
}

/** What he gained by it, besides the gold for his way. */
function gained(p: ReturnType<typeof alone>, tile: string): Record<string, number> {
  p.give(CARDINAL, { gold: 10, food: 0, iron: 0, stone: 0, silver: 0 });
  const paid = () => p.logged('cardinalReach').reduce((sum, { gold }) => sum + Number(gold), 0);
  const points = p.him.points - p.points(CARDINAL, 'housePoints');
  finds(p, tile);
  const goods = { ...p.goodsOf(), gold: p.goodsOf().gold + paid() - 10, silver: p.him.silver };
  const scored = p.him.points - p.points(CARDINAL, 'housePoints') - points;
  return Object.fromEntries(Object.entries({ ...goods, points: scored }).filter(([, count]) => count !== 0));
}

describe('Deep Coffers', () => {
  test('TIL-CHALLENGE-COFFERS: each die brings one more of its good', () => {
    const p = withChallenge('deepCoffers').give(CARDINAL, { gold: 0 }).dice('gold5');
    p.decree('kingAndCountry');
    expect(p.goodsOf().gold).toBe(6);
    expect(p.logged('cardinalChallenge')).toEqual([{ challenge: 'deepCoffers' }]);
    expect(p.events.every(({ readers }) => readers === 'all')).toBe(true);
    const wool = withChallenge('deepCoffers').give(CARDINAL, { iron: 0 }).dice('wool5');
    wool.decree('kingAndCountry');
    expect(wool.goodsOf()).toMatchObject({ iron: 6, wool: 0 });
  });

  test('TIL-CHALLENGE-COFFERS: without it, and for the player, the value of the die', () => {
    const p = withChallenge().give(CARDINAL, { gold: 0 }).dice('gold5');
    p.decree('kingAndCountry');
    expect(p.goodsOf().gold).toBe(5);
    const own = withChallenge('deepCoffers').give(0, { gold: 0 }).dice('gold5');
    own.turn(0).play(0, 'take gold 5');
    expect(own.goods(0).gold).toBe(5);
  });
});

describe('Favour of the Court', () => {
  test('TIL-CHALLENGE-COURT: at set-up and after every corruption token his disc goes up to 5', () => {
    const p = alone({ challenges: ['favourOfTheCourt'] });
    expect(p.kingValues()).toEqual([0, 5]);
    p.state.round = 0;
    p.settle();
    expect(p.kingValues()[1]).toBe(5);
    p.king([0, 5], [CARDINAL, -3]);
    p.state.revealed = [0];
    p.state.turns = 1;
    p.state.moved = 0;
    p.state.corruption = [2];
    p.state.pending = [];
    p.step('nextTurn');
    expect(p.kingValues()).toEqual([3, 5]);
    expect(p.logged('cardinalChallenge')).toContainEqual({ challenge: 'favourOfTheCourt' });
    expect(p.logged('cardinalKing').at(-1)).toMatchObject({ card: 'favourOfTheCourt', line: 1, space: 5 });
  });

  test('TIL-CHALLENGE-COURT: a disc on 5 or higher stays, and without the card it falls', () => {
    const fall = (challenges: string[], from: number) => {
      const p = alone({ challenges });
      p.king([0, 0], [CARDINAL, from]);
      p.state.corruption = [2];
      p.state.pending = [];
      p.step('nextTurn');
      return p.kingValues()[1];
    };
    expect(fall(['favourOfTheCourt'], 8)).toBe(6);
    expect(fall(['favourOfTheCourt'], 7)).toBe(5);
    expect(fall(['favourOfTheCourt'], 6)).toBe(5);
    expect(fall([], 6)).toBe(4);
    expect(alone().kingValues()).toEqual([0, 0]);
  });

  test('TIL-CHALLENGE-COURT: it lands on top of those on 5', () => {
    const p = alone({ challenges: ['favourOfTheCourt'] }).king([CARDINAL, 0], [0, 7]);
    p.state.corruption = [2];
    p.state.pending = [];
    p.step('nextTurn');
    expect([p.kingValues(), p.state.discs]).toEqual([
      [5, 5],
      [0, CARDINAL],
    ]);
  });
});

describe('Ready for Action', () => {
  test('TIL-CHALLENGE-READY: a crest of those in the box lies under his first building', () => {
    const p = alone({ challenges: ['readyForAction'] });
    const crest = p.tiles(p.him.crests)[0];
    expect(['crest2b', 'crest5b']).toContain(crest);
    expect(p.tiles(p.cardinal.boxed)).toHaveLength(1);
    expect(alone().him.crests[0]).toBe(NONE);
    expect(alone().tiles(alone().cardinal.boxed)).toEqual(['crest2b', 'crest5b']);
  });

  test('TIL-CHALLENGE-READY: a full building with a crest puts its marker at the action of its type', () => {
    const p = withChallenge('readyForAction');
    p.give(CARDINAL, { rooms: { '1.1': 'merchant-gold3', '1.2': 'merchant-contract2' } });
    p.state.characterPile = [];
    p.state.characterOffer[0] = p.tile('merchant-king2');
    p.does('character', 4);
    expect(p.him.markers[0]).toBe(3);
    expect(p.logged('cardinalMarker')).toEqual([
      { card: 'merchantEmpire', line: 1, building: 1, action: 'merchant', points: 3 },
    ]);
    expect(p.logged('cardinalChallenge')).toEqual([{ challenge: 'readyForAction' }]);
    expect(p.dice('gold1').decree('merchantEmpire')).toBe('1: gold1 merchant 9');
  });

  test('TIL-CHALLENGE-READY: also where the crest comes last; without the card there is no marker', () => {
    const complete = (...challenges: string[]) => {
      const p = withChallenge(...challenges);
      p.give(CARDINAL, { rooms: { '5.1': 'king-wool2b' }, storehouse: ['crest1a'], food: 3 }).tasks();
      return [p.him.crests[4] === p.tile('crest1a'), p.him.markers[4]];
    };
    expect(complete('readyForAction')).toEqual([true, 1]);
    expect(complete()).toEqual([true, 0]);
  });
});

describe('Very Special Friends', () => {
  test('TIL-CHALLENGE-FRIENDS: a helper for a building or another colour brings 5 gold', () => {
    for (const tile of ['building1a', 'colour1a']) {
      expect(gained(withChallenge('verySpecialFriends'), tile)).toEqual({ gold: 5 });
      expect(gained(withChallenge(), tile)).toEqual({});
    }
    expect(gained(silverWith('verySpecialFriends'), 'colourPlus1a')).toEqual({ gold: 5 });
  });

  test('TIL-CHALLENGE-FRIENDS: a contract is kept, if a contract space is free; other helpers do nothing', () => {
    const p = finds(withChallenge('verySpecialFriends').give(CARDINAL, { iron: 0 }), 'iron2for3');
    expect(p.storehouse(CARDINAL)).toEqual(['iron2for3']);
    expect(p.logged('cardinalTile')[0].isKept).toBe(true);
    const full = withChallenge('verySpecialFriends').give(CARDINAL, {
      contracts: ['wool2for3', 'same3for4', 'iron4for7', 'wool4for7', 'iron3for5', 'wool3for5'],
    });
    expect(finds(full, 'iron2for3').tiles(full.cardinal.removed)).toEqual(['iron2for3']);
    expect(gained(withChallenge('verySpecialFriends'), 'gold3a')).toEqual({});
    expect(gained(silverWith('verySpecialFriends'), 'mine1a')).toEqual({});
  });
});

describe('Resourceful Clergy', () => {
  test.each([
    ['gold3a', { gold: 3 }],
    ['points3a', { points: 3 }],
    ['goldAndPoints2a', { gold: 2, points: 2 }],
    ['goods2a', { stone: 2 }],
    ['oneEach1a', { food: 1, iron: 2, stone: 1 }],
  ])('TIL-CHALLENGE-CLERGY: %s works for him', (tile, expected) => {
    expect(gained(withChallenge('resourcefulClergy'), tile)).toEqual(expected);
    expect(gained(withChallenge(), tile)).toEqual({});
  });

  test.each([
    ['silver1a', { silver: 1 }],
    ['silverForGold1a', { silver: 1 }],
    ['identicalForSilver5a', { stone: 5 }],
  ])('TIL-CHALLENGE-CLERGY: %s works for him and costs nothing', (tile, expected) => {
    expect(gained(silverWith('resourcefulClergy'), tile)).toEqual(expected);
  });

  test('TIL-CHALLENGE-CLERGY: a good of choice is the one he needs most at each moment; actions do not work', () => {
    const p = withChallenge('resourcefulClergy').give(CARDINAL, {
      gold: 10,
      iron: 0,
      stone: 0,
      food: 0,
      storehouse: ['iron2for3', 'crest1a'],
    });
    finds(p, 'goods2a');
    // Three food for the crest, two iron for the contract: first food, then iron and food are lacking alike.
    expect(p.goodsOf()).toMatchObject({ food: 1, iron: 1 });
    expect(gained(withChallenge('resourcefulClergy'), 'king2a')).toEqual({});
    expect(gained(withChallenge('resourcefulClergy'), 'building1a')).toEqual({});
  });
});

describe('Church Income', () => {
  test.each([
    ['joker1a', 1],
    ['merchant3a', 3],
    ['king2a', 2],
    ['plus2a', 2],
  ])('TIL-CHALLENGE-INCOME: %s brings %i', (tile, points) => {
    expect(gained(withChallenge('churchIncome'), tile)).toEqual({ points });
    expect(gained(withChallenge(), tile)).toEqual({});
  });

  test('TIL-CHALLENGE-INCOME, example 109: with silver too; another colour with 1 point counts as an action helper', () => {
    expect(gained(silverWith('churchIncome'), 'jokerForSilver3a')).toEqual({ points: 1 });
    expect(gained(silverWith('churchIncome'), 'seeker2a')).toEqual({ points: 2 });
    expect(gained(silverWith('churchIncome'), 'colourPlus1a')).toEqual({ points: 1 });
  });

  test('TIL-CHALLENGE-INCOME: goods, buildings and colours bring nothing', () => {
    for (const tile of ['gold3a', 'points3a', 'building1a', 'colour1a'])
      expect(gained(withChallenge('churchIncome'), tile)).toEqual({});
    expect(gained(silverWith('churchIncome'), 'mine1a')).toEqual({});
  });
});

describe('Visitors to the Curia', () => {
  const arrives = (id: string, ...challenges: string[]) => {
    const p = alone({ ...SILVER, challenges }).bare();
    p.state.characterPile = [];
    p.state.characterOffer[0] = p.tile(id);
    p.give(CARDINAL, { gold: 0, food: 0, iron: 0, stone: 0, silver: 0 }).does('character', 2);
    return Object.fromEntries(
      Object.entries({ ...p.goodsOf(), silver: p.him.silver, points: p.him.points }).filter(
        ([, count]) => count !== 0,
      ),
    );
  };

  test.each([
    ['merchant-gold3', { gold: 3 }],
    ['king-wool2b', { iron: 2 }],
    ['character-goldAndWool1', { gold: 1, iron: 1 }],
    ['architect-points3', { points: 3 }],
    ['merchant-goldAndSilver1', { gold: 1, silver: 1 }],
    ['merchant-king2', { points: 2 }],
    ['merchant-contractAndGood1', { stone: 1, points: 1 }],
    ['king-merchantSteps2', { points: 2 }],
    ['contract-house1', { points: 1 }],
    ['king-bothSteps1', { points: 2 }],
    ['architect-merchantStepAndHouse1', { points: 2 }],
    ['character-seeker1', { points: 1 }],
    ['contract-stone2', { stone: 2 }],
    ['contract-food2', { food: 2 }],
    ['architect-iron2', { iron: 2 }],
    ['contract-goldAndIron1', { gold: 1, iron: 1 }],
    ['merchant-contract2', { points: 2 }],
    ['king-character1', { points: 1 }],
    ['contract-architectSteps2', { points: 2 }],
    ['character-pillar1', { points: 1 }],
    ['merchant-architectStepAndPillar1', { points: 2 }],
  ])('TIL-CHALLENGE-CURIA: %s', (id, expected) => {
    expect(arrives(id, 'visitorsToTheCuria')).toEqual(expected);
    expect(arrives(id)).toEqual({});
  });

  test('TIL-CHALLENGE-CURIA: two steps of both figures are four points', () => {
    const overrides = [{ path: 'characters.king-bothSteps1.amount', value: 2 }];
    const p = alone({ ...SILVER, challenges: ['visitorsToTheCuria'], overrides }).bare();
    p.state.characterPile = [];
    p.state.characterOffer[0] = p.tile('king-bothSteps1');
    expect(p.does('character', 2).him.points).toBe(4);
  });

  test('TIL-CHALLENGE-CURIA: a mine from the general supply is nothing for him', () => {
    expect(arrives('king-mine1', 'visitorsToTheCuria')).toEqual({});
  });
});

describe('Whispers in the King’s Ear', () => {
  const steps = (tile: string, p: ReturnType<typeof alone>) => {
    p.king([0, 0], [CARDINAL, 0]);
    return finds(p, tile).kingValues()[1];
  };

  test('TIL-CHALLENGE-WHISPERS: an action, the Joker or more points: one step up', () => {
    for (const tile of ['king2a', 'merchant3a', 'joker1a', 'plus2a']) {
      expect(steps(tile, withChallenge('whispersInTheKingsEar'))).toBe(1);
      expect(steps(tile, withChallenge())).toBe(0);
    }
  });

  test('TIL-CHALLENGE-WHISPERS, example 109: another colour with 1 point too; goods, buildings and colours not', () => {
    expect(steps('colourPlus1a', silverWith('whispersInTheKingsEar'))).toBe(1);
    for (const tile of ['gold3a', 'building1a', 'colour1a'])
      expect(steps(tile, withChallenge('whispersInTheKingsEar'))).toBe(0);
  });

  test('TIL-CHALLENGE-WHISPERS: together with Church Income both work', () => {
    const p = withChallenge('whispersInTheKingsEar', 'churchIncome').king([0, 0], [CARDINAL, 0]);
    finds(p, 'king2a');
    expect([p.kingValues()[1], p.points(CARDINAL, 'challengePoints')]).toEqual([1, 2]);
  });
});

describe('Seekers’ Guild', () => {
  test('TIL-CHALLENGE-GUILD, example 112: a die from a segment with the move symbol: at once a seeker action of 1 point', () => {
    const p = silverWith('seekersGuild').dice('gold5');
    expect(p.decree('kingAndCountry')).toBe('1: gold5 king 2');
    expect(p.logged('cardinalMine')).toEqual([{ card: 'seekersGuild', line: 1, spot: 'annaberg' }]);
    // Before the action of the die.
    expect(p.steps().indexOf('cardinalMine')).toBeLessThan(p.steps().indexOf('cardinalKing'));
  });

  test('TIL-CHALLENGE-GUILD, example 112: mine, then pillar, then house', () => {
    const p = () => silverWith('seekersGuild').dice('gold5');
    const pillar = p().give(CARDINAL, { mines: 0, seekers: ['schneeberg', null, null] });
    pillar.decree('kingAndCountry');
    expect(pillar.logged('cardinalPillar')).toEqual([
      { card: 'seekersGuild', line: 1, spot: 'joachimsthal' },
    ]);
    const house = p().give(CARDINAL, { mines: 0, pillars: 0 });
    house.decree('kingAndCountry');
    expect(house.logged('cardinalHouse')).toEqual([{ card: 'seekersGuild', line: 1, spot: 'marienberg' }]);
  });

  test('TIL-CHALLENGE-GUILD: not from other segments, and no surprise where nothing can be placed', () => {
    const p = silverWith('seekersGuild').dice('gold3');
    p.decree('worldlyRiches');
    expect(p.steps()).not.toContain('cardinalMine');
    const none = silverWith('seekersGuild').dice('gold5').give(CARDINAL, { mines: 0, pillars: 0, houses: 0 });
    none.decree('kingAndCountry');
    expect(none.cardinal.tucked).toEqual([]);
  });
});

describe('Rare Chance', () => {
  test('TIL-CHALLENGE-CHANCE, example 113: a die of value 6 brings 1 silver, others none', () => {
    const silver = (die: string, ...challenges: string[]) => {
      const p = silverWith(...challenges)
        .give(CARDINAL, { silver: 0 })
        .dice(die);
      p.decree('worldlyRiches');
      return p.him.silver;
    };
    expect(silver('gold6', 'rareChance')).toBe(1);
    expect(silver('gold5', 'rareChance')).toBe(0);
    expect(silver('gold6')).toBe(0);
  });
});

describe('Precious Resources', () => {
  test('TIL-CHALLENGE-RESOURCES, example 114: a cathedral of 4 stone for 2 stone, 1 gold and 1 silver', () => {
    const pay = (...challenges: string[]) => {
      const p = silverWith(...challenges).pillar(CARDINAL, 'bordeaux');
      p.give(CARDINAL, { stone: 2, gold: 1, silver: 3 }).tasks();
      return [p.goodsOf().stone, p.goodsOf().gold, p.him.silver, p.logged('cardinalContributes').length];
    };
    expect(pay('preciousResources')).toEqual([0, 0, 2, 1]);
    expect(pay()).toEqual([2, 1, 3, 0]);
  });

  test('TIL-CHALLENGE-RESOURCES: the log names the card where it helped, and only there', () => {
    const logged = (stone: number) => {
      const p = silverWith('preciousResources').pillar(CARDINAL, 'bordeaux');
      return p.give(CARDINAL, { stone, gold: 4, silver: 0 }).tasks().logged('cardinalChallenge');
    };
    expect(logged(2)).toEqual([{ challenge: 'preciousResources' }]);
    expect(logged(4)).toEqual([]);
  });

  test('TIL-CHALLENGE-RESOURCES: stone before gold before silver, whatever the cathedral asks for; never more than he has', () => {
    const p = silverWith('preciousResources');
    p.state.pillars[9 * 4] = CARDINAL;
    p.give(CARDINAL, { stone: 3, gold: 5, silver: 3 }).tasks();
    expect([p.goodsOf().stone, p.goodsOf().gold, p.him.silver]).toEqual([0, 3, 3]);
    const short = silverWith('preciousResources').pillar(CARDINAL, 'bordeaux');
    short.give(CARDINAL, { stone: 1, gold: 1, silver: 1 }).tasks();
    expect(short.logged('cardinalContributes')).toEqual([]);
  });
});

describe('Fruitful Journeys', () => {
  /** He passes one tablet of this kind, on the way from the start of map I. */
  const passes = (tablet: string, ...challenges: string[]) => {
    const overrides = [
      { path: 'underground.IA.ways.freiberg-marienberg', value: tablet },
      { path: 'underground.IA.ways.annaberg-schneeberg', value: 'open' },
    ];
    const p = alone({ ...SILVER, challenges, overrides }).bare();
    p.give(CARDINAL, { silver: 0, gold: 0 }).king([0, 0], [CARDINAL, 0]);
    return p;
  };
  /** To the house of Marienberg, which gives 2 points. */
  const travel = (tablet: string, ...challenges: string[]) =>
    passes(tablet, ...challenges).does('seeker', 1, 'house');

  test('TIL-CHALLENGE-JOURNEYS, example 115: a mine for gold is placed free on the slot with the most gold; a technology and a new mine are 1 silver each', () => {
    const mine = travel('mineAnywhere', 'fruitfulJourneys');
    expect(mine.logged('cardinalMine')).toEqual([{ card: 'fruitfulJourneys', line: 1, spot: 'goslar' }]);
    expect([mine.him.silver, mine.goodsOf().gold, mine.him.mines]).toEqual([1, 2, 4]);
    expect(travel('technology', 'fruitfulJourneys').him.silver).toBe(1);
    const general = travel('mine', 'fruitfulJourneys');
    expect([general.him.silver, general.him.mines]).toEqual([1, 5]);
  });

  test('TIL-CHALLENGE-JOURNEYS, example 116: a pillar goes to the cathedral of the main board with the most points, a house to the slot with the most points', () => {
    const pillar = travel('pillarAnywhere', 'fruitfulJourneys');
    expect(pillar.logged('cardinalPillar')).toEqual([{ card: 'fruitfulJourneys', line: 1, spot: 'milano' }]);
    const house = travel('houseAnywhere', 'fruitfulJourneys');
    expect(house.logged('cardinalHouse')[0]).toEqual({ card: 'fruitfulJourneys', line: 1, spot: 'venezia' });
    expect(house.points(CARDINAL, 'housePoints')).toBe(4 + 2);
    const known = passes('pillarAnywhere', 'fruitfulJourneys').pillar(CARDINAL, 'milano');
    known.does('seeker', 1, 'house');
    expect(known.logged('cardinalPillar')[0].spot).toBe('praha');
    const lived = passes('houseAnywhere', 'fruitfulJourneys').house(CARDINAL, 'venezia');
    lived.does('seeker', 1, 'house');
    expect(lived.logged('cardinalHouse')[0].spot).not.toBe('venezia');
    expect(lived.points(CARDINAL, 'housePoints')).toBe(4 + 2);
  });

  test('TIL-CHALLENGE-JOURNEYS: points, king steps and seekers, without the silver they would cost', () => {
    const of = (tablet: string) => {
      const p = travel(tablet, 'fruitfulJourneys');
      return [p.points(CARDINAL, 'tabletPoints'), p.kingValues()[1], p.him.silver];
    };
    expect(of('points')).toEqual([4, 0, 0]);
    expect(of('kingThenPoints')).toEqual([5, 1, 0]);
    expect(of('pointsThenKing')).toEqual([5, 3, 0]);
    expect(of('kingThenKing')).toEqual([0, 4, 0]);
    const seeker = travel('freeSeeker', 'fruitfulJourneys');
    expect([seeker.at(seeker.him.seekers[1]), seeker.him.seekersLeft]).toEqual(['kutnaHora', 1]);
  });

  test('TIL-CHALLENGE-JOURNEYS: without the card a tablet is covered and does nothing', () => {
    for (const tablet of ['technology', 'mine', 'mineAnywhere', 'pillarAnywhere', 'points', 'freeSeeker']) {
      const p = travel(tablet);
      expect(p.logged('cardinalTablet')).toHaveLength(1);
      expect([p.him.silver, p.him.mines, p.him.pillars, p.him.seekersLeft]).toEqual([0, 5, 8, 2]);
      expect(p.him.points).toBe(2);
    }
  });

  test('TIL-CHALLENGE-JOURNEYS: nothing happens where there is no place or piece; a building that came on the way is not built twice', () => {
    const none = passes('mineAnywhere', 'fruitfulJourneys')
      .give(CARDINAL, { mines: 0 })
      .does('seeker', 1, 'house');
    expect(none.logged('cardinalMine')).toEqual([]);
    // The house of the tablet is his last one.
    const last = passes('houseAnywhere', 'fruitfulJourneys')
      .give(CARDINAL, { houses: 1 })
      .does('seeker', 1, 'house');
    expect(last.logged('cardinalHouse')).toHaveLength(1);
    expect(last.him.houses).toBe(0);
  });
});

describe('the log', () => {
  const ALL = ['verySpecialFriends', 'resourcefulClergy', 'churchIncome', 'whispersInTheKingsEar'];

  test.each<[string, string[]]>([
    ['iron2for3', ['verySpecialFriends']],
    ['building1a', ['verySpecialFriends']],
    ['colour1a', ['verySpecialFriends']],
    ['colourPlus1a', ['verySpecialFriends', 'churchIncome', 'whispersInTheKingsEar']],
    ['gold3a', ['resourcefulClergy']],
    ['silver1a', ['resourcefulClergy']],
    ['king2a', ['churchIncome', 'whispersInTheKingsEar']],
    ['joker1a', ['churchIncome', 'whispersInTheKingsEar']],
    ['mine1a', []],
    ['crest2a', []],
  ])('TIL-CARDINAL-TILE: names the challenges that let %s work for him: %j', (tile, challenges) => {
    const logged = finds(silverWith(...ALL), tile).logged('cardinalChallenge');
    expect(logged).toEqual(challenges.map((challenge) => ({ challenge })));
    expect(finds(silverWith(), tile).logged('cardinalChallenge')).toEqual([]);
  });

  test('TIL-CHALLENGE-CURIA, TIL-CHALLENGE-JOURNEYS: names the card where it helped', () => {
    const curia = silverWith('visitorsToTheCuria');
    curia.state.characterOffer[0] = curia.tile('merchant-gold3');
    expect(curia.does('character', 2).logged('cardinalChallenge')).toEqual([
      { challenge: 'visitorsToTheCuria' },
    ]);
    const journey = silverWith('fruitfulJourneys').give(CARDINAL, { seekers: ['schneeberg', null, null] });
    journey.does('seeker', 1, 'pillar');
    expect(journey.logged('cardinalTablet')).toHaveLength(1);
    expect(journey.logged('cardinalChallenge')).toEqual([{ challenge: 'fruitfulJourneys' }]);
  });
});
