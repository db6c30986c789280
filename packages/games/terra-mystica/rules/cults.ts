/** The four cult tracks, their power, their top spaces, and the priests sent to them. */
import { discharge, nextId, toAll } from '@guildhall/kernel';
import { freePlace, gainPower } from '../../terra/index.ts';
import { CULTS } from '../data/types.ts';
import { type ActionOf, ofKind } from './actions.ts';
import { addChoice } from './choices.ts';
import type { HandlerOf, TurnActionOf } from './handlers.ts';
import type { Check, TmRule } from './rule-ids.ts';
import type { Listener, Ruleset } from './ruleset.ts';
import { NONE, type Obligation, type State } from './state.ts';

/** What steps of a seat on a track would lead to, with keys that it has or gets. */
type Foresight = (
  g: Ruleset,
  state: State,
  seat: number,
  cult: number,
  steps: number,
  moreKeys: number,
) => boolean;

/** Whether a seat's steps would lead onto the free top space of a track, with keys it has or gets. */
const wouldTop: Foresight = (g, state, seat, cult, steps, moreKeys) => {
  const player = state.players[seat];
  return (
    state.cultTop[cult] === NONE &&
    player.keys + moreKeys > 0 &&
    player.cults[cult] + steps >= g.tables.cults.top
  );
};

/**
 * Whether steps would snatch a top space that somebody's owed step could take. Only with answers at leisure can
 * a step be owed while others act.
 */
export const wouldRace: Foresight = (g, state, seat, cult, steps, moreKeys) => {
  if (!wouldTop(g, state, seat, cult, steps, moreKeys)) return false;
  return state.aside.some(
    (owed) =>
      owed.kind === 'leechStep' && owed.seat !== seat && wouldTop(g, state, owed.seat, cult, owed.steps, 0),
  );
};

/** Moves a seat up a track. The top space takes one player only and a key; without them the way ends below it. */
export function advanceCult(
  g: Ruleset,
  state: State,
  seat: number,
  cult: number,
  steps: number,
  listener?: Listener,
): void {
  const player = state.players[seat];
  const { top, power } = g.tables.cults;
  const before = player.cults[cult];
  let after = Math.min(before + steps, top);
  if (after === top && before < top) {
    if (wouldTop(g, state, seat, cult, steps, 0)) {
      player.keys -= 1;
      state.cultTop[cult] = seat;
    } else {
      after = top - 1;
    }
  }
  player.cults[cult] = after;
  let gained = 0;
  for (let space = before + 1; space <= after; space++) gained += power[space];
  gainPower(player, gained);
  if (after > before) {
    listener?.(
      toAll('cultAdvanced', seat, { cult: CULTS[cult], steps: after - before, space: after, power: gained }),
    );
  }
}

/** Steps on all tracks at once; where keys are too few for all top spaces in reach, the seat chooses. */
export function stepOnEveryTrack(
  g: Ruleset,
  state: State,
  seat: number,
  steps: number,
  listener?: Listener,
): void {
  const tracks = [...state.cultTop.keys()];
  const topping = tracks.filter((cult) => wouldTop(g, state, seat, cult, steps, 0));
  const mustChoose = topping.length > state.players[seat].keys;
  for (const cult of tracks) {
    if (!mustChoose || !topping.includes(cult)) advanceCult(g, state, seat, cult, steps, listener);
  }
  if (mustChoose) addChoice(state, { kind: 'crown', id: nextId(state), seat, steps, tracks: topping });
}

export const crown = {
  ownTurn: true,
  candidates(g, _state, owed, out) {
    for (const cult of owed.tracks) out.push(g.catalogue.step[cult]);
  },
  check(_g, _state, owed, action) {
    if (action.kind !== 'step') return 'TM-TURN-FINISH-FIRST';
    return owed.tracks.includes(action.cult) ? null : 'TM-CULT-TOP-CHOICE';
  },
  apply(g, state, owed, action, listener) {
    const chosen = ofKind(action, 'step').cult;
    advanceCult(g, state, owed.seat, chosen, owed.steps, listener);
    owed.tracks.splice(owed.tracks.indexOf(chosen), 1);
    if (state.players[owed.seat].keys > 0) return;
    discharge(state, owed);
    for (const cult of owed.tracks) advanceCult(g, state, owed.seat, cult, owed.steps, listener);
  },
} satisfies HandlerOf<'crown'>;

function stepHandler(ownTurn: boolean, otherwise: TmRule) {
  return {
    ownTurn,
    candidates(g, _state, _owed, out) {
      out.push(...g.catalogue.step);
    },
    check(g, state, owed, action) {
      if (action.kind !== 'step') return otherwise;
      return wouldRace(g, state, owed.seat, action.cult, owed.steps, 0) ? 'TM-CULT-RACE' : null;
    },
    apply(g, state, owed, action, listener) {
      const { cult } = ofKind(action, 'step');
      discharge<Obligation>(state, owed);
      advanceCult(g, state, owed.seat, cult, owed.steps, listener);
    },
  } satisfies HandlerOf<'cultStep' | 'leechStep'>;
}

/** Steps of a special action. */
export const cultStep = stepHandler(true, 'TM-TURN-FINISH-FIRST');

/** The cultists' step after somebody took power from them: owed outside of their turn. */
export const leechStep = stepHandler(false, 'TM-CULTISTS');

/** A priest on a place stays for good; one sent for the single step goes back to the supply. */
export const send = {
  legal(g, state, seat, out) {
    if (state.players[seat].priests < 1) return;
    for (const track of g.catalogue.send)
      for (const steps of g.sendSteps)
        if (checkSend(g, state, seat, track[steps]) === null) out.push(track[steps]);
  },
  check: checkSend,
  apply(g, state, seat, { cult, steps }, listener) {
    const player = state.players[seat];
    const { places, stepsWithoutPlace } = g.tables.cults;
    player.priests -= 1;
    const stays = steps !== stepsWithoutPlace;
    if (stays) {
      const taken = state.cultPlaces[cult];
      taken[freePlace(places, taken, steps)] = seat;
      player.priestsSent += 1;
    }
    listener?.(toAll('priestSent', seat, { cult: CULTS[cult], steps, stays }));
    advanceCult(g, state, seat, cult, steps, listener);
  },
} satisfies TurnActionOf<'send'>;

function checkSend(g: Ruleset, state: State, seat: number, { cult, steps }: ActionOf<'send'>): Check {
  if (state.players[seat].priests < 1) return 'TM-PRIEST-NONE';
  const { places, stepsWithoutPlace } = g.tables.cults;
  if (steps !== stepsWithoutPlace) {
    if (!places.includes(steps)) return 'TM-PRIEST-SEND';
    if (freePlace(places, state.cultPlaces[cult], steps) === NONE) return 'TM-PRIEST-PLACE-TAKEN';
  }
  return wouldRace(g, state, seat, cult, steps, 0) ? 'TM-CULT-RACE' : null;
}
