/** Builds positions for tests: given these pieces, when this is played, then that. The games add what is their own. */
import type { Action, LogEvent, Notation, Rules } from '@guildhall/kernel';
import { TestPosition } from '@guildhall/kernel/testkit';
import type { Land, TerraState } from '../index.ts';

type Logged = [kind: string, seat: number, data: LogEvent['data']];

interface Ruleset<A extends Action> extends Land {
  readonly seats: number;
  readonly notation: Notation<A>;
}

/** The lists by which the numbers of a state are named. */
interface Names<Terrain extends string, Source extends string> {
  readonly terrains: readonly Terrain[];
  readonly sources: readonly Source[];
}

export abstract class TerraPosition<
  G extends Ruleset<A>,
  S extends TerraState,
  A extends Action,
  Terrain extends string,
  Source extends string,
> extends TestPosition<S, A> {
  readonly g: G;
  readonly #names: Names<Terrain, Source>;

  constructor(g: G, rules: Rules<S, A>, names: Names<Terrain, Source>) {
    super(rules);
    this.g = g;
    this.#names = names;
  }

  readonly player = (seat: number): S['players'][number] => this.state.players[seat];

  protected land(name: string): number {
    const hex = this.g.map.landAt.get(name);
    if (hex === undefined) throw new Error(`no hex ${name}`);
    return hex;
  }

  terrain(hex: string, terrain: Terrain): this {
    this.state.terrain[this.land(hex)] = this.#names.terrains.indexOf(terrain);
    return this;
  }

  readonly terrainAt = (hex: string): Terrain => this.#names.terrains[this.state.terrain[this.land(hex)]];

  /** A bridge of a seat between two hexes of a site. */
  bridge(seat: number, from: string, to: string): this {
    const ends = [this.land(from), this.land(to)].sort().join();
    const site = this.g.sites.findIndex((hexes) => [...hexes].sort().join() === ends);
    if (site < 0) throw new Error(`no bridge site ${from}:${to}`);
    this.state.bridges.push(site * 8 + seat);
    return this;
  }

  round(round: number): this {
    this.state.round = round;
    return this;
  }

  /** Everybody else has passed: the seat has one turn after the other. */
  alone(seat = 0): this {
    const { state } = this;
    state.passing = state.order.filter((other) => other !== seat);
    for (const other of state.passing) state.players[other].passed = true;
    return this;
  }

  /** Starts the turn of a seat. */
  turn(seat = 0): this {
    const { order } = this.state;
    this.state.last = order[(order.indexOf(seat) + this.g.seats - 1) % this.g.seats];
    return this.settle();
  }

  /** Plays lines as `play` does, and gives what was logged for everybody. */
  logged(seat: number, ...lines: string[]): Logged[] {
    const before = this.events.length;
    this.play(seat, ...lines);
    return this.events.slice(before).map(({ kind, seat, readers, data }) => {
      if (readers !== 'all') throw new Error(`${kind} is not for everybody`);
      return [kind, seat, data];
    });
  }

  /** Legal lines that begin like this. */
  readonly offered = (seat: number, beginning: string): string[] =>
    this.legal(seat)
      .filter((line) => line.startsWith(beginning))
      .sort();

  bowls(seat: number): [number, number, number] {
    const { bowl1, bowl2, bowl3 } = this.state.players[seat];
    return [bowl1, bowl2, bowl3];
  }

  /** Points that a seat has from one source. */
  readonly points = (seat: number, source: Source): number =>
    this.state.players[seat].sources[this.#names.sources.indexOf(source)];

  /** Makes hexes part of a town that was founded before. */
  inTown(...hexes: string[]): this {
    for (const hex of hexes) this.state.inTown[this.land(hex)] = 1;
    return this;
  }

  readonly isInTown = (hex: string): boolean => this.state.inTown[this.land(hex)] === 1;

  /** Passes, takes the first card offered and ends the turn. */
  pass(seat: number): this {
    const line = this.legal(seat).find((offered) => offered.startsWith('pass'));
    if (line === undefined) throw new Error(`seat ${seat} cannot pass`);
    return this.play(seat, line, 'end turn');
  }

  /** All who are still in pass, one after the other, and the round ends. */
  passAll(): this {
    const count = this.state.players.filter((player) => !player.passed).length;
    for (let passes = 0; passes < count; passes++) this.pass(this.deciders()[0]);
    return this;
  }

  /** What the seats owe now, by kind. */
  readonly owed = (): string[] => this.state.pending[this.state.pending.length - 1].map(({ kind }) => kind);
}
