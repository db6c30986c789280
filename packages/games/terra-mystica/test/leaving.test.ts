/** Players who leave for good, as in the recorded games of the league. */
import {
  deciders,
  isOver,
  type LogEvent,
  leave,
  openGroup,
  readOptions,
  settle,
  waitedFor,
} from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { engine } from '../rules/engine.ts';
import { type Options, rulesetOf, terraMystica } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { position, tilesFrom } from './position.ts';

const rich = { workers: 20, coins: 40, card: 'BON3' };

/** Cultists on E6; the witches' F4 and the nomads' F3 are beside it. */
function cultists(options: Partial<Options> = {}) {
  const table = position(['cultists', 'witches', 'nomads'], options);
  table.put(0, 'E6').put(1, 'F4').put(2, 'F3').put(2, 'G2', 'tradingHouse');
  for (const seat of [0, 1, 2]) table.give(seat, { ...rich, bowls: [5, 7, 0] });
  return table.turn();
}

const trade = ['upgrade E6 to tradingHouse', 'end turn'];

describe('TM-LEAVE the seat', () => {
  test('has no more turns: they pass over it in this round and in the next ones', () => {
    const p = position(['witches', 'nomads', 'mermaids']);
    for (const seat of [0, 1, 2]) p.give(seat, { priests: 2 });
    p.turn().leave(1);
    p.play(0, 'send priest to air for 3', 'end turn');
    expect(p.deciders()).toEqual([2]);
    p.pass(2).pass(0);
    expect([p.state.round, p.state.order]).toEqual([2, [2, 0, 1]]);
    expect(p.deciders()).toEqual([2]);
    p.pass(2);
    expect(p.deciders()).toEqual([0]);
  });

  test('that leaves in its own turn ends it, whatever it still had to decide', () => {
    const p = position(['witches', 'nomads']).put(0, 'E5', 'tradingHouse').give(0, rich).turn();
    p.play(0, 'upgrade E5 to temple');
    expect(openGroup(p.state)).toMatchObject([{ kind: 'favour', seat: 0 }]);
    p.leave(0);
    expect(p.player(0).favours).toBe(0);
    expect(p.buildingAt('E5')).toEqual({ seat: 0, kind: 'temple' });
    expect(p.deciders()).toEqual([1]);
  });

  test('gives its bonus card back, which another may take at once, without points for passing', () => {
    const p = position(['witches', 'nomads'], { bonusCards: ['BON1', 'BON2', 'BON3', 'BON4', 'BON9'] });
    p.put(0, 'E5').give(0, { card: 'BON9' }).turn();
    const { points } = p.player(0);
    p.leave(0);
    expect([p.player(0).card, p.player(0).points]).toEqual([NONE, points]);
    expect(p.refusal(1, 'pass BON9')).toBeNull();
    p.play(1, 'pass BON9', 'end turn');
    expect(p.state.cardCoins[p.state.cards.indexOf(p.g.cardIds.indexOf('BON1'))]).toBe(1);
  });

  test('keeps its buildings: they block, and make a trading house of a neighbour cheaper', () => {
    const alone = position(['mermaids', 'nomads']).put(0, 'D2').give(0, rich).turn();
    alone.play(0, 'upgrade D2 to tradingHouse');
    const p = position(['mermaids', 'nomads']).put(0, 'D2').put(1, 'D3').give(0, rich).turn().leave(1);
    expect(p.refusal(0, 'transform D3 to lakes')).toBe('TM-TRANSFORM-OCCUPIED');
    p.play(0, 'upgrade D2 to tradingHouse');
    expect([40 - alone.player(0).coins, 40 - p.player(0).coins]).toEqual([6, 3]);
  });

  test('still has income and cult rewards, but nobody uses its spades', () => {
    const p = position(['witches', 'nomads'], { scoringTiles: tilesFrom('SCORE2') });
    p.put(0, 'E5')
      .give(0, { cults: { earth: 8 } })
      .turn()
      .leave(0)
      .passAll();
    expect(p.state.round).toBe(2);
    expect(p.player(0).workers).toBe(2);
    expect(p.deciders()).toEqual([1]);
  });

  test('takes part in the final scoring and has a place', () => {
    const p = position(['witches', 'nomads']).round(6);
    p.put(0, 'E5')
      .put(1, 'F3')
      .put(1, 'G2')
      .give(0, { coins: 9, cults: { fire: 3 } });
    p.turn().leave(0).passAll();
    expect(isOver(p.state)).toBe(true);
    expect(['fire', 'area', 'resources'].map((source) => p.points(0, source as 'fire'))).toEqual([8, 12, 3]);
    expect(p.rules.outcome(p.state).ranks).toEqual([1, 2]);
  });

  test('TM-PASS-ORDER comes last in the order of passing, or stays where it passed before', () => {
    const table = () => {
      const p = position(['witches', 'nomads', 'mermaids'], { turnOrder: 'passing' });
      p.give(0, { priests: 1 }).turn().play(0, 'send priest to air for 3', 'end turn');
      return p;
    };
    expect(table().leave(1).pass(2).pass(0).state.order).toEqual([2, 0, 1]);
    expect(table().pass(1).leave(1).pass(2).pass(0).state.order).toEqual([1, 2, 0]);
  });

  test('TM-PASS-ORDER clockwise, after it passed first the next in the game begins, not the next to pass', () => {
    const p = position(['witches', 'nomads', 'mermaids']).give(1, { priests: 1 }).turn().pass(0).leave(0);
    p.play(1, 'send priest to air for 3', 'end turn').pass(2).pass(1);
    expect(p.state).toMatchObject({ round: 2, order: [0, 1, 2] });
    expect(p.deciders()).toEqual([1]);
  });

  test('TM-PASS-ORDER clockwise, leaving without passing does not count as passing first', () => {
    const p = position(['witches', 'nomads', 'mermaids']).give(1, { priests: 1 }).turn().leave(0);
    p.play(1, 'send priest to air for 3', 'end turn').pass(2).pass(1);
    expect(p.state).toMatchObject({ round: 2, order: [2, 0, 1] });
    expect(p.deciders()).toEqual([2]);
  });

  test('is told to everybody, with its card', () => {
    const p = position(['witches', 'nomads']).turn();
    const events: LogEvent[] = [];
    p.give(1, { card: 'BON1' });
    leave(p.rules, p.state, 1, (event) => events.push(event));
    expect(events).toEqual([
      { kind: 'left', seat: 1, readers: 'all', data: {} },
      { kind: 'cardReturned', seat: 1, readers: 'all', data: { card: 'BON1' } },
    ]);
  });
});

describe('TM-LEAVE-POWER', () => {
  test.each(['inOrder', 'deferred'] as const)('nothing is offered to a player who has left (%s)', (leech) => {
    const p = cultists({ leech })
      .leave(1)
      .play(0, ...trade);
    expect(deciders(p.state)).toEqual([2]);
    expect(p.legal(2)).toContain('leech');
  });

  test.each(['inOrder', 'deferred'] as const)(
    'an open offer lapses, the others still answer (%s)',
    (leech) => {
      const p = cultists({ leech })
        .play(0, ...trade)
        .leave(1);
      expect(p.bowls(1)).toEqual([5, 7, 0]);
      p.play(2, 'leech');
      expect(p.bowls(2)).toEqual([4, 8, 0]);
      expect(openGroup(p.state).concat(p.state.aside)).toMatchObject(
        leech === 'inOrder'
          ? [{ kind: 'leechStep', seat: 0 }]
          : [{ kind: 'turn' }, { kind: 'leechStep', seat: 0 }],
      );
    },
  );

  test('an offer of the running turn that nobody was asked for yet lapses too', () => {
    const p = cultists().play(0, 'upgrade E6 to tradingHouse').leave(1).play(0, 'end turn');
    expect(waitedFor(p.state)).toEqual([2]);
  });

  test('who leaves after building has still offered power to the neighbours', () => {
    const p = cultists().play(0, 'upgrade E6 to tradingHouse').leave(0);
    expect(waitedFor(p.state)).toEqual([1]);
    p.play(1, 'leech');
    expect(p.bowls(1)).toEqual([4, 8, 0]);
    // The cultists are gone: their step is owed by nobody.
    expect(openGroup(p.state)).toMatchObject([{ kind: 'leech', seat: 2 }]);
    expect(p.state.harvests).toHaveLength(1);
    p.play(2, 'decline');
    expect(p.state.harvests).toEqual([]);
  });

  test('an owed step of the cultists lapses', () => {
    const p = cultists({ leech: 'deferred' })
      .play(0, ...trade)
      .play(1, 'leech');
    expect(p.state.aside).toMatchObject([{ kind: 'leech' }, { kind: 'leechStep' }]);
    p.leave(0);
    expect(p.state.aside).toMatchObject([{ kind: 'leech', seat: 2 }]);
  });

  test('TM-CULTISTS-REFUSED an offer that lapsed is no refusal; later the answers of the others decide', () => {
    const lapsed = cultists({ cultistsRefused: 'power' })
      .play(0, ...trade)
      .leave(1)
      .play(2, 'decline');
    expect(lapsed.bowls(0)).toEqual([5, 7, 0]);
    expect(lapsed.state.harvests).toEqual([]);
    const later = cultists({ cultistsRefused: 'power' })
      .leave(1)
      .play(0, ...trade)
      .play(2, 'decline');
    expect(later.bowls(0)).toEqual([4, 8, 0]);
  });

  test.each([
    ['power', [4, 8, 0]],
    ['nothing', [5, 7, 0]],
  ] as const)(
    'TM-CULTISTS-REFUSED cultists who have left still get what a refusal by all brings (%s)',
    (cultistsRefused, bowls) => {
      const p = cultists({ cultistsRefused }).play(0, 'upgrade E6 to tradingHouse').leave(0);
      p.play(1, 'decline').play(2, 'decline');
      expect(p.bowls(0)).toEqual(bowls);
      expect(p.state.harvests).toEqual([]);
    },
  );

  test('where all neighbours left the cultists wait for nobody', () => {
    const p = cultists({ cultistsRefused: 'power' })
      .leave(1)
      .leave(2)
      .play(0, ...trade);
    expect(p.state.harvests).toEqual([]);
    expect(p.deciders()).toEqual([0]);
  });
});

describe('TM-LEAVE-SETUP', () => {
  function newGame(chosen: Partial<Options> & { players: number }) {
    const g = rulesetOf(readOptions(terraMystica.options, { startSeat: 0, ...chosen }));
    const rules = engine(g);
    const state = rules.setup('leaving');
    settle(rules, state);
    const go = (): void => {
      rules.apply(state, waitedFor(state)[0], rules.legal(state, waitedFor(state)[0])[0]);
      settle(rules, state);
    };
    return { g, rules, state, go };
  }

  test('who leaves before choosing plays no faction, has nothing and is last', () => {
    const { rules, state, go } = newGame({ players: 3, factionChoice: 'free' });
    leave(rules, state, 1);
    while (!isOver(state)) {
      expect(waitedFor(state)).not.toContain(1);
      const seat = waitedFor(state)[0];
      const legal = rules.legal(state, seat);
      const pass = legal.find(({ kind }) => kind === 'pass');
      if (pass === undefined) go();
      else {
        rules.apply(state, seat, pass);
        settle(rules, state);
      }
    }
    expect(state.players[1]).toMatchObject({ faction: NONE, points: 0, coins: 0, card: NONE });
    expect(rules.outcome(state).ranks[1]).toBe(3);
  });

  test('who leaves while dwellings are placed places no more and takes no card; every card left gets its coin', () => {
    const { rules, state, go } = newGame({ players: 3, factions: ['witches', 'nomads', 'mermaids'] });
    go();
    leave(rules, state, 0);
    while (state.phase === 'setup') go();
    expect(state.players.map(({ built }) => built[0])).toEqual([1, 3, 2]);
    expect(state.players.map(({ card }) => card === NONE)).toEqual([true, false, false]);
    const free = state.cards.map((card) => state.players.every((player) => player.card !== card));
    expect(state.cardCoins).toEqual(free.map((isFree) => (isFree ? 1 : 0)));
    expect(free.filter(Boolean)).toHaveLength(4);
  });

  test('who leaves when only the last card is to be taken does not keep the coins from the others', () => {
    const { rules, state, go } = newGame({ players: 2, factions: ['witches', 'mermaids'] });
    while (openGroup(state)[0].kind !== 'chooseCard') go();
    go();
    leave(rules, state, waitedFor(state)[0]);
    settle(rules, state);
    expect(state.phase).toBe('actions');
    expect(state.cardCoins.filter((coins) => coins === 1)).toHaveLength(4);
  });
});
