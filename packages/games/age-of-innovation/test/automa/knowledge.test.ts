import { describe, expect, test } from 'vitest';
import { DISCIPLINES } from '../../data/index.ts';
import { alone } from './alone.ts';

/** Disciplines that were weighed at the last choice, rule by rule. */
function weighed({ automa }: ReturnType<typeof alone>): string[] {
  return (automa.decisions.at(-1)?.sieves ?? []).map(
    ({ by, left }) => `${by}: ${left.map((one) => DISCIPLINES[one]).join(' ')}`,
  );
}

describe('she sends a scholar', () => {
  test('AOI-SOLO-SCHOLAR: to the discipline of the scoring tile, on the highest free place, for its steps', () => {
    const self = alone().does('scholar', { support: 'automa1', card: 'automa3' });
    expect([self.her.levels, self.state.scholarPlaces[1], self.her.scholarsSent]).toEqual([
      [0, 3, 0, 0],
      [1, -1, -1, -1],
      1,
    ]);
    self.does('scholar', { support: 'automa1' });
    expect([self.her.levels[1], self.state.scholarPlaces[1]]).toEqual([5, [1, 1, -1, -1]]);
  });

  test('AOI-SOLO-SCHOLAR: in round 6 the scoring tile is her final tile', () => {
    const self = alone({ finalTile: 'finalEdge' }).round(6).does('scholar', { support: 'automa1' });
    expect(self.her.levels).toEqual([0, 0, 3, 0]);
  });

  test('AOI-SOLO-SCHOLAR: by catching up if the support card says so, or if she cannot advance there', () => {
    const self = alone().levels([0, 4, 0, 0]).does('scholar', { support: 'automa4' });
    // Banking, engineering and medicine on 0; number 3 from the end.
    expect(weighed(self)).toEqual([
      'advances: banking law engineering medicine',
      'zero: banking engineering medicine',
      'up3: medicine engineering banking',
    ]);
    const full = alone().levels([5, 12, 0, 0]).does('scholar', { support: 'automa1' });
    expect(full.her.levels).toEqual([5, 12, 0, 3]);
  });

  test('AOI-SOLO-SCHOLAR: without a scholar, or without a free place, one step', () => {
    const none = alone();
    none.her.scholarsSent = 7;
    none.does('scholar', { support: 'automa1' });
    expect([none.her.levels[1], none.state.scholarPlaces[1][0]]).toEqual([1, -1]);
    const full = alone();
    full.state.scholarPlaces[1] = [0, 0, 0, 0];
    full.does('scholar', { support: 'automa1' });
    expect([full.her.levels[1], full.her.scholarsSent]).toEqual([1, 0]);
    expect(full.logged('automaScholar')[0].sent).toBe(false);
  });
});

describe('she catches up', () => {
  test('AOI-SOLO-CATCH-UP: where she is on 0 before anything else', () => {
    const self = alone()
      .levels([3, 0, 5, 0], [3, 9, 5, 9])
      .does('advance', { support: 'automa1', amount: 1 });
    expect(weighed(self).slice(1)).toEqual(['zero: law medicine', 'down2: law medicine']);
    expect(self.her.levels).toEqual([3, 0, 5, 1]);
  });

  test('AOI-SOLO-CATCH-UP: else where she is nearest to the player, above or below', () => {
    const self = alone()
      .levels([5, 3, 1, 6], [1, 4, 9, 5])
      .does('advance', { support: 'automa6', amount: 1 });
    expect(weighed(self).slice(1)).toEqual(['nearest: law medicine', 'down1: law medicine']);
    expect(self.her.levels[1]).toBe(4);
  });

  test('AOI-SOLO-TOP: she needs no key, gains nothing, and enters the top only if it is free', () => {
    const self = alone().levels([7, 11, 12, 12], [7, 12, 0, 0]);
    self.state.topLevel = [-1, 0, 1, 1];
    self.does('advance', { amount: 1 });
    expect(weighed(self)[0]).toBe('advances: banking');
    expect([self.her.levels[0], self.her.bowl2, self.her.keys]).toEqual([8, 0, 0]);
    const up = alone().levels([11, 12, 12, 12], [0, 0, 0, 0]);
    up.does('advance', { amount: 2 });
    expect([up.her.levels[0], up.state.topLevel[0]]).toEqual([12, 1]);
  });

  test('AOI-SOLO-TOP: she stops at 11 where the player is on top, and advances nowhere if no discipline is left', () => {
    const self = alone().levels([10, 11, 11, 11], [12, 12, 12, 12]);
    self.state.topLevel = [0, 0, 0, 0];
    self.does('scholar', { support: 'automa4' });
    expect(self.her.levels).toEqual([11, 11, 11, 11]);
    self.does('advance', { amount: 1 });
    expect(self.logged('automaCannot')).toEqual([{ card: 'automa4', what: 'automa.advance' }]);
    self.does('scholar');
    expect(self.logged('automaCannot')).toEqual([{ card: 'automa4', what: 'automa.scholar' }]);
  });
});

describe('she takes an innovation', () => {
  /** The row of four, then the top pair. */
  const display = ['steel', 'census', 'sewers', 'colleges', 'libraries', 'communication'];
  const shown = (round: number) => alone({ innovations: display }).round(round);

  test('AOI-SOLO-INNOVATION: from round 3 on, by the direction: the top pair is read before the row', () => {
    const second = shown(3).does('innovation', { support: 'automa1', card: 'automa6' });
    expect(second.logged('automaInnovation')[0]).toMatchObject({
      innovation: 'communication',
      candidates: ['libraries', 'communication', 'steel', 'census', 'sewers', 'colleges'],
    });
    const last = shown(6).does('innovation', { support: 'automa2' });
    expect(last.logged('automaInnovation')[0].innovation).toBe('colleges');
    expect([last.her.innovations.length, last.state.innovations[3], last.her.points]).toEqual([1, -1, 20]);
  });

  test('AOI-SOLO-INNOVATION: in round 2 only the step of the card is left', () => {
    const self = shown(2).turn('automa1', 'automa6');
    expect(self.kinds()).toEqual(['automaDraws', 'automaCannot', 'automaAdvances']);
    expect(self.her.innovations).toEqual([]);
  });

  test('AOI-SOLO-INNOVATION: not with three, and not from an empty display', () => {
    const self = shown(4);
    self.her.innovations = [0, 1, 2];
    self.does('innovation');
    expect(self.kinds()).toEqual(['automaCannot']);
    const empty = shown(4);
    empty.state.innovations.fill(-1);
    expect(empty.does('innovation').kinds()).toEqual(['automaCannot']);
  });
});

describe('she blocks actions', () => {
  test('AOI-SOLO-BLOCK: one open power action and one open book action, each by the direction', () => {
    const self = alone({ bookActions: ['bookPower', 'bookCoins', 'bookGuild'] });
    self.does('block', { support: 'automa7' });
    // Number 4 of six power actions; of three book actions the first again.
    expect(self.logged('automaBlocks').map(({ action }) => action)).toEqual(['powerCoins', 'bookPower']);
    expect([self.state.powerUsed, self.state.bookUsed]).toEqual([0b1000, 0b001]);
    self.does('block', { support: 'automa2' });
    expect([self.state.powerUsed, self.state.bookUsed]).toEqual([0b101000, 0b101]);
    expect([self.her.points, self.her.coins]).toEqual([20, 0]);
  });

  test('AOI-SOLO-BLOCK: what the player has used is not open, and where nothing is open she closes nothing', () => {
    const self = alone();
    self.state.powerUsed = 0b111110;
    self.state.bookUsed = 0b111;
    self.does('block', { support: 'automa10' });
    expect(self.logged('automaBlocks').map(({ action }) => action)).toEqual(['powerBridge']);
    expect(self.does('block').kinds()).toEqual(['automaCannot']);
  });

  test('AOI-SOLO-BLOCK: the player cannot use a blocked action', () => {
    const self = alone();
    self.p.give(0, { bowls: [0, 0, 12] });
    self.does('block', { support: 'automa7' });
    self.state.pending = [[{ kind: 'nextTurn', id: 900, seat: -1 }]];
    self.p.settle();
    expect(self.p.legal(0)).not.toContain('action powerCoins');
    expect(self.p.legal(0)).toContain('action powerTools');
  });
});
