/**
 * Replays a recorded game through our rules and compares the position after every row. The reader only ever chooses
 * among legal actions; commands inside one row may change places, rows may not.
 */
import { isOver, type LogEvent, openGroup, type Rules, settle, tableIsNext } from '@guildhall/kernel';
import {
  type Action,
  engine,
  type Obligation,
  type Options,
  type Ruleset,
  rulesetOf,
  type State,
} from '@guildhall/terra-mystica';
import { type Command, parseCommand } from './commands.ts';
import { differenceOf, finalDifference, stillOwed } from './compare.ts';
import { LedgerError } from './ledger-error.ts';
import { carryOut, type Played } from './row.ts';
import type { LedgerGame, Row } from './rows.ts';
import { setupOf } from './setup.ts';

export interface Difference {
  readonly game: string;
  readonly row: number;
  readonly faction: string;
  readonly commands: string;
  readonly problem: string;
}

export interface Replayed {
  readonly rows: number;
  readonly rowsEqual: number;
  readonly difference: Difference | null;
  readonly options: Options;
  readonly played: readonly Played[];
  readonly final: State;
}

/** Nothing is left to chance in a recorded game; a table has a seed all the same. */
export const RECORD_SEED = 'ledger';

type Move = Extract<Row, { kind: 'move' }>;

/** Rows that tell an effect of somebody else's answer; their position holds once that answer was given. */
const EFFECT = /^\[(opponent accepted power|all opponents declined power)\]$/;
const FINAL = /^(?:\+\d+vp for (fire|water|earth|air|network)|score_resources)$/i;

/** Commands that answer somebody else's move: they can stand in the middle of that seat's turn. */
const ANSWERS: ReadonlySet<Command['kind']> = new Set<Command['kind']>([
  'leech',
  'decline',
  'step',
  'ignore',
]);

/** Commands that are a seat's action: they need its turn. */
const MAIN: ReadonlySet<Command['kind']> = new Set<Command['kind']>([
  'build',
  'transform',
  'upgrade',
  'action',
  'send',
  'advance',
  'pass',
]);

export function replayLedger(game: LedgerGame): Replayed {
  const { options, seatOf } = setupOf(game);
  const g = rulesetOf(options);
  const rules = engine(g);
  return new Replay(game, g, rules, options, seatOf).run();
}

class Replay {
  private readonly game: LedgerGame;
  private readonly g: Ruleset;
  private readonly rules: Rules<State, Action>;
  private readonly options: Options;
  private readonly seatOf: ReadonlyMap<string, number>;
  private state: State;
  private readonly played: Played[] = [];
  private waiting: Move[] = [];
  private readonly scoring: LogEvent[] = [];
  private rowsEqual = 0;
  private difference: Difference | null = null;
  /** Points scored at the end so far, a seat: the ledger tells them one by one. */
  private readonly finals: number[];

  constructor(
    game: LedgerGame,
    g: Ruleset,
    rules: Rules<State, Action>,
    options: Options,
    seatOf: ReadonlyMap<string, number>,
  ) {
    this.game = game;
    this.g = g;
    this.rules = rules;
    this.options = options;
    this.seatOf = seatOf;
    this.state = rules.setup(RECORD_SEED);
    this.finals = new Array<number>(g.seats).fill(0);
    settle(rules, this.state);
  }

  run(): Replayed {
    for (const row of this.game.rows) {
      if (this.difference !== null) break;
      if (row.kind === 'move') this.move(row);
    }
    if (this.difference === null) this.compareEnd();
    return {
      rows: this.game.rows.filter((row) => row.kind === 'move').length,
      rowsEqual: this.rowsEqual,
      difference: this.difference,
      options: this.options,
      played: this.played,
      final: this.state,
    };
  }

  private move(row: Move): void {
    const seat = this.seatOf.get(row.faction);
    if (seat === undefined)
      throw new LedgerError(`${this.game.name}, row ${row.line}: ${row.faction} did not sit down`);
    if (EFFECT.test(row.commands)) {
      this.waiting.push(row);
      return;
    }
    if (row.commands === 'setup') {
      this.compare(row, seat);
      return;
    }
    const final = FINAL.exec(row.commands);
    if (final !== null) {
      this.finish(row, seat, final[1]?.toLowerCase() ?? 'resources');
      return;
    }
    const commands = this.parse(row);
    if (commands.every((command) => command.kind === 'income')) this.income(row, seat);
    else this.carryOut(row, seat, commands);
  }

  private parse(row: Move): Command[] {
    return row.commands.split('.').flatMap((text) => {
      const commands = parseCommand(text);
      if (commands === null) {
        throw new LedgerError(
          `${this.game.name}, row ${row.line}: "${text.trim()}" is not a command this reader knows`,
        );
      }
      return commands;
    });
  }

  /** Runs steps of the table, but never further than a row tells. */
  private stepTable(until: (owed: Obligation) => boolean): void {
    while (tableIsNext(this.state) && !until(openGroup(this.state)[0])) this.rules.run(this.state);
  }

  /** Cult rewards are told before income: the row's place says which it is. */
  private income(row: Move, seat: number): void {
    this.endTurnOf(null, false);
    const isCult = row.commands.startsWith('cult_');
    if (isCult) this.stepTable((owed) => owed.kind === 'cleanUp');
    else this.stepTable(() => this.state.phase === 'actions');
    this.compare(row, seat);
  }

  private carryOut(row: Move, seat: number, commands: readonly Command[]): void {
    const acts = commands.some((command) => MAIN.has(command.kind)) && !this.goesOnDigging(seat, commands);
    if (!commands.every((command) => ANSWERS.has(command.kind))) this.endTurnOf(seat, acts);
    const hasIncome = commands.some((command) => command.kind === 'income');
    this.settleFor(seat);
    if (acts && !commands.some((command) => command.kind === 'leech' || command.kind === 'decline'))
      this.declineOpen(seat);
    const moves = commands.filter((command) => command.kind !== 'income');
    const result = this.placed(row, () =>
      carryOut(this.g, this.rules, this.state, seat, moves, hasIncome ? null : row.position),
    );
    if (result.kind === 'refused') {
      this.differ(row, result.problem);
      return;
    }
    this.state = result.state;
    this.played.push(...result.played);
    if (hasIncome) this.stepTable(() => this.state.phase === 'actions');
    this.compare(row, seat);
    this.compareWaiting();
  }

  /** A fault of the input, with the row it stands in. */
  private placed<T>(row: Move, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      throw new LedgerError(`${this.game.name}, row ${row.line} (${row.commands}): ${error.message}`);
    }
  }

  /** Spades of an earlier row that this row goes on using. */
  private goesOnDigging(seat: number, commands: readonly Command[]): boolean {
    const hasSpades = openGroup(this.state).some(
      (owed) => owed.seat === seat && owed.kind === 'terraform' && owed.more,
    );
    return (
      hasSpades &&
      commands.every(
        (command) => command.kind === 'transform' || !MAIN.has(command.kind) || command.kind === 'build',
      )
    );
  }

  /** Ends a turn that is over as far as the record tells: somebody else moves, or the same seat acts again. */
  private endTurnOf(mover: number | null, actsAgain: boolean): void {
    const owner = openGroup(this.state)[0]?.seat;
    if (owner === undefined || owner < 0 || (owner === mover && !actsAgain)) return;
    const { catalogue } = this.g;
    for (;;) {
      const owed = openGroup(this.state).find((one) => one.seat === owner);
      if (owed?.kind === 'terraform') this.act(owner, catalogue.done);
      else if (owed?.kind === 'ordain') this.act(owner, catalogue.ordain[0]);
      else if (owed?.kind === 'turn' && owed.acted && (owner !== mover || owed.actions === 0)) {
        this.act(owner, catalogue.end);
        return;
      } else return;
    }
  }

  private act(seat: number, action: Action): void {
    this.played.push({ seat, action });
    this.rules.apply(this.state, seat, action);
  }

  /** Who acts without answering has refused. */
  private declineOpen(seat: number): void {
    while (this.state.aside.some((owed) => owed.seat === seat && owed.kind === 'leech')) {
      this.act(seat, this.g.catalogue.decline);
    }
  }

  /** Goes on to the mover's own decision; a table step that would run past it stops there. */
  private settleFor(seat: number): void {
    this.stepTable((owed) => owed.kind === 'cleanUp' && this.state.aside.some((open) => open.seat === seat));
  }

  private compareWaiting(): void {
    for (const row of this.waiting) this.compare(row, this.seatOf.get(row.faction) as number);
    this.waiting = [];
  }

  private finish(row: Move, seat: number, source: string): void {
    this.endTurnOf(null, false);
    settle(this.rules, this.state, (event) => this.scoring.push(event));
    if (!isOver(this.state)) {
      this.differ(row, 'the record scores the end, but somebody still has to decide');
      return;
    }
    const { sources, totals } = this.rules.outcome(this.state);
    const key = source === 'network' ? 'area' : source;
    this.finals[seat] += sources[seat][key];
    if (source === 'resources') {
      this.compare(row, seat);
      return;
    }
    const later = ['fire', 'water', 'earth', 'air', 'area', 'resources'].reduce(
      (sum, name) => sum + sources[seat][name],
      0,
    );
    const points = totals[seat] - later + this.finals[seat];
    if (points === row.position.points) this.rowsEqual += 1;
    else this.differ(row, `points: ${points} here, ${row.position.points} in the record`);
  }

  private compare(row: Move, seat: number): void {
    const problem = differenceOf(this.state, seat, row.position);
    if (problem === null) this.rowsEqual += 1;
    else this.differ(row, problem);
  }

  /** What rows cannot tell: that the game is over, and the final block of the record. */
  private compareEnd(): void {
    this.compareWaiting();
    const last = this.game.rows[this.game.rows.length - 1];
    const nowhere = { line: last.line, faction: '', commands: '' };
    if (!isOver(this.state)) {
      this.differ(nowhere, `the record ends before the game does: open are ${stillOwed(this.state)}`);
      return;
    }
    const { g, rules, state, seatOf, scoring } = this;
    for (const [faction, seat] of seatOf) {
      const told = this.game.rows.findLast((row) => row.kind === 'move' && row.faction === faction);
      if (told?.kind !== 'move') continue;
      const points = rules.outcome(state).totals[seat];
      if (points !== told.position.points)
        this.differ(told, `final points: ${points} here, ${told.position.points} in the record`);
    }
    if (this.game.end === null) return;
    const found = finalDifference({ g, rules, state, seatOf, scoring }, this.game.end);
    if (found !== null) this.differ({ ...nowhere, faction: found.faction }, found.problem);
  }

  private differ(row: { line: number; faction: string; commands: string }, problem: string): void {
    this.difference ??= {
      game: this.game.name,
      row: row.line,
      faction: row.faction,
      commands: row.commands,
      problem,
    };
  }
}
