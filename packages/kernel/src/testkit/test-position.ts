/** A position that a test plays in lines of notation. Games add how their pieces get there, and what to look at. */
import type { Action, GameState, Rules, Seat } from '../contract/game.ts';
import type { LogEvent } from '../contract/log.ts';
import { leave } from '../engine/leaving.ts';
import { deciders } from '../engine/obligations.ts';
import { play, refusalOf, settle } from '../engine/play.ts';

export class TestPosition<S extends GameState, A extends Action> {
  readonly rules: Rules<S, A>;
  readonly state: S;
  /** All that has happened. */
  readonly events: LogEvent[] = [];

  constructor(rules: Rules<S, A>, seed = 'position') {
    this.rules = rules;
    this.state = rules.setup(seed);
  }

  readonly listener = (event: LogEvent): void => {
    this.events.push(event);
  };

  /** The action that a line says. */
  readonly action = (line: string): A => {
    const read = this.rules.notation.read(line);
    if (read === null) throw new Error(`"${line}" is no action`);
    return read;
  };

  /** Plays lines one after the other, each of which must be legal, and lets the table go on after each. */
  play(seat: Seat, ...lines: readonly string[]): this {
    for (const line of lines) this.only(seat, line).settle();
    return this;
  }

  /** Plays a legal line, without the steps of the table that follow. */
  only(seat: Seat, line: string): this {
    const played = play(this.rules, this.state, seat, this.action(line), this.listener);
    if (!played.ok) throw new Error(`"${line}" was refused: ${JSON.stringify(played.refusal)}`);
    return this;
  }

  /** Lets the table go on until somebody decides. */
  settle(): this {
    settle(this.rules, this.state, this.listener);
    return this;
  }

  /** A seat leaves for good, and the table goes on. */
  leave(seat: Seat): this {
    const left = leave(this.rules, this.state, seat, this.listener);
    if (!left.ok) throw new Error(`seat ${seat} cannot leave: ${left.refusal.rule}`);
    return this.settle();
  }

  readonly legal = (seat: Seat): string[] =>
    this.rules.legal(this.state, seat).map((action) => this.rules.notation.write(action));

  /** The rule that forbids a line; null: it is legal. */
  readonly refusal = (seat: Seat, line: string): string | null => {
    const action = this.action(line);
    return this.legal(seat).includes(this.rules.notation.write(action))
      ? null
      : refusalOf(this.rules, this.state, seat, action).rule;
  };

  readonly missing = (seat: Seat, line: string): Readonly<Record<string, number>> =>
    this.rules.whyNot(this.state, seat, this.action(line))?.missing ?? {};

  readonly deciders = (): Seat[] => deciders(this.state);
}
