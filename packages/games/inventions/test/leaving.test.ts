/** Players who leave for good. */
import { isOver } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/state.ts';
import { position, table } from './position.ts';

describe('INV-LEAVE the seat', () => {
  test('comes last in the order, and its turns are passed over', () => {
    const p = position();
    p.state.moved = 1;
    p.leave(0);
    expect(p.state).toMatchObject({ order: [1, 2, 3, 0], moved: 1 });
    expect(p.deciders()).toEqual([1]);
  });

  test('that had its turn already does not take one away from the others', () => {
    const p = position();
    p.state.moved = 2;
    p.turn(1);
    p.state.moved = 2;
    p.leave(0);
    expect(p.state).toMatchObject({ order: [1, 2, 3, 0], moved: 1 });
    expect(p.deciders()).toEqual([1]);
  });

  test('leaves in its turn without chain markers, and nothing of it is owed', () => {
    const p = position()
      .give(0, { ideas: ['wheel'], scholars: 3 })
      .turn(0, 2);
    p.leave(0);
    expect(p.rules.counts(p.state, 0).markers).toBe(0);
    expect(p.state.pending.flat().some(({ seat }) => seat === 0)).toBe(false);
  });

  test('in the middle of learning turns the knowledge tile over and takes the sage', () => {
    const p = position()
      .region('africa', { citizens: [1, 0, 0, 0] })
      .region('asia', { card: 'wheel', presenter: 1 })
      .give(0, { home: [0, 0, 1] })
      .turn(0, 1)
      .play(0, 'pillar travel', 'travel africa to middleEast', 'learn');
    expect(p.at('middleEast').learning).toBe(true);
    p.leave(0);
    expect(p.at('middleEast')).toMatchObject({ learning: false, shown: true, sage: false });
    expect(p.player(0).sages).toBe(1);
  });

  test('leaves its goals and pieces in the scoring and has a place', () => {
    const p = position().give(0, { influence: 10 }).round(13);
    p.leave(0);
    expect(isOver(p.state)).toBe(true);
    expect(p.points(0, 'influenceTrack')).toBe(10);
    expect(p.rules.outcome(p.state).ranks).toHaveLength(4);
  });

  test('presents nothing in the preparatory round', () => {
    const p = table(3).settle();
    const [first] = p.deciders();
    p.leave(first);
    expect(p.deciders()).not.toContain(first);
    expect(p.player(first).tokens.every((token) => token === NONE)).toBe(true);
  });

  test('leaves Chronos and the other player in a game of two; without both the game runs to its end', () => {
    const p = table(2).settle();
    p.leave(0);
    expect(p.deciders()).toEqual([1]);
    p.leave(1);
    expect(isOver(p.state)).toBe(true);
    expect(p.state.round).toBe(14);
  });
});

describe('INV-LEAVE-SHARE', () => {
  const abandoned = () =>
    position()
      .region('africa', { card: 'seawall', presenter: 1, inventor: 1, innovator: 2 })
      .owe(0, 'share', 'main');

  test('an invention of which all have left may be shared by anybody, who takes the tile; they are rewarded', () => {
    const p = abandoned();
    expect(p.refusal(0, 'share in africa')).toBe('INV-SHARE-PART');
    p.leave(1);
    expect(p.refusal(0, 'share in africa')).toBe('INV-SHARE-PART');
    p.leave(2).play(0, 'share in africa');
    expect(p.owed()).toBe('shareTile');
    expect(p.inventions(1)).toEqual(['seawall']);
    expect(p.points(1, 'sharing')).toBeGreaterThan(0);
  });
});

describe('INV-LEAVE-ERA', () => {
  function entering(era: number) {
    const p = position().round(3 * era - 5);
    p.state.pending = [];
    return p;
  }

  test('INV-CHANGE-ORDER a player who has left does not change the order, and who does takes a place among those who stay', () => {
    const p = entering(4)
      .give(1, { milestone: 'sailing', eraSpace: 0 })
      .give(3, { milestone: 'crane', eraSpace: 0 });
    p.turn(2).leave(3);
    p.state.pending = [];
    p.step('changeOrder');
    expect(p.deciders()).toEqual([1]);
    expect(p.legal(1)).toEqual(['order 1', 'order 2', 'order 3']);
    p.only(1, 'order 1');
    expect(p.state.order).toEqual([1, 0, 2, 3]);
  });

  test('INV-CHANGE-IDEAS old ideas of a player who has left go without new ones', () => {
    const p = entering(3)
      .give(0, { ideas: ['wheel'] })
      .turn(1);
    p.leave(0);
    p.state.pending = [];
    p.state.era = 3;
    p.step('changeIdeas');
    expect(p.ownIdeas(0)).toEqual([]);
    expect(p.state.pending.flat().some(({ seat }) => seat === 0)).toBe(false);
  });

  test('who leaves in the middle of a Eureka stands on the first free space of the era, without its effect', () => {
    const p = position().owe(0, 'eureka', 'main').play(0, 'eureka sailing');
    expect(p.player(0).eraSpace).toBe(-1);
    const { influence, points } = p.player(0);
    p.leave(0);
    expect(p.player(0)).toMatchObject({ eraSpace: 0, influence, points });
  });
});
