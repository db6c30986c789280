/** Simultaneous effects of one action: the seat answers them in the order it likes. */
import type { Obligation, ObligationKind, State } from './state.ts';

const JOINABLE: ReadonlySet<ObligationKind> = new Set<ObligationKind>([
  'favour',
  'town',
  'crown',
  'tileSteps',
  'ordain',
  'terraform',
]);

/** Adds a choice to the open group of choices, which nobody but the acting seat can have, or opens one. */
export function addChoice(state: State, choice: Obligation): void {
  const top = state.pending[state.pending.length - 1];
  if (JOINABLE.has(top[0].kind)) top.push(choice);
  else state.pending.push([choice]);
}
