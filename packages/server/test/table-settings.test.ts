import { expect, test } from 'vitest';
import { readSettings, withSentAway } from '../src/tables/table-settings.ts';

test('an owner who sends guests away without end does not make the table grow, and the last ones stay away', () => {
  let settings = readSettings({
    ...{ title: '', confirm: 'asked', openDrafts: false, clock: { kind: 'none' }, atZero: 'bot' },
    ...{ standIn: 'steady', seats: [], rematch: null, happened: [] },
  });
  for (let at = 0; at < 1_000; at++) settings = withSentAway(settings, `guest ${at}`, at);
  expect(settings.sentAway).toHaveLength(200);
  expect(settings.sentAway.at(-1)).toEqual({ person: 'guest 999', at: 999 });
  // Whoever comes back and is sent away again is one of the last.
  settings = withSentAway(settings, 'guest 800', 1_000);
  expect(settings.sentAway).toHaveLength(200);
  expect(settings.sentAway.at(-1)).toEqual({ person: 'guest 800', at: 1_000 });
});
