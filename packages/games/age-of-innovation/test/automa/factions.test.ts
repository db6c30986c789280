import { describe, expect, test } from 'vitest';
import type { AutomaFaction } from '../../data/index.ts';
import { alone } from './alone.ts';

const of = (automaFaction: AutomaFaction, level: 'automalein' | 'automa' | 'alptrauma' = 'automa') =>
  alone({ automaFaction, level }).hers('B4*', 'I9');

/** Kinds of what her faction action does, without what only says that the player is offered power. */
const faction = (self: ReturnType<typeof alone>): string[] =>
  self
    .turn('automa1', 'automa5')
    .kinds()
    .filter((kind) => kind !== 'powerOffered');

describe('her factions', () => {
  test('AOI-SOLO-SIMPLETONS: build, VP of the level', () => {
    const self = of('simpletons', 'alptrauma');
    expect(faction(self)).toEqual(['automaDraws', 'automaBuilds', 'automaScores']);
    expect(self.her.points).toBe(23);
  });

  test('AOI-SOLO-KUDDLERS: closest to the player first, then the player’s row; VP of the level and one more', () => {
    const self = of('kuddlers').put(0, 'A3');
    expect(faction(self)).toEqual(['automaDraws', 'automaBuilds', 'automaScores']);
    // A4 and B3 touch A3; the lake prefers the swamp to the plains. Her forest on C3 is farther away.
    expect(self.funnel()).toEqual(['marked: A4 B3 C3', 'closest: A4 B3', 'yours.swamp: B3', 'down2: B3']);
    expect(self.her.points).toBe(22);
  });

  test('AOI-SOLO-KUDDLERS: a card that makes her build without her faction is as for everybody', () => {
    const self = of('kuddlers').put(0, 'A3').does('build', { support: 'automa1' });
    expect(self.funnel()[1]).toBe('hers.forest: C3');
  });

  test('AOI-SOLO-DRUIDS: build, then two steps in one discipline by catching up', () => {
    const self = of('druids').levels([1, 2, 0, 4]);
    expect(faction(self)).toEqual(['automaDraws', 'automaBuilds', 'automaAdvances']);
    expect([self.her.levels, self.her.points]).toEqual([[1, 2, 2, 4], 20]);
  });

  test('AOI-SOLO-RACELINGS: build; first to pass in round 4 with the school tile: 14 VP', () => {
    expect(faction(of('racelings'))).toEqual(['automaDraws', 'automaBuilds']);
    const tiles = [
      'innovationLaw',
      'guildLaw',
      'townEngineering',
      'schoolBanking',
      'greatMedicine',
      'stepMedicine',
    ];
    const passing = (round: number, isFirst: boolean) => {
      const self = alone({ automaFaction: 'racelings', roundTiles: tiles }).hers('B4*', 'I9').round(round);
      if (!isFirst) self.state.passing = [0];
      return self.turn('automa1', 'automa2', 0).her.points - 20;
    };
    expect([passing(4, true), passing(4, false)]).toEqual([14, 7]);
    // In round 6 the final tile stands in its place.
    expect([passing(6, true), passing(6, false)]).toEqual([12, 6]);
  });

  test('AOI-SOLO-WANDERERS: build anywhere, VP of the level less one but not below 0', () => {
    const self = of('wanderers', 'automalein').put(0, 'E5');
    expect(faction(self)).toEqual(['automaDraws', 'automaBuilds', 'automaScores']);
    expect(self.funnel()[0]).toMatch(/^anywhere: A1 A2 /);
    // Of all free forests the one beside E5.
    expect(self.funnel().at(-1)).toBe('down2: F5');
    expect(self.her.points).toBe(20);
  });

  test('AOI-SOLO-WANDERERS: with 9 buildings 18 VP at the end', () => {
    const self = of('wanderers')
      .hers('A1', 'A2', 'A3', 'A6', 'A7')
      .put(1, 'A8', 'guild')
      .put(1, 'B8', 'school');
    self.state.round = 6;
    self.state.pending = [[{ kind: 'finalScoring', id: 900, seat: -1 }]];
    self.p.settle();
    expect(self.p.rules.outcome(self.state).rivals?.[0].sources.factionAbility).toBe(18);
    expect(self.logged('automaEnds')).toContainEqual({ source: 'factionAbility', points: 18 });
  });

  test('AOI-SOLO-MIMICS: the player’s row, then closest; VP of the level and one more', () => {
    const self = of('mimics').put(0, 'C2');
    expect(faction(self)).toEqual(['automaDraws', 'automaBuilds', 'automaScores']);
    // Row A of the lake has the swamp before the forest and the plains.
    expect(self.funnel()).toEqual(
      ['marked: A4 B3 C3', 'yours.swamp: B3', 'closest: B3', 'down2: B3'].slice(0, 4),
    );
    expect(self.her.points).toBe(22);
  });

  test('AOI-SOLO-POWERMONGERS: most power for the player, then her row; VP of the level', () => {
    const self = of('powermongers').put(0, 'A3', 'school').put(0, 'D2').levels([1, 1, 1, 1]);
    // A4 and B3 touch the school (2), C3 only the workshop on D2 (1).
    expect(faction(self)).toEqual(['automaDraws', 'automaBuilds', 'automaAdvances', 'automaScores']);
    const [built] = self.automa.decisions;
    expect(built.sieves.map(({ by }) => by)).toEqual([
      'marked',
      'mostPower',
      'hers.swamp',
      'closest',
      'down2',
    ]);
    expect(self.her.points).toBe(21);
    // Two power were offered: a step by catching up, before the VP.
    expect(self.her.levels.reduce((sum, level) => sum + level)).toBe(5);
  });

  test('AOI-SOLO-POWERMONGERS: no step for a building that offers less than 2 power, but for an upgrade that does', () => {
    const one = of('powermongers').put(0, 'A3');
    expect(faction(one)).toEqual(['automaDraws', 'automaBuilds', 'automaScores']);
    const upgraded = alone({ automaFaction: 'powermongers' }).hers('B3*', 'I9').put(0, 'A3', 'school');
    upgraded.does('upgrade', { support: 'automa1' });
    expect(upgraded.kinds().filter((kind) => kind.startsWith('automa'))).toEqual([
      'automaUpgrades',
      'automaAdvances',
    ]);
    const other = alone().hers('B3*', 'I9').put(0, 'A3', 'school').does('upgrade', { support: 'automa1' });
    expect(other.kinds()).not.toContain('automaAdvances');
  });
});
