/** A copy of a state is a state of its own: whoever plays on in one changes nothing in the other. */
import { type Action, type GameState, type Rules, randomFrom } from '@guildhall/kernel';
import { sharedObjects } from '@guildhall/kernel/testkit';
import { expect, test } from 'vitest';

interface Busy<S extends GameState> {
  readonly rules: Rules<S, Action>;
  readonly state: S;
}

interface CopyParts<S extends GameState> {
  /** A state in which no list is empty, and which a seat has left. */
  busy(): Busy<S>;
  /** What a view hides and a deal makes up, as it should compare. */
  readonly hidden?: Partial<S>;
  /** Members that a state has only sometimes, besides `gone`. */
  readonly optional?: readonly (keyof S)[];
}

export function testCopies<S extends GameState>({ busy, hidden, optional = [] }: CopyParts<S>): void {
  const open = (state: S) => ({ ...state, chance: null, ...hidden });

  test('a clone has equal values and shares none of them', () => {
    const { rules, state } = busy();
    const clone = rules.clone(state);
    expect(clone).toEqual(state);
    expect(sharedObjects(state, clone)).toEqual([]);
  });

  test('neither a view nor what is dealt anew from it shares anything', () => {
    const { rules, state } = busy();
    const view = rules.view(state, 0);
    expect(sharedObjects(state, view)).toEqual([]);
    expect(open(view)).toEqual(open(state));
    expect(view.chance.key).toBeNull();
    const dealt = rules.determinize(view, randomFrom('copies'));
    expect(sharedObjects(view, dealt)).toEqual([]);
    expect(open(dealt)).toEqual(open(view));
    expect(dealt.chance.key).not.toBeNull();
  });

  test('a copy has nothing that the state does not have', () => {
    const { rules, state } = busy();
    for (const name of ['gone' as const, ...optional]) delete state[name];
    const clone = rules.clone(state);
    expect(['gone', ...optional].filter((name) => Object.hasOwn(clone, name))).toEqual([]);
  });
}
