/** The games that the workers of the tests know: real ones, and one that fails in every way a game can. */
import { existsSync, writeFileSync } from 'node:fs';
import { terraMystica } from '@guildhall/games/terra-mystica';
import {
  type Action,
  type BaseOptions,
  chanceFrom,
  choice,
  fixed,
  type Game,
  type GameState,
  nextId,
  type Rules,
  type VersionedGame,
} from '@guildhall/kernel';
import { bazaar } from '@guildhall/kernel/bazaar';

export interface FaultyOptions extends BaseOptions {
  readonly fault: 'none' | 'throws' | 'exits' | 'exitsOnce' | 'hangs' | 'slow';
  /** Where `exitsOnce` leaves its mark. */
  readonly mark: string | null;
}

/** How long a slow game looks at a position. */
const SLOW_MILLISECONDS = 5;

function fail({ fault, mark }: FaultyOptions): void {
  if (fault === 'slow')
    for (const until = performance.now() + SLOW_MILLISECONDS; performance.now() < until; );
  if (fault === 'throws') throw new Error('this game throws');
  if (fault === 'hangs') for (;;);
  if (fault === 'exits') process.exit(3);
  if (fault === 'exitsOnce' && mark !== null && !existsSync(mark)) {
    writeFileSync(mark, '');
    process.exit(3);
  }
}

/** A game of one decision; the slow one goes on for ever. */
function rules(options: FaultyOptions): Rules {
  const setup = (seed: string): GameState => {
    const state: GameState = { pending: [], aside: [], nextObligation: 1, chance: chanceFrom(seed) };
    ask(state);
    return state;
  };
  const ask = (state: GameState): void => {
    state.pending.push([{ id: nextId(state), kind: 'decide', seat: 0 }]);
  };
  const legal = (): Action[] => {
    fail(options);
    return options.fault === 'slow' ? [{ kind: 'decide' }, { kind: 'wait' }] : [{ kind: 'decide' }];
  };
  return {
    seats: options.players,
    setup,
    legal,
    whyNot: () => null,
    apply: (state) => {
      state.pending.pop();
      if (options.fault === 'slow') ask(state);
    },
    run: () => undefined,
    leave: (state) => {
      state.pending.pop();
    },
    isSettingUp: () => false,
    clone: (state) => structuredClone(state),
    view: (state) => ({ ...structuredClone(state), chance: { ...state.chance, key: null } }),
    determinize: (view) => structuredClone(view),
    outcome: () => ({ sources: [{}], totals: [0], ranks: [1] }),
    counts: () => ({}),
    components: () => ({}),
    where: () => ({ round: 0, phase: '', turn: 0 }),
    facts: () => ({}),
    estimate: () => 0,
    notation: { write: ({ kind }) => kind, read: (line) => ({ kind: line }), arguments: () => ({}), all: [] },
    tables: {},
    payments: null,
  };
}

export const faulty: Game<GameState, Action, FaultyOptions> = {
  id: 'faulty',
  version: 1,
  options: {
    minPlayers: 1,
    maxPlayers: 1,
    tables: [],
    fields: {
      fault: choice(['none', 'throws', 'exits', 'exitsOnce', 'hangs', 'slow']),
      mark: fixed<string>((value) => (typeof value === 'string' ? null : 'must be a path')),
    },
  },
  ruleIds: [],
  hidden: [],
  bound: 1,
  rules,
};

/** Kept beside a newest version that does not play at all. */
const older = {
  game: {
    ...faulty,
    id: 'older',
    version: 2,
    rules(): Rules {
      throw new Error('nobody asked for these');
    },
  },
  frozen: { 1: async () => ({ ...faulty, id: 'older' }) },
} as unknown as VersionedGame;

const KEPT = [bazaar, terraMystica, faulty].map((game) => ({ game, frozen: {} }) as unknown as VersionedGame);

export const games: ReadonlyMap<string, VersionedGame> = new Map(
  [...KEPT, older].map((kept) => [kept.game.id, kept]),
);
