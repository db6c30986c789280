/** The program with everything it says caught. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { COMMANDS } from '../src/all-commands.ts';
import type { Io } from '../src/io.ts';
import { run } from '../src/program.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What is typed: lines, or somebody who looks at the question and answers. */
type Typist = readonly string[] | ((prompt: string) => string | null);

export class Caught implements Io {
  readonly colour: boolean;
  readonly lines: string[] = [];
  readonly complaints: string[] = [];
  readonly #answer: (prompt: string) => string | null;

  constructor(typist: Typist = [], colour = false) {
    this.colour = colour;
    let at = 0;
    this.#answer = typeof typist === 'function' ? typist : () => typist[at++] ?? null;
  }

  out(text: string): void {
    this.lines.push(...text.split('\n'));
  }

  err(text: string): void {
    this.complaints.push(...text.split('\n'));
  }

  ask(prompt: string): Promise<string | null> {
    return Promise.resolve(this.#answer(prompt));
  }

  /** What is typed, as a program would send it. */
  async *bytes(): AsyncGenerator<Uint8Array, void, void> {
    for (let line = this.#answer(''); line !== null; line = this.#answer('')) yield Buffer.from(`${line}\n`);
  }

  async send(data: string | Uint8Array): Promise<void> {
    this.out(Buffer.from(data).toString().replace(/\n$/, ''));
  }
}

export async function guildhall(argv: readonly string[], typist: Typist = []): Promise<Said> {
  const io = new Caught(typist);
  const code = await run(argv, io, COMMANDS);
  return { code, out: io.lines.join('\n'), err: io.complaints.join('\n') };
}

/** A folder that is gone when the test is over. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'guildhall-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

export function lastLine({ out }: Said): string {
  return out.slice(out.lastIndexOf('\n') + 1);
}
