/** Time on the processor, all threads of this process: a busy machine does not make it longer. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What was done within a stretch of time. */
export interface Window {
  readonly cpuSeconds: number;
  readonly units: number;
  readonly rounds: number;
}

/** Repeats `round`, which returns how many units it did, for so many seconds. */
export function measure(seconds: number, round: () => number): Window {
  const until = performance.now() + seconds * 1000;
  const begun = cpuSeconds();
  let units = 0;
  let rounds = 0;
  while (performance.now() < until) {
    units += round();
    rounds += 1;
  }
  return { cpuSeconds: cpuSeconds() - begun, units, rounds };
}

/** CPU milliseconds of one call, the best of some batches. */
export function cpuMilliseconds(batches: number, calls: number, call: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  // The first batch only warms up.
  for (let batch = 0; batch <= batches; batch++) {
    const begun = cpuSeconds();
    for (let at = 0; at < calls; at++) call();
    if (batch > 0) best = Math.min(best, ((cpuSeconds() - begun) * 1000) / calls);
  }
  return best;
}
