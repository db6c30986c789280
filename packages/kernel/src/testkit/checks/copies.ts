/** States, views and actions are plain data; copies are copies. */
import type { GameState, Rules } from '../../contract/game.ts';
import { deciders, isOver, tableIsNext } from '../../engine/obligations.ts';
import { canonicalJson, NotPlainData } from '../../engine/state-hash.ts';
import type { Check } from '../check.ts';
import { difference } from '../difference.ts';
import { pick, type Situation } from '../situation.ts';

/** `canonicalJson` refuses what JSON would drop or change; the comparison finds the rest, such as -0. */
function throughJson(value: unknown): string | null {
  try {
    return difference(value, JSON.parse(canonicalJson(value)));
  } catch (error) {
    if (error instanceof NotPlainData) return error.message;
    throw error;
  }
}

export const plainData: Check = {
  name: 'plain-data',
  moment: 'sampled',
  run(situation) {
    const { rules, state, seats } = situation;
    const inState = throughJson(state);
    if (inState !== null) return `the state does not survive JSON: ${inState}`;
    const viewer = [...seats, null][situation.random('viewer').below(seats.length + 1)];
    const inView = throughJson(rules.view(state, viewer));
    return inView === null ? null : `the view of ${viewer ?? 'a spectator'} does not survive JSON: ${inView}`;
  },
};

/** A state that came out of a file plays on like the one that went in. */
export const playsOnAfterJson: Check = {
  name: 'plain-data',
  moment: 'sampled',
  run(situation) {
    const { rules, state } = situation;
    const kept = rules.clone(state);
    const read = JSON.parse(JSON.stringify(state)) as GameState;
    const before = playOn(situation, kept, 3);
    const after = playOn(situation, read, 3);
    const found = difference(before, after) ?? difference(kept, read);
    return found === null ? null : `a state and its JSON play on differently: ${found}`;
  },
};

export const notation: Check = {
  name: 'notation',
  moment: 'sampled',
  run(situation) {
    const { rules, state } = situation;
    for (const seat of deciders(state)) {
      const { actions, lines } = situation.offers(seat);
      for (let at = 0; at < actions.length; at++) {
        const line = lines[at];
        if (line.trim() !== line || line === '' || /[\n;]/.test(line)) return `"${line}" is no tidy line`;
        for (const typed of [line, `  ${line.toUpperCase().replaceAll(' ', '  ')} `, line.toLowerCase()]) {
          const read = rules.notation.read(typed);
          if (read === null) return `"${typed}" is not understood`;
          const found = difference(actions[at], read);
          if (found !== null) return `"${typed}" is read as another action: ${found}`;
        }
      }
    }
    return null;
  },
};

const MOVES_ON_A_COPY = 12;

/** Sharing shows when the copy is played on, so it is. */
export const clone: Check = {
  name: 'clone',
  moment: 'sampled',
  run(situation) {
    const { rules, state } = situation;
    const before = JSON.parse(JSON.stringify(state)) as GameState;
    const copy = rules.clone(state);
    const unlike = difference(state, copy);
    if (unlike !== null) return `a state and its clone: ${unlike}`;
    playOn(situation, copy, MOVES_ON_A_COPY);
    const touched = difference(before, state);
    return touched === null ? null : `playing on a clone changed the state: ${touched}`;
  },
};

/** A view is the viewer's own: nothing that happens to it reaches the state. */
export const looking: Check = {
  name: 'looking',
  moment: 'sampled',
  run({ rules, state, seats }) {
    const before = JSON.parse(JSON.stringify(state)) as GameState;
    for (const viewer of [...seats, null]) spoil(rules.view(state, viewer));
    const shared = difference(before, state);
    if (shared !== null) return `changing a view changed the state: ${shared}`;
    for (const seat of seats) {
      rules.legal(state, seat);
      rules.counts(state, seat);
      rules.estimate?.(state, seat);
    }
    rules.components(state);
    rules.outcome(state);
    rules.where(state);
    const touched = difference(before, state);
    return touched === null ? null : `looking changed the state: ${touched}`;
  },
};

/** Changes every list that is not inside a record; records (obligations, say) may be shared, being readonly. */
function spoil(view: GameState): void {
  const lengthen = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    for (const inner of value) lengthen(inner);
    value.push(null);
  };
  for (const value of Object.values(view)) lengthen(value);
  view.chance.draws += 1;
}

/** Plays a few random moves, the steps of the table among them; returns the lines. */
function playOn(situation: Situation, state: GameState, moves: number): string[] {
  const { rules } = situation;
  const random = situation.random('play on');
  const lines: string[] = [];
  for (let move = 0; move < moves && !isOver(state); move++) {
    if (tableIsNext(state)) {
      rules.run(state);
      continue;
    }
    lines.push(...moveOf(rules, state, pick(random, deciders(state), 1)[0], random.below(1 << 20)));
  }
  return lines;
}

function moveOf(rules: Rules, state: GameState, seat: number, choice: number): string[] {
  const actions = rules.legal(state, seat);
  if (actions.length === 0) return [];
  const action = actions[choice % actions.length];
  rules.apply(state, seat, action);
  return [`${seat} ${rules.notation.write(action)}`];
}
