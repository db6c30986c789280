/** Metrics for Prometheus, in its text format. */

type Labels = Readonly<Record<string, string>>;

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

export class Metrics {
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #histograms = new Map<string, Map<string, Histogram>>();
  readonly #gauges = new Map<string, () => number>();
  readonly #help = new Map<string, string>();

  /** Says what a number means. */
  describe(name: string, help: string): void {
    this.#help.set(name, help);
  }

  raise(name: string, labels: Labels = {}): void {
    const series = this.#counters.get(name) ?? new Map<string, number>();
    this.#counters.set(name, series);
    const key = labelText(labels);
    series.set(key, (series.get(key) ?? 0) + 1);
  }

  observe(name: string, seconds: number, labels: Labels = {}): void {
    const series = this.#histograms.get(name) ?? new Map<string, Histogram>();
    this.#histograms.set(name, series);
    const key = labelText(labels);
    const histogram = series.get(key) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
    series.set(key, histogram);
    histogram.sum += seconds;
    histogram.count += 1;
    const bucket = BUCKETS.findIndex((most) => seconds <= most);
    if (bucket >= 0) histogram.counts[bucket] += 1;
  }

  gauge(name: string, help: string, value: () => number): void {
    this.describe(name, help);
    this.#gauges.set(name, value);
  }

  /** Everything, as Prometheus reads it. `extra` are gauges whose values come from elsewhere. */
  text(extra: readonly ExtraGauge[]): string {
    const lines: string[] = [];
    const head = (name: string, type: string, help = this.#help.get(name)): void => {
      if (help !== undefined) lines.push(`# HELP ${name} ${help}`);
      lines.push(`# TYPE ${name} ${type}`);
    };
    for (const [name, series] of this.#counters) {
      head(name, 'counter');
      for (const [labels, value] of series) lines.push(`${name}${braced(labels)} ${value}`);
    }
    for (const [name, series] of this.#histograms) {
      head(name, 'histogram');
      for (const [labels, histogram] of series) lines.push(...histogramLines(name, labels, histogram));
    }
    for (const [name, value] of this.#gauges) {
      head(name, 'gauge');
      lines.push(`${name} ${value()}`);
    }
    for (const { name, help, values } of extra) {
      head(name, 'gauge', help);
      for (const [labels, value] of values) lines.push(`${name}${braced(labelText(labels))} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}

export interface ExtraGauge {
  readonly name: string;
  readonly help: string;
  readonly values: readonly (readonly [Labels, number])[];
}

function histogramLines(name: string, labels: string, { counts, sum, count }: Histogram): string[] {
  const lines: string[] = [];
  let below = 0;
  for (const [at, most] of BUCKETS.entries()) {
    below += counts[at];
    lines.push(`${name}_bucket${braced(joined(labels, `le="${most}"`))} ${below}`);
  }
  lines.push(`${name}_bucket${braced(joined(labels, 'le="+Inf"'))} ${count}`);
  lines.push(`${name}_sum${braced(labels)} ${sum}`, `${name}_count${braced(labels)} ${count}`);
  return lines;
}

function joined(labels: string, more: string): string {
  return labels === '' ? more : `${labels},${more}`;
}

function braced(labels: string): string {
  return labels === '' ? '' : `{${labels}}`;
}

function labelText(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replaceAll(/[\\"\n]/g, ' ')}"`)
    .join(',');
}
