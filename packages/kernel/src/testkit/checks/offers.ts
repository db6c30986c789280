/** What must hold of every legal list. */
import type { Action } from '../../contract/game.ts';
import { deciders, isOver, owed } from '../../engine/obligations.ts';
import type { Check } from '../check.ts';
import { pick, type Situation } from '../situation.ts';

/** Somebody decides until the game is over, and nobody afterwards. */
export const someoneDecides: Check = {
  name: 'deciders',
  moment: 'every',
  run: ({ state }) =>
    deciders(state).length > 0
      ? null
      : 'the game is not over, no step of the table is next and nobody has to decide',
};

export const everyDeciderHasOffers: Check = {
  name: 'dead-end',
  moment: 'every',
  run(situation) {
    for (const seat of deciders(situation.state)) {
      if (situation.offers(seat).actions.length === 0) return stuck(situation, seat);
    }
    return null;
  },
};

function stuck(situation: Situation, seat: number): string {
  const kinds = owed(situation.state, seat).map(({ kind }) => kind);
  return `seat ${seat} owes ${kinds.join(', ')} and has no legal action`;
}

export const othersHaveNoOffers: Check = {
  name: 'not-your-decision',
  moment: 'every',
  run(situation) {
    const deciding = deciders(situation.state);
    for (const seat of situation.seats) {
      if (deciding.includes(seat)) continue;
      const { lines } = situation.offers(seat);
      if (lines.length > 0) return `seat ${seat} owes nothing and is offered "${lines[0]}"`;
    }
    return null;
  },
};

export const offersAreDifferent: Check = {
  name: 'duplicate-offer',
  moment: 'every',
  run(situation) {
    for (const seat of deciders(situation.state)) {
      const { lines } = situation.offers(seat);
      if (new Set(lines).size === lines.length) continue;
      const twice = lines.find((line, at) => lines.indexOf(line) !== at);
      return `seat ${seat} is offered "${twice}" twice`;
    }
    return null;
  },
};

/** Asking for every reason at every state would cost more than playing, so most states ask for a few. */
const ASKED_AT_EVERY_STATE = 3;

function refusedOffer(situation: Situation, count: number): string | null {
  const { rules, state } = situation;
  for (const seat of deciders(state)) {
    const { actions } = situation.offers(seat);
    const asked = count >= actions.length ? actions : pick(situation.random('asked'), actions, count);
    for (const action of asked) {
      const refusal = rules.whyNot(state, seat, action);
      if (refusal !== null) {
        return `seat ${seat} is offered "${rules.notation.write(action)}", which whyNot refuses by ${refusal.rule}`;
      }
    }
  }
  return null;
}

export const offersAreNotRefused: Check = {
  name: 'offer-refused',
  moment: 'every',
  run: (situation) => refusedOffer(situation, ASKED_AT_EVERY_STATE),
};

export const noOfferIsRefused: Check = {
  name: 'offer-refused',
  moment: 'sampled',
  run: (situation) => refusedOffer(situation, Number.POSITIVE_INFINITY),
};

/** Whoever asks for one kind of actions misses none of them, and gets none that is not on the list. */
export const offersOfAKind: Check = {
  name: 'offers-of-a-kind',
  moment: 'sampled',
  run(situation) {
    const { rules, state } = situation;
    for (const seat of deciders(state)) {
      const { actions } = situation.offers(seat);
      for (const kind of new Set(actions.map((action) => action.kind))) {
        const ofKind = (list: readonly Action[]): string =>
          list
            .filter((action) => action.kind === kind)
            .map((action) => rules.notation.write(action))
            .join(', ');
        const [whole, asked] = [ofKind(actions), ofKind(rules.legal(state, seat, kind))];
        if (whole !== asked) return `seat ${seat} is offered "${whole}", and "${asked}" by the kind ${kind}`;
      }
    }
    return null;
  },
};

/** After the end nobody is offered anything. */
export const nothingAfterTheEnd: Check = {
  name: 'after-the-end',
  moment: 'end',
  run(situation) {
    if (!isOver(situation.state)) return 'the game stopped before it was over';
    const seat = situation.seats.find((each) => situation.offers(each).actions.length > 0);
    return seat === undefined
      ? null
      : `the game is over and seat ${seat} is offered "${situation.offers(seat).lines[0]}"`;
  },
};
