/** Faults of leaving for good. */
import { type Listener, nextId, openGroup, type Seat, TABLE } from '../../src/index.ts';
import type { BazaarState } from '../bazaar/index.ts';
import { type Fault, planted } from './plant.ts';

/** A `leave` that does something more after the right thing. */
function afterLeaving(
  what: string,
  check: string,
  fault: (state: BazaarState, seat: Seat, listener: Listener | undefined) => void,
): Fault {
  return planted(what, check, (rules) => ({
    leave(state, seat, listener) {
      rules.leave(state, seat, listener);
      fault(state, seat, listener);
    },
  }));
}

export const leaving: readonly Fault[] = [
  planted('a leaver still owes what stood aside', 'leaving', (rules) => ({
    leave(state, seat, listener) {
      const aside = state.aside.slice();
      rules.leave(state, seat, listener);
      state.aside = aside;
    },
  })),
  afterLeaving('a leaver still owes something deep in the stack', 'leaving', (state, seat) => {
    state.pending.unshift([{ id: nextId(state), kind: 'turn', seat }]);
  }),
  planted('a leaver is asked again on the next day', 'gone-owes', (rules) => ({
    run(state, listener) {
      const [{ kind }] = openGroup(state);
      rules.run(state, listener);
      if (kind !== 'openBids') return;
      for (const seat of state.gone ?? []) state.pending.push([{ id: nextId(state), kind: 'turn', seat }]);
    },
  })),
  afterLeaving("a leaver's cards are lost", 'leaving', (state, seat) => {
    state.hands[seat] = [];
  }),
  afterLeaving('a leaver pays what it may not have', 'leaving', (state, seat) => {
    state.coins[seat] -= 2;
    state.bank += 2;
  }),
  planted('nobody is told that somebody left', 'leaving', (rules) => ({
    leave: (state, seat) => rules.leave(state, seat),
  })),
  afterLeaving('the log tells everybody what a leaver holds', 'log-secrecy', (state, seat, listener) => {
    const cards = state.hands[seat].slice();
    listener?.({ kind: 'handOf', seat, readers: 'all', data: { cards } });
  }),
  afterLeaving("a leaver's hand is laid open and nothing says so", 'undeclared-disclosure', (state, seat) => {
    state.tables[seat].push(...state.hands[seat].splice(0));
  }),
  planted('a game that everybody left waits for ever', 'everybody-left', (rules) => ({
    run(state, listener) {
      const group = openGroup(state);
      if (group[0].kind !== 'dusk' || state.gone?.length !== rules.seats) rules.run(state, listener);
      else state.pending.push([{ id: nextId(state), kind: 'dawn', seat: TABLE }]);
    },
  })),
  ...['undo', 'replay'].map((check) =>
    planted('what leaving does depends on how often somebody left before', check, (rules) => {
      let departures = 0;
      return {
        leave(state, seat, listener) {
          departures += 1;
          rules.leave(state, seat, listener);
          state.turn += departures;
        },
      };
    }),
  ),
  planted('a clone forgets who left', 'clone', (rules) => ({
    clone(state) {
      const copy = rules.clone(state);
      delete copy.gone;
      return copy;
    },
  })),
  planted('a view gives the hand of a leaver away in a number that is not hidden', 'redeal', (rules) => ({
    view(state, viewer) {
      const view = rules.view(state, viewer);
      if (view.gone !== undefined) view.nextObligation += state.hands[view.gone[0]][0] ?? 0;
      return view;
    },
  })),
];
