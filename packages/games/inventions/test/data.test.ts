import { sourcedValues } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import { ACTIONS, LETTERS, REGIONS, sourcedTables, TYPES, tables } from '../data/index.ts';

const values = sourcedTables.flatMap(sourcedValues);

describe('the tables', () => {
  test('say of every value where it is from', () => {
    expect(values.filter(({ provenance }) => provenance === null)).toEqual([]);
    expect(new Set(sourcedTables.map(({ name }) => name))).toEqual(new Set(Object.keys(tables)));
  });

  test('mark what the lost pictures showed as reconstructed', () => {
    const sourceOf = (path: string) => values.find((value) => value.path === path)?.provenance?.source;
    for (const path of [
      'forums.0.0',
      'cards.boats.type',
      'cards.satellite.points',
      'milestones.iron.effect',
      'milestones.transport.slots',
      'routes.africa-middleEast',
      'specialistTiles.presenting.demand',
      'influenceTokens.tokenShare.citizens',
      'influenceTrack.0.points',
      'eraTrack.2.0.effect',
      'regions.europe.number',
      'eraTrack.3.0.effect',
      'progressMap.H01.effect',
      'economyTiles.economy1.effect',
      'wealthTiles.AE.scores',
      'goals.goalAsia.points',
      'players.3.progress',
    ])
      expect([path, sourceOf(path)]).toEqual([path, 'reconstruction']);
    for (const path of [
      'cards.silk.type',
      'cards.silk.chain',
      'cards.microscope.chain',
      'cards.steamboat.extra',
      'milestones.vaccination.effect',
      'milestones.computer.effect',
      'influenceTokens.tokenPresent.citizens',
      'specialistTiles.acclaim.demand',
      'routes.africa-europe',
      'influenceTrack.5.markers',
      'buildPrice.1',
      'regions.africa.number',
      'regions.asia.number',
      'regions.northAmerica.number',
      'wealthTiles.AE.letter',
    ])
      expect([path, sourceOf(path)]).toEqual([path, 'rulebook']);
  });

  test('name the lines that say which letters the wealth tiles have, not those of the score markers', () => {
    const note = values.find(({ path }) => path === 'wealthTiles.AE.letter')?.provenance?.note;
    expect(note).toBe('rulebook 004, lines 158 to 159 and 348 to 363');
  });

  test('hold the cards of the box: 48 ideas in 6 eras, each type on a third', () => {
    const cards = Object.values(tables.cards);
    const ofEra = (era: number) => cards.filter((card) => card.era === era);
    expect([1, 2, 3, 4, 5, 6].map((era) => ofEra(era).length)).toEqual([9, 9, 6, 6, 12, 6]);
    for (const era of [1, 2, 3, 4, 5, 6])
      for (const type of TYPES)
        expect(ofEra(era).filter((card) => card.type === type)).toHaveLength(ofEra(era).length / 3);
    expect(cards.filter(({ era, points }) => points > 0 && era < 6)).toEqual([]);
  });

  test('hold 21 milestones: A 4, B 4, C 3, D 3, E 4, F 3', () => {
    const milestones = Object.values(tables.milestones);
    expect(LETTERS.map((letter) => milestones.filter((one) => one.letter === letter).length)).toEqual([
      4, 4, 3, 3, 4, 3,
    ]);
    for (const { letter, era } of milestones) expect(era).toBe(LETTERS.indexOf(letter) + 1);
  });

  // The headings of lines 2466 to 2890, as "Wheel – A: Transport" under "2: Neolithic".
  test.each([
    [1, 'none', 'none', 'boats cloth projectiles starMap flute bread trade dog ceramics'],
    [2, 'A', 'transport', 'horse wheel'],
    [2, 'A', 'stoneAndBoneTools', 'seawall tannedLeather'],
    [2, 'A', 'controlOfFire', 'fermentation'],
    [2, 'B', 'agriculture', 'irrigation'],
    [2, 'B', 'cotton', 'silk'],
    [2, 'B', 'mining', 'protoCity'],
    [2, 'B', 'copperSmelting', 'plumbing'],
    [3, 'A', 'controlOfFire', 'glass'],
    [3, 'A', 'originOfLanguage', 'writing musicalNotation'],
    [3, 'B', 'copperSmelting', 'coins'],
    [3, 'C', 'sailing', 'lighthouse'],
    [3, 'C', 'iron', 'steel'],
    [4, 'C', 'sailing', 'caravel'],
    [4, 'C', 'mathematics', 'marinersCompass eyeglasses'],
    [4, 'D', 'crane', 'catapult windmill'],
    [4, 'D', 'paper', 'printingPress'],
    [5, 'C', 'mathematics', 'calculator'],
    [5, 'C', 'iron', 'steamboat'],
    [5, 'D', 'greekFire', 'dynamite'],
    [5, 'E', 'combustionEngine', 'automobile airplane locomotive'],
    [5, 'E', 'telegraph', 'telephone television'],
    [5, 'E', 'electricity', 'lightBulb battery'],
    [5, 'E', 'vaccination', 'microscope penicillin'],
    [6, 'F', 'computer', 'machineLearning internet'],
    [6, 'F', 'solarCell', 'satellite solarSail'],
    [6, 'F', 'artificialIntelligence', 'quantumComputer reusableRocket'],
  ] as const)('hold the ideas of era %i that need %s: %s', (era, letter, milestone, cards) => {
    const found = Object.entries(tables.cards).filter(
      ([, card]) => card.era === era && card.milestone === milestone,
    );
    expect(found.map(([id]) => id).toSorted()).toEqual(cards.split(' ').toSorted());
    expect(milestone === 'none' ? 'none' : tables.milestones[milestone].letter).toBe(letter);
  });

  test('hold every action once in five forums of two', () => {
    expect(tables.forums.flat().toSorted()).toEqual(ACTIONS.toSorted());
    expect(tables.forums).toHaveLength(5);
  });

  test('hold 25 wealth tiles: four each of A to D, three each of E to G', () => {
    const count = new Map<string, number>();
    for (const { letter } of Object.values(tables.wealthTiles))
      count.set(letter, (count.get(letter) ?? 0) + 1);
    expect(Object.fromEntries(count)).toEqual({ A: 4, B: 4, C: 4, D: 4, E: 3, F: 3, G: 3 });
  });

  test('hold 21 goals in three decks of seven, one of them naming the regions', () => {
    const goals = Object.values(tables.goals);
    for (const deck of ['regions', 'progress', 'knowledge'])
      expect(goals.filter((goal) => goal.deck === deck)).toHaveLength(7);
    expect(goals.filter(({ deck }) => deck === 'regions').map(({ of }) => of)).toEqual([...REGIONS]);
  });
});
