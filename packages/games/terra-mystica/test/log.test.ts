/** What the table hears of each action: all that happened, with its figures. */
import { describe, expect, test } from 'vitest';
import type { Options } from '../rules/index.ts';
import { position, tilesFrom } from './position.ts';

const rich = { coins: 30, workers: 30, priests: 5, bowls: [9, 9, 9] as [number, number, number] };

/** Witches on E10, with nomads beside them on E11; nobody lacks anything. */
function scene(chosen: Partial<Options> = {}) {
  return position(['witches', 'nomads'], chosen).put(0, 'E10').put(1, 'E11').give(0, rich).give(1, rich);
}

test('conversions and burning', () => {
  const at = scene().turn();
  expect(at.logged(0, 'convert power to worker')).toEqual([['converted', 0, { how: 'powerToWorker' }]]);
  expect(at.logged(0, 'burn')).toEqual([['burned', 0, { power: 1 }]]);
});

describe('terrain and buildings', () => {
  test('a change, a dwelling, the offer to a neighbour and the answer', () => {
    const at = scene().turn();
    expect(at.logged(0, 'transform F7 to forest')).toEqual([
      ['transformed', 0, { hex: 'F7', terrain: 'forest', spades: 3 }],
    ]);
    expect(at.logged(0, 'build F7')).toEqual([
      ['built', 0, { hex: 'F7', building: 'dwelling' }],
      ['powerOffered', 1, { power: 1, from: 'witches' }],
    ]);
    expect(at.logged(0, 'end turn')).toEqual([]);
    expect(at.logged(1, 'leech')).toEqual([['leeched', 1, { power: 1, points: 0, from: 'witches' }]]);
  });

  test('an upgrade, and an offer that is declined', () => {
    const at = scene().put(1, 'D8', 'temple').turn();
    expect(at.logged(0, 'upgrade E10 to tradingHouse')).toEqual([
      ['upgraded', 0, { hex: 'E10', building: 'tradingHouse' }],
      ['powerOffered', 1, { power: 3, from: 'witches' }],
    ]);
    at.play(0, 'end turn');
    expect(at.logged(1, 'decline')).toEqual([['declined', 1, { power: 3, from: 'witches' }]]);
  });

  test('power is paid in points', () => {
    const at = scene().put(1, 'D8', 'temple').turn().play(0, 'upgrade E10 to tradingHouse', 'end turn');
    expect(at.logged(1, 'leech')).toEqual([['leeched', 1, { power: 3, points: 2, from: 'witches' }]]);
  });

  test('points of tiles, once for each source', () => {
    const at = scene({ scoringTiles: tilesFrom('SCORE3') }).give(0, { favours: ['FAV11'] });
    at.terrain('F7', 'forest').turn();
    expect(at.logged(0, 'build F7').slice(2)).toEqual([
      ['scored', 0, { source: 'scoringTiles', points: 2 }],
      ['scored', 0, { source: 'favourTiles', points: 2 }],
    ]);
  });

  test('spades that are lost', () => {
    const at = scene().turn();
    expect(at.logged(0, 'action ACT6')).toEqual([['powerAction', 0, { action: 'ACT6', power: 6 }]]);
    expect(at.logged(0, 'transform F6 to forest', 'done').at(-1)).toEqual(['spadesLost', 0, { spades: 1 }]);
  });
});

describe('tracks and cults', () => {
  test('a step of shipping and of digging', () => {
    const at = scene().alone().turn();
    expect(at.logged(0, 'advance shipping')).toEqual([
      ['advanced', 0, { track: 'shipping', level: 1, points: 2 }],
    ]);
    at.play(0, 'end turn');
    expect(at.logged(0, 'advance digging')).toEqual([
      ['advanced', 0, { track: 'digging', level: 1, points: 6 }],
    ]);
  });

  test('a priest who stays and one who does not', () => {
    const at = scene()
      .give(0, { cults: { fire: 0 } })
      .alone()
      .turn();
    expect(at.logged(0, 'send priest to fire for 3')).toEqual([
      ['priestSent', 0, { cult: 'fire', steps: 3, stays: true }],
      ['cultAdvanced', 0, { cult: 'fire', steps: 3, space: 3, power: 1 }],
    ]);
    at.play(0, 'end turn');
    expect(at.logged(0, 'send priest to fire for 1')).toEqual([
      ['priestSent', 0, { cult: 'fire', steps: 1, stays: false }],
      ['cultAdvanced', 0, { cult: 'fire', steps: 1, space: 4, power: 0 }],
    ]);
  });

  test('a priest who moves nothing', () => {
    const at = scene()
      .give(0, { cults: { fire: 9 } })
      .turn();
    expect(at.logged(0, 'send priest to fire for 1')).toEqual([
      ['priestSent', 0, { cult: 'fire', steps: 1, stays: false }],
    ]);
  });
});

describe('special actions', () => {
  test('of a card', () => {
    const at = scene().give(0, { card: 'BON2' }).turn();
    expect(at.logged(0, 'action card')).toEqual([['specialAction', 0, { source: 'card' }]]);
    expect(at.logged(0, 'step water')).toEqual([
      ['cultAdvanced', 0, { cult: 'water', steps: 1, space: 1, power: 0 }],
    ]);
  });

  test('a bridge', () => {
    const at = scene().put(0, 'D6').turn();
    expect(at.logged(0, 'action ACT1')).toEqual([['powerAction', 0, { action: 'ACT1', power: 3 }]]);
    expect(at.logged(0, 'bridge D6:E9')).toEqual([['bridgeBuilt', 0, { from: 'D6', to: 'E9' }]]);
  });

  test('a sandstorm', () => {
    const at = position(['nomads', 'witches']).put(0, 'E10').put(0, 'A1', 'stronghold').turn();
    at.play(0, 'action stronghold');
    expect(at.logged(0, 'transform E9 to desert')).toEqual([['sandstorm', 0, { hex: 'E9' }]]);
  });

  test('ordinations', () => {
    const at = position(['darklings', 'nomads']).put(0, 'E10', 'tradingHouse').give(0, rich).turn();
    at.play(0, 'upgrade E10 to stronghold');
    expect(at.logged(0, 'ordain 2')).toEqual([['ordained', 0, { priests: 2 }]]);
  });

  test('an action that is given up', () => {
    const at = scene({ givingUp: 'allowed' }).give(0, { card: 'BON2' }).turn().play(0, 'action card');
    expect(at.logged(0, 'done')).toEqual([['givenUp', 0, {}]]);
  });
});

describe('tiles', () => {
  test('a favour tile with its steps', () => {
    const at = scene().put(0, 'A3', 'tradingHouse').turn().play(0, 'upgrade A3 to temple');
    expect(at.logged(0, 'favour FAV7')).toEqual([
      ['favour', 0, { tile: 'FAV7' }],
      ['cultAdvanced', 0, { cult: 'earth', steps: 2, space: 2, power: 0 }],
    ]);
  });

  test('a town with its tile and its points', () => {
    const at = scene({ extraTownTiles: true });
    for (const hex of ['D7', 'D8', 'E9']) at.put(0, hex, 'tradingHouse');
    at.turn();
    expect(at.logged(0, 'upgrade E10 to tradingHouse')).toContainEqual([
      'townFounded',
      0,
      { hexes: ['E10', 'D7', 'D8', 'E9'] },
    ]);
    expect(at.logged(0, 'town TW7')).toEqual([
      ['townTile', 0, { tile: 'TW7' }],
      ['advanced', 0, { track: 'shipping', level: 1, points: 2 }],
      ['scored', 0, { source: 'scoringTiles', points: 5 }],
      ['scored', 0, { source: 'townTiles', points: 4 }],
      ['scored', 0, { source: 'faction', points: 5 }],
    ]);
  });

  test('a tile of shipping lengthens a carpet', () => {
    const at = position(['fakirs', 'witches'], { extraTownTiles: true }).put(0, 'E10').give(0, rich);
    for (const hex of ['D7', 'D8', 'E9']) at.put(0, hex, 'tradingHouse');
    at.turn().play(0, 'upgrade E10 to tradingHouse');
    expect(at.logged(0, 'town TW7')).toContainEqual([
      'advanced',
      0,
      { track: 'carpet', level: 2, points: 0 },
    ]);
  });

  test('a tile of shipping does not lengthen the tunnels of dwarves', () => {
    const at = position(['dwarves', 'witches'], { extraTownTiles: true }).put(0, 'E10').give(0, rich);
    for (const hex of ['D7', 'D8', 'E9']) at.put(0, hex, 'tradingHouse');
    at.turn().play(0, 'upgrade E10 to tradingHouse');
    expect(at.logged(0, 'town TW7').map(([kind]) => kind)).not.toContain('advanced');
  });

  test('power for the cultists whom all refused', () => {
    const at = position(['cultists', 'nomads'], { cultistsRefused: 'power' });
    at.put(0, 'E10').put(1, 'E11').give(0, rich).give(1, rich).turn();
    at.play(0, 'upgrade E10 to tradingHouse', 'end turn');
    expect(at.logged(1, 'decline')).toEqual([
      ['declined', 1, { power: 1, from: 'cultists' }],
      ['refusedByAll', 0, { power: 1 }],
    ]);
  });
});

describe('rounds', () => {
  const bonusCards = ['BON1', 'BON2', 'BON3', 'BON7', 'BON9'];

  test('a pass, the card with its coins, and the points of the old one', () => {
    const at = scene({ bonusCards }).give(0, { card: 'BON9' });
    at.state.cardCoins[2] = 2;
    expect(at.turn().logged(0, 'pass BON3')).toEqual([
      ['passed', 0, {}],
      ['cardTaken', 0, { card: 'BON3', coins: 2 }],
      ['scored', 0, { source: 'bonusCards', points: 1 }],
    ]);
  });

  test('the end of a round: rewards, then the next round with its incomes', () => {
    const at = scene({ bonusCards, scoringTiles: tilesFrom('SCORE7') });
    at.give(0, { card: 'BON1', cults: { air: 5 } }).give(1, { card: 'BON2', cults: { air: 1 } });
    at.turn().play(0, 'pass BON3', 'end turn').play(1, 'pass BON7');
    const none = { coins: 0, workers: 0, priests: 0, power: 0 };
    expect(at.logged(1, 'end turn')).toEqual([
      ['cultReward', 0, { ...none, workers: 2, spades: 0 }],
      ['roundStarted', -1, { round: 2 }],
      ['income', 0, { ...none, coins: 6, workers: 2 }],
      ['income', 1, { ...none, workers: 3 }],
    ]);
  });

  test('spades of a reward, and those that are not used', () => {
    const at = scene({ bonusCards, scoringTiles: tilesFrom('SCORE8') });
    at.give(0, { card: 'BON1', cults: { air: 8 } }).turn();
    at.play(0, 'pass BON3', 'end turn').play(1, 'pass BON7');
    const none = { coins: 0, workers: 0, priests: 0, power: 0 };
    expect(at.logged(1, 'end turn')).toEqual([['cultReward', 0, { ...none, spades: 2 }]]);
    expect(at.logged(0, 'done')[0]).toEqual(['spadesLost', 0, { spades: 2 }]);
  });

  test('points that spades of a reward score, for those who have some', () => {
    const rewarded = (faction: 'halflings' | 'darklings') => {
      const at = position([faction, 'nomads'], { bonusCards, scoringTiles: tilesFrom('SCORE8') });
      at.put(0, 'E10')
        .give(0, { card: 'BON1', cults: { air: 8 } })
        .turn();
      at.play(0, 'pass BON3', 'end turn').play(1, 'pass BON7');
      return at.logged(1, 'end turn').slice(1);
    };
    expect(rewarded('halflings')).toEqual([['scored', 0, { source: 'faction', points: 2 }]]);
    // Theirs are for spades that are paid for.
    expect(rewarded('darklings')).toEqual([]);
  });

  test('areas that score nothing are not told of', () => {
    const at = position(['witches', 'nomads']).put(0, 'E10').round(6);
    at.turn().play(0, 'pass', 'end turn').play(1, 'pass');
    const areas = at.logged(1, 'end turn').filter(([kind]) => kind === 'areaScored');
    expect(areas).toEqual([['areaScored', 0, { buildings: 1, points: 18 }]]);
  });

  test('the end of the game: cults, areas and what is left over', () => {
    const at = position(['witches', 'nomads']).put(0, 'E10').put(1, 'A5').put(1, 'A6').round(6);
    at.give(0, { coins: 7, cults: { air: 0, fire: 4 } }).give(1, { cults: { fire: 1, earth: 0 } });
    at.turn().play(0, 'pass', 'end turn').play(1, 'pass');
    expect(at.logged(1, 'end turn')).toEqual([
      ['cultScored', 0, { cult: 'fire', space: 4, points: 8 }],
      ['cultScored', 1, { cult: 'fire', space: 1, points: 4 }],
      ['areaScored', 0, { buildings: 1, points: 12 }],
      ['areaScored', 1, { buildings: 2, points: 18 }],
      ['resourcesScored', 0, { coins: 7, points: 2 }],
      ['resourcesScored', 1, { coins: 0, points: 0 }],
    ]);
  });
});
