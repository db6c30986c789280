/** Follows docs/research.md: its environments play, and what it trains beats random play. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { blocksOf, follow } from './followed-page.ts';

const BLOCKS = blocksOf('docs/research.md');
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

test('the page has files, commands and outputs, and nothing that a test does not understand', () => {
  expect(BLOCKS.filter(({ file }) => file !== undefined)).toHaveLength(4);
  expect(BLOCKS.filter(({ language }) => language === 'text')).toHaveLength(2);
  for (const { language, file } of BLOCKS) if (file === undefined) expect(['sh', 'text']).toContain(language);
});

const title = `the page works as it stands${HAS_PYTHON ? '' : ' (SKIPPED: there is no python3)'}`;
test.skipIf(!HAS_PYTHON)(title, { timeout: 300_000 }, () => {
  const printed = follow(BLOCKS);
  const [match] = [...printed].filter(([{ text }]) => text.includes('simulate')).map(([, output]) => output);
  const wins = [...match.matchAll(/^player \d: mean score, wins +\S+, (\d+)$/gm)].map(([, count]) =>
    Number(count),
  );
  expect(wins).toHaveLength(2);
  expect(wins[0]).toBeGreaterThanOrEqual(8);
});
