import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { newPerson, newTable } from './tables.ts';

onBothEngines('a report', (fixture) => {
  test('stays open until somebody has looked into it', async () => {
    const { reports } = fixture.store;
    const ana = await newPerson(fixture.store);
    const { id } = await newTable(fixture.store, ana);
    const report = await reports.create({ table: id, point: 12, person: ana.id, seat: 0, text: 'two VP?' });
    expect(await reports.open(100)).toEqual([report]);
    expect(await reports.of(id)).toEqual([report]);
    await reports.resolve(report.id);
    expect(await reports.open(100)).toEqual([]);
    expect(await reports.of(id)).toEqual([{ ...report, resolved: fixture.time }]);
  });
});
