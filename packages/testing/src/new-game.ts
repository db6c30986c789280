/** A new game in a copy of the tree, made as a person makes one: by the command, and by the line that it prints. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './tree-copy.ts';

const LIST = 'packages/games/index.ts';
const LINE = /^ +(export \{ manifest as \w+ \} from '\.\/[\w-]+\/manifest\.ts';)$/m;

/** Runs a program of a tree with its Node, and returns the exit code and everything it printed. */
export function runIn(
  tree: string,
  ...words: readonly string[]
): { readonly status: number | null; output: string } {
  // The child is no part of the run of tests that started it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_ENV$/.test(name)),
  );
  const { status, stdout, stderr }: SpawnSyncReturns<string> = spawnSync(process.execPath, words, {
    cwd: tree,
    encoding: 'utf8',
    env,
  });
  return { status, output: `${stdout}${stderr}` };
}

/** A copy of the tree with a new game in its folder, and the line that is to be added. The caller removes the copy. */
export function copyWithNewGame(root: string, id: string): { readonly tree: string; readonly line: string } {
  const tree = copyTree(root);
  const { status, output } = runIn(tree, 'tools/new-game.ts', id);
  const line = LINE.exec(output)?.[1];
  if (status !== 0 || line === undefined) throw new Error(`new-game ${id} ended with ${status}:\n${output}`);
  return { tree, line };
}

/** Adds the line of a game to the list of games, in alphabetical order. */
export function addToList(tree: string, line: string): void {
  const path = join(tree, LIST);
  const text = readFileSync(path, 'utf8');
  const lines = [...text.matchAll(/^export .*$/gm)].map(([one]) => one);
  const folderOf = (one: string): string => one.slice(one.indexOf('./'));
  const next = lines.find((one) => folderOf(one) > folderOf(line));
  writeFileSync(path, next === undefined ? `${text}${line}\n` : text.replace(next, `${line}\n${next}`));
}
