/**
 * Values of a game that hang on how well its bots play, as how far ahead an automatic opponent begins.
 * `npm run calibrate -- GAME` plays for them and writes them into the game's folder, with what they were made by.
 */
import type { Outcome } from '@guildhall/kernel';
import type { OptionValues } from './samples.ts';

/** What is written: the values, and the versions of the rules, of their estimate and of the bots they were made with. */
export interface Calibrated {
  readonly ruleset: number;
  readonly estimate: number;
  readonly bots: number;
  /** Games played for each value. */
  readonly games: number;
  readonly values: Readonly<Record<string, number>>;
}

export interface CalibratedValue {
  readonly name: string;
  /** Games in which the value is 0. */
  readonly options: { readonly players: number } & OptionValues;
  /** How many of the games a steady bot should win. */
  readonly share: number;
  readonly least: number;
  readonly most: number;
}

export interface GameCalibration {
  /** The module that is written, below the game's folder. */
  readonly file: string;
  readonly written: Calibrated;
  readonly values: readonly CalibratedValue[];
  /** By how many points the bot is ahead of its opponent at the end of a game; each point of the value takes one of them. */
  lead(outcome: Outcome): number;
}
