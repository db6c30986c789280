/** Whatever a player meets in Tiletum stands in its compendium, also what no row of the tables names. */
import { describe, expect, test } from 'vitest';
import { compendium } from '../compendium/index.ts';
import { stepsTo } from '../compendium/map.ts';
import { ACTIONS, MAPS, SIDES, TABLETS, TECHNOLOGIES, TOWNS, tables } from '../data/index.ts';

const idsOf = (group: string): readonly string[] =>
  compendium.groups.find(({ id }) => id === group)?.entries.map(({ id }) => id) ?? [];

describe('the compendium of Tiletum', () => {
  test.each([
    ['actions', ACTIONS],
    ['technologies', TECHNOLOGIES.map((id) => `technology.${id}`)],
    ['towns', TOWNS],
    ['tablets', TABLETS],
    ['underground', MAPS.flatMap((map) => SIDES.map((side) => `${map}${side}`))],
    ['surprises', Object.keys(tables.surprises)],
    ['decrees', Object.keys(tables.decrees)],
    ['challenges', Object.keys(tables.challenges)],
    ['fairs', Object.keys(tables.fairs)],
  ])('has an entry for all %s', (group, ids) => {
    expect(idsOf(group)).toEqual(ids);
  });

  test.each([
    'helpers',
    'contracts',
    'crests',
    'characters',
    'buildings',
    'towns',
    'cathedrals',
    'costTiles',
    'fairs',
    'underground',
    'decrees',
    'challenges',
    'surprises',
  ])('leaves no row of %s out', (table) => {
    expect(Object.keys(compendium.leftOut).filter((row) => row.split('.')[0] === table)).toEqual([]);
    expect(compendium.groups.flatMap((group) => group.tables)).toContain(table);
  });

  test('counts the steps to a town along the roads, waypoints included', () => {
    expect(stepsTo('tiletum')).toBe(0);
    expect(stepsTo('paris')).toBe(1);
    expect(stepsTo('london')).toBe(3);
  });
});
