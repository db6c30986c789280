/** Values that do not go together: which are refused, in which words, and which are just about fine. */
import { describe, expect, test } from 'vitest';
import { tables } from '../data/index.ts';
import { fault, faultIn, type Value } from './option-faults.ts';

const tiles = { ...tables.helpers, ...tables.contracts, ...tables.crests };
const kindOf = (id: string): string =>
  Object.hasOwn(tables.helpers, id)
    ? 'helpers'
    : Object.hasOwn(tables.contracts, id)
      ? 'contracts'
      : 'crests';
/** Tiles of a pile that a game of two uses. */
function pileOf(pile: string, isSilver: boolean): string[] {
  return Object.keys(tiles).filter(
    (id) => tiles[id].pile === pile && tiles[id].players <= 2 && tiles[id].isSilver === isSilver,
  );
}
/** All but so many of these tiles are for more players than there are. */
function left(ids: readonly string[], count: number): Value[] {
  return ids.slice(count).map((id) => [`${kindOf(id)}.${id}.players`, 5]);
}

describe('the wheel and the dice', () => {
  test('every action stands there once', () => {
    expect(fault(['wheel.order.0', 'king'])).toBe('override wheel.order.4: king stands there twice');
    expect(fault(['wheel.order.0', 'king'], ['wheel.order.4', 'merchant'])).toBeNull();
  });

  test.each([
    [2, 6, 10],
    [3, 9, 15],
    [4, 12, 20],
  ])('%i players: at least %i dice are drawn, at most %i', (players, least, most) => {
    const drawn = (count: number) => faultIn({ players }, [`dice.drawn.${players}`, count]);
    expect([drawn(least), drawn(most)]).toEqual([null, null]);
    expect(drawn(least - 1)).toBe(
      `override dice.drawn.${players}: ${players} players take ${least} dice, and ${least - 1} are drawn`,
    );
    // No table may have more than 20.
    if (most < 20)
      expect(drawn(most + 1)).toBe(`override dice.drawn.${players}: ${most + 1} of ${most} dice are drawn`);
  });

  test('alone as many as for two', () => {
    expect(faultIn({ players: 1 }, ['dice.drawn.2', 5])).toBe(
      'override dice.drawn.2: 2 players take 6 dice, and 5 are drawn',
    );
    expect(faultIn({ players: 1 }, ['dice.drawn.2', 6])).toBeNull();
    expect(faultIn({ players: 1 }, ['dice.drawn.2', 11])).toBe(
      'override dice.drawn.2: 11 of 10 dice are drawn',
    );
  });

  test('turns need dice, and more dice of a colour allow more', () => {
    expect(fault(['dice.turns', 4])).toBeNull();
    expect(fault(['dice.turns', 5])).toBe('override dice.turns: 2 players take 10 dice, and 8 are drawn');
    expect(fault(['dice.drawn.2', 20])).toBe('override dice.drawn.2: 20 of 10 dice are drawn');
    expect(fault(['dice.drawn.2', 20], ['dice.perPlayer', 2])).toBeNull();
    expect(
      fault(['dice.turns', 6], ['dice.drawn.2', 12], ['dice.perPlayer', 2], ['corruption.perRound', 6]),
    ).toBeNull();
  });
});

describe('pieces', () => {
  test('houses: one in Tiletum, those of the roofs and those of the supply', () => {
    expect(fault(['start.houses', 3])).toBe(
      'override start.houses: one house in Tiletum, 5 on roofs and 3 in the supply are more than 8',
    );
    expect(fault(['start.houses', 3], ['pieces.houses', 9])).toBeNull();
    expect(fault(['pieces.houses', 7])).toBe(
      'override pieces.houses: one house in Tiletum, 5 on roofs and 2 in the supply are more than 7',
    );
    expect(fault(['buildings.5.hasRoofHouse', true])).toBe(
      'override buildings.5.hasRoofHouse: one house in Tiletum, 6 on roofs and 2 in the supply are more than 8',
    );
    expect(fault(['buildings.0.hasRoofHouse', false], ['start.houses', 3])).toBeNull();
  });

  test('pillars: those of the contract spaces and those of the supply', () => {
    expect(fault(['start.pillars', 3])).toBe(
      'override start.pillars: 5 pillars on contract spaces and 3 in the supply are more than 7',
    );
    expect(fault(['start.pillars', 3], ['pieces.pillars', 8])).toBeNull();
    expect(fault(['pieces.contractPillars', 6])).toBe(
      'override pieces.contractPillars: 6 pillars on contract spaces and 2 in the supply are more than 7',
    );
    expect(fault(['pieces.contractSpaces', 5])).toBeNull();
    expect(fault(['pieces.contractSpaces', 4])).toBe(
      'override pieces.contractSpaces: 5 pillars do not fit on 4 contract spaces',
    );
  });

  test.each([2, 3, 4])('%i players: everybody has a house in Tiletum', (players) => {
    const closed = (count: number): Value[] =>
      Array.from({ length: count }, (_, slot) => [`towns.tiletum.houses.${slot}.players`, 5]);
    expect(faultIn({ players }, ...closed(4 - players))).toBeNull();
    const paths = closed(5 - players).map(([path]) => path);
    expect(faultIn({ players }, ...closed(5 - players))).toBe(
      `override ${paths.join(', ')}: ${players} houses begin in Tiletum`,
    );
  });

  test('a slot that opens with the last player is one of them', () => {
    expect(faultIn({ players: 4 }, ['towns.tiletum.houses.3.players', 4])).toBeNull();
    expect(faultIn({ players: 3 }, ['towns.tiletum.houses.3.players', 4])).toBeNull();
  });

  test.each(['points', 'building'])('no house of the beginning gains %s', (effect) => {
    expect(fault(['towns.tiletum.houses.2.effect', effect])).toBe(
      'override towns.tiletum.houses.2.effect: houses that are there from the beginning gain nothing',
    );
  });
});

describe('effects', () => {
  test.each(['seeker', 'silver', 'mine', 'goldAndSilver', 'identical'])('%s needs silver', (effect) => {
    for (const path of [
      'helpers.gold3a.effect',
      'contracts.iron3for5.effect',
      'characters.king-wool2.effect',
    ]) {
      expect(fault([path, effect])).toBe(`override ${path}: "${effect}" needs silver`);
      expect(faultIn({ silver: true }, [path, effect])).toBeNull();
    }
    // Tiles of silver are not in the game without it, whatever is on them.
    for (const path of ['helpers.seeker2a.effect', 'contracts.same3wool2for4Silver.effect'])
      expect(fault([path, effect])).toBeNull();
    expect(fault(['characters.king-mine1.effect', effect])).toBeNull();
  });

  test('silver as a price needs silver too', () => {
    expect(fault(['helpers.gold3a.pays', 'silver'], ['helpers.gold3a.price', 1])).toBe(
      'override helpers.gold3a.pays: there is no silver to pay',
    );
    expect(fault(['helpers.gold3a.pays', 'silver'], ['helpers.gold3a.price', 0])).toBeNull();
    expect(
      faultIn({ silver: true }, ['helpers.gold3a.pays', 'silver'], ['helpers.gold3a.price', 1]),
    ).toBeNull();
    expect(fault(['helpers.seeker2a.pays', 'silver'], ['helpers.seeker2a.price', 1])).toBeNull();
  });

  test.each(['plus', 'colour', 'colourPlus'])('%s is for helpers alone, with silver too', (effect) => {
    for (const silver of [false, true]) {
      expect(faultIn({ silver }, ['contracts.iron3for5.effect', effect])).toBe(
        `override contracts.iron3for5.effect: only helpers give "${effect}"`,
      );
      expect(faultIn({ silver }, ['characters.king-wool2.effect', effect])).toBe(
        `override characters.king-wool2.effect: no character gives "${effect}"`,
      );
      expect(faultIn({ silver }, ['helpers.gold3a.effect', effect])).toBeNull();
    }
  });

  test('no character gives the bonuses of a building, a contract may', () => {
    expect(fault(['characters.king-wool2.effect', 'building'])).toBe(
      'override characters.king-wool2.effect: no character gives "building"',
    );
    expect(fault(['contracts.iron3for5.effect', 'building'])).toBeNull();
    expect(fault(['helpers.gold3a.effect', 'building'])).toBeNull();
  });
});

describe('whatever set-up deals is there', () => {
  const bonus = pileOf('bonus', false);
  const deals = pileOf('contracts', false);
  const people = Object.keys(tables.characters).filter(
    (id) => tables.characters[id].players <= 2 && !tables.characters[id].isSilver,
  );
  const peopleLeft = (count: number): Value[] =>
    people.slice(count).map((id) => [`characters.${id}.players`, 5]);

  test('bonus tiles: six beside the wheel, one at the king track, one for each town', () => {
    expect(fault(...left(bonus, 21))).toBeNull();
    expect(fault(...left(bonus, 20))).toContain(': 21 bonus tiles are laid and 20 are in play');
    expect(fault(...left(bonus, 20), ['towns.paris.tile', 5])).toBeNull();
    expect(fault(...left(bonus, 21), ['towns.bordeaux.tile', 2])).toContain(
      ': 22 bonus tiles are laid and 21 are in play',
    );
  });

  test('with silver one more, beside the seeker action, and the tiles of silver are in play', () => {
    const all = [...pileOf('bonus', true), ...bonus];
    expect(faultIn({ silver: true }, ...left(all, 22))).toBeNull();
    expect(faultIn({ silver: true }, ...left(all, 21))).toContain(
      ': 22 bonus tiles are laid and 21 are in play',
    );
  });

  test('a tile of another pile, of silver or for more players is none', () => {
    const few = left(bonus, 21);
    const [gone] = bonus;
    const path = `${kindOf(gone)}.${gone}`;
    const short = '21 bonus tiles are laid and 20 are in play';
    expect(fault(...few, [`${path}.pile`, 'underground'])).toContain(short);
    expect(fault(...few, [`${path}.isSilver`, true])).toContain(short);
    expect(fault(...few, [`${path}.players`, 3])).toContain(short);
    expect(faultIn({ players: 1 }, ...few, [`${path}.players`, 3])).toContain(short);
  });

  test('the message names what was changed', () => {
    const changed: Value[] = [
      ['helpers.gold3a.players', 3],
      ['helpers.gold3b.pile', 'underground'],
      ['helpers.points3a.isSilver', true],
      ['contracts.iron2for3.players', 3],
      ['contracts.wool2for3.pile', 'contracts'],
      ['contracts.same3for4.isSilver', true],
      ['crests.crest1a.players', 3],
      ['crests.crest2a.pile', 'contracts'],
      ['crests.crest3a.isSilver', true],
      ['towns.bordeaux.tile', 2],
    ];
    const paths = changed.map(([path]) => path).join(', ');
    const others = bonus.filter((id) => !changed.some(([path]) => path.includes(`.${id}.`)));
    expect(fault(...changed, ...left(others, 21))).toMatch(new RegExp(`^override ${paths}, helpers`));
    // What lies in other piles has nothing to do with it.
    expect(fault(['pieces.houses', 9], ...changed, ...left(others, 21))).not.toContain('pieces');
    const offer: Value[] = [
      ['contracts.iron3for5.players', 3],
      ['contracts.wool3for5.pile', 'bonus'],
      ['contracts.same4for5.isSilver', true],
      ['crests.crest1b.players', 3],
    ];
    const named = offer.map(([path]) => path).join(', ');
    const rest = deals.filter((id) => !offer.some(([path]) => path.includes(`.${id}.`)));
    expect(fault(...offer, ...left(rest, 4))).toMatch(new RegExp(`^override ${named}, .*contract offer`));
  });

  test('contracts for every place of the offer', () => {
    expect(fault(...left(deals, 5))).toBeNull();
    expect(fault(...left(deals, 4))).toContain(': the contract offer has 5 places');
  });

  test('characters for every place of the offer', () => {
    expect(fault(...peopleLeft(5))).toBeNull();
    expect(fault(...peopleLeft(4))).toContain(': the character offer has 5 places');
    expect(fault([`characters.${people[0]}.isSilver`, true], ...peopleLeft(5))).toContain(
      `override characters.${people[0]}.isSilver, characters.`,
    );
    // With silver its nine are there too.
    expect(faultIn({ silver: true }, ...peopleLeft(0))).toBeNull();
  });

  test('a cathedral tile for each pillar', () => {
    expect(fault(['cathedrals.wien.pillars', 3])).toBe(
      'override cathedrals.wien.pillars: 3 pillars want a tile, and there are 2',
    );
    expect(fault(['cathedrals.wien.pillars', 3], ['cathedrals.wien.tiles', 3])).toBeNull();
    expect(fault(['cathedrals.paris.tiles', 2])).toBe(
      'override cathedrals.paris.tiles: 3 pillars want a tile, and there are 2',
    );
    expect(fault(['cathedrals.paris.tiles', 4])).toBeNull();
  });

  test('a cost tile in stone for each cathedral', () => {
    expect(fault(['costTiles.costStone2a.pays', 'gold'])).toBe(
      'override costTiles.costStone2a.pays: 9 cathedrals need a cost tile',
    );
    expect(fault(['costTiles.costStone2a.pays', 'gold'], ['costTiles.costGold3.pays', 'stone'])).toBeNull();
  });

  test('four fairs', () => {
    const without = (set: 'inBase' | 'inSilver', count: number): Value[] =>
      Object.keys(tables.fairs)
        .filter((id) => tables.fairs[id][set])
        .slice(count)
        .map((id) => [`fairs.${id}.${set}`, false]);
    expect(fault(...without('inBase', 4))).toBeNull();
    expect(fault(...without('inBase', 3))).toContain(': there are 4 fairs');
    expect(faultIn({ silver: true }, ...without('inBase', 3))).toBeNull();
    expect(faultIn({ silver: true }, ...without('inSilver', 4))).toBeNull();
    expect(faultIn({ silver: true }, ...without('inSilver', 3))).toContain(': there are 4 fairs');
    expect(fault(...without('inSilver', 3))).toBeNull();
  });

  test.each(['fairMines', 'fairTechnologies', 'fairUnderground'])('%s is no fair of the base game', (id) => {
    expect(fault([`fairs.${id}.inBase`, true])).toBe(
      `override fairs.${id}.inBase: it counts what exists only with silver`,
    );
  });

  test('a town has one fair', () => {
    expect(fault(['fairTowns.1', 'frankfurt'])).toBe('override fairTowns.1: frankfurt stands there twice');
    expect(fault(['fairTowns.1', 'paris'])).toBeNull();
  });
});

describe('silver', () => {
  const silver = (...values: readonly Value[]) => faultIn({ silver: true }, ...values);

  test.each([
    ['underground.IA.start', 'trento'],
    ['underground.IIB.start', 'freiberg'],
    ['underground.IIB.cathedral', 'freiberg'],
    ['underground.IIIA.cathedral', 'trento'],
  ])('%s is no city of another map', (path, city) => {
    expect(silver([path, city])).toBe(`override ${path}: ${city} is on another map`);
    // Nobody goes there without silver.
    expect(fault([path, city])).toBeNull();
  });

  test('a cathedral tile for each pillar', () => {
    expect(silver(['underground.IIA.pillars', 3])).toBe(
      'override underground.IIA.pillars: 3 pillars want a tile, and there are 2',
    );
    expect(silver(['underground.IIA.pillars', 3], ['underground.IIA.tiles', 3])).toBeNull();
  });

  test.each(['IA', 'IB'])('map %s begins with mines, so its start city has no place for one', (side) => {
    const path = `underground.${side}.cities.freiberg.mines.1.players`;
    expect(silver([path, 2])).toBe(`override ${path}: mines are there from the beginning`);
    expect(silver([path, 3])).toBeNull();
    expect(faultIn({ silver: true, players: 3 }, [path, 3])).toBe(
      `override ${path}: mines are there from the beginning`,
    );
    expect(faultIn({ silver: true, players: 1 }, [path, 2])).toBe(
      `override ${path}: mines are there from the beginning`,
    );
  });

  test('cost tiles for whichever sides come up', () => {
    const maps = (pays: string) =>
      ['I', 'II', 'III'].filter((map) =>
        ['A', 'B'].some((side) => tables.underground[map + side].pays === pays),
      ).length;
    for (const pays of ['gold', 'silver'] as const) {
      const own = Object.keys(tables.costTiles).filter((id) => tables.costTiles[id].pays === pays);
      const without = (count: number): Value[] =>
        own.slice(count).map((id) => [`costTiles.${id}.pays`, 'stone']);
      expect(silver(...without(maps(pays)))).toBeNull();
      expect(silver(...without(maps(pays) - 1))).toContain(`: ${maps(pays)} cathedrals may cost ${pays}`);
    }
  });

  test('mines of the supply and one on the map', () => {
    expect(silver(['silverPieces.supplyMines', 5])).toBeNull();
    expect(silver(['silverPieces.supplyMines', 6])).toBe(
      'override silverPieces.supplyMines: 6 mines in the supply and one on the map are more than 6',
    );
    expect(silver(['silverPieces.mines', 2])).toBe(
      'override silverPieces.mines: 2 mines in the supply and one on the map are more than 2',
    );
    expect(silver(['silverPieces.mines', 3])).toBeNull();
  });

  test('a tile for every city that may have one', () => {
    const own = pileOf('underground', true);
    expect(silver(...left(own, 9))).toBeNull();
    expect(silver(...left(own, 8))).toContain(': 9 tiles may lie underground and 8 are in play');
    // The side with more of them counts.
    expect(silver(...left(own, 9), ['underground.IB.cities.freiberg.tile', 2])).toContain(
      ': 10 tiles may lie underground and 9 are in play',
    );
    expect(silver(...left(own, 9), ['underground.IB.cities.freiberg.tile', 3])).toBeNull();
    expect(silver(...left(own, 8), ['underground.IA.cities.annaberg.tile', 5])).toContain('9 tiles');
  });

  test('the first game has a side of each map, and three technologies', () => {
    expect(silver(['firstGame.sides.0', 'IB'])).toBeNull();
    expect(silver(['firstGame.sides.0', 'IIA'])).toBe(
      'override firstGame.sides.0: IIA is no side of the map I',
    );
    expect(silver(['firstGame.sides.2', 'IB'])).toBe(
      'override firstGame.sides.2: IB is no side of the map III',
    );
    expect(silver(['firstGame.technologies.0', 'universal'])).toBe(
      'override firstGame.technologies.1: universal is there twice',
    );
    expect(silver(['firstGame.technologies.0', 'dice'])).toBeNull();
  });
});
