/** What the game says about options that do not go together. */
import { OptionsError, type Override, readOptions } from '@guildhall/kernel';
import { rulesetOf, tiletum } from '../rules/index.ts';

/** What is said of options that cannot be played; null where they can. */
export function faultOf(options: object): string | null {
  try {
    rulesetOf(readOptions(tiletum.options, { players: 2, ...options }));
    return null;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return error.message;
  }
}

export type Value = readonly [path: string, value: Override['value']];
const set = (...values: readonly Value[]): Override[] => values.map(([path, value]) => ({ path, value }));
export const fault = (...values: readonly Value[]): string | null => faultOf({ overrides: set(...values) });
export const faultIn = (options: object, ...values: readonly Value[]): string | null =>
  faultOf({ ...options, overrides: set(...values) });
