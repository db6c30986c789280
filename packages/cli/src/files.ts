/** Files come in whole or not at all, and go out whole or not at all. */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from './usage-error.ts';

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ENOTDIR: 'part of the path is not a folder',
  ENOSPC: 'the disk is full',
};

export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return REASONS[code] ?? code;
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path}: cannot be read: ${reasonOf(error)}`);
  }
}

const FOR_EVERYBODY = 0o666;
/** For what holds seeds of running tables. */
export const OWNER_ONLY = 0o600;

/** Beside the file first and then in its place, so that a crash leaves the old one. */
export function writeText(path: string, text: string, mode = FOR_EVERYBODY): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(beside, text, { mode });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    const hint = codeOf(error) === 'ENOENT' ? `does the folder ${dirname(path)} exist?` : null;
    throw new UsageError(`${path}: cannot be written: ${reasonOf(error)}`, hint);
  }
}

/** Makes a folder with everything above it, if it is not there. */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    if (!statSync(path).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  } catch (error) {
    const code = codeOf(error);
    throw new UsageError(
      `${path}: cannot be made a folder: ${code === 'EEXIST' ? 'it is a file' : reasonOf(error)}`,
    );
  }
}
