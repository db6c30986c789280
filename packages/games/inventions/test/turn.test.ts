import { describe, expect, test } from 'vitest';
import { playsEpoch } from '../rules/turn/turn.ts';
import { position, table } from './position.ts';

describe('eras and rounds', () => {
  test('INV-ROUND-COUNT 13 rounds: one in era 1, three in each of the eras 2 to 5', () => {
    const p = position().round(1);
    const eras = [p.state.era];
    while (p.state.phase !== 'end') {
      p.state.pending = [];
      p.step('round');
      eras.push(p.state.era);
      while (p.state.pending.length > 0 && p.owed() !== 'nextTurn') p.step();
    }
    expect(eras).toEqual([1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6]);
  });

  test('the log counts rounds within their era, as the board does', () => {
    const p = position().round(4);
    p.state.pending = [];
    p.step('round');
    p.state.pending = [];
    p.step('round');
    const begun = p.events.filter(({ kind }) => kind === 'roundStarted').map(({ data }) => data);
    expect(begun).toEqual([
      { era: 3, round: 1, rounds: 3 },
      { era: 3, round: 2, rounds: 3 },
    ]);
  });

  test('INV-ROUND-PILLARS the epoch pillar in round 1 and in the last of every era', () => {
    const { g } = table(4);
    const rounds = Array.from({ length: 13 }, (_, at) => at + 1);
    expect(rounds.filter((round) => playsEpoch(g, round))).toEqual([1, 4, 7, 10, 13]);
    const p = position().give(0, { scholars: 1 });
    p.play(0, 'pillar sendDiplomat');
    expect(p.player(0)).toMatchObject({ epoch: -1, seasons: [8] });
    const last = position().round(4).give(0, { scholars: 1, epoch: 'travel' }).turn(0);
    last.play(0, 'pillar sendDiplomat');
    expect(last.player(0)).toMatchObject({ epoch: 8, seasons: [] });
  });

  test('INV-ROUND-CHRONOS every round after the first begins with his step; a new era is changed first', () => {
    const p = position().round(3);
    p.state.pending = [];
    p.step('round');
    expect(p.state).toMatchObject({ round: 4, era: 2 });
    p.state.pending = [];
    p.step('round');
    expect(p.state).toMatchObject({ round: 5, era: 3, phase: 'eraChange' });
    expect(p.owed()).toBe('changeOrder');
  });
});

describe('a turn', () => {
  test('INV-TURN-STEPS pillar and action, ideas, progress, building', () => {
    const p = position()
      .give(0, { ideas: ['silk'], home: [2, 0, 0], inventions: ['bread'] })
      .region('asia', { citizens: [1, 0, 0, 0], card: 'wheel', presenter: 1 })
      .ideas(['coins', 'glass', 'writing'], 'steel')
      .turn(0, 1);
    expect(p.refusal(0, 'done')).toBe('INV-TURN-STEPS');
    p.play(0, 'pillar present', 'present silk in middleEast');
    p.play(0, 'draw coins');
    expect(p.owed()).toBe('build');
    p.play(0, 'end turn');
    expect(p.deciders()).not.toEqual([]);
  });

  test('INV-TURN-STEPS the action of the pillar is a main action and cannot be declined', () => {
    const p = position()
      .region('asia', { citizens: [1, 0, 0, 0] })
      .play(0, 'pillar travel');
    expect(p.rules.facts(p.state, p.state.pending.at(-1)![0])).toEqual({ action: 'travel', way: 'main' });
    expect(p.refusal(0, 'decline')).toBe('INV-TURN-POSSIBLE');
  });

  test('INV-TURN-NOT-NOW what is under way comes first', () => {
    const p = position().give(0, { scholars: 1 });
    p.play(0, 'pillar sendDiplomat');
    expect(p.refusal(0, 'pillar travel')).toBe('INV-TURN-NOT-NOW');
    expect(p.refusal(0, 'end turn')).toBe('INV-TURN-NOT-NOW');
  });

  test('INV-TURN-EARNS others with an epoch pillar on the space gain influence, not those with a season pillar', () => {
    const p = position()
      .give(0, { scholars: 1 })
      .give(1, { epoch: 'sendDiplomat' })
      .give(2, { seasons: ['sendDiplomat'] })
      .give(3, { epoch: 'recallDiplomat' });
    p.play(0, 'pillar sendDiplomat');
    expect(p.state.players.map(({ influence }) => influence)).toEqual([5, 6, 5, 5]);
  });

  test('INV-TURN-EARNS nobody earns by a pillar of their own', () => {
    const p = position().round(4).give(0, { scholars: 1, epoch: 'travel' }).turn(0);
    p.play(0, 'pillar sendDiplomat');
    expect(p.player(0)).toMatchObject({ epoch: 8, influence: 5 });
    const two = position(2).give(0, { scholars: 1 });
    two.play(0, 'pillar sendDiplomat');
    expect(two.player(0)).toMatchObject({ seasons: [8], influence: 5 });
  });

  test('INV-TURN-EARNS a chain action on the same action earns nothing for others', () => {
    const p = position()
      .region('africa', { card: 'silk', presenter: 1, inventor: 2 })
      .give(0, { home: [1, 0, 0] })
      .give(1, { epoch: 'share' });
    p.play(0, 'pillar innovate', 'innovate in africa', 'chain silk', 'share in africa');
    expect(p.player(1).influence).toBe(5);
  });

  test('INV-TURN-POSSIBLE an action space is chosen only if its action can be performed', () => {
    const p = position().give(0, { scholars: 1 });
    expect(p.refusal(0, 'pillar present')).toBe('INV-TURN-POSSIBLE');
    p.play(0, 'pillar sendDiplomat');
    expect(p.refusal(0, 'decline')).toBe('INV-TURN-POSSIBLE');
  });

  test('INV-TURN-NO-ACTION if nothing at all is possible the pillar is played for 1 influence, and others still earn', () => {
    const p = position().give(1, { epoch: 'share' });
    p.state.diplomats.fill(0);
    p.state.eureka = [];
    p.turn(0);
    expect(p.legal(0)).toHaveLength(10);
    p.play(0, 'pillar share');
    expect(p.player(0).influence).toBe(6);
    expect(p.player(1).influence).toBe(6);
    expect(p.owed()).toBe('build');
  });

  test('INV-TURN-BENEFIT an action that is a benefit needs no marker and may be declined', () => {
    const p = position()
      .personal(1, 'vaccination')
      .give(0, { scholars: 1 })
      .region('asia', { citizens: [1, 0, 0, 0] })
      .turn(0, 0);
    p.play(0, 'pillar sendDiplomat', 'send scholar to vaccination');
    expect(p.legal(0)).toContain('travel asia to europe');
    p.play(0, 'decline');
    expect(p.owed()).toBe('build');
  });
});

describe('chains', () => {
  test('INV-CHAIN-SPEND each chain action costs a marker; without one nothing is offered', () => {
    const given = () =>
      position()
        .region('africa', { card: 'silk', presenter: 1, inventor: 2 })
        .give(0, { home: [1, 0, 0] });
    const none = given().turn(0, 0).play(0, 'pillar innovate', 'innovate in africa');
    expect(none.owed()).toBe('build');
    const one = given().turn(0, 1).play(0, 'pillar innovate', 'innovate in africa');
    expect(one.legal(0)).toEqual(['chain silk', 'decline']);
    one.play(0, 'chain silk');
    expect(one.state.turn.markers).toBe(0);
  });

  test('INV-CHAIN-MARKERS influence gained or paid during the turn changes nothing now', () => {
    const p = position().give(0, { scholars: 1, influence: 3 }).turn(0);
    p.player(0).influence = 9;
    p.play(0, 'pillar sendDiplomat', 'send scholar to controlOfFire');
    expect(p.state.turn.markers).toBe(0);
    expect(p.player(0).influence).toBe(10);
  });

  test('INV-CHAIN-NESTED a chain action is finished before the action it came from goes on', () => {
    const p = position()
      .region('africa', { card: 'horse', presenter: 1, inventor: 2 })
      .region('asia', { citizens: [1, 0, 0, 0] })
      .ideas(['glass', 'writing', 'coins'])
      .give(0, { home: [1, 0, 0], built: { H01: 'culture3' } })
      .turn(0, 2);
    p.play(0, 'pillar innovate', 'innovate in africa');
    expect(p.points(0, 'cultureTiles')).toBe(2);
    p.play(0, 'chain horse', 'travel asia to australia', 'learn');
    // The knowledge tile of Australia calls specialists, whose own chain has no marker left.
    p.play(0, 'call 1 from australia as merchant');
    expect(p.at('australia')).toMatchObject({ shown: true, sage: false });
    expect(p.owed()).toBe('progress');
  });

  test('INV-CHAIN-POSSIBLE a chain is offered only if its action can be performed', () => {
    const p = position()
      .region('africa', { card: 'wheel', presenter: 1, inventor: 2 })
      .give(0, { home: [0, 0, 1] })
      .turn(0, 1)
      .play(0, 'pillar innovate', 'innovate in africa');
    // Nothing to present, so the offer passes by itself.
    expect(p.owed()).toBe('build');
    const q = position()
      .region('africa', { citizens: [2, 0, 0, 0] })
      .ideas(['glass', 'writing', 'coins'])
      .give(0, { inventions: ['starMap', 'boats'] })
      .turn(0, 1)
      .play(0, 'pillar callSpecialists', 'call 1 from africa as merchant');
    expect(q.legal(0)).toEqual(['chain boats', 'decline']);
    expect(q.refusal(0, 'chain starMap')).toBe('INV-CHAIN-POSSIBLE');
  });
});

describe('influence and citizens', () => {
  test('INV-INFLUENCE-TRACK from 0 to 10: what is beyond is lost', () => {
    const p = position().give(0, { scholars: 1, influence: 10 }).turn(0);
    p.play(0, 'pillar sendDiplomat', 'send scholar to controlOfFire');
    expect(p.player(0).influence).toBe(10);
  });

  test('INV-INFLUENCE-SHORT a price in influence is paid in full or not at all', () => {
    const p = position()
      .give(0, { built: { H01: 'technology1' }, ideas: ['silk'], home: [2, 0, 0], influence: 0 })
      .region('asia', { card: 'horse', presenter: 1 })
      .turn(0, 1);
    p.play(0, 'pillar invent', 'invent in asia');
    expect(p.owed()).toBe('progress');
    const q = position()
      .give(0, { built: { H01: 'technology1' }, ideas: ['silk'], home: [2, 0, 0], influence: 0 })
      .region('asia', { card: 'horse', presenter: 1 })
      .turn(0, 1);
    q.state.turn.performed = 0b10;
    expect(q.refusal(0, 'use technology1 for present')).toBe('INV-INFLUENCE-SHORT');
    expect(q.missing(0, 'use technology1 for present')).toEqual({ influence: 1 });
  });

  test('INV-CITIZEN-SUPPLY a citizen that is not there is not gained', () => {
    const p = position().give(0, { scholars: 2, supply: 0 }).turn(0);
    p.play(0, 'pillar sendDiplomat', 'send scholar to transport');
    expect(p.owed()).toBe('build');
    expect(p.state.regions.every(({ citizens }) => citizens[0] === 0)).toBe(true);
    const q = position()
      .give(0, { supply: 0, home: [1, 0, 0] })
      .region('africa', { card: 'silk', presenter: 1, inventor: 2 });
    q.play(0, 'pillar innovate', 'innovate in africa');
    expect(q.player(0).home).toEqual([0, 0, 0]);
  });

  test('INV-CITIZEN-HOME only those at home can be deployed; the exhausted wait for the next era', () => {
    const p = position()
      .give(0, { exhausted: [3, 0, 0], ideas: ['silk'], home: [0, 1, 0] })
      .owe(0, 'present', 'main');
    expect(p.refusal(0, 'present silk in middleEast')).toBe('INV-PRESENT-SPECIALISTS');
    expect(p.missing(0, 'present silk in middleEast')).toEqual({ merchants: 1 });
    const q = position()
      .common('sailing', 'iron', 'crane', 'paper')
      .region('asia', { card: 'steamboat', presenter: 1 })
      .give(0, { home: [1, 1, 0], scholars: 1 })
      .owe(0, 'invent', 'main');
    q.play(0, 'invent in asia with 1 of the academy');
    expect(q.refusal(0, 'exhaust artisan')).toBe('INV-TURN-NOT-NOW');
    expect(q.player(0)).toMatchObject({ home: [0, 1, 0], exhausted: [1, 0, 0] });
  });

  test('INV-CITIZEN-HOME a specialist of another type does not pay', () => {
    const q = position()
      .common('sailing', 'iron', 'crane', 'paper')
      .region('asia', { card: 'steamboat', presenter: 1 })
      .give(0, { home: [2, 1, 0], scholars: 1 })
      .owe(0, 'invent', 'main')
      .play(0, 'invent in asia');
    expect(q.refusal(0, 'exhaust artisan')).toBe('INV-CITIZEN-HOME');
  });

  test('INV-CITIZEN-ANYWHERE a new citizen goes to any region of the map', () => {
    const p = position().give(0, { scholars: 1 });
    p.play(0, 'pillar sendDiplomat', 'send scholar to transport');
    expect(p.legal(0)).toHaveLength(7);
    expect(p.refusal(0, 'decline')).toBe('INV-CITIZEN-ANYWHERE');
    p.play(0, 'citizen asia');
    expect(p.citizens('asia')[0]).toBe(1);
    expect(p.player(0).supply).toBe(19);
  });

  test('INV-SCHOLAR-STANDS-IN a scholar stands in for any specialist', () => {
    const p = position()
      .region('africa', { card: 'silk', presenter: 1, inventor: 2 })
      .give(0, { scholars: 1 });
    p.play(0, 'pillar innovate', 'innovate in africa with 1 of the academy');
    expect(p.player(0)).toMatchObject({ scholars: 0, home: [1, 0, 0] });
  });

  test('INV-SCHOLAR-DEVOTED an exhausted scholar stays a specialist of any type the player likes', () => {
    const p = position()
      .common('sailing', 'iron', 'crane', 'paper')
      .region('asia', { card: 'steamboat', presenter: 1 })
      .give(0, { home: [2, 0, 0], scholars: 1 })
      .owe(0, 'invent', 'main')
      .play(0, 'invent in asia');
    expect(p.legal(0)).toEqual([
      'exhaust merchant',
      'exhaust scholar as merchant',
      'exhaust scholar as artisan',
      'exhaust scholar as thinker',
    ]);
    p.play(0, 'exhaust scholar as thinker');
    // The merchants who were asked for are not touched; the scholar comes back as a thinker.
    expect(p.player(0)).toMatchObject({ scholars: 0, home: [1, 0, 0], exhausted: [0, 0, 1] });
    p.step('changeReturns');
    expect(p.player(0)).toMatchObject({ scholars: 0, home: [1, 0, 1], exhausted: [0, 0, 0] });
  });

  test('INV-SCHOLAR-LIMIT the academy holds as many scholars as the era of the own milestone', () => {
    const p = position().give(0, { scholars: 2, home: [1, 0, 0] });
    p.play(0, 'pillar sendDiplomat', 'send merchant to originOfLanguage');
    expect(p.player(0)).toMatchObject({ scholars: 2, supply: 20 });
    const q = position().give(0, { scholars: 2 });
    q.play(0, 'pillar recallDiplomat', 'recall cotton');
    expect(q.player(0)).toMatchObject({ scholars: 2, supply: 20, home: [1, 0, 0] });
  });
});
