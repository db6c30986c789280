/**
 * The entries of a table with their events. They are kept as objects, or each as one text: a log is rarely read but
 * kept for long, and with hundreds of open tables its many small objects would be most of the garbage collector's work.
 */
import type { Action, Notation } from '../contract/game.ts';
import type { LogEvent } from '../contract/log.ts';
import { type Entry, readEntry, writeEntry } from './entries.ts';
import { readMove } from './move.ts';

/** In which form a table keeps its log in memory. */
export type LogForm = 'values' | 'texts';

export interface Settled<A extends Action> {
  readonly entry: Entry;
  /** The actions as `legal` offered them; none for the kernel's own entries. */
  readonly actions: readonly A[];
  readonly events: readonly LogEvent[];
}

export class SettledEntries<A extends Action> {
  readonly #notation: Notation<A>;
  readonly #form: LogForm;
  readonly #kept: (Settled<A> | string)[] = [];

  constructor(notation: Notation<A>, form: LogForm) {
    this.#notation = notation;
    this.#form = form;
  }

  get length(): number {
    return this.#kept.length;
  }

  /** By its number, from 1. */
  at(number: number): Settled<A> {
    const kept = this.#kept[number - 1];
    return typeof kept === 'string' ? this.#read(kept) : kept;
  }

  push(settled: Settled<A>): void {
    this.#kept.push(this.#form === 'values' ? settled : write(settled));
  }

  #read(text: string): Settled<A> {
    const [line, events] = JSON.parse(text) as [string, LogEvent[]];
    const entry = readEntry(line);
    if (entry === null) throw new Error(`"${line}" was kept as an entry and is none`);
    return { entry, actions: entry.kind === 'action' ? this.#actionsOf(entry.line) : [], events };
  }

  /** An action that is read from its line is the one that was written: the test kit holds every game to it. */
  #actionsOf(move: string): A[] {
    return readMove(move).map((line) => {
      const action = this.#notation.read(line);
      if (action === null) throw new Error(`"${line}" was played and cannot be read`);
      return action;
    });
  }
}

function write<A extends Action>({ entry, events }: Settled<A>): string {
  return JSON.stringify([writeEntry(entry), events]);
}
