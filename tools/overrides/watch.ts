// Has overrides tried out in another process with little memory, and knows which of them it died or hung over.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { trialsOf } from './trials.ts';

const WALK = fileURLToPath(new URL('./walk.ts', import.meta.url));
const MEGABYTES = 256;
/** No trial takes that long, on however slow a machine. */
const MOST_MS = 60_000;

/** Of the trials that can be played those whose number leaves this part when divided; all others are always tried. */
export interface Slice {
  readonly part: number;
  readonly every: number;
  /** Random bundles of overrides among the trials. */
  readonly bundles: number;
}

export interface Walked {
  refused: number;
  /** Within their ranges, but not together with the printed values. */
  together: number;
  played: number;
  readonly faults: string[];
}

/** One line of the other process: a trial that begins, how it went, or what went wrong. */
interface Line {
  readonly at: number;
  readonly verdict?: 'refused' | 'together' | 'played';
  readonly fault?: string;
}

export async function walkOverrides(game: string, slice: Slice): Promise<Walked> {
  const trials = trialsOf(game, slice.bundles);
  const walked: Walked = { refused: 0, together: 0, played: 0, faults: [] };
  const blame = (at: number, fault: string): void => {
    walked.faults.push(`${game}: ${trials[at].name}: ${fault}`);
  };
  for (let from = 0; from < trials.length; ) {
    const last = await walkFrom(game, from, slice, (line) => {
      if (line.verdict !== undefined) walked[line.verdict] += 1;
      if (line.fault !== undefined) blame(line.at, line.fault);
    });
    if (last === null) break;
    blame(last.at, last.how);
    from = last.at + 1;
  }
  return walked;
}

/** Null: it came to the end. Else the trial that was the end of it. */
async function walkFrom(
  game: string,
  from: number,
  { part, every, bundles }: Slice,
  tell: (line: Line) => void,
): Promise<{ readonly at: number; readonly how: string } | null> {
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${MEGABYTES}`, WALK, game, ...[bundles, from, every, part].map(String)],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let at = from;
  let hung = false;
  const stop = (): void => {
    hung = true;
    child.kill('SIGKILL');
  };
  let patience = setTimeout(stop, MOST_MS);
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as Line;
    at = line.at;
    clearTimeout(patience);
    patience = setTimeout(stop, MOST_MS);
    tell(line);
  }
  const code = await ended;
  clearTimeout(patience);
  if (code === 0) return null;
  return { at, how: hung ? `no end after ${MOST_MS / 1000} s` : `the process died (${code})` };
}
