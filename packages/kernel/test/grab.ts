/**
 * A game of two steps in which everybody reaches for the same few things at once: what one seat settles can take the
 * ground from under another's draft.
 */
import {
  type ActionsOf,
  action,
  type BaseOptions,
  chanceFrom,
  cloneChance,
  defineActions,
  discharge,
  type Game,
  type GameState,
  nextId,
  type Obligation,
  oneOf,
  openGroup,
  owed,
  push,
  pushGroup,
  type Refusal,
  type Rules,
  release,
  type Seat,
  TABLE,
  withoutGenerator,
} from '../src/index.ts';

const THINGS = ['apple', 'pear', 'plum', 'fig'];

export interface GrabState extends GameState {
  pool: string[];
  held: (string | null)[];
  kept: string[][];
}

const ACTIONS = defineActions<unknown>()({
  take: action('take {thing}', ['thing', oneOf(THINGS)]),
  keep: action('keep'),
  eat: action('eat'),
});
export type GrabAction = ActionsOf<typeof ACTIONS>;

const { all, notation } = ACTIONS.compile(null);

function due(state: GrabState, seat: Seat): Obligation | null {
  return owed(state, seat)[0] ?? null;
}

function whyNot(state: GrabState, seat: Seat, wish: GrabAction): Refusal | null {
  const asked = due(state, seat);
  if (asked === null) return null;
  if ((wish.kind === 'take') !== (asked.kind === 'grab')) return { rule: 'GRAB-ASKED', missing: {} };
  const gone = wish.kind === 'take' && !state.pool.includes(wish.thing);
  return gone ? { rule: 'GRAB-GONE', missing: { things: 1 } } : null;
}

function apply(state: GrabState, seat: Seat, action: GrabAction): void {
  const asked = due(state, seat);
  if (asked === null) throw new Error('nobody asked');
  if (action.kind === 'take') {
    const group = openGroup(state) as Obligation[];
    group[group.indexOf(asked)] = { id: nextId(state), kind: 'stow', seat };
    state.pool.splice(state.pool.indexOf(action.thing), 1);
    state.held[seat] = action.thing;
    return;
  }
  discharge(state, asked);
  if (action.kind === 'keep') state.kept[seat].push(state.held[seat] ?? '');
  state.held[seat] = null;
}

function rules({ players }: BaseOptions): Rules<GrabState, GrabAction> {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    seats: players,
    setup(seed) {
      const state: GrabState = {
        pending: [],
        aside: [],
        nextObligation: 1,
        chance: chanceFrom(seed),
        pool: THINGS.slice(),
        held: seats.map(() => null),
        kept: seats.map(() => []),
      };
      push(state, { id: nextId(state), kind: 'count', seat: TABLE });
      pushGroup(
        state,
        seats.map((seat) => ({ id: nextId(state), kind: 'grab', seat })),
      );
      return state;
    },
    legal: (state, seat) =>
      all.filter((action) => due(state, seat) !== null && whyNot(state, seat, action) === null),
    whyNot,
    apply,
    run: (state) => discharge(state, openGroup(state)[0]),
    // What a leaver holds goes back to where others can take it.
    leave(state, seat, listener) {
      release(state, seat);
      const held = state.held[seat];
      if (held !== null) state.pool.push(held);
      state.held[seat] = null;
      listener?.({ kind: 'left', seat, readers: 'all', data: {} });
    },
    isSettingUp: () => false,
    clone: (state) => ({
      ...(state.gone === undefined ? {} : { gone: state.gone.slice() }),
      pending: state.pending.map((group) => group.slice()),
      aside: state.aside.slice(),
      nextObligation: state.nextObligation,
      chance: cloneChance(state.chance),
      pool: state.pool.slice(),
      held: state.held.slice(),
      kept: state.kept.map((things) => things.slice()),
    }),
    view: (state) => ({ ...structuredClone(state), chance: withoutGenerator(state.chance) }),
    determinize: (view) => structuredClone(view),
    outcome: (state) => {
      const totals = state.kept.map((things) => things.length);
      return { sources: totals.map((kept) => ({ kept })), totals, ranks: totals.map(() => 1) };
    },
    counts: (state, seat) => ({ kept: state.kept[seat].length, held: state.held[seat] === null ? 0 : 1 }),
    components: () => ({}),
    where: () => ({ round: 1, phase: 'grab', turn: 1 }),
    facts: () => ({}),
    notation,
    tables: {},
    payments: null,
  };
}

export const grab: Game<GrabState, GrabAction> = {
  id: 'grab',
  version: 1,
  options: { minPlayers: 1, maxPlayers: 3, tables: [], fields: {} },
  ruleIds: ['GRAB-ASKED', 'GRAB-GONE'],
  hidden: [],
  bound: 10,
  rules,
};
