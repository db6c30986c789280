import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

describe('eureka', () => {
  test('INV-EUREKA-LATER only for a milestone of a later era that lies beside the board', () => {
    const p = position().owe(0, 'eureka', 'main');
    expect(p.legal(0)).toEqual(['eureka sailing', 'eureka mathematics', 'eureka iron']);
    expect(p.refusal(0, 'eureka crane')).toBe('INV-EUREKA-LATER');
    const ahead = position().give(0, { milestone: 'crane', scholars: 1 });
    expect(ahead.refusal(0, 'pillar eureka')).toBe('INV-TURN-POSSIBLE');
    expect(ahead.owe(0, 'eureka', 'main').refusal(0, 'eureka sailing')).toBe('INV-EUREKA-LATER');
  });

  test('INV-EUREKA-COMMON the lowest leaves, the old milestone enters above its own and earlier letters', () => {
    const p = position()
      .common('transport', 'mining', 'copperSmelting', 'iron')
      .owe(0, 'eureka', 'main')
      .play(0, 'eureka sailing');
    expect(p.milestones(p.state.common)).toEqual(['mining', 'copperSmelting', 'cotton', 'iron']);
  });

  test('INV-EUREKA-COMMON a B among B C C C takes the place of the old B', () => {
    const p = position()
      .common('mining', 'sailing', 'mathematics', 'iron')
      .eureka('crane')
      .owe(0, 'eureka', 'main')
      .play(0, 'eureka crane');
    expect(p.milestones(p.state.common)).toEqual(['cotton', 'sailing', 'mathematics', 'iron']);
    expect(p.milestones(p.state.discarded)).toEqual(['mining']);
  });

  test('INV-EUREKA-DISCARD one that is earlier than the lowest is discarded, and nothing else moves', () => {
    const p = position()
      .common('sailing', 'mathematics', 'iron', 'paper')
      .eureka('crane')
      .owe(0, 'eureka', 'main')
      .play(0, 'eureka crane');
    expect(p.milestones(p.state.common)).toEqual(['sailing', 'mathematics', 'iron', 'paper']);
    expect(p.milestones(p.state.discarded)).toEqual(['cotton']);
    // The own diplomat comes home as a scholar.
    expect(p.player(0).scholars).toBe(1);
  });

  test('INV-EUREKA-SCHOLARS diplomats of a discarded milestone become scholars; the new era is the own limit', () => {
    const p = position()
      .diplomat(0, 'transport')
      .diplomat(1, 'transport')
      .give(0, { scholars: 2 })
      .give(1, { scholars: 2 })
      .owe(0, 'eureka', 'main')
      .play(0, 'eureka sailing');
    expect(p.player(0).scholars).toBe(3);
    expect(p.player(1)).toMatchObject({ scholars: 2, supply: 21 });
    expect(p.hasDiplomat(0, 'transport')).toBe(false);
  });

  test('INV-EUREKA-CITIZEN a citizen from the supply stands on it, without its action; with none the slot stays empty', () => {
    const p = position()
      .region('asia', { citizens: [1, 0, 0, 0] })
      .owe(0, 'eureka', 'main')
      .play(0, 'eureka sailing');
    expect(p.player(0).supply).toBe(19);
    expect(p.owed()).toBe('eraSpace');
    const q = position().give(0, { supply: 0 }).owe(0, 'eureka', 'main').play(0, 'eureka sailing');
    expect(q.hasDiplomat(0, 'sailing')).toBe(false);
    expect(q.milestones(q.state.personal)[0]).toBe('sailing');
  });

  test('INV-EUREKA-SPACE a free space of the new era, whose benefit comes at once', () => {
    const p = position()
      .give(1, { milestone: 'iron', eraSpace: 1 })
      .owe(0, 'eureka', 'main')
      .play(0, 'eureka sailing');
    expect(p.legal(0)).toEqual(['era space 1', 'era space 3', 'era space 4']);
    expect(p.refusal(0, 'era space 2')).toBe('INV-EUREKA-SPACE');
    p.play(0, 'era space 3');
    expect(p.player(0)).toMatchObject({ scholars: 1, eraSpace: 2 });
    const order = position().owe(0, 'eureka', 'main').play(0, 'eureka sailing', 'era space 1');
    // A change of the turn order waits for the change of era.
    expect(order.owed()).toBe('build');
  });
});

describe('diplomats', () => {
  test('INV-SEND-CITIZEN any specialist at home or a scholar', () => {
    const p = position()
      .give(0, { home: [0, 1, 0] })
      .owe(0, 'sendDiplomat', 'main');
    expect(p.refusal(0, 'send merchant to transport')).toBe('INV-SEND-CITIZEN');
    expect(p.missing(0, 'send scholar to transport')).toEqual({ scholars: 1 });
    p.play(0, 'send artisan to controlOfFire');
    expect(p.player(0)).toMatchObject({ home: [0, 0, 0], influence: 6 });
  });

  test('INV-SEND-MILESTONE a milestone of the board on which no own citizen stands', () => {
    const p = position().give(0, { scholars: 1 }).owe(0, 'sendDiplomat', 'main');
    expect(p.refusal(0, 'send scholar to cotton')).toBe('INV-SEND-MILESTONE');
    expect(p.refusal(0, 'send scholar to sailing')).toBe('INV-SEND-MILESTONE');
    expect(p.legal(0)).toContain('send scholar to mining');
    expect(p.legal(0)).toContain('send scholar to transport');
  });

  test('INV-SEND-SLOT it has a free place', () => {
    const p = position().give(0, { scholars: 1 });
    for (const seat of [1, 2, 3]) p.diplomat(seat, 'transport');
    expect(p.owe(0, 'sendDiplomat', 'main').refusal(0, 'send scholar to transport')).toBe('INV-SEND-SLOT');
  });

  test('INV-SEND-INFLUENCE only the owner of a more advanced milestone gains influence', () => {
    const p = position().give(0, { scholars: 2 }).owe(0, 'sendDiplomat', 'main');
    p.play(0, 'send scholar to mining');
    expect(p.player(1).influence).toBe(5);
    const three = position(3).personal(3, 'iron').give(0, { scholars: 1 }).owe(0, 'sendDiplomat', 'main');
    // The milestone that nobody owns.
    three.play(0, 'send scholar to iron');
    expect(three.state.players.map(({ influence }) => influence)).toEqual([5, 5, 5]);
  });

  test('INV-SEND-ACTION the milestone gives what it shows', () => {
    const p = position().give(0, { scholars: 1 }).owe(0, 'sendDiplomat', 'main');
    p.play(0, 'send scholar to stoneAndBoneTools', 'train thinker');
    expect(p.player(0).home).toEqual([0, 0, 1]);
  });

  test('INV-RECALL-DIPLOMAT INV-RECALL-ACTION an own diplomat comes to the academy, or to the supply, and acts either way', () => {
    const p = position().give(0, { scholars: 2 }).owe(0, 'recallDiplomat', 'main');
    expect(p.refusal(0, 'recall mining')).toBe('INV-RECALL-DIPLOMAT');
    p.play(0, 'recall cotton');
    // Cotton trains a merchant, who comes from the supply.
    expect(p.player(0)).toMatchObject({ scholars: 2, supply: 20, home: [1, 0, 0] });
  });

  test('INV-RECALL-ACCESS the own milestone stays known, that of another does not', () => {
    const p = position()
      .give(0, { scholars: 2, milestone: 'crane' })
      .diplomat(0, 'mining')
      .region('asia', { card: 'protoCity', presenter: 1 })
      .region('africa', { card: 'catapult', presenter: 1 });
    p.owe(0, 'recallDiplomat', 'main').play(0, 'recall mining');
    p.owe(0, 'invent', 'main');
    expect(p.refusal(0, 'invent in asia with 1 of the academy')).toBe('INV-INVENT-ACCESS');
    expect(p.refusal(0, 'invent in africa with 1 of the academy')).toBeNull();
  });
});
