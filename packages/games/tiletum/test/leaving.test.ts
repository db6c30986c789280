import { expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { position } from './position.ts';

test('TIL-LEAVE: who leaves in the own turn owes nothing; the offer is refilled and the next comes', () => {
  const p = position(3).act(0, 'contract', 3).play(0, 'acquire crest1b');
  p.state.moved = 1;
  p.leave(0);
  expect(p.deciders()).toEqual([1]);
  expect(p.state.order).toEqual([1, 2, 0]);
  expect(p.tiles(p.state.contractOffer)).not.toContain(null);
  expect(p.storehouse(0)).toEqual(['crest1b']);
});

test('TIL-LEAVE: turns of those who left are passed over, and no token comes twice', () => {
  const p = position(3).settle();
  const revealed = p.state.revealed.length;
  p.leave(0);
  expect(p.deciders()).toEqual([1]);
  expect(p.state.revealed).toHaveLength(revealed);
  p.leave(1);
  expect(p.deciders()).toEqual([2]);
});

test('TIL-LEAVE: houses stay and score at fairs, on the track and in the end', () => {
  const p = position(3).round(1).king([0, 2], [1, 1], [2, 0]).pillar(0, 'koeln');
  p.turn(1).leave(0);
  p.state.pending.pop();
  p.step('kingPoints').step('fair').step('finalScoring');
  expect(p.points(0, 'kingPoints')).toBe(2);
  expect(p.points(0, 'fairPoints')).toBe(2);
  expect(p.points(0, 'mapPoints')).toBe(1);
});

test('TIL-LEAVE-KING: the prize goes to the highest of those who still play; in the turn order leavers come last', () => {
  const p = position(3).round(1).king([0, 5], [1, 1], [2, 3]).turn(1).leave(0);
  p.step('kingPrize');
  expect(p.deciders()).toEqual([2]);
  p.play(2, 'decline').step('kingOrder');
  expect(p.state.order).toEqual([2, 1, 0]);
  const last = position(2).round(4).king([0, 5], [1, 1]).turn(1).leave(0).step('kingPrize');
  expect([last.points(0, 'kingPoints'), last.points(1, 'kingPoints')]).toEqual([0, 4]);
});

test('TIL-LEAVE-KING: a prize that was being offered is discarded', () => {
  const p = position(2).round(1).king([0, 5], [1, 1]).turn(1);
  p.state.pending = [p.state.pending[0]];
  p.step('kingPrize').leave(0);
  expect(p.state.kingTile).toBe(NONE);
  expect(p.tiles(p.state.bonusDiscard)).toContain('gold3b');
});

test('TIL-LEAVE: when nobody is left the game runs to its end', () => {
  const p = position(2).settle().leave(1).leave(0);
  expect(p.deciders()).toEqual([]);
  expect(p.state.phase).toBe('end');
  expect(p.rules.outcome(p.state).ranks.toSorted()).toEqual([1, 2]);
});
