// How often the idea area of Inventions is empty, and how often that matters.
import { openGroup } from '@guildhall/kernel';
import type { Action, State } from '../rules/index.ts';

/** The last three rounds: twelve turns of four players. */
const LAST_ROUNDS = 3;

export class IdeaArea {
  turns = 0;
  emptyTurns = 0;
  /** Citizens called home, by calling specialists or for a token. */
  calls = 0;
  /** Those whose type the player chose, because neither the region nor the area had a card. */
  freeCalls = 0;

  /** To be called before each decision. */
  lookAt(state: State, rounds: number): void {
    const owed = openGroup(state)[0];
    if (owed.kind !== 'turn' || owed.acted || state.round <= rounds - LAST_ROUNDS) return;
    this.turns += 1;
    if (state.ideas.length === 0) this.emptyTurns += 1;
  }

  /** To be called before each action is applied. */
  count(state: State, action: Action): void {
    if (action.kind !== 'call' && action.kind !== 'influence') return;
    this.calls += 1;
    if (state.ideas.length === 0 && state.regions[action.region].card < 0) this.freeCalls += 1;
  }
}

/** The section of the page. */
export function describeIdeaArea(areas: readonly IdeaArea[]): string {
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  const row = (what: string, of: (area: IdeaArea) => string): string =>
    `| ${what} | ${areas.map(of).join(' | ')} |`;
  return [
    '## The idea area',
    [
      '|  | random | steady |',
      '|---|--:|--:|',
      row('of the last 12 turns begin with an empty area', ({ turns, emptyTurns }) =>
        ((12 * emptyTurns) / turns).toFixed(1),
      ),
      row('calls whose type is chosen freely for want of cards', ({ calls, freeCalls }) =>
        share(freeCalls, calls),
      ),
    ].join('\n'),
  ].join('\n\n');
}
