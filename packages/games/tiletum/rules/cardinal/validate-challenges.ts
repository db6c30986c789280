/** Options for somebody who plays alone have to fit each other. */
import { OptionsError } from '@guildhall/kernel';
import type { Tables } from '../../data/index.ts';
import type { Options } from '../ruleset.ts';

/** Challenges of silver need silver. */
export function checkChallenges({ challenges }: Tables, options: Options): void {
  const odd = options.challenges?.find((id) => challenges[id].set === 'silver' && !options.silver);
  if (odd === undefined) return;
  const path = `challenges.${odd}.set`;
  if (options.overrides.some((override) => override.path === path))
    throw new OptionsError(`override ${path}: the challenge is chosen, and there is no silver`);
  throw new OptionsError(`options.challenges: ${odd} needs silver`);
}
