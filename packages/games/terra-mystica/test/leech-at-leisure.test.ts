/** Answers at leisure, the cultists' step, and what comes of a refusal. */
import { deciders, waitedFor } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Options } from '../rules/index.ts';
import { position } from './position.ts';

const rich = { workers: 20, coins: 20, card: 'BON3' };

/** Cultists on E6; the witches' F4 and the nomads' F3 are beside it. The nomads also have G2, beside F4 and F3. */
function cultists(options: Partial<Options>) {
  const table = position(['cultists', 'witches', 'nomads'], options);
  table.put(0, 'E6').put(1, 'F4').put(2, 'F3').put(2, 'G2', 'tradingHouse');
  for (const seat of [0, 1, 2]) table.give(seat, { ...rich, bowls: [5, 7, 0] });
  return table.turn();
}

const trade = ['upgrade E6 to tradingHouse', 'end turn'];

describe('answers at leisure', () => {
  const deferred = (options: Partial<Options> = {}) => cultists({ leech: 'deferred', ...options });

  test('TM-LEECH-DEFERRED offers are open for all neighbours at once while the next seat goes on', () => {
    const table = deferred().play(0, ...trade);
    expect(waitedFor(table.state)).toEqual([1]);
    expect(deciders(table.state)).toEqual([1, 2]);
    table.play(1, 'decline', 'upgrade F4 to tradingHouse', 'end turn');
    expect(waitedFor(table.state)).toEqual([2]);
    expect(table.state.aside.filter((owed) => owed.seat === 2)).toHaveLength(2);
  });

  test('TM-LEECH-DEFERRED they are open as soon as the building stands, and may be answered in any order', () => {
    const table = deferred().play(0, 'upgrade E6 to tradingHouse');
    expect(deciders(table.state)).toEqual([0, 1, 2]);
    table.play(2, 'leech').play(0, 'end turn').play(1, 'leech');
    expect(table.bowls(2)).toEqual([4, 8, 0]);
    expect(table.bowls(1)).toEqual([4, 8, 0]);
  });

  test('TM-LEECH-ANSWER-FIRST an open offer comes before any action of one’s own, passing included', () => {
    const table = deferred().play(0, ...trade);
    const pass = `pass ${table.g.cardIds[table.state.cards[4]]}`;
    for (const line of ['advance shipping', 'upgrade F4 to tradingHouse', pass, 'action ACT4'])
      expect(table.refusal(1, line)).toBe('TM-LEECH-ANSWER-FIRST');
    table.play(1, 'decline');
    expect(table.refusal(1, pass)).toBeNull();
  });

  test('TM-LEECH-DEFERRED conversions in the own turn may come before the answer and make room for it', () => {
    const table = deferred()
      .give(1, { bowls: [0, 0, 12] })
      .play(0, ...trade);
    table.play(1, 'convert power to worker', 'leech');
    expect(table.bowls(1)).toEqual([2, 1, 9]);
    expect(table.player(1).points).toBe(20);
  });

  test('TM-CONVERT-OWN-TURN out of the own turn an open offer allows no conversion', () => {
    const table = deferred().play(0, ...trade);
    expect(table.legal(2)).toEqual(['leech', 'decline']);
    expect(table.refusal(2, 'convert worker to coin')).toBe('TM-CONVERT-OWN-TURN');
  });

  test('TM-LEECH-DEFERRED the oldest offer is answered first', () => {
    const table = deferred()
      .play(0, ...trade)
      .play(1, 'decline', 'upgrade F4 to tradingHouse', 'end turn');
    // From E6 the nomads are offered 1 (F3), from F4 then 3 (F3 and G2).
    table.play(2, 'decline', 'leech');
    expect(table.bowls(2)).toEqual([2, 10, 0]);
    expect(table.player(2).points).toBe(18);
  });

  test('TM-LEECH-DEFERRED the amount is fixed when offered; bowls and points clip it when it is answered', () => {
    const offered = () =>
      deferred()
        .play(0, ...trade)
        .play(1, 'decline', 'upgrade F4 to tradingHouse')
        .play(2, 'decline');
    // A bridge or a building that comes later does not enlarge an offer.
    const later = offered().put(2, 'E7').play(2, 'leech');
    expect(later.bowls(2)).toEqual([2, 10, 0]);
    const poor = offered().give(2, { points: 1 }).play(2, 'leech');
    expect([poor.player(2).points, ...poor.bowls(2)]).toEqual([0, 3, 9, 0]);
    const full = offered()
      .give(2, { bowls: [0, 1, 11] })
      .play(2, 'leech');
    expect([full.player(2).points, ...full.bowls(2)]).toEqual([20, 0, 0, 12]);
  });

  test('TM-LEECH-DEFERRED a round does not end while an offer or a step is open', () => {
    const table = deferred().alone();
    table.play(0, ...trade);
    const pass = table.legal(0).find((line) => line.startsWith('pass')) ?? '';
    table.play(0, pass, 'end turn');
    expect(table.state.round).toBe(1);
    expect(waitedFor(table.state)).toEqual([1, 2]);
    expect(table.refusal(2, 'convert worker to coin')).toBe('TM-CONVERT-OWN-TURN');
    table.play(2, 'decline').play(1, 'leech');
    expect(table.state.round).toBe(1);
    expect(waitedFor(table.state)).toEqual([0]);
    table.play(0, 'step water');
    expect(table.state.round).toBe(2);
  });

  test('TM-LEECH-DEFERRED the last round waits for the last answer too', () => {
    const table = cultists({ leech: 'deferred' }).round(6).alone();
    table.play(0, ...trade).play(0, 'pass', 'end turn');
    expect(table.state.phase).toBe('actions');
    table.play(1, 'decline').play(2, 'decline');
    expect(table.state.phase).toBe('end');
  });
});

describe('the cultists’ step', () => {
  test('TM-CULTISTS in order: when the first has taken power, once for the building', () => {
    const table = cultists({})
      .play(0, ...trade)
      .play(1, 'leech');
    expect(waitedFor(table.state)).toEqual([0]);
    expect(table.refusal(0, 'decline')).toBe('TM-CULTISTS');
    table.play(0, 'step air');
    expect(table.cult(0, 'air')).toBe(1);
    table.play(2, 'leech');
    expect(waitedFor(table.state)).toEqual([1]);
    expect(table.refusal(1, 'convert worker to coin')).toBeNull();
  });

  test('TM-CULTISTS at leisure: owed as soon as it is certain, while the others go on', () => {
    const table = cultists({ leech: 'deferred' })
      .play(0, ...trade)
      .play(2, 'leech');
    expect(deciders(table.state)).toEqual([0, 1]);
    table.play(1, 'leech').play(0, 'step earth');
    expect(table.cult(0, 'earth')).toBe(2);
    expect(deciders(table.state)).toEqual([1]);
  });

  test('TM-CULTISTS at leisure: the step comes before their next action, conversions may come before it', () => {
    const table = cultists({ leech: 'deferred' })
      .alone()
      .play(0, ...trade)
      .play(2, 'leech');
    expect(table.refusal(0, 'advance shipping')).toBe('TM-CULTISTS');
    expect(table.refusal(0, 'upgrade E6 to temple')).toBe('TM-CULTISTS');
    table.play(0, 'convert worker to coin', 'step fire', 'upgrade E6 to temple');
  });

  test('TM-CULTISTS at leisure: as long as nothing is certain they may act', () => {
    const table = cultists({ leech: 'deferred' })
      .alone()
      .play(0, ...trade);
    table.play(0, 'upgrade E6 to temple', 'favour FAV1', 'end turn');
    table.play(1, 'leech').play(1, 'leech').play(2, 'decline');
    expect(table.state.aside.filter((owed) => owed.kind === 'leechStep')).toHaveLength(2);
    table.play(0, 'step water', 'step air');
    expect([table.cult(0, 'water'), table.cult(0, 'air')]).toEqual([1, 1]);
  });

  describe('TM-CULT-RACE', () => {
    /** Cultists and witches stand one below the top of fire, both with a key; the cultists' step is owed. */
    function race(keys = 1) {
      const table = cultists({ leech: 'deferred' }).give(0, { cults: { fire: 9 }, keys });
      table.give(1, { cults: { fire: 9 }, keys: 1, priests: 2, favours: ['FAV6'] });
      return table
        .play(0, ...trade)
        .play(2, 'leech')
        .play(1, 'decline');
    }

    test('TM-CULT-RACE nobody else steps onto a top space that the owed step could take', () => {
      const table = race();
      for (const steps of [1, 2, 3])
        expect(table.refusal(1, `send priest to fire for ${steps}`)).toBe('TM-CULT-RACE');
      expect(table.refusal(1, 'send priest to water for 3')).toBeNull();
    });

    test('TM-CULT-RACE neither by a special action nor by a favour tile', () => {
      expect(race().play(1, 'action favour').refusal(1, 'step fire')).toBe('TM-CULT-RACE');
      const favour = race().put(1, 'G3', 'tradingHouse').play(1, 'upgrade G3 to temple');
      for (const tile of ['FAV1', 'FAV5', 'FAV9'])
        expect(favour.refusal(1, `favour ${tile}`)).toBe('TM-CULT-RACE');
      expect(favour.refusal(1, 'favour FAV2')).toBeNull();
    });

    test('TM-CULT-RACE nor by a town tile that steps on every track', () => {
      const table = race();
      for (const hex of ['C3', 'D4', 'D5']) table.put(1, hex, 'tradingHouse');
      table.terrain('E7', 'forest').play(1, 'build E7');
      expect(table.refusal(1, 'town TW5')).toBe('TM-CULT-RACE');
      expect(table.refusal(1, 'town TW1')).toBeNull();
    });

    test('TM-CULT-RACE is over with the step, wherever it goes', () => {
      const elsewhere = race().play(0, 'step water').play(1, 'send priest to fire for 1');
      expect(elsewhere.cult(1, 'fire')).toBe(10);
      const taken = race().play(0, 'step fire').play(1, 'send priest to fire for 1');
      expect([taken.cult(0, 'fire'), taken.cult(1, 'fire')]).toEqual([10, 9]);
    });

    test('TM-CULT-RACE without a key the cultists could not take it, so nobody waits', () => {
      expect(race(0).refusal(1, 'send priest to fire for 1')).toBeNull();
    });
  });
});

describe('when everybody refuses the cultists', () => {
  const both = ['inOrder', 'deferred'] as const;
  const refuse = (options: Partial<Options>) =>
    cultists(options)
      .play(0, ...trade)
      .play(1, 'decline')
      .play(2, 'decline');

  test.each(both)('TM-CULTISTS-REFUSED %s: by the rulebook they get nothing', (leech) => {
    const table = refuse({ leech });
    expect(table.bowls(0)).toEqual([5, 7, 0]);
    expect(deciders(table.state)).toEqual([1]);
  });

  test.each(both)('TM-CULTISTS-REFUSED %s: by the option 1 power, when the last one refused', (leech) => {
    const table = cultists({ leech, cultistsRefused: 'power' })
      .play(0, ...trade)
      .play(1, 'decline');
    expect(table.bowls(0)).toEqual([5, 7, 0]);
    expect(table.play(2, 'decline').bowls(0)).toEqual([4, 8, 0]);
    expect(deciders(table.state)).toEqual([1]);
  });

  test.each(both)('TM-CULTISTS-REFUSED %s: a step and no power when one of them took', (leech) => {
    const table = cultists({ leech, cultistsRefused: 'power' })
      .play(0, ...trade)
      .play(1, 'decline')
      .play(2, 'leech');
    table.play(0, 'step fire');
    expect(table.bowls(0)).toEqual([5, 7, 0]);
    expect(table.state.harvests).toEqual([]);
  });

  test('TM-CULTISTS-REFUSED full bowls are no refusal: who cannot take is not waited for', () => {
    for (const leech of both) {
      const table = cultists({ leech, cultistsRefused: 'power' }).give(2, { bowls: [0, 0, 12] });
      table.play(0, ...trade).play(1, 'decline');
      expect(table.bowls(0)).toEqual([4, 8, 0]);
    }
  });

  test('TM-CULTISTS-REFUSED nobody could take: nothing', () => {
    const inOrder = cultists({ cultistsRefused: 'power' })
      .give(1, { bowls: [0, 0, 12] })
      .give(2, { bowls: [0, 0, 12] });
    inOrder.play(0, ...trade);
    expect(inOrder.bowls(0)).toEqual([5, 7, 0]);
    expect(inOrder.state.harvests).toEqual([]);
    const deferred = cultists({ leech: 'deferred', cultistsRefused: 'power' });
    deferred.give(1, { bowls: [0, 0, 12] }).give(2, { bowls: [0, 0, 12] });
    deferred
      .play(0, ...trade)
      .play(1, 'decline')
      .play(2, 'decline');
    expect(deferred.bowls(0)).toEqual([5, 7, 0]);
    expect(deferred.state.harvests).toEqual([]);
  });

  test('TM-CULTISTS at leisure: power taken into bowls that were full when it was offered brings the step', () => {
    const table = cultists({ leech: 'deferred' }).give(2, { bowls: [0, 0, 12] });
    table.play(0, ...trade).play(1, 'decline', 'upgrade F4 to tradingHouse', 'end turn');
    table.play(2, 'convert power to coin', 'leech');
    expect(table.bowls(2)).toEqual([0, 1, 11]);
    table.play(0, 'leech', 'step air');
    expect(table.cult(0, 'air')).toBe(1);
  });

  test('TM-CULT-RACE who could only enter the contested space waits for the cultists, who decide first', () => {
    const table = cultists({ leech: 'deferred' }).give(0, { keys: 1, cults: { fire: 9 } });
    table.give(1, { keys: 1, cults: { fire: 8 }, coins: 0, workers: 0, priests: 0, bowls: [0, 0, 0] });
    table.play(0, ...trade).play(1, 'decline');
    // The witches' favour tile founded a town; its two fire steps are all they still have to do.
    table.state.pending.push([{ kind: 'tileSteps', id: 900, seat: 1, cult: 0, steps: 2 }]);
    table.play(2, 'leech');
    expect(waitedFor(table.state)).toEqual([0]);
    table.play(0, 'step fire');
    expect(table.cult(0, 'fire')).toBe(10);
    expect(table.refusal(1, 'step air')).toBe('TM-FAVOUR-EFFECTS');
    expect(table.refusal(1, 'favour FAV1')).toBe('TM-TURN-FINISH-FIRST');
    table.play(1, 'step fire');
    expect(table.cult(1, 'fire')).toBe(9);
  });
});

describe('the last answers of a round', () => {
  test('TM-CULTISTS the step is owed beside the offers that are still open, and waits for none of them', () => {
    const table = cultists({ leech: 'deferred' }).alone();
    table.play(0, 'upgrade E6 to tradingHouse', 'end turn').pass(0);
    expect(deciders(table.state)).toEqual([1, 2]);
    table.play(1, 'leech');
    expect(deciders(table.state)).toEqual([0, 2]);
    table.play(2, 'decline').play(0, 'step air');
    expect(table.cult(0, 'air')).toBe(1);
    expect(table.state.round).toBe(2);
  });
});

describe('TM-CULT-RACE', () => {
  /** The cultists are owed a step and stand below the top of the track of air; the witches are to act. */
  function race(of: { cultists: number; witches: number; keys?: [number, number] }) {
    const [owed, acting] = of.keys ?? [1, 1];
    const table = cultists({ leech: 'deferred' })
      .give(0, { cults: { air: of.cultists }, keys: owed })
      .give(1, { cults: { air: of.witches }, keys: acting, priests: 3 });
    return table.play(0, ...trade).play(1, 'leech');
  }
  const send = 'send priest to air for 3';

  test('nobody takes the top space that an owed step could take', () => {
    expect(race({ cultists: 9, witches: 8 }).refusal(1, send)).toBe('TM-CULT-RACE');
    expect(race({ cultists: 9, witches: 8 }).refusal(1, 'send priest to air for 1')).toBeNull();
  });

  test('where either could not take it there is no race', () => {
    expect(race({ cultists: 8, witches: 8 }).refusal(1, send)).toBeNull();
    expect(race({ cultists: 9, witches: 6 }).refusal(1, send)).toBeNull();
    expect(race({ cultists: 9, witches: 8, keys: [0, 1] }).refusal(1, send)).toBeNull();
    expect(race({ cultists: 9, witches: 8, keys: [1, 0] }).refusal(1, send)).toBeNull();
  });

  test('an open offer is no step', () => {
    const table = cultists({ leech: 'deferred' })
      .give(1, { cults: { air: 8 }, keys: 1, priests: 3 })
      .give(2, { cults: { air: 9 }, keys: 1 });
    table.play(0, ...trade).play(1, 'decline');
    expect(table.refusal(1, send)).toBeNull();
  });
});
