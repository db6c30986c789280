/** Fits a network to samples: gradient descent by Adam, the steps growing smaller to the end. */

import {
  LIST_NAMES,
  type ListName,
  lengthsOf,
  type Network,
  type NetworkShape,
} from '@guildhall/games/terra-mystica/estimate';
import { type Random, randomFrom } from '@guildhall/kernel';
import type { Samples } from './samples.ts';

export interface FitSettings {
  readonly epochs: number;
  readonly batch: number;
  readonly step: number;
  /** How strongly weights are drawn towards 0. */
  readonly decay: number;
  readonly progress: (line: string) => void;
}

/** An error beyond this counts no more than this: one wild game must not bend everything. */
const MOST_ERROR = 25;
/** One game in so many is kept to check what was learnt. */
const CHECKED = 16;

type Lists = { readonly [N in ListName]: Float64Array };

function zeros(shape: NetworkShape): Lists {
  const lengths = lengthsOf(shape);
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

function firstGuess(shape: NetworkShape, random: Random, mean: number): Network {
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

class Fit {
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
  learn(samples: Samples, sample: number): void {
    const { first, second, toSecond, toResult } = this.network;
    const { gradient, firstLayer, secondLayer, firstError } = this;
    const miss = this.answer(samples, sample) - samples.targets[sample];
    const error = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, miss));
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
    for (const name of LIST_NAMES) {
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

/** A network for the samples, and how far from the truth it is in games it did not see (root of the mean square). */
export function fitNetwork(
  shape: NetworkShape,
  parts: readonly Samples[],
  { epochs, batch, step, decay, progress }: FitSettings,
): { readonly network: Network; readonly error: number } {
  const random = randomFrom('fit');
  const taught: [Samples, number][] = [];
  const checked: [Samples, number][] = [];
  let sum = 0;
  for (const part of parts) {
    for (let sample = 0; sample < part.targets.length; sample++) {
      (part.games[sample] % CHECKED === 0 ? checked : taught).push([part, sample]);
      sum += part.targets[sample];
    }
  }
  const network = firstGuess(shape, random, sum / (taught.length + checked.length));
  const fitting = new Fit(network);
  const batches = Math.floor(taught.length / batch);
  let error = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let end = taught.length - 1; end > 0; end--) {
      const at = random.below(end + 1);
      [taught[end], taught[at]] = [taught[at], taught[end]];
    }
    for (let done = 0; done < batches; done++) {
      for (let at = done * batch; at < (done + 1) * batch; at++) fitting.learn(...taught[at]);
      const way = (epoch * batches + done) / (epochs * batches);
      fitting.step(batch, step * (0.01 + 0.495 * (1 + Math.cos(Math.PI * way))), decay);
    }
    const squares = checked.reduce(
      (total, [part, sample]) => total + (fitting.answer(part, sample) - part.targets[sample]) ** 2,
      0,
    );
    error = Math.sqrt(squares / checked.length);
    progress(`  ${epoch + 1} of ${epochs}: ${error.toFixed(2)} points off, ${taught.length} samples`);
  }
  return { network, error };
}
