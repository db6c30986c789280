import { expect, test } from 'vitest';
import { deciders, type Rules, readOptions } from '../src/index.ts';
import { History } from '../src/table/history.ts';
import { type BazaarAction, type BazaarState, bazaar } from './bazaar/index.ts';
import { MARKET_DAY } from './positions.ts';

const EVERY = 4;
const HOPS = 12;

test('a way back around all snapshots is walked once, not each time somebody looks there', () => {
  const own = bazaar.rules(readOptions(bazaar.options, MARKET_DAY));
  let applied = 0;
  const rules: Rules<BazaarState, BazaarAction> = {
    ...own,
    apply: (state, seat, action, listener) => {
      applied += 1;
      own.apply(state, seat, action, listener);
    },
  };
  const history = new History(rules, 'market day', { snapshotEvery: EVERY, log: 'values' });
  const act = (): void => {
    const [seat] = deciders(history.state);
    const line = rules.notation.write(rules.legal(history.state, seat)[0]);
    expect(history.rebuild({ kind: 'action', seat, line })).toBeNull();
  };
  // Every entry with a snapshot is gone back on, so that no way to a later point leads over it.
  for (let hop = 0; hop < HOPS; hop++) {
    while (history.length % EVERY !== 0 || history.length === EVERY * hop) act();
    expect(history.rebuild({ kind: 'back', to: history.length - 1, by: 0 })).toBeNull();
  }
  const walk = (point: number): number => {
    const before = applied;
    history.stateAt(point);
    return applied - before;
  };
  for (let point = 0; point < history.length; point++) {
    expect(walk(point), `${point}`).toBeLessThanOrEqual(2 * EVERY);
  }
});
