/** The module in a game's folder that holds what its estimate learnt. */
import type { TaughtBy } from '@guildhall/games';
import { type PackedNetwork, WEIGHT_LISTS } from '@guildhall/kernel';

export function moduleOf(game: string, packed: PackedNetwork, taught: TaughtBy): string {
  const lists = WEIGHT_LISTS.map((name) => {
    const { unit, numbers } = packed[name];
    return `  ${name}: {\n    unit: ${unit},\n    numbers:\n      '${numbers}',\n  },\n`;
  });
  const facts = Object.entries(taught).map(
    ([name, value]) => `  ${name}: ${typeof value === 'string' ? `'${value}'` : value},\n`,
  );
  return `/** What the estimate learnt; written by \`npm run teach -- ${game}\`. */
import type { PackedNetwork } from '@guildhall/kernel';

export const WEIGHTS: PackedNetwork = {
  inputs: ${packed.inputs},
  first: ${packed.first},
  second: ${packed.second},
${lists.join('')}};

/** What the weights were made of. */
export const taught = {
${facts.join('')}};
`;
}
