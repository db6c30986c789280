/** Fits a network to samples: gradient descent by Adam, the steps growing smaller to the end. */
import { type Network, type NetworkShape, type Random, randomFrom } from '@guildhall/kernel';
import { copied, Descent, firstGuess } from './descent.ts';
import type { Samples } from './samples.ts';

export interface FitSettings {
  readonly epochs: number;
  readonly batch: number;
  readonly step: number;
  /** How strongly weights are drawn towards 0. */
  readonly decay: number;
  /** Choices in each batch beside the positions, what each weighs, and how many points are a clear difference. */
  readonly choices: number;
  readonly choiceWeight: number;
  readonly spread: number;
  readonly seed: string;
  readonly progress: (line: string) => void;
}

/** Positions that count more than once, like those of people, of which there are few. */
export interface Part {
  readonly samples: Samples;
  readonly weight: number;
}

export interface Fitted {
  readonly network: Network;
  /** How far from the truth it is in games it did not see: the root of the mean square, in points. */
  readonly error: number;
  /** In which share of the choices it did not see it likes best what people chose. */
  readonly agreement: number;
}

/** One game in so many is kept to check what was learnt. */
const CHECKED = 16;

/** A choice: its positions stand one after the other, the chosen one first. */
interface Choice {
  readonly from: number;
  readonly to: number;
}

function choicesIn({ groups }: Samples): Choice[] {
  const found: Choice[] = [];
  for (let from = 0; from < groups.length; ) {
    let to = from + 1;
    while (to < groups.length && groups[to] === groups[from]) to += 1;
    if (to - from > 1) found.push({ from, to });
    from = to;
  }
  return found;
}

function isChecked({ samples }: Part, sample: number): boolean {
  return samples.groups[sample] % CHECKED === 0;
}

function missOf(descent: Descent, checked: readonly (readonly [Part, number])[]): number {
  let sum = 0;
  for (const [{ samples }, sample] of checked)
    sum += (descent.answer(samples, sample) - samples.targets[sample]) ** 2;
  return Math.sqrt(sum / checked.length);
}

/** How far a network is from the truth in the games that are kept to check it. */
export function errorOf(network: Network, parts: readonly Part[]): number {
  const checked = parts.flatMap((part) =>
    Array.from(part.samples.targets.keys())
      .filter((sample) => isChecked(part, sample))
      .map((sample): [Part, number] => [part, sample]),
  );
  return missOf(new Descent(network), checked);
}

/** A network for the samples; `from` is one to begin with. */
export function fitNetwork(
  shape: NetworkShape,
  parts: readonly Part[],
  people: Samples | null,
  settings: FitSettings,
  from: Network | null = null,
): Fitted {
  const { epochs, batch, step, decay, choices: perBatch, choiceWeight, spread, progress } = settings;
  const random = randomFrom(settings.seed);
  const taught: [Part, number][] = [];
  const checked: [Part, number][] = [];
  let sum = 0;
  for (const part of parts) {
    const { targets } = part.samples;
    for (let sample = 0; sample < targets.length; sample++) {
      (isChecked(part, sample) ? checked : taught).push([part, sample]);
      sum += targets[sample];
    }
  }
  const choices = people === null ? [] : choicesIn(people);
  // Neighbouring choices are of one game, so whole stretches are kept.
  const isKept = (_: Choice, at: number): boolean => Math.floor((at * 20) / choices.length) % 10 === 3;
  const kept = choices.filter(isKept);
  const learnt = choices.filter((choice, at) => !isKept(choice, at));
  const network: Network =
    from === null ? firstGuess(shape, random, sum / (taught.length + checked.length)) : copied(from);
  const fitting = new Descent(network);
  const batches = Math.max(1, Math.floor(taught.length / batch));
  let error = 0;
  let agreement = 0;
  let nextChoice = learnt.length;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(taught, random);
    for (let done = 0; done < batches; done++) {
      const end = Math.min(taught.length, (done + 1) * batch);
      for (let at = done * batch; at < end; at++) {
        const [{ samples, weight }, sample] = taught[at];
        fitting.learn(samples, sample, weight);
      }
      for (let count = 0; people !== null && count < perBatch; count++) {
        if (nextChoice === learnt.length) {
          shuffle(learnt, random);
          nextChoice = 0;
        }
        const choice = learnt[nextChoice++];
        fitting.choose(people, choice.from, choice.to, choiceWeight, spread);
      }
      const way = (epoch * batches + done) / (epochs * batches);
      fitting.step(batch, step * (0.01 + 0.495 * (1 + Math.cos(Math.PI * way))), decay);
    }
    error = missOf(fitting, checked);
    const agreed = (of: readonly Choice[]): number =>
      of.filter(({ from: first, to }) => {
        if (people === null) return false;
        const shares = fitting.likings(people, first, to, spread);
        return shares.every((share) => share <= shares[0]);
      }).length / of.length;
    agreement = agreed(kept);
    progress(
      `  ${epoch + 1} of ${epochs}: ${error.toFixed(2)} points off, ${taught.length} samples; agrees with ${(100 * agreed(learnt)).toFixed(1)} % of the choices it learnt, ${(100 * agreement).toFixed(1)} % of others`,
    );
  }
  return { network, error, agreement };
}

function shuffle(list: unknown[], random: Random): void {
  for (let end = list.length - 1; end > 0; end--) {
    const at = random.below(end + 1);
    [list[end], list[at]] = [list[at], list[end]];
  }
}
