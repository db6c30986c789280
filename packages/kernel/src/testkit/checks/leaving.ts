/** A seat that left for good owes nothing ever again, loses nothing of the game, and nobody waits for it. */
import type { GameState, Seat } from '../../contract/game.ts';
import type { LogEvent } from '../../contract/log.ts';
import { hasLeft, leave, remaining } from '../../engine/leaving.ts';
import { isOver, tableIsNext } from '../../engine/obligations.ts';
import { standingsOf } from '../../engine/standings.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import { pick, type Situation } from '../situation.ts';
import { LONGEST_RUN_OF_THE_TABLE } from '../walk.ts';

/** What somebody who left still owes: anywhere on the stack counts, for the game would come to it. */
function stillOwed({ pending, aside, gone }: GameState): string | null {
  const owed = [...pending.flat(), ...aside].find(({ seat }) => gone?.includes(seat) === true);
  return owed === undefined ? null : `seat ${owed.seat} left for good and owes ${owed.kind}`;
}

export const goneOweNothing: Check = {
  name: 'gone-owes',
  moment: 'every',
  run: ({ state }) => stillOwed(state),
};

/** Pieces and numbers after somebody left, against those that the game has. */
function lost({ rules, playing }: Situation, state: GameState, seats: readonly Seat[]): string | null {
  const pieces = difference(playing.components, rules.components(state));
  if (pieces !== null) return `pieces after set-up and now: ${pieces}`;
  for (const seat of seats) {
    for (const [name, count] of Object.entries(rules.counts(state, seat)))
      if (!(count >= 0)) return `seat ${seat} has ${count} ${name}`;
  }
  return null;
}

/** Lets the table go on; whether it comes to rest. */
function comesToRest({ rules }: Situation, state: GameState): boolean {
  for (let step = 0; tableIsNext(state); step++) {
    if (step > LONGEST_RUN_OF_THE_TABLE) return false;
    rules.run(state);
  }
  return true;
}

/** A seat leaves a state, which is changed by it; says what is wrong then. */
function wrongAfterLeaving(situation: Situation, state: GameState, seat: Seat): string | null {
  const { rules, seats } = situation;
  const events: LogEvent[] = [];
  leave(rules, state, seat, (event) => events.push(event));
  if (!hasLeft(state, seat)) return 'the state does not say so';
  if (!events.some(({ readers, seat: whose }) => readers === 'all' && whose === seat))
    return 'nobody is told of it';
  const wrong = stillOwed(state) ?? lost(situation, state, seats);
  if (wrong !== null) return wrong;
  if (!comesToRest(situation, state)) return 'the table steps on and on';
  return stillOwed(state) ?? lost(situation, state, seats);
}

export const leavingIsSound: Check = {
  name: 'leaving',
  moment: 'sampled',
  run(situation) {
    const { rules, state, seats } = situation;
    for (const seat of remaining(state, seats.length)) {
      const wrong = wrongAfterLeaving(situation, rules.clone(state), seat);
      if (wrong !== null) return `seat ${seat} leaves for good: ${wrong}`;
    }
    return null;
  },
};

/** One after the other, in any order, until nobody is left: then the game is over, and the places are still given. */
export const everybodyLeaves: Check = {
  name: 'everybody-left',
  moment: 'sampled',
  run(situation) {
    const { rules, seats } = situation;
    const state = rules.clone(situation.state);
    const leaving = pick(situation.random('leaving'), remaining(state, seats.length), seats.length);
    for (const seat of leaving) {
      if (isOver(state)) return null;
      const wrong = wrongAfterLeaving(situation, state, seat);
      if (wrong !== null) return `${leaving.join(', ')} leave one after the other, seat ${seat}: ${wrong}`;
    }
    if (!isOver(state)) return 'everybody has left and the game is not over';
    return standingsOf(rules.outcome(state))[0]?.rank === 1
      ? null
      : 'everybody has left and nobody has the first place';
  },
};
