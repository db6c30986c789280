/** Descends towards what samples want of a network: the gradient of each, and steps by Adam. */
import {
  type Network,
  type NetworkShape,
  type Random,
  WEIGHT_LISTS,
  type WeightList,
  weightsIn,
} from '@guildhall/kernel';
import type { Samples } from './samples.ts';

/** An error beyond this counts no more than this: one wild game must not bend everything. */
const MOST_ERROR = 25;

type Lists = { readonly [N in WeightList]: Float64Array };

function zeros(shape: NetworkShape): Lists {
  const lengths = weightsIn(shape);
  return {
    toFirst: new Float64Array(lengths.toFirst),
    firstBias: new Float64Array(lengths.firstBias),
    toSecond: new Float64Array(lengths.toSecond),
    secondBias: new Float64Array(lengths.secondBias),
    toResult: new Float64Array(lengths.toResult),
    resultBias: new Float64Array(lengths.resultBias),
  };
}

/** A bell-shaped random number. */
function bell(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(1 << 30) / (1 << 30);
  return sum;
}

export function firstGuess(shape: NetworkShape, random: Random, mean: number): Network {
  const guess = zeros(shape);
  const spread = (list: Float64Array, width: number): void => {
    for (let i = 0; i < list.length; i++) list[i] = bell(random) * Math.sqrt(2 / width);
  };
  // About a fifth of the inputs is not 0.
  spread(guess.toFirst, shape.inputs / 5);
  spread(guess.toSecond, shape.first);
  spread(guess.toResult, shape.second / 12);
  guess.resultBias[0] = mean;
  return { ...shape, ...guess };
}

export class Descent {
  private readonly network: Network;
  private readonly gradient: Lists;
  private readonly mean: Lists;
  private readonly square: Lists;
  private readonly firstLayer: Float64Array;
  private readonly secondLayer: Float64Array;
  private readonly firstError: Float64Array;
  private steps = 0;

  constructor(network: Network) {
    this.network = network;
    this.gradient = zeros(network);
    this.mean = zeros(network);
    this.square = zeros(network);
    this.firstLayer = new Float64Array(network.first);
    this.secondLayer = new Float64Array(network.second);
    this.firstError = new Float64Array(network.first);
  }

  /** The network's answer to a sample; leaves the layers as they were for it. */
  answer({ begins, places, values }: Samples, sample: number): number {
    const { first, second, toFirst, firstBias, toSecond, secondBias, toResult, resultBias } = this.network;
    const { firstLayer, secondLayer } = this;
    firstLayer.set(firstBias);
    for (let at = begins[sample]; at < begins[sample + 1]; at++) {
      const value = values[at];
      const from = places[at] * first;
      for (let cell = 0; cell < first; cell++) firstLayer[cell] += value * toFirst[from + cell];
    }
    secondLayer.set(secondBias);
    for (let before = 0; before < first; before++) {
      const value = firstLayer[before];
      if (value <= 0) continue;
      for (let cell = 0; cell < second; cell++) secondLayer[cell] += value * toSecond[before * second + cell];
    }
    let sum = resultBias[0];
    for (let cell = 0; cell < second; cell++)
      if (secondLayer[cell] > 0) sum += secondLayer[cell] * toResult[cell];
    return sum;
  }

  /** Adds what a sample wants changed. */
  learn(samples: Samples, sample: number, weight: number): void {
    const miss = this.answer(samples, sample) - samples.targets[sample];
    this.change(samples, sample, weight * Math.max(-MOST_ERROR, Math.min(MOST_ERROR, miss)));
  }

  /** Adds what a choice wants changed: its first position was chosen, before the others. */
  choose(samples: Samples, from: number, to: number, weight: number, spread: number): void {
    const shares = this.likings(samples, from, to, spread);
    for (let at = 0; at < to - from; at++) {
      const error = (weight / spread) * (shares[at] - (at === 0 ? 1 : 0));
      if (Math.abs(error) < 1e-3 * weight) continue;
      this.answer(samples, from + at);
      this.change(samples, from + at, error);
    }
  }

  /** How likely each of the positions is to be chosen. */
  likings(samples: Samples, from: number, to: number, spread: number): Float64Array {
    const shares = new Float64Array(to - from);
    let most = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < shares.length; at++) {
      shares[at] = (samples.points[from + at] + this.answer(samples, from + at)) / spread;
      if (shares[at] > most) most = shares[at];
    }
    let sum = 0;
    for (let at = 0; at < shares.length; at++) {
      shares[at] = Math.exp(shares[at] - most);
      sum += shares[at];
    }
    for (let at = 0; at < shares.length; at++) shares[at] /= sum;
    return shares;
  }

  /** Adds what the sample that was answered last wants changed when its answer is too high by `error`. */
  private change(samples: Samples, sample: number, error: number): void {
    const { first, second, toSecond, toResult } = this.network;
    const { gradient, firstLayer, secondLayer, firstError } = this;
    gradient.resultBias[0] += error;
    firstError.fill(0);
    for (let cell = 0; cell < second; cell++) {
      const value = secondLayer[cell];
      if (value <= 0) continue;
      gradient.toResult[cell] += error * value;
      const back = error * toResult[cell];
      gradient.secondBias[cell] += back;
      for (let before = 0; before < first; before++) {
        if (firstLayer[before] <= 0) continue;
        gradient.toSecond[before * second + cell] += back * firstLayer[before];
        firstError[before] += back * toSecond[before * second + cell];
      }
    }
    for (let cell = 0; cell < first; cell++) gradient.firstBias[cell] += firstError[cell];
    const { begins, places, values } = samples;
    for (let at = begins[sample]; at < begins[sample + 1]; at++) {
      const value = values[at];
      const from = places[at] * first;
      for (let cell = 0; cell < first; cell++) gradient.toFirst[from + cell] += value * firstError[cell];
    }
  }

  /** One step against the mean of what the samples of a batch wanted. */
  step(batch: number, size: number, decay: number): void {
    this.steps += 1;
    const warm = 1 - 0.9 ** this.steps;
    const warmSquare = 1 - 0.999 ** this.steps;
    for (const name of WEIGHT_LISTS) {
      const weights = this.network[name];
      const gradient = this.gradient[name];
      const mean = this.mean[name];
      const square = this.square[name];
      const drawn = name === 'toFirst' || name === 'toSecond' ? decay : 0;
      for (let i = 0; i < weights.length; i++) {
        const wanted = gradient[i] / batch;
        gradient[i] = 0;
        mean[i] += 0.1 * (wanted - mean[i]);
        square[i] += 0.001 * (wanted * wanted - square[i]);
        weights[i] -=
          size * (mean[i] / warm / (Math.sqrt(square[i] / warmSquare) + 1e-8) + drawn * weights[i]);
      }
    }
  }
}

/** A network with the same weights, to be changed. */
export function copied(network: Network): Network {
  const { inputs, first, second } = network;
  const weights = zeros(network);
  for (const name of WEIGHT_LISTS) weights[name].set(network[name]);
  return { inputs, first, second, ...weights };
}

/** The network that lies this share of the way from one to another. */
export function between(from: Network, to: Network, share: number): Network {
  const mixed = copied(from);
  for (const name of WEIGHT_LISTS)
    for (let at = 0; at < mixed[name].length; at++)
      mixed[name][at] += share * (to[name][at] - from[name][at]);
  return mixed;
}
