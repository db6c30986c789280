import { deciders, settle } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { NONE } from '../rules/index.ts';
import { IDEAS } from './fixed-setup.ts';
import { table } from './position.ts';

describe('set-up of the board', () => {
  test('INV-SETUP-ORDER any seat begins, then clockwise', () => {
    const orders = new Set<string>();
    const p = table(4, { order: null });
    for (let game = 0; game < 60; game++) orders.add(p.rules.setup(`order ${game}`).order.join(' '));
    expect([...orders].toSorted()).toEqual(['0 1 2 3', '1 2 3 0', '2 3 0 1', '3 0 1 2']);
  });

  test('INV-SETUP-TRACKS influence 1, nobody has points, era markers in era 2, Chronos in era 1', () => {
    const { state } = table(4);
    for (const player of state.players) expect(player).toMatchObject({ influence: 1, points: 0 });
    expect(state.players.map(({ eraSpace }) => eraSpace)).toEqual([0, 1, 2, 3]);
    expect(state).toMatchObject({ era: 1, round: 0, phase: 'preparation' });
  });

  test('INV-SETUP-REGIONS every region has a sage, a knowledge tile on its action side and a specialist tile', () => {
    const { state } = table(3, { specialistTiles: null, knowledgeTiles: null, regionIdeas: null });
    for (const region of state.regions) expect(region).toMatchObject({ sage: true, shown: false });
    expect(state.regions.map(({ knowledge }) => knowledge).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(state.regions.map(({ specialistTile }) => specialistTile).toSorted()).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });

  test('INV-SETUP-MILESTONES A is common knowledge, B personal even where nobody plays, C lies beside the board', () => {
    const p = table(3, { commonMilestones: null, personalMilestones: null, eurekaMilestones: null });
    const letters = (list: readonly number[]) => list.map((milestone) => p.g.milestones[milestone].letter);
    expect(letters(p.state.common)).toEqual([0, 0, 0, 0]);
    expect(letters(p.state.personal)).toEqual([1, 1, 1, 1]);
    expect(letters(p.state.eureka)).toEqual([2, 2, 2]);
    expect(p.state.letter).toBe(2);
  });

  test('INV-SETUP-REGION-IDEAS five ideas of era 2 with an A milestone, none beside the two tiles that start empty', () => {
    const p = table(4, { specialistTiles: null, regionIdeas: null });
    const cards = p.state.regions.map(({ card }) => card).filter((card) => card !== NONE);
    expect(cards.map((card) => p.g.cardIds[card]).toSorted()).toEqual([
      'fermentation',
      'horse',
      'seawall',
      'tannedLeather',
      'wheel',
    ]);
    for (const { card, specialistTile } of p.state.regions)
      expect(card === NONE).toBe(['inventing', 'sharing'].includes(p.g.specialistTileIds[specialistTile]));
  });

  test('INV-SETUP-DECK the cards of an era come before those of the next; four lie open', () => {
    const { g, state } = table(4);
    const eras = [...state.ideas.toReversed(), state.top].map((card) => g.cards[card].era);
    expect(eras).toEqual([3, 3, 4, 4]);
    expect(state.deck.map((pile) => pile.length)).toEqual([0, 4, 12, 6]);
    const three = table(3);
    expect([...three.state.ideas, three.state.top].map((card) => three.g.cards[card].era)).toEqual([
      3, 3, 3, 4,
    ]);
  });

  test.each([
    [4, 4, 3],
    [3, 3, 2],
    [2, 3, 2],
  ])(
    'INV-SETUP-WEALTH with %i players a region has one letter: %i tiles up to D, %i from E',
    (players, early, late) => {
      const { g, state } = table(players);
      const letters = state.regions.map(({ wealth }) => {
        const [letter, ...others] = wealth.map((tile) => g.wealth[tile].letter);
        for (const other of others) expect(other).toBe(letter);
        expect(wealth).toHaveLength(letter < 4 ? early : late);
        return letter;
      });
      expect(letters.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    },
  );

  test.each([
    [4, 3],
    [3, 2],
    [2, 2],
  ])('INV-SETUP-PROGRESS with %i players every number has %i copies', (players, copies) => {
    expect(new Set(table(players).state.progress)).toEqual(new Set([copies]));
  });
});

describe('set-up of the society boards', () => {
  test('INV-SETUP-SOCIETY two scholars, one specialist of each type, a diplomat on the own milestone, 24 in the supply', () => {
    const p = table(4);
    for (const [seat, player] of p.state.players.entries()) {
      expect(player).toMatchObject({ scholars: 2, home: [1, 1, 1], supply: 24, economyMarkers: 1 });
      expect(player.tokens).toEqual([NONE, NONE, NONE, NONE, NONE]);
      expect(p.state.diplomats[p.state.personal[seat]]).toBe(1 << seat);
    }
    const marked = p.g.mapSpaces.filter(({ effect }) => effect === 'economyMarker');
    expect(marked).toHaveLength(2);
  });

  test('INV-SETUP-GOALS one goal of each deck, seen by its owner alone', () => {
    const p = table(4);
    for (const { goals } of p.state.players)
      expect(goals.map((goal) => p.g.goals[goal].deck)).toEqual(['regions', 'progress', 'knowledge']);
    expect(new Set(p.state.players.flatMap(({ goals }) => goals)).size).toBe(12);
    const seen = p.rules.view(p.state, 1);
    expect(seen.players[1].goals).toEqual(p.player(1).goals);
    for (const seat of [0, 2, 3]) expect(seen.players[seat].goals).toEqual([-1, -1, -1]);
    expect(p.rules.view(p.state, null).players[1].goals).toEqual([-1, -1, -1]);
  });

  test('INV-SETUP-OWN-IDEAS the idea of the own milestone, and the top of the deck in turn order', () => {
    const p = table(4, { order: [2, 3, 0, 1], ideas: IDEAS });
    expect(p.ownIdeas(2)).toEqual(['plumbing', 'coins']);
    expect(p.ownIdeas(3)).toEqual(['irrigation', 'writing']);
    expect(p.ownIdeas(0)).toEqual(['silk', 'glass']);
    expect(p.ownIdeas(1)).toEqual(['protoCity', 'lighthouse']);
    expect(p.ideaArea()).toEqual(['caravel', 'musicalNotation', 'steel']);
    expect(p.g.cardIds[p.state.top]).toBe('windmill');
  });

  test('INV-SETUP-INVENTIONS two inventions of era 1 each', () => {
    const { g, state } = table(4);
    const dealt = state.players.flatMap(({ inventions }) => inventions);
    expect(new Set(dealt).size).toBe(8);
    for (const card of dealt) expect(g.cards[card].era).toBe(1);
  });
});

describe('the preparatory round', () => {
  test('INV-PREPARE-ORDER the last in turn order begins', () => {
    const p = table(4, { order: [1, 2, 3, 0] });
    const asked: number[] = [];
    for (const region of ['africa', 'middleEast', 'europe', 'asia']) {
      const [seat] = deciders(p.state);
      asked.push(seat);
      const line = p.legal(seat).find((offer) => offer.includes(region))!;
      p.only(seat, line);
      while (p.owed() === 'citizen') p.only(seat, 'citizen asia');
    }
    expect(asked).toEqual([0, 3, 2, 1]);
    settle(p.rules, p.state);
    expect(p.deciders()).toEqual([1]);
  });

  test('INV-PREPARE-REGION a region with an idea that nobody has claimed', () => {
    const p = table(4);
    expect(p.refusal(3, 'prepare northAmerica')).toBe('INV-PREPARE-REGION');
    p.play(3, 'prepare middleEast');
    expect(p.refusal(2, 'prepare middleEast')).toBe('INV-PREPARE-REGION');
  });

  test('INV-PREPARE-PRESENTERS as many as the tile shows, specialists of the type or scholars', () => {
    const p = table(4);
    expect(p.refusal(3, 'prepare africa')).toBe('INV-PREPARE-PRESENTERS');
    expect(p.legal(3)).toContain('prepare africa with 1 of the academy');
    expect(p.legal(3)).toContain('prepare africa with 2 of the academy');
    expect(p.legal(3)).toContain('prepare middleEast');
    expect(p.refusal(3, 'prepare middleEast with 2 of the academy')).toBe('INV-PREPARE-PRESENTERS');
    p.play(3, 'prepare africa with 1 of the academy');
    expect(p.player(3)).toMatchObject({ scholars: 1, home: [1, 1, 0] });
    expect(p.at('africa')).toMatchObject({ presenter: 3, presenters: 2 });
  });

  test('INV-PREPARE-BENEFIT INV-PREPARE-TOKEN the tile at once, a token without points, a citizen', () => {
    const p = table(4).play(3, 'prepare africa with 1 of the academy');
    expect(p.points(3, 'specialistTiles')).toBe(3);
    expect(p.player(3).points).toBe(3);
    expect(p.player(3).tokens[0]).toBe(0);
    expect(p.at('africa').influence).toEqual([3 * 8, NONE, NONE]);
    expect(p.player(3).influence).toBe(1);
    expect(p.citizens('africa')).toEqual([0, 0, 0, 1]);
  });

  test('INV-PREPARE-BENEFIT presenting is done with the own ideas, and the new card comes at once', () => {
    const p = table(4).play(3, 'prepare australia');
    expect(p.owed()).toBe('act');
    p.play(3, 'present irrigation in northAmerica with 1 of the academy');
    expect(p.cardAt('northAmerica')).toBe('irrigation');
    // The tile there invents; nobody has chain markers yet.
    expect(p.legal(3)).toContain('invent in northAmerica with 1 of the academy');
    expect(p.refusal(3, 'invent in africa with 1 of the academy')).toBe('INV-INVENT-IDEA');
    p.play(3, 'decline');
    expect(p.owed()).toBe('drawIdea');
    p.play(3, p.legal(3)[0]);
    expect(p.deciders()).toEqual([2]);
  });

  test('INV-PREPARE-DISCARD ideas that nobody claimed leave the regions', () => {
    const p = table(3).play(2, 'prepare middleEast').play(1, 'prepare africa with 1 of the academy');
    p.play(0, 'prepare australia', 'decline');
    expect(p.cardAt('europe')).toBeNull();
    expect(p.cardAt('asia')).toBeNull();
    expect(p.cardAt('africa')).toBe('wheel');
    expect(p.state.round).toBe(1);
  });
});
