/** No program outlives this process, whichever way it ends. */
import type { ChildProcess } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();

/** Ends a program with this process, and returns what ends it before. Its process leads a group. */
export function endWithUs(child: ChildProcess): () => void {
  if (running.size === 0) listen();
  running.add(child);
  return () => {
    // Once only: later the number may be that of another process.
    if (!running.delete(child)) return;
    killGroup(child);
    if (running.size === 0) stopListening();
  };
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function killAll(): void {
  for (const child of running) killGroup(child);
}

/** Ends this process by the signal after all. */
function endBy(signal: NodeJS.Signals): void {
  killAll();
  stopListening();
  process.kill(process.pid, signal);
}

function listen(): void {
  process.on('exit', killAll);
  for (const signal of SIGNALS) process.on(signal, endBy);
}

function stopListening(): void {
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, endBy);
}
