/** Players who leave for good. */
import { isOver, leave, openGroup, readOptions, settle, waitedFor } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { engine } from '../rules/engine.ts';
import { ageOfInnovation, type Options, rulesetOf } from '../rules/index.ts';
import { NONE } from '../rules/state.ts';
import { blessedBeside, tilesFrom } from './position.ts';

const three = blessedBeside('felines');

/** Seat 0 can build on H5 beside a workshop of seat 1 and a school of seat 2. */
const beside = (chosen: Partial<Options> = {}) =>
  three(chosen)
    .put(0, 'I6')
    .put(1, 'H4')
    .put(2, 'H6', 'school')
    .terrain('H5', 'wasteland')
    .give(0, { tools: 9, coins: 9 })
    .give(1, { bowls: [6, 0, 0] })
    .give(2, { bowls: [6, 0, 0] })
    .turn();

describe('AOI-LEAVE the seat', () => {
  test('has no more turns, comes last in the order of the next round and gives its bonus back', () => {
    const p = three().turn();
    const { bonus } = p.player(0);
    p.leave(0);
    expect([p.player(0).bonus, p.deciders()]).toEqual([NONE, [1]]);
    expect(p.refusal(1, `pass ${p.g.bonusIds[bonus]}`)).toBeNull();
    p.pass(1).pass(2);
    expect(p.state).toMatchObject({ round: 2, order: [1, 2, 0] });
    expect(p.state.players.map(({ passed }) => passed)).toEqual([true, false, false]);
  });

  test('AOI-PASS-ORDER stands where it passed before it left for one round, then last', () => {
    const p = three().turn().pass(0).leave(0).pass(1).pass(2);
    expect(p.state).toMatchObject({ round: 2, order: [0, 1, 2] });
    expect(p.deciders()).toEqual([1]);
    p.pass(1).pass(2);
    expect(p.state).toMatchObject({ round: 3, order: [1, 2, 0] });
  });

  test('loses what it had still to choose in its turn, and the turn is over', () => {
    const p = three().put(0, 'I6', 'guild').give(0, { tools: 9, coins: 20, scholars: 2 }).turn();
    p.play(0, 'upgrade I6 to school');
    expect(p.owed()).toEqual(['competency']);
    p.leave(0);
    expect(p.player(0).competencies).toBe(0);
    expect(p.buildingAt('I6')).toMatchObject({ seat: 0, kind: 'school' });
    expect(p.deciders()).toEqual([1]);
  });

  test('has income and science bonuses, but nobody chooses its books or uses its spades', () => {
    const p = three({ roundTiles: tilesFrom('innovationLaw') });
    const { reward } = p.g.roundTiles[p.state.roundTiles[0]];
    p.put(0, 'I6').give(0, { levels: { law: 12 } });
    p.turn().leave(0).passAll();
    expect(p.state.round).toBe(2);
    expect(p.books(0)).toEqual([0, 0, 0, 0]);
    expect(p.player(0).tools).toBeGreaterThan(0);
    expect(
      reward.books + reward.spades + reward.coins + reward.tools + reward.scholars + reward.power,
    ).toBeGreaterThan(0);
    expect(openGroup(p.state)).toMatchObject([{ kind: 'turn', seat: 1 }]);
  });

  test('keeps its buildings, takes part in the final scoring and has a place', () => {
    const p = three()
      .round(6)
      .put(0, 'I6')
      .give(0, { coins: 10, levels: { law: 5 } })
      .turn()
      .leave(0)
      .passAll();
    expect(isOver(p.state)).toBe(true);
    expect(p.points(0, 'area')).toBe(18);
    expect(p.points(0, 'law')).toBeGreaterThan(0);
    expect(p.points(0, 'resources')).toBe(2);
    expect(p.rules.outcome(p.state).ranks[0]).toBe(1);
  });
});

describe('AOI-LEAVE-POWER', () => {
  test.each(['inOrder', 'deferred'] as const)(
    'nothing is offered to a player who has left; the others are asked (%s)',
    (leech) => {
      const p = beside({ leech }).leave(1).play(0, 'build H5', 'end turn');
      expect(p.legal(2)).toContain('leech');
      expect([...p.state.pending.flat(), ...p.state.aside].some(({ seat }) => seat === 1)).toBe(false);
    },
  );

  test.each(['inOrder', 'deferred'] as const)('open offers lapse (%s)', (leech) => {
    const p = beside({ leech }).play(0, 'build H5', 'end turn').leave(1).play(2, 'leech');
    expect([p.bowls(1), p.bowls(2)]).toEqual([
      [6, 0, 0],
      [4, 2, 0],
    ]);
  });

  test('who leaves after building has still offered power to the neighbours', () => {
    const p = beside().play(0, 'build H5').leave(0);
    expect(waitedFor(p.state)).toEqual([1]);
    p.play(1, 'leech');
    expect(waitedFor(p.state)).toEqual([2]);
  });
});

describe('AOI-LEAVE-SETUP', () => {
  function newGame(chosen: Partial<Options> & { players: number }) {
    const g = rulesetOf(readOptions(ageOfInnovation.options, { startSeat: 0, ...chosen }));
    const rules = engine(g);
    const state = rules.setup('leaving');
    settle(rules, state);
    const go = (): void => {
      const seat = waitedFor(state)[0];
      rules.apply(state, seat, rules.legal(state, seat)[0]);
      settle(rules, state);
    };
    return { rules, state, go };
  }

  test('who leaves without a board and a faction takes no part and is last', () => {
    const { rules, state, go } = newGame({ players: 3 });
    leave(rules, state, waitedFor(state)[0]);
    const [gone] = state.gone ?? expect.fail('nobody left');
    while (state.phase !== 'actions') go();
    expect(state.players[gone]).toMatchObject({ home: NONE, faction: NONE, points: 0, coins: 0 });
    for (const seat of [0, 1, 2]) if (seat !== gone) leave(rules, state, seat);
    settle(rules, state);
    expect(isOver(state)).toBe(true);
    expect(rules.outcome(state).ranks[gone]).toBe(3);
  });

  test('in a draft the coins come on the bonuses left over although one player chose none', () => {
    const { rules, state, go } = newGame({ players: 3, distribution: 'draft' });
    while (openGroup(state)[0].kind !== 'chooseBonus') go();
    leave(rules, state, waitedFor(state)[0]);
    settle(rules, state);
    while (state.phase !== 'actions') go();
    const free = state.bonuses.map((bonus) => state.players.every((player) => player.bonus !== bonus));
    expect(state.bonusCoins).toEqual(free.map((isFree) => (isFree ? 1 : 0)));
  });
});
