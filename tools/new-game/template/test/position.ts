/** A position of the game for tests: set up for two, changed as a test needs it, and played in lines of notation. */
import { deciders, readOptions, type Seat, ways } from '@guildhall/kernel';
import { TestPosition } from '@guildhall/kernel/testkit';
import type { Spice } from '../data/index.ts';
import type { Action } from '../rules/actions.ts';
import { spiceQuay } from '../rules/index.ts';
import type { Player, State } from '../rules/state.ts';

interface Given {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
}

export class Position extends TestPosition<State, Action> {
  constructor({ options = {}, seed = 'test' }: Given = {}) {
    const contracts = ['pepper', 'ginger'];
    super(spiceQuay.rules(readOptions(spiceQuay.options, { players: 2, contracts, ...options })), seed);
    this.settle();
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

  /** The ways to afford an action, as lines. */
  waysTo(seat: Seat, line: string): string[][] {
    const view = this.rules.view(this.state, seat);
    return ways(this.rules, view, seat, [this.action(line)], 9).map(({ actions }) =>
      actions.map((action) => this.rules.notation.write(action)),
    );
  }

  /** Everybody passes until the game is over. */
  passToTheEnd(): this {
    for (let [seat] = deciders(this.state); seat !== undefined; [seat] = deciders(this.state))
      this.play(seat, 'pass');
    return this;
  }

  player(seat: Seat): Player {
    return this.state.players[seat];
  }
}
