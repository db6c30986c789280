/** Everything that a recorded game may say, in games of our own making. */
import { FACTIONS } from '@guildhall/games/terra-mystica/data';
import { describe, expect, test } from 'vitest';
import { type Command, parseCommand } from '../src/ledger/commands.ts';
import { faultOf, type Recording, record } from './recorder.ts';

test.each<[string, Command[]]>([
  ['build e4', [{ kind: 'build', hex: 'E4' }]],
  ['DIG 1 I8', [{ kind: 'dig', spades: 1 }]],
  ['transform I8 to grey', [{ kind: 'transform', hex: 'I8', to: 5 }]],
  ['transform I8', [{ kind: 'transform', hex: 'I8', to: null }]],
  ['upgrade E4 to Trading  Post', [{ kind: 'upgrade', hex: 'E4', to: 1 }]],
  ['upgrade E4 to sanctuary', [{ kind: 'upgrade', hex: 'E4', to: 4 }]],
  ['convert 3 power to 1 worker', [{ kind: 'convert', how: 'powerToWorker', times: 1 }]],
  ['convert 2PW to 2C', [{ kind: 'convert', how: 'powerToCoin', times: 2 }]],
  ['convert pw to c', [{ kind: 'convert', how: 'powerToCoin', times: 1 }]],
  [
    'Convert 2 Priests to 2 coins',
    [
      { kind: 'convert', how: 'priestToWorker', times: 2 },
      { kind: 'convert', how: 'workerToCoin', times: 2 },
    ],
  ],
  ['convert 3w to 3p', [{ kind: 'ordain', priests: 3 }]],
  ['-3CONVERT_W_TO_P', [{ kind: 'ordain', priests: 0 }]],
  ['convert 2W to 1BRIDGE', [{ kind: 'action', space: 'ACTE' }]],
  ['burn 3', [{ kind: 'burn', times: 3 }]],
  ['action ACTW', [{ kind: 'action', space: 'ACTW' }]],
  ['bridge A1 : B2', [{ kind: 'bridge', from: 'A1', to: 'B2' }]],
  ['bridge A1:B2 allow_illegal', [{ kind: 'bridge', from: 'A1', to: 'B2' }]],
  ['connect r12', [{ kind: 'connect', river: 'r12', hexes: [] }]],
  ['connect C4:D5:D6', [{ kind: 'connect', river: null, hexes: ['C4', 'D5', 'D6'] }]],
  ['send priest to water for 2', [{ kind: 'send', cult: 1, steps: 2 }]],
  ['advance ship to 1', [{ kind: 'advance', track: 'shipping' }]],
  ['advance digging', [{ kind: 'advance', track: 'digging' }]],
  ['leech 2 from dwarves', [{ kind: 'answer', takes: true, from: FACTIONS.indexOf('dwarves'), amount: 2 }]],
  ['Leech 2', [{ kind: 'answer', takes: true, from: null, amount: 2 }]],
  [
    'decline 1 from witches',
    [{ kind: 'answer', takes: false, from: FACTIONS.indexOf('witches'), amount: 1 }],
  ],
  ['decline', [{ kind: 'declineAll' }]],
  ['+1FAV5', [{ kind: 'favour', tile: 'FAV5' }]],
  [
    '+2TW2',
    [
      { kind: 'town', tile: 'TW2' },
      { kind: 'town', tile: 'TW2' },
    ],
  ],
  ['+2AIR', [{ kind: 'step', cult: 3, steps: 2 }]],
  ['-FIRE', [{ kind: 'ignore' }]],
  ['-2SPADE', [{ kind: 'discardSpades', spades: 2 }]],
  ['-CULT', [{ kind: 'giveUp', gift: 'cult', times: 1 }]],
  ['-FREE_TP', [{ kind: 'giveUp', gift: 'free_tp', times: 1 }]],
  ['-GAIN_FAVOR', [{ kind: 'giveUp', gift: 'gain_favor', times: 1 }]],
  ['pass BON4', [{ kind: 'pass', card: 'BON4' }]],
  ['+BON4', [{ kind: 'pass', card: 'BON4' }]],
  ['income', [{ kind: 'income', part: 'all' }]],
  ['income_for_faction', [{ kind: 'income', part: 'all' }]],
  ['cult_income_for_faction', [{ kind: 'income', part: 'cult' }]],
  ['wait', [{ kind: 'ignore' }]],
  ['done', [{ kind: 'ignore' }]],
  ['resign', [{ kind: 'leave', faction: null }]],
  ['drop-faction dwarves', [{ kind: 'leave', faction: 'dwarves' }]],
])('the command "%s"', (said, meant) => {
  expect(parseCommand(said)).toEqual(meant);
});

test.each([
  'dance',
  'burn 1000',
  'convert 1e9pw to 1c',
  'convert 4pw to 1w',
  'build Z9',
  'build A123',
  '+TW99',
  '+99FIRE',
  'action ACT7',
  'leech 1 from elves',
  'upgrade E4 to castle',
  '-5VP',
  'pass constructor',
])('"%s" is no command', (said) => {
  expect(parseCommand(said)).toBeNull();
});

/** Halflings with a stronghold in their second turn, far from the witches. */
function twoPlayers(): Recording {
  return record({
    halflings: { hexes: ['E6', 'A1'], card: 'BON6' },
    witches: { hexes: ['A10', 'I11'], card: 'BON5' },
  });
}

describe('spades that are thrown away', () => {
  test.each([
    ['one by one', '-SPADE. -SPADE. -SPADE', ['done']],
    ['together', '-3SPADE', ['done']],
    ['after one was used', 'transform E5 to brown. -SPADE. -SPADE', ['transform E5 to plains', 'done']],
    ['before one is used', '-SPADE. -SPADE. transform E5 to brown', ['transform E5 to plains', 'done']],
  ])('%s', (_how, said, done) => {
    const game = twoPlayers()
      .row('halflings', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
      .row('witches', 'upgrade A10 to TP', 'upgrade A10 to tradingHouse', 'end turn')
      .row('halflings', `upgrade E6 to SH. ${said}`, 'upgrade E6 to stronghold', ...done, 'end turn')
      .row('witches', 'pass BON1', 'pass BON1', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });

  test('in a row for each of them', () => {
    const game = twoPlayers()
      .row('halflings', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
      .row('witches', 'upgrade A10 to TP', 'upgrade A10 to tradingHouse', 'end turn')
      .row('halflings', 'upgrade E6 to SH', 'upgrade E6 to stronghold')
      .note('halflings', '-SPADE')
      .note('halflings', '-SPADE')
      .row('halflings', '-SPADE', 'done', 'end turn')
      .row('witches', 'pass BON1', 'pass BON1', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });
});

describe('a change that names no terrain', () => {
  test.each([
    ['as far as a free spade reaches', '', 'desert'],
    ['with one that is dug besides', ' dig 1.', 'plains'],
  ])('goes home, %s', (_how, dug, to) => {
    const burnt = ['burn', 'burn', 'burn', 'burn'];
    const game = twoPlayers()
      .row(
        'halflings',
        `burn 4. action ACT5.${dug} transform D4`,
        ...burnt,
        'action ACT5',
        `transform D4 to ${to}`,
        ...(to === 'plains' ? ['done'] : []),
        'end turn',
      )
      .row('witches', 'pass BON1', 'pass BON1', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });

  test('is the giants’ whole way', () => {
    const game = record({
      giants: { hexes: ['G2', 'D7'], card: 'BON1' },
      witches: { hexes: ['A10', 'I11'], card: 'BON5' },
    })
      .row(
        'giants',
        'action BON1. dig 1. transform E10',
        'action card',
        'transform E10 to wasteland',
        'done',
        'end turn',
      )
      .row('witches', 'pass BON2', 'pass BON2', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });
});

test('steps that stand side by side may be of two actions', () => {
  const game = record({
    cultists: { hexes: ['E6', 'A1'], card: 'BON2' },
    witches: { hexes: ['F4', 'I11'], card: 'BON5' },
  })
    .row('cultists', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
    .row('witches', 'leech 1 from cultists', 'leech')
    .quietly('cultists', 'step earth')
    .row('witches', 'pass BON1', 'pass BON1', 'end turn')
    .row('cultists', 'action BON2. +EARTH. +EARTH', 'action card', 'step earth', 'end turn')
    .row('cultists', 'pass BON5', 'pass BON5', 'end turn');
  expect(faultOf(game.text())).toBeNull();
});

describe('what an action brings and nobody wants', () => {
  test('a cult step of a card', () => {
    const game = record({
      nomads: { hexes: ['A5', 'D3', 'F3'], card: 'BON2' },
      witches: { hexes: ['A10', 'I11'], card: 'BON5' },
    }).row('nomads', 'action BON2. -CULT', 'action card', 'done', 'end turn');
    game.row('witches', 'pass BON1', 'pass BON1', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });

  test('the cultists’ step', () => {
    const game = record({
      cultists: { hexes: ['E6', 'A1'], card: 'BON6' },
      witches: { hexes: ['F4', 'I11'], card: 'BON5' },
    })
      .row('cultists', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
      .row('witches', 'leech 1 from cultists', 'leech')
      .row('cultists', '-CULT', 'done')
      .row('witches', 'pass BON1', 'pass BON1', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });

  test.each([
    ['a dwelling', 'witches', ['A10', 'I11'], 'ACTW', '-FREE_D'],
    ['a storm', 'nomads', ['A5', 'D3', 'H1'], 'ACTN', '-FREE_TF'],
    ['a trading house', 'swarmlings', ['A4', 'D2'], 'ACTS', '-FREE_TP'],
  ] as const)('%s of a stronghold', (_what, faction, hexes, space, said) => {
    const [first] = hexes;
    const game = record({
      [faction]: { hexes, card: 'BON6' },
      giants: { hexes: ['G2', 'D7'], card: 'BON5' },
    })
      .row(faction, `upgrade ${first} to TP`, `upgrade ${first} to tradingHouse`, 'end turn')
      .row('giants', 'upgrade G2 to TP', 'upgrade G2 to tradingHouse', 'end turn');
    game
      .row(faction, `upgrade ${first} to SH`, `upgrade ${first} to stronghold`, 'end turn')
      .row('giants', 'pass BON1', 'pass BON1', 'end turn')
      .row(faction, `action ${space}. ${said}`, 'action stronghold', 'done', 'end turn')
      .row(faction, 'pass BON2', 'pass BON2', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });

  test('a bridge', () => {
    const game = twoPlayers()
      .row(
        'halflings',
        'burn 3. action ACT1. -BRIDGE',
        'burn',
        'burn',
        'burn',
        'action ACT1',
        'done',
        'end turn',
      )
      .row('witches', 'pass BON1', 'pass BON1', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });
});

describe('answers to offers of power', () => {
  /** Dwarves on E7 beside halflings on E6 and witches on F4, who both build a trading house. */
  const offered = (first: 'halflings' | 'cultists' = 'halflings') =>
    record({
      [first]: { hexes: ['E6', 'A1'], card: 'BON6' },
      witches: { hexes: ['F4', 'A10'], card: 'BON5' },
      dwarves: { hexes: ['E7', 'A2'], card: 'BON7' },
    })
      .row(first, 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
      .row('witches', `decline 1 from ${first}`, 'decline')
      .row('witches', 'upgrade F4 to TP', 'upgrade F4 to tradingHouse', 'end turn');
  const close = (game: Recording) => game.row('dwarves', 'pass BON1', 'pass BON1', 'end turn');

  test('without the name of the builder', () => {
    const game = offered().row('dwarves', 'Leech 1', 'leech').row('dwarves', 'Leech 1', 'leech');
    expect(faultOf(close(game).text())).toBeNull();
  });

  test('all declined at once', () => {
    const game = offered().row('dwarves', 'decline', 'decline', 'decline');
    expect(faultOf(close(game).text())).toBeNull();
  });

  test.each([
    ['the next round', 1],
    ['the final scoring', 6],
  ])('refused by saying nothing until %s', (_what, round) => {
    const game = record({
      dwarves: { hexes: ['E7', 'A2'], card: 'BON7' },
      halflings: { hexes: ['E6', 'A1'], card: 'BON6' },
    });
    for (let next = 2; next <= round; next++) game.passRound().nextRound(next);
    const card = round === 6 ? '' : ' BON1';
    game
      .row('dwarves', `pass${card}`, `pass${card}`, 'end turn')
      .row('halflings', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn');
    game.quietly('dwarves', 'decline').passRound();
    if (round === 6) game.finish();
    else game.nextRound(round + 1).passRound();
    expect(faultOf(game.text())).toBeNull();
  });

  test('somebody else’s row that only waits says nothing about refusals that come behind it', () => {
    const game = record(
      {
        cultists: { hexes: ['E6', 'A1'], card: 'BON6' },
        witches: { hexes: ['A10', 'I11'], card: 'BON5' },
        dwarves: { hexes: ['E7', 'A2'], card: 'BON7' },
      },
      { options: ['errata-cultist-power'] },
    ).row('cultists', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn');
    const at = game.rows.length;
    game.note('witches', 'wait').row('dwarves', 'decline 1 from cultists', 'decline');
    game.note('cultists', '[all opponents declined power]');
    game.rows.splice(at, 0, ...game.rows.splice(-1));
    game.row('witches', 'pass BON1', 'pass BON1', 'end turn');
    expect(faultOf(game.text())).toBeNull();
  });

  test('newest first: the older one is refused later, in words or by acting', () => {
    const spoken = offered().quietly('dwarves', 'decline').row('dwarves', 'leech 1 from witches', 'leech');
    spoken.note('dwarves', 'decline 1 from halflings');
    expect(faultOf(close(spoken).text())).toBeNull();
    const silent = offered().quietly('dwarves', 'decline').row('dwarves', 'leech 1 from witches', 'leech');
    expect(faultOf(close(silent).text())).toBeNull();
  });

  test('newest first: it is refused, the older one is taken', () => {
    const game = offered().note('dwarves', 'decline 1 from witches');
    game.row('dwarves', 'leech 1 from halflings', 'leech').quietly('dwarves', 'decline');
    expect(faultOf(close(game).text())).toBeNull();
  });

  test.each(['halflings', 'cultists'] as const)(
    'newest first: both are taken, the older one from %s',
    (first) => {
      const game = offered(first).row('dwarves', 'leech 1 from witches', 'leech');
      game.row('dwarves', `leech 1 from ${first}`, 'leech');
      if (first === 'cultists') game.row('cultists', '+FIRE', 'step fire');
      expect(faultOf(close(game).text())).toBeNull();
    },
  );

  test('newest first, and the cultists take their step at once', () => {
    const game = record({
      witches: { hexes: ['F4', 'A10'], card: 'BON5' },
      cultists: { hexes: ['E6', 'A1'], card: 'BON6' },
      dwarves: { hexes: ['E7', 'A2'], card: 'BON7' },
    })
      .row('witches', 'upgrade F4 to TP', 'upgrade F4 to tradingHouse', 'end turn')
      .row('cultists', 'decline 1 from witches', 'decline')
      .row('cultists', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
      .row('dwarves', 'leech 1 from cultists', 'leech')
      .quietly('dwarves', 'leech')
      .row('cultists', '+FIRE', 'step fire')
      .note('dwarves', 'leech 1 from witches')
      .row('witches', 'decline 2 from cultists', 'decline');
    expect(faultOf(close(game).text())).toBeNull();
  });

  /** Dwarves who are offered power three times; the first offer is by halflings or cultists. */
  const offeredThrice = (first: 'halflings' | 'cultists') =>
    record({
      [first]: { hexes: ['E6', 'A1'], card: 'BON6' },
      witches: { hexes: ['F4', 'A10'], card: 'BON5' },
      nomads: { hexes: ['A5', 'D3', 'E8'], card: 'BON2' },
      dwarves: { hexes: ['E7', 'A2'], card: 'BON7' },
    })
      .row(first, 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn')
      .row('witches', `decline 1 from ${first}`, 'decline')
      .row('witches', 'upgrade F4 to TP', 'upgrade F4 to tradingHouse', 'end turn')
      .row('nomads', 'upgrade E8 to TP', 'upgrade E8 to tradingHouse', 'end turn');

  test.each(
    (['halflings', 'cultists'] as const).flatMap((first) =>
      [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ].map((order) => [first, order] as const),
    ),
  )('three of them, the first from %s, in the order %j', (first, order) => {
    const builders = [first, 'witches', 'nomads'];
    const game = offeredThrice(first);
    for (const at of order) {
      game.row('dwarves', `leech 1 from ${builders[at]}`, 'leech');
      if (first === 'cultists' && at === 0) game.row('cultists', '+FIRE', 'step fire');
    }
    expect(faultOf(close(game).text())).toBeNull();
  });

  test('an offer that nobody made is a difference', () => {
    const game = twoPlayers().row('halflings', 'upgrade E6 to TP', 'upgrade E6 to tradingHouse', 'end turn');
    game.note('witches', 'leech 1 from halflings');
    expect(faultOf(game.text())).toMatch(/"leech" answers no open offer/);
  });
});
