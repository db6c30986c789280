import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

const three = (chosen = {}) =>
  position(
    [
      ['desert', 'illusionists'],
      ['lake', 'goblins'],
      ['swamp', 'felines'],
    ],
    chosen,
  );

describe('passing', () => {
  test('AOI-PASS-EFFECTS, AOI-BONUS-EFFECTS example 22a: four points for each palace and university', () => {
    const game = three().put(0, 'H5', 'palace').put(0, 'H8', 'university').putNeutral(0, 'A1', 'palace');
    game.give(0, { bonus: 'greatBonus', palace: 'P17' }).turn().play(0, 'pass schoolBonus');
    expect(game.points(0, 'roundBonuses')).toBe(12);
  });

  test('AOI-PASS-ORDER example 23: who passes second is second in the next round', () => {
    const game = three().turn(2);
    game.play(2, 'pass schoolBonus', 'end turn').play(0, 'pass greatBonus', 'end turn');
    expect(game.state.passing).toEqual([2, 0]);
    game.play(1, 'pass scholarBonus', 'end turn');
    expect(game.state.order).toEqual([2, 0, 1]);
    expect(game.deciders()).toEqual([2]);
  });

  test('AOI-PASS-BONUS one of the three tiles on the table, with its coins', () => {
    const game = three().turn();
    expect(game.offered(0, 'pass')).toEqual(['pass greatBonus', 'pass scholarBonus', 'pass schoolBonus']);
    expect(game.refusal(0, 'pass powerBonus')).toBe('AOI-PASS-BONUS');
    expect(game.refusal(0, 'pass')).toBe('AOI-PASS-BONUS');
    game.play(0, 'pass greatBonus');
    expect(game.player(0).coins).toBe(1);
  });

  test('AOI-PASS-OWN-BONUS not the own tile again, but one that somebody gave back', () => {
    const game = three().turn();
    expect(game.refusal(0, 'pass coinBonus')).toBe('AOI-PASS-OWN-BONUS');
    game.play(0, 'pass greatBonus', 'end turn');
    expect(game.refusal(1, 'pass coinBonus')).toBeNull();
    expect(game.refusal(1, 'pass greatBonus')).toBe('AOI-PASS-BONUS');
  });

  test('AOI-PASS-LAST-ROUND in round 6 no tile is taken, the effects come all the same', () => {
    const game = three()
      .put(0, 'H5', 'palace')
      .round(6)
      .give(0, { bonus: 'greatBonus', palace: 'P17' })
      .turn();
    expect(game.refusal(0, 'pass schoolBonus')).toBe('AOI-PASS-LAST-ROUND');
    game.play(0, 'pass');
    expect(game.points(0, 'roundBonuses')).toBe(4);
    expect(game.g.bonusIds[game.player(0).bonus]).toBe('greatBonus');
  });

  test('AOI-TURN-ONE-ACTION who has passed has no more turns in the round', () => {
    const game = three().turn().play(0, 'pass greatBonus', 'end turn').give(1, { scholars: 1 });
    game.play(1, 'send scholar to law for 1', 'end turn');
    expect(game.deciders()).toEqual([2]);
    game.play(2, 'pass schoolBonus', 'end turn');
    expect(game.deciders()).toEqual([1]);
  });
});

describe('round bonuses', () => {
  test.each([
    ['riverBonus', {}],
    ['scholarBonus', { scholars: 1 }],
    ['guildBonus', { power: 3 }],
    ['greatBonus', { tools: 1 }],
    ['spadeBonus', { books: 1 }],
    ['bridgeBonus', { books: 1 }],
    ['stepBonus', { tools: 2 }],
    ['schoolBonus', { coins: 4 }],
    ['powerBonus', { power: 4, coins: 2 }],
    ['coinBonus', { coins: 6 }],
  ])('AOI-BONUS-EFFECTS %s: income %j', (bonus, income) => {
    const game = three().give(0, { bonus });
    const expected: Record<string, number> = {
      coins: 0,
      tools: 1,
      scholars: 0,
      power: 0,
      books: 0,
      points: 0,
    };
    for (const [what, amount] of Object.entries(income)) expected[what] += amount;
    expect(game.rules.income?.(game.state, 0)).toEqual(expected);
  });

  test('AOI-BONUS-EFFECTS riverBonus: two points for a workshop beside a river', () => {
    const game = three().put(0, 'H5').terrain('H6', 'desert').terrain('I6', 'desert').alone();
    game
      .give(0, { bonus: 'riverBonus', tools: 2, coins: 4 })
      .turn()
      .play(0, 'build H6', 'end turn', 'build I6');
    expect(game.points(0, 'roundBonuses')).toBe(2);
  });

  test('AOI-BONUS-EFFECTS scholarBonus: two points for every scholar sent or given back', () => {
    const game = three().give(0, { bonus: 'scholarBonus', scholars: 2 }).alone().turn();
    game.play(0, 'send scholar to law for 1', 'end turn', 'send scholar to law for 3');
    expect(game.points(0, 'roundBonuses')).toBe(4);
  });

  test('AOI-BONUS-EFFECTS guildBonus: three points for every guild built', () => {
    const game = three().put(0, 'H5').give(0, { bonus: 'guildBonus', tools: 2, coins: 6 }).turn();
    expect(game.play(0, 'upgrade H5 to guild').points(0, 'roundBonuses')).toBe(3);
  });

  test('AOI-BONUS-EFFECTS spadeBonus, bridgeBonus, stepBonus: special actions once a round', () => {
    const spade = three()
      .put(0, 'H5')
      .give(0, { bonus: 'spadeBonus' })
      .alone()
      .turn()
      .play(0, 'action roundBonus');
    expect(spade.state.pending.at(-1)?.[0]).toMatchObject({ kind: 'terraform', free: 1 });
    spade.play(0, 'done with spades', 'end turn');
    expect(spade.refusal(0, 'action roundBonus')).toBe('AOI-SPECIAL-ONCE');
    const bridge = three().put(0, 'D4').give(0, { bonus: 'bridgeBonus' }).turn();
    bridge.play(0, 'action roundBonus', 'bridge D4:E4');
    expect(bridge.state.bridges).toHaveLength(1);
    const step = three().give(0, { bonus: 'stepBonus' }).turn().play(0, 'action roundBonus', 'step law');
    expect(step.level(0, 'law')).toBe(1);
  });

  test('AOI-BONUS-EFFECTS schoolBonus: a step of choice for every school when passing, which scores in the round', () => {
    const game = three({
      roundTiles: [
        'stepMedicine',
        'innovationLaw',
        'schoolBanking',
        'greatMedicine',
        'guildLaw',
        'workshopBanking',
      ],
    });
    game.put(0, 'H5', 'school').put(0, 'H8', 'school').give(0, { bonus: 'schoolBonus' }).turn();
    game.play(0, 'pass greatBonus', 'step law', 'step medicine', 'end turn');
    expect(game.player(0).levels).toEqual([0, 1, 0, 1]);
    expect(game.points(0, 'roundTiles')).toBe(2);
  });

  test('AOI-BONUS-EFFECTS greatBonus, powerBonus and coinBonus have no action', () => {
    for (const bonus of ['greatBonus', 'powerBonus', 'coinBonus'])
      expect(three().give(0, { bonus }).turn().refusal(0, 'action roundBonus')).toBe('AOI-SPECIAL-NONE');
  });
});
