import { choice, fixed, type OptionsSchema } from '@guildhall/kernel';
import { SPICES, sourcedTables } from '../data/index.ts';
import type { Options } from './ruleset.ts';

/** What is wrong with contracts that somebody chose beforehand; null: nothing. */
function checkContracts(value: unknown, players: number): string | null {
  if (!Array.isArray(value) || value.length !== players) return `must name ${players} spices`;
  const known: readonly unknown[] = SPICES;
  if (!value.every((spice) => known.includes(spice))) return `must be some of ${SPICES.join(', ')}`;
  return new Set(value).size === value.length ? null : 'names a spice twice';
}

export const options: OptionsSchema<Options> = {
  minPlayers: 2,
  maxPlayers: 2,
  tables: sourcedTables,
  fields: {
    rounds: choice([6, 4, 8]),
    contracts: fixed(checkContracts, { hidden: true }),
  },
};
