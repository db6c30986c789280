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
import { type Argument, LOG_ARGUMENTS } from './message-arguments.ts';

/** What the games showed: kinds with the names of what they carry. */
export interface Seen {
  readonly obligations: Map<string, Set<string>>;
  readonly events: Map<string, Set<string>>;
  /** For whom the events were. */
  readonly readers: Set<LogEvent['readers']>;
  /** Values of events that a reader gets by their names. */
  readonly values: Set<string>;
  readonly counts: Set<string>;
  readonly tableSteps: Set<string>;
}

const GIVEN: Readonly<Record<string, Readonly<Record<string, Argument>>>> = LOG_ARGUMENTS;

export function watchGames(): Seen {
  const seen: Seen = {
    obligations: new Map(),
    events: new Map(),
    readers: new Set(),
    values: new Set(),
    counts: new Set(),
    tableSteps: new Set(),
  };
  const random = randomFrom('text');
  for (let game = 0; game < 40; game++) watchGame(seen, game, random);
  return seen;
}

function watchGame(seen: Seen, game: number, random: Random): void {
  const rules = inventions.rules(readOptions(inventions.options, { players: 2 + (game % 3) }));
  const state = rules.setup(`text ${game}`);
  const listen = (event: LogEvent): void => hear(seen, event);
  const settle = (): void => {
    while (tableIsNext(state)) {
      seen.tableSteps.add(openGroup(state)[0].kind);
      rules.run(state, listen);
    }
  };
  settle();
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const seat = seats[random.below(seats.length)];
    for (const owed of [...state.aside, ...openGroup(state)])
      note(seen.obligations, owed.kind, rules.facts(state, owed));
    for (const count of Object.keys(rules.counts(state, seat))) seen.counts.add(count);
    rules.apply(state, seat, randomAction(rules, state, seat, random), listen);
    settle();
  }
}

function hear(seen: Seen, { kind, data, readers }: LogEvent): void {
  seen.readers.add(readers);
  note(seen.events, kind, data);
  for (const [name, value] of Object.entries(data)) {
    const sort = GIVEN[kind]?.[name];
    if (sort === 'name' || sort === 'names') for (const one of [value].flat()) seen.values.add(String(one));
  }
}

function note(kinds: Map<string, Set<string>>, kind: string, data: Readonly<Record<string, unknown>>): void {
  const names = kinds.get(kind) ?? new Set<string>();
  for (const name of Object.keys(data)) names.add(name);
  kinds.set(kind, names);
}
