/** What the page says that an action answers, by the view alone, is what the rules take it for. */
import { games } from '@guildhall/games/all';
import {
  answeredBy,
  deciders,
  type GameState,
  owed,
  type Rules,
  randomFrom,
  rulesOf,
  type Seat,
  settle,
} from '@guildhall/kernel';
import { optionSets } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';

/** Games with each set of options. */
const GAMES_EACH = 10;

/** Looks at every legal action of a seat; returns how many of them took something away that the seat owed. */
function checkAnswers(rules: Rules, state: GameState, seat: Seat): number {
  const view = rules.view(state, seat);
  const before = owed(state, seat).map(({ id }) => id);
  let answers = 0;
  for (const action of rules.legal(state, seat)) {
    const line = `${rules.notation.write(action)} where ${before} are owed`;
    const answered = answeredBy(rules, view, seat, action)?.id;
    expect(before, line).toContain(answered);
    const after = rules.clone(state);
    rules.apply(after, seat, action);
    const left = new Set([...after.pending.flat(), ...after.aside].map(({ id }) => id));
    const gone = before.filter((id) => !left.has(id));
    if (gone.length === 0) continue;
    expect(gone, line).toContain(answered);
    answers += 1;
  }
  return answers;
}

/** Plays one game at random; returns how many actions were looked at where a seat owed more than one thing. */
function playChecked(rules: Rules, seed: string): number {
  const random = randomFrom(seed);
  const state = rules.setup(seed);
  settle(rules, state);
  let answers = 0;
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const seat = seats[random.below(seats.length)];
    if (owed(state, seat).length > 1) answers += checkAnswers(rules, state, seat);
    const legal = rules.legal(state, seat);
    rules.apply(state, seat, legal[random.below(legal.length)]);
    settle(rules, state);
  }
  return answers;
}

test('in games with all kinds of options', { timeout: 120_000 }, () => {
  const answers = [...games.values()].map(({ game }) => {
    let found = 0;
    for (const [set, options] of optionSets(game).entries()) {
      const rules = rulesOf(game, options);
      for (let at = 0; at < GAMES_EACH; at++) found += playChecked(rules, `answered ${set} ${at}`);
    }
    return found;
  });
  // In some games a seat never owes two things at once, and there is nothing to tell apart.
  expect(Math.max(...answers), `${answers}`).toBeGreaterThan(50);
});
