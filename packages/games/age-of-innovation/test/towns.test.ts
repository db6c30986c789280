import { describe, expect, test } from 'vitest';
import { position, type Seat, tilesFrom } from './position.ts';

const three = (first: Seat = ['wasteland', 'blessed'], chosen = {}) =>
  position([first, ['desert', 'goblins'], ['swamp', 'inventors']], chosen);

/** Four buildings in a row of which the last is about to become a guild: 1 + 2 + 2 + 1, then 2. */
const nearly = (first?: Seat, chosen = {}) =>
  three(first, chosen)
    .put(0, 'H3')
    .put(0, 'H4', 'guild')
    .put(0, 'H5', 'guild')
    .put(0, 'H6')
    .give(0, { tools: 2, coins: 6 })
    .turn();

const found = (first?: Seat, chosen = {}) => nearly(first, chosen).play(0, 'upgrade H6 to guild');

describe('founding towns', () => {
  test('AOI-TOWN-FOUND, AOI-TOWN-TILE example 9: four buildings of power seven, and the tile with eight power', () => {
    const game = nearly().give(0, { bowls: [8, 4, 0] });
    expect(game.isInTown('H3')).toBe(false);
    game.play(0, 'upgrade H6 to guild');
    expect(game.isInTown('H3')).toBe(true);
    expect(game.owed()).toEqual(['town']);
    game.play(0, 'town townPower');
    expect(game.points(0, 'townTiles')).toBe(8);
    expect(game.bowls(0)).toEqual([0, 12, 0]);
    expect(game.player(0).keys).toBe(1);
  });

  test('AOI-TOWN-FOUND power six is too little, three buildings are too few', () => {
    expect(nearly().isInTown('H6')).toBe(false);
    const game = three().put(0, 'H4', 'guild').put(0, 'H5', 'palace').put(0, 'H6');
    game.give(0, { tools: 2, coins: 6 }).turn().play(0, 'upgrade H6 to guild');
    expect(game.owed()).toEqual(['turn']);
  });

  test.each([
    [0, 1, 'workshop'],
    [1, 0, 'guild'],
    [1, 2, 'workshop'],
    [2, 1, 'guild'],
  ] as const)(
    'AOI-TOWN-FOUND no town of seat %i holds what seat %i built between: a %s',
    (seat, other, kind) => {
      const founds = (owner: number): boolean => {
        const game = three()
          .put(seat, 'H3', 'guild')
          .put(seat, 'H4', 'guild')
          .put(owner, 'H5', kind)
          .put(seat, 'H6')
          .give(seat, { tools: 2, coins: 6 })
          .turn(seat);
        return game.play(seat, 'upgrade H6 to guild').owed().includes('town');
      };
      expect(founds(other)).toBe(false);
      expect(founds(seat)).toBe(true);
    },
  );

  test('AOI-TOWN-FEWER three buildings with a university, two with the monument', () => {
    const university = three().put(0, 'H4', 'university').put(0, 'H5', 'guild').put(0, 'H6');
    university.give(0, { tools: 2, coins: 6 }).turn().play(0, 'upgrade H6 to guild');
    expect(university.owed()).toEqual(['town']);
    const monument = three().put(0, 'H4', 'monument').put(0, 'H5', 'guild');
    monument.give(0, { tools: 4, coins: 6, palace: 'P17' }).turn().play(0, 'upgrade H5 to palace');
    expect(monument.owed()).toEqual(['town']);
  });

  test('AOI-TOWN-FEWER two are too few with a university, and the power is needed all the same', () => {
    const two = three().put(0, 'H4', 'university').put(0, 'H5', 'guild');
    two.give(0, { tools: 4, coins: 6, palace: 'P17' }).turn().play(0, 'upgrade H5 to palace');
    expect(two.owed()).toEqual(['turn']);
    const weak = three().put(0, 'H4', 'university').put(0, 'H5').put(0, 'H6');
    weak.give(0, { tools: 2, coins: 6 }).turn().play(0, 'upgrade H6 to guild');
    expect(weak.owed()).toEqual(['turn']);
    const monument = three().put(0, 'H4', 'monument').put(0, 'H5');
    monument.give(0, { tools: 2, coins: 6 }).turn().play(0, 'upgrade H5 to guild');
    expect(monument.owed()).toEqual(['turn']);
  });

  test('AOI-TOWN-SUPPLY towns that wait for their tile count: with a single tile left only one is founded', () => {
    const build = (tiles: number) => {
      const game = three(undefined, { palaces: ['P8', 'P1', 'P2', 'P3'] });
      // Two groups of four with power six each, which palace 8 makes towns.
      game.put(0, 'H3').put(0, 'H4', 'guild').put(0, 'H5', 'guild').put(0, 'H6');
      game.put(0, 'A3').put(0, 'A4', 'guild').put(0, 'A5', 'guild').put(0, 'A6').put(0, 'I12', 'guild');
      game.state.townTiles.fill(0);
      game.state.townTiles[0] = tiles;
      return game.give(0, { tools: 4, coins: 6 }).turn().play(0, 'upgrade I12 to palace', 'take palace P8');
    };
    expect(build(2).owed()).toEqual(['town', 'town']);
    expect(build(1).owed()).toEqual(['town']);
  });

  test('AOI-TOWN-FEWER a neutral university helps like the own one', () => {
    const game = three().putNeutral(0, 'H4', 'university').put(0, 'H5', 'guild').put(0, 'H6');
    game.give(0, { tools: 2, coins: 6 }).turn().play(0, 'upgrade H6 to guild');
    expect(game.owed()).toEqual(['town']);
  });

  test('AOI-TOWN-FOUND a bridge can complete a town', () => {
    const game = three().put(0, 'E4', 'guild').put(0, 'E3', 'guild').put(0, 'G3', 'guild').put(0, 'H2');
    game
      .give(0, { bowls: [0, 0, 3] })
      .turn()
      .play(0, 'action powerBridge', 'bridge E4:G3');
    expect(game.owed()).toEqual(['town']);
  });

  test('AOI-TOWN-TILE, AOI-SCORE-ROUND B5: five points more in the round of the key tile', () => {
    const game = found(undefined, { roundTiles: tilesFrom('townEngineering') }).play(0, 'town townCoins');
    expect(game.points(0, 'roundTiles')).toBe(5);
    expect(game.points(0, 'townTiles')).toBe(6);
  });

  test('AOI-TOWN-GROWS what touches a town belongs to it and founds no other (1.2)', () => {
    const game = three().put(0, 'H3').put(0, 'H4', 'guild').put(0, 'H5', 'guild').put(0, 'H6', 'guild');
    game.inTown('H3').put(0, 'I8').give(0, { tools: 2, coins: 6 }).turn().play(0, 'upgrade I8 to guild');
    expect(game.owed()).toEqual(['turn']);
    expect(game.isInTown('I8')).toBe(true);
  });

  test('AOI-TOWN-GROWS, AOI-VERSION by version 1.0 free buildings beside a town found their own', () => {
    const game = three(undefined, { rulesVersion: 'v10' }).put(0, 'H3').inTown('H3');
    game.put(0, 'H4', 'guild').put(0, 'H5', 'guild').put(0, 'H6', 'guild').put(0, 'H7', 'guild');
    game.player(0).built[1] -= 1;
    game.put(0, 'I9').give(0, { tools: 2, coins: 6 }).turn();
    game.player(0).built[1] = 3;
    game.play(0, 'upgrade I9 to guild');
    expect(game.owed()).toEqual(['town']);
  });

  test('AOI-TOWN-SUPPLY three tiles of a kind; without any tile no town is founded', () => {
    const game = nearly();
    game.state.townTiles[0] = 0;
    game.play(0, 'upgrade H6 to guild');
    expect(game.refusal(0, 'town townTools')).toBe('AOI-TOWN-SUPPLY');
    const none = nearly();
    none.state.townTiles.fill(0);
    none.play(0, 'upgrade H6 to guild');
    expect(none.owed()).toEqual(['turn']);
    expect(none.isInTown('H6')).toBe(false);
  });

  test('AOI-TURN-ORDER-OF-BONUSES a school that founds a town: competency and tile in any order (1.2)', () => {
    const game = three().put(0, 'H3').put(0, 'H4', 'guild').put(0, 'H5', 'palace').put(0, 'H6', 'guild');
    game.give(0, { tools: 3, coins: 5 }).turn();
    game.state.inTown.fill(0);
    game.play(0, 'upgrade H6 to school');
    expect(game.owed().sort()).toEqual(['competency', 'town']);
    game.play(0, 'town townSteps', 'competency grant');
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-TURN-ORDER-OF-BONUSES, AOI-VERSION by version 1.0 the competency comes first', () => {
    const game = three(undefined, { rulesVersion: 'v10' });
    game.put(0, 'H3').put(0, 'H4', 'guild').put(0, 'H5', 'palace').put(0, 'H6', 'guild');
    game.give(0, { tools: 3, coins: 5 }).turn().play(0, 'upgrade H6 to school');
    expect(game.owed()).toEqual(['competency']);
    game.play(0, 'competency grant');
    expect(game.owed()).toEqual(['town']);
  });
});

describe('town tiles', () => {
  test('AOI-TOWN-EFFECTS townTools: 4 points and 3 tools', () => {
    const game = found().play(0, 'town townTools');
    expect([game.points(0, 'townTiles'), game.player(0).tools]).toEqual([4, 3]);
  });

  test('AOI-TOWN-EFFECTS townSpades: 5 points and terraforming with two spades, the workshop is paid', () => {
    const game = found().terrain('I8', 'plains').give(0, { tools: 1, coins: 2 }).play(0, 'town townSpades');
    expect(game.points(0, 'townTiles')).toBe(5);
    expect(game.owed()).toEqual(['terraform']);
    game.play(0, 'transform I8 to wasteland', 'build I8');
    expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
  });

  test('AOI-TOWN-EFFECTS townBooks: 5 points and two books of choice', () => {
    const game = found().play(0, 'town townBooks', 'take book law', 'take book medicine');
    expect(game.points(0, 'townTiles')).toBe(5);
    expect(game.books(0)).toEqual([0, 1, 0, 1]);
  });

  test('AOI-TOWN-EFFECTS townCoins: 6 points and 6 coins', () => {
    const game = found().play(0, 'town townCoins');
    expect([game.points(0, 'townTiles'), game.player(0).coins]).toEqual([6, 6]);
  });

  test('AOI-TOWN-EFFECTS townSteps: 7 points and a step in each discipline', () => {
    const game = found()
      .give(0, { levels: { law: 2 } })
      .play(0, 'town townSteps');
    expect(game.points(0, 'townTiles')).toBe(7);
    expect(game.player(0).levels).toEqual([1, 3, 1, 1]);
  });

  test('AOI-TOWN-EFFECTS, AOI-SCIENCE-KEY townSteps may use the key of the tile itself', () => {
    const game = found()
      .give(0, { levels: { law: 7, medicine: 7 } })
      .play(0, 'town townSteps');
    expect(game.player(0).levels).toEqual([1, 7, 1, 7]);
    expect(game.offered(0, 'use key')).toEqual(['use key law', 'use key medicine']);
    game.play(0, 'use key medicine');
    expect(game.player(0).levels).toEqual([1, 7, 1, 8]);
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-TOWN-TILE, AOI-SCIENCE-KEY, AOI-FELINES the steps of the felines may use the key of the tile too', () => {
    const game = found(['wasteland', 'felines'])
      .give(0, { levels: { law: 7 } })
      .play(0, 'town townCoins', 'step law');
    expect(game.level(0, 'law')).toBe(8);
    expect(game.player(0).keys).toBe(0);
  });

  test('AOI-TOWN-EFFECTS townPower: 8 points and 8 power', () => {
    const game = found()
      .give(0, { bowls: [4, 4, 4] })
      .play(0, 'town townPower');
    expect(game.points(0, 'townTiles')).toBe(8);
    expect(game.bowls(0)).toEqual([0, 4, 8]);
  });

  test('AOI-TOWN-EFFECTS townScholar: 8 points and a scholar', () => {
    const game = found().play(0, 'town townScholar');
    expect([game.points(0, 'townTiles'), game.player(0).scholars]).toEqual([8, 1]);
  });
});

describe('factions and towns', () => {
  test('AOI-FELINES three steps in any disciplines and a book for each town', () => {
    const game = found(['wasteland', 'felines']).play(0, 'town townTools');
    expect(game.owed().sort()).toEqual(['steps', 'takeBooks']);
    game.play(0, 'step law', 'take book law', 'step law', 'step banking');
    expect(game.player(0).levels).toEqual([1, 2, 0, 0]);
    expect(game.books(0)).toEqual([0, 1, 0, 0]);
  });

  test('AOI-LIZARDS a free spade and a free workshop, which may stand on any home hex in reach', () => {
    const game = found(['wasteland', 'lizards']).terrain('I8', 'desert').terrain('I6', 'wasteland');
    game.give(0, { tools: 0, coins: 0 }).play(0, 'town townScholar');
    expect(game.owed()).toEqual(['terraform']);
    game.play(0, 'transform I8 to wasteland', 'build I6');
    expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
    expect(game.buildingAt('I6')).toMatchObject({ kind: 'workshop' });
    expect(game.buildingAt('I8')).toBeNull();
  });

  test('AOI-LIZARDS the workshop is within reach, and there must be one left', () => {
    const game = found(['wasteland', 'lizards']).terrain('A1', 'wasteland').terrain('I6', 'wasteland');
    game.play(0, 'town townScholar');
    expect(game.refusal(0, 'build A1')).toBe('AOI-BUILD-REACH');
    game.player(0).built[0] = 9;
    expect(game.refusal(0, 'build I6')).toBe('AOI-BUILD-PIECES');
  });
});

test('AOI-LIZARDS, AOI-TURN-ORDER-OF-BONUSES with the tile of two spades the free workshop may come first, and what it brings into reach', () => {
  const game = found(['wasteland', 'lizards']).terrain('H7', 'wasteland').terrain('H8', 'desert');
  game.give(0, { tools: 0, coins: 0 }).play(0, 'town townSpades');
  expect(game.refusal(0, 'transform H8 to wasteland')).toBe('AOI-TERRAFORM-REACH');
  game.play(0, 'done with spadesForNow', 'build H7');
  expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
  expect(game.refusal(0, 'done with spadesForNow')).toBe('AOI-TURN-NOT-NOW');
  expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'terraform', free: 2, freeWorkshop: false });
  game.play(0, 'transform H8 to wasteland', 'done with spades');
  expect(game.owed()).toEqual(['turn']);
});

describe('lizards whose school founds a town, with the competency of two spades', () => {
  const school = () => {
    const game = three(['wasteland', 'lizards']);
    game.put(0, 'H3').put(0, 'H4', 'guild').put(0, 'H5', 'palace').put(0, 'H6', 'guild');
    game.terrain('H7', 'wasteland').terrain('H8', 'desert').terrain('I6', 'desert').terrain('I7', 'desert');
    return game.give(0, { tools: 3, coins: 5 }).turn().play(0, 'upgrade H6 to school');
  };
  const orders = [
    ['town townScholar', 'competency twoSpades'],
    ['competency twoSpades', 'town townScholar'],
  ] as const;

  test.each(orders)(
    'AOI-LIZARDS, AOI-TURN-ORDER-OF-BONUSES %s, %s: first the free workshop and its reach',
    (...taken) => {
      const game = school().play(0, ...taken);
      if (game.refusal(0, 'done with spadesForNow') === null) game.play(0, 'done with spadesForNow');
      game.play(0, 'build H7');
      expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
      game.play(0, 'transform H8 to wasteland', 'transform I6 to wasteland');
      expect(game.owed()).toEqual(['turn']);
    },
  );

  test.each(orders)('AOI-LIZARDS, AOI-TURN-ORDER-OF-BONUSES %s, %s: first the two spades', (...taken) => {
    const game = school().play(0, ...taken);
    if (game.refusal(0, 'done with workshopForNow') === null) game.play(0, 'done with workshopForNow');
    expect(game.refusal(0, 'done with workshopForNow')).toBe('AOI-TURN-NOT-NOW');
    game.play(0, 'transform I7 to wasteland', 'transform I6 to wasteland');
    expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'terraform', free: 1, freeWorkshop: true });
    game.play(0, 'build I6');
    expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-LIZARDS what waits may also be begun without a word', () => {
    const game = school().play(0, 'competency twoSpades', 'town townScholar', 'transform I7 to wasteland');
    expect(game.state.pending.at(-1)?.[0]).toMatchObject({ free: 1, freeWorkshop: false, dug: true });
    expect(game.refusal(0, 'done with spadesForNow')).toBe('AOI-TURN-NOT-NOW');
  });
});

test('AOI-LIZARDS the free workshop may stand where a flight led the spade', () => {
  const game = found(['wasteland', 'lizards']).put(0, 'I7', 'palace').terrain('H9', 'desert');
  game.give(0, { palace: 'P9', tools: 0, coins: 0, scholars: 1 }).play(0, 'town townCoins');
  game.play(0, 'transform H9 to wasteland by flight');
  expect(game.offered(0, 'build H9')).toEqual(['build H9']);
  expect(game.play(0, 'build H9').player(0)).toMatchObject({ tools: 0, coins: 6, scholars: 0 });
});

test('AOI-LIZARDS with the tile of two spades the free workshop may stand on what the tile changed', () => {
  const game = found(['wasteland', 'lizards']).terrain('I8', 'desert').terrain('I6', 'desert');
  game.give(0, { tools: 0, coins: 0 }).play(0, 'town townSpades');
  expect(game.owed()).toEqual(['terraform', 'terraform']);
  game.play(0, 'transform I8 to wasteland', 'transform I6 to wasteland');
  game.play(0, 'build I6');
  expect(game.buildingAt('I6')).toMatchObject({ kind: 'workshop' });
  expect(game.player(0)).toMatchObject({ tools: 0, coins: 0 });
});
