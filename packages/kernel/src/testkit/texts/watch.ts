/** Random games, watched for everything that needs a text. */
import {
  type Departures,
  deciders,
  type Game,
  type LogEvent,
  leave,
  type MessageArguments,
  nobodyLeaves,
  openGroup,
  type Random,
  type Rules,
  randomAction,
  randomDepartures,
  randomFrom,
  readOptions,
  tableIsNext,
} from '../../index.ts';

/** What the games showed: kinds with the names of what they carry. */
export interface Seen {
  readonly obligations: Map<string, Set<string>>;
  readonly events: Map<string, Set<string>>;
  /** For whom the events were. */
  readonly readers: Set<LogEvent['readers']>;
  /** Values of obligations and events that a reader gets by their names. */
  readonly values: Set<string>;
  /** The same by what names them, as `log built building`. */
  readonly byArgument: Map<string, Set<string>>;
  readonly counts: Set<string>;
  readonly phases: Set<string>;
  readonly tableSteps: Set<string>;
}

export interface Watched {
  readonly game: Game;
  readonly games: number;
  /** Where they name no number of players, it changes from game to game. */
  readonly options: readonly Readonly<Record<string, unknown>>[];
  readonly prompts: MessageArguments;
  readonly actions: MessageArguments;
  readonly log: MessageArguments;
}

/** Kinds that would end rounds or fill logs before much has happened: drawn twice, they come less often. */
const HASTY: ReadonlySet<string> = new Set(['pass', 'convert', 'burn']);

export function watchGames(watched: Watched): Seen {
  const seen: Seen = {
    obligations: new Map(),
    events: new Map(),
    readers: new Set(),
    values: new Set(),
    byArgument: new Map(),
    counts: new Set(),
    phases: new Set(),
    tableSteps: new Set(),
  };
  const { game, options } = watched;
  const { minPlayers, maxPlayers } = game.options;
  const random = randomFrom('text');
  for (let number = 0; number < watched.games; number++) {
    const players = minPlayers + (number % (maxPlayers - minPlayers + 1));
    const chosen = readOptions(game.options, { players, ...options[number % options.length] });
    watchGame(seen, watched, game.rules(chosen), `text ${number}`, random, nobodyLeaves);
  }
  watchDepartures(seen, watched);
  return seen;
}

/** The texts of games in which players leave for good: one game for each set of options. */
function watchDepartures(seen: Seen, watched: Watched): void {
  const { game, options } = watched;
  const random = randomFrom('departures');
  for (const [at, some] of options.entries()) {
    const chosen = readOptions(game.options, { players: game.options.maxPlayers, ...some });
    const rules = game.rules(chosen);
    watchGame(seen, watched, rules, `departures ${at}`, random, randomDepartures(random, rules.seats));
  }
}

function watchGame(
  seen: Seen,
  watched: Watched,
  rules: Rules,
  seed: string,
  random: Random,
  departures: Departures,
): void {
  const state = rules.setup(seed);
  const listen = ({ kind, data, readers }: LogEvent): void => {
    seen.readers.add(readers);
    note(seen.events, kind, data);
    hear(seen, watched, 'log', kind, data);
  };
  const settle = (): void => {
    while (tableIsNext(state)) {
      seen.tableSteps.add(openGroup(state)[0].kind);
      rules.run(state, listen);
      seen.phases.add(rules.where(state).phase);
    }
  };
  seen.phases.add(rules.where(state).phase);
  settle();
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const leaver = departures(state);
    if (leaver !== null) {
      leave(rules, state, leaver, listen);
      settle();
      continue;
    }
    const seat = seats[random.below(seats.length)];
    for (const owed of [...state.aside, ...openGroup(state)]) {
      const facts = rules.facts(state, owed);
      note(seen.obligations, owed.kind, facts);
      hear(seen, watched, 'prompts', owed.kind, facts);
    }
    for (const count of Object.keys(rules.counts(state, seat))) seen.counts.add(count);
    let action = randomAction(rules, state, seat, random);
    if (HASTY.has(action.kind)) action = randomAction(rules, state, seat, random);
    hear(seen, watched, 'actions', action.kind, rules.notation.arguments(action));
    rules.apply(state, seat, action, listen);
    settle();
  }
}

function hear(
  seen: Seen,
  watched: Watched,
  sort: 'prompts' | 'actions' | 'log',
  kind: string,
  data: Readonly<Record<string, unknown>>,
): void {
  const given = watched[sort][kind];
  for (const [name, value] of Object.entries(data)) {
    if ((given?.[name] !== 'name' && given?.[name] !== 'names') || value === null) continue;
    const heard = seen.byArgument.get(`${sort} ${kind} ${name}`) ?? new Set<string>();
    for (const one of [value].flat()) {
      heard.add(String(one));
      // Which action is offered may depend on more than its name: `none` stands for nothing taken.
      if (sort !== 'actions') seen.values.add(String(one));
    }
    seen.byArgument.set(`${sort} ${kind} ${name}`, heard);
  }
}

function note(kinds: Map<string, Set<string>>, kind: string, data: Readonly<Record<string, unknown>>): void {
  const names = kinds.get(kind) ?? new Set<string>();
  for (const name of Object.keys(data)) names.add(name);
  kinds.set(kind, names);
}
