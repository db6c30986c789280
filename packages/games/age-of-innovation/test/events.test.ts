/** What the log hears: every event with its seat and its data, open to all. */
import { type LogEvent, play, settle } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { displayWith, fromStart, position, type Seat, tilesFrom } from './position.ts';

const SEATS: readonly Seat[] = [
  ['desert', 'goblins'],
  ['lake', 'felines'],
  ['swamp', 'inventors'],
];
const three = (chosen = {}, seats = SEATS) => position(seats, chosen);
type Table = ReturnType<typeof three>;
type Heard = readonly [kind: string, seat: number, data: LogEvent['data']];

/** Plays lines of a seat, and says what was heard of them. */
function hear(game: Table, seat: number, ...lines: string[]): Heard[] {
  const events: LogEvent[] = [];
  const listener = (event: LogEvent): number => events.push(event);
  for (const line of lines) {
    const action = game.g.notation.read(line);
    if (action === null) throw new Error(`"${line}" is no action`);
    const result = play(game.rules, game.state, seat, action, listener);
    if (!result.ok) throw new Error(`"${line}" was refused: ${result.refusal.rule}`);
    settle(game.rules, game.state, listener);
  }
  expect(events.filter(({ readers }) => readers !== 'all')).toEqual([]);
  return events.map(({ kind, seat, data }) => [kind, seat, data]);
}

describe('on the map', () => {
  test('terraforming, building, the offer of power and its answers', () => {
    const game = three().put(0, 'H5').terrain('H6', 'swamp').put(1, 'H7', 'guild').put(2, 'I7');
    game
      .give(0, { tools: 7, coins: 2 })
      .give(1, { bowls: [5, 0, 0] })
      .give(2, { bowls: [5, 0, 0] })
      .turn();
    expect(hear(game, 0, 'transform H6 to desert', 'build H6', 'end turn')).toEqual([
      ['transformed', 0, { hex: 'H6', terrain: 'desert', spades: 2 }],
      ['built', 0, { hex: 'H6', building: 'workshop' }],
      ['powerOffered', 1, { power: 2, from: 'goblins' }],
      ['powerOffered', 2, { power: 1, from: 'goblins' }],
    ]);
    expect(hear(game, 1, 'leech')).toEqual([['leeched', 1, { power: 2, points: 1, from: 'goblins' }]]);
    expect(hear(game, 2, 'decline')).toEqual([['declined', 2, { power: 1, from: 'goblins' }]]);
  });

  test('spades that are lost', () => {
    const game = three()
      .put(0, 'H5')
      .give(0, { bowls: [0, 0, 6] })
      .turn();
    expect(hear(game, 0, 'action powerSpades', 'done with spades')).toEqual([
      ['powerAction', 0, { action: 'powerSpades', power: 6 }],
      ['spadesLost', 0, { spades: 2 }],
    ]);
  });

  test('a tunnel and a flight, with their points', () => {
    const game = three({}, [['desert', 'moles'], SEATS[1], SEATS[2]])
      .put(0, 'H5', 'palace')
      .alone();
    game
      .terrain('H7', 'desert')
      .terrain('H3', 'desert')
      .give(0, { palace: 'P9', tools: 3, coins: 4, scholars: 1 });
    expect(hear(game.turn(), 0, 'build H7 by tunnel', 'end turn', 'build H3 by flight')).toEqual([
      ['tunnelled', 0, {}],
      ['built', 0, { hex: 'H7', building: 'workshop' }],
      ['scored', 0, { source: 'factionAbility', points: 5 }],
      ['flown', 0, {}],
      ['built', 0, { hex: 'H3', building: 'workshop' }],
      ['scored', 0, { source: 'palaces', points: 5 }],
    ]);
  });

  test('upgrades, palaces, competencies and neutral buildings', () => {
    const game = three().put(0, 'H5', 'guild').put(0, 'H8', 'guild').terrain('H6', 'plains').alone();
    game.give(0, { tools: 10, coins: 11 }).turn();
    expect(hear(game, 0, 'upgrade H5 to palace', 'take palace P17', 'end turn')).toEqual([
      ['upgraded', 0, { hex: 'H5', building: 'palace' }],
      ['palace', 0, { palace: 'P17' }],
      ['scored', 0, { source: 'palaces', points: 10 }],
    ]);
    expect(hear(game, 0, 'upgrade H8 to school', 'competency watchtower', 'place tower H6')).toEqual([
      ['upgraded', 0, { hex: 'H8', building: 'school' }],
      ['competency', 0, { competency: 'watchtower', discipline: 'medicine', books: 0 }],
      ['advancedInScience', 0, { discipline: 'medicine', steps: 3, level: 3, power: 0 }],
      ['transformed', 0, { hex: 'H6', terrain: 'desert', spades: 1 }],
      ['neutralBuilt', 0, { hex: 'H6', building: 'tower' }],
    ]);
  });

  test('a neutral building that finds no room', () => {
    const game = three({ innovations: displayWith('neutralMonument') }).put(0, 'H5');
    game.give(0, { books: { banking: 5 }, coins: 5 }).turn();
    for (const hex of ['H4', 'H6', 'I6', 'I7', 'G5']) game.terrain(hex, 'lake');
    expect(hear(game, 0, 'innovate neutralMonument', 'done with building')).toEqual([
      ['innovation', 0, { innovation: 'neutralMonument' }],
      ['scored', 0, { source: 'roundTiles', points: 5 }],
      ['scored', 0, { source: 'innovations', points: 7 }],
      ['neutralLost', 0, { building: 'monument' }],
    ]);
  });

  test('an annex that completes a town, and its tile', () => {
    const game = three().put(0, 'H4', 'guild').put(0, 'H5', 'guild').put(0, 'H6', 'guild');
    game.give(0, { annexes: 1, levels: { law: 2 }, bowls: [3, 0, 0] }).turn();
    expect(hear(game, 0, 'annex H5', 'town townSteps')).toEqual([
      ['annexPlaced', 0, { hex: 'H5' }],
      ['townFounded', 0, { hexes: ['H5', 'H4', 'H6'] }],
      ['townTile', 0, { tile: 'townSteps' }],
      ['advancedInScience', 0, { discipline: 'banking', steps: 1, level: 1, power: 0 }],
      ['advancedInScience', 0, { discipline: 'law', steps: 1, level: 3, power: 1 }],
      ['advancedInScience', 0, { discipline: 'engineering', steps: 1, level: 1, power: 0 }],
      ['advancedInScience', 0, { discipline: 'medicine', steps: 1, level: 1, power: 0 }],
      ['scored', 0, { source: 'townTiles', points: 7 }],
    ]);
  });

  test('a bridge', () => {
    const game = three()
      .put(0, 'E4')
      .give(0, { bowls: [0, 0, 3] })
      .turn();
    expect(hear(game, 0, 'action powerBridge', 'bridge E4:G3')).toEqual([
      ['powerAction', 0, { action: 'powerBridge', power: 3 }],
      ['bridgeBuilt', 0, { from: 'E4', to: 'G3' }],
    ]);
  });
});

describe('actions', () => {
  test('tracks, with their points', () => {
    const game = three().give(0, { scholars: 2, coins: 9, tools: 1 }).alone().turn();
    expect(hear(game, 0, 'advance shipping', 'end turn', 'advance terraforming', 'take book law')).toEqual([
      ['advanced', 0, { track: 'shipping', level: 1, points: 2 }],
      ['advanced', 0, { track: 'terraforming', level: 1, points: 0 }],
      ['bookTaken', 0, { discipline: 'law' }],
    ]);
  });

  test('scholars that stay and scholars that come back', () => {
    const game = three().give(0, { scholars: 2 }).alone().turn();
    const lines = ['send scholar to law for 3', 'end turn', 'send scholar to law for 1'];
    expect(hear(game, 0, ...lines).filter(([kind]) => kind === 'scholarSent')).toEqual([
      ['scholarSent', 0, { discipline: 'law', steps: 3, stays: true }],
      ['scholarSent', 0, { discipline: 'law', steps: 1, stays: false }],
    ]);
  });

  test('a scholar whose steps are all lost, and none of these', () => {
    const game = three()
      .give(0, { scholars: 1, levels: { law: 12 } })
      .turn();
    const heard = hear(game, 0, 'send scholar to law for 2');
    expect(heard.map(([kind]) => kind)).toEqual(['scholarSent']);
  });

  test('book actions, special actions, conversions and sacrifices', () => {
    const game = three({ bookActions: ['bookPoints', 'bookPower', 'bookSteps'] });
    game
      .put(0, 'H5', 'guild')
      .give(0, { books: { law: 2 }, tools: 1, bowls: [0, 2, 0], competencies: ['fourPower'] });
    game.alone().turn();
    const lines = ['convert tool to coin', 'burn', 'action bookPoints', 'end turn', 'action competency'];
    expect(hear(game, 0, ...lines)).toEqual([
      ['converted', 0, { how: 'toolToCoin' }],
      ['burned', 0, { power: 1 }],
      ['bookAction', 0, { action: 'bookPoints', books: 2 }],
      ['scored', 0, { source: 'actions', points: 2 }],
      ['specialAction', 0, { source: 'competency' }],
    ]);
  });

  test('points of the round, of round bonuses and of competencies', () => {
    const game = three({ roundTiles: tilesFrom('workshopLaw') })
      .put(0, 'H5')
      .terrain('I6', 'desert');
    game.give(0, { tools: 1, coins: 2, competencies: ['frontier'] }).turn();
    expect(hear(game, 0, 'build I6')).toEqual([
      ['built', 0, { hex: 'I6', building: 'workshop' }],
      ['scored', 0, { source: 'roundTiles', points: 2 }],
      ['scored', 0, { source: 'competencies', points: 3 }],
    ]);
  });
});

describe('rounds', () => {
  test('the pass, the next bonus, the science bonus and the income', () => {
    const game = three({ roundTiles: tilesFrom('trackEngineering') })
      .put(0, 'H5')
      .alone();
    game.give(0, { levels: { engineering: 6 }, competencies: ['pointsAndCoins'] }).turn();
    expect(hear(game, 0, 'pass greatBonus', 'end turn').slice(0, 4)).toEqual([
      ['passed', 0, {}],
      ['bonusTaken', 0, { bonus: 'greatBonus', coins: 1 }],
      ['scienceBonus', 0, { coins: 0, tools: 0, scholars: 2, power: 0, books: 0, spades: 0 }],
      ['roundStarted', -1, { round: 2 }],
    ]);
  });

  test('the income of each seat in turn order', () => {
    const game = three().put(0, 'H5').alone();
    game.give(0, { competencies: ['pointsAndCoins'] }).turn();
    const incomes = hear(game, 0, 'pass greatBonus', 'end turn').filter(([kind]) => kind === 'income');
    // One workshop besides the first tool, the tool of the bonus, the coins and points of the competency.
    expect(incomes.map(([, seat]) => seat)).toEqual([1, 2, 0]);
    expect(incomes[2][2]).toEqual({ coins: 2, tools: 3, scholars: 0, power: 0, books: 0, points: 3 });
  });

  test('the area of the neutral faction when the last round begins', () => {
    const game = three({ neutralArea: 14 }, SEATS.slice(0, 2)).round(5).alone().turn();
    expect(hear(game, 0, 'pass schoolBonus', 'end turn')).toContainEqual([
      'neutralArea',
      -1,
      { buildings: 14 },
    ]);
  });

  test('no area of a neutral faction where there is none', () => {
    const game = three().round(5).alone().turn();
    const heard = hear(game, 0, 'pass schoolBonus', 'end turn');
    expect(game.state.round).toBe(6);
    expect(heard.filter(([kind]) => kind === 'neutralArea')).toEqual([]);
  });

  test('the end of the game', () => {
    const game = three().round(6).put(0, 'H1').put(0, 'H2').alone();
    game.give(0, { coins: 7, levels: { law: 4 } }).turn();
    expect(hear(game, 0, 'pass', 'end turn')).toEqual([
      ['passed', 0, {}],
      ['areaScored', 0, { buildings: 2, points: 18 }],
      ['disciplineScored', 0, { discipline: 'law', level: 4, points: 8 }],
      ['resourcesScored', 0, { coins: 7, points: 1 }],
      ['resourcesScored', 1, { coins: 0, points: 0 }],
      ['resourcesScored', 2, { coins: 0, points: 0 }],
    ]);
  });
});

describe('set-up', () => {
  test('sets', () => {
    const sets = [
      ['blessed', 'coinBonus'],
      ['felines', 'powerBonus'],
      ['goblins', 'stepBonus'],
      ['illusionists', 'schoolBonus'],
      ['inventors', 'greatBonus'],
      ['lizards', 'riverBonus'],
      ['moles', 'spadeBonus'],
    ];
    const game = fromStart(SEATS, { hands: null, spareBonuses: null, sets: sets as never }).settle();
    expect(hear(game, 2, 'take set lake')).toEqual([
      ['setChosen', 2, { board: 'lake', faction: 'illusionists', bonus: 'schoolBonus' }],
    ]);
  });

  test('the draft', () => {
    const game = fromStart(SEATS, {
      hands: null,
      spareBonuses: null,
      distribution: 'draft',
      palaces: ['P1', 'P2', 'P3', 'P4'],
      draft: [
        ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain'],
        ['blessed', 'felines', 'goblins', 'illusionists'],
        ['coinBonus', 'powerBonus', 'stepBonus', 'schoolBonus', 'greatBonus', 'riverBonus'],
      ],
    }).settle();
    expect(hear(game, 0, 'take palace P1')).toEqual([['palaceDrafted', 0, { palace: 'P1' }]]);
    expect(hear(game, 1, 'take faction goblins')).toEqual([['factionChosen', 1, { faction: 'goblins' }]]);
    expect(hear(game, 2, 'take board forest')).toEqual([['boardChosen', 2, { board: 'forest' }]]);
    game.play(0, 'take board lake').play(1, 'take palace P2').play(2, 'take faction blessed');
    game.play(0, 'take faction felines').play(1, 'take board swamp').play(2, 'take palace P3');
    expect(hear(game, 2, 'take bonus riverBonus')).toEqual([
      ['bonusTaken', 2, { bonus: 'riverBonus', coins: 0 }],
    ]);
  });
});
