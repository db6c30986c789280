/** Follows docs/own-bot.md to the letter in a fresh folder: every file, every command, every output that it shows. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/own-bot.md'), 'utf8');

interface Block {
  readonly language: string;
  readonly file: string | undefined;
  readonly text: string;
}

const BLOCKS: readonly Block[] = [...PAGE.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(
  ([, language, file, text]) => ({ language, file, text }),
);
const HAS_PYTHON = spawnSync('python3', ['--version']).status === 0;

/** What a reader types, and a line after each block by which its output is found again. */
function scriptOf(blocks: readonly Block[]): string {
  const steps = blocks.map(({ language, file, text }, at) => {
    if (file !== undefined) return `cat > ${file} <<'END OF FILE'\n${text}END OF FILE\n`;
    return language === 'sh' ? `${text}echo "=== ${at}"\n` : '';
  });
  // Whatever a reader would still see running in their terminal ends with it.
  return `set -e\ntrap 'kill $(jobs -p) 2> /dev/null || true' EXIT\n${steps.join('')}`;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guildhall-own-bot-'));
  symlinkSync(ROOT, join(folder, 'guildhall'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function follow(blocks: readonly Block[]): void {
  // A reader's shell knows nothing of the run of tests.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_|^DATABASE_URL$|^GUILDHALL_/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync('sh', ['-c', scriptOf(blocks)], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  let shown = 0;
  for (const [at, { language, text }] of blocks.entries()) {
    if (language !== 'text') continue;
    const [until] = stdout.split(`=== ${at - 1}\n`);
    const output = until.slice(until.lastIndexOf('=== '));
    expect(output.replaceAll(/ +/g, ' ')).toContain(text.trim().replaceAll(/ +/g, ' '));
    shown += 1;
  }
  expect(shown).toBeGreaterThan(1);
}

describe('the page', () => {
  test('has files and commands, and nothing that a test does not understand', () => {
    expect(BLOCKS.filter(({ file }) => file !== undefined)).toHaveLength(5);
    for (const { language, file } of BLOCKS) {
      if (file === undefined) expect(['sh', 'text']).toContain(language);
    }
  });

  test('works as it stands, without what needs Python', () => {
    const from = BLOCKS.findIndex(({ language }) => language === 'python');
    follow(BLOCKS.toSpliced(from, 3));
  });

  const title = `works as it stands${HAS_PYTHON ? '' : ' (SKIPPED: there is no python3)'}`;
  test.skipIf(!HAS_PYTHON)(title, () => follow(BLOCKS));
});
