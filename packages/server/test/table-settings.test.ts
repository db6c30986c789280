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

test('settings of before are read: an offered seat is its offerer\u2019s, and chat is among those at the table', () => {
  const note = { for: 'anyone', heldFor: null, resigned: null };
  const old = {
    title: '',
    confirm: 'automatic',
    openDrafts: false,
    clock: { kind: 'none' },
    atZero: 'bot',
    standIn: 'random',
    seats: [
      { ...note, offered: 'k7k7k7k7k7k7k7' },
      { ...note, offered: null },
    ],
    rematch: null,
  };
  expect(readSettings(old)).toEqual({
    ...old,
    openChat: false,
    sentAway: [],
    happened: [],
    seats: [
      {
        ...note,
        cameBy: null,
        ownBot: null,
        offered: { code: 'k7k7k7k7k7k7k7', expires: null, voted: false },
      },
      { ...note, cameBy: null, ownBot: null, offered: null },
    ],
  });
});
