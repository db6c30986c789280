/** The tables compiled for one set of options: what the rules look up. */
import { type BaseOptions, type Notation, withOverrides } from '@guildhall/kernel';
import { type Spice, type Tables, tables } from '../data/index.ts';
import { type Action, actionTable, type Catalogue } from './actions.ts';

export interface Options extends BaseOptions {
  readonly rounds: number;
  /** The contract of each seat; null leaves them to chance. */
  readonly contracts: readonly Spice[] | null;
}

export interface Ruleset {
  readonly seats: number;
  readonly rounds: number;
  readonly contracts: readonly Spice[] | null;
  readonly tables: Tables;
  readonly catalogue: Catalogue;
  readonly notation: Notation<Action>;
}

export function compile({ players, rounds, contracts, overrides }: Options): Ruleset {
  const { catalogue, notation } = actionTable.compile(null);
  return { seats: players, rounds, contracts, tables: withOverrides(tables, overrides), catalogue, notation };
}
