/**
 * Where numbers come from: in random games of every game and player count the lines of a sum add up to what the rules
 * really pay, give and score, and every line has its words.
 */
import { manifests } from '@guildhall/games';
import { type GameEntry, games } from '@guildhall/games/all';
import {
  type Action,
  changeLines,
  type GameState,
  isOver,
  LANGUAGES,
  type LogEvent,
  NamesInSentences,
  openGroup,
  play,
  preview,
  type Rules,
  randomAction,
  randomFrom,
  readOptions,
  type Seat,
  type SumAmounts,
  type SumPart,
  type Sums,
  tableIsNext,
  timesOf,
  totalOf,
} from '@guildhall/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';

/** What each game needs to be looked at. */
interface Look {
  readonly options: readonly Readonly<Record<string, unknown>>[];
  /** Steps of the table that bring income, and the heading of the sum that says how much. */
  readonly income: Readonly<Record<string, string>>;
  /** What an event says that somebody gained. */
  gained(event: LogEvent): SumAmounts | null;
  /** Counts that such a step changes, where no event tells what was gained. */
  readonly counted?: readonly string[];
  /** How much an action makes somebody pay afterwards, as its events tell; null: nothing tells. */
  owed?(event: LogEvent): number | null;
  /** Prices that lie open on the board. */
  readonly prices?: {
    /** The name of the one that an action pays; null: none of them. */
    of(rules: Rules, action: Action): string | null;
    /** The lines of its costs that say the same. */
    readonly lines: RegExp;
    /** Cases that the prices know, each of which some game shows. */
    readonly cases: readonly string[];
  };
  /** Counts that sink although nothing is paid: what is gained moves them. */
  readonly moved: readonly string[];
  /** Kinds of actions that pay and gain the same, and what: there the two cannot be told apart by the change. */
  readonly bothWays: readonly string[];
}

const numbers = (data: LogEvent['data']): SumAmounts =>
  totalOf([
    {
      amounts: Object.fromEntries(
        Object.entries(data).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
      ),
    },
  ]);

/** The building that an action builds: the first one, or another in its place. */
function buildingOf(rules: Rules, action: Action, first: string): string | null {
  if (action.kind === 'build') return first;
  return action.kind === 'upgrade' ? String(rules.notation.arguments(action).building) : null;
}

/** Rows of buildings: some prices hang on neighbours, others do not. */
function rowsFrom(first: string): NonNullable<Look['prices']> {
  return {
    of: (rules, action) => buildingOf(rules, action, first),
    lines: /^cost\.(building|neighbour)$/,
    cases: ['1', '2'],
  };
}

/** What Tiletum asks for what lies open, by the kind of action that pays it. */
function openPriceOf(rules: Rules, action: Action): string | null {
  const { tile, building, spot, technology } = rules.notation.arguments(action);
  switch (action.kind) {
    case 'acquire':
    case 'hire':
      return `offer ${tile}`;
    case 'crest':
      return `crest ${building}`;
    case 'contribute':
      return `cathedral ${spot}`;
    case 'technology':
      return `technology ${String(technology).replace('technology.', '')}`;
    default:
      return null;
  }
}

const LOOKS: Readonly<Record<string, Look>> = {
  'terra-mystica': {
    options: [
      { players: 2 },
      { players: 3, turnOrder: 'passing' },
      { players: 4 },
      { players: 5, leech: 'deferred' },
    ],
    income: { income: 'income', cultRewards: 'reward' },
    gained: ({ kind, data }) => (kind === 'income' || kind === 'cultReward' ? numbers(data) : null),
    prices: rowsFrom('dwelling'),
    moved: ['bowl1', 'bowl2', 'dwelling', 'tradingHouse', 'temple'],
    bothWays: [],
  },
  'age-of-innovation': {
    options: [
      { players: 2 },
      { players: 3, distribution: 'draft', rulesVersion: 'v10' },
      { players: 4 },
      { players: 5, leech: 'deferred' },
    ],
    income: { income: 'income', scienceBonuses: 'reward' },
    gained: ({ kind, data }) => (kind === 'income' || kind === 'scienceBonus' ? numbers(data) : null),
    owed: ({ kind, data }) => (kind === 'bookAction' ? Number(data.books) : null),
    prices: rowsFrom('workshop'),
    moved: ['bowl1', 'bowl2', 'workshop', 'guild', 'school'],
    // An innovation may pay back coins and books.
    bothWays: ['innovate coins'],
  },
  inventions: {
    options: [{ players: 2 }, { players: 3 }, { players: 4 }],
    income: { changeInfluence: 'change.influence', changeReturns: 'change.returns' },
    gained: () => null,
    counted: ['influence', 'merchants', 'artisans', 'thinkers', 'scholars', 'economyMarkers'],
    owed: ({ kind, data }) => (kind === 'built' ? Number(data.cost) : null),
    // New citizens leave the supply; those who are exhausted are counted as such.
    moved: ['supply'],
    // Who innovates gains a specialist; spaces, tiles and milestones give back what was paid or sent.
    bothWays: [
      'build influence',
      'prepare scholars',
      'present scholars',
      'send scholars',
      ...['merchants', 'artisans', 'thinkers'].flatMap((name) => [`innovate ${name}`, `send ${name}`]),
    ],
  },
  tiletum: {
    options: [
      { players: 2 },
      { players: 4, silver: true },
      { players: 3, silver: true },
      { players: 1, silver: true },
    ],
    income: { kingPoints: 'phase.points', income: 'phase.income', mines: 'phase.mine' },
    gained: () => null,
    counted: ['silver', 'mines', 'points'],
    prices: {
      of: openPriceOf,
      lines: /^(points\.(acquire|turnedUp|hire)|cost\.(crest|cathedral|technology)|less\.)/,
      cases: ['1'],
    },
    moved: ['storehouse', 'dice', 'generalMines'],
    // A gold die pays back; a completed building strengthens the action under way; a mine holds gold.
    bothWays: ['take gold', 'lodge actionPoints', 'mine gold'],
  },
};

/** A position is looked at every so many decisions, and so many of its actions are. */
const BETWEEN = 4;
const MOST_ACTIONS = 60;
const GAMES = 4;

interface Played {
  readonly id: string;
  readonly rules: Rules;
  readonly sums: Sums;
  readonly look: Look;
  readonly noted: Map<string, SumPart>;
  /** Printed prices that somebody could pay, each with how many cases there are. */
  readonly prices: Set<string>;
}

function note({ noted }: Played, part: Pick<SumPart, 'text' | 'values'>): void {
  const key = [part.text, ...Object.keys(part.values ?? {}).sort(), JSON.stringify(part.values)].join(' ');
  noted.set(key, { ...part, amounts: {} });
}

/** What the board prints is what somebody pays, in one of the cases that it knows. */
function checkPrinted(played: Played, view: GameState, seat: Seat, action: Action, which: string): void {
  const { rules, sums, look } = played;
  const { prices } = look;
  const what = prices?.of(rules, action) ?? null;
  const paid = sums.cost(view, seat, action).filter(({ text }) => prices?.lines.test(text));
  if (what === null || paid.length === 0) return;
  const printed = sums.price?.(view, seat, what) ?? [];
  for (const { title, parts } of printed) {
    note(played, { text: title });
    for (const part of parts) note(played, part);
  }
  expect(
    printed.map(({ parts }) => totalOf(parts)),
    which,
  ).toContainEqual(totalOf(paid));
  played.prices.add(`${what} ${printed.length}`);
}

/** Every legal action of a seat changes what the lines say, and nothing that is paid is left unexplained. */
function checkCosts(played: Played, view: GameState, seat: Seat, about: string): void {
  const { rules, sums, look } = played;
  const actions = rules.legal(view, seat);
  const every = Math.max(1, Math.floor(actions.length / MOST_ACTIONS));
  for (const action of actions.filter((_, at) => at % every === 0)) {
    const which = `${about}: ${rules.notation.write(action)}`;
    const seen = preview(rules, view, seat, action);
    if (!seen.ok) throw new Error(which);
    const before = JSON.stringify(view);
    const lines = changeLines(rules, sums, view, seat, [action]) ?? [];
    expect(JSON.stringify(view), which).toBe(before);
    const { pointsBelowZero = 0, points = 0, ...changes } = seen.changes[seat];
    expect(totalOf(lines), which).toEqual(
      totalOf([{ amounts: { ...changes, points: points - pointsBelowZero } }]),
    );
    checkPrinted(played, view, seat, action, which);
    const due = sums.owes?.(view, seat, action) ?? [];
    for (const { title, parts } of due) {
      note(played, { text: title });
      for (const part of parts) note(played, part);
    }
    for (const event of seen.events) {
      const cost = look.owed?.(event) ?? null;
      const told = Object.values(totalOf(due.flatMap(({ parts }) => parts)));
      if (cost !== null) expect(told, which).toEqual(cost === 0 ? [] : [-cost]);
    }
    const paid = new Set(
      lines.flatMap((line) =>
        line.kind === 'cost'
          ? Object.entries(line.amounts).flatMap(([name, amount]) => (amount < 0 ? [name] : []))
          : [],
      ),
    );
    for (const line of lines) {
      if (line.kind === 'cost') note(played, line.part);
      if (line.kind !== 'gain') continue;
      for (const [name, amount] of Object.entries(line.amounts)) {
        if (look.moved.includes(name)) continue;
        expect(amount, `${which} takes ${name} for no reason`).toBeGreaterThan(0);
        if (!look.bothWays.includes(`${action.kind} ${name}`))
          expect([...paid], `${which} pays less ${name} than it says`).not.toContain(name);
      }
    }
  }
}

/** What the final scoring would add is what the projection has, source by source. */
function checkFinal(played: Played, view: GameState, about: string): void {
  const { rules, sums } = played;
  const projected = rules.projection?.(view).outcome.sources ?? [];
  const now = rules.outcome(view).sources;
  const before = JSON.stringify(view);
  const parts = sums.final(view);
  expect(JSON.stringify(view)).toBe(before);
  for (const [seat, sources] of projected.entries())
    for (const [source, points] of Object.entries(sources)) {
      const added = parts.filter((part) => part.seat === seat && part.source === source);
      expect(totalOf(added).points ?? 0, `${about}: ${source} of ${seat}`).toBe(points - now[seat][source]);
    }
  for (const part of parts) note(played, part);
}

/** Says what income each seat should get, lets the table give it, and compares. */
function checkIncome(played: Played, state: GameState, title: string, about: string): void {
  const { rules, sums, look } = played;
  const expected = Array.from({ length: rules.seats }, (_, seat) => {
    const view = rules.view(state, seat);
    const all = sums.income?.(view, seat) ?? [];
    for (const sum of all) {
      note(played, { text: sum.title });
      for (const part of sum.parts) note(played, part);
    }
    const parts = all.filter((sum) => sum.title === title).flatMap((sum) => sum.parts);
    return totalOf(parts);
  });
  const counts = (): SumAmounts[] =>
    expected.map((_, seat) => {
      const { pointsBelowZero = 0, points = 0, ...others } = rules.counts(state, seat);
      const all: SumAmounts = { ...others, points: points - pointsBelowZero };
      return Object.fromEntries((look.counted ?? []).map((name) => [name, all[name] ?? 0]));
    });
  const before = counts();
  const gained: SumAmounts[] = expected.map(() => ({}));
  rules.run(state, (event) => {
    const got = event.seat < 0 ? null : look.gained(event);
    if (got !== null) gained[event.seat] = totalOf([{ amounts: gained[event.seat] }, { amounts: got }]);
  });
  const changed = counts().map((after, seat) =>
    totalOf([{ amounts: after }, { amounts: timesOf(before[seat], -1) }, { amounts: gained[seat] }]),
  );
  expect(changed, about).toEqual(expected);
}

function playThrough(played: Played, seed: string): { incomes: number } {
  const { rules, look } = played;
  const state = rules.setup(seed);
  const random = randomFrom(seed);
  let decisions = 0;
  let incomes = 0;
  while (!isOver(state)) {
    const about = `${seed}, decision ${decisions}`;
    if (tableIsNext(state)) {
      const title = look.income[openGroup(state)[0].kind];
      if (title === undefined) rules.run(state);
      else {
        checkIncome(played, state, title, about);
        incomes += 1;
      }
      continue;
    }
    const { seat } = [...openGroup(state), ...state.aside][0];
    const view = rules.view(state, seat);
    if (decisions++ % BETWEEN === 0) {
      checkCosts(played, view, seat, about);
      if (!rules.isSettingUp(state)) checkFinal(played, view, about);
    }
    expect(play(rules, state, seat, randomAction(rules, view, seat, random)).ok).toBe(true);
  }
  return { incomes };
}

/** Every line that was seen can be said, and all that it names has a name. */
async function checkWords({ id, noted }: Played, { texts }: GameEntry): Promise<void> {
  const manifest = manifests.find((one) => one.id === id);
  const load = (await manifest?.sums?.())?.texts;
  for (const language of LANGUAGES) {
    const { names } = texts[language];
    const { sumTexts = {} } = (await load?.[language]()) ?? {};
    const spoken = new NamesInSentences(names);
    for (const { text, values = {} } of noted.values()) {
      expect(Object.keys(sumTexts), language).toContain(text);
      for (const value of Object.values(values))
        if (typeof value === 'string') expect(names, `${text} in ${language}`).toHaveProperty([value]);
      const said = String(new IntlMessageFormat(sumTexts[text], language).format(spoken.spoken(values)));
      expect(said, text).not.toMatch(/[{}]|undefined|^\s*$/);
    }
  }
}

const CASES = [...games.values()].flatMap((game) =>
  (LOOKS[game.game.id]?.options ?? []).map((options) => ({ id: game.game.id, options, game })),
);

test('every game that says where its numbers come from is looked at', () => {
  const told = manifests.filter((manifest) => manifest.sums !== undefined).map(({ id }) => id);
  expect(told.filter((id) => LOOKS[id] === undefined)).toEqual([]);
  expect(told).toEqual(Object.keys(LOOKS));
});

describe.each(CASES)('$id $options', ({ id, options, game }) => {
  test('lines add up to what the rules pay, give and score', { timeout: 240_000 }, async () => {
    const { game: rulesOf } = game;
    const read = readOptions(rulesOf.options, { overrides: [], ...options });
    const made = await (await manifests.find((one) => one.id === id)?.sums?.())?.load();
    if (made === undefined) throw new Error(`${id} has no sums`);
    const sums = made.sumsOf(read);
    const played: Played = {
      id,
      rules: rulesOf.rules(read),
      sums,
      look: LOOKS[id],
      noted: new Map(),
      prices: new Set(),
    };
    let incomes = 0;
    for (let seed = 0; seed < GAMES; seed++) incomes += playThrough(played, `sums ${seed}`).incomes;
    if (Object.keys(LOOKS[id].income).length > 0) expect(incomes).toBeGreaterThan(0);
    expect(played.noted.size).toBeGreaterThan(5);
    const cases = [...played.prices].map((price) => price.split(' ').at(-1));
    expect(cases).toEqual(expect.arrayContaining([...(LOOKS[id].prices?.cases ?? [])]));
    await checkWords(played, game);
  });
});
