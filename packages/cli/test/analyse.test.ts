import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Review } from '@guildhall/bots/review';
import { exportTable } from '@guildhall/kernel';
import { expect, test } from 'vitest';
import { move, RECORD_HEAD, randomTable } from './games.ts';
import { folder, guildhall } from './shell.ts';

/** The set-up of a game of two: nothing that takes long. */
function gameFile(): string {
  const path = join(folder(), 'game.json');
  writeFileSync(path, exportTable(randomTable('analyse', 2, 6)));
  return path;
}

test('a game file is reviewed, turn by turn, and the same again', async () => {
  const path = gameFile();
  const { code, out, err } = await guildhall(['analyse', path, '--json', '--threads', '2']);
  expect([code, err.includes('100 %')]).toEqual([0, true]);
  const review = JSON.parse(out) as Review;
  expect(review).toMatchObject({ game: 'terra-mystica', depth: 'quick', isOver: false });
  expect(review.turns.length).toBeGreaterThan(3);
  for (const { played } of review.turns) {
    expect(played.expected).toHaveLength(2);
    expect(played.chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  }
  expect((await guildhall(['analyse', path, '--json', '--threads', '1'])).out).toBe(out);
}, 120_000);

test('as text it names the seats, their accuracy and what would have been better', async () => {
  const { code, out } = await guildhall(['analyse', gameFile()]);
  expect(code).toBe(0);
  for (const words of ['Accuracy', 'turns that cost most', 'better:', 'Expected final points'])
    expect(out).toContain(words);
}, 120_000);

test('a record of the league is read too', async () => {
  const path = join(folder(), 'game.txt');
  writeFileSync(path, [...RECORD_HEAD, move('witches', 'build C3')].join('\n'));
  const { code, out, err } = await guildhall(['analyse', path, '--json']);
  expect((JSON.parse(out) as Review).turns.length).toBeGreaterThan(0);
  // It ends before the game does.
  expect([code, err.includes('row')]).toEqual([1, true]);
}, 120_000);

test('what is no game is refused in words', async () => {
  const path = join(folder(), 'game.json');
  writeFileSync(path, '{"guildhall": 1');
  const { code, err } = await guildhall(['analyse', path]);
  expect(code).toBe(2);
  expect(err).toContain(path);
});
