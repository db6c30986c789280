import { describe, expect, test } from 'vitest';
import { type Provenance, type Sources, sourcedValues } from '../src/index.ts';

const book: Provenance = { source: 'rulebook', note: 'p. 4' };
const reference: Provenance = { source: 'reference', note: 'a published table' };
const guess: Provenance = { source: 'reconstruction', note: 'fits the example on p. 9' };

const TABLE = {
  witches: { cost: { dwelling: 1, temple: 5 }, home: 'forest' },
  giants: { cost: { dwelling: 2, temple: 6 }, home: 'wasteland', flies: false, bridge: null },
};

function sourceOf(sources: Sources): Record<string, string | null> {
  const values = sourcedValues({ name: 'factions', table: TABLE, sources });
  return Object.fromEntries(values.map(({ path, provenance }) => [path, provenance?.source ?? null]));
}

describe('provenance', () => {
  test('finds every single value of a table, and nothing where nothing is', () => {
    const values = sourcedValues({ name: 'factions', table: TABLE, sources: { '': book } });
    expect(values.map(({ path, value }) => [path, value])).toEqual([
      ['factions.witches.cost.dwelling', 1],
      ['factions.witches.cost.temple', 5],
      ['factions.witches.home', 'forest'],
      ['factions.giants.cost.dwelling', 2],
      ['factions.giants.cost.temple', 6],
      ['factions.giants.home', 'wasteland'],
      ['factions.giants.flies', false],
    ]);
    expect(values.every(({ provenance }) => provenance === book)).toBe(true);
  });

  test('takes the longest path that fits', () => {
    const found = sourceOf({ '': book, giants: reference, 'giants.cost.temple': guess });
    expect(found['factions.witches.home']).toBe('rulebook');
    expect(found['factions.giants.home']).toBe('reference');
    expect(found['factions.giants.cost.dwelling']).toBe('reference');
    expect(found['factions.giants.cost.temple']).toBe('reconstruction');
  });

  test('lets a star stand for any one step, and a name go before a star', () => {
    const found = sourceOf({ '*.cost': reference, 'giants.cost': guess, '*.home': book });
    expect(found['factions.witches.cost.temple']).toBe('reference');
    expect(found['factions.giants.cost.temple']).toBe('reconstruction');
    expect(found['factions.giants.home']).toBe('rulebook');
  });

  test('finds values of which a table gives no source', () => {
    expect(sourceOf({ '*.cost': book })['factions.giants.flies']).toBeNull();
    expect(sourceOf({ cost: book })['factions.witches.cost.temple']).toBeNull();
  });

  test('goes through lists by their numbers', () => {
    const values = sourcedValues({
      name: 'track',
      table: [[1, 2], [3]],
      sources: { '0.1': guess, '': book },
    });
    expect(values.map(({ path, provenance }) => [path, provenance?.source])).toEqual([
      ['track.0.0', 'rulebook'],
      ['track.0.1', 'reconstruction'],
      ['track.1.0', 'rulebook'],
    ]);
  });
});
