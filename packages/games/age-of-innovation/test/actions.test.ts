import { describe, expect, test } from 'vitest';
import { position, type Seat } from './position.ts';

const three = (first: Seat = ['desert', 'blessed'], chosen = {}) =>
  position([first, ['lake', 'goblins'], ['swamp', 'inventors']], {
    bookActions: ['bookGuild', 'bookPower', 'bookSteps'],
    ...chosen,
  });

describe('power actions', () => {
  test('AOI-ACTION-ONCE, AOI-ACTION-EFFECTS example 19: the bridge is taken, the book action stays open', () => {
    const game = three()
      .put(0, 'E4')
      .give(0, { books: { law: 2 }, bowls: [0, 0, 3] })
      .put(1, 'H2')
      .turn();
    expect(game.refusal(0, 'action bookGuild')).toBeNull();
    game.play(0, 'action powerBridge', 'bridge E4:G3', 'end turn');
    expect(game.bowls(0)).toEqual([3, 0, 0]);
    expect(game.state.bridges).toHaveLength(1);
    game.give(1, { bowls: [0, 0, 12], books: { law: 2 } });
    expect(game.refusal(1, 'action powerBridge')).toBe('AOI-ACTION-ONCE');
    expect(game.refusal(1, 'action bookGuild')).toBeNull();
  });

  test.each([
    ['powerScholar', 3, { scholars: 1 }],
    ['powerTools', 4, { tools: 2 }],
    ['powerCoins', 4, { coins: 7 }],
  ])('AOI-ACTION-EFFECTS %s for %i power', (action, power, gained) => {
    const game = three()
      .give(0, { bowls: [0, 0, power] })
      .turn()
      .play(0, `action ${action}`);
    expect(game.player(0)).toMatchObject({ ...gained, bowl1: power, bowl3: 0 });
  });

  test.each([
    ['powerSpade', 4, 1],
    ['powerSpades', 6, 2],
  ])('AOI-ACTION-EFFECTS %s for %i power: %i free spades', (action, power, spades) => {
    const game = three()
      .put(0, 'H5')
      .give(0, { bowls: [0, 0, power] })
      .turn()
      .play(0, `action ${action}`);
    expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'terraform', free: spades });
  });

  test('AOI-ACTION-POWER, AOI-BRIDGE-SITE an action that can do nothing is refused', () => {
    const game = three()
      .put(0, 'H5')
      .give(0, { bowls: [0, 0, 3] })
      .turn();
    expect(game.refusal(0, 'action powerTools')).toBe('AOI-ACTION-POWER');
    expect(game.refusal(0, 'action powerBridge')).toBe('AOI-BRIDGE-SITE');
  });

  test('AOI-ILLUSIONISTS a power less, and points by the version and the players', () => {
    const points = (players: number, rulesVersion: 'v12' | 'v10') => {
      const seats: Seat[] = [
        ['desert', 'illusionists'],
        ['lake', 'goblins'],
        ['swamp', 'inventors'],
        ['forest', 'monks'],
        ['plains', 'moles'],
      ];
      const game = position(seats.slice(0, players), { rulesVersion }).give(0, { bowls: [0, 0, 3] });
      game.turn().play(0, 'action powerTools');
      expect(game.bowls(0)).toEqual([3, 0, 0]);
      return game.points(0, 'factionAbility');
    };
    expect([2, 3, 4, 5].map((players) => points(players, 'v12'))).toEqual([1, 1, 2, 2]);
    expect([2, 3, 4, 5].map((players) => points(players, 'v10'))).toEqual([3, 3, 3, 4]);
  });

  test('AOI-ILLUSIONISTS, AOI-VERSION the discount is for power actions, not for conversions', () => {
    const game = three(['desert', 'illusionists'])
      .give(0, { bowls: [0, 0, 2] })
      .turn();
    expect(game.refusal(0, 'convert power to tool')).toBe('AOI-CONVERT-RATES');
    expect(game.refusal(0, 'action powerScholar')).toBeNull();
  });
});

describe('book actions', () => {
  const withBook = (action: string, books: number) =>
    three(undefined, {
      bookActions: [action, ...['bookPower', 'bookSteps', 'bookCoins'].filter((id) => id !== action)].slice(
        0,
        3,
      ),
    }).give(0, {
      books: { law: books },
    });

  test('AOI-ACTION-EFFECTS bookPower: five power for a book', () => {
    const game = withBook('bookPower', 1)
      .give(0, { bowls: [5, 0, 0] })
      .turn()
      .play(0, 'action bookPower');
    expect([game.bowls(0), game.books(0)]).toEqual([
      [0, 5, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('AOI-ACTION-EFFECTS bookSteps: two steps in one discipline for a book', () => {
    const game = withBook('bookSteps', 1).turn().play(0, 'action bookSteps', 'step law');
    expect(game.level(0, 'law')).toBe(2);
  });

  test('AOI-ACTION-EFFECTS bookCoins: six coins for two books', () => {
    expect(withBook('bookCoins', 2).turn().play(0, 'action bookCoins').player(0).coins).toBe(6);
  });

  test('AOI-ACTION-EFFECTS, AOI-UPGRADE-FREE bookGuild: a workshop becomes a guild for two books', () => {
    const game = withBook('bookGuild', 2)
      .put(0, 'H5')
      .put(0, 'H8', 'school')
      .turn()
      .play(0, 'action bookGuild');
    expect(game.refusal(0, 'upgrade H8 to guild')).toBe('AOI-UPGRADE-PATH');
    game.play(0, 'upgrade H5 to guild');
    expect(game.player(0).built).toEqual([0, 1, 1, 0, 0]);
  });

  test('AOI-UPGRADE-FREE, AOI-UPGRADE-PIECES not without a workshop on the map or a guild on the board', () => {
    const game = withBook('bookGuild', 2).turn();
    expect(game.refusal(0, 'action bookGuild')).toBe('AOI-UPGRADE-FREE');
    game.put(0, 'H5');
    game.player(0).built[1] = 4;
    expect(game.refusal(0, 'action bookGuild')).toBe('AOI-UPGRADE-PIECES');
  });

  test('AOI-ACTION-EFFECTS bookPoints: two points a guild for two books', () => {
    const game = withBook('bookPoints', 2).put(0, 'H5', 'guild').putNeutral(0, 'H8', 'guild').turn();
    expect(game.play(0, 'action bookPoints').points(0, 'actions')).toBe(4);
  });

  test('AOI-ACTION-EFFECTS bookSpades: three free spades for three books', () => {
    const game = withBook('bookSpades', 3).put(0, 'H5').turn().play(0, 'action bookSpades');
    expect(game.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'terraform', free: 3 });
  });

  test('AOI-ACTION-BOOKS, AOI-ACTION-NOT-IN-PLAY, AOI-ACTION-ONCE', () => {
    const game = withBook('bookCoins', 1).turn();
    expect(game.refusal(0, 'action bookCoins')).toBe('AOI-ACTION-BOOKS');
    expect(game.missing(0, 'action bookCoins')).toEqual({ books: 1 });
    expect(game.refusal(0, 'action bookSpades')).toBe('AOI-ACTION-NOT-IN-PLAY');
    game
      .give(0, { books: { law: 2 } })
      .play(0, 'action bookCoins', 'end turn')
      .give(1, { books: { law: 2 } });
    expect(game.refusal(1, 'action bookCoins')).toBe('AOI-ACTION-ONCE');
  });

  test('AOI-BOOK-PAYMENT books of any disciplines are paid one by one', () => {
    const game = withBook('bookCoins', 1)
      .give(0, { books: { law: 1, banking: 1, medicine: 1 } })
      .turn();
    game.play(0, 'action bookCoins');
    expect(game.offered(0, 'pay book')).toEqual(['pay book banking', 'pay book law', 'pay book medicine']);
    game.play(0, 'pay book law', 'pay book medicine');
    expect(game.books(0)).toEqual([1, 0, 0, 0]);
    expect(game.player(0).coins).toBe(6);
  });

  test('AOI-BOOK-CHOICE a book of choice is of any discipline', () => {
    const game = three(['desert', 'philosophers']).turn().play(0, 'action faction');
    expect(game.offered(0, 'take book')).toHaveLength(4);
  });
});

describe('bridges', () => {
  test('AOI-BRIDGE-OWN-END example 29: a site needs an own building at one end', () => {
    const game = three()
      .put(0, 'D4', 'guild')
      .give(0, { bowls: [0, 0, 3] })
      .turn()
      .play(0, 'action powerBridge');
    expect(game.offered(0, 'bridge')).toEqual(['bridge D4:E4', 'bridge D4:F2']);
    expect(game.refusal(0, 'bridge E4:G3')).toBe('AOI-BRIDGE-OWN-END');
  });

  test('AOI-BRIDGE-TAKEN one bridge a site, whoever built it', () => {
    const game = three()
      .put(0, 'D4')
      .bridge(1, 'D4', 'E4')
      .give(0, { bowls: [0, 0, 3] })
      .turn();
    game.play(0, 'action powerBridge');
    expect(game.refusal(0, 'bridge D4:E4')).toBe('AOI-BRIDGE-TAKEN');
  });

  test('AOI-BRIDGE-LIMIT three bridges a player', () => {
    const game = three().put(0, 'D4').bridge(0, 'D4', 'E4').bridge(0, 'D5', 'E5').bridge(0, 'A2', 'B1');
    game.give(0, { bowls: [0, 0, 3] }).turn();
    expect(game.refusal(0, 'action powerBridge')).toBe('AOI-BRIDGE-LIMIT');
  });

  test('AOI-MOLES, AOI-BRIDGE-OVER-LAND a bridge for one tool, which may lead over land', () => {
    const game = three(['desert', 'moles'])
      .put(0, 'H5')
      .give(0, { tools: 1, bowls: [0, 0, 3] })
      .turn();
    game.play(0, 'action molesBridge');
    // G4 and H5 share G5 and H4, both land
    expect(game.offered(0, 'bridge')).toContain('bridge G4:H5');
    expect(game.offered(0, 'bridge')).not.toContain('bridge H3:H5');
    game.play(0, 'bridge G4:H5');
    expect(game.player(0).tools).toBe(0);
    const other = three(['desert', 'moles'])
      .put(0, 'H5')
      .put(0, 'D4')
      .give(0, { bowls: [0, 0, 3] })
      .turn();
    expect(other.refusal(0, 'action molesBridge')).toBe('AOI-MOLES');
    other.play(0, 'action powerBridge');
    expect(other.refusal(0, 'bridge G4:H5')).toBe('AOI-BRIDGE-OVER-LAND');
  });
});

describe('special actions and the turn', () => {
  test('AOI-SPECIAL-NONE, AOI-SPECIAL-ONCE only the owner, once a round', () => {
    const game = three(['desert', 'philosophers']).alone().turn();
    expect(game.refusal(0, 'action palace')).toBe('AOI-SPECIAL-NONE');
    expect(game.refusal(0, 'action molesBridge')).toBe('AOI-SPECIAL-NONE');
    game.play(0, 'action faction', 'take book law', 'end turn');
    expect(game.refusal(0, 'action faction')).toBe('AOI-SPECIAL-ONCE');
  });

  test('AOI-SPECIAL-ONCE each special action has its own mark', () => {
    const lines: Readonly<Record<string, readonly string[]>> = {
      faction: ['take book law'],
      palace: [],
      professors: [],
      deusExMachina: ['done with spades'],
      competency: [],
      roundBonus: ['step law'],
    };
    const ready = () =>
      three(['desert', 'philosophers'])
        .put(0, 'H5', 'palace')
        .give(0, { palace: 'P1', innovations: ['professors', 'deusExMachina'], competencies: ['fourPower'] })
        .give(0, { bonus: 'stepBonus' })
        .alone()
        .turn();
    for (const [used, answers] of Object.entries(lines)) {
      const game = ready().play(0, `action ${used}`, ...answers, 'end turn');
      const refused = Object.keys(lines).filter((source) => game.refusal(0, `action ${source}`) !== null);
      expect(refused).toEqual([used]);
      expect(game.refusal(0, `action ${used}`)).toBe('AOI-SPECIAL-ONCE');
    }
  });

  test.each([
    ['palace', 'palaces.P1.action.points', 'palaces'],
    ['deusExMachina', 'innovations.deusExMachina.action.points', 'innovations'],
    ['professors', 'innovations.professors.action.points', 'innovations'],
    ['competency', 'competencies.fourPower.action.points', 'competencies'],
    ['roundBonus', 'roundBonuses.spadeBonus.action.points', 'roundBonuses'],
  ] as const)('the points of a special action (%s) count for what it is on', (source, path, from) => {
    const game = position(
      [
        ['desert', 'monks'],
        ['lake', 'psychics'],
        ['swamp', 'inventors'],
      ],
      { overrides: [{ path, value: 2 }] },
    )
      .put(0, 'H5', 'palace')
      .give(0, { palace: 'P1', bonus: 'spadeBonus', competencies: ['fourPower'] })
      .give(0, { innovations: ['deusExMachina', 'professors'] })
      .turn()
      .play(0, `action ${source}`);
    expect(game.points(0, from)).toBe(2);
    expect(game.player(0).points).toBe(22);
  });

  test('the points of the special action of a faction count for its ability', () => {
    const seats = [
      ['desert', 'philosophers'],
      ['lake', 'psychics'],
      ['swamp', 'inventors'],
    ] as const;
    const game = position(seats, { overrides: [{ path: 'factions.philosophers.action.points', value: 2 }] });
    expect(game.turn().play(0, 'action faction').points(0, 'factionAbility')).toBe(2);
  });

  test('AOI-SPECIAL-NONE who has nothing has no special action', () => {
    const game = three().give(0, { bonus: 'coinBonus' }).turn();
    expect(game.offered(0, 'action').filter((line) => !/power|book/.test(line))).toEqual([]);
    for (const source of ['faction', 'palace', 'professors', 'deusExMachina', 'competency', 'roundBonus'])
      expect(game.refusal(0, `action ${source}`)).toBe('AOI-SPECIAL-NONE');
  });

  test('AOI-TURN-ONE-ACTION, AOI-TURN-MUST-ACT, AOI-TURN-END, AOI-TURN-NOT-NOW', () => {
    const game = three().give(0, { scholars: 2 }).turn();
    expect(game.refusal(0, 'end turn')).toBe('AOI-TURN-MUST-ACT');
    expect(game.refusal(0, 'take book law')).toBe('AOI-TURN-NOT-NOW');
    game.play(0, 'send scholar to law for 3');
    expect(game.refusal(0, 'send scholar to law for 2')).toBe('AOI-TURN-ONE-ACTION');
    game.play(0, 'end turn');
    expect(game.deciders()).toEqual([1]);
  });

  test.each([
    ['competency grant', 'AOI-COMPETENCY-SLOT'],
    ['take palace P17', 'AOI-PALACE-CHOICE'],
    ['town townTools', 'AOI-TOWN-TILE'],
    ['bridge D4:E4', 'AOI-BRIDGE-SITE'],
  ])('%s is no action of its own, and %s tells how it is come by', (line, rule) => {
    expect(three().put(0, 'D4').turn().refusal(0, line)).toBe(rule);
  });

  test('AOI-TURN-FINISH-FIRST what an action brings is decided before the turn goes on', () => {
    const game = three().put(0, 'H5', 'guild').give(0, { tools: 3, coins: 5 }).turn();
    game.play(0, 'upgrade H5 to school');
    expect(game.refusal(0, 'end turn')).toBe('AOI-TURN-FINISH-FIRST');
  });

  test('AOI-PSYCHICS five power and another action at once; conversions between', () => {
    const game = three(['desert', 'psychics'])
      .give(0, { bowls: [0, 5, 0] })
      .alone()
      .turn();
    game.play(0, 'action faction');
    expect(game.bowls(0)).toEqual([0, 0, 5]);
    expect(game.refusal(0, 'end turn')).toBe('AOI-TURN-MUST-ACT');
    game.play(0, 'convert power to coin', 'action powerTools', 'end turn');
    expect(game.refusal(0, 'action faction')).toBe('AOI-SPECIAL-ONCE');
    const passing = three(['desert', 'psychics']).turn().play(0, 'action faction', 'pass schoolBonus');
    expect(passing.refusal(0, 'end turn')).toBeNull();
  });
});
