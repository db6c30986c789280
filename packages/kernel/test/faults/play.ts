/** Faults of play, of numbers and of copies. */
import { isOver, nextId, openGroup, owed } from '../../src/index.ts';
import { before, type Fault, planted } from './plant.ts';

export const play: readonly Fault[] = [
  planted('haggling cannot be declined', 'dead-end', (rules) => ({
    legal: (state, seat) =>
      rules.legal(state, seat).filter((action) => action.kind !== 'haggle' || action.stall !== null),
  })),
  planted('an action is offered twice', 'duplicate-offer', (rules) => ({
    legal(state, seat) {
      const list = rules.legal(state, seat);
      return list.length > 4 ? [...list, list[2]] : list;
    },
  })),
  planted('everybody may pass at any time', 'not-your-decision', (rules) => ({
    legal: (state, seat) =>
      isOver(state) || owed(state, seat).length > 0 ? rules.legal(state, seat) : [{ kind: 'pass' }],
  })),
  planted('whoever asks for one kind misses its last action', 'offers-of-a-kind', (rules) => ({
    legal(state, seat, kind) {
      const list = rules.legal(state, seat);
      return kind === undefined || list.length < 2 ? list : list.slice(0, -1);
    },
  })),
  planted('an offered action is refused', 'offer-refused', (rules) => ({
    whyNot: (state, seat, wish) =>
      wish.kind === 'walk' && wish.to === 3
        ? { rule: 'BAZ-ROAD', missing: {} }
        : rules.whyNot(state, seat, wish),
  })),
  planted('a refusal names a rule that does not exist', 'refusal', (rules) => ({
    whyNot(state, seat, wish) {
      const refusal = rules.whyNot(state, seat, wish);
      return refusal?.rule === 'BAZ-REACH' ? { ...refusal, rule: 'BAZ-RAECH' } : refusal;
    },
  })),
  planted('a refusal touches the state', 'refusal', (rules) => ({
    whyNot(state, seat, wish) {
      const refusal = rules.whyNot(state, seat, wish);
      if (refusal?.rule === 'BAZ-PRICE') state.turn += 1;
      return refusal;
    },
  })),
  planted('a group without obligations is left open', 'deciders', (rules) => ({
    apply(state, seat, action, listener) {
      rules.apply(state, seat, action, listener);
      if (action.kind === 'tip' && action.accept) state.pending.push([]);
    },
  })),
  before('every turn earns another turn', 'bound', (state, seat) => {
    if (openGroup(state)[0].kind !== 'turn') return;
    state.pending.splice(-1, 0, [{ id: nextId(state), kind: 'turn', seat }]);
  }),
  before('a rule throws', 'crash', (state, seat, action) => {
    if (action.kind === 'draw' && state.hands[seat].length === 3) throw new Error('three is too many');
  }),
  ...['undo', 'replay'].map((check) =>
    planted('set-up is another one each time', check, (rules) => {
      let setups = 0;
      return {
        setup(seed) {
          setups += 1;
          return rules.setup(`${seed} ${setups}`);
        },
      };
    }),
  ),
];

export const numbers: readonly Fault[] = [
  planted('the guild loses the cards that it takes', 'components', (rules) => ({
    run(state, listener) {
      rules.run(state, listener);
      state.guild = [];
    },
  })),
  before('a walk costs coins that the seat may not have', 'counts', (state, seat, action) => {
    if (action.kind !== 'walk') return;
    state.coins[seat] -= 4;
    state.bank += 4;
  }),
  planted('the total leaves out the favours', 'outcome', (rules) => ({
    outcome(state) {
      const { sources, totals, ranks } = rules.outcome(state);
      return { sources, ranks, totals: totals.map((total, seat) => total - sources[seat].favours) };
    },
  })),
  planted('ranks leave out the rival', 'outcome', (rules) => ({
    outcome(state) {
      const { totals, ...others } = rules.outcome(state);
      return { ...others, totals, ranks: totals.map((one) => 1 + totals.filter((all) => all > one).length) };
    },
  })),
  planted('the total of a rival is not the sum of its sources', 'outcome', (rules) => ({
    outcome(state) {
      const { rivals = [], ...seats } = rules.outcome(state);
      return { ...seats, rivals: rivals.map((rival) => ({ ...rival, sources: { cards: rival.total + 1 } })) };
    },
  })),
  planted('a fact is not a number', 'facts', (rules) => ({
    facts: (state, due) => (due.kind === 'tip' ? { amount: Number.NaN } : rules.facts(state, due)),
  })),
];

export const copies: readonly Fault[] = [
  planted('a clone shares the hands', 'clone', (rules) => ({
    clone: (state) => ({ ...rules.clone(state), hands: state.hands }),
  })),
  planted('a clone forgets the guild', 'clone', (rules) => ({
    clone: (state) => ({ ...rules.clone(state), guild: [] }),
  })),
  planted('a view shares the coins', 'looking', (rules) => ({
    view: (state, viewer) => ({ ...rules.view(state, viewer), coins: state.coins }),
  })),
  before('a state holds what JSON does not know', 'plain-data', (state, _seat, action) => {
    if (action.kind === 'pass') Object.assign(state, { lastPass: undefined });
  }),
  planted('two actions share a line', 'duplicate-offer', ({ notation }) => ({
    notation: {
      ...notation,
      write: (action) => (action.kind === 'haggle' ? 'haggle' : notation.write(action)),
    },
  })),
  planted('a line is read as another action', 'notation', ({ notation }) => ({
    notation: {
      ...notation,
      read: (line) => (/tip/i.test(line) ? { kind: 'tip', accept: true } : notation.read(line)),
    },
  })),
  planted('a line must be typed in small letters', 'notation', ({ notation }) => ({
    notation: { ...notation, read: (line) => (/[A-Z]/.test(line) ? null : notation.read(line)) },
  })),
  planted('hands stay hidden after the end', 'open-end', (rules) => ({
    view(state, viewer) {
      const view = rules.view(state, viewer);
      if (isOver(state)) for (const hand of view.hands) hand.fill(-1);
      return view;
    },
  })),
];
