/** What an estimate is taught from: positions and what came of them, and choices with what could be chosen instead. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Many positions in one. Of each only the numbers that are not 0 are kept. */
export interface Samples {
  /** Where the numbers of each sample begin in `places` and `values`; one more than there are samples. */
  readonly begins: Uint32Array;
  readonly places: Uint16Array;
  readonly values: Float32Array;
  /** Points that were still to come. */
  readonly targets: Float32Array;
  /** Points at hand: they count where positions are compared. */
  readonly points: Float32Array;
  /** A number for each game, or for each choice: what belongs together is all taught or all used to check. */
  readonly groups: Uint32Array;
}

export interface Numbers {
  readonly places: ArrayLike<number>;
  readonly values: ArrayLike<number>;
  readonly count: number;
}

type List = Uint16Array | Uint32Array | Float32Array;

class Growing<L extends List> {
  list: L;
  length = 0;

  constructor(list: L) {
    this.list = list;
  }

  push(value: number): void {
    if (this.length === this.list.length) {
      const longer = new (this.list.constructor as new (length: number) => L)(2 * this.list.length);
      longer.set(this.list);
      this.list = longer;
    }
    this.list[this.length++] = value;
  }

  whole(): L {
    return this.list.slice(0, this.length) as L;
  }
}

/** Grows while games are played. */
export class Notes {
  private readonly begins = new Growing(new Uint32Array(1024));
  private readonly places = new Growing(new Uint16Array(65_536));
  private readonly values = new Growing(new Float32Array(65_536));
  private readonly targets = new Growing(new Float32Array(1024));
  private readonly points = new Growing(new Float32Array(1024));
  private readonly groups = new Growing(new Uint32Array(1024));

  constructor() {
    this.begins.push(0);
  }

  add({ places, values, count }: Numbers, target: number, points: number, group: number): void {
    for (let at = 0; at < count; at++) {
      this.places.push(places[at]);
      this.values.push(values[at]);
    }
    this.begins.push(this.places.length);
    this.targets.push(target);
    this.points.push(points);
    this.groups.push(group);
  }

  samples(): Samples {
    return {
      begins: this.begins.whole(),
      places: this.places.whole(),
      values: this.values.whole(),
      targets: this.targets.whole(),
      points: this.points.whole(),
      groups: this.groups.whole(),
    };
  }
}

const LISTS = ['begins', 'places', 'values', 'targets', 'points', 'groups'] as const;

export function saveSamples(file: string, samples: Samples): void {
  for (const name of LISTS) {
    const list = samples[name];
    writeFileSync(`${file}.${name}`, new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
  }
}

export function loadSamples(file: string): Samples {
  const bytes = (name: (typeof LISTS)[number]): ArrayBuffer => {
    const { buffer, byteOffset, byteLength } = readFileSync(`${file}.${name}`);
    return (buffer as ArrayBuffer).slice(byteOffset, byteOffset + byteLength);
  };
  return {
    begins: new Uint32Array(bytes('begins')),
    places: new Uint16Array(bytes('places')),
    values: new Float32Array(bytes('values')),
    targets: new Float32Array(bytes('targets')),
    points: new Float32Array(bytes('points')),
    groups: new Uint32Array(bytes('groups')),
  };
}

/** Several in one; their groups stay apart. */
export function joined(parts: readonly Samples[]): Samples {
  const notes = new Notes();
  let before = 0;
  for (const { begins, places, values, targets, points, groups } of parts) {
    let most = 0;
    for (let sample = 0; sample < targets.length; sample++) {
      const from = begins[sample];
      const to = begins[sample + 1];
      const numbers = {
        places: places.subarray(from, to),
        values: values.subarray(from, to),
        count: to - from,
      };
      notes.add(numbers, targets[sample], points[sample], before + groups[sample]);
      if (groups[sample] > most) most = groups[sample];
    }
    before += most + 1;
  }
  return notes.samples();
}
