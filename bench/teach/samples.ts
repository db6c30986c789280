/** What the estimate is taught from: positions, and the points that were still to come from them. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Many samples in one. Of each only the inputs that are not 0 are kept. */
export interface Samples {
  /** Where the inputs of each sample begin in `places` and `values`; one more than there are samples. */
  readonly begins: Uint32Array;
  readonly places: Uint16Array;
  readonly values: Float32Array;
  readonly targets: Float32Array;
  /** A number for each game: samples of one game are either all taught or all used to check. */
  readonly games: Uint32Array;
}

/** Grows while games are played. */
export class Notes {
  private readonly begins = [0];
  private readonly places: number[] = [];
  private readonly values: number[] = [];
  private readonly targets: number[] = [];
  private readonly games: number[] = [];

  add(
    places: ArrayLike<number>,
    values: ArrayLike<number>,
    count: number,
    target: number,
    game: number,
  ): void {
    for (let at = 0; at < count; at++) {
      this.places.push(places[at]);
      this.values.push(values[at]);
    }
    this.begins.push(this.places.length);
    this.targets.push(target);
    this.games.push(game);
  }

  samples(): Samples {
    return {
      begins: Uint32Array.from(this.begins),
      places: Uint16Array.from(this.places),
      values: Float32Array.from(this.values),
      targets: Float32Array.from(this.targets),
      games: Uint32Array.from(this.games),
    };
  }
}

const LISTS = ['begins', 'places', 'values', 'targets', 'games'] as const;

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
    games: new Uint32Array(bytes('games')),
  };
}
