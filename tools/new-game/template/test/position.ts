/** A position of the game for tests: set up for two, changed as a test needs it, and played in lines of notation. */
import {
  deciders,
  type LogEvent,
  leave,
  play,
  readOptions,
  type Seat,
  settle,
  ways,
} from '@guildhall/kernel';
import type { Spice } from '../data/index.ts';
import { spiceQuay } from '../rules/index.ts';
import type { Player, State } from '../rules/state.ts';

interface Given {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

export class Position {
  readonly rules;
  readonly state: State;
  readonly events: LogEvent[] = [];

  constructor({ options = {}, seed = 'test' }: Given = {}) {
    const contracts = ['pepper', 'ginger'];
    this.rules = spiceQuay.rules(readOptions(spiceQuay.options, { players: 2, contracts, ...options }));
    this.state = this.rules.setup(seed);
    this.#settle();
  }

  give(
    seat: Seat,
    owned: Partial<Omit<Player, 'crates'>> & { crates?: Partial<Record<Spice, number>> },
  ): this {
    const player = this.state.players[seat];
    Object.assign(player, { ...owned, crates: { ...player.crates, ...owned.crates } });
    return this;
  }

  /** The crates that lie in the market, and in the warehouse where that matters. */
  offer(market: Partial<Record<Spice, number>>, warehouse?: readonly Spice[]): this {
    Object.assign(this.state.market, { pepper: 0, cinnamon: 0, ginger: 0, saffron: 0 }, market);
    if (warehouse !== undefined) this.state.warehouse = [...warehouse];
    return this;
  }

  legal(seat: Seat): string[] {
    return this.rules.legal(this.state, seat).map((action) => this.rules.notation.write(action));
  }

  play(seat: Seat, ...lines: readonly string[]): this {
    for (const line of lines) {
      const done = play(this.rules, this.state, seat, this.#read(line), (event) => this.events.push(event));
      if (!done.ok) throw new Error(`${line}: ${done.refusal.rule}`);
      this.#settle();
    }
    return this;
  }

  refusal(seat: Seat, line: string): ReturnType<typeof this.rules.whyNot> {
    return this.rules.whyNot(this.state, seat, this.#read(line));
  }

  /** The ways to afford an action, as lines. */
  waysTo(seat: Seat, line: string): string[][] {
    const view = this.rules.view(this.state, seat);
    return ways(this.rules, view, seat, [this.#read(line)], 9).map(({ actions }) =>
      actions.map((action) => this.rules.notation.write(action)),
    );
  }

  /** Everybody passes until the game is over. */
  passToTheEnd(): this {
    for (let [seat] = deciders(this.state); seat !== undefined; [seat] = deciders(this.state))
      this.play(seat, 'pass');
    return this;
  }

  leave(seat: Seat): this {
    const left = leave(this.rules, this.state, seat, (event) => this.events.push(event));
    if (!left.ok) throw new Error(left.refusal.rule);
    this.#settle();
    return this;
  }

  player(seat: Seat): Player {
    return this.state.players[seat];
  }

  deciders(): Seat[] {
    return deciders(this.state);
  }

  #settle(): void {
    settle(this.rules, this.state, (event) => this.events.push(event));
  }

  #read(line: string) {
    const action = this.rules.notation.read(line);
    if (action === null) throw new Error(`"${line}" is no action`);
    return action;
  }
}
