/** The deck, the two cards, passing and the end. */
import { isOver, leave, readOptions, settle } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { AUTOMA_LEVELS, type AutomaLevel, tables } from '../../data/index.ts';
import { deckSize, drawCards, firstDeck, newDeck } from '../../rules/automa/deck.ts';
import { ageOfInnovation, rulesetOf } from '../../rules/index.ts';
import { alone, soloFromStart } from './alone.ts';

const SIZES = { automalein: 5, automa: 6, automaechtig: 7, ultoma: 8, alptrauma: 8 } as const;

describe('her deck', () => {
  test.each(AUTOMA_LEVELS)('AOI-SOLO-LEVEL: %s', (level) => {
    const { automa } = alone({ level });
    expect(deckSize({ ...automa, action: -1 })).toBe(SIZES[level]);
    const ids = automa.deck.map((card) => card + 1);
    expect([level, ids, automa.unknown]).toEqual([
      level,
      level === 'automalein' ? [1, 2, 4, 5, 6] : [1, 2, 3, 4, 5, 6, ...(level === 'alptrauma' ? [13] : [])],
      { automalein: 0, automa: 0, automaechtig: 1, ultoma: 2, alptrauma: 1 }[level],
    ]);
  });

  test('AOI-SOLO-LEVEL: shipping and VP of a level by the round', () => {
    expect(tables.automaLevels.automaechtig).toMatchObject({
      shipping: [1, 1, 2, 2, 2, 2],
      points: [2, 2, 2, 2, 3, 3],
    });
    expect([1, 3, 5, 6].map((round) => alone({ level: 'alptrauma' }).round(round).her.shipping)).toEqual([
      1, 2, 3, 3,
    ]);
    const points = (level: AutomaLevel, round: number): number =>
      alone({ level }).round(round).does('levelPoints').her.points - 20;
    expect([
      points('automalein', 1),
      points('automa', 3),
      points('ultoma', 3),
      points('alptrauma', 3),
    ]).toEqual([0, 2, 3, 4]);
  });

  test('AOI-SOLO-DECK: each round one card more; at the first level it is card 3 in round 2', () => {
    const { g, automa } = alone({ level: 'automalein' });
    automa.action = -1;
    newDeck(g, automa);
    expect(automa.deck.map((card) => card + 1)).toEqual([1, 2, 3, 4, 5, 6]);
    newDeck(g, automa);
    expect([automa.deck.length, automa.unknown, deckSize(automa)]).toEqual([6, 1, 7]);
  });

  test('AOI-SOLO-DECK: a card out of the reserve is any of them until it is turned up', () => {
    const { g, state, automa } = alone({ level: 'ultoma' });
    automa.action = -1;
    const known = new Set(automa.deck);
    for (let card = 0; card < 8; card++) drawCards(state, automa);
    const turned = [...automa.discard, automa.action].filter((card) => card >= 0);
    expect(turned).toHaveLength(8);
    expect(new Set(turned).size).toBe(8);
    expect(turned.filter((card) => !known.has(card))).toHaveLength(2);
    expect(automa.reserve).toHaveLength(6);
    newDeck(g, automa);
    expect([deckSize(automa), automa.discard]).toEqual([9, []]);
  });

  test.each(AUTOMA_LEVELS)(
    'AOI-SOLO-DECK: at level %s every round has from one to three actions fewer than cards',
    (level) => {
      const rules = ageOfInnovation.rules(readOptions(ageOfInnovation.options, { players: 1, level }));
      for (let game = 0; game < 3; game++) {
        const state = rules.setup(`deck ${level} ${game}`);
        const counted: number[] = [];
        let cards = 0;
        let turns = 0;
        playThrough(rules, state, ({ kind, data }) => {
          if (kind === 'automaDeck') [cards, turns] = [Number(data.cards), 0];
          if (kind === 'automaDraws' || kind === 'automaLastCard') turns += 1;
          if (kind === 'automaPasses') counted.push(cards - (turns - 1));
        });
        expect(counted).toHaveLength(6);
        expect(counted.every((fewer) => fewer >= 1 && fewer <= 3)).toBe(true);
      }
    },
  );

  test('AOI-SOLO-DECK: a deck needs a card, whatever is overridden', () => {
    const overrides = Object.keys(tables.automaCards).map((card) => ({
      path: `automaCards.${card}.starts`,
      value: false,
    }));
    const options = readOptions(ageOfInnovation.options, { players: 1, overrides });
    expect(() => rulesetOf(options)).toThrow('has no card');
    expect(
      firstDeck(rulesetOf(readOptions(ageOfInnovation.options, { players: 1 })).automa).deck,
    ).toHaveLength(6);
  });
});

describe('support card and action card', () => {
  test('AOI-SOLO-CARDS: the action card of one turn is the support card of the next', () => {
    const self = alone().hers('B4*', 'I9').turn('automa1', 'automa2');
    expect(self.logged('automaDraws')).toEqual([{ support: 'automa1', card: 'automa2', left: 3 }]);
    expect(self.kinds()).toEqual(['automaDraws', 'automaBlocks', 'automaBlocks', 'automaScores']);
    self.state.pending = [[{ kind: 'automaTurn', id: 901, seat: -1 }]];
    self.p.settle();
    expect(self.automa.discard.map((card) => card + 1)).toEqual([1, 2]);
  });

  test.each([
    // With a pass icon she passes with two cards in her deck, the action card among them, or fewer.
    ['automa2', 3, false],
    ['automa2', 2, true],
    ['automa4', 2, true],
    ['automa4', 1, true],
    // Without one only when there is no card left.
    ['automa1', 2, false],
    ['automa1', 1, false],
    ['automa1', 0, true],
  ] as const)('AOI-SOLO-CARDS: %s as action card with %i in the deck', (card, copies, passes) => {
    const self = alone().hers('B4*', 'I9').turn('automa6', card, copies);
    expect(self.kinds().includes('automaPasses')).toBe(passes);
  });

  test('AOI-SOLO-CARDS: level 2, round 1: at most five actions, and a pass at the latest on the sixth card', () => {
    for (let game = 0; game < 20; game++) {
      const rules = ageOfInnovation.rules(readOptions(ageOfInnovation.options, { players: 1 }));
      const state = rules.setup(`six cards ${game}`);
      let turns = 0;
      playThrough(rules, state, ({ kind }) => {
        if (state.round === 1 && (kind === 'automaDraws' || kind === 'automaLastCard')) turns += 1;
      });
      expect([turns >= 4 && turns <= 6, game]).toEqual([true, game]);
    }
  });
});

type Rules = ReturnType<typeof ageOfInnovation.rules>;

/** The player always does the first thing that is offered. */
function playThrough(
  rules: Rules,
  state: ReturnType<Rules['setup']>,
  listener: Parameters<Rules['run']>[1],
): void {
  while (state.pending.length + state.aside.length > 0) {
    const group = state.pending.at(-1) ?? state.aside;
    const { seat } = group[0];
    if (seat === -1) rules.run(state, listener);
    else {
      const legal = rules.legal(state, seat);
      rules.apply(
        state,
        seat,
        legal.find(({ kind }) => kind === 'pass' || kind === 'end') ?? legal[0],
        listener,
      );
    }
  }
}

describe('she passes', () => {
  const passing = (chosen: Parameters<typeof alone>[0], round: number, support = 'automa1') =>
    alone(chosen).hers('B4*', 'I9').round(round).turn(support, 'automa2', 0);

  test('AOI-SOLO-PASS: the points of the round tile differ between rounds 1 to 3 and 4 to 6', () => {
    // Round 1 has innovations of law (4), round 2 schools of banking (3 and 7).
    expect(passing({}, 1).her.points).toBe(24);
    expect(passing({}, 2).her.points).toBe(23);
    const later = [
      'innovationLaw',
      'guildLaw',
      'townEngineering',
      'schoolBanking',
      'greatMedicine',
      'stepMedicine',
    ];
    expect(passing({ roundTiles: later }, 3).her.points).toBe(20);
    expect(passing({ roundTiles: later }, 4).her.points).toBe(27);
  });

  test.each([
    ['finalWorkshop', 8],
    ['finalGuild', 7],
    ['finalSchool', 6],
    ['finalEdge', 7],
  ] as const)(
    'AOI-SOLO-PASS: in round 6 the points of %s instead, and no round bonus',
    (finalTile, points) => {
      const self = passing({ finalTile }, 6);
      expect(self.her.points).toBe(20 + points);
      expect(self.kinds()).not.toContain('automaBonus');
    },
  );

  test.each([
    ['automa1', 'greatBonus', 'left'],
    ['automa2', 'scholarBonus', 'middle'],
    ['automa3', 'guildBonus', 'right'],
  ] as const)(
    'AOI-SOLO-PASS: after %s the %s: left, middle or right; its coins go to the supply',
    (support, bonus, place) => {
      const self = passing({}, 1, support);
      expect(self.logged('automaBonus')).toEqual([{ bonus, place }]);
      expect(self.automa.decisions.at(-1)?.sieves.map(({ by }) => by)).toEqual(['free', place]);
      const at = self.state.bonuses.indexOf(self.her.bonus);
      expect([self.state.bonusCoins[at], self.her.coins, self.state.passing]).toEqual([0, 0, [1]]);
    },
  );

  test('AOI-SOLO-BONUSES: a bonus that comes back takes the place of the one that was taken', () => {
    const self = passing({}, 1, 'automa2');
    const names = self.state.bonuses.map((bonus) => self.g.bonusIds[bonus]);
    expect(names.slice(1)).toEqual(['scholarBonus', 'greatBonus', 'schoolBonus', 'guildBonus']);
    self.p.give(0, { coins: 0 });
    self.state.pending = [[{ kind: 'nextTurn', id: 902, seat: -1 }]];
    self.p.settle();
    self.p.play(0, 'pass guildBonus');
    const after = self.state.bonuses.map((bonus) => self.g.bonusIds[bonus]);
    expect(after.slice(1)).toEqual(['scholarBonus', 'greatBonus', 'schoolBonus', names[0]]);
    expect(self.human.coins).toBe(1);
  });

  test('AOI-SOLO-ORDER: whoever passes first begins the next round', () => {
    const self = passing({}, 1);
    self.state.pending = [[{ kind: 'nextTurn', id: 903, seat: -1 }]];
    self.p.settle();
    self.p.play(0, 'pass guildBonus', 'end turn');
    expect([self.state.round, self.state.order]).toEqual([2, [1, 0]]);
  });

  test('AOI-SOLO-POINTS: a card gives what it shows, or the VP of her level', () => {
    expect(alone().does('points', { amount: 3 }).her.points).toBe(23);
    const self = alone({ level: 'alptrauma' }).round(3).does('levelPoints', { amount: 1 });
    expect(self.her.points).toBe(25);
    expect(self.logged('automaScores')).toEqual([{ card: 'automa4', points: 5 }]);
    expect(alone({ level: 'automalein' }).does('levelPoints', { amount: -1 }).her.points).toBe(20);
  });
});

describe('the end', () => {
  const ended = (self: ReturnType<typeof alone>) => {
    self.state.round = 6;
    self.state.pending = [[{ kind: 'finalScoring', id: 904, seat: -1 }]];
    self.p.settle();
    return self;
  };

  test('AOI-SOLO-END: she takes places for her area with the shipping of round 6, and in the disciplines', () => {
    const self = alone().hers('B4*', 'A5', 'I9').put(0, 'B2').levels([3, 0, 2, 0], [1, 0, 2, 4]).round(6);
    ended(self);
    const { rivals, sources } = self.p.rules.outcome(self.state);
    // B4 and A5 are joined by ship.
    expect(rivals?.[0].sources).toMatchObject({ area: 18, banking: 8, law: 0, engineering: 6, medicine: 0 });
    expect(sources[0]).toMatchObject({ area: 12, banking: 4, law: 0, engineering: 6, medicine: 8 });
    expect(rivals?.[0].sources.resources).toBe(0);
  });

  test('AOI-SOLO-END: science bonuses are for the player only', () => {
    const self = alone().levels([0, 6, 0, 0], [0, 0, 0, 0]);
    self.state.pending = [[{ kind: 'scienceBonuses', id: 905, seat: -1 }]];
    self.p.settle();
    expect(self.kinds().filter((kind) => kind === 'scienceBonus')).toEqual([]);
  });

  test('AOI-SOLO-WINNER: with more VP the player wins, with as many the victory is shared', () => {
    const outcome = (points: number) => {
      const self = alone();
      self.human.points = points;
      return self.p.rules.outcome(self.state);
    };
    expect(
      [outcome(21), outcome(20), outcome(19)].map(({ ranks, rivals }) => [ranks, rivals?.[0].rank]),
    ).toEqual([
      [[1], 2],
      [[1], 1],
      [[2], 1],
    ]);
    expect(outcome(20).solo).toEqual({ level: 'level.automa', medal: null });
  });

  test('AOI-LEAVE: who leaves her alone leaves her to play to the end, from any moment of the game', () => {
    for (const moment of [0, 1, 2, 3, 5, 9, 20]) {
      const rules = ageOfInnovation.rules(readOptions(ageOfInnovation.options, { players: 1 }));
      const state = rules.setup(`left ${moment}`);
      settle(rules, state);
      for (let step = 0; step < moment; step++) {
        const legal = rules.legal(state, 0);
        rules.apply(state, 0, legal.find(({ kind }) => kind === 'pass' || kind === 'end') ?? legal[0]);
        settle(rules, state);
      }
      expect(leave(rules, state, 0)).toEqual({ ok: true });
      settle(rules, state);
      expect([moment, isOver(state), state.round]).toEqual([moment, true, 6]);
      expect(rules.outcome(state).rivals?.[0].total).toBeGreaterThan(40);
    }
  });

  test('AOI-SOLO-NEUTRAL: by version 1.0 the neutral faction takes places, by version 1.2 there is none', () => {
    expect(soloFromStart().state).toMatchObject({ neutralArea: -1, neutralLevels: [] });
    const old = soloFromStart({ rulesVersion: 'v10', neutralArea: 12 }).state;
    expect([old.neutralArea, old.scholarPlaces[0]]).toEqual([12, [-1, 8, -1, -1]]);
    expect(old.neutralLevels.every((level) => level >= 2)).toBe(true);
    const self = ended(alone({ rulesVersion: 'v10', neutralArea: 12 }).hers('B4*').put(0, 'B2').put(0, 'A5'));
    expect(self.p.rules.outcome(self.state).sources[0].area).toBe(9);
  });
});
