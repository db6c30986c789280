/** Follows a page of docs to the letter in a fresh folder: every file, every command, every output that it shows. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

interface Block {
  readonly language: string;
  readonly file: string | undefined;
  readonly text: string;
}

export function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(/^```(\w+)(?: (\S+))?\n(.*?)^```$/gms)].map(([, language, file, text]) => ({
    language,
    file,
    text,
  }));
}

/** What a reader types, and a line after each block by which its output is found again. */
function scriptOf(blocks: readonly Block[]): string {
  const steps = blocks.map(({ language, file, text }, at) => {
    if (file !== undefined) return `cat > ${file} <<'END OF FILE'\n${text}END OF FILE\n`;
    return language === 'sh' ? `${text}echo "=== ${at}"\n` : '';
  });
  // Whatever a reader would still see running in their terminal ends with it.
  return `set -e\ntrap 'kill $(jobs -p) 2> /dev/null || true' EXIT\n${steps.join('')}`;
}

/** Does everything; the product lies beside, in the folder `guildhall`. Returns what each command printed. */
export function follow(blocks: readonly Block[]): ReadonlyMap<Block, string> {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(ROOT, join(folder, 'guildhall'));
  // A reader's shell knows nothing of the run of tests.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_|^DATABASE_URL$|^GUILDHALL_/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync('sh', ['-c', scriptOf(blocks)], {
    cwd: folder,
    env: { ...env, PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
  });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  const printed = new Map<Block, string>();
  for (const [at, block] of blocks.entries()) {
    if (block.language !== 'sh') continue;
    const [until] = stdout.split(`=== ${at}\n`);
    printed.set(block, until.slice(until.lastIndexOf('=== ')));
  }
  for (const [at, { language, text }] of blocks.entries()) {
    if (language !== 'text') continue;
    const output = printed.get(blocks[at - 1]) ?? '';
    expect(output.replaceAll(/ +/g, ' ')).toContain(text.trim().replaceAll(/ +/g, ' '));
  }
  return printed;
}
