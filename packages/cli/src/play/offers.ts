/** What a seat may do, numbered, grouped by kind, with what each costs and gives. */
import { type Action, type GameState, type Preview, preview, type Rules, type Seat } from '@guildhall/kernel';
import {
  type Board,
  cut,
  inColumns,
  type Paint,
  padEnd,
  textTable,
  WIDTH,
  widthOf,
} from '@guildhall/terminal-kit';
import type { Words } from '../game-words.ts';

export interface Offer {
  readonly action: Action;
  /** As it is typed. */
  readonly line: string;
  /** In words, when the game has them. */
  readonly text: string | null;
  /** Costs and gains. */
  readonly changes: string;
  /** What it sets off. */
  readonly next: string;
}

/** Groups of more than this many are listed briefly, in columns. */
const MOST_LONG = 8;

/** All offers in the order in which they are shown: kind by kind, as the rules name them. */
export function offersOf(
  rules: Rules,
  view: GameState,
  seat: Seat,
  actions: readonly Action[],
  board: Board,
  words: Words,
): Offer[] {
  const kinds = [...new Set(actions.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    actions
      .filter((action) => action.kind === kind)
      .map((action): Offer => {
        const seen = preview(rules, view, seat, action);
        const values = { ...rules.notation.arguments(action), ...board.details?.(action) };
        return {
          action,
          line: rules.notation.write(action),
          text: words.action(kind, values),
          changes: seen.ok ? board.changes(seen.changes[seat]) : '',
          next: seen.ok ? afterwards(seen, view, board, words) : '',
        };
      }),
  );
}

/** What comes after an action, as far as its preview knows: own choices in full, others' where they have a name. */
function afterwards(
  { followUps, stop, later }: Preview,
  view: GameState,
  board: Board,
  words: Words,
): string {
  const own = followUps.map(({ kind, facts }) => words.prompt(kind, facts));
  const others = [...(stop.kind === 'decision' ? stop.of : []), ...later]
    .filter(({ kind, seat }) => seat >= 0 && words.name(kind) !== kind)
    .map(({ kind, seat }) => `${board.seatName(view, seat)}: ${words.name(kind)}`);
  return [...new Set([...own, ...others])].join(' ');
}

/** The numbered list, from 1. */
export function drawOffers(offers: readonly Offer[], words: Words, paint: Paint): string[] {
  const lines: string[] = [];
  let number = 1;
  for (const kind of new Set(offers.map(({ action }) => action.kind))) {
    const group = offers.filter(({ action }) => action.kind === kind);
    const first = number;
    number += group.length;
    lines.push(paint.bold(headingOf(kind, words)));
    lines.push(...(group.length > MOST_LONG ? shortly(group, first) : atLength(group, first, paint)));
  }
  return lines;
}

function headingOf(kind: string, words: Words): string {
  const name = words.name(`action.${kind}`);
  return name.startsWith('action.') ? kind : name;
}

function shortly(group: readonly Offer[], first: number): string[] {
  const cells = textTable(group.map(({ line, changes }, at) => [numbered(first + at), line, changes]));
  return inColumns(
    cells.map((cell) => cut(cell, WIDTH)),
    WIDTH,
  );
}

function atLength(group: readonly Offer[], first: number, paint: Paint): string[] {
  const rows = textTable(group.map(({ line, changes }, at) => [numbered(first + at), line, changes]));
  const width = Math.max(...rows.map(widthOf)) + 2;
  const room = WIDTH - width;
  return rows.map((row, at) => {
    const { text, next } = group[at];
    const more = [text, next].filter((part) => part !== null && part !== '').join(' → ');
    return more === '' || room < 10 ? cut(row, WIDTH) : `${padEnd(row, width)}${paint.dim(cut(more, room))}`;
  });
}

function numbered(number: number): string {
  return String(number).padStart(3);
}
