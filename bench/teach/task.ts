/** What the threads of a round do: a few games each time, or what people did in one recorded game. */
import type { PackedNetwork } from '@guildhall/kernel';

export interface Setting {
  readonly game: string;
  readonly network: PackedNetwork;
  /** Games that people played, as files: positions of them are where some games begin. */
  readonly records: readonly string[];
}

export type Task =
  | {
      readonly kind: 'games';
      readonly seed: string;
      readonly from: number;
      readonly to: number;
      /** Where their samples go. */
      readonly file: string;
    }
  | { readonly kind: 'record'; readonly path: string; readonly number: number; readonly file: string };

export interface Done {
  readonly task: Task;
  /** Points of seats that played as well as they could. */
  readonly points: readonly number[];
}
