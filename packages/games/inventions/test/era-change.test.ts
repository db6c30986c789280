import { describe, expect, test } from 'vitest';
import { position } from './position.ts';

/** A position at the start of the first round of an era, before its change. */
function entering(era: number, players = 4) {
  const p = position(players).round(3 * era - 5);
  p.state.pending = [];
  return p;
}

describe('the log', () => {
  test('says who scored how much by what, and whose influence moved, and nothing that did not', () => {
    const p = position()
      .give(0, { area: ['economy1'], home: [1, 0, 0], influence: 3 })
      .building(0)
      .play(0, 'build economy1 on H02');
    const told = p.events.filter(({ kind }) => kind === 'scored' || kind === 'influenceMoved');
    expect(told.map(({ kind, seat, data }) => ({ kind, seat, data }))).toEqual([
      { kind: 'scored', seat: 0, data: { source: 'mapSpaces', points: 1 } },
      { kind: 'influenceMoved', seat: 0, data: { steps: 3, up: false, influence: 0 } },
    ]);
  });

  test('says what phase it is: turns after the change of era', () => {
    const p = entering(4);
    p.step('round');
    expect(p.state.phase).toBe('eraChange');
    p.settle();
    while (p.state.phase === 'eraChange') p.play(p.deciders()[0], p.legal(p.deciders()[0])[0]);
    expect(p.state.phase).toBe('turns');
  });
});

describe('the change of era', () => {
  test('INV-CHANGE-ORDER whoever stands furthest right on such a space takes any place; the others close up', () => {
    const p = entering(4)
      .give(1, { milestone: 'sailing', eraSpace: 0 })
      .give(3, { milestone: 'crane', eraSpace: 0 })
      .give(2, { milestone: 'paper', eraSpace: 3 });
    p.step('round').settle();
    expect(p.owed()).toBe('turnOrder');
    expect(p.deciders()).toEqual([3]);
    expect(p.legal(3)).toEqual(['order 1', 'order 2', 'order 3', 'order 4']);
    expect(p.refusal(3, 'end turn')).toBe('INV-CHANGE-ORDER');
    p.only(3, 'order 2');
    expect(p.state.order).toEqual([0, 3, 1, 2]);
    expect(p.events.at(-1)).toMatchObject({ kind: 'orderChanged', seat: 3, data: { place: 2 } });
  });

  test('INV-CHANGE-ORDER a later era lies further right, and in one era the later space', () => {
    const overrides = [2, 3].map((space) => ({ path: `eraTrack.3.${space}.effect`, value: 'turnOrder' }));
    const changer = (...standing: [seat: number, milestone: string, eraSpace: number][]) => {
      const p = position(4, { overrides });
      for (const [seat, milestone, eraSpace] of standing) p.give(seat, { milestone, eraSpace });
      p.state.pending = [];
      return p.step('changeOrder').deciders();
    };
    expect(changer([1, 'sailing', 2], [2, 'iron', 0], [3, 'mathematics', 3])).toEqual([3]);
    expect(changer([1, 'sailing', 3], [2, 'iron', 0], [3, 'mathematics', 2])).toEqual([1]);
    expect(changer([1, 'sailing', 3], [2, 'crane', 0])).toEqual([2]);
    expect(changer([2, 'sailing', 3], [1, 'crane', 0])).toEqual([1]);
  });

  test('INV-CHANGE-ORDER nobody on such a space, nothing happens', () => {
    const p = entering(3);
    p.step('round').step();
    expect(p.owed()).toBe('changeInfluence');
  });

  test('INV-CHANGE-INFLUENCE 0 gains one, 4 to 7 lose one, 8 to 10 lose two', () => {
    const p = entering(3)
      .give(0, { influence: 0 })
      .give(1, { influence: 3 })
      .give(2, { influence: 7 })
      .give(3, { influence: 8 });
    p.step('changeInfluence');
    expect(p.state.players.map(({ influence }) => influence)).toEqual([1, 3, 6, 6]);
  });

  test('INV-CHANGE-FIRST after era 1 only the order and the influence change', () => {
    const p = position()
      .round(1)
      .give(0, { exhausted: [1, 0, 0], sages: 1, influence: 4 });
    p.at('asia').sage = false;
    p.player(0).economyUsed = 1;
    p.state.pending = [];
    p.step('round').settle();
    expect(p.state).toMatchObject({ round: 2, era: 2, letter: 2 });
    expect(p.player(0)).toMatchObject({ exhausted: [1, 0, 0], sages: 1, economyUsed: 1, influence: 3 });
    expect(p.at('asia').sage).toBe(false);
    expect(p.owed()).toBe('turn');
  });

  test('INV-CHANGE-EXHAUSTED exhausted specialists go home', () => {
    const p = entering(3).give(0, { exhausted: [1, 0, 2], home: [0, 1, 1] });
    p.step('changeReturns');
    expect(p.player(0)).toMatchObject({ exhausted: [0, 0, 0], home: [1, 1, 3] });
  });

  test('INV-CHANGE-RETURNS season pillars and economy markers come back, the epoch pillar stays', () => {
    const p = entering(3).give(0, { epoch: 'travel', seasons: ['share', 'present'], economyMarkers: 0 });
    p.player(0).economyUsed = 0b101;
    p.step('changeReturns');
    expect(p.player(0)).toMatchObject({ epoch: 6, seasons: [], economyMarkers: 2, economyUsed: 0 });
  });

  test('INV-CHANGE-SAGES a scholar for each sage within the limit, and every region has its sage again', () => {
    const p = entering(3).give(0, { sages: 3, scholars: 1 });
    for (const id of ['asia', 'africa', 'europe'] as const) p.at(id).sage = false;
    p.step('changeReturns');
    expect(p.player(0)).toMatchObject({ sages: 0, scholars: 2, supply: 19 });
    expect(p.state.regions.every(({ sage }) => sage)).toBe(true);
  });

  test('INV-CHANGE-MILESTONES with four players no personal milestone changes; diplomats of what leaves are scholars', () => {
    const p = entering(3).diplomat(1, 'transport').eureka('sailing', 'iron').personal(0, 'mathematics');
    p.step('changeMilestones');
    expect(p.milestones(p.state.common)).toEqual(['controlOfFire', 'originOfLanguage', 'sailing', 'iron']);
    expect(p.player(1).scholars).toBe(1);
    expect(p.state.letter).toBe(3);
  });

  test('INV-CHANGE-UNOWNED with three players the unowned milestone moves on first, to the rightmost tile left', () => {
    const p = entering(3, 3).eureka('sailing', 'iron').personal(0, 'mathematics');
    p.step('changeMilestones');
    expect(p.milestones(p.state.personal)).toEqual(['mathematics', 'mining', 'copperSmelting', 'iron']);
    expect(p.milestones(p.state.common)).toEqual([
      'controlOfFire',
      'originOfLanguage',
      'agriculture',
      'sailing',
    ]);
    const none = entering(3, 3).eureka();
    none.step('changeMilestones');
    expect(none.milestones(none.state.personal)[3]).toBe('agriculture');
  });

  test('INV-CHANGE-IDEAS ideas of earlier eras leave the area; in the new turn order everybody replaces the own', () => {
    const p = entering(4)
      .give(0, { ideas: ['silk', 'caravel'] })
      .give(1, { ideas: ['coins', 'glass'] })
      .ideas(['windmill', 'steel', 'writing'], 'catapult');
    p.state.order = [1, 0, 2, 3];
    p.state.era = 4;
    p.step('changeIdeas');
    expect(p.owed()).toBe('drawIdea');
    expect(p.deciders()).toEqual([1]);
    // Steel and Writing are of era 3; cards of era 4 fill up, and the four open ones may be taken.
    expect(p.legal(1)).toHaveLength(4);
    for (const line of p.legal(1))
      expect(p.g.cards[p.g.cardIds.indexOf(line.slice(5))].era).toBeGreaterThan(3);
    p.only(1, 'draw windmill').only(1, p.legal(1)[0]);
    expect(p.deciders()).toEqual([0]);
    p.only(0, p.legal(0)[0]);
    expect(p.ownIdeas(0)).toContain('caravel');
    expect(p.player(0).ideas).toHaveLength(2);
    expect(p.player(1).ideas).toHaveLength(2);
  });

  test('INV-CHANGE-IDEAS earlier ideas leave the top of the deck and the deck too', () => {
    const p = entering(5).ideas(['windmill', 'catapult', 'eyeglasses'], 'caravel');
    p.state.era = 5;
    expect(p.state.deck[1]).not.toEqual([]);
    p.step('changeIdeas');
    const open = [...p.state.ideas, p.state.top].map((card) => p.g.cards[card].era);
    expect(open).toEqual([5, 5, 5, 5]);
    expect(p.state.deck.map((pile) => pile.length)).toEqual([0, 0, 8, 6]);
    expect(p.events.findLast(({ kind }) => kind === 'ideasDiscarded')?.data).toEqual({
      cards: ['windmill', 'catapult', 'eyeglasses', 'caravel'],
    });
  });

  test('INV-CHANGE-IDEAS a deck that is empty has no top to leave it', () => {
    const p = entering(5).ideas(['windmill'], null);
    p.state.era = 5;
    p.state.deck = [[], [], [], []];
    p.step('changeIdeas');
    expect(p.ideaArea()).toEqual([]);
    expect(p.events.findLast(({ kind }) => kind === 'ideasDiscarded')?.data).toEqual({ cards: ['windmill'] });
  });

  test('INV-CHANGE-IDEAS presented ideas stay', () => {
    const p = entering(4).region('asia', { card: 'silk', presenter: 1 });
    p.state.era = 4;
    p.step('changeIdeas');
    expect(p.cardAt('asia')).toBe('silk');
  });
});
