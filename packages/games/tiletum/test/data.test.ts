import { readFileSync } from 'node:fs';
import { sourcedValues } from '@guildhall/kernel';
import { describe, expect, test } from 'vitest';
import {
  CATHEDRALS,
  CREST_BONUSES,
  linkName,
  SPOTS,
  type SpotId,
  sourcedTables,
  TABLETS,
  TECHNOLOGIES,
  TOWNS,
  TYPES,
  tables,
  UNDERGROUND,
  WAYPOINTS,
} from '../data/index.ts';
import { tiletum } from '../rules/index.ts';

const values = sourcedTables.flatMap(sourcedValues);

function sourceOf(path: string): string | undefined {
  return values.find((value) => value.path === path)?.provenance?.source;
}

/** How many tiles of a pile are in play with so many players. */
function inPlay(pile: string, players: number, isSilver: boolean): number {
  const tiles = [tables.helpers, tables.contracts, tables.crests].flatMap((kind) => Object.values(kind));
  return tiles.filter((tile) => tile.pile === pile && tile.players <= players && tile.isSilver === isSilver)
    .length;
}

const COUNTS = [2, 3, 4];

describe('the tables', () => {
  test('say of every value where it is from', () => {
    expect(values.filter(({ provenance }) => provenance === null)).toEqual([]);
    expect(new Set(sourcedTables.map(({ name }) => name))).toEqual(new Set(Object.keys(tables)));
  });

  test('mark what is invented, what was read elsewhere and what the rulebook says', () => {
    for (const path of [
      'links.antwerpen-koeln',
      'towns.praha.houses.0.amount',
      'contractOffer.0',
      'helpers.plus1a.amount',
      'characters.king-wool2.amount',
      'corruption.tokens.5',
      'kingTrack.spaces.0.loss',
      'underground.IIB.ways.jihlava-pribram',
    ])
      expect([path, sourceOf(path)]).toEqual([path, 'reconstruction']);
    for (const path of [
      'links.tiletum-paris',
      'buildings.0.food',
      'fairs.fairHouses.points',
      'cathedrals.praha.points.0',
      'characters.merchant-gold3.amount',
      'start.gold.3',
    ])
      expect([path, sourceOf(path)]).toEqual([path, 'reference']);
    for (const path of [
      'dice.drawn.3',
      'goodPrice',
      'scoring.buildings.6',
      'silverKingTrack.spaces.11.silver',
      'technologies.price.2',
      'tablets.points',
      'contracts.wool2iron2for4Seeker.points',
      'kingTrack.prize',
    ])
      expect([path, sourceOf(path)]).toEqual([path, 'rulebook']);
  });

  test('hold a map of 29 spots and 39 links: connected, waypoints between two towns, London the only dead end', () => {
    expect([TOWNS.length, WAYPOINTS.length, SPOTS.length]).toEqual([23, 6, 29]);
    const open = Object.keys(tables.links).filter((name) => tables.links[name]);
    expect(open).toHaveLength(39);
    const near = (spot: SpotId) =>
      SPOTS.filter((other) => other !== spot && tables.links[linkName<SpotId>(SPOTS, spot, other)]);
    const reached = new Set<SpotId>(['tiletum']);
    for (const spot of reached) for (const next of near(spot)) reached.add(next);
    expect(reached.size).toBe(29);
    for (const waypoint of WAYPOINTS) expect(near(waypoint)).toHaveLength(2);
    expect(SPOTS.filter((spot) => near(spot).length === 1)).toEqual(['london']);
  });

  test('lay 14, 17 and 20 bonus tiles on the map and have 26, 48 and 56 house slots', () => {
    const towns = Object.values(tables.towns);
    expect(COUNTS.map((players) => towns.filter(({ tile }) => tile <= players).length)).toEqual([14, 17, 20]);
    const slots = (players: number) =>
      towns.flatMap(({ houses }) => houses).filter((slot) => slot.players <= players).length;
    expect(COUNTS.map(slots)).toEqual([26, 48, 56]);
  });

  test('hold the tiles of the box by player count', () => {
    expect(COUNTS.map((players) => inPlay('bonus', players, false))).toEqual([40, 48, 54]);
    expect(COUNTS.map((players) => inPlay('contracts', players, false))).toEqual([16, 22, 26]);
    expect(COUNTS.map((players) => inPlay('bonus', players, true))).toEqual([10, 12, 14]);
    expect(COUNTS.map((players) => inPlay('underground', players, true))).toEqual([16, 22, 27]);
    expect(inPlay('contracts', 4, true)).toBe(4);
    const characters = Object.values(tables.characters);
    const people = (players: number) =>
      characters.filter((one) => one.players <= players && !one.isSilver).length;
    expect(COUNTS.map(people)).toEqual([35, 40, 45]);
    expect(characters.filter(({ isSilver }) => isSilver)).toHaveLength(9);
    for (const type of TYPES)
      expect(characters.filter((one) => one.type === type && !one.isSilver)).toHaveLength(9);
  });

  test('hold 25 cathedral tiles, the highest on top, and a slot for a pillar for each', () => {
    expect(Object.keys(tables.cathedrals)).toEqual([...CATHEDRALS]);
    const stacks = Object.values(tables.cathedrals);
    expect(stacks.reduce((sum, { tiles }) => sum + tiles, 0)).toBe(25);
    for (const { tiles, points, pillars } of [...stacks, ...Object.values(tables.underground)]) {
      const stack = points.slice(0, tiles);
      expect(stack).toEqual(stack.toSorted((a, b) => b - a));
      expect(pillars).toBeLessThanOrEqual(tiles);
    }
    const underground = Object.values(tables.underground).reduce((sum, { tiles }) => sum + tiles, 0);
    expect(underground).toBe(14);
  });

  test('hold nine cost tiles in stone, one of which closes a cathedral, and three each in gold and silver', () => {
    const costs = Object.values(tables.costTiles);
    const paid = (pays: string) => costs.filter((one) => one.pays === pays).length;
    expect([paid('stone'), paid('gold'), paid('silver')]).toEqual([9, 3, 3]);
    expect(costs.filter(({ isClosed }) => isClosed)).toHaveLength(1);
    expect(costs).toContainEqual({ pays: 'stone', amount: 3, points: 4, isClosed: false });
  });

  test('hold 11 fairs, 13 with silver', () => {
    const fairs = Object.values(tables.fairs);
    expect(fairs.filter(({ inBase }) => inBase)).toHaveLength(11);
    expect(fairs.filter(({ inSilver }) => inSilver)).toHaveLength(13);
    expect(tables.fairTowns).toHaveLength(8);
  });

  test('hold six buildings with their crest bonuses', () => {
    expect(tables.buildings.map(({ rooms }) => rooms)).toEqual([3, 2, 2, 1, 1, 1]);
    expect(tables.buildings.map(({ marker }) => marker)).toEqual([3, 2, 2, 1, 1, 0]);
    expect(tables.buildings.map(({ food }) => food)).toEqual([6, 6, 5, 4, 3, 2]);
    expect(tables.buildings.map(({ bonus }) => bonus)).toEqual([...CREST_BONUSES]);
  });

  test('hold king tracks with eight red spaces and 0 in the middle', () => {
    for (const { zero, spaces } of [tables.kingTrack, tables.silverKingTrack]) {
      expect(spaces).toHaveLength(19);
      for (const [at, { loss, gain }] of spaces.entries()) {
        expect(loss > 0).toBe(at < zero);
        expect(gain > 0).toBe(at > zero);
      }
    }
    expect(tables.silverKingTrack.spaces[11]).toEqual({ loss: 0, gain: 3, silver: 1 });
  });

  test('hold six sides of the underground: five tablets each, connected, slots for every player count', () => {
    expect(Object.keys(tables.underground)).toEqual(['IA', 'IB', 'IIA', 'IIB', 'IIIA', 'IIIB']);
    const used = new Set<string>();
    for (const [at, map] of Object.values(tables.underground).entries()) {
      const cities: readonly string[] = UNDERGROUND[Math.floor(at / 2)];
      expect(Object.keys(map.cities)).toEqual([...cities]);
      expect(cities).toContain(map.start);
      expect(cities).toContain(map.cathedral);
      const open = Object.entries(map.ways).filter(([, way]) => way !== 'closed');
      const tablets = open.filter(([, way]) => way !== 'open');
      expect(tablets).toHaveLength(5);
      for (const [, way] of tablets) used.add(way);
      const reached = new Set<string>([map.start]);
      for (const city of reached)
        for (const [name] of open) {
          const [a, b] = name.split('-');
          if (a === city) reached.add(b);
          if (b === city) reached.add(a);
        }
      expect(reached.size).toBe(8);
      const all = Object.values(map.cities);
      const mines = (players: number) =>
        all.flatMap((city) => city.mines).filter((slot) => slot.players <= players).length;
      const houses = (players: number) =>
        all.flatMap((city) => city.houses).filter((slot) => slot.players <= players).length;
      expect(COUNTS.map(mines)).toEqual([4, 6, 8]);
      expect(COUNTS.map(houses)).toEqual([3, 5, 6]);
      expect(COUNTS.map((players) => all.filter(({ tile }) => tile <= players).length)).toEqual([3, 4, 5]);
    }
    expect([...used].sort()).toEqual([...TABLETS].sort());
  });

  test('hold a piece of the map II with which the worked example can be played', () => {
    const { ways, cities } = tables.underground.IIA;
    expect([ways['kutnaHora-jihlava'], ways['jihlava-pribram'], ways['pribram-gastein']]).toEqual([
      'open',
      'open',
      'points',
    ]);
    expect(cities.pribram.houses[0]).toEqual({ players: 2, effect: 'points', amount: 2 });
    expect(cities.gastein.mines[0]).toEqual({ players: 2, gold: 1 });
  });

  test('hold nine technologies, three of them for a first game', () => {
    expect(TECHNOLOGIES).toHaveLength(9);
    expect(tables.firstGame).toEqual({
      sides: ['IA', 'IIA', 'IIIA'],
      technologies: ['architect', 'universal', 'character'],
    });
  });
});

test('the page of the balance names the rules and the bots that made it', () => {
  const page = readFileSync(new URL('../../../../docs/tiletum-balance.md', import.meta.url), 'utf8');
  const [, ruleset = 0] = /Made with ruleset (\d+) and bots \d+\./.exec(page) ?? expect.fail('it names none');
  expect(Number(ruleset)).toBeLessThanOrEqual(tiletum.version);
});
