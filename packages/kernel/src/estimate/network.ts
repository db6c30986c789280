/** A small network with two hidden layers: many numbers in, one number out. Games estimate positions by it. */
import type { Inputs } from './inputs.ts';

export interface NetworkShape {
  readonly inputs: number;
  /** Cells of the two hidden layers. */
  readonly first: number;
  readonly second: number;
}

/** The weights, layer by layer: what each input adds to each cell of the first layer, input by input, and so on. */
export const WEIGHT_LISTS = [
  'toFirst',
  'firstBias',
  'toSecond',
  'secondBias',
  'toResult',
  'resultBias',
] as const;
export type WeightList = (typeof WEIGHT_LISTS)[number];

export type Network = NetworkShape & { readonly [N in WeightList]: Float64Array };

/** A network as it is kept: its weights as whole numbers of 16 bits, little end first, in base64. */
export type PackedNetwork = NetworkShape & { readonly [N in WeightList]: PackedList };

interface PackedList {
  /** What the whole number 1 stands for. */
  readonly unit: number;
  readonly numbers: string;
}

const LARGEST = 32_767;

/** How many weights each list has. */
export function weightsIn({ inputs, first, second }: NetworkShape): { readonly [N in WeightList]: number } {
  return {
    toFirst: inputs * first,
    firstBias: first,
    toSecond: first * second,
    secondBias: second,
    toResult: second,
    resultBias: 1,
  };
}

function shapeOf({ inputs, first, second }: NetworkShape): NetworkShape {
  return { inputs, first, second };
}

function listsBy<T>(list: (name: WeightList) => T): { readonly [N in WeightList]: T } {
  return {
    toFirst: list('toFirst'),
    firstBias: list('firstBias'),
    toSecond: list('toSecond'),
    secondBias: list('secondBias'),
    toResult: list('toResult'),
    resultBias: list('resultBias'),
  };
}

export function unpackNetwork(packed: PackedNetwork): Network {
  const lengths = weightsIn(packed);
  const list = (name: WeightList): Float64Array => {
    const { unit, numbers } = packed[name];
    const bytes = Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0));
    const length = lengths[name];
    if (bytes.length !== 2 * length)
      throw new Error(`${name} has ${bytes.length / 2} weights, not ${length}`);
    const words = new DataView(bytes.buffer);
    return Float64Array.from({ length }, (_, index) => words.getInt16(2 * index, true) * unit);
  };
  return { ...shapeOf(packed), ...listsBy(list) };
}

export function packNetwork(network: Network): PackedNetwork {
  const list = (name: WeightList): PackedList => {
    const weights = network[name];
    const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
    const unit = most === 0 ? 1 : most / LARGEST;
    const words = new DataView(new ArrayBuffer(2 * weights.length));
    weights.forEach((weight, index) => {
      words.setInt16(2 * index, Math.round(weight / unit), true);
    });
    const letters = Array.from(new Uint8Array(words.buffer), (byte) => String.fromCharCode(byte));
    return { unit, numbers: btoa(letters.join('')) };
  };
  return { ...shapeOf(network), ...listsBy(list) };
}

const MOST_CELLS = 64;
const firstLayer = new Float64Array(MOST_CELLS);
const secondLayer = new Float64Array(MOST_CELLS);

/** The network's answer. Inputs that are 0 cost nothing. */
export function answerOf(network: Network, { values, places, count }: Inputs): number {
  const { first, second, toFirst, firstBias, toSecond, secondBias, toResult, resultBias } = network;
  for (let cell = 0; cell < first; cell++) firstLayer[cell] = firstBias[cell];
  for (let input = 0; input < count; input++) {
    const value = values[input];
    const from = places[input] * first;
    for (let cell = 0; cell < first; cell++) firstLayer[cell] += value * toFirst[from + cell];
  }
  for (let cell = 0; cell < second; cell++) secondLayer[cell] = secondBias[cell];
  for (let before = 0; before < first; before++) {
    const value = firstLayer[before];
    if (value <= 0) continue;
    const from = before * second;
    for (let cell = 0; cell < second; cell++) secondLayer[cell] += value * toSecond[from + cell];
  }
  let sum = resultBias[0];
  for (let before = 0; before < second; before++)
    if (secondLayer[before] > 0) sum += secondLayer[before] * toResult[before];
  return sum;
}
