/** Random games, watched for everything that needs a text. */
import {
  deciders,
  type LogEvent,
  openGroup,
  type Random,
  randomAction,
  randomFrom,
  readOptions,
  tableIsNext,
} from '@guildhall/kernel';
import { inventions } from '../rules/index.ts';
import { type Argument, LOG_ARGUMENTS, PROMPT_ARGUMENTS } from '../text/index.ts';

/** What the games showed: kinds with the names of what they carry. */
export interface Seen {
  readonly obligations: Map<string, Set<string>>;
  readonly events: Map<string, Set<string>>;
  /** Values that a reader gets by their names. */
  readonly values: Set<string>;
  readonly counts: Set<string>;
  readonly tableSteps: Set<string>;
}

type Given = Readonly<Record<string, Readonly<Record<string, Argument>>>>;

export function watchGames(): Seen {
  const seen: Seen = {
    obligations: new Map(),
    events: new Map(),
    values: new Set(),
    counts: new Set(),
    tableSteps: new Set(),
  };
  const random = randomFrom('text');
  for (let game = 0; game < 60; game++) watchGame(seen, game, random);
  return seen;
}

function watchGame(seen: Seen, game: number, random: Random): void {
  const rules = inventions.rules(readOptions(inventions.options, { players: 2 + (game % 3) }));
  const state = rules.setup(`text ${game}`);
  const listen = ({ kind, data }: LogEvent): void => note(seen, seen.events, LOG_ARGUMENTS, kind, data);
  const look = (): void => {
    for (const owed of openGroup(state))
      note(seen, seen.obligations, PROMPT_ARGUMENTS, owed.kind, rules.facts(state, owed));
  };
  const settle = (): void => {
    while (tableIsNext(state)) {
      look();
      seen.tableSteps.add(openGroup(state)[0].kind);
      rules.run(state, listen);
    }
  };
  settle();
  for (let [seat] = deciders(state); seat !== undefined; [seat] = deciders(state)) {
    look();
    for (const count of Object.keys(rules.counts(state, seat))) seen.counts.add(count);
    rules.apply(state, seat, randomAction(rules, state, seat, random), listen);
    settle();
  }
}

function note(
  seen: Seen,
  kinds: Map<string, Set<string>>,
  given: Given,
  kind: string,
  data: Readonly<Record<string, unknown>>,
): void {
  const names = kinds.get(kind) ?? new Set<string>();
  kinds.set(kind, names);
  for (const [name, value] of Object.entries(data)) {
    names.add(name);
    const sort = given[kind]?.[name];
    if (sort === 'name') seen.values.add(String(value));
    if (sort === 'names') for (const one of value as string[]) seen.values.add(one);
  }
}
