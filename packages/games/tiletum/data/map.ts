import { between, named, upTo } from '@guildhall/kernel/ranges';
import { everyPair, linkName, SPOTS, type SpotId, TOWNS } from './places.ts';
import { guess, likely, ONLINE, PHOTOGRAPHS, type Sourced, sure } from './sources.ts';
import { COST_PILES, type HouseSlotTable, type Tables } from './types.ts';

/** The ways through a waypoint and the one from a worked move: these are sure. */
const SURE_LINKS: readonly (readonly [SpotId, SpotId])[] = [
  ['london', 'londonBrugge'],
  ['londonBrugge', 'brugge'],
  ['antwerpen', 'antwerpenHamburg'],
  ['antwerpenHamburg', 'hamburg'],
  ['paris', 'parisBordeaux'],
  ['parisBordeaux', 'bordeaux'],
  ['strasbourg', 'strasbourgMilano'],
  ['strasbourgMilano', 'milano'],
  ['nuernberg', 'nuernbergVerona'],
  ['nuernbergVerona', 'verona'],
  ['arles', 'arlesGenova'],
  ['arlesGenova', 'genova'],
  ['tiletum', 'paris'],
];

const GUESSED_LINKS: readonly (readonly [SpotId, SpotId])[] = [
  ['tiletum', 'brugge'],
  ['tiletum', 'antwerpen'],
  ['tiletum', 'koeln'],
  ['antwerpen', 'koeln'],
  ['koeln', 'frankfurt'],
  ['hamburg', 'leipzig'],
  ['leipzig', 'frankfurt'],
  ['leipzig', 'praha'],
  ['frankfurt', 'strasbourg'],
  ['frankfurt', 'nuernberg'],
  ['nuernberg', 'praha'],
  ['praha', 'wien'],
  ['paris', 'troyes'],
  ['troyes', 'strasbourg'],
  ['troyes', 'lyon'],
  ['bordeaux', 'toulouse'],
  ['toulouse', 'arles'],
  ['lyon', 'arles'],
  ['lyon', 'milano'],
  ['genova', 'milano'],
  ['milano', 'verona'],
  ['verona', 'venezia'],
  ['venezia', 'wien'],
  ['genova', 'firenze'],
  ['firenze', 'venezia'],
  ['brugge', 'antwerpen'],
];

const named2 = ([a, b]: readonly [SpotId, SpotId]): string => linkName<SpotId>(SPOTS, a, b);
const OPEN = new Set([...SURE_LINKS, ...GUESSED_LINKS].map(named2));

export const links: Sourced<Tables['links']> = {
  name: 'links',
  table: everyPair(SPOTS, (name) => OPEN.has(name)),
  sources: {
    '': guess('follows geography and the rows of the map: planar, connected, London the only dead end'),
    ...Object.fromEntries(
      SURE_LINKS.map((link) => [named2(link), sure(`${ONLINE}, and a worked move in a review`)]),
    ),
  },
  ranges: {},
};

const none = (players: number): HouseSlotTable => ({ players, effect: 'none', amount: 0 });
const points = (amount: number): HouseSlotTable => ({ players: 2, effect: 'points', amount });
const characters = (): HouseSlotTable => ({ players: 2, effect: 'building', amount: 1 });

/** The first slot, and from how many players on there are the second, third and fourth; 5: never. */
function slots(first: HouseSlotTable, second: number, third: number, fourth = 5): HouseSlotTable[] {
  return [first, none(second), none(third), none(fourth)];
}

export const towns: Sourced<Tables['towns']> = {
  name: 'towns',
  table: {
    london: { tile: 3, houses: slots(none(2), 3, 5) },
    brugge: { tile: 2, houses: slots(none(2), 3, 4) },
    antwerpen: { tile: 2, houses: slots(none(2), 3, 4) },
    hamburg: { tile: 4, houses: slots(characters(), 3, 5) },
    tiletum: { tile: 5, houses: slots(none(2), 2, 2, 2) },
    koeln: { tile: 2, houses: slots(none(2), 3, 5) },
    leipzig: { tile: 2, houses: slots(characters(), 3, 5) },
    paris: { tile: 2, houses: slots(none(2), 3, 4) },
    troyes: { tile: 2, houses: slots(none(2), 3, 4) },
    strasbourg: { tile: 2, houses: slots(none(2), 3, 4) },
    frankfurt: { tile: 2, houses: slots(none(2), 3, 4) },
    nuernberg: { tile: 3, houses: slots(none(2), 3, 4) },
    praha: { tile: 2, houses: slots(points(2), 3, 5) },
    bordeaux: { tile: 5, houses: slots(none(2), 3, 5) },
    wien: { tile: 3, houses: slots(points(3), 3, 5) },
    lyon: { tile: 2, houses: slots(none(2), 3, 4) },
    milano: { tile: 2, houses: slots(points(2), 3, 5) },
    verona: { tile: 2, houses: slots(characters(), 3, 5) },
    venezia: { tile: 4, houses: slots(points(4), 3, 5) },
    toulouse: { tile: 2, houses: slots(characters(), 3, 5) },
    arles: { tile: 4, houses: slots(points(2), 3, 5) },
    genova: { tile: 2, houses: slots(points(3), 3, 5) },
    firenze: { tile: 5, houses: slots(points(4), 3, 5) },
  },
  sources: {
    '*.houses': guess('kinds of bonuses are sure (online version), their places are not'),
    '*.tile': guess('14, 17 and 20 spots by player count'),
    'paris.tile': sure('a worked move in a review takes a tile there'),
    'tiletum.houses': sure('everybody begins with a house there'),
  },
  ranges: {
    tile: between(2, 5),
    players: between(2, 5),
    effect: named('none', 'points', 'building'),
    amount: upTo(12),
  },
};

export const cathedrals: Sourced<Tables['cathedrals']> = {
  name: 'cathedrals',
  table: {
    london: { pillars: 3, tiles: 3, points: [4, 3, 2, 0] },
    koeln: { pillars: 3, tiles: 3, points: [5, 4, 2, 0] },
    paris: { pillars: 3, tiles: 3, points: [3, 2, 1, 0] },
    praha: { pillars: 2, tiles: 2, points: [8, 6, 0, 0] },
    bordeaux: { pillars: 3, tiles: 3, points: [4, 2, 1, 0] },
    wien: { pillars: 2, tiles: 2, points: [6, 5, 0, 0] },
    lyon: { pillars: 3, tiles: 3, points: [3, 2, 1, 0] },
    milano: { pillars: 3, tiles: 3, points: [7, 5, 3, 0] },
    firenze: { pillars: 3, tiles: 3, points: [6, 5, 3, 0] },
  },
  sources: {
    '*.pillars': guess('one slot for each tile'),
    '*.tiles': guess('25 tiles are sure, stack sizes are estimated from photographs'),
    '*.points': guess('keeps every value seen in photographs, the highest on top'),
    'wien.points.0': sure(PHOTOGRAPHS),
    'wien.points.1': sure(PHOTOGRAPHS),
    'firenze.points.0': sure(PHOTOGRAPHS),
    'firenze.points.1': sure(PHOTOGRAPHS),
    'praha.points.0': sure(PHOTOGRAPHS),
    'milano.points.0': sure(PHOTOGRAPHS),
  },
  ranges: { pillars: between(1, 4), tiles: between(1, 4), 'points.*': upTo(20) },
};

export const costTiles: Sourced<Tables['costTiles']> = {
  name: 'costTiles',
  table: {
    costStone2a: { pays: 'stone', amount: 2, points: 2, isClosed: false },
    costStone2b: { pays: 'stone', amount: 2, points: 3, isClosed: false },
    costStone3a: { pays: 'stone', amount: 3, points: 3, isClosed: false },
    costStone3b: { pays: 'stone', amount: 3, points: 4, isClosed: false },
    costStone4a: { pays: 'stone', amount: 4, points: 5, isClosed: false },
    costStone4b: { pays: 'stone', amount: 4, points: 6, isClosed: false },
    costStone5: { pays: 'stone', amount: 5, points: 7, isClosed: false },
    costStone6: { pays: 'stone', amount: 6, points: 9, isClosed: false },
    costClosed: { pays: 'stone', amount: 0, points: 0, isClosed: true },
    costSilver1: { pays: 'silver', amount: 1, points: 3, isClosed: false },
    costSilver2: { pays: 'silver', amount: 2, points: 6, isClosed: false },
    costSilver3: { pays: 'silver', amount: 3, points: 10, isClosed: false },
    costGold3: { pays: 'gold', amount: 3, points: 3, isClosed: false },
    costGold4: { pays: 'gold', amount: 4, points: 5, isClosed: false },
    costGold5: { pays: 'gold', amount: 5, points: 7, isClosed: false },
  },
  sources: {
    '': guess('nine tiles in stone, three in silver, three in gold; the numbers are lost'),
    'costStone3b.amount': sure(PHOTOGRAPHS),
    'costStone3b.points': sure(PHOTOGRAPHS),
    '*.pays': sure('component lists; rulebook 003, lines 185 to 188'),
    '*.isClosed': likely('one cathedral is not available in each game, most likely by one of the nine tiles'),
  },
  ranges: { pays: named(...COST_PILES), amount: upTo(12), points: upTo(20) },
};

export const fairTowns: Sourced<Tables['fairTowns']> = {
  name: 'fairTowns',
  table: ['frankfurt', 'antwerpen', 'troyes', 'leipzig', 'nuernberg', 'lyon', 'genova', 'venezia'],
  sources: { '': guess('eight city tiles, of which one is seen'), 0: sure(PHOTOGRAPHS) },
  ranges: { '*': named(...TOWNS.filter((town) => town !== 'tiletum')) },
};
