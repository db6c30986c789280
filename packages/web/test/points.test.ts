import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inDigits, pointsIn } from '../src/table/panels/points.ts';
import { byRound, statsOf } from '../src/table/replay/game-stats.ts';
import { LineChart } from '../src/ui/line-chart.tsx';
import { randomGameOf } from './games.ts';

test('points below zero are shown as such', () => {
  expect(pointsIn({ points: 0, pointsBelowZero: 3 })).toBe(-3);
  expect(pointsIn({ points: 12, pointsBelowZero: 0 })).toBe(12);
  expect(pointsIn({ points: 7 })).toBe(7);
  expect(pointsIn({ dice: 7 })).toBeUndefined();
  expect([-3, 0, 12, undefined].map(inDigits)).toEqual(['−3', '0', '12', '']);
});

test('a game that begins with lost points has them in its chart', () => {
  const table = randomGameOf('tiletum', { players: 3, silver: true }, 'accessible');
  const series = byRound(statsOf(table), 'points');
  const seat = series.findIndex((points) => points.some((count) => count < 0));
  expect(seat).toBeGreaterThanOrEqual(0);
  const ends = table.rules.outcome(table.state()).totals;
  expect(series.map((points) => points.at(-1))).toEqual(ends);
  const look = { name: 'Red', letter: 'R', fill: '--red', ink: '--ink' };
  const drawn = renderToStaticMarkup(
    createElement(LineChart, {
      title: 'Points',
      columns: series[seat].map((_, column) => String(column)),
      looks: [look as never],
      series: [series[seat]],
    }),
  );
  // No line leaves the picture.
  const heights = [...drawn.matchAll(/[ML][\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.max(...heights)).toBeLessThanOrEqual(250 - 28);
  expect(drawn).toContain(`<td>${Math.min(...series[seat])}</td>`);
});
