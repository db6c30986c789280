import { between, named, upTo } from '@guildhall/kernel/ranges';
import { everyPair, linkName, UNDERGROUND, type UndergroundId } from './places.ts';
import { guess, rulebook, type Sourced } from './sources.ts';
import {
  type Benefit,
  type CityTable,
  type HouseSlotTable,
  type MineSlotTable,
  type Tables,
  WAYS,
  type Way,
} from './types.ts';

/** A place for a house with points, with the bonuses of a building, or with nothing; from how many players on. */
function house(players: number, effect: Benefit['effect'] = 'none', amount = 0): HouseSlotTable {
  return { players, effect, amount };
}

function mine(players: number, gold: number): MineSlotTable {
  return { players, gold };
}

/** A city with two places each for houses and mines; 5 stands for "never". */
function city(tile: number, houses: readonly HouseSlotTable[], mines: readonly MineSlotTable[]): CityTable {
  return {
    tile,
    houses: [houses[0] ?? house(5), houses[1] ?? house(5)],
    mines: [mines[0] ?? mine(5, 0), mines[1] ?? mine(5, 0)],
  };
}

/** Every pair of cities, with the ways that are there. */
function ways(
  level: number,
  open: readonly (readonly [UndergroundId, UndergroundId, Way])[],
): Record<string, Way> {
  const cities: readonly UndergroundId[] = UNDERGROUND[level];
  const known = new Map(open.map(([a, b, way]) => [linkName(cities, a, b), way]));
  return everyPair(cities, (name) => known.get(name) ?? 'closed');
}

export const underground: Sourced<Tables['underground']> = {
  name: 'underground',
  table: {
    IA: {
      price: 0,
      start: 'freiberg',
      cathedral: 'joachimsthal',
      pays: 'gold',
      pillars: 2,
      tiles: 2,
      points: [3, 0, 0, 0],
      ways: ways(0, [
        ['freiberg', 'annaberg', 'open'],
        ['freiberg', 'marienberg', 'open'],
        ['annaberg', 'schneeberg', 'mine'],
        ['marienberg', 'schneeberg', 'open'],
        ['schneeberg', 'joachimsthal', 'points'],
        ['joachimsthal', 'goslar', 'kingThenPoints'],
        ['marienberg', 'clausthal', 'freeSeeker'],
        ['clausthal', 'zellerfeld', 'houseAnywhere'],
        ['goslar', 'zellerfeld', 'open'],
      ]),
      cities: {
        freiberg: city(5, [], []),
        annaberg: city(2, [], [mine(2, 0), mine(4, 0)]),
        marienberg: city(5, [house(2, 'points', 2)], []),
        schneeberg: city(3, [house(3)], [mine(2, 1), mine(3, 0)]),
        joachimsthal: city(2, [house(2), house(3)], []),
        goslar: city(4, [], [mine(2, 2)]),
        clausthal: city(2, [], [mine(2, 1), mine(4, 0)]),
        zellerfeld: city(5, [house(2, 'points', 3), house(4)], [mine(3, 0)]),
      },
    },
    IB: {
      price: 0,
      start: 'freiberg',
      cathedral: 'marienberg',
      pays: 'gold',
      pillars: 2,
      tiles: 2,
      points: [4, 1, 0, 0],
      ways: ways(0, [
        ['freiberg', 'annaberg', 'open'],
        ['annaberg', 'marienberg', 'mine'],
        ['marienberg', 'schneeberg', 'kingThenPoints'],
        ['annaberg', 'joachimsthal', 'open'],
        ['joachimsthal', 'goslar', 'freeSeeker'],
        ['goslar', 'clausthal', 'pillarAnywhere'],
        ['schneeberg', 'clausthal', 'open'],
        ['clausthal', 'zellerfeld', 'technology'],
      ]),
      cities: {
        freiberg: city(5, [], []),
        annaberg: city(5, [], [mine(2, 0), mine(4, 0)]),
        marienberg: city(5, [house(2, 'points', 2), house(4)], []),
        schneeberg: city(2, [house(3)], [mine(2, 1)]),
        joachimsthal: city(2, [], [mine(2, 1), mine(3, 0)]),
        goslar: city(2, [house(2, 'building', 1), house(3)], [mine(4, 0)]),
        clausthal: city(3, [house(2, 'points', 3)], [mine(3, 0)]),
        zellerfeld: city(4, [], [mine(2, 2)]),
      },
    },
    IIA: {
      price: 1,
      start: 'kutnaHora',
      cathedral: 'sterzing',
      pays: 'silver',
      pillars: 2,
      tiles: 2,
      points: [5, 2, 0, 0],
      ways: ways(1, [
        ['kutnaHora', 'jihlava', 'open'],
        ['kutnaHora', 'schwaz', 'technology'],
        ['jihlava', 'pribram', 'open'],
        ['pribram', 'gastein', 'points'],
        ['pribram', 'rattenberg', 'open'],
        ['schwaz', 'rattenberg', 'mineAnywhere'],
        ['rattenberg', 'sterzing', 'open'],
        ['gastein', 'sterzing', 'kingThenKing'],
        ['sterzing', 'trento', 'pointsThenKing'],
      ]),
      cities: {
        kutnaHora: city(5, [], []),
        jihlava: city(2, [house(3)], [mine(3, 0)]),
        pribram: city(5, [house(2, 'points', 2), house(4)], []),
        gastein: city(2, [], [mine(2, 1), mine(3, 0)]),
        schwaz: city(5, [], [mine(2, 0), mine(4, 0)]),
        rattenberg: city(2, [house(2, 'building', 1), house(3)], [mine(4, 0)]),
        sterzing: city(3, [], [mine(2, 1)]),
        trento: city(4, [house(2, 'points', 4)], [mine(2, 2)]),
      },
    },
    IIB: {
      price: 1,
      start: 'kutnaHora',
      cathedral: 'sterzing',
      pays: 'gold',
      pillars: 2,
      tiles: 2,
      points: [5, 3, 0, 0],
      ways: ways(1, [
        ['kutnaHora', 'jihlava', 'open'],
        ['jihlava', 'pribram', 'points'],
        ['jihlava', 'gastein', 'kingThenKing'],
        ['jihlava', 'schwaz', 'houseAnywhere'],
        ['pribram', 'rattenberg', 'mineAnywhere'],
        ['gastein', 'rattenberg', 'open'],
        ['gastein', 'sterzing', 'open'],
        ['schwaz', 'sterzing', 'open'],
        ['sterzing', 'trento', 'technology'],
      ]),
      cities: {
        kutnaHora: city(5, [], []),
        jihlava: city(5, [house(2)], []),
        pribram: city(2, [], [mine(2, 1), mine(4, 0)]),
        gastein: city(2, [house(2, 'points', 2), house(3)], [mine(4, 0)]),
        schwaz: city(2, [], [mine(2, 0), mine(3, 0)]),
        rattenberg: city(3, [house(3)], [mine(2, 2)]),
        sterzing: city(5, [house(4, 'points', 1)], [mine(2, 1)]),
        trento: city(4, [house(2, 'points', 4)], [mine(3, 2)]),
      },
    },
    IIIA: {
      price: 2,
      start: 'kremnica',
      cathedral: 'olkusz',
      pays: 'silver',
      pillars: 3,
      tiles: 3,
      points: [7, 5, 2, 0],
      ways: ways(2, [
        ['kremnica', 'stiavnica', 'open'],
        ['stiavnica', 'bystrica', 'pillarAnywhere'],
        ['bystrica', 'olkusz', 'open'],
        ['olkusz', 'baiaMare', 'pointsThenKing'],
        ['baiaMare', 'rudnik', 'mineAnywhere'],
        ['rudnik', 'novoBrdo', 'open'],
        ['stiavnica', 'novoBrdo', 'mine'],
        ['baiaMare', 'srebrenica', 'technology'],
      ]),
      cities: {
        kremnica: city(5, [], []),
        stiavnica: city(2, [house(3)], [mine(2, 2), mine(3, 1)]),
        bystrica: city(2, [], [mine(2, 2), mine(3, 1)]),
        olkusz: city(5, [house(2, 'points', 3), house(4)], []),
        baiaMare: city(5, [house(2, 'points', 4)], []),
        rudnik: city(2, [house(2, 'building', 1)], [mine(4, 1)]),
        novoBrdo: city(3, [], [mine(2, 2), mine(4, 1)]),
        srebrenica: city(4, [house(3, 'points', 5)], [mine(2, 3)]),
      },
    },
    IIIB: {
      price: 2,
      start: 'kremnica',
      cathedral: 'rudnik',
      pays: 'silver',
      pillars: 3,
      tiles: 3,
      points: [8, 5, 3, 0],
      ways: ways(2, [
        ['kremnica', 'stiavnica', 'pointsThenKing'],
        ['kremnica', 'bystrica', 'open'],
        ['stiavnica', 'olkusz', 'open'],
        ['bystrica', 'baiaMare', 'kingThenKing'],
        ['olkusz', 'rudnik', 'houseAnywhere'],
        ['baiaMare', 'rudnik', 'pillarAnywhere'],
        ['rudnik', 'novoBrdo', 'open'],
        ['olkusz', 'novoBrdo', 'open'],
        ['rudnik', 'srebrenica', 'technology'],
      ]),
      cities: {
        kremnica: city(5, [], []),
        stiavnica: city(5, [house(2, 'points', 3), house(3)], [mine(2, 2), mine(3, 1)]),
        bystrica: city(2, [house(4)], [mine(2, 2), mine(3, 1)]),
        olkusz: city(2, [], [mine(2, 2), mine(4, 1)]),
        baiaMare: city(5, [], [mine(4, 1)]),
        rudnik: city(3, [house(2, 'points', 4), house(3)], []),
        novoBrdo: city(2, [house(2, 'building', 1)], []),
        srebrenica: city(4, [], [mine(2, 3)]),
      },
    },
  },
  sources: {
    '': guess('the drawings are lost; IIA replays the worked example (lines 534 to 545)'),
    ...Object.fromEntries(
      ['IIIA', 'IIIB'].map((id) => [
        `${id}.cities`,
        guess(
          'the drawings are lost; richer veins than on the other maps, so that a seeker there is worth its 2 silver',
        ),
      ]),
    ),
    '*.price': rulebook('lines 348 to 353 and 690 to 695'),
    '*.pays': guess('some cathedrals cost silver, some gold (lines 296 to 301)'),
  },
  ranges: {
    price: upTo(9),
    start: named(...UNDERGROUND.flat()),
    cathedral: named(...UNDERGROUND.flat()),
    pays: named('gold', 'silver'),
    pillars: between(1, 4),
    tiles: between(1, 4),
    'points.*': upTo(20),
    'ways.*': named(...WAYS),
    tile: between(2, 5),
    players: between(2, 5),
    effect: named('none', 'points', 'building'),
    amount: upTo(12),
    gold: upTo(9),
  },
};
