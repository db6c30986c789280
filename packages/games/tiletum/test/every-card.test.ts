/**
 * Every challenge, surprise, fair tile, stone tablet and cost tile: what it does, and a position in which it does not.
 * A card without a row is a failure.
 */
import { describe, expect, test } from 'vitest';
import { TABLETS, tables } from '../data/index.ts';
import { CARDINAL } from '../rules/seats.ts';
import { alone } from './alone.ts';
import { SILVER, silverPosition } from './position.ts';

type Alone = ReturnType<typeof alone>;

interface Row<Position> {
  readonly measure: (p: Position) => unknown;
  readonly works: unknown;
  /** The same card, where it has to do nothing or less. */
  readonly limit: (p: Position) => unknown;
  readonly stays: unknown;
}

type Rows<Position> = Readonly<Record<string, Row<Position>>>;

const NOTHING = { gold: 0, food: 0, iron: 0, stone: 0, silver: 0 };

/** He finds a tile where he stands: what it brings besides gold for his way and the points of a house. */
const finds =
  (tile: string) =>
  (p: Alone): number[] => {
    p.give(CARDINAL, { ...NOTHING, gold: 10, merchant: 'tiletum' }).king([0, 0], [CARDINAL, 0]);
    p.mapTile('tiletum', tile).does('merchant', 0);
    const paid = p.logged('cardinalReach').reduce((sum, { gold }) => sum + Number(gold), 0);
    return [
      p.goodsOf().gold + paid - 10,
      p.him.points - p.points(CARDINAL, 'housePoints'),
      p.kingValues()[CARDINAL],
    ];
  };

/** A corruption token of 2 comes while his disc stands there. */
const falls =
  (from: number) =>
  (p: Alone): number => {
    p.king([0, 0], [CARDINAL, from]);
    p.state.corruption = [2];
    p.state.pending = [];
    return p.step('nextTurn').kingValues()[CARDINAL];
  };

const arrives =
  (id: string) =>
  (p: Alone): unknown => {
    p.state.characterPile = [];
    p.state.characterOffer[0] = p.tile(id);
    p.give(CARDINAL, NOTHING).does('character', 2);
    return [p.goodsOf().gold, p.him.mines];
  };

/** He takes the only die. */
const takes =
  (die: string, decree: string) =>
  (p: Alone): Alone => {
    p.give(CARDINAL, NOTHING).dice(die).decree(decree);
    return p;
  };

const contributes =
  (stone: number) =>
  (p: Alone): number =>
    p
      .pillar(CARDINAL, 'bordeaux')
      .give(CARDINAL, { stone, gold: 1, silver: 1 })
      .tasks()
      .logged('cardinalContributes').length;

const CHALLENGES: Rows<Alone> = {
  deepCoffers: {
    measure: (p) => takes('gold5', 'kingAndCountry')(p).goodsOf().gold,
    works: 6,
    limit: (p) => p.give(0, { gold: 0 }).dice('gold5').turn(0).play(0, 'take gold 5').goods(0).gold,
    stays: 5,
  },
  favourOfTheCourt: { measure: falls(6), works: 5, limit: falls(8), stays: 6 },
  readyForAction: {
    measure: (p) => {
      p.give(CARDINAL, { rooms: { '5.1': 'king-wool2b' }, storehouse: ['crest1a'], food: 3 }).tasks();
      return p.him.markers;
    },
    works: [0, 0, 0, 0, 1, 0, 0],
    limit: (p) => p.give(CARDINAL, { storehouse: ['crest1a'], food: 3 }).tasks().him.markers,
    stays: [0, 0, 0, 0, 0, 0, 0],
  },
  verySpecialFriends: {
    measure: finds('building1a'),
    works: [5, 0, 0],
    limit: finds('gold3a'),
    stays: [0, 0, 0],
  },
  resourcefulClergy: { measure: finds('gold3a'), works: [3, 0, 0], limit: finds('king2a'), stays: [0, 0, 0] },
  churchIncome: { measure: finds('king2a'), works: [0, 2, 0], limit: finds('gold3a'), stays: [0, 0, 0] },
  visitorsToTheCuria: {
    measure: arrives('merchant-gold3'),
    works: [3, 5],
    limit: arrives('king-mine1'),
    stays: [0, 5],
  },
  whispersInTheKingsEar: {
    measure: finds('king2a'),
    works: [0, 0, 1],
    limit: finds('gold3a'),
    stays: [0, 0, 0],
  },
  seekersGuild: {
    measure: (p) => takes('gold5', 'kingAndCountry')(p).logged('cardinalMine').length,
    works: 1,
    limit: (p) => takes('gold3', 'worldlyRiches')(p).logged('cardinalMine').length,
    stays: 0,
  },
  rareChance: {
    measure: (p) => takes('gold6', 'worldlyRiches')(p).him.silver,
    works: 1,
    limit: (p) => takes('gold5', 'worldlyRiches')(p).him.silver,
    stays: 0,
  },
  preciousResources: { measure: contributes(2), works: 1, limit: contributes(1), stays: 0 },
  fruitfulJourneys: {
    measure: (p) => {
      p.give(CARDINAL, { seekers: ['schneeberg', null, null] }).king([0, 0], [CARDINAL, 0]);
      return p.does('seeker', 1, 'pillar').logged('cardinalChallenge').length;
    },
    works: 1,
    // Covered by somebody before him.
    limit: (p) => {
      p.give(CARDINAL, { seekers: ['schneeberg', null, null] });
      p.state.silver!.covered[0] = -1;
      return p.does('seeker', 1, 'pillar').logged('cardinalChallenge').length;
    },
    stays: 0,
  },
};

describe('challenges', () => {
  test('all have a row', () => {
    expect(Object.keys(CHALLENGES)).toEqual(Object.keys(tables.challenges));
  });

  test.each(Object.entries(CHALLENGES))(
    '%s: with the card, without it, and where it does not help',
    (id, { measure, works, limit, stays }) => {
      const played = (...challenges: string[]) => alone({ ...SILVER, challenges }).bare();
      expect(measure(played(id))).toEqual(works);
      expect(measure(played())).not.toEqual(works);
      expect(limit(played(id))).toEqual(stays);
    },
  );
});

/** Points of the surprise, his step on the king track, gold, stone, silver, houses and pillars that are left. */
function standing(p: Alone): number[] {
  const { silver, houses, pillars } = p.him;
  const { gold, stone } = p.goodsOf();
  return [
    p.points(CARDINAL, 'surprisePoints'),
    p.kingValues()[CARDINAL],
    gold,
    stone,
    silver,
    houses,
    pillars,
  ];
}

const comes =
  (id: string, prepare: (p: Alone) => void = () => {}) =>
  (p: Alone): unknown => {
    p.give(CARDINAL, NOTHING).king([0, 0], [CARDINAL, 0]);
    prepare(p);
    p.surprise(id);
    return [standing(p), p.storehouse(CARDINAL).length, p.him.rooms.filter((tile) => tile >= 0).length];
  };

const offers = (p: Alone): void => {
  p.state.contractOffer[4] = p.tile('iron4for7b');
  p.state.characterPile = [];
  p.state.characterOffer[0] = p.tile('merchant-gold3');
};
const atTheTop = (p: Alone): void => {
  p.king([0, 0], [CARDINAL, 10]);
};
const withoutPieces = (p: Alone): void => {
  p.give(CARDINAL, { houses: 0, pillars: 0, mines: 0 });
};

/** Where nothing else is offered, only points, king steps, goods and silver come. */
function surprise(
  id: string,
  works: readonly [standing: number[], stored: number, rooms: number],
  prevent: (p: Alone) => void,
  stays: readonly [standing: number[], stored: number, rooms: number],
): [string, Row<Alone>] {
  return [id, { measure: comes(id, offers), works, limit: comes(id, prevent), stays }];
}

const SURPRISES: Rows<Alone> = Object.fromEntries([
  surprise('surpriseCrest', [[5, 0, 0, 0, 0, 7, 8], 1, 0], (p) => p.cardinal.boxed.splice(0), [
    [5, 0, 0, 0, 0, 7, 8],
    0,
    0,
  ]),
  surprise('surpriseCharacter2', [[8, 2, 0, 0, 0, 7, 8], 0, 1], atTheTop, [[8, 10, 0, 0, 0, 7, 8], 0, 0]),
  surprise('surpriseCharacter3', [[6, 1, 0, 0, 0, 7, 8], 0, 1], atTheTop, [[6, 10, 0, 0, 0, 7, 8], 0, 0]),
  surprise('surpriseKing4', [[4, 4, 0, 3, 0, 7, 8], 0, 0], atTheTop, [[4, 10, 0, 3, 0, 7, 8], 0, 0]),
  surprise(
    // A mine with 1 gold on its slot; no points, because the seeker came onto map III.
    'surpriseSeeker',
    [[0, 0, 1, 0, 1, 7, 8], 0, 0],
    (p) => {
      withoutPieces(p);
      p.him.seekersLeft = 0;
    },
    [[6, 0, 0, 0, 0, 0, 0], 0, 0],
  ),
  surprise('surpriseHouse', [[6, 0, 0, 0, 0, 6, 7], 0, 0], withoutPieces, [[6, 0, 0, 0, 0, 0, 0], 0, 0]),
  surprise('surprisePillar', [[4, 0, 0, 0, 0, 6, 7], 0, 0], withoutPieces, [[4, 0, 0, 0, 0, 0, 0], 0, 0]),
  surprise('surpriseContract3', [[4, 2, 0, 0, 0, 7, 8], 1, 0], atTheTop, [[4, 10, 0, 0, 0, 7, 8], 0, 0]),
  surprise('surpriseGold', [[5, 0, 5, 0, 0, 7, 8], 1, 0], () => {}, [[5, 0, 5, 0, 0, 7, 8], 0, 0]),
  surprise('surpriseMines', [[3, 0, 0, 0, 2, 7, 8], 0, 0], (p) => p.state.silver!.mines.fill(-1), [
    [0, 0, 0, 0, 2, 7, 8],
    0,
    0,
  ]),
  // The contract that he took asks for iron.
  surprise('surpriseContract2', [[6, 0, 0, 0, 0, 7, 8], 1, 0], () => {}, [[6, 0, 0, 2, 0, 7, 8], 0, 0]),
  surprise('surpriseKing2', [[6, 2, 0, 4, 0, 7, 8], 0, 0], atTheTop, [[6, 10, 0, 4, 0, 7, 8], 0, 0]),
]);

describe('surprises', () => {
  test('all have a row', () => {
    expect(Object.keys(SURPRISES)).toEqual(Object.keys(tables.surprises));
  });

  test.each(Object.entries(SURPRISES))('TIL-SURPRISE-CARDS: %s', (_, { measure, works, limit, stays }) => {
    expect(measure(alone(SILVER).bare())).toEqual(works);
    expect(limit(alone(SILVER).bare())).toEqual(stays);
  });
});

type Position = ReturnType<typeof silverPosition>;

/** One of everything that fairs count. */
function rich(p: Position): Position {
  p.pillar(0, 'paris').mine(0, 'annaberg').king([1, 0], [0, 4]);
  p.player(0).cathedrals = 0b100;
  return p.give(0, {
    contracts: ['iron3for5'],
    crests: { 6: 'crest2a' },
    levels: [1, 2, 0],
    rooms: { 2.1: 'merchant-gold3', 2.2: 'merchant-iron2' },
  });
}

/** What a fair counts once: the only house stands in Tiletum, the mine of set-up counts. */
const FAIRS: Readonly<Record<string, number>> = {
  fairHousePillar: 6,
  fairContractCathedral: 5,
  fairContracts: 3,
  fairKing: 3 + 4,
  fairContractCrest: 6,
  fairHouses: 2,
  fairUpperFloors: 3,
  fairCrests: 3,
  fairPillars: 2,
  fairBuildings: 5,
  fairCathedrals: 4,
  fairMines: 2 * 3,
  fairTechnologies: 3 * 2,
  fairUnderground: 0,
};

describe('fairs', () => {
  test('all have a row', () => {
    expect(Object.keys(FAIRS)).toEqual(Object.keys(tables.fairs));
  });

  const held = (id: string, prepare: (p: Position) => Position): number => {
    const p = prepare(silverPosition(2).round(1));
    p.state.fairs[0] = p.g.fairIds.indexOf(id);
    p.step('kingOrder').step('fair');
    return p.points(0, 'fairPoints');
  };

  test.each(Object.entries(FAIRS))('TIL-FAIR-SCORE, TIL-FAIR-PART: %s', (id, points) => {
    expect(held(id, rich)).toBe(points);
    // The same, with neither merchant nor house in the town.
    const absent = (p: Position): Position => {
      rich(p).give(0, { merchant: 'wien' });
      p.state.houses.fill(-1);
      return p;
    };
    expect(held(id, absent)).toBe(0);
  });

  test('TIL-SILVER-FAIRS: a mine with a pillar or a house underground is a set', () => {
    const underground = (p: Position): Position => rich(p).house(0, 'marienberg');
    expect(held('fairUnderground', underground)).toBe(5);
  });
});

/** What passing a tablet brings at once, and what it asks; and the same without what it needs. */
const PASSED: Readonly<Record<(typeof TABLETS)[number], readonly [works: unknown, limit: unknown]>> = {
  freeSeeker: [
    [0, 'freeSeeker'],
    [0, 'turn'],
  ],
  kingThenPoints: [
    [0, 'act'],
    [0, 'turn'],
  ],
  pointsThenKing: [
    [5, 'offer'],
    [5, 'turn'],
  ],
  kingThenKing: [
    [0, 'act'],
    [0, 'turn'],
  ],
  mineAnywhere: [
    [0, 'anywhere'],
    [0, 'turn'],
  ],
  technology: [
    [0, 'cheapTechnology'],
    [0, 'turn'],
  ],
  pillarAnywhere: [
    [0, 'anywhere'],
    [0, 'turn'],
  ],
  houseAnywhere: [
    [0, 'anywhere'],
    [0, 'turn'],
  ],
  points: [
    [4, 'turn'],
    [0, 'turn'],
  ],
  mine: [
    [0, 'turn'],
    [0, 'turn'],
  ],
};

describe('stone tablets', () => {
  test('all have a row', () => {
    expect(Object.keys(PASSED)).toEqual([...TABLETS]);
  });

  const passed = (tablet: string, prepare: (p: Position) => void): unknown => {
    const overrides = [{ path: 'underground.IA.ways.freiberg-marienberg', value: tablet }];
    const p = silverPosition(2, { overrides }).act(0, 'seeker', 1).give(0, { gold: 2, silver: 1 });
    prepare(p);
    p.play(0, 'seeker to marienberg');
    return [p.points(0, 'tabletPoints'), p.owed()[0], p.player(0).mines];
  };

  test.each(TABLETS)('TIL-TABLET-FIRST: %s', (tablet) => {
    const [works, limit] = PASSED[tablet];
    const mines = tablet === 'mine' ? 3 : 2;
    expect(passed(tablet, () => {})).toEqual([...(works as unknown[]), mines]);
    // At the top of the track, without gold, silver, seekers and mines; and points from a tablet that is covered.
    const poor = (p: Position): void => {
      p.give(0, { gold: 0, silver: 0, generalMines: 0 }).king([1, 0], [0, 10]);
      p.player(0).seekersLeft = 0;
      if (tablet === 'points') p.state.silver!.covered[0] = -1;
    };
    expect(passed(tablet, poor)).toEqual([...(limit as unknown[]), 2]);
  });
});

describe('cost tiles', () => {
  /** A pillar at the cathedral where a tile lies, and exactly what it asks for, or one less. */
  const built = (id: string, less: number): string | null => {
    const { pays, amount } = tables.costTiles[id];
    const p = silverPosition(2).turn(0);
    const at = pays === 'stone' ? 2 : 9;
    p.state.costTiles[at] = p.g.costTileIds.indexOf(id);
    p.state.pillars[at * 4] = 0;
    p.give(0, { gold: 0, stone: 0, silver: 0 }).give(0, { [pays]: amount - less });
    const spot = pays === 'stone' ? 'paris' : p.g.spotIds[p.g.maps[0][0].cathedral];
    const line = `contribute in ${spot}`;
    const refusal = p.refusal(0, line);
    if (refusal !== null) return refusal;
    p.play(0, line);
    const { gold, stone } = p.goods(0);
    expect([gold, stone, p.player(0).silver]).toEqual([0, 0, 0]);
    const top = pays === 'stone' ? tables.cathedrals.paris.points[0] : tables.underground.IA.points[0];
    expect(p.points(0, 'cathedralPoints')).toBe(tables.costTiles[id].points + top);
    return null;
  };

  test.each(Object.keys(tables.costTiles).filter((id) => !tables.costTiles[id].isClosed))(
    'TIL-CATHEDRAL-COST, TIL-CATHEDRAL-TILE: %s',
    (id) => {
      expect(built(id, 0)).toBeNull();
      expect(built(id, 1)).toBe('TIL-CATHEDRAL-COST');
    },
  );

  test('TIL-CATHEDRAL-CLOSED: the one that closes its cathedral', () => {
    const closed = Object.keys(tables.costTiles).filter((id) => tables.costTiles[id].isClosed);
    expect(closed).toEqual(['costClosed']);
    const p = silverPosition(2).act(0, 'architect', 1).give(0, { architect: 'paris' });
    expect(p.refusal(0, 'pillar in paris')).toBeNull();
    p.state.costTiles[2] = p.g.costTileIds.indexOf('costClosed');
    expect(p.refusal(0, 'pillar in paris')).toBe('TIL-CATHEDRAL-CLOSED');
  });
});

describe('characters that build', () => {
  test.each([
    ['character-pillar1', 'pillar in paris', 'pillar in joachimsthal'],
    ['contract-house1', 'house in wien on 1', 'house in marienberg on 1'],
  ])(
    'TIL-CHARACTER-BONUS, TIL-UNDERGROUND-ANYWHERE: %s builds once, here or underground',
    (id, here, below) => {
      const seeker = id === 'contract-house1' ? 'marienberg' : 'joachimsthal';
      const p = silverPosition(2)
        .act(0, 'character', 1)
        .give(0, { storehouse: [id], merchant: 'wien', architect: 'paris', seekers: [seeker, null, null] })
        .play(0, `lodge ${id} in 4.1`);
      expect([p.refusal(0, here), p.refusal(0, below)]).toEqual([null, null]);
      expect(p.play(0, here).owed()).toEqual(['turn']);
    },
  );
});
