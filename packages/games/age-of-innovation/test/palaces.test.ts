import { describe, expect, test } from 'vitest';
import type { Gain } from '../data/index.ts';
import { incomeOf } from '../rules/rounds.ts';
import { position, type Seat, tilesFrom } from './position.ts';

const three = (palaces: string[], first: Seat = ['desert', 'blessed'], chosen = {}) =>
  position([first, ['lake', 'goblins'], ['swamp', 'inventors']], { palaces, ...chosen });

/** Three others beside the one that is tested. */
function withPalace(palace: string): string[] {
  return [palace, ...['P1', 'P2', 'P3', 'P4'].filter((id) => id !== palace)].slice(0, 4);
}

/** Builds the palace on H5 and takes the tile. */
const build = (
  palace: string,
  prepare: (game: ReturnType<typeof three>) => void = () => {},
  first?: Seat,
  chosen = {},
) => {
  const game = three(palace === 'P17' ? ['P1', 'P2', 'P3', 'P4'] : withPalace(palace), first, chosen);
  game.put(0, 'H5', 'guild').give(0, { tools: 4, coins: 6 });
  prepare(game);
  return game.turn().play(0, 'upgrade H5 to palace', `take palace ${palace}`);
};

/** A palace that stands already. */
const owning = (palace: string, first?: Seat) =>
  three(withPalace('P1'), first).put(0, 'H5', 'palace').give(0, { palace }).alone().turn();

describe('choosing a palace', () => {
  test('AOI-PALACE-CHOICE, AOI-PALACE-TAKEN one of the tiles left, number 17 always among them', () => {
    const game = three(['P1', 'P2', 'P3', 'P4']).put(0, 'H5', 'guild').put(1, 'A1', 'guild');
    game
      .give(0, { tools: 4, coins: 6 })
      .give(1, { tools: 4, coins: 6 })
      .turn()
      .play(0, 'upgrade H5 to palace');
    expect(game.offered(0, 'take palace')).toEqual(
      ['P1', 'P17', 'P2', 'P3', 'P4'].map((id) => `take palace ${id}`),
    );
    expect(game.refusal(0, 'take palace P9')).toBe('AOI-PALACE-TAKEN');
    expect(game.refusal(0, 'end turn')).toBe('AOI-PALACE-CHOICE');
    game.play(0, 'take palace P1', 'end turn').play(1, 'upgrade A1 to palace');
    expect(game.refusal(1, 'take palace P1')).toBe('AOI-PALACE-TAKEN');
  });

  test('AOI-PALACE-DRAFTED a drafted palace needs no choice', () => {
    const game = three(withPalace('P10'))
      .put(0, 'H5', 'guild')
      .give(0, { tools: 4, coins: 6, palace: 'P10' });
    game.turn().play(0, 'upgrade H5 to palace');
    expect(game.owed()).toEqual(['takeBooks']);
  });

  test('AOI-PALACE-DRAFTED before it is built a drafted palace does nothing', () => {
    const game = three(withPalace('P1')).give(0, { palace: 'P1' }).turn();
    expect(game.refusal(0, 'action palace')).toBe('AOI-SPECIAL-NONE');
  });
});

test.each([
  ['P1', { power: 5 }],
  ['P2', {}],
  ['P3', { power: 2 }],
  ['P4', { power: 2 }],
  ['P5', { power: 4 }],
  ['P6', { power: 2, books: 1 }],
  ['P7', { power: 4 }],
  ['P8', { coins: 2, power: 2, tools: 1 }],
  ['P9', { scholars: 1 }],
  ['P10', { coins: 6 }],
  ['P11', { tools: 1 }],
  ['P12', { power: 8 }],
  ['P13', {}],
  ['P14', { power: 6 }],
  ['P15', { power: 6 }],
  ['P16', { power: 2, books: 1 }],
  ['P17', { power: 2 }],
] as const)('AOI-PALACE-EFFECTS %s: income %j', (palace, income) => {
  const game = owning(palace);
  game.player(0).bonus = -1;
  const expected: Gain = { coins: 0, tools: 1, scholars: 0, power: 0, books: 0, points: 0 };
  for (const [what, amount] of Object.entries(income)) expected[what as keyof Gain] += amount;
  expect(incomeOf(game.g, game.player(0))).toEqual(expected);
});

describe('palaces', () => {
  test('AOI-PALACE-EFFECTS P1: two tools once a round', () => {
    const game = owning('P1').play(0, 'action palace', 'end turn');
    expect(game.player(0).tools).toBe(2);
    expect(game.refusal(0, 'action palace')).toBe('AOI-SPECIAL-ONCE');
  });

  test('AOI-PALACE-EFFECTS P2: two free spades once a round', () => {
    const game = owning('P2').play(0, 'action palace');
    expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'terraform', free: 2 });
  });

  test('AOI-PALACE-EFFECTS P3: a school becomes a guild, three points and a tool', () => {
    const game = owning('P3').put(0, 'H8', 'school').putNeutral(0, 'H10', 'school').play(0, 'action palace');
    expect(game.refusal(0, 'upgrade H10 to guild')).toBe('AOI-UPGRADE-NEUTRAL');
    game.play(0, 'upgrade H8 to guild');
    expect(game.player(0)).toMatchObject({ tools: 1, built: [0, 1, 0, 1, 0] });
    expect(game.points(0, 'palaces')).toBe(3);
    const full = owning('P3').put(0, 'H8', 'school');
    full.player(0).built[1] = 4;
    expect(full.refusal(0, 'action palace')).toBe('AOI-UPGRADE-PIECES');
    expect(owning('P3').refusal(0, 'action palace')).toBe('AOI-UPGRADE-FREE');
  });

  test('AOI-PALACE-EFFECTS P4: a workshop becomes a guild free of charge, which is building', () => {
    const game = owning('P4')
      .put(0, 'H8')
      .put(1, 'H9')
      .give(1, { bowls: [5, 0, 0] });
    game.play(0, 'action palace', 'upgrade H8 to guild', 'end turn');
    expect(game.player(0)).toMatchObject({ tools: 0, coins: 0, built: [0, 1, 0, 1, 0] });
    expect(game.owed()).toEqual(['leech']);
  });

  test('AOI-PALACE-EFFECTS P5: a competency at once', () => {
    const game = build('P5').play(0, 'competency grant');
    expect(game.level(0, 'law')).toBe(3);
  });

  test('AOI-PALACE-EFFECTS P6: two steps in one discipline once a round', () => {
    expect(owning('P6').play(0, 'action palace', 'step law').level(0, 'law')).toBe(2);
  });

  test('AOI-PALACE-EFFECTS P7: three points a school when passing', () => {
    const game = owning('P7')
      .put(0, 'H8', 'school')
      .putNeutral(0, 'H10', 'school')
      .play(0, 'pass schoolBonus');
    expect(game.points(0, 'palaces')).toBe(6);
  });

  test('AOI-PALACE-EFFECTS P8: towns need power six, but four buildings as ever', () => {
    // workshop, workshop, workshop and the palace make six
    const game = build('P8', (game) => game.put(0, 'H4').put(0, 'H6').put(0, 'I6'));
    expect(game.owed()).toEqual(['town']);
    const few = build('P8', (game) => game.put(0, 'H4', 'guild').put(0, 'H6'));
    expect(few.owed()).toEqual(['turn']);
    const without = build('P1', (game) => game.put(0, 'H4').put(0, 'H6').put(0, 'I6'));
    expect(without.owed()).toEqual(['turn']);
  });

  test('AOI-PALACE-EFFECTS P10: twelve power and two books at once', () => {
    const game = build('P10', (game) => game.give(0, { bowls: [6, 6, 0] }));
    expect(game.bowls(0)).toEqual([0, 6, 6]);
    game.play(0, 'take book law', 'take book banking');
    expect(game.books(0)).toEqual([1, 1, 0, 0]);
  });

  test('AOI-PALACE-TOWN-TILE P11: a town tile that has nothing to do with towns on the map', () => {
    const game = build('P11').play(0, 'town townCoins');
    expect(game.points(0, 'townTiles')).toBe(6);
    expect(game.player(0)).toMatchObject({ keys: 1 });
    expect(game.isInTown('H5')).toBe(false);
  });

  test('AOI-PALACE-TOWN-TILE by version 1.2 it is a town founded, by 1.0 not; the round tile pays in both', () => {
    const felines = (rulesVersion: 'v12' | 'v10') =>
      build('P11', () => {}, ['desert', 'felines'], {
        rulesVersion,
        roundTiles: [
          'townEngineering',
          'innovationLaw',
          'schoolBanking',
          'greatMedicine',
          'guildLaw',
          'workshopBanking',
        ],
      }).play(0, 'town townCoins');
    expect(felines('v12').owed().sort()).toEqual(['steps', 'takeBooks']);
    expect(felines('v10').owed()).toEqual(['turn']);
    expect(felines('v12').points(0, 'roundTiles')).toBe(5);
    expect(felines('v10').points(0, 'roundTiles')).toBe(5);
  });

  test('AOI-PALACE-EFFECTS P12: two points for every workshop built', () => {
    const game = owning('P12').terrain('H6', 'desert').give(0, { tools: 1, coins: 2 }).play(0, 'build H6');
    expect(game.points(0, 'palaces')).toBe(2);
  });

  test('AOI-PALACE-EFFECTS P13: a book and three coins once a round, three points for every guild built', () => {
    const game = owning('P13').put(0, 'H8').play(0, 'action palace', 'take book law', 'end turn');
    expect(game.player(0).coins).toBe(3);
    game.give(0, { tools: 2, coins: 6 }).play(0, 'upgrade H8 to guild');
    expect(game.points(0, 'palaces')).toBe(3);
  });

  test('AOI-PALACE-EFFECTS P14: two steps of shipping with their rewards; beyond the top they are lost', () => {
    const game = build('P14');
    expect(game.player(0).shipping).toBe(2);
    expect(game.points(0, 'tracks')).toBe(2);
    expect(game.owed()).toEqual(['takeBooks']);
    const top = build('P14', (game) => game.give(0, { shipping: 2 }));
    expect(top.player(0).shipping).toBe(3);
    expect(top.points(0, 'tracks')).toBe(4);
    expect(top.owed()).toEqual(['turn']);
  });

  test('AOI-PALACE-EFFECTS P16: a guild of the board on any empty home hex, without terraforming', () => {
    const game = build('P16', (game) => game.terrain('A1', 'desert').terrain('A2', 'plains'));
    expect(game.refusal(0, 'place guild A2')).toBe('AOI-BUILD-HOME');
    expect(game.refusal(0, 'done with building')).toBe('AOI-TURN-FINISH-FIRST');
    game.play(0, 'place guild A1');
    expect(game.buildingAt('A1')).toEqual({ seat: 0, kind: 'guild', neutral: false });
    const none = build('P16', (game) => {
      game.player(0).built[1] = 5;
    });
    expect(none.legal(0)).toEqual(['done with building']);
    expect(none.refusal(0, 'done with spades')).toBe('AOI-TURN-FINISH-FIRST');
  });

  test('AOI-PALACE-EFFECTS P16: not on a hex that was terraformed in the same turn', () => {
    const game = build(
      'P16',
      (game) => game.put(0, 'H4').put(0, 'H6', 'guild').put(0, 'I6').terrain('I7', 'plains'),
      ['desert', 'blessed'],
    ).terrain('A1', 'plains');
    expect(game.owed().sort()).toEqual(['placeGuild', 'town']);
    game.play(0, 'town townSpades', 'transform I7 to desert', 'done with spades');
    expect(game.refusal(0, 'place guild I7')).toBe('AOI-PALACE-EFFECTS');
    expect(game.refusal(0, 'place guild H1')).toBeNull();
  });

  test('AOI-PALACE-EFFECTS P16: it is building, with power for neighbours and points of the round', () => {
    const game = build(
      'P16',
      (game) =>
        game
          .terrain('A1', 'desert')
          .put(1, 'B1')
          .give(1, { bowls: [5, 0, 0] }),
      undefined,
      { roundTiles: tilesFrom('guildLaw') },
    ).play(0, 'place guild A1');
    expect(game.points(0, 'roundTiles')).toBe(3);
    expect(game.play(0, 'end turn').owed()).toEqual(['leech']);
  });

  test('AOI-PALACE-TOWN-TILE, AOI-TOWN-SUPPLY P11: nothing to choose when no town tile is left', () => {
    const game = build('P11', (game) => game.state.townTiles.fill(0));
    expect(game.owed()).toEqual(['turn']);
    expect(game.player(0)).toMatchObject({ keys: 0, towns: [] });
  });

  test('AOI-PALACE-EFFECTS P17: ten points at once', () => {
    expect(build('P17').points(0, 'palaces')).toBe(10);
  });
});

describe('P15: bonuses that do not mix', () => {
  const begin = (chosen = {}) =>
    build(
      'P15',
      (game) => game.terrain('H6', 'plains').terrain('H4', 'plains').put(0, 'D4').put(0, 'E4'),
      undefined,
      chosen,
    );

  test('AOI-PALACE-BUNDLE spades, bridges and books in an order of choice', () => {
    const game = begin();
    expect(game.owed().sort()).toEqual(['bridge', 'takeBooks', 'terraform']);
    game.play(0, 'take book law', 'take book law', 'bridge D4:F2', 'bridge E4:G3');
    expect(game.owed()).toEqual(['terraform']);
    game.play(0, 'transform H6 to desert', 'transform H4 to desert');
    expect(game.owed()).toEqual(['turn']);
  });

  test('AOI-PALACE-BUNDLE B13: no bridge between two spades, no spades between two bridges', () => {
    const spades = begin().play(0, 'transform H6 to desert');
    expect(spades.refusal(0, 'bridge D4:F2')).toBe('AOI-TURN-FINISH-FIRST');
    const bridges = begin().play(0, 'bridge D4:F2');
    expect(bridges.refusal(0, 'transform H6 to desert')).toBe('AOI-TURN-FINISH-FIRST');
    expect(bridges.refusal(0, 'done with bridges')).toBeNull();
  });

  describe.each(['v12', 'v10'] as const)(
    'with a town that the palace itself founded, by %s',
    (rulesVersion) => {
      /** The new palace, a guild and two workshops: power seven. */
      const founded = (first?: Seat) =>
        build(
          'P15',
          (game) => {
            game.put(0, 'H4', 'guild').put(0, 'H6').put(0, 'I6').put(0, 'D4').put(0, 'E4');
            game.terrain('I7', 'plains').terrain('G5', 'plains');
          },
          first,
          { rulesVersion },
        );
      const spades = ['transform I7 to desert', 'transform G5 to desert'];
      const bridges = ['bridge D4:F2', 'bridge E4:G3'];
      const books = ['take book law', 'take book law'];
      const tile = ['town townCoins'];

      test.each([
        ['before all bonuses', [tile, spades, bridges, books]],
        ['after the spades', [spades, tile, books, bridges]],
        ['between bridges and books', [spades, bridges, tile, books]],
        ['after all bonuses', [books, bridges, spades, tile]],
      ])('AOI-PALACE-BUNDLE the tile may be taken %s', (_when, order) => {
        const game = founded();
        expect(game.owed().sort()).toEqual(['bridge', 'takeBooks', 'terraform', 'town']);
        game.play(0, ...order.flat());
        expect(game.owed()).toEqual(['turn']);
        expect(game.points(0, 'townTiles')).toBe(6);
        expect(game.books(0)).toEqual([0, 2, 0, 0]);
        expect(game.state.bridges).toHaveLength(2);
      });

      test.each([
        ['spades', spades],
        ['bridges', bridges],
        ['books', books],
      ])('AOI-PALACE-BUNDLE not in the midst of the %s', (_what, [first, second]) => {
        const game = founded().play(0, first);
        expect(game.refusal(0, 'town townCoins')).toBe('AOI-TURN-FINISH-FIRST');
        expect(game.play(0, second).refusal(0, 'town townCoins')).toBeNull();
      });

      test('AOI-PALACE-BUNDLE what the tile brings may come before the bonuses, and not in the midst of one', () => {
        const game = founded(['desert', 'felines']).play(0, 'town townCoins', 'step law');
        expect(game.level(0, 'law')).toBe(1);
        game.play(0, 'bridge D4:F2');
        expect(game.refusal(0, 'step law')).toBe('AOI-TURN-FINISH-FIRST');
        expect(game.play(0, 'bridge E4:G3').refusal(0, 'step law')).toBeNull();
      });

      test('AOI-PALACE-BUNDLE what the tile brings may come before the last bonus', () => {
        const game = founded(['desert', 'felines']).play(0, ...spades, ...books, 'town townCoins');
        expect(game.owed().sort()).toEqual(['bridge', 'steps', 'takeBooks']);
      });
    },
  );

  test('AOI-PALACE-BUNDLE, AOI-VERSION by version 1.0 a town may come before a last bonus that was not begun', () => {
    const left = (rulesVersion: 'v12' | 'v10') =>
      build(
        'P15',
        (game) => game.put(0, 'D4').put(0, 'H7', 'school').put(0, 'H8').terrain('H6', 'swamp'),
        undefined,
        { rulesVersion },
      )
        .give(0, { tools: 1, coins: 2 })
        .play(0, 'take book law', 'take book law', 'transform H6 to desert', 'build H6');
    expect(left('v10').owed().sort()).toEqual(['bridge', 'town']);
    expect(left('v12').owed()).toEqual(['bridge']);
    expect(left('v12').play(0, 'done with bridges').owed()).toEqual(['town']);
  });

  test('AOI-PALACE-BUNDLE, AOI-VERSION B13: by version 1.2 a town waits until all bonuses are taken', () => {
    const begun = (rulesVersion: 'v12' | 'v10') => {
      const game = build(
        'P15',
        (game) =>
          game
            .put(0, 'D4')
            .put(0, 'H7', 'school')
            .put(0, 'H8')
            .terrain('H6', 'plains')
            .give(0, { tools: 5, coins: 8 }),
        undefined,
        { rulesVersion },
      );
      // One spade more than the first hex needs, on a hex apart.
      return game
        .terrain('H4', 'plains')
        .play(0, 'transform H6 to desert', 'transform H4 to desert', 'build H6');
    };
    const late = begun('v12');
    expect(late.isInTown('H6')).toBe(true);
    expect(late.owed().sort()).toEqual(['bridge', 'takeBooks']);
    late.play(0, 'done with bridges', 'take book law', 'take book law');
    expect(late.owed()).toEqual(['town']);
    const early = begun('v10');
    expect(early.owed().sort()).toEqual(['bridge', 'takeBooks', 'town']);
  });

  test('AOI-PALACE-BUNDLE, AOI-VERSION by version 1.0 a town waits for the bonus that was begun, not for the last one', () => {
    const bridged = (rulesVersion: 'v12' | 'v10') =>
      build(
        'P15',
        (game) => game.put(0, 'E4', 'guild').put(0, 'E3', 'guild').put(0, 'G3', 'guild').put(0, 'H2'),
        undefined,
        { rulesVersion },
      ).play(0, 'take book law', 'take book law', 'bridge E4:G3');
    const early = bridged('v10');
    expect(early.owed()).toEqual(['bridge']);
    expect(early.play(0, 'done with bridges').owed().sort()).toEqual(['terraform', 'town']);
    const late = bridged('v12').play(0, 'done with bridges');
    expect(late.owed()).toEqual(['terraform']);
    expect(late.play(0, 'done with spades').owed()).toEqual(['town']);
  });
});
