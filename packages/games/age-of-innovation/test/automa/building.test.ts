import { describe, expect, test } from 'vitest';
import { alone } from './alone.ts';

/** Her marked workshop on B4, with A4 (plains), B3 (swamp) and C3 (forest) around it, the other one far away. */
const beside = (chosen: Parameters<typeof alone>[0] = {}) => alone(chosen).hers('B4*', 'I9');

describe('she builds', () => {
  test('AOI-SOLO-BUILD: on an empty hex beside her marked buildings, marked, for nothing', () => {
    const self = beside().does('build', { support: 'automa1' });
    expect(self.at('C3')).toEqual({ seat: 1, kind: 'workshop', neutral: false });
    expect([self.isMarked('C3'), self.her.coins, self.her.tools]).toEqual([true, 0, 0]);
    expect(self.logged('automaBuilds')).toEqual([
      {
        card: 'automa4',
        hex: 'C3',
        marked: true,
        why: ['why.marked', 'forest', 'why.hers', 'why.down2'],
        candidates: ['A4', 'B3', 'C3'],
        counted: ['C3'],
      },
    ]);
  });

  test('AOI-SOLO-BUILD: from her unmarked buildings a workshop stays unmarked, and the hex becomes her terrain', () => {
    const self = alone().hers('I9*', 'B4').terrain('C3', 'desert').does('build', { support: 'automa6' });
    expect(self.p.terrainAt('B3')).toBe('forest');
    expect(self.isMarked('B3')).toBe(false);
  });

  test('AOI-SOLO-BUILD: reach is her shipping of the round; a bridge is of no use to her', () => {
    const self = beside().terrain('C3', 'plains');
    self.p.bridge(0, 'A5', 'B4');
    self.does('build', { support: 'automa1' });
    expect(self.funnel()[0]).toBe('marked: A4 B3 C3');
    const later = beside().terrain('C3', 'plains').round(3).does('build', { support: 'automa1' });
    expect(later.funnel()[0]).toBe('marked: A4 A5 B3 B5 C3 D3');
  });

  test('AOI-SOLO-ROW: the first terrain of the row that the support card names and that any candidate has', () => {
    // Row A of the forest has the swamp before the plains, row B the plains before the swamp.
    const rowA = beside().terrain('C3', 'plains').does('build', { support: 'automa1' });
    expect(rowA.funnel()).toEqual(['marked: A4 B3 C3', 'hers.swamp: B3', 'down2: B3']);
    const rowB = beside().terrain('C3', 'plains').does('build', { support: 'automa2' });
    expect(rowB.funnel()).toEqual(['marked: A4 B3 C3', 'hers.plains: A4 C3', 'up1: C3 A4']);
  });

  test('AOI-SOLO-BUILD: after the terrain those closest to a building of the player', () => {
    const self = beside().terrain('C3', 'plains').put(0, 'A3').does('build', { support: 'automa2' });
    expect(self.funnel()).toEqual(['marked: A4 B3 C3', 'hers.plains: A4 C3', 'closest: A4', 'up1: A4']);
  });

  test('AOI-SOLO-DIRECTION: the number counts in reading order or from the end', () => {
    const plains = (support: string) =>
      beside().terrain('B3', 'plains').terrain('C3', 'plains').does('build', { support });
    const self = plains('automa1');
    expect(self.funnel().at(-1)).toBe('down2: A4 B3 C3');
    expect(self.at('B3')?.seat).toBe(1);
    expect(plains('automa2').at('C3')?.seat).toBe(1);
  });

  test('AOI-SOLO-DIRECTION: with three candidates number 4 in reading order is the first again', () => {
    // All her buildings are unmarked, so that card 7 brings nothing together.
    const self = alone().hers('B4').terrain('B3', 'plains').terrain('C3', 'plains');
    self.does('build', { support: 'automa7' });
    expect(self.funnel().at(-1)).toBe('down4: A4 B3 C3');
    expect(self.at('A4')?.seat).toBe(1);
  });

  test('AOI-SOLO-JOIN: only hexes that shorten the way between her groups, though another terrain comes first', () => {
    const self = alone().hers('B4*', 'I2').terrain('C3', 'wasteland').terrain('A4', 'forest');
    self.does('build', { support: 'automa13' });
    expect(self.funnel()).toEqual(['marked: A4 B3 C3', 'joins: C3', 'hers.wasteland: C3', 'up1: C3']);
  });

  test('AOI-SOLO-JOIN: not where a marked building is in reach of an unmarked one', () => {
    const self = alone().hers('B4*', 'B3').terrain('C3', 'wasteland').terrain('A4', 'forest');
    self.does('build', { support: 'automa13' });
    expect(self.funnel()[1]).toBe('hers.forest: A4');
  });

  test('AOI-SOLO-JOIN: not where no hex shortens the way', () => {
    const self = alone().hers('I9*', 'A1').put(0, 'H8').put(0, 'I8');
    self.does('build', { support: 'automa13' });
    // Nothing is free beside I9: she upgrades instead.
    expect(self.logged('automaInstead')).toEqual([{ card: 'automa4', why: 'why.noHex' }]);
  });

  test('AOI-SOLO-BUILD: without a workshop left she upgrades instead', () => {
    const self = beside();
    self.hers('A1', 'A2', 'A3', 'A6', 'A7', 'A8', 'B8').does('build', { support: 'automa1' });
    expect(self.her.built[0]).toBe(8);
    expect(self.kinds()).toEqual(['automaInstead', 'automaUpgrades']);
    expect(self.logged('automaInstead')).toEqual([{ card: 'automa4', why: 'why.noWorkshop' }]);
  });

  test('AOI-SOLO-POWER: a building of hers beside the player’s offers power for VP when her turn ends', () => {
    const self = alone({ leech: 'inOrder' }).hers('B4*', 'I9').put(0, 'C2', 'school').put(0, 'D2');
    self.p.give(0, { bowls: [5, 7, 0] });
    self.does('build', { support: 'automa1' });
    expect(self.p.deciders()).toEqual([0]);
    const [offer] = self.p.legal(0);
    expect(offer).toBe('leech');
    self.p.play(0, 'leech');
    // School and workshop: 3 power for 2 VP.
    expect([self.p.bowls(0), self.human.points]).toEqual([[2, 10, 0], 18]);
  });

  test('AOI-SOLO-POWER: the player builds beside her: she gains and pays nothing, and a guild is cheaper', () => {
    const self = alone().hers('C3*').put(0, 'C2');
    self.p.give(0, { coins: 3, tools: 2 });
    self.state.pending = [];
    self.p.state.pending.push([{ kind: 'nextTurn', id: 900, seat: -1 }]);
    self.p.settle();
    self.p.play(0, 'upgrade C2 to guild');
    expect([self.human.coins, self.her.points]).toEqual([0, 20]);
    expect(self.kinds()).not.toContain('powerOffered');
  });
});

describe('she upgrades', () => {
  test('AOI-SOLO-UPGRADE: a workshop beside a building of the player first, to a guild', () => {
    const self = alone().hers('B3*', 'H5').put(0, 'C2').does('upgrade', { card: 'automa1' });
    expect(self.funnel()).toEqual(['besideYours: B3', 'leastPower: B3', 'down2: B3']);
    expect(self.at('B3')?.kind).toBe('guild');
    expect([self.isMarked('B3'), self.her.built.slice(0, 2)]).toEqual([true, [1, 1]]);
  });

  test('AOI-SOLO-UPGRADE: of several the one that brings the player the least power', () => {
    const self = alone().hers('B3', 'H5').put(0, 'C2', 'school').put(0, 'H6').does('upgrade');
    expect(self.funnel().slice(0, 2)).toEqual(['besideYours: B3 H5', 'leastPower: H5']);
  });

  test('AOI-SOLO-UPGRADE: without one beside the player all that she can upgrade', () => {
    const self = alone().hers('B3', 'H5').put(1, 'I9', 'school').does('upgrade', { support: 'automa2' });
    expect(self.funnel().at(-1)).toBe('up1: I9 H5 B3');
    expect(self.at('I9')?.kind).toBe('university');
  });

  test('AOI-SOLO-UPGRADE: without a guild in her supply schools and the like, workshops not', () => {
    const self = alone().hers('B3').put(0, 'C2');
    for (const hex of ['A6', 'A7', 'A8', 'B8']) self.put(1, hex, 'guild');
    self.does('upgrade', { support: 'automa1' });
    expect(self.funnel()[0]).toBe('upgradable: A6 A7 A8 B8');
  });

  test('AOI-SOLO-UPGRADE: a guild becomes the palace, and a school once she has built it', () => {
    const self = alone().put(1, 'A6', 'guild').put(1, 'A7', 'guild');
    self.does('upgrade', { support: 'automa6' }).does('upgrade', { support: 'automa6' });
    expect([self.at('A6')?.kind, self.at('A7')?.kind]).toEqual(['palace', 'school']);
    expect([self.her.palace, self.state.palaces.length]).toEqual([-1, 3]);
  });

  test('AOI-SOLO-UPGRADE: nothing to upgrade, nothing happens', () => {
    const self = alone().put(1, 'A6', 'palace').put(1, 'A7', 'university').does('upgrade');
    expect(self.logged('automaCannot')).toEqual([{ card: 'automa4', what: 'automa.upgrade' }]);
  });
});
