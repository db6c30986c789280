/** Answers the questions of a review, each from its view alone: the same question has the same answer. */
import { type Action, decisionsOf, type GameState, hashOf, type Rules, randomFrom } from '@guildhall/kernel';
import { BudgetMeter } from '../budget.ts';
import { evaluatorFor } from '../evaluate.ts';
import { think } from '../levels.ts';
import { DEPTHS } from './depth.ts';
import type { Answer, GameQuestion, Judgement, PlayedGame, Question, TurnQuestion } from './question.ts';
import { weigh } from './weigh.ts';

const NO_LIMIT = Number.POSITIVE_INFINITY;

/** The answer. When the task was cancelled on the way, it must be dropped. */
export function answer<Q extends Question>(
  rules: Rules,
  question: Q,
  isCancelled: () => boolean = () => false,
): Answer<Q> {
  const given: Judgement | PlayedGame =
    question.kind === 'turn' ? judge(rules, question, isCancelled) : play(rules, question, isCancelled);
  return given as Answer<Q>;
}

function judge<S extends GameState, A extends Action>(
  rules: Rules<S, A>,
  { view, seat, lines, depth: name, seed }: Omit<TurnQuestion, 'view'> & { readonly view: GameState },
  isCancelled: () => boolean,
): Judgement {
  if (view.chance.key !== null) throw new Error('a turn is judged by a view, never by the full state');
  const depth = DEPTHS[name];
  const random = randomFrom(`${seed} ${seat} ${hashOf(view)}`);
  const meter = new BudgetMeter({ iterations: depth.iterations, milliseconds: NO_LIMIT }, isCancelled);
  const search = { rules, meter, evaluate: evaluatorFor(rules, random) };
  const played = lines.length === 0 ? null : lines.map((line) => actionOf(rules, line));
  // Views and states of a game have one shape.
  return weigh({ search, view: view as S, seat, random, depth, played });
}

function actionOf<S extends GameState, A extends Action>({ notation }: Rules<S, A>, line: string): A {
  const action = notation.read(line);
  if (action === null) throw new Error(`"${line}" is no action`);
  return action;
}

function play(rules: Rules, { view, depth, seed }: GameQuestion, isCancelled: () => boolean): PlayedGame {
  const state = rules.determinize(view, randomFrom(`${seed} ${hashOf(view)}`));
  const budget = { iterations: DEPTHS[depth].gameIterations, milliseconds: NO_LIMIT };
  for (const [seat] of decisionsOf(rules, state)) {
    if (isCancelled()) break;
    const seen = rules.view(state, seat);
    const { actions } = think(rules, { view: seen, seat, level: 'steady', seed, budget, isCancelled });
    for (const action of actions) rules.apply(state, seat, action);
  }
  const { totals, sources } = rules.outcome(state);
  return { totals, sources };
}
