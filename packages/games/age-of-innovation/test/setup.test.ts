import { readOptions } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { FACTIONS, type FactionId, TERRAINS, tables } from '../data/index.ts';
import { ageOfInnovation, type State } from '../rules/index.ts';
import { fromStart, type Seat, table } from './position.ts';

const SEEDS = Array.from({ length: 200 }, (_, at) => `set-up ${at}`);
const TILE_IDS = Object.keys(tables.roundTiles);

function dealt(players: number, chosen = {}): State[] {
  const rules = ageOfInnovation.rules(readOptions(ageOfInnovation.options, { players, ...chosen }));
  return SEEDS.map((seed) => rules.setup(seed));
}

describe('tiles', () => {
  const games = dealt(3);

  test('AOI-SETUP-ROUND-TILES six different tiles; the spade tile never in rounds 5 and 6', () => {
    for (const { roundTiles } of games) {
      expect(new Set(roundTiles).size).toBe(6);
      expect(roundTiles.slice(4)).not.toContain(TILE_IDS.indexOf('spadeEngineering'));
    }
    const spade = games.filter(({ roundTiles }) => roundTiles.includes(TILE_IDS.indexOf('spadeEngineering')));
    expect(spade.length).toBeGreaterThan(40);
  });

  test('AOI-SETUP-ROUND-TILES never all three tiles of a discipline in rounds 1 to 5', () => {
    let thirds = 0;
    for (const { roundTiles } of games) {
      const disciplines = roundTiles.map((tile) => TILE_IDS[tile].replace(/^[a-z]+/, ''));
      for (const discipline of new Set(disciplines)) {
        expect(disciplines.slice(0, 5).filter((one) => one === discipline).length).toBeLessThan(3);
        if (disciplines.filter((one) => one === discipline).length === 3) thirds += 1;
      }
    }
    // With one of them in round 6 all three do occur.
    expect(thirds).toBeGreaterThan(10);
  });

  test('AOI-SETUP-FINAL-TILE never the kind of building of the tile below; the edge tile shows a workshop', () => {
    const finals = Object.keys(tables.finalTiles);
    const forbidden: Readonly<Record<string, readonly string[]>> = {
      finalWorkshop: ['workshopLaw', 'workshopBanking'],
      finalGuild: ['guildLaw', 'guildMedicine'],
      finalSchool: ['schoolBanking'],
      finalEdge: ['workshopLaw', 'workshopBanking'],
    };
    for (const { roundTiles, finalTile } of games)
      expect(forbidden[finals[finalTile]]).not.toContain(TILE_IDS[roundTiles[5]]);
    expect(new Set(games.map(({ finalTile }) => finals[finalTile]))).toEqual(new Set(Object.keys(forbidden)));
    // Any of them lies over a tile that shows none of these buildings.
    const free = games.filter(({ roundTiles }) => TILE_IDS[roundTiles[5]] === 'innovationLaw');
    expect(new Set(free.map(({ finalTile }) => finals[finalTile])).size).toBeGreaterThan(2);
  });

  test('AOI-SETUP-BOOK-ACTIONS three of six', () => {
    for (const { bookActions } of games) expect(new Set(bookActions).size).toBe(3);
    expect(new Set(games.flatMap(({ bookActions }) => bookActions)).size).toBe(6);
  });

  test.each([
    [2, 6],
    [3, 8],
    [4, 10],
    [5, 12],
  ])('AOI-SETUP-INNOVATIONS %i players: %i innovations', (players, count) => {
    for (const { innovations } of dealt(players).slice(0, 20)) expect(new Set(innovations).size).toBe(count);
  });

  test('AOI-SETUP-COMPETENCIES twelve stacks of four on twelve slots', () => {
    for (const { competencySlots, competencyTiles } of games) {
      expect([...competencySlots].sort((a, b) => a - b)).toEqual(competencySlots.map((_, at) => at));
      expect(competencyTiles).toEqual(competencyTiles.map(() => 4));
    }
    expect(new Set(games.map(({ competencySlots }) => competencySlots[0])).size).toBe(12);
  });

  test.each([2, 3, 4, 5])('AOI-SETUP-PALACES %i players: one more than players, and number 17', (players) => {
    for (const { palaces } of dealt(players).slice(0, 20)) {
      expect(palaces).toHaveLength(players + 2);
      expect(palaces.at(-1)).toBe(16);
    }
  });
});

describe('what lies open is in order, whatever was drawn first', () => {
  const isSorted = (list: readonly number[]): boolean =>
    list.every((one, at) => at === 0 || list[at - 1] < one);

  test('AOI-SETUP-PALACES palaces by number, number 17 last', () => {
    for (const { palaces } of dealt(4)) expect(isSorted(palaces)).toBe(true);
  });

  test('AOI-SETUP-SETS the three round bonuses left over, each with a coin', () => {
    for (const { bonuses, bonusCoins, offeredBonuses } of dealt(3)) {
      expect(isSorted(bonuses)).toBe(true);
      expect(bonuses).toHaveLength(3);
      expect(bonusCoins).toEqual([1, 1, 1]);
      expect(new Set([...bonuses, ...offeredBonuses]).size).toBe(10);
    }
  });

  test('AOI-SETUP-DRAFT boards, factions and round bonuses; coins come only after the choice', () => {
    for (const state of dealt(3, { distribution: 'draft' })) {
      expect(isSorted(state.offeredBoards)).toBe(true);
      expect(isSorted(state.offeredFactions)).toBe(true);
      expect(isSorted(state.bonuses)).toBe(true);
      expect(state.bonusCoins).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });
});

test('every tile is dealt in some game', () => {
  const games = dealt(5);
  const seen = (of: (state: State) => readonly number[]) => new Set(games.flatMap(of)).size;
  expect(seen(({ roundTiles }) => roundTiles)).toBe(12);
  expect(seen(({ innovations }) => innovations)).toBe(18);
  expect(seen(({ palaces }) => palaces)).toBe(17);
  expect(seen(({ offeredFactions }) => offeredFactions)).toBe(12);
  expect(seen(({ offeredBonuses }) => offeredBonuses)).toBe(10);
  expect(seen(({ order }) => [order[0]])).toBe(5);
  expect(seen(({ roundTiles }) => [roundTiles[5]])).toBe(11);
});

describe('two players', () => {
  const games = dealt(2);

  test('AOI-TWO-AREA one of four areas, each in some game; no neutral faction for more players', () => {
    expect([...new Set(games.map(({ neutralArea }) => neutralArea))].sort()).toEqual([12, 13, 14, 15]);
    for (const players of [3, 4, 5])
      expect(dealt(players)[0]).toMatchObject({ neutralArea: -1, neutralLevels: [] });
  });

  test('AOI-TWO-NEUTRAL its levels: two, and one to four for each tile of its discipline in rounds 1 to 5', () => {
    const game = table(
      readOptions(ageOfInnovation.options, {
        players: 2,
        roundTiles: [
          'townEngineering',
          'spadeEngineering',
          'workshopLaw',
          'greatBanking',
          'schoolBanking',
          'stepMedicine',
        ],
      }),
    );
    expect(game.state.neutralLevels).toEqual([2 + 2 + 1, 2 + 3, 2 + 4 + 1, 2]);
  });

  test('AOI-TWO-NEUTRAL a scholar of its own on the first place for two steps of each discipline', () => {
    for (const places of games[0].scholarPlaces) expect(places).toEqual([-1, 8, -1, -1]);
    for (const places of dealt(3)[0].scholarPlaces) expect(places).toEqual([-1, -1, -1, -1]);
  });
});

describe('sets', () => {
  const start = () =>
    table(readOptions(ageOfInnovation.options, { players: 3, startSeat: 1 }) as never).settle();

  test('AOI-SETUP-SETS seven sets, chosen from the right of the start player against the clock', () => {
    const game = start();
    expect(game.state.offeredBoards).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(new Set(game.state.offeredFactions).size).toBe(7);
    expect(game.state.order).toEqual([1, 2, 0]);
    const chosen: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      chosen.push(game.deciders()[0]);
      game.play(game.deciders()[0], game.offered(game.deciders()[0], 'take set')[0]);
    }
    expect(chosen).toEqual([0, 2, 1]);
  });

  test('AOI-SETUP-PLANNING-CARD, AOI-SETUP-SET-TAKEN example 1: the card of a terrain brings its planning board, with the set’s faction and bonus', () => {
    const sets = TERRAINS.map((_, at) => [FACTIONS[at], Object.keys(tables.roundBonuses)[at]] as const);
    const game = table(
      readOptions(ageOfInnovation.options, { players: 3, startSeat: 0, sets }) as never,
    ).settle();
    game.play(2, 'take set desert');
    expect(game.player(2)).toMatchObject({ home: 0, faction: 0, bonus: 0 });
    expect(game.refusal(1, 'take set desert')).toBe('AOI-SETUP-SET-TAKEN');
    expect(game.refusal(1, 'take faction moles')).toBe('AOI-SETUP-SETS');
    game.play(1, 'take set lake').play(0, 'take set swamp');
    const { offeredBoards, offeredFactions, offeredBonuses } = game.state;
    expect([offeredBoards, offeredFactions, offeredBonuses]).toEqual([[], [], []]);
    // Three tiles are left over with a coin each; those of sets nobody took go to the box.
    expect(game.state.bonuses).toHaveLength(6);
    expect([...game.state.bonusCoins].sort()).toEqual([0, 0, 0, 1, 1, 1]);
  });
});

describe('the draft', () => {
  const options = {
    players: 3,
    startSeat: 0,
    distribution: 'draft',
    palaces: ['P1', 'P2', 'P3', 'P4'],
    draft: [
      ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain'],
      ['blessed', 'felines', 'goblins', 'illusionists'],
      ['coinBonus', 'powerBonus', 'stepBonus', 'schoolBonus', 'greatBonus', 'riverBonus'],
    ],
  };
  const start = () => table(readOptions(ageOfInnovation.options, options) as never).settle();

  test('AOI-SETUP-DRAFT six boards, a faction and a palace more than players, never number 17', () => {
    for (const state of dealt(4, { distribution: 'draft' }).slice(0, 40)) {
      expect(state.offeredBoards).toHaveLength(6);
      expect(state.offeredFactions).toHaveLength(5);
      expect(state.palaces).toHaveLength(5);
      expect(state.palaces).not.toContain(16);
      expect(state.bonuses).toHaveLength(7);
    }
  });

  test('AOI-SETUP-DRAFT, AOI-SETUP-DRAFT-TAKEN, AOI-SETUP-DRAFT-HAS-ONE, AOI-SETUP-DRAFT-BONUS three laps with the clock, then bonuses', () => {
    const game = start();
    game.play(0, 'take palace P1').play(1, 'take faction goblins');
    expect(game.refusal(2, 'take faction goblins')).toBe('AOI-SETUP-DRAFT-TAKEN');
    expect(game.refusal(2, 'take set desert')).toBe('AOI-SETUP-DRAFT');
    game.play(2, 'take board desert');
    expect(game.refusal(0, 'take palace P2')).toBe('AOI-SETUP-DRAFT-HAS-ONE');
    game.play(0, 'take board lake').play(1, 'take palace P2').play(2, 'take faction blessed');
    game.play(0, 'take faction felines').play(1, 'take board swamp').play(2, 'take palace P3');
    expect(game.deciders()).toEqual([2]);
    game.play(2, 'take bonus riverBonus');
    expect(game.refusal(1, 'take bonus riverBonus')).toBe('AOI-SETUP-DRAFT-BONUS');
    game.play(1, 'take bonus coinBonus').play(0, 'take bonus stepBonus');
    const { palaces, offeredBoards, offeredFactions } = game.state;
    expect([palaces, offeredBoards, offeredFactions]).toEqual([[], [], []]);
    expect([...game.state.bonusCoins].sort()).toEqual([0, 0, 0, 1, 1, 1]);
    expect(game.owed()).toEqual(['firstBuilding']);
    expect(game.deciders()).toEqual([0]);
  });
});

describe('planning boards', () => {
  const begun = (board: Seat[0], faction: FactionId = 'illusionists') =>
    fromStart([
      [board, faction],
      [board === 'lake' ? 'desert' : 'lake', 'goblins'],
      [board === 'swamp' ? 'desert' : 'swamp', 'felines'],
    ]).settle();

  test('AOI-BOARD-DESERT a spade when all buildings stand, in turn order, without a workshop', () => {
    const game = fromStart([
      ['swamp', 'illusionists'],
      ['desert', 'goblins'],
      ['lake', 'felines'],
    ]).settle();
    game
      .play(0, 'place workshop H4')
      .play(1, 'place workshop H5')
      .play(2, 'place workshop H2', 'place workshop A2');
    game.play(1, 'place workshop B5').play(0, 'place workshop H7');
    expect(game.owed()).toEqual(['spades']);
    expect(game.deciders()).toEqual([1]);
    const line = game.offered(1, 'transform I6')[0];
    game.play(1, line);
    expect(game.state.phase).toBe('actions');
    // Goblins: fifteen coins, two for the spade, two of the round bonus.
    expect(game.player(1).coins).toBe(15 + 2 + 2);
  });

  test('AOI-BOARD-PLAINS starts like the common board', () => {
    expect(begun('plains').player(0)).toMatchObject({ coins: 15, tools: 3, shipping: 0, bowl1: 5, bowl2: 7 });
  });

  test('AOI-BOARD-SWAMP a scholar, three and nine tokens', () => {
    expect(begun('swamp').player(0)).toMatchObject({ scholars: 1, bowl1: 3, bowl2: 9 });
  });

  test('AOI-BOARD-LAKE shipping 1', () => {
    expect(begun('lake').player(0)).toMatchObject({ shipping: 1 });
  });

  test('AOI-BOARD-FOREST a step in each discipline, four and eight tokens', () => {
    expect(begun('forest').player(0)).toMatchObject({ levels: [1, 1, 1, 3], bowl1: 3, bowl2: 9 });
    expect(begun('forest', 'inventors').player(0)).toMatchObject({
      levels: [1, 1, 1, 1],
      bowl1: 4,
      bowl2: 8,
    });
  });

  test('AOI-BOARD-MOUNTAIN two coins more with every income, one more for the first guild', () => {
    const coins = (board: Seat[0], workshops: number, guilds: number) => {
      const game = begun(board);
      game.player(0).bonus = -1;
      game.player(0).built = [workshops, guilds, 0, 0, 0];
      return game.rules.income?.(game.state, 0)?.coins;
    };
    for (const workshops of [0, 2, 5, 9]) expect(coins('mountain', workshops, 0)).toBe(2);
    expect([1, 2, 3, 4].map((guilds) => coins('mountain', 0, guilds))).toEqual([5, 7, 9, 11]);
    expect([0, 1, 2, 3, 4].map((guilds) => coins('plains', 0, guilds))).toEqual([0, 2, 4, 6, 8]);
  });

  test('AOI-BOARD-WASTELAND a book of choice and a fourth tool', () => {
    const game = begun('wasteland');
    expect(game.owed()).toEqual(['takeBooks']);
    game.play(0, 'take book law');
    expect(game.player(0)).toMatchObject({ tools: 4, books: [0, 1, 0, 0] });
  });
});

describe('first workshops', () => {
  test('AOI-SETUP-FIRST-BUILDINGS B1: in turn order and back; the last places two in a row', () => {
    const game = fromStart(
      [
        ['desert', 'illusionists'],
        ['lake', 'goblins'],
        ['swamp', 'felines'],
      ],
      { startSeat: 1 },
    ).settle();
    const order: number[] = [];
    while (game.owed()[0] === 'firstBuilding') {
      const [seat] = game.deciders();
      order.push(seat);
      game.play(seat, game.offered(seat, 'place workshop')[0]);
    }
    expect(order).toEqual([1, 2, 0, 0, 2, 1]);
  });

  test('AOI-SETUP-FIRST-HOME, AOI-SETUP-FIRST-FREE any empty hex of the home terrain; nobody takes power', () => {
    const game = fromStart([
      ['desert', 'illusionists'],
      ['lake', 'goblins'],
      ['swamp', 'felines'],
    ]).settle();
    expect(game.refusal(0, 'place workshop H2')).toBe('AOI-SETUP-FIRST-HOME');
    game.play(0, 'place workshop H1').play(1, 'place workshop H2');
    expect(game.state.aside).toEqual([]);
    game.play(2, 'place workshop G3', 'place workshop H4').play(1, 'place workshop A2');
    expect(game.refusal(0, 'place workshop H1')).toBe('AOI-SETUP-FIRST-FREE');
  });
});
