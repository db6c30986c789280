/** Reads one row after the other: what it stands for is played, and the position after it compared. */

import type { Action, Ruleset, State } from '@guildhall/games/terra-mystica';
import { deciders, hasLeft, isOver, type LogEvent, openGroup, type Rules, settle } from '@guildhall/kernel';
import { type Answer, MAIN } from './answers.ts';
import { Answers } from './any-order.ts';
import type { Command } from './commands.ts';
import { differenceOf } from './compare.ts';
import { LedgerError } from './ledger-error.ts';
import {
  type FinalSource,
  type IncomePart,
  type Meaning,
  meaningOf,
  placed,
  type Section,
  sectionsOf,
} from './meanings.ts';
import { carryOut, type Effort, newEffort } from './row.ts';
import type { LedgerGame, Move, Row } from './rows.ts';
import { RecordTable } from './table.ts';

interface Problem {
  readonly row: number;
  readonly faction: string;
  readonly commands: string;
  readonly problem: string;
}

/** Commands that answer somebody else's move: they can stand in the middle of that seat's turn. */
const ANSWERS: ReadonlySet<Command['kind']> = new Set<Command['kind']>([
  'answer',
  'declineAll',
  'step',
  'ignore',
]);

const DIGS: ReadonlySet<Command['kind']> = new Set<Command['kind']>(['transform', 'discardSpades']);

const FINAL_SOURCES: readonly FinalSource[] = ['fire', 'water', 'earth', 'air', 'network', 'resources'];

export class RowReader {
  readonly table: RecordTable;
  private readonly answers: Answers;
  readonly seatOf: ReadonlyMap<string, number>;
  readonly scoring: LogEvent[] = [];
  rowsEqual = 0;
  difference: Problem | null = null;
  private readonly game: LedgerGame;
  private readonly sections: ReadonlyMap<Move, Section>;
  private readonly meanings = new Map<Move, Meaning>();
  /** Rows that were read before their turn. */
  private readonly early = new Set<Move>();
  /** Rows whose position holds only after a later one. */
  private waiting: Move[] = [];
  /** Points scored at the end so far, a seat: the ledger tells them one by one. */
  private readonly finals: number[];
  private readonly effort: Effort = newEffort();

  constructor(
    game: LedgerGame,
    g: Ruleset,
    rules: Rules<State, Action>,
    seatOf: ReadonlyMap<string, number>,
  ) {
    this.game = game;
    this.seatOf = seatOf;
    this.sections = sectionsOf(game.rows);
    this.table = new RecordTable(g, rules);
    this.answers = new Answers(this.table);
    this.finals = new Array<number>(g.seats).fill(0);
  }

  read(row: Row): void {
    if (row.kind === 'move') {
      if (!this.early.has(row)) this.move(row);
      return;
    }
    const left = /^(.*?)\s*dropped from the game\b/i.exec(row.text)?.[1];
    if (left !== undefined) this.table.leave(this.seatNamed(left, row));
  }

  private seatNamed(faction: string, { line }: Row): number {
    const seat = this.seatOf.get(faction.toLowerCase());
    if (seat !== undefined) return seat;
    throw new LedgerError(`${this.game.name}, row ${line}: ${faction} is not in the game`);
  }

  private move(row: Move): void {
    const seat = this.seatNamed(row.faction, row);
    const meaning = this.meaningOf(row);
    if (hasLeft(this.table.state, seat) && meaning.kind !== 'effect') {
      this.afterLeaving(row, seat, meaning);
      return;
    }
    switch (meaning.kind) {
      case 'setup':
        this.sitDown(row, seat);
        return;
      case 'effect':
        this.waiting.push(row);
        return;
      case 'income':
        this.income(row, seat, meaning.part);
        return;
      case 'final':
        this.finish(row, seat, meaning.source);
        return;
      case 'silent':
        this.silent(row, seat, meaning.section);
        return;
      case 'commands':
        this.commands(row, seat, meaning.commands);
        return;
      default:
        meaning satisfies never;
    }
  }

  private sitDown(row: Move, seat: number): void {
    if (!this.table.chooseFaction(seat, row.faction))
      throw new LedgerError(`${this.game.name}, row ${row.line}: ${row.faction} cannot be chosen here`);
    this.compare(row, seat);
  }

  private meaningOf(row: Move): Meaning {
    const known = this.meanings.get(row);
    if (known !== undefined) return known;
    const meaning = meaningOf(this.game, row, this.sections.get(row) ?? { kind: 'play' });
    this.meanings.set(row, meaning);
    return meaning;
  }

  /** Cult rewards are recorded before income, or both in one row; then the spades they bring are used after the row. */
  private income(row: Move, seat: number, part: IncomePart): void {
    this.table.endRound();
    if (part === 'other') this.table.discardCultSpades();
    if (part !== 'other') this.table.stepToCults();
    if (part !== 'cult') this.table.stepToActions();
    if (part === 'all' && this.table.state.phase !== 'actions') this.waiting.push(row);
    else this.compare(row, seat);
  }

  /** A row without commands changes nothing, or tells what everybody gets in its section. */
  private silent(row: Move, seat: number, section: Section): void {
    if (section.kind === 'final') this.finish(row, seat, section.source);
    else if (section.kind === 'income' && differenceOf(this.table.state, seat, row.position) !== null)
      this.silentIncome(row, seat, section.part);
    else this.compare(row, seat);
  }

  private silentIncome(row: Move, seat: number, part: IncomePart | null): void {
    if (part === null) this.compareBeforeOrAfterIncome(row, seat);
    else this.income(row, seat, part);
  }

  /** Who left gets income and points like everybody; its rows say nothing any more. */
  private afterLeaving(row: Move, seat: number, meaning: Meaning): void {
    const { table } = this;
    if (table.state.phase === 'setup' && meaning.kind === 'commands') {
      // What was sent just before the leaving went to whoever came next.
      const [next] = deciders(table.state);
      const result = placed(this.game, row, () => carryOut(table, next, meaning.commands, null, this.effort));
      if (result.kind === 'done') table.advance(result.state, result.played);
    }
    this.silent(row, seat, this.sections.get(row) ?? { kind: 'play' });
  }

  private commands(row: Move, seat: number, commands: readonly Command[]): void {
    const left = commands.find((command) => command.kind === 'leave');
    if (left !== undefined)
      this.table.leave(left.faction === null ? seat : this.seatNamed(left.faction, row));
    const real = commands.filter(({ kind }) => kind !== 'ignore');
    const [only] = real;
    if (real.length === 1 && only.kind === 'answer') this.answer(row, seat, only);
    else this.carryOut(row, seat, commands);
  }

  private carryOut(row: Move, seat: number, commands: readonly Command[]): void {
    const { table } = this;
    const acts = commands.some((command) => MAIN.has(command.kind)) && !this.goesOnDigging(seat, commands);
    if (!commands.every((command) => ANSWERS.has(command.kind))) table.endTurn(seat, acts);
    const income = commands.find((command) => command.kind === 'income');
    table.stepFor(seat);
    this.letOthersDig(seat, row);
    if (acts && !commands.some(({ kind }) => kind === 'answer' || kind === 'declineAll'))
      table.declineOpen(seat);
    const moves = commands.filter((command) => command.kind !== 'income');
    const isMerged = this.waiting.some((waiting) => this.meaningOf(waiting).kind === 'income');
    const position = income !== undefined || isMerged ? null : row.position;
    const result = placed(this.game, row, () => carryOut(table, seat, moves, position, this.effort));
    if (result.kind === 'refused') {
      this.differ(row, result.problem);
      return;
    }
    table.advance(result.state, result.played);
    if (isMerged) this.afterMerged(row);
    // Who only waits does not end anything that other rows wait for.
    else if (commands.every(({ kind }) => kind === 'ignore')) this.compare(row, seat);
    else if (income === undefined) this.compareAll(row, seat);
    else this.compareBeforeOrAfterIncome(row, seat);
  }

  /** Spades of an earlier row that this row goes on using. */
  private goesOnDigging(seat: number, commands: readonly Command[]): boolean {
    const hasSpades = openGroup(this.table.state).some(
      (owed) => owed.seat === seat && owed.kind === 'terraform' && owed.more,
    );
    return (
      hasSpades &&
      commands.every(
        (command) => command.kind === 'transform' || !MAIN.has(command.kind) || command.kind === 'build',
      )
    );
  }

  /** Spades of the cults have an order here; the record took them as they came. */
  private letOthersDig(seat: number, row: Move): void {
    const { table } = this;
    for (let digger = table.cultDigger; digger !== null && digger !== seat; digger = table.cultDigger) {
      const next = this.nextDigOf(digger, row);
      if (next === null) table.act(digger, table.g.catalogue.done);
      else {
        this.early.add(next);
        this.move(next);
      }
      if (this.difference !== null) return;
    }
  }

  /** The next row before the next comment in which a seat digs and that was not read yet. */
  private nextDigOf(seat: number, after: Move): Move | null {
    for (const row of this.later(after)) {
      if (row.kind === 'comment') return null;
      if (this.early.has(row) || this.seatOf.get(row.faction.toLowerCase()) !== seat) continue;
      const meaning = this.meaningOf(row);
      if (meaning.kind === 'commands' && meaning.commands.some(({ kind }) => DIGS.has(kind))) return row;
    }
    return null;
  }

  private *later(after: Move): Iterable<Row> {
    for (let at = this.game.rows.indexOf(after) + 1; at < this.game.rows.length; at++)
      yield this.game.rows[at];
  }

  /** Nothing says whether the row tells of rewards or of income: it may be of whoever came first in the round. */
  private compareBeforeOrAfterIncome(row: Move, seat: number): void {
    const { table } = this;
    const isEqual = (): boolean => differenceOf(table.state, seat, row.position) === null;
    if (!isEqual()) table.stepToCults();
    if (!isEqual()) table.stepToActions();
    this.compareAll(row, seat);
  }

  /** Rewards and income were recorded in one row, before the spades: positions are equal again when both were given. */
  private afterMerged(row: Move): void {
    this.waiting.push(row);
    this.table.stepToActions();
    if (this.table.state.phase === 'actions') this.compareWaiting();
  }

  private answer(row: Move, seat: number, answer: Answer): void {
    this.table.stepFor(seat);
    const outcome = this.answers.give(seat, answer, () => this.commandsOf(seat, row));
    if (outcome === null) this.differ(row, `"${answer.takes ? 'leech' : 'decline'}" answers no open offer`);
    else {
      this.compareWith(outcome, row, seat);
      this.compareWaiting();
    }
  }

  /** The commands of a seat's later rows. */
  private *commandsOf(seat: number, after: Move): Iterable<readonly Command[]> {
    for (const row of this.later(after)) {
      if (row.kind === 'comment' || this.seatOf.get(row.faction.toLowerCase()) !== seat) continue;
      const meaning = this.meaningOf(row);
      if (meaning.kind === 'commands') yield meaning.commands;
    }
  }

  private finish(row: Move, seat: number, source: FinalSource): void {
    const { table } = this;
    table.endRound();
    settle(table.rules, table.state, (event) => this.scoring.push(event));
    if (!isOver(table.state)) {
      this.differ(row, 'the record has the final scoring, but someone still has to decide');
      return;
    }
    const { sources, totals } = table.rules.outcome(table.state);
    const pointsFor = (name: FinalSource): number => sources[seat][name === 'network' ? 'area' : name];
    this.finals[seat] += pointsFor(source);
    if (source === 'resources') {
      this.compare(row, seat);
      return;
    }
    const later = FINAL_SOURCES.reduce((sum, name) => sum + pointsFor(name), 0);
    const points = totals[seat] - later + this.finals[seat];
    if (points === row.position.points) this.rowsEqual += 1;
    else this.differ(row, `points: ${points} here, ${row.position.points} in the record`);
  }

  private compareAll(row: Move, seat: number): void {
    this.compare(row, seat);
    this.compareWaiting();
  }

  private compare(row: Move, seat: number): void {
    this.compareWith(this.table.state, row, seat);
  }

  private compareWith(state: State, row: Move, seat: number): void {
    const problem = differenceOf(state, seat, row.position);
    if (problem === null) this.rowsEqual += 1;
    else this.differ(row, problem);
  }

  compareWaiting(): void {
    const rows = this.waiting;
    this.waiting = [];
    for (const row of rows) this.compare(row, this.seatOf.get(row.faction.toLowerCase()) ?? 0);
  }

  differ(row: { line: number; faction: string; commands: string }, problem: string): void {
    this.difference ??= { row: row.line, faction: row.faction, commands: row.commands, problem };
  }
}
