/**
 * One row for each kind of action of a game: its arguments with their domains, and its line of notation. Everything else
 * that has to know the actions is derived from these rows: their type, the catalogue of shared values, reading and
 * writing of lines, and the arguments for messages and boards.
 *
 *     const ACTIONS = defineActions<World>()({
 *       transform: action('transform {hex} to {terrain}', ['hex', land], ['terrain', terrain]),
 *       burn: payment('burn'),
 *     });
 *     type Action = ActionsOf<typeof ACTIONS>;
 *
 * A world is whatever the domains of a game depend on: usually its tables, compiled for one set of options.
 */
import type { Action, Notation } from '../contract/game.ts';
import type { LogValue } from '../contract/log.ts';
import { MOVE_SEPARATOR } from '../table/move.ts';
import type { AnyDomain, Domain, Member } from './domains.ts';

type Arguments<W> = readonly (readonly [name: string, domain: AnyDomain<W>])[];

export interface ActionRow<W, A extends Arguments<W> = Arguments<W>> {
  /** The notation, with arguments in braces. Spaces around an argument without text disappear. */
  readonly line: string;
  /** Name and domain of each argument. The catalogue is nested in this order. */
  readonly args: A;
  readonly isPayment: boolean;
}

export function action<const A extends Arguments<never>>(line: string, ...args: A): ActionRow<never, A> {
  return { line, args, isPayment: false };
}

/**
 * An action that only exchanges what its seat owns: it opens no obligation, draws and reveals nothing. The kernel may
 * put payments before an action that somebody wishes for but cannot afford yet.
 */
export function payment<const A extends Arguments<never>>(line: string, ...args: A): ActionRow<never, A> {
  return { line, args, isPayment: true };
}

type Rows<W> = Readonly<Record<string, ActionRow<W>>>;

/** The actions of one row. */
type ActionOfRow<K, R extends ActionRow<never>> = {
  readonly [N in 'kind' | R['args'][number][0]]: N extends 'kind' ? K : ValueOfArgument<R['args'][number], N>;
};

type ValueOfArgument<Args, N> = Args extends readonly [N, Domain<never, infer V, infer _L>] ? V : never;

/** Every action that some rows define. */
type ActionsOfRows<R extends Rows<never>> = { [K in keyof R]: ActionOfRow<K, R[K]> }[keyof R];

/** Every action of a table of actions: `type Action = ActionsOf<typeof ACTIONS>`. */
export type ActionsOf<T> = T extends ActionTable<infer _W, infer R> ? ActionsOfRows<R> : never;

/** The shared values of one row, argument by argument. */
type Nested<Args extends ActionRow<never>['args'], A> = Args extends readonly [infer First, ...infer Rest]
  ? Rest extends ActionRow<never>['args']
    ? First extends readonly [string, Domain<never, infer _V, infer L>]
      ? [L] extends [string]
        ? { readonly [Key in L]: Nested<Rest, A> }
        : readonly Nested<Rest, A>[]
      : never
    : never
  : A;

/** One shared value for each action, so that making a legal list allocates nothing but the list. */
export type CatalogueOf<T> =
  T extends ActionTable<infer _W, infer R>
    ? { readonly [K in keyof R]: Nested<R[K]['args'], ActionOfRow<K, R[K]>> }
    : never;

/** The actions of a game, for one world. */
export interface CompiledActions<T> {
  readonly catalogue: CatalogueOf<T>;
  readonly notation: Notation<ActionsOf<T> & Action>;
  /** Every action, in the order of the rows and their domains. */
  readonly all: readonly (ActionsOf<T> & Action)[];
}

export class ActionTable<W, R extends Rows<W>> {
  readonly rows: R;

  constructor(rows: R) {
    this.rows = rows;
  }

  isPayment(kind: keyof R): boolean {
    return this.rows[kind].isPayment;
  }

  compile(world: W): CompiledActions<this> {
    const written = new Map<Action, Written>();
    const catalogue: Record<string, unknown> = {};
    for (const [kind, row] of Object.entries(this.rows)) {
      const domains = row.args.map(([, { members, isKeyed }]) => ({ members: members(world), isKeyed }));
      const nest = (chosen: readonly Member[]): unknown => {
        if (chosen.length === domains.length) return write(kind, row, chosen, written);
        const { members, isKeyed } = domains[chosen.length];
        const inner = members.map((member) => nest([...chosen, member]));
        return isKeyed ? Object.fromEntries(members.map(({ value }, at) => [value, inner[at]])) : inner;
      };
      catalogue[kind] = nest([]);
    }
    // What was built from the rows gets the types derived from them; only here.
    return {
      catalogue,
      notation: notationOf(written),
      all: [...written.keys()],
    } as unknown as CompiledActions<this>;
  }
}

/** Curried, because TypeScript infers either all type arguments or none. */
export function defineActions<W>() {
  return <const R extends Rows<W>>(rows: R): ActionTable<W, R> => new ActionTable<W, R>(rows);
}

interface Written {
  readonly line: string;
  readonly args: Readonly<Record<string, LogValue>>;
}

/** Makes one action, and notes how it is written and what messages call its arguments. */
function write(
  kind: string,
  { line, args }: ActionRow<never>,
  chosen: readonly Member[],
  written: Map<Action, Written>,
): Action {
  // Empty at first: V8 then keeps up to four properties inside of the object, where the rules find them quicker.
  const action: { kind?: string } & Record<string, unknown> = {};
  action.kind = kind;
  const words: Record<string, LogValue> = {};
  let text = line;
  for (const [at, { value, word, text: said }] of chosen.entries()) {
    const [name] = args[at];
    action[name] = value;
    words[name] = word;
    text = text.replace(`{${name}}`, said);
  }
  if (text.includes('{')) throw new Error(`"${line}" uses an argument that "${kind}" does not declare`);
  if (text.includes(MOVE_SEPARATOR)) throw new Error(`"${text}" reads like several actions played as one`);
  written.set(action as Action, { line: text.replace(/\s+/g, ' ').trim(), args: words });
  return action as Action;
}

function notationOf(written: ReadonlyMap<Action, Written>): Notation<Action> {
  const byLine = new Map<string, Action>();
  for (const [action, { line }] of written) {
    const known = byLine.get(line.toLowerCase());
    if (known !== undefined) throw new Error(`two actions are written as "${line}"`);
    byLine.set(line.toLowerCase(), action);
  }
  let byText: ReadonlyMap<string, Written> | null = null;
  const find = (action: Action): Written => {
    const shared = written.get(action);
    if (shared !== undefined) return shared;
    // The action is a copy, for example parsed from JSON.
    byText ??= new Map([...written].map(([one, about]) => [inOrder(one), about]));
    const equal = byText.get(inOrder(action));
    if (equal === undefined) throw new Error(`${JSON.stringify(action)} is no action of this game`);
    return equal;
  };
  return {
    write: (action) => find(action).line,
    // Most lines are exactly as `write` produces them.
    read: (line) => byLine.get(line) ?? byLine.get(line.trim().replace(/\s+/g, ' ').toLowerCase()) ?? null,
    arguments: (action) => find(action).args,
    all: [...written.keys()],
  };
}

/** An action as text, in whatever order its arguments stand. */
function inOrder(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}
