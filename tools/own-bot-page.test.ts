/** Follows docs/own-bot.md to the letter in a fresh folder: every file, every command, every output that it shows. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { blocksOf, follow } from './followed-page.ts';

const BLOCKS = blocksOf('docs/own-bot.md');
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

describe('the page', () => {
  test('has files and commands, and nothing that a test does not understand', () => {
    expect(BLOCKS.filter(({ file }) => file !== undefined)).toHaveLength(5);
    expect(BLOCKS.filter(({ language }) => language === 'text').length).toBeGreaterThan(1);
    for (const { language, file } of BLOCKS) {
      if (file === undefined) expect(['sh', 'text']).toContain(language);
    }
  });

  const timeout = 300_000;
  const title = `works as it stands${HAS_PYTHON ? '' : ' (SKIPPED: there is no python3)'}`;
  test.skipIf(!HAS_PYTHON)(title, { timeout }, () => void follow(BLOCKS));

  // Of no use where all of it was followed.
  if (HAS_PYTHON) return;
  test('works without what needs Python', { timeout }, () => {
    const from = BLOCKS.findIndex(({ language }) => language === 'python');
    follow(BLOCKS.toSpliced(from, 3));
  });
});
