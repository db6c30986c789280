import { type LogEvent, type RedactedEntry, TABLE } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { linesOf } from '../src/table/panels/log-lines.ts';

function event(kind: string, seat: number): LogEvent {
  return { kind, seat, readers: 'all', data: {} };
}

/** The kinds of the events in each line. */
function lines(events: readonly LogEvent[], actions?: number): string[][] {
  const entry: RedactedEntry = { number: 1, kind: 'action', seat: 0, line: null, events };
  const told = linesOf(actions === undefined ? entry : { ...entry, actions });
  return told.map((line) => line.map(({ kind }) => kind));
}

test('several actions played as one have one line', () => {
  expect(lines([event('burned', 0), event('converted', 0), event('built', 0)], 3)).toEqual([
    ['burned', 'converted', 'built'],
  ]);
});

test('what others get by it, and what the table does then, has lines of its own', () => {
  const events = [
    event('burned', 0),
    event('offered', 1),
    event('built', 0),
    event('income', TABLE),
    event('earned', 0),
  ];
  expect(lines(events, 2)).toEqual([['burned', 'built'], ['offered'], ['income'], ['earned']]);
});

test('a single action has a line for each event, as ever', () => {
  expect(lines([event('built', 0), event('scored', 0)])).toEqual([['built'], ['scored']]);
  expect(lines([])).toEqual([]);
});
